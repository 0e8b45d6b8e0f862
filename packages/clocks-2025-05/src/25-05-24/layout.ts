export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

/** Where everything stands on the stage, in CSS pixels. */
export interface Layout {
  /** The cabinet, and how broad the side of its chrome frame is, with the shadow's room around it. */
  readonly cabinet: Box
  readonly trim: number
  /** Where the counter begins that it stands on. */
  readonly counter: number
  /** The strip over the reels, six fields in it, and ten bulbs in each, with the radius of their sockets. */
  readonly strip: Box
  readonly fields: readonly Box[]
  readonly bulbs: readonly Point[]
  readonly bulb: number
  /** The plate that the frames are on. */
  readonly plate: Box
  /** The grille under it. */
  readonly grille: Box
  /** Width of a frame's side, with the shadow's room around it. */
  readonly rim: number
  /** Frames of two windows, hours and minutes. */
  readonly frames: readonly [Box, Box]
  readonly windows: readonly [Box, Box]
  readonly reels: readonly Box[]
  /** Where the arm swings, its axle in the middle, where there is room for one. */
  readonly slot: Box | undefined
}

/** How much of a frame's side is seen: the rest is behind its inner lip. */
const SEEN = 0.815

/** From field to field, in steps from bulb to bulb. */
const GAP = 0.62

const inset = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  width: width - by * 2,
  height: height - by * 2,
})

/** Two reels side by side in their window. */
function reelsIn({ x, y, width, height }: Box, gap: number): readonly Box[] {
  const each = (width - gap) / 2
  return [
    { x, y, width: each, height },
    { x: x + each + gap, y, width: each, height },
  ]
}

/** Six fields of five by two bulbs, as on dominoes: ten seconds each, read as lines of text are. */
function fieldsIn(strip: Box, columns: number, step: number): readonly Box[] {
  const rows = 6 / columns
  const [wide, high] = [5 * step, 2 * step]
  const left = strip.x + (strip.width - columns * wide - (columns - 1) * GAP * step) / 2
  const top = strip.y + (strip.height - rows * high - (rows - 1) * GAP * step) / 2
  return Array.from({ length: 6 }, (_, at) => ({
    x: left + (at % columns) * (wide + GAP * step),
    y: top + Math.floor(at / columns) * (high + GAP * step),
    width: wide,
    height: high,
  }))
}

/** The two windows' frames on their plate. */
function framesIn(room: Box, gap: number, upright: boolean): readonly [Box, Box] {
  if (upright) {
    const height = (room.height - gap) / 2
    return [
      { ...room, height },
      { ...room, y: room.y + height + gap, height },
    ]
  }
  const width = (room.width - gap) / 2
  return [
    { ...room, width },
    { ...room, x: room.x + width + gap, width },
  ]
}

/** @example layoutFor(1280, 800).reels.length // 4 */
export function layoutFor(width: number, height: number): Layout {
  const tall = height > width * 1.25
  const wide = width > height * 1.25
  const least = Math.min(width, height)
  const edge = least * 0.026
  const counter = height - least * 0.05
  const arm = width > 220 ? Math.min(width * 0.135, least * 0.16) : 0
  const trim = Math.max(4, least * 0.056)
  const cabinet = {
    x: edge,
    y: edge * 0.7,
    width: width - (arm ? edge + arm : edge * 2),
    height: counter + least * 0.014 - edge * 0.7,
  }
  const room = inset(cabinet, trim * 0.86)
  const columns = wide ? 6 : 3
  const step = room.width / (columns * 5 + (columns - 1) * GAP + 2.5)
  const rows = 6 / columns
  const strip = { ...room, height: step * (rows * 2 + (rows - 1) * GAP + 2) }
  const gap = least * 0.008
  const low = least * (wide ? 0.052 : 0.06)
  const grille = { ...room, y: room.y + room.height - low, height: low }
  const top = strip.y + strip.height + gap
  const plate = { ...room, y: top, height: grille.y - gap - top }
  const rim = Math.max(4, least * (wide ? 0.046 : 0.05))
  const frames = framesIn(inset(plate, rim * 0.56), rim * 0.1, tall)
  const windows = [inset(frames[0], rim * SEEN), inset(frames[1], rim * SEEN)] as const
  const reach = Math.min(height * 0.66, arm * 6)
  return {
    cabinet,
    trim,
    counter,
    strip,
    fields: fieldsIn(strip, columns, step),
    bulbs: fieldsIn(strip, columns, step).flatMap(({ x, y }) =>
      Array.from({ length: 10 }, (_, at) => ({
        x: x + ((at % 5) + 0.5) * step,
        y: y + (Math.floor(at / 5) + 0.5) * step,
      })),
    ),
    bulb: step * 0.38,
    plate,
    grille,
    rim,
    frames,
    windows,
    reels: windows.flatMap((window) => reelsIn(window, Math.max(1, rim * 0.16))),
    slot: arm
      ? {
          x: cabinet.x + cabinet.width,
          y: plate.y + plate.height * 0.52 - reach / 2,
          width: arm,
          height: reach,
        }
      : undefined,
  }
}

/** The part of the stage that the reels turn in. */
export function reelsPart({ width, height }: Pick<Box, 'width' | 'height'>): {
  left: number
  top: number
  width: number
  height: number
} {
  const [first, last] = layoutFor(width, height).windows
  return {
    left: first.x - 1,
    top: first.y - 1,
    width: last.x + last.width - first.x + 2,
    height: last.y + last.height - first.y + 2,
  }
}
