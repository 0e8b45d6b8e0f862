/**
 * The fruit, as a sign painter's silk screens would have them: an outline, one flat ink in it, a darker one where it
 * turns from the light, and the bare paper for the light. Each on a ground of 100 by 100.
 */
const INK = '#2b1a17'
const PAPER = '#f8efd8'
const LEAF = ['#4f8a3c', '#2f5f2c'] as const

type Context = CanvasRenderingContext2D
type Inks = readonly [light: string, dark: string]

/** A body in its inks: `shade` is laid over it from the lower right, and `glint` left bare. */
function body(context: Context, shape: Path2D, [light, dark]: Inks, shade?: Path2D, glint?: Path2D) {
  context.fillStyle = light
  context.fill(shape)
  context.save()
  context.clip(shape)
  if (shade) {
    context.fillStyle = dark
    context.fill(shade, 'evenodd')
  }
  if (glint) {
    context.lineWidth = 4.4
    context.strokeStyle = PAPER
    context.stroke(glint)
  }
  context.restore()
  context.lineWidth = 3
  context.strokeStyle = INK
  context.stroke(shape)
}

function round(x: number, y: number, radius: number, tall = radius): Path2D {
  const path = new Path2D()
  path.ellipse(x, y, radius, tall, 0, 0, 2 * Math.PI)
  return path
}

/** All but a round light on the upper left. */
function turned(x: number, y: number, radius: number): Path2D {
  const path = new Path2D('M0 0H100V100H0Z')
  path.addPath(round(x - radius * 0.24, y - radius * 0.26, radius * 0.98))
  return path
}

function glintOf(x: number, y: number, radius: number): Path2D {
  const path = new Path2D()
  path.arc(x, y, radius * 0.66, Math.PI * 1.08, Math.PI * 1.42)
  return path
}

const ball = (context: Context, x: number, y: number, radius: number, inks: Inks) =>
  body(context, round(x, y, radius), inks, turned(x, y, radius), glintOf(x, y, radius))

function line(context: Context, d: string, width: number, colour = INK) {
  context.lineWidth = width
  context.strokeStyle = colour
  context.stroke(new Path2D(d))
}

/** A leaf with its rib, from its stalk's end to its tip. */
function leaf(context: Context, x: number, y: number, degrees: number, size = 1) {
  context.save()
  context.translate(x, y)
  context.rotate((degrees * Math.PI) / 180)
  context.scale(size, size)
  body(
    context,
    new Path2D('M0 0C8-15 26-16 38 0C26 13 8 12 0 0Z'),
    LEAF,
    new Path2D('M0 0C14 2 26 2 38 0V20H0Z'),
  )
  line(context, 'M0 0C12 1 22 1 30 0', 2)
  context.restore()
}

function cherries(context: Context) {
  line(context, 'M28 60C30 40 42 22 62 11', 4.4)
  line(context, 'M70 66C72 44 70 26 62 11', 4.4)
  leaf(context, 61, 12, 196, 1.05)
  line(context, 'M55 9L68 13', 6)
  ball(context, 27, 73, 20, ['#d3262b', '#8c1018'])
  ball(context, 70, 77, 20, ['#d3262b', '#8c1018'])
}

function bell(context: Context) {
  const gold: Inks = ['#eeb02f', '#b8741a']
  ball(context, 50, 87, 9, gold)
  line(context, 'M43 13a7.5 7.5 0 1 1 14 0', 4.4)
  body(
    context,
    new Path2D(
      'M50 14C66 14 73 27 74 43C75 58 79 66 91 75C94 78 92 84 88 84H12C8 84 6 78 9 75C21 66 25 58 26 43C27 27 34 14 50 14Z',
    ),
    gold,
    new Path2D('M62 10C66 40 64 62 72 90H110V10Z'),
    new Path2D('M36 30C34 42 35 52 30 62'),
  )
  line(context, 'M16 74H84', 3)
  line(context, 'M27 53C42 58 58 58 73 53', 3)
}

function lemon(context: Context) {
  context.save()
  context.translate(50, 54)
  context.rotate(-0.32)
  context.translate(-50, -50)
  body(
    context,
    new Path2D(
      'M4 51C4 46 9 45 13 41C22 26 36 20 50 20C66 20 79 27 86 40C90 44 96 45 96 51C96 57 90 57 86 62C78 75 65 81 50 81C35 81 21 75 13 61C9 57 4 56 4 51Z',
    ),
    ['#f6d231', '#d59c1c'],
    new Path2D('M0 0H100V100H0ZM6 46C10 26 30 16 48 16C68 16 82 26 84 42C84 62 66 71 46 71C26 71 8 62 6 46Z'),
    new Path2D('M23 44C26 36 33 31 42 29'),
  )
  for (const [x, y] of [
    [60, 38],
    [70, 50],
    [52, 54],
    [40, 47],
    [62, 62],
    [36, 60],
    [76, 40],
  ] as const) {
    context.fillStyle = '#d59c1c'
    context.fill(round(x, y, 1.5))
  }
  context.restore()
  leaf(context, 27, 27, -34, 0.95)
}

function grapes(context: Context) {
  leaf(context, 50, 24, 172, 1.05)
  line(context, 'M50 36C50 24 53 14 61 8', 5.5)
  const rows = [5, 4, 3, 2, 1]
  for (const [row, many] of rows.entries())
    for (let at = 0; at < many; at++)
      ball(context, 50 + (at - (many - 1) / 2) * 18, 37 + row * 13, 9.7, ['#7a3b8f', '#44195c'])
}

function watermelon(context: Context) {
  const slice = (radius: number) =>
    new Path2D(`M${50 - radius} 27A${radius} ${radius} 0 0 0 ${50 + radius} 27Z`)
  body(context, slice(46), ['#3f7d38', '#265426'], new Path2D('M50 27L100 27V100H40Z'))
  context.fillStyle = '#e9e7b4'
  context.fill(slice(39))
  body(context, slice(35), ['#df3a3a', '#b01f2b'], new Path2D('M56 27C60 48 56 58 40 64L100 100V27Z'))
  for (const [x, y, lean] of [
    [26, 36, 0.5],
    [38, 42, 0.25],
    [50, 37, 0],
    [62, 42, -0.25],
    [74, 36, -0.5],
    [36, 53, 0.3],
    [50, 52, 0],
    [64, 53, -0.3],
  ] as const) {
    context.fillStyle = INK
    const seed = new Path2D()
    seed.ellipse(x, y, 1.9, 3.6, lean, 0, 2 * Math.PI)
    context.fill(seed)
  }
}

function orange(context: Context) {
  ball(context, 50, 57, 37, ['#f08a24', '#c25a12'])
  for (const [x, y] of [
    [58, 46],
    [68, 58],
    [48, 62],
    [60, 72],
    [36, 56],
    [44, 76],
    [74, 70],
  ] as const) {
    context.fillStyle = '#c25a12'
    context.fill(round(x, y, 1.7))
  }
  line(context, 'M50 24C50 18 51 13 54 9', 5)
  leaf(context, 52, 19, -14, 1)
}

/** From `0`, in the order of the reels' stops. */
export const DRAWN = [cherries, bell, lemon, grapes, watermelon, orange] as const

/** One of them in a square box. */
export function drawFruit(context: Context, which: number, x: number, y: number, side: number) {
  context.save()
  context.translate(x, y)
  context.scale(side / 100, side / 100)
  context.lineJoin = 'round'
  context.lineCap = 'round'
  DRAWN[which]!(context)
  context.restore()
}
