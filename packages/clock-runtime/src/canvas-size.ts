import { watchEachWaking } from './ticker'
import { viewOf } from './view'

/** The size of a drawing surface. */
export interface SurfaceSize {
  /** Of what is drawn on, the whole stage as a rule; CSS pixels, fractions possible. */
  readonly width: number
  readonly height: number
  /** Surface pixels to a CSS pixel, lowered where the surface would be too large. */
  readonly ratio: number
}

/** A rectangle of the stage, in CSS pixels from its top left corner. */
export interface Part {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Where a canvas lies on the stage of that size. */
export type PartOf = (stage: Pick<SurfaceSize, 'width' | 'height'>) => Part

/** A 4K screen's worth; more costs frames and shows nothing. */
export const MAX_PIXELS = 3840 * 2160

/**
 * Follows the size of an element's box as it is laid out: what `getBoundingClientRect` says is scaled by transforms
 * around the stage. Says so before the first paint and after each change, a changed pixel ratio among them, as when a
 * window moves to another screen; not while the box is empty.
 * @returns How to stop.
 */
export function followSize(element: Element, onResize: (size: SurfaceSize) => void): () => void {
  let stop = () => {}
  let view: Window | undefined
  const observe = () => {
    stop()
    view = viewOf(element.ownerDocument)
    const { ResizeObserver } = view as Partial<typeof globalThis>
    if (!ResizeObserver) return // a test environment, which lays nothing out
    const observer = new ResizeObserver((entries) => {
      const { width, height } = entries.at(-1)!.contentRect
      if (width === 0 || height === 0) return
      onResize({ width, height, ratio: viewOf(element.ownerDocument).devicePixelRatio || 1 })
    })
    try {
      observer.observe(element, { box: 'device-pixel-content-box' })
    } catch {
      observer.observe(element) // Safari does not know that box
    }
    stop = () => observer.disconnect()
  }
  observe()
  // Moved into another window, it is laid out there, and the window it came from may be hidden.
  const stopWatching = watchEachWaking(() => viewOf(element.ownerDocument) !== view && observe())
  return () => {
    stopWatching()
    stop()
  }
}

/** Until its place is known: a canvas that covered the stage and then a part of it would count as a layout shift. */
export const NOWHERE: Part = { left: 0, top: 0, width: 0, height: 0 }

export function placeCanvas(canvas: HTMLCanvasElement, part: Part): void {
  for (const side of ['left', 'top', 'width', 'height'] as const)
    canvas.style.setProperty(side, `${part[side]}px`, 'important') // as the stage's own rules for canvases are
}

/**
 * Keeps a canvas's pixels equal to its box and the screen's pixel ratio, and its box to its part of the stage.
 * @param maxPixels - The ratio is lowered where the canvas would have more.
 * @param partOf - The whole stage unless told. Its edges are moved outwards to whole pixels of the screen.
 * @param onResize - Called before the first paint and after each change. The canvas is blank then.
 * @returns How to stop.
 */
export function fitCanvas(
  canvas: HTMLCanvasElement,
  maxPixels: number,
  onResize: (size: SurfaceSize, part: Part) => void,
  partOf?: PartOf,
): () => void {
  return followSize(partOf ? canvas.parentElement! : canvas, ({ width, height, ratio: screen }) => {
    let part: Part = { left: 0, top: 0, width, height }
    if (partOf) {
      part = onWholePixels(partOf({ width, height }), screen)
      placeCanvas(canvas, part)
    }
    const ratio = Math.min(screen, Math.sqrt(maxPixels / (part.width * part.height)))
    canvas.width = Math.max(1, Math.round(part.width * ratio))
    canvas.height = Math.max(1, Math.round(part.height * ratio))
    onResize({ width, height, ratio }, part)
  })
}

function onWholePixels({ left, top, width, height }: Part, ratio: number): Part {
  const [x, y] = [Math.floor(left * ratio), Math.floor(top * ratio)]
  const across = Math.max(1, Math.ceil((left + width) * ratio) - x)
  const down = Math.max(1, Math.ceil((top + height) * ratio) - y)
  return { left: x / ratio, top: y / ratio, width: across / ratio, height: down / ratio }
}
