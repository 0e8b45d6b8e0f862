import { clamp } from '@found-time/clock-runtime'

/** A place in the picture of items: left, top, width and height in its pixels. */
export type Sprite = readonly [number, number, number, number]
export const COIN: Sprite = [0, 0, 27, 34]
export const HEART: Sprite = [30, 0, 39, 34]
export const SWORD: Sprite = [158, 0, 32, 62]
/** What a coin and a heart leave where they are missing: as large as they are. */
export const NO_COIN: Sprite = [193, 0, 27, 34]
export const NO_HEART: Sprite = [223, 0, 39, 34]
export const flameAt = (frame: number): Sprite => [frame % 2 ? 115 : 72, 0, 40, 49]
export const merchantAt = (frame: number): Sprite => [(frame % 8) * 130, 64, 130, 149]

/** As much as one slot holds. */
export const FULL = 10

/** How many are in each slot: all are full before the next is begun. */
export const stacksOf = (count: number, slots: number): number[] =>
  Array.from({ length: slots }, (_, slot) => clamp(count - slot * FULL, 0, FULL))

/** Hearts are the hour as the host counts it. */
export const heartsAt = (hour: number, hourCycle: 12 | 24): number =>
  hourCycle === 12 ? hour % 12 || 12 : hour

/** The last moments of a minute, in which the next coin falls; at the hour's end the coins are paid. */
export const FALL_MS = 500

/** How far the fall has come, `0` while there is none. */
export const fallAt = (spent: number, still: boolean): number =>
  still ? 0 : clamp((spent - 60_000 + FALL_MS) / FALL_MS, 0, 1)

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Plan {
  readonly hearts: readonly Box[]
  readonly coins: readonly Box[]
  readonly merchant: Box
  readonly torch: Box
  /** How thick the lines between the slots are. */
  readonly line: number
}

/** Twelve slots fill the stage: in columns where it is broad, in rows where it is not. */
export function planOf(width: number, height: number): Plan {
  const broad = width > height * 1.1
  const [across, down] = broad ? [width / 4, height / 3] : [width / 3, height / 4]
  // Along its group and to the next: the same bag, laid on its side.
  const slot = (group: number, at: number, length = 1): Box => {
    const [column, row] = broad ? [group, at] : [at, group]
    const [x, y] = [Math.round(column * across), Math.round(row * down)]
    const [right, bottom] = broad ? [column + 1, row + length] : [column + length, row + 1]
    return { x, y, width: Math.round(right * across) - x, height: Math.round(bottom * down) - y }
  }
  const three = [0, 1, 2]
  const coins = broad
    ? three.flatMap((at) => [slot(1, at), slot(2, at)])
    : [...three.map((at) => slot(1, at)), ...three.map((at) => slot(2, at))]
  return {
    hearts: three.map((at) => slot(0, at)),
    coins,
    merchant: slot(3, 0, 2),
    torch: slot(3, 2),
    line: Math.max(2, Math.round(Math.min(width, height) / 110)),
  }
}

/** Where the ten things of a slot stand, and how large a pixel of theirs is. */
export interface Heap {
  readonly scale: number
  readonly places: readonly (readonly [number, number])[]
  /** How high the figure in the corner is. */
  readonly figure: number
}

/**
 * Two rows of five. Things may overlap by a third, so that their pixels can be larger, and those are whole pixels of
 * the screen wherever the screen has enough. The figure lies over the tenth.
 */
export function heapOf(box: Box, [, , wide, high]: Sprite, line: number, ratio: number): Heap {
  const inset = line * 2
  const width = box.width - inset * 2
  const height = box.height - inset * 2
  const exact = Math.min(width / (wide * (1 + 4 * 0.68)), height / (high * 1.8))
  const scale = exact * ratio >= 0.9 ? Math.floor(exact * ratio + 0.1) / ratio : exact
  const stepX = (width - wide * scale) / 4
  const stepY = Math.min(height - high * scale, high * scale * 1.35)
  const top = box.y + inset + (height - stepY - high * scale) / 2
  const places = Array.from(
    { length: FULL },
    (_, at) => [box.x + inset + (at % 5) * stepX, top + Math.floor(at / 5) * stepY] as const,
  )
  return { scale, places, figure: Math.min(box.height * 0.44, box.width * 0.38) }
}

/** How large the merchant stands in his stall: his hands may be cut off, his face may not. */
export function stallOf({ width, height }: Box, ratio: number): number {
  const exact = Math.min(width / 104, height / 104)
  return exact * ratio >= 0.75 ? Math.floor(exact * ratio + 0.25) / ratio : exact
}
