/** For tests: stand-ins for what jsdom lacks, and a time that moves only when told. */
import { act, cleanup } from '@testing-library/react'
import { vi } from 'vitest'

type Changed = (entries: unknown[]) => void

/** Something that observes elements, told by hand. */
function observerClass(live: Set<Observer>) {
  return class implements Observer {
    readonly elements = new Set<Element>()
    readonly changed: Changed
    constructor(changed: Changed) {
      this.changed = changed
      live.add(this)
    }
    observe(element: Element) {
      this.elements.add(element)
    }
    disconnect() {
      live.delete(this)
    }
  }
}

interface Observer {
  readonly elements: Set<Element>
  readonly changed: Changed
}

/** A file being fetched. */
interface Fetching {
  arrive: () => void
  fail: (error: Error) => void
}

/**
 * Sets the page up. `leave()` unmounts what was rendered and puts everything back.
 * @param startMs - What the machine's clock says.
 */
export function enterPage(startMs: number) {
  vi.useFakeTimers({
    now: startMs,
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'],
  })

  let hidden = false
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden)

  const motion = Object.assign(new EventTarget(), { matches: false })
  vi.stubGlobal('matchMedia', () => motion)

  const sights = new Set<Observer>()
  const sizes = new Set<Observer>()
  vi.stubGlobal('IntersectionObserver', observerClass(sights))
  vi.stubGlobal('ResizeObserver', observerClass(sizes))

  const requested: string[] = []
  const fetching = new Map<string, Fetching>()
  const fetch = (address: string) => {
    requested.push(address)
    return new Promise<void>((arrive, fail) => fetching.set(address, { arrive, fail }))
  }
  const settle = (how: (file: Fetching) => void) => (address: string) =>
    act(async () => how(fetching.get(address)!))

  HTMLImageElement.prototype.decode = function () {
    return fetch(this.src)
  }
  const fonts = new Set<FontFace>()
  Object.defineProperty(document, 'fonts', { configurable: true, value: fonts })
  vi.stubGlobal(
    'FontFace',
    class {
      readonly family: string
      readonly source: string
      readonly descriptors: object
      constructor(family: string, source: string, descriptors: object) {
        this.family = family
        this.source = source
        this.descriptors = descriptors
      }
      load = () => fetch(JSON.parse(this.source.slice(4, -1)))
    },
  )

  const contexts: Record<string, (canvas: HTMLCanvasElement) => unknown> = {}
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (
    this: HTMLCanvasElement,
    kind: string,
  ) {
    return (contexts[kind]?.(this) ?? null) as null
  })

  return {
    fonts,
    /** Addresses in the order they were asked for. */
    requested,
    /** What `getContext` gives, by kind. */
    contexts,
    arrive: settle(({ arrive }) => arrive()),
    fail: settle(({ fail }) => fail(new Error('no such file'))),
    /** Lets time pass, and with it timers, frames and what they lead to. */
    pass: (milliseconds: number) => act(async () => void vi.advanceTimersByTime(milliseconds)),
    /** Sets the machine's clock without any time passing. */
    setClock: (epochMs: number) => vi.setSystemTime(epochMs),
    timers: () => vi.getTimerCount(),
    setHidden: (value: boolean) =>
      act(async () => {
        hidden = value
        document.dispatchEvent(new Event('visibilitychange'))
      }),
    setReducedMotion: (value: boolean) =>
      act(async () => {
        motion.matches = value
        motion.dispatchEvent(new Event('change'))
      }),
    setInSight: (element: Element | undefined, isIntersecting: boolean) =>
      act(async () => {
        for (const { elements, changed } of sights) {
          if (element && elements.has(element)) changed([{ isIntersecting }])
        }
      }),
    /** Gives every observed canvas a box of this many CSS pixels. */
    layOut: (width: number, height: number) =>
      act(async () => {
        for (const { changed } of sizes) changed([{ contentRect: { width, height } }])
      }),
    observers: () => sights.size + sizes.size,
    async leave() {
      cleanup()
      await Promise.resolve() // files are let go of just after a stage
      Reflect.deleteProperty(document, 'fonts')
      Reflect.deleteProperty(HTMLImageElement.prototype, 'decode')
      document.adoptedStyleSheets = []
      vi.restoreAllMocks()
      vi.unstubAllGlobals()
      vi.useRealTimers()
    },
  }
}

export type Page = ReturnType<typeof enterPage>
