import {
  ClockHost,
  type ClockModule,
  fixedTime,
  systemTime,
  type TimeSource,
} from '@found-time/clock-runtime'
import { createRoot, type Root } from 'react-dom/client'
import { Boundary } from './boundary'
import { loadClock } from './load'
import { readSettings, type Settings } from './settings'

/** Its own rules stay inside its shadow root, where the page's do not reach. A page may give it any size. */
const CSS = `
:host{display:block!important;aspect-ratio:16/10;overflow:hidden}
:host([hidden]){display:none!important}
div{width:100%;height:100%}
p{margin:0;padding:1em;font:1rem/1.4 system-ui,sans-serif}
`

/** Not a bubbling event, like the `error` of an image. */
export type ClockErrorEvent = ErrorEvent

// In Node there are no elements; importing there does nothing.
const Base = (globalThis.HTMLElement ?? class {}) as typeof HTMLElement

/**
 * `<found-time-clock>`: a clock by its date.
 *
 * - `src-date`: which clock, `yy-mm-dd`
 * - `time-zone`: IANA name; the visitor's own when left out
 * - `hour-cycle`: `24` (the default) or `12`
 * - `paused`: stands still while present
 * - `at`: a moment to stand at, `2025-04-13T10:08:42Z`; the machine's time when left out
 *
 * Tells of itself with `load` and `error`; after an error it shows what was wrong.
 * @example <found-time-clock src-date="25-04-13" time-zone="Asia/Tokyo"></found-time-clock>
 */
export class FoundTimeClock extends Base {
  static readonly observedAttributes = ['src-date', 'time-zone', 'hour-cycle', 'paused', 'at']

  #root: Root | undefined
  #box: HTMLElement | undefined
  #queued = false
  #shown: { date: string; clock: ClockModule } | undefined
  #source: { atMs: number | undefined; source: TimeSource } = { atMs: undefined, source: systemTime }

  connectedCallback() {
    this.#queue()
  }

  disconnectedCallback() {
    this.#queue()
  }

  attributeChangedCallback() {
    this.#queue()
  }

  /** Once for all changes of a moment; an element that is moved leaves and comes back within one. */
  #queue() {
    if (this.#queued) return
    this.#queued = true
    queueMicrotask(() => {
      this.#queued = false
      if (this.isConnected) this.#update()
      else this.#leave()
    })
  }

  async #update() {
    let settings: Settings
    try {
      settings = readSettings((name) => this.getAttribute(name))
    } catch (error) {
      return this.#fail(error)
    }
    const { date } = settings
    if (this.#shown?.date === date) return this.#render(settings, this.#shown.clock)
    try {
      const clock = await loadClock(date)
      if (!this.isConnected || this.getAttribute('src-date') !== date) return
      this.#shown = { date, clock }
      this.#update()
      this.dispatchEvent(new Event('load'))
    } catch (error) {
      if (this.isConnected && this.getAttribute('src-date') === date) this.#fail(error)
    }
  }

  #render({ date, timeZone, hourCycle, paused, atMs }: Settings, { default: Clock }: ClockModule) {
    if (this.#source.atMs !== atMs) {
      this.#source = { atMs, source: atMs === undefined ? systemTime : fixedTime(atMs) }
    }
    this.#reactRoot().render(
      <Boundary key={date} onError={(error) => this.#fail(error)}>
        <ClockHost
          source={this.#source.source}
          timeZone={timeZone}
          hourCycle={hourCycle}
          paused={paused}
          mode="embed"
        >
          <Clock />
        </ClockHost>
      </Boundary>,
    )
  }

  #reactRoot(): Root {
    if (this.#root) return this.#root
    const shadow = this.shadowRoot ?? this.attachShadow({ mode: 'open' })
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(CSS)
    shadow.adoptedStyleSheets = [sheet]
    this.#box = document.createElement('div')
    shadow.replaceChildren(this.#box)
    this.#root = createRoot(this.#box)
    return this.#root
  }

  #fail(error: unknown) {
    const message = error instanceof Error ? error.message : String(error)
    this.#shown = undefined
    this.#reactRoot().render(<p>{message}</p>)
    this.dispatchEvent(new ErrorEvent('error', { error, message: `found-time-clock: ${message}` }))
  }

  #leave() {
    this.#root?.unmount()
    this.#root = undefined
    this.#shown = undefined
    this.#box?.remove()
    if (this.shadowRoot) this.shadowRoot.adoptedStyleSheets = []
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'found-time-clock': FoundTimeClock
  }
}
