/**
 * The fruit, as a strip is printed: flat, in two inks, with bare paper for every line and
 * light. Each on a ground of 100 by 100.
 */
export const RED = '#a91522'
export const GREEN = '#1c5140'

type Context = CanvasRenderingContext2D

function round(x: number, y: number, radius: number, tall = radius, lean = 0): Path2D {
  const path = new Path2D()
  path.ellipse(x, y, radius, tall, lean, 0, 2 * Math.PI)
  return path
}

function print(context: Context, ink: string, shape: Path2D | string) {
  context.fillStyle = ink
  context.fill(typeof shape === 'string' ? new Path2D(shape) : shape)
}

function line(context: Context, ink: string, width: number, d: string) {
  context.lineWidth = width
  context.strokeStyle = ink
  context.stroke(new Path2D(d))
}

/** What was drawn before is left out here: the paper is seen. */
function spare(context: Context, shape: Path2D | undefined, width = 0, d?: string) {
  context.globalCompositeOperation = 'destination-out'
  if (shape) print(context, '#000', shape)
  if (d) line(context, '#000', width, d)
  context.globalCompositeOperation = 'source-over'
}

/** A leaf with its rib left bare, from its stalk's end to its tip. */
function leaf(context: Context, x: number, y: number, degrees: number, size = 1) {
  context.save()
  context.translate(x, y)
  context.rotate((degrees * Math.PI) / 180)
  context.scale(size, size)
  print(context, GREEN, 'M0 0C8-16 26-17 40 0C26 15 8 14 0 0Z')
  spare(context, undefined, 2.6, 'M6 0C14 1.5 22 1.5 30 0')
  context.restore()
}

/** A light left bare on the upper left. */
function light(context: Context, x: number, y: number, radius: number, width: number) {
  const path = new Path2D()
  path.arc(x, y, radius, Math.PI * 1.06, Math.PI * 1.46)
  context.globalCompositeOperation = 'destination-out'
  context.lineWidth = width
  context.stroke(path)
  context.globalCompositeOperation = 'source-over'
}

function cherries(context: Context) {
  print(context, RED, round(72, 74, 22))
  light(context, 72, 74, 13.5, 5)
  // The nearer one stands off from the other by a line of paper.
  spare(context, round(27, 70, 25))
  print(context, RED, round(27, 70, 22))
  light(context, 27, 70, 13.5, 5)
  line(context, GREEN, 4.6, 'M27 52C30 34 42 18 60 8')
  line(context, GREEN, 4.6, 'M72 56C73 40 69 22 60 8')
  leaf(context, 62, 10, 20, 0.95)
}

function bell(context: Context) {
  print(context, GREEN, round(50, 86, 10))
  line(context, GREEN, 5, 'M43 15a7.5 7.5 0 1 1 14 0')
  const body =
    'M50 13C66 13 73 27 74 43C75 58 79 66 91 75C95 79 92 85 88 85H12C8 85 5 79 9 75C21 66 25 58 26 43C27 27 34 13 50 13Z'
  context.globalCompositeOperation = 'destination-out'
  line(context, '#000', 6, body)
  context.globalCompositeOperation = 'source-over'
  print(context, RED, body)
  spare(context, undefined, 3.6, 'M4 73H96')
  spare(context, undefined, 3, 'M24 55C42 60 58 60 76 55')
  spare(context, undefined, 5, 'M37 28C34 36 35 43 34 49')
}

function lemon(context: Context) {
  context.save()
  context.translate(50, 56)
  context.rotate(-0.32)
  context.translate(-50, -50)
  const skin =
    'M3 51C3 45 9 44 13 40C22 25 36 18 50 18C66 18 79 26 86 39C90 43 97 45 97 51C97 57 90 58 86 63C78 76 65 83 50 83C35 83 21 76 13 62C9 58 3 57 3 51Z'
  print(context, GREEN, skin)
  // Bare skin, and the green where it turns from the light.
  spare(
    context,
    new Path2D(
      'M10 51C13 49 17 47 20 42C27 31 38 24 50 24C64 24 75 31 81 42C82 58 66 71 47 71C32 71 22 65 17 57C15 54 12 53 10 51Z',
    ),
  )
  for (const [x, y] of [
    [58, 36],
    [70, 46],
    [52, 50],
    [38, 43],
    [62, 58],
    [33, 57],
    [46, 62],
  ] as const)
    print(context, GREEN, round(x, y, 2.3))
  context.restore()
  spare(context, round(33, 22, 9, 6, -0.4))
  context.save()
  context.translate(27, 30)
  context.rotate(-0.62)
  print(context, RED, 'M0 0C8-16 26-17 40 0C26 15 8 14 0 0Z')
  spare(context, undefined, 2.6, 'M6 0C14 1.5 22 1.5 30 0')
  context.restore()
}

function grapes(context: Context) {
  line(context, GREEN, 5.6, 'M50 32C50 22 53 12 62 6')
  const rows = [4, 3, 2, 1]
  for (const [row, many] of rows.entries())
    for (let at = 0; at < many; at++) {
      const [x, y] = [50 + (at - (many - 1) / 2) * 22.4, 40 + row * 16.2]
      spare(context, round(x, y, 12.8))
      print(context, RED, round(x, y, 10.8))
      light(context, x, y, 6, 3.2)
    }
  leaf(context, 50, 25, 186, 1.02)
}

function watermelon(context: Context) {
  const slice = (radius: number) =>
    new Path2D(`M${50 - radius} 28A${radius} ${radius} 0 0 0 ${50 + radius} 28Z`)
  print(context, GREEN, slice(47))
  spare(context, slice(39))
  print(context, RED, slice(34.5))
  for (const [x, y, lean] of [
    [28, 37, 0.5],
    [50, 38, 0],
    [72, 37, -0.5],
    [38, 49, 0.3],
    [62, 49, -0.3],
  ] as const)
    spare(context, round(x, y, 2.5, 4.6, lean))
}

/** Cut across: a ring of peel, and eight segments. */
function orange(context: Context) {
  print(context, RED, round(50, 58, 38))
  spare(context, round(50, 58, 33))
  print(context, RED, round(50, 58, 29.5))
  for (let at = 0; at < 4; at++) {
    const turn = (Math.PI * (at + 0.5)) / 4
    const [x, y] = [Math.cos(turn) * 30, Math.sin(turn) * 30]
    spare(context, undefined, 3.4, `M${50 - x} ${58 - y}L${50 + x} ${58 + y}`)
  }
  spare(context, round(50, 58, 4))
  leaf(context, 52, 18, -16, 1)
  line(context, GREEN, 4.6, 'M51 21C51 15 50 11 47 7')
}

/** From `0`, in the order of the reels' stops. */
export const DRAWN = [cherries, bell, lemon, grapes, watermelon, orange] as const

/** One of them in a square box of a picture that is bare but for it. */
export function drawFruit(context: Context, which: number, x: number, y: number, side: number) {
  context.save()
  context.translate(x, y)
  context.scale(side / 100, side / 100)
  context.lineJoin = 'round'
  context.lineCap = 'round'
  DRAWN[which]!(context)
  context.restore()
}
