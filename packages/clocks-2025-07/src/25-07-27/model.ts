import { createRandom } from '@found-time/clock-runtime'

export type Point = readonly [x: number, y: number]

export interface Plan {
  /** How far down the backglass comes; below it is the table. */
  readonly glass: number
  /** Middles of the four reels, and how large one is. */
  readonly reels: readonly Point[]
  readonly reel: Point
  readonly bumpers: readonly Point[]
  readonly bumper: number
  readonly ball: number
  /** Whether the table is much broader than long. */
  readonly broad: boolean
  /** Where the flippers turn, left and right, and how long they are. */
  readonly flippers: readonly [Point, Point]
  readonly flipper: number
  /** Middle and reach of the star amid the bumpers. */
  readonly star: Point
  readonly burst: number
}

/** Bumpers on a table that is broad, and on one that is narrow, in parts of it: staggered, round a free middle. */
const BROAD: readonly Point[] = [
  [0.125, 0.37],
  [0.265, 0.6],
  [0.375, 0.28],
  [0.625, 0.28],
  [0.735, 0.6],
  [0.875, 0.37],
]
const NARROW: readonly Point[] = [
  [0.14, 0.4],
  [0.33, 0.62],
  [0.33, 0.19],
  [0.67, 0.19],
  [0.67, 0.62],
  [0.86, 0.4],
]

/**
 * @param width - Of the stage.
 * @param height - Of the stage.
 */
export function planOf(width: number, height: number): Plan {
  const one = width > height * 0.8
  const broad = width > height * 1.15
  const glass = height * (one ? 0.42 : 0.44)
  const tall = Math.min(one ? glass * 0.72 : glass * 0.39, (width * (one ? 0.19 : 0.38)) / 0.78)
  const reel: Point = [tall * (broad ? 0.92 : 0.78), tall]
  const step = reel[0] * 1.09
  const [x, y, table] = [width / 2, glass / 2, height - glass]
  const bumper = Math.min(width * (broad ? 0.072 : 0.108), table * (broad ? 0.17 : 0.12))
  const flipper = Math.min(width * 0.22, table * 0.26)
  const foot = glass + table * (broad ? 0.84 : 0.86)
  return {
    glass,
    broad,
    reel,
    reels: one
      ? [-1.62, -0.62, 0.62, 1.62].map((at): Point => [x + at * step, y])
      : [0, 1, 2, 3].map((i): Point => [x + (i % 2 ? 0.5 : -0.5) * step, y + (i < 2 ? -0.6 : 0.6) * tall]),
    bumpers: (broad ? BROAD : NARROW).map(([u, v]): Point => [u * width, glass + v * table]),
    bumper,
    ball: bumper * 0.25,
    flippers: [
      [x - flipper * 1.12, foot],
      [x + flipper * 1.12, foot],
    ],
    flipper,
    star: [x, glass + table * (broad ? 0.55 : 0.4)],
    burst: broad ? table * 0.19 : Math.min(width * 0.15, table * 0.16),
  }
}

/** From which bumper the ball can get to which, with nothing in its way. */
export const WAYS: readonly (readonly number[])[] = [
  [1, 2],
  [0, 2, 4],
  [0, 1, 3],
  [2, 5, 4],
  [5, 3, 1],
  [3, 4],
]

/** With which bumpers each minute begins and ends, so that one goes over into the next. */
export const [FIRST, SECOND, LAST] = [0, 1, 2]

/** How many bumpers away the last one is. */
const AWAY = [1, 1, 0, 1, 2, 2]

/**
 * The bumpers that the ball hits in a minute, one at each second.
 * @param seed - And whatever else it hangs on: the same ones give the same game.
 * @returns Sixty of them.
 */
export function gameOf(seed: string, hour: number, minute: number): number[] {
  const { pick } = createRandom(seed, 'ball', hour, minute)
  const hit: number[] = [FIRST, SECOND]
  while (hit.length < 60) {
    const left = 59 - hit.length
    // It has to be one bumper from the last one at the end, and must be able to get there.
    const open = (to: number) =>
      AWAY[to]! <= left && !(left === 1 && to === LAST) && !(left === 2 && to === 3)
    hit.push(pick(WAYS[hit.at(-1)!]!.filter(open)))
  }
  return hit
}

const towards = (from: Point, to: Point): Point => {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  return [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
}

/** Where the ball touches a bumper: there it leaves at the angle at which it came. */
export function touch(game: readonly number[], second: number, { bumpers, bumper, ball }: Plan): Point {
  const at = (index: number) => bumpers[game[(index + 60) % 60]!]!
  const here = at(second)
  const [a, b] = [towards(here, at(second - 1)), towards(here, at(second + 1))]
  const out = towards([0, 0], [a[0] + b[0], a[1] + b[1] + 0.001])
  return [here[0] + out[0] * (bumper + ball), here[1] + out[1] * (bumper + ball)]
}

/** Where a ball is that would lie on a bumper's skirt: it rolls round it. */
function besideAll([x, y]: Point, { bumpers, bumper, ball }: Plan): Point {
  for (const [bx, by] of bumpers) {
    const off = Math.hypot(x - bx, y - by)
    const more = (bumper + ball) / off
    if (more > 1) [x, y] = [bx + (x - bx) * more, by + (y - by) * more]
  }
  return [x, y]
}

/**
 * Where the ball is.
 * @param second - Of the minute, with its fraction; at full ones it touches a bumper.
 */
export function ballAt(game: readonly number[], second: number, plan: Plan): Point {
  const [whole, part] = [Math.floor(second), second % 1]
  const [from, to] = [touch(game, whole, plan), touch(game, whole + 1, plan)]
  // The table slopes towards the player: a thrown ball goes a little higher than straight.
  const rise = plan.ball * 0.4 * 4 * part * (1 - part)
  return besideAll([from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part - rise], plan)
}

/** The machine tilts at midnight, for its first minute. */
export const isTilted = (hour: number, minute: number): boolean => hour === 0 && minute === 0
