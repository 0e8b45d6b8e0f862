import { createRandom } from '@found-time/clock-runtime'
import type { Layout, Stroke } from './model'

type Context = CanvasRenderingContext2D

/** Round its points, as a hand goes. */
function trace(on: Context, points: readonly number[], x: number, y: number, size: number) {
  let [cx, cy] = [x + points[0]! * size, y + points[1]! * size]
  on.moveTo(cx, cy)
  const last = points.length - 2
  for (let index = 2; index <= last; index += 2) {
    const [nx, ny] = [x + points[index]! * size, y + points[index + 1]! * size]
    if (index > 2) {
      const isLast = index === last
      on.quadraticCurveTo(cx, cy, isLast ? nx : (cx + nx) / 2, isLast ? ny : (cy + ny) / 2)
    }
    cx = nx
    cy = ny
  }
  on.lineTo(cx, cy)
}

/** How strong, how broad, and how far to the side; the first is dust. */
type Lane = readonly [alpha: number, wider: number, off: number]
const FINE: readonly Lane[] = [
  [0, 1.9, 0],
  [0.9, 1, 0],
]
const LANES: readonly Lane[] = [
  [0, 1.3, 0],
  [0.5, 1, 0],
  [0.55, 0.34, -0.3],
  [0.7, 0.3, 0.02],
  [0.42, 0.26, 0.33],
]

/**
 * Strokes of chalk: the dust beside them, and what was pressed on.
 * @param broad - Of the strokes, in pixels.
 */
export function chalk(
  on: Context,
  strokes: readonly Stroke[],
  place: { readonly x: number; readonly y: number },
  size: number,
  colour: string,
  broad: number,
  strong = 1,
  dust = 0.12,
) {
  on.lineJoin = 'round'
  on.lineCap = 'round'
  on.strokeStyle = colour
  // Where it is broad, the stick's end leaves lanes.
  for (const [alpha, wider, off] of broad < 4 ? FINE : LANES)
    for (const { points, wide, pressed } of strokes) {
      on.globalAlpha = (alpha || dust) * pressed * strong
      on.lineWidth = broad * wide * wider
      on.beginPath()
      trace(on, points, place.x + off * broad, place.y + off * broad * 0.8, size)
      on.stroke()
    }
  on.globalAlpha = 1
}

/**
 * What a felt leaves of strokes of chalk, in the stroke's own style: all of them at once, too faint to tell how hard each
 * was pressed.
 * @param broad - Of the strokes, in pixels.
 */
export function smear(
  on: Context,
  strokes: readonly Stroke[],
  place: { readonly x: number; readonly y: number },
  size: number,
  broad: number,
) {
  on.beginPath()
  for (const { points } of strokes) trace(on, points, place.x, place.y, size)
  on.lineWidth = broad * 0.96
  on.stroke()
}

/** Places along a stroke, every so many pixels, round its points as `trace` goes. */
function stepsAlong(points: readonly number[], x: number, y: number, size: number, apart: number) {
  const corner = (index: number) => [x + points[index]! * size, y + points[index + 1]! * size] as const
  const steps: (readonly [number, number])[] = [corner(0)]
  let [px, py] = corner(0)
  let left = apart
  const go = (tx: number, ty: number) => {
    let far = Math.hypot(tx - px, ty - py)
    while (far >= left) {
      px += ((tx - px) * left) / far
      py += ((ty - py) * left) / far
      far -= left
      left = apart
      steps.push([px, py])
    }
    left -= far
    px = tx
    py = ty
  }
  const last = points.length - 2
  for (let index = 2; index < last; index += 2) {
    const [fx, fy] = [px, py]
    const [cx, cy] = corner(index)
    const [nx, ny] = corner(index + 2)
    const isLast = index + 2 === last
    const [ex, ey] = isLast ? [nx, ny] : [(cx + nx) / 2, (cy + ny) / 2]
    for (let part = 1; part <= 8; part++) {
      const on = part / 8
      const off = 1 - on
      go(off * off * fx + 2 * off * on * cx + on * on * ex, off * off * fy + 2 * off * on * cy + on * on * ey)
    }
  }
  go(...corner(last))
  return steps
}

/**
 * Dry chalk, held flat: grains side by side, which hold on to the slate or do not; fewer at the edges and where the hand is
 * light, and crumbs beside them.
 * @param broad - Of the strokes, in pixels.
 */
export function dryChalk(
  on: Context,
  strokes: readonly Stroke[],
  place: { readonly x: number; readonly y: number },
  size: number,
  colour: string,
  broad: number,
  seed: string,
) {
  const random = createRandom('dry', seed)
  const lanes = Math.round(Math.min(10, Math.max(4, broad / 0.75)))
  const apart = Math.max(0.8, broad * 0.13)
  const layers = [0.5, 0.78, 1].map((alpha) => ({ alpha, path: new Path2D() }))
  const crumbs = new Path2D()
  for (const { points, wide, pressed } of strokes) {
    const steps = stepsAlong(points, place.x, place.y, size, apart)
    let skips = 0
    // The hand is light at first, heavy on the way down, and lifts at the end; and the slate is not even.
    const ways = steps.map(([x, y], at) => {
      const [bx, by] = steps[Math.max(0, at - 1)]!
      const [nx, ny] = steps[Math.min(steps.length - 1, at + 1)]!
      const far = Math.hypot(nx - bx, ny - by) || 1
      const [dx, dy] = [(nx - bx) / far, (ny - by) / far]
      const ends = Math.min(1, (at + 2) / 5, (steps.length - at + 1) / 8)
      skips = skips * 0.86 + random.between(-0.13, 0.13)
      return { x, y, dx, dy, hard: pressed * (0.95 + 0.05 * dy) * (0.7 + 0.3 * ends) + skips }
    })
    for (let lane = 0; lane < lanes; lane++) {
      const across = (lane + 0.5) / lanes - 0.5
      const takes = 1 - 0.5 * Math.abs(across * 2) ** 3
      let drift = 0
      for (const { x, y, dx, dy, hard } of ways) {
        drift = drift * 0.78 + random.between(-0.2, 0.2)
        const held = takes * hard + drift - random.between(0, 0.84)
        if (held < 0) continue
        const off = broad * wide * (across + random.between(-0.05, 0.05))
        const [px, py] = [x - dy * off, y + dx * off]
        const { path } = layers[Math.min(2, Math.floor(held * 5))]!
        path.moveTo(px - dx * apart * 0.62, py - dy * apart * 0.62)
        path.lineTo(px + dx * apart * 0.62, py + dy * apart * 0.62)
      }
    }
    for (const { x, y, dx, dy } of ways) {
      if (random.between(0, 1) > 0.22) continue
      const off = broad * random.between(0.5, 0.95) * (random.between(-1, 1) < 0 ? -1 : 1)
      const crumb = Math.max(0.5, broad * random.between(0.05, 0.12))
      crumbs.rect(x - dy * off, y + dx * off, crumb, crumb)
    }
  }
  on.lineJoin = 'round'
  on.lineCap = 'butt'
  on.strokeStyle = colour
  on.fillStyle = colour
  on.lineWidth = (broad / lanes) * 1.3
  for (const { alpha, path } of layers) {
    on.globalAlpha = alpha
    on.stroke(path)
  }
  on.globalAlpha = 0.3
  on.fill(crumbs)
  on.globalAlpha = 1
}

/** A stick of chalk from its worn tip down to the right: what is written already is not under it. */
export function drawStick(on: Context, x: number, y: number, size: number, turn: number) {
  const [long, wide] = [size * 1.6, size * 0.29]
  // Held off the board at its far end, so its shadow parts from it.
  on.save()
  on.translate(x + size * 0.03, y + size * 0.05)
  on.rotate(turn + 0.13)
  on.fillStyle = 'rgb(0 6 6 / 0.42)'
  on.beginPath()
  on.roundRect(0, -wide / 2, long * 0.98, wide, wide * 0.4)
  on.fill()
  on.restore()
  on.save()
  on.translate(x, y)
  on.rotate(turn)
  lying(on, 0, -wide / 2, long, wide, '#f6f4ea')
  on.restore()
}

/** Chalk on its side: its worn end to the left. */
function lying(on: Context, x: number, y: number, long: number, wide: number, colour: string) {
  on.fillStyle = colour
  on.beginPath()
  on.roundRect(x, y, long, wide, [wide * 0.5, wide * 0.16, wide * 0.16, wide * 0.5])
  on.fill()
  const round = on.createLinearGradient(0, y, 0, y + wide)
  round.addColorStop(0, 'rgb(255 255 255 / 0.5)')
  round.addColorStop(0.35, 'rgb(255 255 255 / 0)')
  round.addColorStop(0.62, 'rgb(60 58 46 / 0.12)')
  round.addColorStop(1, 'rgb(40 38 30 / 0.5)')
  on.fillStyle = round
  on.fill()
  on.fillStyle = 'rgb(70 66 52 / 0.22)'
  on.beginPath()
  on.ellipse(x + long - wide * 0.12, y + wide / 2, wide * 0.16, wide * 0.46, 0, 0, 2 * Math.PI)
  on.fill()
}

const OAK = ['#a5713f', '#7b4d28', '#4d2d16'] as const

function plank(on: Context, x: number, y: number, width: number, height: number, colours: readonly string[]) {
  const across = width > height
  const fill = on.createLinearGradient(x, y, across ? x : x + width, across ? y + height : y)
  for (const [at, colour] of colours.entries()) fill.addColorStop(at / (colours.length - 1), colour)
  on.fillStyle = fill
  on.fillRect(x, y, width, height)
  // Its grain.
  const random = createRandom('oak', across ? 'across' : 'up', colours.length)
  const [long, thick] = across ? [width, height] : [height, width]
  on.lineWidth = Math.max(0.4, thick * 0.03)
  for (let line = 0; line < 9; line++) {
    const at = random.between(0.06, 0.94) * thick
    const bend = random.between(-0.12, 0.12) * thick
    on.strokeStyle = random.between(0, 1) < 0.6 ? 'rgb(40 18 4 / 0.3)' : 'rgb(240 196 140 / 0.2)'
    on.beginPath()
    if (across) {
      on.moveTo(x, y + at)
      on.bezierCurveTo(x + long * 0.3, y + at + bend, x + long * 0.6, y + at - bend, x + long, y + at)
    } else {
      on.moveTo(x + at, y)
      on.bezierCurveTo(x + at + bend, y + long * 0.3, x + at - bend, y + long * 0.6, x + at, y + long)
    }
    on.stroke()
  }
}

/** A felt for wiping, on its side on the ledge. */
function drawFelt(on: Context, x: number, floor: number, unit: number) {
  const wide = unit * 2.5
  const [felt, back] = [unit * 0.34, unit * 0.3]
  on.fillStyle = 'rgb(10 4 0 / 0.5)'
  on.beginPath()
  on.roundRect(x + unit * 0.06, floor - felt * 0.5, wide * 1.02, felt * 0.75, felt * 0.3)
  on.fill()
  const wool = on.createLinearGradient(0, floor - felt, 0, floor)
  wool.addColorStop(0, '#1d2731')
  wool.addColorStop(0.5, '#3a4856')
  wool.addColorStop(0.72, '#5f6d78')
  wool.addColorStop(0.9, '#cfd3cd')
  wool.addColorStop(1, '#e9eae2')
  on.fillStyle = wool
  on.beginPath()
  on.roundRect(x, floor - felt, wide, felt, felt * 0.16)
  on.fill()
  on.fillStyle = 'rgb(10 16 24 / 0.36)'
  for (let fold = 1; fold < 6; fold++) on.fillRect(x + (wide * fold) / 6, floor - felt, unit * 0.018, felt)
  on.beginPath()
  on.roundRect(x + unit * 0.03, floor - felt - back, wide - unit * 0.06, back, [back * 0.5, back * 0.5, 0, 0])
  const wood = on.createLinearGradient(0, floor - felt - back, 0, floor - felt)
  wood.addColorStop(0, '#e0b77c')
  wood.addColorStop(0.4, '#b98649')
  wood.addColorStop(1, '#6d4520')
  on.fillStyle = wood
  on.fill()
}

/** The frame of oak, its ledge, and what lies on it. */
export function drawFrame(on: Context, { frame, ledge }: Layout, width: number, height: number) {
  // The frame stands out from the slate.
  for (let ring = 6; ring > 0; ring--) {
    on.strokeStyle = 'rgb(0 4 4 / 0.09)'
    on.lineWidth = frame * 0.34 * ring
    on.strokeRect(frame, frame, width - frame * 2, ledge - frame)
  }
  plank(on, 0, 0, width, frame, OAK)
  plank(on, 0, 0, frame, ledge, OAK)
  plank(on, width - frame, 0, frame, ledge, OAK.toReversed())
  const deep = height - ledge
  plank(on, 0, ledge, width, deep * 0.5, ['#3a2210', '#6d4524', '#8d5d31'])
  plank(on, 0, ledge + deep * 0.5, width, deep * 0.5, ['#d7a468', '#a26d3a', '#6a4020', '#3b2110'])
  // Dust that fell.
  const random = createRandom('dust')
  on.fillStyle = '#e9e6da'
  // As many layers as can be told apart, each of one strength.
  const layers = Array.from({ length: 7 }, () => new Path2D())
  for (let speck = 0; speck < 420; speck++) {
    const radius = deep * random.between(0.004, 0.014)
    const layer = layers[Math.round((random.between(0.1, 0.4) - 0.1) * 20)]!
    const [x, y] = [random.between(0, width), ledge + deep * (0.1 + 0.36 * random.between(0, 1))]
    layer.moveTo(x + radius * 2.4, y)
    layer.ellipse(x, y, radius * 2.4, radius, 0, 0, 2 * Math.PI)
  }
  for (const [index, layer] of layers.entries()) {
    on.globalAlpha = 0.1 + index / 20
    on.fill(layer)
  }
  on.globalAlpha = 1
  const unit = deep * 1.15
  const floor = ledge + deep * 0.4
  const stick = unit * 0.2
  for (const [at, long, up, colour] of [
    [0.1, 1.3, 0.1, '#f3f1e6'],
    [0.16, 0.7, 0, '#efd06a'],
    [0.235, 1.1, 0.06, '#f3f1e6'],
  ] as const) {
    on.fillStyle = 'rgb(10 4 0 / 0.5)'
    on.beginPath()
    on.roundRect(width * at + stick * 0.2, floor - up * unit - stick * 0.6, unit * long, stick, stick / 2)
    on.fill()
    lying(on, width * at, floor - up * unit - stick, unit * long, stick, colour)
  }
  drawFelt(on, width * 0.94 - unit * 2.5, floor, unit)
}
