import { FoundTimeClock } from './element'

export { type ClockErrorEvent, FoundTimeClock } from './element'
export type { Month, Months } from './load'

// Twice on a page is no mistake: two bundles may both bring the element.
if (typeof customElements !== 'undefined' && !customElements.get('found-time-clock')) {
  customElements.define('found-time-clock', FoundTimeClock)
}
