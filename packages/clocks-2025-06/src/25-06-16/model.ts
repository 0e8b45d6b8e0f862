import { clamp, createRandom } from '@found-time/clock-runtime'

export const BLOCKS = 1440

export interface Disk {
  /** Which block lies at each place: a block's number is its minute of the day. */
  readonly blocks: readonly number[]
  /** Where the block of the next minute lies, which will be fetched next; nothing once all is in order. */
  readonly next: number | undefined
}

/**
 * The disk as it is in a minute of the day. At midnight its blocks lie anyhow. Then each minute the block that belongs
 * to it is fetched, and what lay in its place goes to where it came from: a selection sort that takes a day.
 * @param day - Names the day: another day is another disorder.
 * @param minute - Of the day, `0` to `1439`.
 */
export function diskAt(seed: string, day: string, minute: number): Disk {
  const blocks = createRandom(seed, 'disk', day).shuffle(Array.from({ length: BLOCKS }, (_, block) => block))
  const places: number[] = []
  for (const [place, block] of blocks.entries()) places[block] = place
  for (let block = 0; block <= minute; block++) {
    const from = places[block]!
    const other = blocks[block]!
    blocks[block] = block
    blocks[from] = other
    places[block] = block
    places[other] = from
  }
  return { blocks, next: places[minute + 1] }
}

/** The last part of a minute in which the block of the next one is fetched, in seconds. */
export const FETCH = 0.6

/** How far it is on its way, `0` to `1`. */
export const fetchAt = (second: number, millisecond: number): number =>
  second < 59 ? 0 : clamp((millisecond / 1000 - (1 - FETCH)) / FETCH)

/**
 * Where the head looks in each second of a minute for the block it wants: among those not yet in order, at a block of
 * its own colour as a rule, and in the last two seconds at the right one.
 */
export function probeAt(
  disk: Disk,
  seed: string,
  day: string,
  minute: number,
  second: number,
): number | undefined {
  if (disk.next === undefined) return undefined
  if (second >= 58) return disk.next
  const random = createRandom(seed, 'probe', day, minute, second)
  return random.integer(minute + 1, BLOCKS - 1)
}

/** Colour of an hour: six take turns. */
export const colourOf = (block: number): number => Math.floor(block / 60) % 6

export interface Rect {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/**
 * The tool's window, which fills the stage: a raised edge, a bar with its name, a sunken pane with the map, and a bar of
 * what the colours mean, which a small one has no room for. Lines of hours lie across a wide pane and stand in a high one.
 */
export function planOf(width: number, height: number) {
  const upright = height > width * 1.1
  const least = Math.min(width, height)
  /** A picture point of the tool. */
  const dot = least < 140 ? 0 : Math.max(1, Math.round(least / 260))
  const frame = dot * 4
  const bar = dot && Math.round(Math.max(20, least * (upright ? 0.085 : 0.074)))
  const legend = least < 380 ? 0 : Math.round(Math.min(height * 0.1, width * (upright ? 0.26 : 0.058)))
  const pane: Rect = {
    x: frame,
    y: frame + bar + dot,
    width: width - frame * 2,
    height: height - frame * 2 - bar - dot - legend,
  }
  const inset = dot * 2
  const ruler = Math.max(9, least * (upright ? 0.105 : 0.088))
  const edge = ruler * (upright ? 0.3 : 0.5)
  const left = Math.max(
    12,
    upright ? width * 0.14 : Math.min(Math.max(width * 0.085, least * 0.13), height * 0.16),
  )
  const across = pane.width - inset * 2 - left - edge
  const down = pane.height - inset * 2 - ruler - least * 0.02
  const [hourRoom, minuteRoom] = upright ? [across, down] : [down, across]
  /** Of one hour's line, and of one minute in it; gaps after each quarter of a day and after each ten minutes. */
  const hour = hourRoom / (24 + 3 * 0.4)
  const minute = minuteRoom / (60 + 5 * 0.5)
  const hourAt = (at: number) => hour * (at + 0.4 * Math.floor(at / 6))
  const minuteAt = (at: number) => minute * (at + 0.5 * Math.floor(at / 10))
  const [x, y] = [pane.x + inset, pane.y + inset]
  /** The place of a block. */
  const rectOf = (place: number): Rect => {
    const [h, m] = [hourAt(Math.floor(place / 60)), minuteAt(place % 60)]
    return upright
      ? { x: x + left + h, y: y + ruler + m, width: hour, height: minute }
      : { x: x + left + m, y: y + ruler + h, width: minute, height: hour }
  }
  return { upright, dot, frame, bar, legend, pane, x, y, ruler, left, hour, minute, rectOf }
}
