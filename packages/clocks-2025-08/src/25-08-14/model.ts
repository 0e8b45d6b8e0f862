import { clamp, easeInOut } from '@found-time/clock-runtime'

/** A marble that lies in a tube. */
export interface Marble {
  /** Which tube, from the left: `0` to `2` are hours, `3` to `5` minutes. */
  readonly tube: number
  /** Which seat, from the lowest. */
  readonly place: number
  readonly number: number
  /** It is the last one of its hours or minutes: its number is the time. */
  readonly last: boolean
}

/** How many marbles a tube holds. */
export const DEEP = 5

/** The marbles of a number: tens in the first of three tubes, what is left five and five in the others. */
function marblesOf(count: number, first: number): Marble[] {
  const [tens, ones] = [Math.floor(count / 10), count % 10]
  const marbles = Array.from({ length: tens + ones }, (_, index) => {
    const one = index - tens
    return {
      tube: one < 0 ? first : first + 1 + Math.floor(one / DEEP),
      place: one < 0 ? index : one % DEEP,
      number: one < 0 ? (index + 1) * 10 : tens * 10 + one + 1,
    }
  })
  return marbles.map((marble, index) => ({ ...marble, last: index === marbles.length - 1 }))
}

interface Moment {
  readonly hour: number
  readonly hour12: number
  readonly minute: number
}

/**
 * All marbles of a time, those of the hours first.
 * @example marblesAt({ hour: 15, hour12: 3, minute: 42 }, 24).filter(({ last }) => last) // numbers 15 and 42
 */
export const marblesAt = ({ hour, hour12, minute }: Moment, hourCycle: 12 | 24): Marble[] => [
  ...marblesOf(hourCycle === 12 ? hour12 : hour, 0),
  ...marblesOf(minute, 3),
]

interface Point {
  readonly x: number
  readonly y: number
}

/** A part of the chute: a straight one, or a quarter of a circle. */
export interface Stretch {
  readonly from: Point
  readonly to: Point
  /** Of a quarter of a circle that turns to the right, as seen by the ball. */
  readonly radius?: number
}

export interface Plan {
  /** A marble's radius; lengths without a unit are in it. */
  readonly radius: number
  /** Each tube's axis, the chute that it hangs from, and its lowest seat. */
  readonly tubes: readonly { readonly x: number; readonly top: number; readonly y: number }[]
  /** From one seat up to the next. */
  readonly step: number
  readonly chute: readonly Stretch[]
  readonly words: readonly { readonly text: string; readonly x: number; readonly y: number }[]
  readonly type: number
}

/** Half the breadth of a tube, and of the chute, in marble radii. */
export const [TUBE, CHUTE] = [1.26, 1.06]
/** From the stage's edge to the chute's middle, from there to the first seat, from the last seat to the words' line. */
const [ABOVE, HANG, BELOW] = [1.3, 2.4, 2.8]

/** One row of tubes, or where the stage is tall two, with the chute round the upper one's end and back. */
export function planOf(width: number, height: number): Plan {
  const rows = height > width * 1.25 ? 2 : 1
  const columns = 6 / rows
  const each = height / rows
  const high = ABOVE + HANG + (DEEP - 1) * 2.04 + BELOW + 0.5
  // A tall stage has the chute's bend beside its tubes.
  const broad = columns * 2 * (TUBE + 0.2) + (rows === 2 ? 2.6 : 1.2)
  const radius = Math.min(each / high, width / broad)
  const bend = rows === 2 ? 2.75 * radius : 0
  // Only the upper ones have it.
  const spans = [width - bend, width].slice(2 - rows)
  const pitches = spans.map((span) => Math.min(span / (columns + 0.1), 4.4 * radius))
  const step = (each - (ABOVE + HANG + BELOW + 0.5) * radius) / (DEEP - 1)
  const tubes = Array.from({ length: 6 }, (_, index) => {
    const row = Math.floor(index / columns)
    const top = row * each + ABOVE * radius
    const [span, pitch] = [spans[row]!, pitches[row]!]
    // A little to the left, for the last one's shadows.
    const left = Math.max((TUBE + 0.22) * radius, (span - pitch * (columns - 1)) / 2 - 0.3 * radius)
    return { x: left + (index % columns) * pitch, top, y: top + HANG * radius + (DEEP - 1) * step }
  })
  const words = ['HOUR', 'MINUTE'].map((text, group) => {
    const middle = tubes[group * 3 + 1]!
    return { text, x: middle.x, y: middle.y + BELOW * radius }
  })
  const first = tubes[0]!.top
  const chute: Stretch[] = []
  if (rows === 1) chute.push({ from: { x: 0, y: first }, to: { x: width, y: first } })
  else {
    const [end, second, turn] = [width - 1.5 * radius, tubes[3]!.top, 1.3 * radius]
    chute.push(
      { from: { x: 0, y: first }, to: { x: end - turn, y: first } },
      { from: { x: end - turn, y: first }, to: { x: end, y: first + turn }, radius: turn },
      { from: { x: end, y: first + turn }, to: { x: end, y: second - turn } },
      { from: { x: end, y: second - turn }, to: { x: end - turn, y: second }, radius: turn },
      { from: { x: end - turn, y: second }, to: { x: 0, y: second } },
    )
  }
  return { radius, tubes, step, chute, words, type: 1.6 * radius }
}

export const seatOf = ({ tubes, step }: Plan, tube: number, place: number): Point => ({
  x: tubes[tube]!.x,
  y: tubes[tube]!.y - place * step,
})

const lengthOf = ({ from, to, radius }: Stretch): number =>
  radius ? (radius * Math.PI) / 2 : Math.hypot(to.x - from.x, to.y - from.y)

/** Where on the chute one is after so much of it; before its beginning and beyond its end it goes straight on. */
export function alongChute({ chute }: Plan, part: number): Point {
  let left = part * chute.reduce((sum, stretch) => sum + lengthOf(stretch), 0)
  for (const [index, stretch] of chute.entries()) {
    const { from, to, radius } = stretch
    const length = lengthOf(stretch)
    if (left > length && index < chute.length - 1) {
      left -= length
      continue
    }
    const way = left / length
    if (!radius) return { x: from.x + (to.x - from.x) * way, y: from.y + (to.y - from.y) * way }
    // A bend begins along one side of its square and ends along the other: across first on top, down first at the foot.
    const [sine, cosine] = [Math.sin((way * Math.PI) / 2), 1 - Math.cos((way * Math.PI) / 2)]
    const across = to.x > from.x
    return {
      x: from.x + (to.x - from.x) * (across ? sine : cosine),
      y: from.y + (to.y - from.y) * (across ? cosine : sine),
    }
  }
  return chute[0]!.from
}

/** How long the ball rolls at each second, in milliseconds. */
export const ROLL_MS = 400
/** When in the last second it has left, and when a marble is seen over its seat, meets it, and lies. */
const [GONE, SEEN, HIT, DOWN] = [700, 560, 820, 950]

/** How far down the chute the ball is, `0` to `1`, at rest at each full second and `0.4 s` after. */
export function rolledAt(second: number, millisecond: number, still: boolean): number {
  if (still) return (second + 0.5) / 60
  const rolled = second - 0.5 + easeInOut(millisecond / ROLL_MS)
  const leaves = second === 59 ? clamp((millisecond - ROLL_MS) / (GONE - ROLL_MS)) ** 2 : 0
  // It comes in from outside and leaves again, a fifteenth of the way beyond either end.
  const enters = second === 0 ? (1 - easeInOut(millisecond / ROLL_MS)) * 3.5 : 0
  return (rolled - enters + leaves * 4.5) / 60
}

/** How near the marbles that come are, as a scale, and how much of them is there; `0` until the last second's end. */
export function comingAt(
  second: number,
  millisecond: number,
): { readonly scale: number; readonly seen: number } {
  if (second < 59) return { scale: 1, seen: 0 }
  const fallen = clamp((millisecond - SEEN) / (HIT - SEEN)) ** 2
  const bounce = clamp((millisecond - HIT) / (DOWN - HIT))
  return {
    scale: 1 + 0.5 * (1 - fallen) + 0.2 * bounce * (1 - bounce),
    seen: clamp((millisecond - SEEN) / 90),
  }
}

/** How much of the marbles that make room at the full minute is there still. */
export const stayingAt = (second: number, millisecond: number): number =>
  second === 59 ? 1 - clamp((millisecond - ROLL_MS) / (SEEN - ROLL_MS)) : 1
