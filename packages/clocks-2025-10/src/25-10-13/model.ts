/**
 * How a leg stands through one stride, from the heel's first touch, at every fiftieth of it: how far the thigh is flexed
 * at the hip, the shin at the knee, and the foot towards the shin, in degrees. The right leg of `normal.mot`, the normal
 * gait that comes with the OpenSim model Gait2392 (opensim-org/opensim-models, Gait2392_Simbody/Tutorial1), to one place.
 */
const HIP =
  '24.6 24.5 24.1 23.7 23 21.8 20.2 18.4 16.4 14.2 11.9 9.6 7.2 4.9 2.6 .3 -1.9 -4 -6.1 -8.1 -10.1 -11.9 -13.5 -14.9 -15.9 -16.6 -16.8 -16.5 -15.4 -13.4 -10.7 -7.2 -3.2 1 4.9 8.6 12 15 17.6 19.9 21.8 23.2 24.3 25 25.3 25.3 25 24.8 24.7 24.7'
const KNEE =
  '3.9 6.7 9.5 12.3 14.8 16.4 17 16.9 16.2 15.2 13.9 12.5 11 9.4 8 6.6 5.4 4.3 3.4 2.7 2.4 2.4 3 4.1 5.8 8.2 11.3 15.2 20.2 26.1 32.7 39.6 46.2 51.7 55.7 57.8 58.3 57.3 55.1 51.6 47 41.5 35.2 28.3 21.2 14.4 8.5 4.3 2.3 2.4'
const ANKLE =
  '-1.7 -3.3 -4.7 -5.1 -4.2 -2.5 -.8 .7 1.9 3 3.9 4.6 5.3 5.8 6.3 6.8 7.3 7.9 8.4 9.1 9.6 10.2 10.6 10.8 10.5 9.8 8.3 5.5 1.1 -4.4 -9.7 -13.4 -14.1 -12.6 -10.2 -7.6 -5.3 -3.2 -1.3 .2 1.4 2.2 2.6 2.4 1.8 1.2 .5 .2 .1 0'

const table = (text: string) => text.split(' ').map(Number)
const [HIPS, KNEES, ANKLES] = [table(HIP), table(KNEE), table(ANKLE)]

/** An angle of a table at a part of the stride, between two of its values. */
function angleAt(values: readonly number[], stride: number): number {
  const at = (stride - Math.floor(stride)) * values.length
  const index = Math.floor(at)
  const from = values[index % values.length]!
  return from + (values[(index + 1) % values.length]! - from) * (at - index)
}

export const hipAt = (stride: number): number => angleAt(HIPS, stride)
export const kneeAt = (stride: number): number => angleAt(KNEES, stride)
export const ankleAt = (stride: number): number => angleAt(ANKLES, stride)

/**
 * Parts of the body, in parts of its height: Drillis and Contini (1966), as in every book on the mechanics of walking.
 * The foot is cut where the heel and the toes touch the ground.
 */
export const LENGTHS = { thigh: 0.245, shin: 0.246, trunk: 0.288, arm: 0.186, forearm: 0.146, head: 0.13 }
const SOLE = 0.039

/** How far a walker of one height comes in one stride, in parts of it: 1.4 metres for 1.72. */
export const STRIDE = 0.815

export type Point = readonly [x: number, y: number]

const RAD = Math.PI / 180
/** A point so far from another, at an angle from straight down, forwards positive. */
const from = ([x, y]: Point, length: number, angle: number): Point => [
  x + length * Math.sin(angle * RAD),
  y - length * Math.cos(angle * RAD),
]

function legOf(hip: Point, stride: number) {
  const thigh = hipAt(stride)
  const shin = thigh - kneeAt(stride)
  const foot = shin + ankleAt(stride)
  const knee = from(hip, LENGTHS.thigh, thigh)
  const ankle = from(knee, LENGTHS.shin, shin)
  const heel = from(from(ankle, SOLE, foot), 0.034, foot - 90)
  const toe = from(from(ankle, SOLE, foot), 0.113, foot + 90)
  return { knee, ankle, heel, toe }
}

export interface Walker {
  readonly hip: Point
  readonly shoulder: Point
  readonly head: Point
  readonly elbow: Point
  readonly wrist: Point
  /** The near leg and the far one, half a stride later. */
  readonly legs: readonly [ReturnType<typeof legOf>, ReturnType<typeof legOf>]
}

/**
 * A walker at a part of the stride, in parts of the body's height, up from the ground; the hip is at zero across. The
 * lower foot stands on the ground, which makes the hip rise and fall. The table has no arms: the near one swings as the
 * far thigh does, a little less, and is never quite straight.
 */
export function walkerAt(stride: number): Walker {
  const legs = (hip: Point) => [legOf(hip, stride), legOf(hip, stride + 0.5)] as const
  const low = Math.min(...legs([0, 0]).flatMap(({ heel, toe }) => [heel[1], toe[1]]))
  const hip: Point = [0, -low]
  const shoulder = from(hip, LENGTHS.trunk, 180)
  const swing = hipAt(stride + 0.5)
  const elbow = from(shoulder, LENGTHS.arm, swing * 0.85 - 6)
  return {
    hip,
    shoulder,
    head: from(shoulder, LENGTHS.head * 0.95, 180),
    elbow,
    wrist: from(elbow, LENGTHS.forearm, swing * 1.1 + 14),
    legs: legs(hip),
  }
}

/** Which of the sixty figures has the hour: every fifth, twelve at the left. */
export const hourFigure = (hour: number): number => (hour % 12) * 5

/** What a number on the scale above says. */
export const hourLabel = (step: number): string => String(step || 12)

/** Lengths in pixels, and where things are. */
export function planOf(width: number, height: number) {
  const upright = height > width
  const strip = upright ? Math.min(height * 0.1, width * 0.2) : Math.min(height * 0.125, width * 0.1)
  const tall = (height - strip * 2.1) / 0.992
  const margin = Math.max(width * 0.028, strip * 0.3)
  const step = (width - 2 * margin) / 59
  return {
    upright,
    strip,
    tall,
    step,
    ground: height - strip,
    /** Where the hip of a figure is across. */
    x: (figure: number) => margin + figure * step,
    /** How much of the stride has passed: the walker is as fast as the scale is long. */
    stride: (figure: number) => 0.08 + (figure * step) / (tall * STRIDE),
  }
}
