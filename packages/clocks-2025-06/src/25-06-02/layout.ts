import { lengthOf, MINUTE_SLOTS, PENDULUMS, type Place, rowsOf, slotOf, swingAt } from './model'

/** How far the eye is from the beam, and how far the cloth is under it, in metres. */
const EYE = 0.85
const CLOTH = 0.385
/** How far apart the pendulums hang, how large their balls are, and how far they swing at most, in metres. */
const APART = 0.031
const BALL = 0.0148
const SWING = 0.13
/** How far a shadow lies to the side for each metre of height. */
const SLANT = [0.5, -0.25] as const

export interface Layout {
  readonly upright: boolean
  readonly width: number
  readonly height: number
  /** Pixels of a metre at the height of the beam. */
  readonly metre: number
  readonly swing: number
  /** How far from straight down one looks, in radians: the beam is seen at one side, and the balls beyond it. */
  readonly tilt: number
  /** Middle of the beam from that side, its breadth, and the length of what is engraved on it. */
  readonly middle: number
  /** Where the threads are fast under it. */
  readonly fast: number
  readonly beam: number
  readonly length: number
  /** Whether tens and ones have a row each. */
  readonly apart: boolean
}

export function layoutOf(width: number, height: number): Layout {
  const upright = width < height * 0.8
  const [long, short] = upright ? [height, width] : [width, height]
  /** Nearly a square: little room along the beam, and much across it. */
  const square = !upright && width < height * 1.4
  const tilt = upright ? 0.58 : square ? 1 : width > height * 1.9 ? 0.5 : 0.95
  const beam = square ? short * 0.34 : Math.min(short * (upright ? 0.36 : 0.26), long * 0.17)
  const middle = beam * 0.5 + short * 0.022
  const fast = middle + beam * (square ? 0.1 : upright ? 0.31 : 0.22)
  const length = long * 0.975
  // Each ball hangs from its figure; the longest swings within the stage, and the shortest not under the beam.
  const metre = length / (MINUTE_SLOTS * APART)
  const reach = (pendulum: number, swing: number) => {
    const depth = Math.sqrt(lengthOf(pendulum) ** 2 - swing ** 2)
    const scale = (metre * EYE) / (EYE + depth * Math.cos(tilt) - swing * Math.sin(tilt))
    return fast + (swing * Math.cos(tilt) + depth * Math.sin(tilt) + Math.sign(swing) * BALL) * scale
  }
  let swing = SWING
  while (
    swing > 0.03 &&
    (reach(0, swing) > short * 0.975 || reach(PENDULUMS - 1, -swing) < middle + beam * 0.53)
  )
    swing -= 0.002
  return {
    upright,
    width,
    height,
    metre,
    swing,
    tilt,
    middle,
    fast,
    beam,
    length,
    apart: square,
  }
}

/** A point in pixels: so far along the row and across it, in metres, at a depth below the beam. */
function see(
  { upright, width, height, metre, tilt, fast }: Layout,
  along: number,
  across: number,
  depth: number,
) {
  const [sine, cosine] = [Math.sin(tilt), Math.cos(tilt)]
  const scale = (metre * EYE) / (EYE + depth * cosine - across * sine)
  const aside = fast + (across * cosine + depth * sine) * scale
  return upright
    ? { x: aside, y: height / 2 + along * scale, scale }
    : { x: width / 2 + along * scale, y: aside, scale }
}

/** Where a pendulum hangs from, where its ball is and how large, and where its shadow. */
export function pendulumAt(layout: Layout, pendulum: number, seconds: number) {
  const along = (slotOf(pendulum) - (MINUTE_SLOTS - 1) / 2) * APART
  const across = swingAt(pendulum, seconds) * layout.swing
  const depth = Math.sqrt(lengthOf(pendulum) ** 2 - across ** 2)
  const ball = see(layout, along, across, depth)
  const fall = CLOTH - depth
  const [right, down] = [SLANT[0] * fall, SLANT[1] * fall]
  const shadow = see(layout, along + right, across + down, CLOTH)
  return {
    hook: see(layout, along, 0, 0.01),
    ball: { ...ball, radius: BALL * ball.scale },
    shadow: { ...shadow, radius: BALL * shadow.scale * 1.55 },
  }
}

/** The middle of the beam's shadow on the cloth, and how broad it is, in pixels. */
export function beamShadow(layout: Layout) {
  const at = see(layout, 0, SLANT[1] * CLOTH, CLOTH)
  return { middle: layout.upright ? at.x : at.y, breadth: (layout.beam * at.scale * 0.7) / layout.metre }
}

/** Middle and size of a place on the beam, in pixels of the stage. */
export function slotAt(layout: Layout, { row, slot, slots }: Place) {
  const { upright, width, height, beam, middle, length } = layout
  const rows = rowsOf(layout)
  const [long, broad] = [length / slots, (beam * 0.9) / rows]
  const along = (slot - (slots - 1) / 2) * long
  const across = (row - (rows - 1) / 2) * broad
  return upright
    ? { x: middle + across, y: height / 2 + along, width: broad, height: long }
    : { x: width / 2 + along, y: middle + across, width: long, height: broad }
}
