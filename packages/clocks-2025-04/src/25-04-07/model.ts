import { clamp, easeInOut } from '@found-time/clock-runtime'

/** Columns of windows, one to an arch: an arch is an hour, and a column of five windows five minutes. */
export const COLUMNS = 12
export const WINDOWS = 60
/** Windows that belong to one arch. */
export const EACH = 5

/** Arches that are lit, 1–12. */
export const archesLit = (hour: number) => ((hour + 11) % COLUMNS) + 1

/** Kinds of rooms that are lit, of those on the sheet; after them come the dark ones, and two with a television. */
export const ROOMS = 15
const DARK = 4

/** Chance that needs no order, `0` to `1`. */
function chance(one: number, two: number): number {
  let value = Math.imul(one + 17, 0x85ebca6b) ^ Math.imul(two + 29, 0xc2b2ae35)
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d)
  value = Math.imul(value ^ (value >>> 12), 0x297a2d39)
  return ((value ^ (value >>> 15)) >>> 0) / 4_294_967_296
}

/** Who lives behind a window, 0–14: never the same as next door or below, so that nobody is seen twice at a glance. */
export function roomOf(window: number): number {
  const near =
    window < 1
      ? []
      : [window - 1, window - EACH, window - EACH - 1, window - EACH + 1, window - 2, window - 2 * EACH]
  const taken = near.filter((other) => other >= 0 && other < window).map(roomCached)
  let room = Math.floor(chance(window, 3) * ROOMS)
  while (taken.includes(room)) room = (room + 4) % ROOMS
  return room
}

const rooms = new Map<number, number>()
function roomCached(window: number): number {
  const room = rooms.get(window) ?? roomOf(window)
  rooms.set(window, room)
  return room
}

/** The sheet's picture for a window: lit while its minute is past, a television in the minute's own, or dark. */
export function pictureOf(window: number, minute: number, second: number): number {
  if (window < minute) return roomCached(window)
  if (window === minute) return ROOMS + DARK + (second % 2)
  // Most of those who are out have left their curtains open.
  const curtains = chance(window, 8)
  return ROOMS + (curtains < 0.5 ? 0 : curtains < 0.7 ? 1 : curtains < 0.86 ? 3 : 2)
}

/** Whether a room lies the other way round. */
export const isMirrored = (window: number) => chance(window, 5) < 0.5

/** What is in the arches, no two alike that stand together; from the seventh on the other way round. */
export const SHOPS = [0, 2, 1, 3, 5, 4, 1, 5, 0, 3, 4, 2]

/** A picture's middle and size. */
export interface Place {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface House {
  /** In the order in which they are lit. */
  readonly windows: readonly Place[]
  readonly arches: readonly Place[]
  /** Where the street begins, from above. */
  readonly street: number
  /** The terraces from below, each with its arches at its foot: the stage's height that they take. */
  readonly terraces: readonly { readonly top: number; readonly foot: number }[]
  /** Rainpipes: where, from above, and how long. */
  readonly pipes: readonly (readonly [x: number, y: number, length: number])[]
}

/** Of the rendered pictures, width to height. */
const WINDOW_SHAPE = 1.4 / 1.78
const ARCH_SHAPE = 1.2 / 2

/** Twelve columns of windows over their arches; on a tall stage two terraces of six, one above the other. */
export function houseAt(width: number, height: number): House {
  const windows: Place[] = []
  const arches: Place[] = []
  const pipes: [number, number, number][] = []
  const terraces: { top: number; foot: number }[] = []
  const each = width / height > 0.8 ? COLUMNS : COLUMNS / 2
  const street = height * (each === COLUMNS ? 0.9 : 0.945)
  const gaps = each / 3 - 1
  const cell = width / (each + 0.45 + gaps * 0.15)
  const across = (column: number) => (column + 0.225 + 0.5 + Math.floor(column / 3) * 0.15) * cell
  const whole = (street * each) / COLUMNS
  const archHeight = Math.min(cell / ARCH_SHAPE, whole * 0.27)
  // A roof where the stage is higher than the house; and between two terraces the upper one's pavement.
  const step = Math.min((whole - archHeight * 1.06) / (EACH + 0.08), (cell * 1.06) / WINDOW_SHAPE)
  const high = Math.min(step * 0.9, (cell * 0.9) / WINDOW_SHAPE)
  for (let column = 0; column < COLUMNS; column++) {
    const foot = street - Math.floor(column / each) * whole
    const x = across(column % each)
    const top = foot - archHeight - step * (EACH + 0.08)
    arches.push({ x, y: foot - archHeight / 2, width: archHeight * ARCH_SHAPE, height: archHeight })
    for (let floor = 0; floor < EACH; floor++)
      windows.push({
        x,
        y: foot - archHeight - step * (floor + 0.5),
        width: high * WINDOW_SHAPE,
        height: high,
      })
    if (column % each === 0) terraces.push({ top, foot })
    else if (column % 3 === 0)
      pipes.push([
        (across((column % each) - 1) + x) / 2,
        top - archHeight * 0.08,
        foot - archHeight * 0.92 - top,
      ])
  }
  return { windows, arches, street, terraces, pipes }
}

/** How far along the street the passer-by is, `0` to `1`: a step on each second, done in a third of it. */
export function walkedAt(second: number, sinceMs: number): number {
  return (second - 1 + easeInOut(clamp(sinceMs / 330))) / 59
}
