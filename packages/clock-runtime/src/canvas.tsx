'use client'

import { useRef } from 'react'
import { imageOf } from './artwork'
import { useClientLayoutEffect, useDrawing, useHostSettings } from './hooks'
import { Stage, type StageProps } from './stage'
import { fitCanvas, MAX_PIXELS, type SurfaceSize } from './surface'
import type { ClockTime } from './time'
import type { Beat, HourCycle, Motion } from './types'

export interface CanvasFrame extends SurfaceSize {
  /** Scaled to CSS pixels and cleared before each call. */
  readonly context: CanvasRenderingContext2D
  readonly time: ClockTime
  readonly motion: Motion
  readonly hourCycle: HourCycle
  /** For `createRandom(seed, …)`. */
  readonly seed: string
  /** A picture from the stage's `images`. */
  readonly image: (source: string) => HTMLImageElement
  /**
   * Paints something costly once and keeps it until its key or the canvas's size changes.
   * @param name - Which layer.
   * @param key - Everything the layer depends on beside the size, as one text.
   * @param paint - Draws it, in CSS pixels, on a clear ground the size of the canvas.
   * @example frame.layer('map', 'day', (context) => context.drawImage(map, 0, 0, width, height))
   */
  readonly layer: (name: string, key: string, paint: (context: CanvasRenderingContext2D) => void) => void
}

export interface CanvasProps {
  /** Draws the clock as of `frame.time`, whole: nothing may be carried over from the call before. */
  readonly draw: (frame: CanvasFrame) => void
  /** `frame` unless told. Canvases that change once a second should say `second`. */
  readonly beat?: Beat
  /** The most pixels the canvas may have; a 4K screen's unless told. */
  readonly maxPixels?: number
}

export interface CanvasStageProps extends StageProps, CanvasProps {}

/**
 * A stage with a 2D canvas that fills it at the screen's own pixel ratio, drawn at each beat and at each resize.
 * Children lie over the canvas.
 * @example <CanvasStage images={images} draw={({ context, width, height, time }) => { … }} beat="second" />
 */
export function CanvasStage({ draw, beat, maxPixels, children, ...stage }: CanvasStageProps) {
  return (
    <Stage {...stage}>
      <Canvas draw={draw} beat={beat} maxPixels={maxPixels} />
      {children}
    </Stage>
  )
}

interface Layer {
  readonly canvas: HTMLCanvasElement
  key: string
}

/**
 * The canvas of a `CanvasStage` by itself, for a stage of another kind.
 * @example <ShaderStage fragment={SEA} fallback={<Canvas draw={paintedSea} beat="minute" />} />
 */
export function Canvas({ draw, beat = 'frame', maxPixels = MAX_PIXELS }: CanvasProps) {
  const element = useRef<HTMLCanvasElement>(null)
  const size = useRef<SurfaceSize>(null)
  const layers = useRef(new Map<string, Layer>())
  const { motion, hourCycle, seed } = useHostSettings()

  const redraw = useDrawing((time) => {
    const canvas = element.current
    const context = canvas?.getContext('2d')
    if (!canvas || !context || !size.current || context.isContextLost?.()) return
    const { width, height, ratio } = size.current
    context.reset?.()
    context.setTransform(canvas.width / width, 0, 0, canvas.height / height, 0, 0)
    context.clearRect(0, 0, width, height)
    draw({
      context,
      time,
      width,
      height,
      ratio,
      motion,
      hourCycle,
      seed,
      image: imageOf,
      layer(name, key, paintLayer) {
        let layer = layers.current.get(name)
        if (!layer) {
          layer = { canvas: document.createElement('canvas'), key: '' }
          layers.current.set(name, layer)
        }
        const wanted = `${canvas.width}×${canvas.height} ${key}`
        if (layer.key !== wanted) {
          layer.canvas.width = canvas.width
          layer.canvas.height = canvas.height
          const layerContext = layer.canvas.getContext('2d')!
          layerContext.setTransform(canvas.width / width, 0, 0, canvas.height / height, 0, 0)
          paintLayer(layerContext)
          layer.key = wanted
        }
        context.drawImage(layer.canvas, 0, 0, width, height)
      },
    })
  }, beat)

  useClientLayoutEffect(() => {
    const canvas = element.current!
    const stopFitting = fitCanvas(canvas, maxPixels, (fitted) => {
      size.current = fitted
      redraw()
    })
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
      stopFitting()
      canvas.removeEventListener('contextrestored', onRestored)
      forgetLayers()
      empty(canvas)
      size.current = null
    }
  }, [maxPixels, redraw])

  return <canvas ref={element} data-found-time="canvas" />
}
