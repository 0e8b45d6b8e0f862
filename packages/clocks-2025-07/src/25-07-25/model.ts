/** Segments of a cane, canes in the grove; leaves of a spray, and sprays of a twig. */
export const SEGMENTS = 6
export const CANES = 4
export const FAN = 5
export const TWIGS = 6

export interface Segment {
  /** The middle of its foot and of its head. */
  readonly foot: readonly [x: number, y: number]
  readonly head: readonly [x: number, y: number]
  readonly breadth: number
}

export interface Leaf {
  readonly x: number
  readonly y: number
  /** Where it points, in radians; a quarter turn is straight down. */
  readonly turn: number
  readonly length: number
  /** How far it bends to one side, as a part of its length. */
  readonly bend: number
}

export interface Twig {
  readonly x: number
  readonly top: number
  readonly bottom: number
}

/**
 * @param hour - `0` to `23`.
 * @returns How many segments of each cane are painted.
 * @example painted(15) // [6, 6, 3, 0]
 */
export const painted = (hour: number): number[] =>
  Array.from({ length: CANES }, (_, cane) => Math.min(SEGMENTS, Math.max(0, hour - cane * SEGMENTS)))

/** Each cane leans a little, stands a little higher or lower, and has its own girth. */
const LEAN = [0.035, -0.02, 0.015, -0.04]
const FOOT = [0.012, -0.008, 0.004, -0.014]
const GIRTH = [1.06, 0.92, 1.1, 0.96]
/** The lower segments of bamboo are the shorter ones. */
const JOINTS = [0, 0.142, 0.298, 0.466, 0.64, 0.82, 1]

const grove = (width: number, height: number) =>
  width < height * 0.9
    ? { left: width * 0.08, right: width * 0.92, top: height * 0.57, bottom: height * 0.985 }
    : { left: width * 0.025, right: width * 0.415, top: height * 0.035, bottom: height * 0.97 }

/**
 * The four canes, from the left, each from the ground upwards.
 * @param width - Of the stage.
 * @param height - Of the stage.
 */
export function canesIn(width: number, height: number): Segment[][] {
  const { left, right, top, bottom } = grove(width, height)
  const pace = (right - left) / CANES
  const tall = bottom - top
  return Array.from({ length: CANES }, (_, cane) => {
    const at = (joint: number): [number, number] => [
      left + pace * (cane + 0.5) + LEAN[cane]! * tall * (joint - 0.5),
      bottom - tall * (joint * 0.97 + 0.015 + FOOT[cane]!),
    ]
    return Array.from({ length: SEGMENTS }, (_, segment) => ({
      foot: at(JOINTS[segment]! + 0.008),
      head: at(JOINTS[segment + 1]! - 0.008),
      breadth: Math.min(pace * 0.68, tall * 0.14) * GIRTH[cane]!,
    }))
  })
}

/** A spray hangs like the fingers of a hand: the middle leaf is painted first, as a painter does. */
const FINGERS = [0, -0.56, 0.56, -1.1, 1.1]
const LENGTHS = [1, 0.97, 0.94, 0.84, 0.86]

/**
 * The six twigs, three in a row, and their sixty leaves in the order in which they are painted.
 * @param width - Of the stage.
 * @param height - Of the stage.
 */
export function foliageIn(width: number, height: number): { twigs: Twig[]; leaves: Leaf[] } {
  const upright = width < height * 0.9
  const area = upright
    ? { left: width * 0.02, top: height * 0.03, across: width * 0.96, down: height * 0.53 }
    : { left: width * 0.43, top: height * 0.04, across: width * 0.555, down: height * 0.95 }
  const [broad, tall] = [area.across / 3, area.down / 2]
  const length = Math.min(broad * 0.63, tall * 0.43)
  const twigs: Twig[] = []
  const leaves: Leaf[] = []
  for (let twig = 0; twig < TWIGS; twig++) {
    const column = twig % 3
    const x = area.left + broad * (column + 0.5)
    const top = area.top + tall * (Math.floor(twig / 3) + 0.02) + [0, 0.03, 0.01][column]! * tall
    const lower = top + tall * 0.46
    twigs.push({ x, top, bottom: lower })
    for (let leaf = 0; leaf < FAN * 2; leaf++) {
      const finger = leaf % FAN
      const sway = Math.sin(twig * 2.4 + leaf * 1.7)
      leaves.push({
        x: x + FINGERS[finger]! * length * 0.03,
        y: leaf < FAN ? top + tall * 0.035 : lower + tall * 0.035,
        turn: Math.PI / 2 - FINGERS[finger]! + sway * 0.055,
        length: length * LENGTHS[finger]! * (1 + sway * 0.03),
        bend: 0.05 * sway - FINGERS[finger]! * 0.05,
      })
    }
  }
  return { twigs, leaves }
}

/** How wet the newest stroke is: `1` when it was just painted, dry within its minute. */
export const wetness = (second: number): number => (1 - second / 60) ** 1.5

/** How long the leaf sinks under its drop, in one second, and springs back without it, in the next. */
export const SINK_MS = 700
export const SPRING_MS = 600
/** How long a drop falls. */
export const FALL_MS = 400

/**
 * The wet leaf and the drop at its tip: in an even second the drop swells and the leaf sinks under it, in an odd one the
 * drop falls and the leaf springs back.
 * @param second - `0` to `59`.
 * @param ms - Since the full second.
 * @param calm - It takes up at once where it would come to rest in this second.
 * @returns How far the leaf is bent down, the drop's size, and how far it has fallen; `0` to `1`, the leaf for a moment
 * a little less than nought.
 * @example dripAt(1, 0, false) // { sunk: 1, size: 1, fallen: 0 }
 */
export function dripAt(second: number, ms: number, calm: boolean) {
  if (second % 2 === 0) {
    const part = calm ? 1 : Math.min(1, ms / SINK_MS)
    return { sunk: part * part * (3 - 2 * part), size: 0.3 + 0.7 * part, fallen: 0 }
  }
  const part = calm ? 1 : Math.min(1, ms / SPRING_MS)
  const fallen = calm ? 1 : Math.min(1, ms / FALL_MS)
  return {
    sunk: part === 1 ? 0 : Math.cos(part * Math.PI * 2.5) * (1 - part) ** 2,
    size: fallen === 1 ? 0 : 1,
    fallen: fallen * fallen,
  }
}

/** How far a drop bends the leaf, in radians. */
const SAG = 0.12

/** A leaf as it hangs when it is bent down: outer leaves sink towards straight down, the middle one to its side. */
export const sagged = (leaf: Leaf, sunk: number): Leaf => ({
  ...leaf,
  turn: leaf.turn + (leaf.turn > Math.PI / 2 ? -1 : 1) * SAG * sunk,
})
