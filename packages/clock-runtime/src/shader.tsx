'use client'

import { type ReactNode, useRef, useState } from 'react'
import { fitCanvas, type SurfaceSize } from './canvas-size'
import { useClientLayoutEffect, useDrawing } from './hooks'
import { report } from './report'
import { createProgram, type UniformValue } from './shader-program'
import { Stage, type StageProps } from './stage'
import type { ClockTime } from './time'
import type { Beat } from './types'

export interface ShaderStageProps extends StageProps {
  /**
   * GLSL ES 3.00 without the `#version` line. Given to it: `vec2 uv` (0 to 1, origin bottom left), `uResolution`
   * (pixels), `uRatio` (pixels to a CSS pixel), `uTurns` (day, hour, minute, second hands in turns), `uSecondsOfDay`,
   * and a `sampler2D` for each texture by its name. It writes `vec4 colour`.
   */
  readonly fragment: string
  /** More uniforms for a moment: numbers, or lists of two to four. */
  readonly uniforms?: (time: ClockTime, size: SurfaceSize) => Readonly<Record<string, UniformValue>>
  /** Sampler name to address; the address must be among `images`. */
  readonly textures?: Readonly<Record<string, string>>
  readonly beat?: Beat
  /** The most pixels computed; a full-HD screen's unless told. */
  readonly maxPixels?: number
  /** Shown where there is no WebGL 2, or a texture may not be read. */
  readonly fallback?: ReactNode
}

/**
 * A stage painted by one fragment shader; children lie over it. Lost contexts are restored; the context is given back on unmount.
 * @throws {Error} (to the error boundary above) When the shader does not compile, with the compiler's words.
 */
export function ShaderStage({
  fragment,
  uniforms,
  textures = {},
  beat = 'frame',
  maxPixels = 1920 * 1080,
  fallback,
  children,
  ...stage
}: ShaderStageProps) {
  return (
    <Stage {...stage}>
      <Shader {...{ fragment, uniforms, textures, beat, maxPixels, fallback }} />
      {children}
    </Stage>
  )
}

type ShaderProps = Required<Pick<ShaderStageProps, 'fragment' | 'textures' | 'beat' | 'maxPixels'>> &
  Pick<ShaderStageProps, 'uniforms' | 'fallback'>

function Shader({ fragment, uniforms, textures, beat, maxPixels, fallback }: ShaderProps) {
  const element = useRef<HTMLCanvasElement>(null)
  const program = useRef<ReturnType<typeof createProgram>>(null)
  const size = useRef<SurfaceSize>(null)
  const [unavailable, setUnavailable] = useState(false)
  const [failure, setFailure] = useState<{ readonly error: unknown }>()

  const redraw = useDrawing((time) => {
    if (size.current) program.current?.draw(time, size.current, uniforms?.(time, size.current) ?? {})
  }, beat)

  const textureKey = JSON.stringify(textures)
  useClientLayoutEffect(() => {
    const canvas = element.current
    if (!canvas || unavailable) return
    const gl = canvas.getContext('webgl2', { antialias: false, depth: false, powerPreference: 'low-power' })
    if (!gl) {
      setUnavailable(true)
      return
    }
    const build = () => {
      if (gl.isContextLost()) return // built when it is restored
      try {
        program.current = createProgram(gl, fragment, JSON.parse(textureKey))
      } catch (error) {
        // Its files are of a host that lets nobody read them.
        if (error instanceof DOMException && error.name === 'SecurityError') {
          report(error)
          setUnavailable(true)
        } else setFailure({ error })
      }
      redraw()
    }
    const onLost = (event: Event) => {
      event.preventDefault() // asks the browser to restore it
      program.current = null
    }
    canvas.addEventListener('webglcontextlost', onLost)
    canvas.addEventListener('webglcontextrestored', build)
    build()
    const stopFitting = fitCanvas(canvas, maxPixels, (fitted) => {
      size.current = fitted
      redraw()
    })
    return () => {
      stopFitting()
      canvas.removeEventListener('webglcontextlost', onLost)
      canvas.removeEventListener('webglcontextrestored', build)
      program.current?.remove()
      program.current = null
    }
  }, [fragment, textureKey, maxPixels, unavailable, redraw])

  // A page has some sixteen contexts: give this one back when the canvas goes, but not when React only rehearses
  // that (StrictMode) or hides the canvas for a while (Suspense).
  const mounted = useRef(false)
  useClientLayoutEffect(() => {
    const canvas = element.current
    mounted.current = true
    return () => {
      mounted.current = false
      queueMicrotask(() => {
        if (canvas && !mounted.current && !canvas.isConnected)
          canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext()
      })
    }
  }, [])

  if (failure) throw failure.error
  if (unavailable) return fallback
  return <canvas ref={element} data-found-time="canvas" />
}
