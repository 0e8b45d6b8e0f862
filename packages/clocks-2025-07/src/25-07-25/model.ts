/** Joints of the cane, and leaves of a spray; a twig has two sprays. */
export const JOINTS = 12
export const SPRAY = 5
export const TWIGS = 6

/** How many joints are painted: twelve hours, so that the cane is whole at noon and at midnight. @example jointsAt(0) // 12 */
export const jointsAt = (hour: number): number => hour % 12 || 12

export type Point = readonly [x: number, y: number]

interface Layout {
  /** Foot, bend and head of the cane, and where its twigs' two sprays hang; in parts of the stage. */
  readonly cane: readonly [Point, Point, Point]
  readonly twigs: readonly (readonly [joint: number, near: Point, far: Point])[]
}

/** On a wide stage the cane leans across it, on an upright one it stands. The twigs are counted in this order. */
const WIDE: Layout = {
  cane: [
    [-0.02, 1.03],
    [0.42, 0.72],
    [1.03, 0.02],
  ],
  twigs: [
    [2, [0.1, 0.47], [0.1, 0.08]],
    [4, [0.265, 0.34], [0.27, 0.06]],
    [6, [0.43, 0.215], [0.585, 0.065]],
    [5, [0.405, 0.775], [0.545, 0.735]],
    [7, [0.665, 0.545], [0.7, 0.79]],
    [9, [0.83, 0.36], [0.895, 0.7]],
  ],
}

const UPRIGHT: Layout = {
  cane: [
    [0.17, 1.03],
    [0.34, 0.52],
    [0.8, -0.03],
  ],
  twigs: [
    [2, [0.47, 0.855], [0.79, 0.865]],
    [4, [0.175, 0.71], [0.165, 0.535]],
    [5, [0.53, 0.655], [0.8, 0.685]],
    [7, [0.175, 0.39], [0.36, 0.295]],
    [8, [0.68, 0.44], [0.82, 0.31]],
    [10, [0.175, 0.18], [0.4, 0.085]],
  ],
}

export interface Joint {
  readonly foot: Point
  readonly head: Point
  /** Of its foot: a cane tapers. */
  readonly breadth: number
  readonly top: number
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
  readonly from: Point
  readonly near: Point
  readonly far: Point
}

/** A spray hangs like the fingers of a hand: the middle leaf is painted first, as a painter does. */
const FINGERS = [0.02, -0.5, 0.52, -1.04, 1.06]
const LENGTHS = [1, 0.9, 0.95, 0.8, 0.84]

/** The plant on a stage, in pixels: its joints from the ground upwards, its twigs, its sixty leaves in their order. */
export function plantIn(width: number, height: number) {
  const upright = width < height * 0.9
  const { cane, twigs } = upright ? UPRIGHT : WIDE
  const at = ([x, y]: Point): Point => [x * width, y * height]
  const [foot, bend, head] = cane.map(at) as [Point, Point, Point]
  const on = (part: number): Point => {
    const [a, b, c] = [(1 - part) ** 2, 2 * part * (1 - part), part ** 2]
    return [a * foot[0] + b * bend[0] + c * head[0], a * foot[1] + b * bend[1] + c * head[1]]
  }
  const long = Math.hypot(head[0] - foot[0], head[1] - foot[1])
  // Joints are short at the ground, longest in the middle.
  const lengths = Array.from(
    { length: JOINTS },
    (_, joint) => 0.82 + 0.3 * Math.sin(((joint + 0.8) / JOINTS) * Math.PI),
  )
  const whole = lengths.reduce((sum, length) => sum + length, 0)
  const ends = lengths.map(
    (_, joint) => lengths.slice(0, joint + 1).reduce((sum, length) => sum + length, 0) / whole,
  )
  const broad = Math.min((long / JOINTS) * (upright ? 0.43 : 0.5), Math.min(width, height) * 0.092)
  const joints = ends.map((end, joint): Joint => {
    const taper = (part: number) => broad * (1.12 - 0.42 * part)
    const begin = joint ? ends[joint - 1]! : 0
    return { foot: on(begin), head: on(end), breadth: taper(begin), top: taper(end) }
  })
  const length = upright ? Math.min(width * 0.235, height * 0.115) : Math.min(height * 0.235, width * 0.142)
  const grown: Twig[] = []
  const leaves: Leaf[] = []
  for (const [twig, [joint, near, far]] of twigs.entries()) {
    grown.push({ from: joints[joint - 1]!.head, near: at(near), far: at(far) })
    for (let leaf = 0; leaf < SPRAY * 2; leaf++) {
      const finger = leaf % SPRAY
      const [x, y] = at(leaf < SPRAY ? near : far)
      const sway = Math.sin(twig * 2.4 + leaf * 1.7)
      const lean = 0.2 * Math.sin(twig * 1.9 + Math.floor(leaf / SPRAY) * 2.3)
      leaves.push({
        x: x + FINGERS[finger]! * length * 0.03,
        y,
        turn: Math.PI / 2 - FINGERS[finger]! + sway * 0.085 + lean,
        length: length * LENGTHS[finger]! * (1 + sway * 0.085),
        bend: 0.07 * sway - FINGERS[finger]! * 0.09,
      })
    }
  }
  return { joints, twigs: grown, leaves, length, broad, upright }
}
