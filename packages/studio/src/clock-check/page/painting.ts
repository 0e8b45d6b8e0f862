/**
 * What the browser has to paint, told by what clocks do: the canvases they draw on and the elements they change.
 * Imported before any clock, whose contexts are to be counted.
 */

/** Calls that have drawn on each canvas, while a stage is watched; otherwise canvases would be held that are gone. */
let drawnOn: Map<HTMLCanvasElement, number> | undefined

const DRAWING = {
  CanvasRenderingContext2D: [
    'clearRect',
    'drawImage',
    'fill',
    'fillRect',
    'fillText',
    'putImageData',
    'stroke',
    'strokeRect',
    'strokeText',
  ],
  WebGLRenderingContext: ['clear', 'drawArrays', 'drawElements'],
  WebGL2RenderingContext: [
    'clear',
    'drawArrays',
    'drawArraysInstanced',
    'drawElements',
    'drawElementsInstanced',
  ],
} as const

for (const [context, names] of Object.entries(DRAWING)) {
  const { prototype } = window[context as keyof typeof DRAWING]
  const methods = prototype as unknown as Record<string, (...given: unknown[]) => unknown>
  for (const name of names) {
    const method = methods[name]!
    methods[name] = function (this: { readonly canvas: HTMLCanvasElement }, ...given) {
      drawnOn?.set(this.canvas, (drawnOn.get(this.canvas) ?? 0) + 1)
      return method.apply(this, given)
    }
  }
}

let shifted = 0
new PerformanceObserver((list) => {
  for (const entry of list.getEntries())
    shifted += (entry as PerformanceEntry & { readonly value: number }).value
}).observe({ type: 'layout-shift' })

/** Layout shifts so far, in the units of https://web.dev/articles/cls: their sum, not the worst session of them. */
export const layoutShift = () => shifted

interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

const areaOf = ({ left, top, right, bottom }: Box) => Math.max(0, right - left) * Math.max(0, bottom - top)

const around = (a: Box, b: Box): Box => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
})

const within = (a: Box, b: Box): Box => ({
  left: Math.max(a.left, b.left),
  top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
})

/** The most descendants that are looked at: of larger pieces the first ones tell enough. */
const MOST_DESCENDANTS = 300

/** Where an element is seen: what it holds may stand out of it. */
function boxOf(element: Element): Box {
  let box: Box = element.getBoundingClientRect()
  for (const inner of [...element.querySelectorAll('*')].slice(0, MOST_DESCENDANTS))
    box = around(box, inner.getBoundingClientRect())
  return box
}

export interface Painted {
  /** CSS pixels that are painted, each as often as it is painted. */
  readonly pixels: number
  /** Frames that transitions and animations of CSS ask for by themselves, on a screen of sixty a second. */
  readonly cssFrames: number
  /** Calls that have drawn on canvases of the stage. */
  readonly draws: number
  /** Elements that were changed: attributes, words, or what they hold. */
  readonly changes: number
}

const FRAMES_A_MS = 60 / 1000

/**
 * Watches what is painted on a stage.
 * @returns `taken` tells what is to be painted since its last call; `stop` ends the watch.
 */
export function watchPainting(stage: Element) {
  const changed = new Set<Element>()
  const boxes = new WeakMap<Element, Box>()
  const known = new WeakSet<Animation>()
  const observer = new MutationObserver((records) => {
    for (const { target } of records) {
      const element = target instanceof Element ? target : target.parentElement
      // Elements without a box, as the spoken time in its hidden corner, are not painted.
      if (element && !(element instanceof HTMLTimeElement)) changed.add(element)
    }
  })
  observer.observe(stage, { attributes: true, characterData: true, childList: true, subtree: true })
  const drawn = new Map<HTMLCanvasElement, number>()
  drawnOn = drawn

  const taken = (): Painted => {
    const bounds = stage.getBoundingClientRect()
    const onStage = (box: Box) => areaOf(within(box, bounds))
    let [pixels, draws, changes] = [0, 0, 0]
    for (const [canvas, calls] of drawn) {
      if (!stage.contains(canvas)) continue
      pixels += onStage(canvas.getBoundingClientRect())
      draws += calls
    }
    for (const element of changed) {
      if (!stage.contains(element)) continue
      changes++
      const now = boxOf(element)
      pixels += onStage(around(now, boxes.get(element) ?? now))
      boxes.set(element, now)
    }
    drawn.clear()
    changed.clear()
    // Of boxes that overlap only one is seen.
    pixels = Math.min(pixels, areaOf(bounds))

    let cssFrames = 0
    for (const animation of document.getAnimations()) {
      const target = (animation.effect as KeyframeEffect | null)?.target
      if (known.has(animation) || animation.playState !== 'running' || !target || !stage.contains(target))
        continue
      known.add(animation)
      const endMs = Number(animation.effect?.getComputedTiming().endTime)
      const frames = Math.min(endMs, 1000) * FRAMES_A_MS
      cssFrames += frames
      pixels += frames * onStage(boxOf(target))
    }
    return { pixels, cssFrames, draws, changes }
  }
  const stop = () => {
    observer.disconnect()
    drawnOn = undefined
  }
  return { taken, stop }
}
