import { GROUND, type Point, type Ring, SHEETS, SUMMIT_AT, type Window } from './model'

/** A place on the stage in pixels, and how large a cell is there. */
export interface Spot {
  readonly x: number
  readonly y: number
  readonly scale: number
}

export interface View {
  readonly window: Window
  /** How wide the frame is at the sides, and at its head and foot, in cells. */
  readonly frame: readonly [across: number, down: number]
  /** Where a point that many sheets above the foot is seen. */
  readonly see: (x: number, y: number, sheets: number) => Spot
  /** The same for all points of a ring that is pushed aside, into an array that has room for them. */
  readonly seeAll: (ring: Ring, sheets: number, into: Float64Array, shiftX?: number, shiftY?: number) => void
  /** How much shorter depth is than breadth. */
  readonly tilt: number
  /** Height of a sheet in cells. */
  readonly rise: number
}

const [COLUMNS, ROWS] = [GROUND[0]!.length, GROUND.length]

interface Shape {
  readonly width: number
  readonly height: number
  readonly frame: readonly [number, number]
  /** How steeply one looks down, in degrees. */
  readonly pitch: number
}

function shapeOf(aspect: number): Shape {
  if (aspect >= 1.9) return { width: 92, height: 50, frame: [11.5, 9.5], pitch: 50 }
  if (aspect >= 1.25) return { width: 91, height: 62, frame: [10, 9.4], pitch: 61 }
  if (aspect >= 0.8) return { width: 70, height: 76, frame: [11.5, 10], pitch: 66 }
  return { width: 37, height: 86, frame: [6.6, 10], pitch: 80 }
}

/** The frame lies over the relief like a mount over a picture, higher than the summit: how many sheets. */
export const MOUNT = SHEETS + 6

/** Looks from the south, obliquely from above, into the box that the relief stands in, so that its frame fills the stage. */
export function viewOf(stageWidth: number, stageHeight: number): View {
  const { width, height, frame, pitch } = shapeOf(stageWidth / stageHeight)
  const window: Window = {
    left: Math.max(0, Math.min(COLUMNS - width, Math.round(SUMMIT_AT[0] - width * (width > 50 ? 0.2 : 0.4)))),
    top: Math.max(0, Math.min(ROWS - height, Math.round(SUMMIT_AT[1] - height * 0.42))),
    width,
    height,
  }
  const [sine, cosine] = [Math.sin((pitch * Math.PI) / 180), Math.cos((pitch * Math.PI) / 180)]
  const rise = 14 / SHEETS
  const middle: Point = [window.left + (width - 1) / 2, window.top + (height - 1) / 2]
  const away = Math.max(width, height) * 2.7
  const raw = (x: number, y: number, sheets: number): Spot => {
    const [across, down, up] = [x - middle[0], y - middle[1], (sheets - MOUNT) * rise]
    const scale = away / (away - down * cosine - up * sine)
    return { x: across * scale, y: (down * sine - up * cosine) * scale, scale }
  }
  const [halfX, halfY] = [(width - 1) / 2 + frame[0], (height - 1) / 2 + frame[1]]
  const near = raw(middle[0] + halfX, middle[1] + halfY, MOUNT)
  const far = raw(middle[0] + halfX, middle[1] - halfY, MOUNT)
  const scale = Math.min(stageWidth / (far.x * 0.8 + near.x * 1.2), stageHeight / (near.y - far.y))
  const [dx, dy] = [stageWidth / 2, stageHeight / 2 - ((near.y + far.y) / 2) * scale]
  return {
    window,
    frame,
    tilt: sine,
    rise,
    see(x, y, sheets) {
      const spot = raw(x, y, sheets)
      return { x: dx + spot.x * scale, y: dy + spot.y * scale, scale: spot.scale * scale }
    },
    seeAll(ring, sheets, into, shiftX = 0, shiftY = 0) {
      const up = (sheets - MOUNT) * rise
      const [fromX, fromY] = [shiftX - middle[0], shiftY - middle[1]]
      const [far, lift] = [away - up * sine, up * cosine]
      for (let at = 0; at < ring.length; at += 2) {
        const down = ring[at + 1]! + fromY
        const size = (away / (far - down * cosine)) * scale
        into[at] = dx + (ring[at]! + fromX) * size
        into[at + 1] = dy + (down * sine - lift) * size
      }
    },
  }
}

/** Corners of the opening in the frame, from the north-west with the sun. */
export function cornersOf({ window: { left, top, width, height } }: View): readonly Point[] {
  const [right, bottom] = [left + width - 1, top + height - 1]
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ]
}

/** Where the figure of an hour stands on the frame, three on each side as on a square dial: 12 in the middle at the head. */
export function placeOf({ window, frame }: View, hour: number): Point {
  const [left, top] = [window.left, window.top]
  const [width, height] = [window.width - 1, window.height - 1]
  const turned = (hour + 1) % 12
  const side = Math.floor(turned / 3)
  const part = (turned % 3) * (1 / 3) + 1 / 6
  const [outX, outY] = [frame[0] / 2, frame[1] / 2]
  if (side === 0) return [left + width * part, top - outY]
  if (side === 1) return [left + width + outX, top + height * part]
  if (side === 2) return [left + width * (1 - part), top + height + outY]
  return [left - outX, top + height * (1 - part)]
}

/** Direction to the light of an hour from the middle of the relief, a unit long. */
export function lightOf(view: View, hour: number): Point {
  const [x, y] = placeOf(view, hour)
  const { left, top, width, height } = view.window
  const [dx, dy] = [(x - left - (width - 1) / 2) / width, (y - top - (height - 1) / 2) / height]
  const length = Math.hypot(dx, dy)
  return [dx / length, dy / length]
}
