type Context = CanvasRenderingContext2D
type Point = readonly [number, number]

const [SKIN, SKIN_SHADE, HAIR] = ['#c97646', '#8f4a34', '#2a1438']
const [WOOD, WOOD_LIT, WOOD_SHADE] = ['#a8581c', '#d98a3a', '#6d3416']

function limb(context: Context, colour: string, wide: number, ...points: readonly Point[]) {
  context.strokeStyle = colour
  context.lineWidth = wide
  context.lineCap = 'round'
  context.lineJoin = 'round'
  context.beginPath()
  for (const [x, y] of points) context.lineTo(x, y)
  context.stroke()
}

function shape(context: Context, colour: string, ...points: readonly Point[]) {
  context.fillStyle = colour
  context.beginPath()
  for (const [x, y] of points) context.lineTo(x, y)
  context.fill()
}

function disc(context: Context, colour: string, [x, y]: Point, radius: number) {
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
  context.fillStyle = '#7b85d2'
  context.fillRect(x + wide * 0.8, y + high * 0.2, wide * 0.2, high * 0.8)
}

/** A head that looks to the right, with its beard or without. */
function head(context: Context, [x, y]: Point, beard: boolean) {
  limb(context, SKIN_SHADE, 0.08, [x - 0.02, y + 0.06], [x - 0.03, y + 0.16])
  disc(context, SKIN, [x, y], 0.1)
  shape(context, SKIN, [x + 0.08, y - 0.04], [x + 0.135, y + 0.025], [x + 0.08, y + 0.04])
  context.fillStyle = HAIR
  context.beginPath()
  context.arc(x - 0.01, y - 0.015, 0.112, Math.PI * 0.72, Math.PI * 1.86)
  context.fill()
  if (beard) {
    context.beginPath()
    context.arc(x + 0.03, y + 0.05, 0.075, -Math.PI * 0.06, Math.PI * 0.94)
    context.fill()
  }
  disc(context, HAIR, [x + 0.055, y - 0.01], 0.014)
}

/** A tunic from the shoulders to the knees, girt, darker away from the sun. */
function tunic(context: Context, [x, y]: Point, [lit, shade]: readonly [string, string], swing = 0) {
  const hem = y + 0.5
  shape(
    context,
    lit,
    [x - 0.12, y],
    [x + 0.12, y],
    [x + 0.1, y + 0.25],
    [x + 0.17 + swing, hem],
    [x - 0.16 - swing, hem],
    [x - 0.1, y + 0.25],
  )
  shape(
    context,
    shade,
    [x + 0.03, y],
    [x + 0.12, y],
    [x + 0.1, y + 0.25],
    [x + 0.17 + swing, hem],
    [x + 0.05, hem],
  )
  limb(context, HAIR, 0.035, [x - 0.09, y + 0.25], [x + 0.09, y + 0.25])
}

/**
 * One who dresses a stone: he stands at the left of it, a person high, his foot at nought.
 * @param raised - How high his mallet is, `0` to `1`.
 * @param blown - How far the chips of the last blow have flown, `0` to `1`.
 */
export function paintCutter(context: Context, raised: number, blown: number) {
  stone(context, 0.24, -0.4, 0.56, 0.4)
  limb(context, SKIN_SHADE, 0.1, [0.02, -0.42], [0.1, -0.22], [0.08, -0.03], [0.13, -0.02])
  limb(context, SKIN, 0.1, [-0.08, -0.42], [-0.13, -0.22], [-0.13, -0.03], [-0.08, -0.02])
  // The chisel in one hand, and the mallet comes down on it.
  limb(context, '#3c3f6e', 0.045, [0.37, -0.62], [0.44, -0.4])
  limb(context, SKIN_SHADE, 0.08, [0.04, -0.76], [0.2, -0.62], [0.37, -0.56])
  tunic(context, [-0.03, -0.84], ['#ffd23c', '#e39a12'])
  head(context, [0.03, -1.02], true)
  context.save()
  context.translate(-0.06, -0.8)
  context.rotate(-raised * 1.2)
  limb(context, SKIN, 0.085, [0, 0], [0.2, 0.01], [0.36, 0.05])
  limb(context, WOOD_SHADE, 0.045, [0.36, 0.09], [0.39, 0.13])
  limb(context, WOOD, 0.13, [0.36, 0.13], [0.46, 0.09])
  context.restore()
  if (blown >= 1) return
  for (const [x, y] of [
    [0.34, 0.5],
    [0.2, 0.62],
    [0.44, 0.3],
    [-0.06, 0.5],
  ] as const)
    shape(
      context,
      '#ffffff',
      ...(
        [
          [-0.022, 0],
          [0.02, -0.02],
          [0.015, 0.024],
        ] as const
      ).map(([cx, cy]): Point => [0.45 + x * blown + cx, -0.42 - y * blown + 0.75 * blown * blown + cy]),
    )
}

/**
 * One who carries: he walks to the right with a stone on his shoulder and back without.
 * @param stride - How far he is within a step, `0` to `1`.
 */
export function paintCarrier(context: Context, stride: number, laden: boolean) {
  const swing = Math.sin(Math.PI * stride) * 0.19
  const bob = -0.02 * Math.sin(Math.PI * stride)
  limb(context, SKIN_SHADE, 0.1, [0, -0.44], [-swing * 0.5, -0.22], [-swing, -0.03], [-swing + 0.05, -0.02])
  limb(context, SKIN, 0.1, [0, -0.44], [swing * 0.8 + 0.03, -0.22], [swing, -0.03], [swing + 0.05, -0.02])
  context.save()
  context.translate(0, bob)
  if (laden) stone(context, -0.42, -1.2, 0.36, 0.34)
  tunic(context, [0, -0.84], ['#ef3b34', '#a81a3c'], Math.abs(swing) * 0.3)
  head(context, [0.05, -1.02], false)
  if (laden) limb(context, SKIN, 0.08, [-0.04, -0.78], [-0.24, -0.7], [-0.28, -0.88])
  else limb(context, SKIN, 0.08, [-0.02, -0.78], [-0.08 - swing * 0.5, -0.6], [0.02 - swing, -0.48])
  context.restore()
}

/**
 * A crane whose wheel a man treads, its jib to the left; its foot is at nought.
 * @param lifted - How high its load hangs, `0` to `1`.
 * @param stride - How far he is within a step, `0` to `1`.
 */
export function paintCrane(context: Context, lifted: number, stride: number) {
  const hub: Point = [0.16, -0.56]
  const tip: Point = [-0.92, -1.26]
  const load = -0.34 - 0.62 * lifted
  limb(context, '#f6e2b8', 0.025, [tip[0], tip[1]], [tip[0], load])
  limb(context, '#f6e2b8', 0.025, [tip[0], tip[1]], [hub[0] - 0.05, hub[1] - 0.1])
  // The load is a column's head.
  stone(context, tip[0] - 0.2, load + 0.08, 0.4, 0.1)
  shape(
    context,
    '#dfe0f8',
    [tip[0] - 0.17, load + 0.18],
    [tip[0] + 0.17, load + 0.18],
    [tip[0] + 0.12, load + 0.3],
    [tip[0] - 0.12, load + 0.3],
  )
  limb(
    context,
    '#f6e2b8',
    0.025,
    [tip[0] - 0.18, load + 0.08],
    [tip[0], load - 0.02],
    [tip[0] + 0.18, load + 0.08],
  )
  limb(context, WOOD_SHADE, 0.09, [0.5, 0], [-0.36, -0.7])
  limb(context, WOOD, 0.1, [-0.34, 0], tip)
  limb(context, WOOD_LIT, 0.03, [-0.37, -0.02], [tip[0] - 0.03, tip[1]])
  context.strokeStyle = WOOD_SHADE
  context.lineWidth = 0.05
  context.beginPath()
  for (let spoke = 0; spoke < 6; spoke++) {
    const angle = lifted * 24 + (spoke * Math.PI) / 3
    context.moveTo(...hub)
    context.lineTo(hub[0] + 0.5 * Math.cos(angle), hub[1] + 0.5 * Math.sin(angle))
  }
  context.stroke()
  context.save()
  context.translate(hub[0] + 0.02, hub[1] + 0.46)
  context.scale(0.66, 0.66)
  const swing = Math.sin(Math.PI * stride) * 0.15
  limb(context, SKIN_SHADE, 0.1, [0, -0.44], [-swing * 0.5, -0.22], [-swing, -0.03])
  limb(context, SKIN, 0.1, [0, -0.44], [swing + 0.03, -0.22], [swing, -0.03])
  tunic(context, [0, -0.84], ['#ffffff', '#a9b3ea'])
  head(context, [0.05, -1.02], true)
  limb(context, SKIN, 0.08, [-0.02, -0.78], [0.14, -0.66], [0.3, -0.74])
  context.restore()
  for (const [radius, wide, colour] of [
    [0.53, 0.1, WOOD_SHADE],
    [0.52, 0.06, WOOD_LIT],
  ] as const) {
    context.strokeStyle = colour
    context.lineWidth = wide
    context.beginPath()
    context.arc(...hub, radius, 0, 2 * Math.PI)
    context.stroke()
  }
}
