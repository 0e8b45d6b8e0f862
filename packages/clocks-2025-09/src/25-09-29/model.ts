/** A point of the stage, in units of a step's depth. */
export type Point = readonly [number, number]

/** How far the two level directions go to the side, and down; up is straight up. */
export interface View {
  readonly across: number
  readonly down: number
}

/**
 * The staircase of L. S. Penrose and R. Penrose, “Impossible objects: a special type of visual illusion”, British
 * Journal of Psychology 49 (1958): four flights about a court, each step higher than the one before, and the last one
 * below the first. The two flights that come towards us are longer than the two that go away, so in space it winds on,
 * twelve steps nearer on each side. Seen along one direction, twelve steps nearer and sixty rises higher are the same
 * place: that direction is the view, and it says how high a step must be.
 */
export const BROAD = 3
const LONG = 20
const SHORT = 8
const NEARER = LONG - SHORT
export const STEPS = 2 * LONG + 2 * SHORT + 4

/** How much each step rises, so that sixty rises are as much as the way that the stair has come nearer. */
export const riseOf = ({ down }: View): number => (2 * NEARER * down) / STEPS

/** The minute whose step is the landing at the top of the picture: no multiple of five lies on a corner then. */
const FIRST = 2

/** How many rises a minute's step lies above the landing at the top. */
export const levelOf = (minute: number): number => (minute - FIRST + STEPS) % STEPS

export type Flight = 1 | 2 | 3 | 4
export interface Step {
  /** Its near left and far right edges, along the two level directions. */
  readonly from: Point
  readonly to: Point
  readonly level: number
  readonly flight: Flight
  readonly landing: boolean
}

/** Where the step of a level lies in space. Level 60 is the landing at the top again, and does not lie where it began. */
export function stepAt(level: number): Step {
  const box = (x: number, y: number, wide: number, deep: number, flight: Flight): Step => ({
    from: [x, y],
    to: [x + wide, y + deep],
    level,
    flight,
    landing: wide === deep,
  })
  let at = level
  if (at === 0) return box(-BROAD, 0, BROAD, BROAD, 1)
  if (at <= LONG) return box(at - 1, 0, 1, BROAD, 1)
  at -= LONG + 1
  if (at === 0) return box(LONG, 0, BROAD, BROAD, 2)
  if (at <= LONG) return box(LONG, BROAD + at - 1, BROAD, 1, 2)
  at -= LONG + 1
  const near = BROAD + LONG
  if (at === 0) return box(LONG, near, BROAD, BROAD, 3)
  if (at <= SHORT) return box(LONG - at, near, 1, BROAD, 3)
  at -= SHORT + 1
  const left = LONG - SHORT - BROAD
  if (at === 0) return box(left, near, BROAD, BROAD, 4)
  if (at <= SHORT) return box(left, near - at, BROAD, 1, 4)
  return box(left, near - SHORT - BROAD, BROAD, BROAD, 1)
}

/** Where a point of space is seen. */
export const seen = (view: View, x: number, y: number, z: number): Point => [
  (x - y) * view.across,
  (x + y) * view.down - z,
]

/** The door of an hour leads from the step of its five minutes: twelve from nought, one from five. */
export const doorAt = (hour: number): number => (hour % 12 || 12) as number
export const stepOfDoor = (door: number): number => levelOf((door * 5) % STEPS)

export const DOOR_WIDE = 3.7
/** Under a stair, how far a door's lintel lies below the step. */
const BELOW = 0.6

export interface Opening {
  /** Whether it lies in a wall that faces left, or in one that faces right. */
  readonly faces: 'left' | 'right'
  /** Its foot on the left, as seen. */
  readonly foot: Point
}

/** Doors of the two far flights stand on their steps, those of the two near ones under theirs. */
export function openingOf(view: View, door: number, high: number): Opening {
  const level = stepOfDoor(door)
  const { from, to, flight } = stepAt(level)
  const z = level * riseOf(view)
  const half = DOOR_WIDE / 2
  const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
  if (flight === 1) return { faces: 'left', foot: seen(view, x - half, 0, z) }
  if (flight === 2) return { faces: 'right', foot: seen(view, to[0], y + half, z - BELOW - high) }
  if (flight === 3) return { faces: 'left', foot: seen(view, x - half, to[1], z - BELOW - high) }
  return { faces: 'right', foot: seen(view, from[0], y + half, z) }
}

/** A door is at least so high, and takes this part of what the stair leaves free. */
const [LEAST, PART] = [5, 0.43]
/** From further above, doors would lean too far. */
const STEEPEST = 0.86

/**
 * From where the stair is looked at so that it fills a stage of this shape: from the side on a broad one, from above on
 * an upright one, where the doors are as high as there is room.
 */
export function planOf(width: number, height: number) {
  const sides = 2 * LONG - NEARER + 4 * BROAD
  const shapeAt = (angle: number) => {
    const view = { across: Math.cos(angle), down: Math.sin(angle) }
    const [, top] = seen(view, -BROAD, 0, 0)
    const [, low] = seen(view, LONG + BROAD, LONG + 2 * BROAD, (2 * LONG + 2) * riseOf(view))
    return { view, broad: sides * view.across, tall: low - top, top }
  }
  let [flat, steep] = [0.02, STEEPEST]
  for (let halving = 0; halving < 40; halving++) {
    const middle = (flat + steep) / 2
    const { broad, tall } = shapeAt(middle)
    if (broad / (tall + LEAST / PART) > width / height) flat = middle
    else steep = middle
  }
  const { view, broad, tall, top } = shapeAt(flat)
  const unit = width / broad
  const free = height / unit - tall
  const [left] = seen(view, LONG - SHORT - BROAD, LONG + 2 * BROAD, 0)
  return { view, unit, high: free * PART, left: -left * unit, top: (free * 0.47 - top) * unit }
}
