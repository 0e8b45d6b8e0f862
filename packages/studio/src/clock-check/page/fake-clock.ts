/**
 * The page's timers and frames, in the kit's hands: none runs unless the kit steps, and all are counted. Imported
 * before anything else. React's scheduler does not notice: it works with messages.
 */

const real = {
  setTimeout: window.setTimeout.bind(window),
  setInterval: window.setInterval.bind(window),
  requestAnimationFrame: window.requestAnimationFrame.bind(window),
}

interface Timer {
  readonly call: () => void
  dueMs: number
  readonly everyMs?: number
}

/** Far from the browser's own ids, which some of the page's timers still have. */
let lastId = 1_000_000
let nowMs = 0
let shiftMs = 0
let hidden = false
let ran = 0
const timers = new Map<number, Timer>()
const frames = new Map<number, FrameRequestCallback>()
const listeners = new Map<string, number>()
const observers = new Set<object>()
/** Weakly: a context holds its canvas, and that all that was around it. */
const contexts: WeakRef<WebGLRenderingContext | WebGL2RenderingContext>[] = []

const addTimer =
  (repeats: boolean) =>
  (handler: TimerHandler, delayMs?: number, ...values: unknown[]) => {
    // The development server's client keeps its connection up with these; it is no part of the page.
    if (new Error().stack?.includes('/@vite/client'))
      return repeats ? real.setInterval(handler, delayMs) : real.setTimeout(handler, delayMs)
    const call = typeof handler === 'function' ? () => handler(...values) : () => {}
    const waitMs = Math.max(1, delayMs ?? 0)
    timers.set(++lastId, { call, dueMs: nowMs + waitMs, everyMs: repeats ? waitMs : undefined })
    return lastId
  }
const removeTimer = (id?: number) => void (id !== undefined && timers.delete(id))

Object.assign(window, {
  setTimeout: addTimer(false),
  setInterval: addTimer(true),
  clearTimeout: removeTimer,
  clearInterval: removeTimer,
  requestAnimationFrame(callback: FrameRequestCallback) {
    frames.set(++lastId, callback)
    return lastId
  },
  cancelAnimationFrame: (id: number) => void frames.delete(id),
})
Object.defineProperty(document, 'hidden', { get: () => hidden })
Object.defineProperty(document, 'visibilityState', { get: () => (hidden ? 'hidden' : 'visible') })

// Listeners on what outlives a clock; those on its own elements go with them.
const { addEventListener, removeEventListener } = EventTarget.prototype
const outlives = (target: EventTarget) =>
  [window, document, document.documentElement, document.body].includes(target as never) ||
  target instanceof MediaQueryList
const registered = new WeakMap<object, Set<string>>()
const numbers = new WeakMap<object, number>()
const identity = (value: object) => {
  if (!numbers.has(value)) numbers.set(value, ++lastId)
  return numbers.get(value)
}
function count(target: EventTarget, type: string, listener: unknown, options: unknown, by: 1 | -1) {
  if (!listener || !outlives(target)) return
  const capture = typeof options === 'object' ? !!(options as EventListenerOptions)?.capture : !!options
  const key = `${type} ${capture} ${identity(listener as object)}`
  const known = registered.get(target) ?? new Set()
  registered.set(target, known)
  if (known.has(key) === (by === 1)) return
  if (by === 1) known.add(key)
  else known.delete(key)
  const name = `${target.constructor.name} ${type}`
  listeners.set(name, (listeners.get(name) ?? 0) + by)
}
EventTarget.prototype.addEventListener = function (type, listener, options) {
  count(this ?? window, type, listener, options, 1)
  return addEventListener.call(this ?? window, type, listener, options)
}
EventTarget.prototype.removeEventListener = function (type, listener, options) {
  count(this ?? window, type, listener, options, -1)
  return removeEventListener.call(this ?? window, type, listener, options)
}

for (const name of ['ResizeObserver', 'IntersectionObserver', 'MutationObserver'] as const) {
  const Observer = window[name] as unknown as new (...given: unknown[]) => ResizeObserver
  Object.assign(window, {
    [name]: class extends Observer {
      override observe(...given: Parameters<ResizeObserver['observe']>) {
        observers.add(this)
        super.observe(...given)
      }
      override disconnect() {
        observers.delete(this)
        super.disconnect()
      }
    },
  })
}

const { getContext } = HTMLCanvasElement.prototype
HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...given: unknown[]) {
  const context: unknown = getContext.apply(this, given as Parameters<typeof getContext>)
  if (context instanceof WebGL2RenderingContext || context instanceof WebGLRenderingContext) {
    if (!contexts.some((known) => known.deref() === context)) contexts.push(new WeakRef(context))
  }
  return context
} as typeof getContext

const globals = new Set(Object.keys(window))

export const fakeClock = {
  /** Wall-clock milliseconds of the simulated machine, from an origin of its own. */
  wallMs: () => nowMs + shiftMs,
  /** Lets time pass: first the timers that are due, then one animation frame, unless the page is hidden. */
  step(ms: number) {
    nowMs += ms
    for (const [id, timer] of [...timers].sort(([, a], [, b]) => a.dueMs - b.dueMs)) {
      if (timer.dueMs > nowMs || !timers.has(id)) continue
      if (timer.everyMs) timer.dueMs = nowMs + timer.everyMs
      else timers.delete(id)
      ran++
      timer.call()
    }
    if (hidden) return
    const due = [...frames.values()]
    frames.clear()
    for (const callback of due) {
      ran++
      callback(nowMs)
    }
  },
  /** Sets the machine's clock, without any time passing. */
  shift(ms: number) {
    shiftMs += ms
  },
  hide(value: boolean) {
    hidden = value
    document.dispatchEvent(new Event('visibilitychange'))
  },
  /** Waits for a frame that the browser really paints. */
  painted: () => new Promise<void>((resolve) => real.requestAnimationFrame(() => resolve())),
  /** Lets React finish what it has been told. */
  flush: () =>
    new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        port1.close()
        resolve()
      }
      port2.postMessage(0)
    }),
  /** Callbacks run so far. */
  ran: () => ran,
  /** What the page holds at this moment, by kind. */
  held(): Record<string, number> {
    const lasting = Object.fromEntries([...listeners].map(([name, number]) => [`listeners: ${name}`, number]))
    return {
      timers: timers.size,
      'animation frames': frames.size,
      observers: observers.size,
      'adopted style sheets': document.adoptedStyleSheets.length,
      'style elements': document.querySelectorAll('style, link[rel=stylesheet]').length,
      fonts: document.fonts.size,
      'elements in the page': document.head.children.length + document.body.children.length,
      'WebGL contexts': contexts.filter((context) => context.deref()?.isContextLost() === false).length,
      'global variables': Object.keys(window).filter((key) => !globals.has(key)).length,
      ...lasting,
    }
  },
}
