import { type Context, CREAM, NAVY, polygon, RED, YELLOW } from './brush'
import type { Arms } from './model'

/** A flag's stick from the hand on, in heights of a man. */
const FLAG = 0.25

export interface Sailor {
  /** Where he stands. */
  readonly x: number
  readonly deck: number
  /** His height. */
  readonly man: number
  readonly skin: string
  readonly arms: Arms
  /** How far the cloth of his flags has rippled, in radians. */
  readonly wave: number
}

/** A signaller, looking out of the picture; the arm that crosses is painted last. */
export function paintSailor(on: Context, { x, deck, man, skin, arms, wave }: Sailor) {
  on.save()
  on.translate(x, deck)
  paintShadow(on, man)
  paintTrousers(on, man)
  paintJumper(on, man)
  paintCollar(on, man, skin)
  paintHead(on, man, skin)
  paintArm(on, man, { side: -1, angle: arms.right, skin, wave })
  paintArm(on, man, { side: 1, angle: arms.left, skin, wave })
  on.restore()
}

/** On the planks. His parts are painted from where he stands, all in parts of his height `h`. */
function paintShadow(on: Context, h: number) {
  on.fillStyle = 'rgb(74 42 14 / .35)'
  on.beginPath()
  on.ellipse(h * 0.09, h * 0.012, h * 0.2, h * 0.026, 0, 0, 2 * Math.PI)
  on.fill()
}

/** Shoes and bell bottoms. */
function paintTrousers(on: Context, h: number) {
  on.fillStyle = '#171a24'
  for (const side of [-1, 1]) {
    on.beginPath()
    on.ellipse(side * h * 0.083, -h * 0.008, h * 0.056, h * 0.02, 0, 0, 2 * Math.PI)
    on.fill()
  }
  on.fillStyle = CREAM
  for (const side of [-1, 1])
    polygon(on, [
      [side * h * 0.004, -h * 0.44],
      [side * h * 0.088, -h * 0.47],
      [side * h * 0.098, -h * 0.22],
      [side * h * 0.138, -h * 0.014],
      [side * h * 0.03, -h * 0.014],
    ])
  on.fillStyle = 'rgb(120 140 160 / .35)'
  for (const side of [-1, 1])
    polygon(on, [
      [side * h * 0.085, -h * 0.46],
      [side * h * 0.098, -h * 0.22],
      [side * h * 0.138, -h * 0.014],
      [side * h * 0.1, -h * 0.014],
      [side * h * 0.066, -h * 0.24],
    ])
}

function paintJumper(on: Context, h: number) {
  on.fillStyle = NAVY
  polygon(on, [
    [-h * 0.07, -h * 0.815],
    [-h * 0.135, -h * 0.785],
    [-h * 0.118, -h * 0.6],
    [-h * 0.098, -h * 0.44],
    [h * 0.098, -h * 0.44],
    [h * 0.118, -h * 0.6],
    [h * 0.135, -h * 0.785],
    [h * 0.07, -h * 0.815],
  ])
  on.fillStyle = 'rgb(8 16 36 / .35)'
  polygon(on, [
    [h * 0.035, -h * 0.815],
    [h * 0.135, -h * 0.785],
    [h * 0.118, -h * 0.6],
    [h * 0.098, -h * 0.44],
    [h * 0.045, -h * 0.44],
    [h * 0.06, -h * 0.62],
  ])
}

/** Neck, vest, collar and scarf. */
function paintCollar(on: Context, h: number, skin: string) {
  on.fillStyle = skin
  on.fillRect(-h * 0.028, -h * 0.855, h * 0.056, h * 0.06)
  polygon(on, [
    [-h * 0.04, -h * 0.815],
    [h * 0.04, -h * 0.815],
    [0, -h * 0.72],
  ])
  on.fillStyle = '#4c7fb0'
  for (const side of [-1, 1])
    polygon(on, [
      [side * h * 0.036, -h * 0.828],
      [side * h * 0.1, -h * 0.802],
      [side * h * 0.076, -h * 0.728],
      [0, -h * 0.682],
      [0, -h * 0.712],
    ])
  on.strokeStyle = CREAM
  on.lineWidth = h * 0.006
  for (const side of [-1, 1]) {
    on.beginPath()
    on.moveTo(side * h * 0.09, -h * 0.8)
    on.lineTo(side * h * 0.069, -h * 0.733)
    on.lineTo(0, -h * 0.692)
    on.stroke()
  }
  on.fillStyle = '#141b2a'
  polygon(on, [
    [-h * 0.014, -h * 0.7],
    [h * 0.014, -h * 0.7],
    [h * 0.026, -h * 0.585],
    [0, -h * 0.6],
    [-h * 0.026, -h * 0.585],
  ])
}

/** A face in two tones under a round cap. */
function paintHead(on: Context, h: number, skin: string) {
  on.fillStyle = skin
  on.beginPath()
  on.ellipse(0, -h * 0.9, h * 0.052, h * 0.064, 0, 0, 2 * Math.PI)
  on.fill()
  on.fillStyle = 'rgb(60 24 8 / .24)'
  on.beginPath()
  on.ellipse(0, -h * 0.9, h * 0.052, h * 0.064, 0, -Math.PI / 2, Math.PI / 2)
  on.quadraticCurveTo(h * 0.018, -h * 0.9, 0, -h * 0.964)
  on.fill()
  on.fillStyle = CREAM
  on.beginPath()
  on.ellipse(0, -h * 0.972, h * 0.078, h * 0.03, 0, 0, 2 * Math.PI)
  on.fill()
  on.fillStyle = NAVY
  on.fillRect(-h * 0.056, -h * 0.964, h * 0.112, h * 0.026)
  on.fillStyle = RED
  on.beginPath()
  on.arc(0, -h * 1.0, h * 0.012, 0, 2 * Math.PI)
  on.fill()
}

interface Arm extends Pick<Sailor, 'skin' | 'wave'> {
  /** As one sees it: `-1` is his right, on the left. */
  readonly side: -1 | 1
  /** Degrees from straight up, clockwise. */
  readonly angle: number
}

/** An arm with its flag, cuff and hand. */
function paintArm(on: Context, h: number, { side, angle, skin, wave }: Arm) {
  const radians = (angle * Math.PI) / 180
  const [dx, dy] = [Math.sin(radians), -Math.cos(radians)]
  const [sx, sy] = [side * h * 0.112, -h * 0.768]
  const long = h * 0.26
  const hand = [sx + dx * long, sy + dy * long] as const
  // The cloth hangs to the side that is lower; on a stick straight up or down, away from the man.
  const upright = Math.abs(dx) < 0.1
  const mirrored = upright ? side < 0 === dy < 0 : dy > 0.1 === dx > 0
  paintFlag(on, { x: hand[0], y: hand[1], angle, size: h * FLAG, wave: wave + side, mirrored })
  on.strokeStyle = side < 0 ? NAVY : '#162945'
  on.lineCap = 'round'
  on.lineWidth = h * 0.068
  on.beginPath()
  on.moveTo(sx, sy)
  on.lineTo(sx + dx * long * 0.86, sy + dy * long * 0.86)
  on.stroke()
  on.strokeStyle = CREAM
  on.lineCap = 'butt'
  on.lineWidth = h * 0.07
  on.beginPath()
  on.moveTo(sx + dx * long * 0.83, sy + dy * long * 0.83)
  on.lineTo(sx + dx * long * 0.87, sy + dy * long * 0.87)
  on.stroke()
  on.fillStyle = skin
  on.beginPath()
  on.arc(hand[0], hand[1], h * 0.031, 0, 2 * Math.PI)
  on.fill()
}

interface Flag {
  /** The hand. */
  readonly x: number
  readonly y: number
  /** Of the stick, in degrees from straight up. */
  readonly angle: number
  readonly size: number
  readonly wave: number
  /** The cloth is on the left of the stick. */
  readonly mirrored: boolean
}

/** A flag on its stick, from the hand on; the cloth hangs to the lower side and ripples. */
function paintFlag(on: Context, { x, y, angle, size, wave, mirrored }: Flag) {
  on.save()
  on.translate(x, y)
  on.rotate((angle * Math.PI) / 180)
  // Upwards is along the stick now.
  on.strokeStyle = '#6b4423'
  on.lineWidth = size * 0.035
  on.lineCap = 'round'
  on.beginPath()
  on.moveTo(0, size * 0.12)
  on.lineTo(0, -size * 0.98)
  on.stroke()
  const side = mirrored ? -1 : 1
  const [foot, head] = [-size * 0.2, -size * 0.96]
  const wide = size * 0.76
  const ripple = (share: number, phase: number) => Math.sin(share * 5 - wave + phase) * size * 0.045 * share
  const edge = (y0: number, phase: number) =>
    Array.from({ length: 9 }, (_, step) => {
      const share = step / 8
      return [side * share * wide, y0 + ripple(share, phase)] as const
    })
  const upper = edge(head, 0)
  const lower = edge(foot, 0.5)
  on.fillStyle = YELLOW
  polygon(on, [...upper, ...lower.toReversed()])
  on.fillStyle = RED
  // The half at the stick's head.
  polygon(on, [...upper, lower[0]!])
  on.fillStyle = 'rgb(70 20 10 / .12)'
  const fold = (from: number, to: number) => polygon(on, [upper[from]!, upper[to]!, lower[to]!, lower[from]!])
  const crest = 2 + Math.floor(((wave % (2 * Math.PI)) / (2 * Math.PI)) * 5)
  fold(crest, crest + 1)
  on.restore()
}
