import type { CanvasFrame } from '@found-time/clock-runtime/canvas'
import { useRef } from 'react'
import { type Box, RIM } from './layout'
import { wedges } from './pictures'

/**
 * Where each impression is in the picture, by its kind and how many rows of it a numeral has: left, top, width and
 * height, all with the rim, in pixels.
 */
export const WEDGES = {
  'ten 1': [0, 0, 260, 466],
  'ten 2': [482, 0, 162, 243],
  'one 1': [260, 0, 111, 406],
  'one 2': [371, 0, 111, 221],
  'one 3': [371, 221, 111, 163],
  'slant 2': [482, 243, 242, 213],
} as const

/** Pictures of the stylus and its shadow, made once for a size. */
type SpriteOf = (name: string, make: () => HTMLCanvasElement) => HTMLCanvasElement

export function useSprites(): (frame: CanvasFrame) => SpriteOf {
  const sprites = useRef({ of: '', kept: new Map<string, HTMLCanvasElement>() })
  return ({ width, height, ratio }) => {
    const cache = sprites.current
    const size = `${width} ${height}`
    if (cache.of !== size) {
      for (const canvas of cache.kept.values()) canvas.width = canvas.height = 0
      cache.kept.clear()
      cache.of = size
    }
    // Two canvases may have two ratios.
    return (name, make) => {
      const key = `${name} ${ratio}`
      const canvas = cache.kept.get(key) ?? make()
      cache.kept.set(key, canvas)
      return canvas
    }
  }
}

export const stamper =
  ({ image }: CanvasFrame) =>
  (target: CanvasRenderingContext2D, { wedge, x, y, width, height }: Box): void => {
    const [left, top, across, down] = WEDGES[wedge]
    // Of the picture's width, the box is what the rims on both sides leave.
    const rim = (across * RIM) / (1 + 2 * RIM)
    const [scaleX, scaleY] = [width / (across - 2 * rim), height / (down - 2 * rim)]
    target.drawImage(
      image(wedges),
      left,
      top,
      across,
      down,
      x - rim * scaleX,
      y - rim * scaleY,
      across * scaleX,
      down * scaleY,
    )
  }
