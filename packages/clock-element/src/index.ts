import { FoundTimeClock } from './element'

export { type ClockErrorEvent, FoundTimeClock } from './element'
export type { FoundTimeClockAttributes } from './jsx'
export type { Month, Months } from './types'

// Twice on a page is no mistake: two bundles may both bring the element.
if (typeof customElements !== 'undefined' && !customElements.get('found-time-clock')) {
  customElements.define('found-time-clock', FoundTimeClock)
}
