import { attempt } from './report'

/**
 * One timer or animation frame for every clock on the page, and none while nobody can see them.
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

const drivers = new Set<Driver>()
const watchers = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined
let frame: number | undefined
let waitsForFrame = false
let lastFrameMs = 0

function rest() {
  if (timer !== undefined) clearTimeout(timer)
  if (frame !== undefined) cancelAnimationFrame(frame)
  timer = frame = undefined
  waitsForFrame = false
}

// A driver that fails leaves the others, and its own next tick, as they were.
const tick = (driver: Driver) => attempt(() => driver.tick(), undefined)
function waitOf(driver: Driver): number {
  const waitMs = attempt(() => driver.waitMs(), RETRY_MS)
  return waitMs >= 0 ? waitMs : RETRY_MS
}

const awake = () => [...drivers].filter(({ runsHidden }) => runsHidden || !document.hidden)

function wake() {
  rest()
  for (const look of [...watchers]) look()
  for (const driver of awake()) tick(driver)
  schedule()
}

function onFrame(frameMs: number) {
  const sinceMs = frameMs - lastFrameMs
  if (sinceMs > 0 && sinceMs < SHORTEST_FRAME_MS) {
    frame = globalThis.requestAnimationFrame(onFrame)
    return
  }
  lastFrameMs = frameMs
  wake()
}

/** Wakes one driver now. */
export function wakeOne(driver: Driver) {
  tick(driver)
  schedule()
}

/** Looks again at who wants to be woken when. Call it whenever a driver's answer may have changed. */
export function schedule() {
  const waiting = awake()
  const waitMs = Math.min(...waiting.map(waitOf))
  // A frame that is on its way is not put off, however often this is asked.
  if (waitMs < FRAME_MS && waitsForFrame) return
  rest()
  if (waitMs < FRAME_MS) {
    waitsForFrame = true
    const byTimers = waiting.some(({ runsHidden }) => runsHidden)
    frame = byTimers ? undefined : globalThis.requestAnimationFrame?.(onFrame)
    timer = setTimeout(wake, frame === undefined ? FRAME_MS : FRAME_TIMEOUT_MS)
  } else if (waitMs < Number.POSITIVE_INFINITY) timer = setTimeout(wake, Math.ceil(waitMs))
}

function onVisibilityChange() {
  if (document.hidden) schedule()
  else wake()
}

export function addDriver(driver: Driver) {
  if (drivers.size === 0) document.addEventListener('visibilitychange', onVisibilityChange)
  drivers.add(driver)
  schedule()
}

export function removeDriver(driver: Driver) {
  drivers.delete(driver)
  if (drivers.size === 0) document.removeEventListener('visibilitychange', onVisibilityChange)
  schedule()
}

/**
 * Calls `look` at each waking, before the time is told: once a second at least while a clock runs that can be seen.
 * @returns How to stop.
 */
export function watchEachWaking(look: () => void): () => void {
  watchers.add(look)
  return () => void watchers.delete(look)
}
