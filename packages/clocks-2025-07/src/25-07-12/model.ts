/** How many seeds the head holds: one for each minute of a day. */
export const SEEDS = 1440

/**
 * The golden angle in degrees: a whole turn parted so that the smaller piece is to the larger as the larger to the turn.
 * Helmut Vogel, "A better way to construct the sunflower head", Mathematical Biosciences 44 (1979), pages 179-189.
 */
export const GOLDEN_ANGLE = 360 * (1 - 2 / (1 + Math.sqrt(5)))

/** The eye is this many radii from the middle of the ball the head is a piece of: near, so that the middle is large. */
const EYE = 1.3
/** What of the ball can be seen from there, as a part of its height above the middle. */
const SEEN = 1 - 1 / EYE
/** The outermost seeds as they are projected, before all is scaled to one. */
const HORIZON = Math.sqrt(1 - 1 / EYE ** 2) / (EYE - 1 / EYE)
/** Each seed has the same area of the ball: this is the half of its breadth. */
const BREADTH = Math.sqrt((2 * SEEN) / SEEDS)

export interface Seed {
  /** Minutes since it came: `0` is in the middle. */
  readonly age: number
  /** From the middle to the rim, in parts of the head's radius. */
  readonly x: number
  readonly y: number
  /** Half its length from the middle outwards, and half its breadth across. */
  readonly along: number
  readonly across: number
  /** Where it points to: outwards, in radians. */
  readonly turn: number
  /** How squarely it faces the eye, `0` to `1`. */
  readonly facing: number
  /** Which ten of this hour's it belongs to, `0` to `5`; `undefined` when it came in an hour before. */
  readonly ten?: number
  /** How many hours before this one it came. */
  readonly hoursAgo: number
}

/** This hour's seeds lie within this part of the head's radius before it is swollen. */
const BRIGHT = 0.37

/** How much of its slope is left at the rim of a swollen head: there all seeds are crowded. */
const RIM = 0.3

/**
 * Swells the middle of the head, so that this hour's seeds are large enough to count; the older ones move closer
 * together for it.
 * @param radius - From the middle to the rim, `0` to `1`.
 * @param swell - How many times larger the middle is to be.
 * @returns Where that radius comes to be, and by how much things there are stretched outwards.
 * @example swollen(0.2, 1.5) // { radius: 0.3, stretch: 1.5 }
 */
export function swollen(radius: number, swell: number) {
  if (swell === 1 || radius < BRIGHT) return { radius: radius * swell, stretch: swell }
  const span = 1 - BRIGHT
  const at = (radius - BRIGHT) / span
  const from = BRIGHT * swell
  const rise = 1 - from
  // A cubic that leaves the middle as steeply as it is stretched and reaches the rim flat.
  const [into, out] = [swell * span, RIM * span]
  const square = into + out - 2 * rise
  const linear = 3 * rise - 2 * into - out
  return {
    radius: from + at * (into + at * (linear + at * square)),
    stretch: (into + at * (2 * linear + 3 * at * square)) / span,
  }
}

/**
 * The head at a minute of the day: the newest seed in the middle, each of the others pushed out a place by those after
 * it, and each a golden angle on from the one before.
 * @param minuteOfDay - `0` to `1439`.
 * @param swell - How many times larger the middle is than on a plain ball.
 * @returns All the seeds, the newest first.
 * @example headAt(617).filter(({ ten }) => ten !== undefined).length // 17, at 10:17
 */
export function headAt(minuteOfDay: number, swell = 1): Seed[] {
  const minute = minuteOfDay % 60
  return Array.from({ length: SEEDS }, (_, age) => {
    const up = 1 - (SEEN * (age + 0.5)) / SEEDS
    const out = Math.sqrt(1 - up * up)
    const near = 1 / (EYE - up)
    const plain = (out * near) / HORIZON
    const { radius, stretch } = swollen(plain, swell)
    const turn = (((minuteOfDay - age) * GOLDEN_ANGLE) / 180) * Math.PI
    return {
      age,
      turn,
      x: radius * Math.cos(turn),
      y: radius * Math.sin(turn),
      along: (BREADTH * (EYE * up - 1) * near * near * stretch) / HORIZON,
      across: (BREADTH * near * radius) / plain / HORIZON,
      facing: (EYE * up - 1) / (EYE - 1),
      ten: age < minute ? Math.floor((minute - 1 - age) / 10) : undefined,
      hoursAgo: age < minute ? 0 : 1 + Math.floor((age - minute) / 60),
    }
  })
}

export type Petal = 'closed' | 'yellow' | 'red'

/**
 * @param hour - `0` to `23`.
 * @returns The petals at one o'clock, at two o'clock and so on to twelve. One opens yellow each hour of the morning and
 * turns red in the afternoon; at midnight all are closed.
 * @example petalsAt(15).filter((petal) => petal === 'red').length // 3
 */
export const petalsAt = (hour: number): Petal[] =>
  Array.from({ length: 12 }, (_, index) => {
    if (hour >= 12) return index < hour - 12 ? 'red' : 'yellow'
    return index < hour ? 'yellow' : 'closed'
  })

/** How long the bee flies from one second's place to the next; it rests for the remainder. */
export const FLIGHT_MS = 360

/**
 * @param second - `0` to `59`.
 * @param flown - How far the bee has come to this second's place from the last one, `0` to `1`.
 * @returns `turn`, in turns clockwise from the top, a little less than nought just after the full minute; and `lift`,
 * how far it is off the rim, `0` to `1`.
 * @example beeAt(30, 1) // { turn: 0.5, lift: 0 }
 */
export const beeAt = (second: number, flown: number) => ({
  turn: (second - 1 + flown) / 60,
  lift: 4 * flown * (1 - flown),
})

/** How much of the shorter side of the stage the head's radius is; the bee's orbit in the style sheet follows it. */
const HEAD = 0.36

/**
 * The head's middle and radius, and how much its middle is swollen: most on a telephone.
 * @param width - Of the stage.
 * @param height - Of the stage.
 */
export const flowerIn = (width: number, height: number) => {
  const least = Math.min(width, height)
  return {
    x: width / 2,
    y: height / 2,
    radius: least * HEAD,
    swell: Math.min(1.8, Math.max(1.35, 700 / least)),
  }
}

/**
 * How far a petal may reach from the middle so that its tip is on the stage: a rounded rectangle.
 * @param part - Where it points to, in turns clockwise from the top.
 * @example reachIn(1000, 1000, 0.25) // 484
 */
export const reachIn = (width: number, height: number, part: number) => {
  const least = Math.min(width, height)
  const across = Math.min(width / 2, least * 1.05) - least * 0.016
  const down = Math.min(height / 2, least * 1.05) - least * 0.016
  const turn = part * 2 * Math.PI
  return ((Math.sin(turn) / across) ** 4 + (Math.cos(turn) / down) ** 4) ** -0.25
}
