import { attempt } from './report'

/**
 * One timer or animation frame for all clocks in a window, and none while nobody can see them.
 * It only wakes hosts: the time is read anew each time, so nothing drifts and nothing is added up.
 */
export interface Driver {
  /** Goes on where the browser calls the page hidden, and has timers alone: a host that hides a page gives no frames. */
  readonly runsHidden?: boolean
  /** Real milliseconds until it wants to be woken; `0` for the next frame, `Infinity` for not at all. */
  waitMs(): number
  tick(): void
}

/** A driver that cannot say when it wants to be woken is asked again after this long. */
const RETRY_MS = 1000

/** Shorter waits than a frame are a frame. */
export const FRAME_MS = 16

/** Screens of more than sixty frames a second show every second of theirs, or third: nobody sees the others. */
const SHORTEST_FRAME_MS = 12

/** A frame that takes longer than this is not waited for: there are hosts that give one a second, or none. */
export const FRAME_TIMEOUT_MS = 250

const watchers = new Set<() => void>()

// A driver that fails leaves the others, and its own next tick, as they were.
const tick = (driver: Driver) => attempt(() => driver.tick(), undefined)
function waitOf(driver: Driver): number {
  const waitMs = attempt(() => driver.waitMs(), RETRY_MS)
  return waitMs >= 0 ? waitMs : RETRY_MS
}

/** Its window's timers and frames: a page may show a clock in another window than the one its scripts run in. */
interface Ticker {
  readonly add: (driver: Driver) => void
  readonly remove: (driver: Driver) => void
  /** Looks again at who wants to be woken when. */
  readonly schedule: () => void
}

function createTicker(view: Window): Ticker {
  const { document } = view
  const drivers = new Set<Driver>()
  let timer: number | undefined
  let frame: number | undefined
  let waitsForFrame = false
  let lastFrameMs = 0

  const rest = () => {
    if (timer !== undefined) view.clearTimeout(timer)
    if (frame !== undefined) view.cancelAnimationFrame(frame)
    timer = frame = undefined
    waitsForFrame = false
  }

  const awake = () => [...drivers].filter(({ runsHidden }) => runsHidden || !document.hidden)

  const wake = () => {
    rest()
    for (const look of [...watchers]) look()
    for (const driver of awake()) tick(driver)
    schedule()
  }

  const onFrame = (frameMs: number) => {
    const sinceMs = frameMs - lastFrameMs
    if (sinceMs > 0 && sinceMs < SHORTEST_FRAME_MS) {
      frame = view.requestAnimationFrame(onFrame)
      return
    }
    lastFrameMs = frameMs
    wake()
  }

  const schedule = () => {
    const waiting = awake()
    const waitMs = Math.min(...waiting.map(waitOf))
    // A frame that is on its way is not put off, however often this is asked.
    if (waitMs < FRAME_MS && waitsForFrame) return
    rest()
    if (waitMs < FRAME_MS) {
      waitsForFrame = true
      const byTimers = waiting.some(({ runsHidden }) => runsHidden)
      frame = byTimers ? undefined : view.requestAnimationFrame?.(onFrame)
      timer = view.setTimeout(wake, frame === undefined ? FRAME_MS : FRAME_TIMEOUT_MS)
    } else if (waitMs < Number.POSITIVE_INFINITY) timer = view.setTimeout(wake, Math.ceil(waitMs))
  }

  const onVisibilityChange = () => {
    if (document.hidden) schedule()
    else wake()
  }

  return {
    add(driver) {
      if (drivers.size === 0) document.addEventListener('visibilitychange', onVisibilityChange)
      drivers.add(driver)
      schedule()
    },
    remove(driver) {
      drivers.delete(driver)
      if (drivers.size === 0) document.removeEventListener('visibilitychange', onVisibilityChange)
      schedule()
    },
    schedule,
  }
}

const tickers = new WeakMap<Window, Ticker>()
const tickerOf = new Map<Driver, Ticker>()

/** Wakes one driver now. */
export function wakeOne(driver: Driver) {
  tick(driver)
  schedule(driver)
}

/** Looks again at when a driver wants to be woken. Call it whenever its answer may have changed. */
export function schedule(driver: Driver) {
  tickerOf.get(driver)?.schedule()
}

/**
 * Wakes a driver from now on, until it is removed; one that is woken already, in another window than before.
 * @param view - The window that shows what it drives: its timers, its frames, and rest while it is hidden.
 */
export function addDriver(driver: Driver, view: Window) {
  const ticker = tickers.get(view) ?? createTicker(view)
  tickers.set(view, ticker)
  if (tickerOf.get(driver) === ticker) return
  removeDriver(driver)
  tickerOf.set(driver, ticker)
  ticker.add(driver)
}

export function removeDriver(driver: Driver) {
  const ticker = tickerOf.get(driver)
  tickerOf.delete(driver)
  ticker?.remove(driver)
}

/**
 * Calls `look` at each waking, before the time is told: once a second at least while a clock runs that can be seen.
 * @returns How to stop.
 */
export function watchEachWaking(look: () => void): () => void {
  watchers.add(look)
  return () => void watchers.delete(look)
}
