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
  /** The mint casting, the red one on top of it, and how broad the corner of either is. */
  readonly body: Box
  readonly head: Box
  readonly trim: number
  /** Where the counter begins that it stands on. */
  readonly counter: number
  /** Six fields on the head, and ten bulbs in each, with the radius of their sockets. */
  readonly fields: readonly Box[]
  readonly bulbs: readonly Point[]
  readonly bulb: number
  /** The cup that pays, and the bars on either side of it. */
  readonly cup: Box
  readonly bars: readonly Box[]
  /** One bezel for two windows, hours and minutes: whether these stand one over the other, and its corner's width. */
  readonly bezel: Box
  readonly upright: boolean
  readonly rim: number
  readonly windows: readonly [Box, Box]
  readonly reels: readonly Box[]
  /** Where the arm swings, its axle in the middle, where there is room for one. */
  readonly slot: Box | undefined
}

/** Of the corner of the bezel's picture, how much its bar takes up, and half the bar between the windows. */
const SEEN = 0.545
const MIDDLE = 0.2

/** Width of the cup's picture to its height. */
const CUP = 2.5

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

/** The two windows in their bezel. */
function windowsIn(bezel: Box, rim: number, upright: boolean): readonly [Box, Box] {
  const room = inset(bezel, rim * SEEN)
  const gap = rim * MIDDLE * 2
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

/** Three bars in each of the places left and right of the cup. */
function barsIn(room: Box, cup: Box, bar: number): readonly Box[] {
  const width = cup.x - room.x - bar * 0.5
  return [room.x, cup.x + cup.width + bar * 0.5].flatMap((x) =>
    [-1, 0, 1].map((row) => ({
      x,
      y: cup.y + cup.height * 0.5 + (row * 2 - 0.5) * bar,
      width,
      height: bar,
    })),
  )
}

/** @example layoutFor(1280, 800).reels.length // 4 */
export function layoutFor(width: number, height: number): Layout {
  const upright = height > width * 1.25
  const wide = width > height * 1.25
  const least = Math.min(width, height)
  const edge = least * 0.022
  const counter = height - least * 0.05
  const arm = width > 220 ? Math.min(width * 0.135, least * (wide ? 0.16 : 0.13)) : 0
  const trim = Math.max(6, least * 0.07)
  const left = edge
  const across = width - (arm ? edge + arm : edge * 2)
  const columns = wide ? 6 : 3
  const step = across / (columns * 5 + (columns - 1) * GAP + (wide ? 2.6 : 2))
  const rows = 6 / columns
  const head = {
    x: left,
    y: edge * 0.5,
    width: across,
    height: step * (rows * 2 + (rows - 1) * GAP + 1.5),
  }
  const top = head.y + head.height - least * 0.004
  const body = { x: left, y: top, width: across, height: counter + least * 0.012 - top }
  const side = least * 0.034
  const paid = Math.min(least * (upright ? 0.16 : 0.125), (across * 0.5) / CUP)
  const foot = body.y + body.height - paid - least * 0.018
  const bezel = {
    x: left + side,
    y: top + side * 0.8,
    width: across - side * 2,
    height: foot - top - side * 1.1,
  }
  const cup = { x: left + (across - paid * CUP) / 2, y: foot, width: paid * CUP, height: paid }
  const rim = Math.max(5, least * 0.068)
  const windows = windowsIn(bezel, rim, upright)
  const fields = fieldsIn(head, columns, step)
  const reach = Math.min(height * 0.66, arm * 6)
  return {
    body,
    head,
    trim,
    counter,
    fields,
    bulbs: fields.flatMap(({ x, y }) =>
      Array.from({ length: 10 }, (_, at) => ({
        x: x + ((at % 5) + 0.5) * step,
        y: y + (Math.floor(at / 5) + 0.5) * step,
      })),
    ),
    bulb: step * 0.38,
    cup,
    bars: barsIn(bezel, cup, paid * 0.09),
    bezel,
    upright,
    rim,
    windows,
    reels: windows.flatMap((window) => reelsIn(window, Math.max(1, rim * 0.09))),
    slot: arm
      ? {
          x: left + across,
          y: bezel.y + bezel.height * 0.52 - reach / 2,
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
