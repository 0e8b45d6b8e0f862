import { SPINNERS } from './spinners'

/**
 * What a time looks like: a wall of sixty spinners, one for each minute, above (or beside) a bar of twenty-four hours.
 * What is done is black, what still waits is grey; the minute and the hour that are loading are white, and as large as
 * the others allow. The spinners and their intervals are those of cli-spinners 3.4.0: its `dots` has ten frames of 80 ms,
 * its `simpleDots` four of 400 ms.
 */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}
export type State = 'done' | 'now' | 'waiting'

export const stateOf = (index: number, now: number): State =>
  index < now ? 'done' : index === now ? 'now' : 'waiting'

/** Divides a length into parts with gaps between them, of which one is so many times as long as each other. */
export function divided(length: number, parts: number, large: number, times: number, gap: number) {
  const unit = (length - gap * (parts - 1)) / (parts - 1 + times)
  return Array.from({ length: parts }, (_, index) => ({
    from: index * (unit + gap) + (index > large ? unit * (times - 1) : 0),
    long: index === large ? unit * times : unit,
  }))
}

export interface Plan {
  readonly upright: boolean
  /** In a row of the wall: ten where the stage is broad, five where it is upright. */
  readonly columns: number
  readonly hours: readonly Box[]
  readonly minutes: readonly Box[]
}

/** Where each hour and each minute stands. */
export function planOf(hour: number, minute: number, width: number, height: number): Plan {
  const upright = height > width
  const gap = Math.max(1, Math.min(width, height) * 0.004)
  const columns = upright ? 5 : 10
  const rows = 60 / columns
  const bar = upright ? width * 0.19 : height * 0.21
  const wall = upright
    ? { x: bar + gap, y: 0, width: width - bar - gap, height }
    : { x: 0, y: 0, width, height: height - bar - gap }
  const hours = divided(upright ? height : width, 24, hour, upright ? 3.4 : 6.4, gap)
  const across = divided(wall.width, columns, minute % columns, upright ? 3 : 5, gap)
  const down = divided(wall.height, rows, Math.floor(minute / columns), upright ? 3.1 : 4, gap)
  return {
    upright,
    columns,
    hours: hours.map(({ from, long }) =>
      upright
        ? { x: 0, y: from, width: bar, height: long }
        : { x: from, y: height - bar, width: long, height: bar },
    ),
    minutes: SPINNERS.map((_, index) => {
      const column = across[index % columns]!
      const row = down[Math.floor(index / columns)]!
      return { x: wall.x + column.from, y: wall.y + row.from, width: column.long, height: row.long }
    }),
  }
}

/** How large a spinner's type may be in a box, and where it begins and stands, so that all its ink is in the middle. */
export function fitted(index: number, { x, y, width, height }: Box, most = Number.POSITIVE_INFINITY) {
  const [left, low, right, high] = SPINNERS[index]![3].map((edge) => edge / 1000) as [
    number,
    number,
    number,
    number,
  ]
  const size = Math.min(width / (right - left), height / (high - low), most)
  return {
    size,
    start: x + (width - (right - left) * size) / 2 - left * size,
    foot: y + (height - (high - low) * size) / 2 + high * size,
  }
}

/** The frame that a spinner shows so many milliseconds into the minute. */
export function frameAt(index: number, milliseconds: number): string {
  const [, interval, frames] = SPINNERS[index]!
  return frames[Math.floor(milliseconds / interval) % frames.length]!
}

/** How long a spinner is that is long, and how much of it a small cell then shows, in parts of its type. */
const LONG = 2
const SHOWN = 1.55

/** A spinner in a small cell: a long one stays as large as the others, begins at the left and is cut off at the right. */
export function cropped(index: number, { x, y, width, height }: Box, most: number) {
  const [left, , right] = SPINNERS[index]![3]
  const long = (right - left) / 1000
  const whole = fitted(index, { x, y, width, height }, most)
  if (long <= LONG) return whole
  const shown = fitted(index, { x, y, width: (width * long) / SHOWN, height }, most)
  return { ...shown, start: x - (left / 1000) * shown.size }
}

/** The frame at which a spinner stands that does not run: one that is not blank, and of a long one an early one. */
export function restOf(index: number): string {
  const [, , frames, [left, , right]] = SPINNERS[index]!
  return frames[Math.floor(frames.length * ((right - left) / 1000 > LONG ? 0.2 : 0.4))]!
}

/** For how many milliseconds what these spinners show stays true. */
export const untilNext = (indices: readonly number[], milliseconds: number): number =>
  Math.min(
    1000 - (milliseconds % 1000),
    ...indices.map((index) => SPINNERS[index]![1] - (milliseconds % SPINNERS[index]![1])),
  )

/** The minute's own bar, of so many characters. */
export function barAt(second: number, length: number): string {
  const full = Math.round(((second + 1) / 60) * length)
  return '■'.repeat(full) + '□'.repeat(length - full)
}
