type Context = CanvasRenderingContext2D

const SKIN = '#b5653a'
const HAIR = '#2a1438'

function limb(context: Context, colour: string, wide: number, ...points: (readonly [number, number])[]) {
  context.strokeStyle = colour
  context.lineWidth = wide
  context.lineCap = 'round'
  context.lineJoin = 'round'
  context.beginPath()
  for (const [x, y] of points) context.lineTo(x, y)
  context.stroke()
}

function disc(context: Context, colour: string, x: number, y: number, radius: number) {
  context.fillStyle = colour
  context.beginPath()
  context.arc(x, y, radius, 0, 2 * Math.PI)
  context.fill()
}

function stone(context: Context, x: number, y: number, wide: number, high: number) {
  context.fillStyle = '#f4f0ff'
  context.fillRect(x, y, wide, high)
  context.fillStyle = '#ffffff'
  context.fillRect(x, y, wide, high * 0.2)
  context.fillStyle = '#8f98d8'
  context.fillRect(x + wide * 0.84, y + high * 0.2, wide * 0.16, high * 0.8)
}

function head(context: Context, x: number, y: number) {
  disc(context, SKIN, x, y, 0.105)
  context.fillStyle = HAIR
  context.beginPath()
  context.arc(x, y - 0.015, 0.115, Math.PI * 0.95, Math.PI * 2.02)
  context.fill()
}

/**
 * One who dresses a stone: he stands at the left of it, a person high, his foot at nought.
 * @param raised - How high his mallet is, `0` to `1`.
 */
export function paintCutter(context: Context, raised: number) {
  stone(context, 0.24, -0.4, 0.56, 0.4)
  limb(context, SKIN, 0.11, [-0.1, -0.42], [-0.16, -0.22], [-0.15, -0.03])
  limb(context, SKIN, 0.11, [0.02, -0.42], [0.1, -0.22], [0.06, -0.03])
  limb(context, '#ffd23c', 0.25, [-0.04, -0.76], [-0.05, -0.46])
  head(context, 0.02, -1.0)
  // The chisel in one hand, and the mallet comes down on it.
  limb(context, '#3c3f6e', 0.04, [0.36, -0.6], [0.42, -0.4])
  limb(context, SKIN, 0.085, [0.02, -0.8], [0.2, -0.64], [0.36, -0.58])
  const turn = -raised * 1.15
  context.save()
  context.translate(-0.02, -0.84)
  context.rotate(turn)
  limb(context, SKIN, 0.09, [0, 0], [0.2, 0.0], [0.33, 0.06])
  limb(context, '#7a3d12', 0.05, [0.33, 0.08], [0.37, 0.17])
  limb(context, '#a8551c', 0.15, [0.33, 0.17], [0.42, 0.15])
  context.restore()
}

/**
 * One who carries: he walks to the right with a stone on his shoulder and back without.
 * @param stride - How far he is within a step, `0` to `1`.
 */
export function paintCarrier(context: Context, stride: number, laden: boolean) {
  const swing = Math.sin(Math.PI * stride) * 0.17
  limb(context, SKIN, 0.11, [0, -0.44], [-swing * 0.6, -0.22], [-swing, -0.03])
  limb(context, SKIN, 0.11, [0, -0.44], [swing * 0.8 + 0.02, -0.22], [swing, -0.03])
  limb(context, '#e8322f', 0.25, [0, -0.76], [0, -0.46])
  head(context, 0.03, -1.0)
  if (laden) stone(context, -0.42, -1.2, 0.34, 0.34)
  limb(
    context,
    SKIN,
    0.085,
    [-0.02, -0.8],
    laden ? [-0.2, -0.7] : [-0.1, -0.62],
    laden ? [-0.28, -0.88] : [0.02, -0.5],
  )
}
