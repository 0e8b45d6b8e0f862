import { clamp, easeInOut, shownHour } from '@found-time/clock-runtime'

/** A marble that stands in a tube. */
export interface Marble {
  /** Which tube, from the left: `0` to `2` are hours, `3` to `5` minutes. */
  readonly tube: number
  /** How many marbles it stands on. */
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
  readonly minute: number
}

/**
 * All marbles of a time, those of the hours first.
 * @example marblesAt({ hour: 15, minute: 42 }, 24).filter(({ last }) => last) // numbers 15 and 42
 */
export const marblesAt = ({ hour, minute }: Moment, hourCycle: 12 | 24): Marble[] => [
  ...marblesOf(shownHour(hour, hourCycle), 0),
  ...marblesOf(minute, 3),
]

/** Where the marble belongs that is on its way: the place it falls into at the full minute. */
export function nextOf(later: Moment, hourCycle: 12 | 24): Pick<Marble, 'tube' | 'place'> {
  const hours = later.minute === 0
  const last = marblesAt(later, hourCycle).find((marble) => marble.last && marble.tube < 3 === hours)
  return last ?? { tube: 0, place: 0 }
}

/** A board that tubes stand in. */
export interface Board {
  readonly top: number
  readonly bottom: number
  /** Which tubes stand in it. */
  readonly tubes: readonly number[]
  /** Where its words are: under the hours, under the minutes, or one of them. */
  readonly words: readonly { readonly text: string; readonly x: number }[]
}

export interface Plan {
  /** How broad a marble is. */
  readonly ball: number
  /** The middle of each tube, and where the middle of its lowest marble is. */
  readonly tubes: readonly { readonly x: number; readonly y: number }[]
  readonly boards: readonly Board[]
}

/** In marbles: from the middle of the lowest one up to a tube's rim, and from there to the top of a marble on the chute. */
export const [TALL, OVER] = [DEEP - 0.5 + 0.36, 1.58]

/** How thick the chute is, in marbles. */
export const CHUTE = 0.16

/** How thick the glass is, in marbles, and how much wider than a marble a tube is. */
export const [WALL, LOOSE] = [0.13, 0]

/** A tube's outer radius, in marbles. */
export const OUTER = 0.5 + LOOSE + WALL

/** How much of a board is under the middle of the lowest marbles, in marbles. */
const FOOT = 1.24

/** One rack over the whole breadth, or on a tall stage one for the hours and one for the minutes. */
export function planOf(width: number, height: number): Plan {
  const racks = height > width * 1.25 ? 2 : 1
  const groups = 3 - racks
  const each = height / racks
  const ball = Math.min(each / (OVER + TALL + FOOT + 0.12), width / (groups === 2 ? 11.2 : 5))
  const pitch = Math.min(ball * 2.15, (width - ball * (groups === 2 ? 3 : 2)) / (groups * 2 + groups - 1))
  const apart = Math.min(pitch * 1.5, pitch + ball * 1.1)
  // What a stage has left in height goes above and below alike.
  const spare = each - ball * (OVER + TALL + FOOT)
  const floor = (rack: number) => rack * each + spare * 0.5 + ball * (OVER + TALL)
  const middle = (group: number) => width / 2 + (groups === 2 ? (group - 0.5) * (pitch * 2 + apart) : 0)
  const tubes = Array.from({ length: 6 }, (_, index) => {
    const group = Math.floor(index / 3)
    return { x: middle(group) + ((index % 3) - 1) * pitch, y: floor(group % racks) }
  })
  const words = ['HOUR', 'MINUTE'].map((text, group) => ({ text, x: middle(group) }))
  const boards = Array.from({ length: racks }, (_, rack) => ({
    top: floor(rack),
    bottom: rack === racks - 1 ? height : floor(rack) + ball * FOOT,
    tubes: racks === 2 ? [0, 1, 2].map((tube) => rack * 3 + tube) : [0, 1, 2, 3, 4, 5],
    words: racks === 2 ? words.slice(rack, rack + 1) : words,
  }))
  return { ball, tubes, boards }
}

/** The chute over a rack: it comes in from the left and ends at the inside of a tube, where a marble turns over its end. */
export interface Chute {
  readonly x: number
  readonly y: number
  /** How far it rises to the left, of its length. */
  readonly slope: number
}

export function chuteOf({ ball, tubes }: Plan, tube: number): Chute {
  const { x, y } = tubes[tube]!
  return { x: x - ball / 2, y: y - ball * (TALL + 0.12 + CHUTE), slope: Math.min(0.02, (ball * 0.24) / x) }
}

/** The marbles that make room at the full minute, since the next time has none in their places. */
export function leavingOf(now: readonly Marble[], then: readonly Marble[]): readonly Marble[] {
  return now.filter(({ tube, place }) => !then.some((other) => other.tube === tube && other.place === place))
}

/** How long a marble rolls at each second, in milliseconds. */
export const ROLL_MS = 400

/** How far down the chute it is, `0` to `60`, at rest at each full second and `0.4 s` after. */
export function rollAt(second: number, millisecond: number, still: boolean): number {
  return second - (still ? 0 : 1 - easeInOut(millisecond / ROLL_MS))
}

/** When, within the last second, it reaches the end, has turned over it, hits the marble below, and has bounced. */
const [END, TURNED, HIT, DOWN] = [530, 640, 850, 960]

/** Where the middle of the marble on its way is, and how far it has turned, in radians. */
export function movingAt(
  plan: Plan,
  { tube, place }: Pick<Marble, 'tube' | 'place'>,
  { second, millisecond }: { readonly second: number; readonly millisecond: number },
  still: boolean,
): { readonly x: number; readonly y: number; readonly turn: number } {
  const { ball } = plan
  const radius = ball / 2
  const chute = chuteOf(plan, tube)
  // At :00 it has just come in, at :59 it is a step before the end.
  const start = Math.min(radius * 1.1, chute.x)
  const ways = (chute.x - start) / 60
  const rolled = rollAt(second, millisecond, still)
  const last = second === 59 && !still ? clamp((millisecond - ROLL_MS) / (END - ROLL_MS)) : 0
  const x = start + (rolled < 0 ? rolled * (start + radius * 1.7) : (rolled + last) * ways)
  const turn = x / radius
  if (second < 59 || millisecond < END || still)
    return { x, y: chute.y - radius - (chute.x - x) * chute.slope, turn }
  const over = (clamp((millisecond - END) / (TURNED - END)) ** 1.5 * Math.PI) / 2
  const [edgeX, edgeY] = [chute.x + Math.sin(over) * radius, chute.y - Math.cos(over) * radius]
  const end = plan.tubes[tube]!.y - place * ball
  const fallen = clamp((millisecond - TURNED) / (HIT - TURNED)) ** 2
  const bounce = clamp((millisecond - HIT) / (DOWN - HIT))
  const up = ball * 0.2 * 4 * bounce * (1 - bounce)
  return { x: edgeX, y: edgeY + (end - edgeY) * fallen - up, turn: turn + over }
}

/** How far the marbles that make room at the full minute have risen, in heights of the stage. */
export const leavingAt = (second: number, millisecond: number): number =>
  second === 59 ? 1.1 * clamp((millisecond - ROLL_MS) / (DOWN - ROLL_MS)) ** 2 : 0
