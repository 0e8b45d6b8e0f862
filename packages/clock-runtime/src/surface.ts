/** The size of a drawing surface. */
export interface SurfaceSize {
  /** CSS pixels, fractions possible. */
  readonly width: number
  readonly height: number
  /** Surface pixels to a CSS pixel, lowered where the surface would be too large. */
  readonly ratio: number
}

/** A 4K screen's worth; more costs frames and shows nothing. */
export const MAX_PIXELS = 3840 * 2160

/**
 * Keeps a canvas's pixels equal to its box and the screen's pixel ratio.
 * @param onResize - Called before the first paint and after each change. The canvas is blank then.
 * @returns How to stop.
 */
export function fitCanvas(
  canvas: HTMLCanvasElement,
  maxPixels: number,
  onResize: (size: SurfaceSize) => void,
): () => void {
  const observer = new ResizeObserver((entries) => {
    // The layout's size: what `getBoundingClientRect` says is scaled by transforms around the stage.
    const { width, height } = entries.at(-1)!.contentRect
    if (width === 0 || height === 0) return
    const view = canvas.ownerDocument.defaultView ?? window
    const ratio = Math.min(view.devicePixelRatio || 1, Math.sqrt(maxPixels / (width * height)))
    canvas.width = Math.max(1, Math.round(width * ratio))
    canvas.height = Math.max(1, Math.round(height * ratio))
    onResize({ width, height, ratio })
  })
  try {
    // Also hears of a changed pixel ratio, as when a window moves to another screen.
    observer.observe(canvas, { box: 'device-pixel-content-box' })
  } catch {
    observer.observe(canvas) // Safari does not know that box
  }
  return () => observer.disconnect()
}
