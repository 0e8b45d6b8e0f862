'use client'

import { useContext, useRef } from 'react'
import { imageOf } from './artwork'
import {
  fitCanvas,
  MAX_PIXELS,
  NOWHERE,
  type Part,
  type PartOf,
  placeCanvas,
  type SurfaceSize,
} from './canvas-size'
import { DrawingTurnsContext } from './drawing-turns'
import { type Draw, useClientLayoutEffect, useDrawing, useHostSettings } from './hooks'
import { comesInPieces, type Pieces, useFirstPieces } from './pieces'
import { Stage, type StageProps } from './stage'
import type { ClockTime } from './time'
import type { Beat, HourCycle, Motion } from './types'

export interface CanvasFrame extends SurfaceSize {
  /** Scaled to CSS pixels of the stage and cleared before each call. */
  readonly context: CanvasRenderingContext2D
  readonly time: ClockTime
  readonly motion: Motion
  readonly hourCycle: HourCycle
  /** For `createRandom(seed, …)`. */
  readonly seed: string
  /** The art alone is wanted: nothing behind it. */
  readonly transparent: boolean
  /** A picture from the stage's `images`. */
  readonly image: (source: string) => HTMLImageElement
  /**
   * Paints something costly once and keeps it until its key or the canvas's size changes.
   * @param name - Which layer.
   * @param key - Everything the layer depends on beside the size and the ground, as one text.
   * @param paint - Draws it, in CSS pixels, on a clear ground the size of the canvas.
   * Its pixels are copied at each call: a ground that hardly changes is cheaper on a canvas of its own, below.
   * @example frame.layer('map', 'day', (context) => context.drawImage(map, 0, 0, width, height))
   */
  readonly layer: (name: string, key: string, paint: (context: CanvasRenderingContext2D) => void) => void
}

type DrawResult = ReturnType<Draw<CanvasFrame>>

/** A drawing that lets the page breathe after each of its pieces. */
export type DrawInPieces = (frame: CanvasFrame) => Pieces<DrawResult>

export interface CanvasProps {
  /**
   * Draws the clock as of `frame.time`, whole: nothing may be carried over from the call before. It may return for how
   * many milliseconds of the shown time the picture stays true (`untilSecond(frame.time)`), and is left alone till then.
   *
   * A generator function (`function*`) may `yield` after each piece of what takes long. Its first picture comes over as
   * many frames as it needs, so that the page goes on answering, and the stage is shown when it is whole; later ones are
   * drawn in one. Pieces are best a few milliseconds long.
   * @example
   * function* meadow({ context, time }: CanvasFrame) {
   *   for (const flower of FLOWERS) {
   *     drawFlower(context, flower)
   *     yield
   *   }
   *   return untilMinute(time)
   * }
   */
  readonly draw: Draw<CanvasFrame> | DrawInPieces
  /** `frame` unless told. Canvases that change once a second should say `second`; what creeps, a number. */
  readonly beat?: Beat
  /**
   * The part of the stage it covers, the whole of it unless told; drawn on in the stage's own coordinates. A small
   * canvas over a large one that stands still costs a fraction of one that is painted whole.
   */
  readonly part?: PartOf
  /** The most pixels the canvas may have; a 4K screen's unless told. */
  readonly maxPixels?: number
  /** It is the ground, behind everything else: in a transparent host it is not there. */
  readonly ground?: boolean
}

export interface CanvasStageProps extends StageProps, Omit<CanvasProps, 'ground'> {}

/**
 * A stage with a 2D canvas that fills it at the screen's own pixel ratio, drawn at each beat and at each resize.
 * Children lie over the canvas.
 * @example <CanvasStage images={images} draw={({ context, width, height, time }) => { … }} beat="second" />
 */
export function CanvasStage({ draw, beat, maxPixels, part, children, ...stage }: CanvasStageProps) {
  return (
    <Stage {...stage}>
      <Canvas draw={draw} beat={beat} maxPixels={maxPixels} part={part} />
      {children}
    </Stage>
  )
}

/**
 * A canvas that is not shown, for what is drawn once and then drawn from.
 * @param width - In CSS pixels.
 * @param height - In CSS pixels.
 * @param ratio - Pixels of the canvas to a CSS pixel, `1` unless told; a part of a pixel counts as a whole one.
 * @returns What it is drawn with, in CSS pixels; it has the `canvas`.
 * @example
 * const dot = createOffscreen(16, 16, frame.ratio)
 * dot.fillRect(4, 4, 8, 8)
 * frame.context.drawImage(dot.canvas, 100, 100, 16, 16)
 */
export function createOffscreen(width: number, height: number, ratio = 1): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas')
  canvas.width = Math.ceil(width * ratio)
  canvas.height = Math.ceil(height * ratio)
  const context = canvas.getContext('2d')!
  context.scale(ratio, ratio)
  return context
}

interface Layer {
  readonly canvas: HTMLCanvasElement
  key: string
}

/**
 * A canvas by itself. A stage may have several, each with its own beat: what is below and does not change is painted
 * once, and the browser lays the others over it.
 * @example
 * <Stage css={css}>
 *   <Canvas draw={paper} beat="minute" ground />
 *   <Canvas draw={chart} beat="minute" />
 *   <Canvas draw={pen} beat={10} part={({ width, height }) => ({ left: 0, top: height * 0.8, width, height: height * 0.2 })} />
 * </Stage>
 */
export function Canvas({ ground, ...props }: CanvasProps) {
  return useHostSettings().transparent && ground ? null : <Surface {...props} />
}

function Surface({ draw, beat = 'frame', maxPixels = MAX_PIXELS, part: partOf }: CanvasProps) {
  const element = useRef<HTMLCanvasElement>(null)
  const size = useRef<SurfaceSize & { readonly part: Part }>(null)
  const layers = useRef(new Map<string, Layer>())
  const { motion, hourCycle, seed, transparent } = useHostSettings()

  const latestPart = useRef(partOf)
  useClientLayoutEffect(() => {
    latestPart.current = partOf
  })

  const inPieces = comesInPieces(draw)
  const firstPieces = useFirstPieces<DrawResult>()

  const redraw = useDrawing((time) => {
    const canvas = element.current
    if (!canvas || !size.current) return
    const context = canvas.getContext('2d')
    if (!context || context.isContextLost?.()) return
    const { width, height, ratio, part } = size.current
    const scale = (target: CanvasRenderingContext2D) => {
      const [across, down] = [canvas.width / part.width, canvas.height / part.height]
      target.setTransform(across, 0, 0, down, 0 - part.left * across, 0 - part.top * down)
    }
    context.reset?.() // clears too: to do it once more would cost as much as many a picture
    scale(context)
    if (!context.reset) context.clearRect(part.left, part.top, part.width, part.height)
    const drawn = draw({
      context,
      time,
      width,
      height,
      ratio,
      motion,
      hourCycle,
      seed,
      transparent,
      image: imageOf,
      layer(name, key, paintLayer) {
        let layer = layers.current.get(name)
        if (!layer) {
          layer = { canvas: document.createElement('canvas'), key: '' }
          layers.current.set(name, layer)
        }
        const wanted = `${canvas.width}×${canvas.height} ${transparent} ${key}`
        if (layer.key !== wanted) {
          layer.canvas.width = canvas.width
          layer.canvas.height = canvas.height
          const layerContext = layer.canvas.getContext('2d')!
          scale(layerContext)
          paintLayer(layerContext)
          layer.key = wanted
        }
        context.drawImage(layer.canvas, part.left, part.top, part.width, part.height)
      },
    })
    return typeof drawn === 'object' ? firstPieces.draw(drawn) : drawn
  }, beat)

  const turns = useContext(DrawingTurnsContext)
  useClientLayoutEffect(() => {
    const canvas = element.current!
    let stopFitting = () => {}
    if (latestPart.current) placeCanvas(canvas, NOWHERE)
    if (inPieces) firstPieces.await()
    const giveUpTurn = turns.take(() => {
      stopFitting = fitCanvas(
        canvas,
        maxPixels,
        (fitted, part) => {
          size.current = { ...fitted, part }
          redraw()
        },
        latestPart.current && ((stage) => latestPart.current!(stage)),
      )
    })
    firstPieces.expect()
    // Safari keeps the pixels of a canvas that is gone otherwise.
    const empty = (surface: HTMLCanvasElement) => {
      surface.width = surface.height = 0
    }
    const forgetLayers = () => {
      for (const layer of layers.current.values()) empty(layer.canvas)
      layers.current.clear()
    }
    const onRestored = () => {
      forgetLayers()
      redraw()
    }
    canvas.addEventListener('contextrestored', onRestored)
    return () => {
      giveUpTurn()
      firstPieces.end()
      stopFitting()
      canvas.removeEventListener('contextrestored', onRestored)
      forgetLayers()
      empty(canvas)
      size.current = null
    }
  }, [maxPixels, redraw, turns, inPieces, firstPieces])

  return <canvas ref={element} data-found-time="canvas" />
}
