/** A swimmer from straight above, in metres: the crown of the head at 0, swimming along x. Hands are given, the rest follows. */
type Context = CanvasRenderingContext2D
type Point = readonly [x: number, y: number]

/** A limb through joints of a given thickness, round at each. */
function limb(context: Context, joints: readonly (readonly [x: number, y: number, radius: number])[]) {
  for (let index = 0; index < joints.length; index++) {
    const [x, y, radius] = joints[index]!
    context.moveTo(x + radius, y)
    context.arc(x, y, radius, 0, 2 * Math.PI)
    const next = joints[index + 1]
    if (!next) continue
    const [nextX, nextY, nextRadius] = next
    const angle = Math.atan2(nextY - y, nextX - x)
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
    context.moveTo(x - sin * radius, y + cos * radius)
    context.lineTo(x + sin * radius, y - cos * radius)
    context.lineTo(nextX + sin * nextRadius, nextY - cos * nextRadius)
    context.lineTo(nextX - sin * nextRadius, nextY + cos * nextRadius)
    context.closePath()
  }
}

/** Where an elbow is between a shoulder and a hand, bent outwards. */
function elbowOf(shoulder: Point, hand: Point, side: number): Point {
  const [dx, dy] = [hand[0] - shoulder[0], hand[1] - shoulder[1]]
  const far = Math.min(0.7, Math.hypot(dx, dy)) || 0.01
  const bend = 0.55 * Math.sqrt(Math.max(0, 0.37 * 0.37 - (far / 2) ** 2))
  const long = Math.hypot(dx, dy) || 1
  const outwards = side * Math.sign(dx || 1)
  return [
    shoulder[0] + dx / 2 - (dy / long) * bend * outwards,
    shoulder[1] + dy / 2 + (dx / long) * bend * outwards,
  ]
}

const BODY = (context: Context) => {
  context.moveTo(-0.14, 0.06)
  context.bezierCurveTo(-0.14, 0.15, -0.16, 0.245, -0.27, 0.245)
  context.bezierCurveTo(-0.4, 0.24, -0.52, 0.152, -0.68, 0.145)
  context.bezierCurveTo(-0.78, 0.145, -0.84, 0.18, -0.95, 0.175)
  context.lineTo(-1, 0)
  context.lineTo(-0.95, -0.175)
  context.bezierCurveTo(-0.84, -0.18, -0.78, -0.145, -0.68, -0.145)
  context.bezierCurveTo(-0.52, -0.152, -0.4, -0.24, -0.27, -0.245)
  context.bezierCurveTo(-0.16, -0.245, -0.14, -0.15, -0.14, -0.06)
  context.closePath()
}

export interface Swimmer {
  readonly hands: readonly [Point, Point]
  /** Knees and feet, for the side of positive y; the other side is their mirror with its own kick. */
  readonly frog: boolean
  /** How far the feet are kicked apart, `-1` to `1`. */
  readonly kick: number
  readonly suit: 'trunks' | 'straps' | 'bare'
}

/** How far in front of the crown a hand reaches. */
export const REACH = 0.56

export const GLIDE: Swimmer['hands'] = [
  [REACH, 0.045],
  [REACH, -0.045],
]

/** A hand that goes round: in front of the swimmer at nought, and by the hip half a turn later. */
export function strokeOf(turn: number, side: 1 | -1): Point {
  const angle = turn * 2 * Math.PI
  const reach = 0.5 + 0.5 * Math.cos(angle)
  // Under the water it is drawn along the body, above it swings wide.
  const wide = Math.sin(angle) > 0 ? 0.2 : 0.34
  return [
    -0.78 + (REACH + 0.78) * reach,
    side * (0.15 + wide * Math.abs(Math.sin(angle)) + (1 - reach) * 0.07),
  ]
}

export function drawSwimmer(
  context: Context,
  { hands, frog, kick, suit }: Swimmer,
  ink: string,
  light: string,
) {
  context.fillStyle = ink
  for (const [index, side] of [1, -1].entries()) {
    const hand = hands[index]!
    const shoulder: Point = [-0.24, side * 0.17]
    const elbow = elbowOf(shoulder, hand, side)
    context.beginPath()
    limb(context, [
      [...shoulder, 0.078],
      [...elbow, 0.056],
      [hand[0] - (hand[0] - elbow[0]) * 0.3, hand[1] - (hand[1] - elbow[1]) * 0.3, 0.038],
      [...hand, 0.046],
      [hand[0] + (hand[0] - elbow[0]) * 0.16, hand[1] + (hand[1] - elbow[1]) * 0.16, 0.026],
    ])
    const apart = kick * side
    if (frog)
      limb(context, [
        [-0.92, side * 0.095, 0.095],
        [-1.2, side * (0.13 + 0.2 * kick), 0.066],
        [-1.55 + 0.12 * kick, side * (0.1 + 0.16 * kick), 0.046],
        [-1.68 + 0.1 * kick, side * (0.11 + 0.26 * kick), 0.03],
      ])
    else
      limb(context, [
        [-0.92, side * 0.095, 0.095],
        [-1.3, side * 0.085 + 0.02 * apart, 0.066],
        [-1.66 - 0.03 * apart, side * 0.075, 0.045],
        [-1.83 - 0.05 * apart, side * (0.085 - 0.02 * apart), 0.026],
      ])
    context.fill()
  }
  context.beginPath()
  BODY(context)
  context.fill()
  context.fillStyle = light
  context.beginPath()
  if (suit === 'trunks') {
    context.moveTo(-0.8, 0.155)
    context.bezierCurveTo(-0.86, 0.178, -0.9, 0.185, -1.06, 0.187)
    context.lineTo(-1.08, 0.02)
    context.lineTo(-0.99, 0)
    context.lineTo(-1.08, -0.02)
    context.lineTo(-1.06, -0.187)
    context.bezierCurveTo(-0.9, -0.185, -0.86, -0.178, -0.8, -0.155)
    context.closePath()
    context.fill()
  }
  if (suit === 'straps') {
    context.moveTo(-0.155, 0.118)
    context.lineTo(-0.168, 0.182)
    context.lineTo(-0.5, 0.085)
    context.bezierCurveTo(-0.55, 0.1, -0.6, 0.15, -0.66, 0.146)
    context.bezierCurveTo(-0.78, 0.145, -0.84, 0.18, -0.93, 0.175)
    context.lineTo(-1.03, 0.05)
    context.lineTo(-1.03, -0.05)
    context.lineTo(-0.93, -0.175)
    context.bezierCurveTo(-0.84, -0.18, -0.78, -0.145, -0.66, -0.146)
    context.bezierCurveTo(-0.6, -0.15, -0.55, -0.1, -0.5, -0.085)
    context.lineTo(-0.168, -0.182)
    context.lineTo(-0.155, -0.118)
    context.lineTo(-0.45, 0)
    context.closePath()
    context.fill()
  }
  // The cap, and the back of the head under it.
  context.fillStyle = ink
  context.beginPath()
  context.ellipse(-0.13, 0, 0.135, 0.1, 0, 0, 2 * Math.PI)
  context.fill()
  context.fillStyle = light
  context.beginPath()
  context.ellipse(-0.115, 0, 0.12, 0.088, 0, 0, 2 * Math.PI)
  context.fill()
}
