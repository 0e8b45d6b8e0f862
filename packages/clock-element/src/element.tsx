import {
  adoptStyles,
  ClockHost,
  type ClockModule,
  fixedTime,
  offsetTime,
  spokenTime,
  systemTime,
  type TimeSource,
  useClockTime,
  useHostSettings,
} from '@found-time/clock-runtime'
import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { loadClock } from './load'
import { ATTRIBUTES, readSettings, type Settings } from './settings'
import type { Months } from './types'

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

/** What stands in the shadow root. */
interface Scene {
  /** The clock's date; nothing for what is said of a failure. */
  readonly date: string | undefined
  readonly root: Root
  readonly close: () => void
}

const sourceFrom = (atMs: number | undefined, standing: boolean): TimeSource => {
  if (atMs === undefined) return systemTime
  return standing ? fixedTime(atMs) : offsetTime(atMs - Date.now())
}

/**
 * `<found-time-clock>`: a clock by its date.
 *
 * Its attributes are those of `FoundTimeClockAttributes`.
 *
 * As a property alone, for it holds functions:
 *
 * - `months`: packages of clocks by month, `yy-mm`, beside those that come with the element
 *
 * Tells of itself with `load` and `error`; after an error it shows what was wrong, and the plain time where it was the
 * clock that failed.
 * @example <found-time-clock src-date="25-04-13" time-zone="Asia/Tokyo"></found-time-clock>
 */
export class FoundTimeClock extends Base {
  static readonly observedAttributes = ATTRIBUTES

  #scene: Scene | undefined
  #queued = false
  #adopted = false
  #settings: Settings | undefined
  #loaded: { date: string; clock: ClockModule } | undefined
  #time: { atMs?: number | undefined; standing: boolean; source: TimeSource } = {
    standing: false,
    source: systemTime,
  }

  #months: Months = {}

  /**
   * Packages of clocks by their month, `yy-mm`, beside those that come with the element, and before them: anybody's, as
   * long as they export a map of dates to loaders as `clocks`. None is loaded before one of its clocks is asked for.
   * @example element.months = { '25-12': () => import('@winter/clocks-2025-12') }
   */
  get months(): Months {
    return this.#months
  }

  set months(months: Months) {
    this.#months = months
    this.#loaded = undefined
    this.#queue()
  }

  connectedCallback() {
    // What was said before the element was defined hides the property of the same name.
    if (Object.hasOwn(this, 'months')) {
      const { months } = this
      Reflect.deleteProperty(this, 'months')
      this.months = months
    }
    this.#queue()
  }

  disconnectedCallback() {
    this.#queue()
  }

  /** Style sheets and typefaces belong to a document: in another one, the clock begins anew. */
  adoptedCallback() {
    this.#adopted = true
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
      if (this.#adopted || !this.isConnected) this.#leave()
      this.#adopted = false
      if (this.isConnected) this.#update()
    })
  }

  async #update() {
    let settings: Settings | undefined
    const months = this.#months
    try {
      settings = readSettings((name) => this.getAttribute(name))
      const { date } = settings
      if (this.#loaded?.date === date) return this.#show(settings, this.#loaded.clock)
      const clock = await loadClock(date, months)
      if (!this.isConnected || this.getAttribute('src-date') !== date || this.#months !== months) return
      this.#loaded = { date, clock }
      settings = undefined // other attributes may have changed meanwhile
      settings = readSettings((name) => this.getAttribute(name))
      this.#show(settings, clock)
    } catch (error) {
      const isAsked = !settings || this.getAttribute('src-date') === settings.date
      if (this.isConnected && isAsked && this.#months === months) this.#fail(error, settings)
      return
    }
    this.dispatchEvent(new Event('load'))
  }

  /** @throws {Error} When the page takes no style sheets. */
  #show(settings: Settings, { default: Clock }: ClockModule) {
    const { date } = settings
    this.#settings = settings
    if (this.#scene?.date !== date) this.#open(date)
    this.#scene?.root.render(this.#host(settings, <Clock />))
  }

  #host({ timeZone, hourCycle, maxFps, paused, transparent, atMs }: Settings, children: ReactNode) {
    // One that is paused from the start stands at that very moment; from its first release on it goes on from there.
    const standing = paused && (this.#time.atMs !== atMs || this.#time.standing)
    if (this.#time.atMs !== atMs || this.#time.standing !== standing)
      this.#time = { atMs, standing, source: sourceFrom(atMs, standing) }
    const { source } = this.#time
    return (
      <ClockHost mode="embed" {...{ source, timeZone, hourCycle, maxFps, paused, transparent, children }} />
    )
  }

  /** Each clock has a React root of its own: what it throws while it goes does not meet the next one. */
  #open(date?: string) {
    this.#close()
    const shadow = this.shadowRoot ?? this.attachShadow({ mode: 'open' })
    const box = this.ownerDocument.createElement('div')
    shadow.append(box)
    let letGo = () => {}
    try {
      letGo = adoptStyles(box, [CSS])
    } catch (error) {
      // Without styles of its own, a message can be read; a clock cannot.
      if (date !== undefined) {
        box.remove()
        throw error
      }
    }
    const root = createRoot(box, {
      onUncaughtError: (error) => {
        // React is still at work on this root.
        queueMicrotask(() => {
          if (this.#scene === scene && date !== undefined) this.#fail(error, this.#settings)
          else reportError(error)
        })
      },
    })
    const scene: Scene = {
      date,
      root,
      close() {
        root.unmount()
        box.remove()
        letGo()
      },
    }
    this.#scene = scene
  }

  #close() {
    const scene = this.#scene
    this.#scene = undefined
    scene?.close()
  }

  /** @param settings - What was asked, where that was understood and it was the clock that failed. */
  #fail(error: unknown, settings?: Settings) {
    const message = messageOf(error)
    this.#loaded = undefined
    this.#open()
    this.#scene?.root.render(
      <>
        <p>{message}</p>
        {settings && <p>{this.#host(settings, <PlainTime />)}</p>}
      </>,
    )
    this.dispatchEvent(new ErrorEvent('error', { error, message: `found-time-clock: ${message}` }))
  }

  #leave() {
    this.#loaded = undefined
    this.#close()
  }
}

/** Still a clock when the day's has failed. */
function PlainTime() {
  const time = useClockTime('minute')
  const { hourCycle } = useHostSettings()
  return <time dateTime={spokenTime(time, 24)}>{spokenTime(time, hourCycle)}</time>
}

/** Anything can be thrown, `null` and what has no text among it. */
function messageOf(error: unknown): string {
  try {
    return error instanceof Error ? String(error.message) : `The clock failed: ${error}`
  } catch {
    return 'The clock failed.'
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'found-time-clock': FoundTimeClock
  }
}
