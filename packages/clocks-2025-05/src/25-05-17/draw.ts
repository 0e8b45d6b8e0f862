import { type ClockTime, createRandom, secondsOf, twoDigits, untilSecond } from '@found-time/clock-runtime'
import { type CanvasFrame, createOffscreen } from '@found-time/clock-runtime/canvas'
import { bowlLevel, dropAt, greek, hourFigure, jarLevel, profile, ripple } from './model'
import { clay, grain, sea } from './pictures'

type Context = CanvasRenderingContext2D

const FACE = '"ft-25-05-17 Painter"'
const CLAY = '#cf6d35'
const SLIP = '#1f1512'
const TAU = Math.PI * 2

/** Where everything is, in CSS pixels. */
function layOut(width: number, height: number) {
  if (height < 200 && width > height * 1.2) {
    return {
      tiny: true,
      wide: true,
      unit: height,
      ledge: height * 0.9,
      frieze: height * 0.92,
      bowl: { x: width * 0.275, top: height * 0.14, bottom: height * 0.84, radius: width * 0.235 },
      jar: { x: width * 0.765, top: height * 0.14, bottom: height * 0.86, radius: width * 0.185 },
      spout: height * 0.03,
      tablet: height * 0.4,
      thickness: height * 0.04,
      rim: height * 0.1,
    }
  }
  const wide = width > height * 1.15
  const unit = wide ? Math.min(height, width * 0.72) : Math.min(width, height * 0.72)
  return {
    tiny: false,
    wide,
    unit,
    ledge: height * 0.885,
    frieze: height * 0.93,
    bowl: {
      x: wide ? width * 0.5 - Math.max(width * 0.2, unit * 0.32) : width / 2,
      top: height * 0.1,
      bottom: height * (wide ? 0.35 : 0.36),
      radius: unit * (wide ? 0.265 : 0.37),
    },
    jar: {
      x: wide ? width * 0.5 + Math.max(width * 0.11, unit * 0.18) : width / 2,
      top: height * (wide ? 0.463 : 0.48),
      bottom: height * 0.845,
      radius: unit * (wide ? 0.165 : 0.265),
    },
    spout: height * (wide ? 0.39 : 0.42),
    tablet: Math.min(unit * (wide ? 0.108 : 0.18), height * 0.13),
    thickness: unit * 0.024,
    rim: unit * 0.045,
  }
}
type Plan = ReturnType<typeof layOut>

const dropX = ({ jar }: Plan) => jar.x + jar.radius * 0.42

/** The inside of the bowl up to a share of its depth. */
function bowlPath({ bowl }: Plan, depth: number, swell = 0) {
  const path = new Path2D()
  const tall = bowl.bottom - bowl.top
  const steps = 40
  for (const side of [-1, 1])
    for (let step = 0; step <= steps; step++) {
      // Finer towards the spout, where the wall turns.
      const share = (side < 0 ? 1 - step / steps : step / steps) ** 3 * depth
      path.lineTo(
        bowl.x + side * (profile(share) * bowl.radius + swell),
        bowl.bottom - share * tall + swell * (1 - share),
      )
    }
  path.closePath()
  return path
}

function linear(context: Context, from: [number, number], to: [number, number], ...colours: string[]) {
  const gradient = context.createLinearGradient(...from, ...to)
  colours.forEach((colour, index) => {
    gradient.addColorStop(index / (colours.length - 1), colour)
  })
  return gradient
}

/** Light from the left on something turned, over its own colour. */
const TURNED = [
  'rgb(70 24 4 / 0.55)',
  'rgb(255 190 120 / 0.06)',
  'rgb(255 208 150 / 0.24)',
  'rgb(110 36 6 / 0.16)',
  'rgb(60 18 2 / 0.62)',
]

const rounded = (context: Context, from: number, to: number, ...colours: string[]) =>
  linear(context, [from, 0], [to, 0], ...colours)

/** A running key pattern between two edges, whole keys only. */
function meander(context: Context, left: number, right: number, top: number, tall: number, colour: string) {
  const count = Math.max(2, Math.round((right - left) / (tall * 1.25)))
  const key = (right - left) / count
  const [x, y] = [key / 6, tall / 6]
  context.strokeStyle = colour
  context.lineWidth = Math.min(x, y) * 0.95
  context.lineJoin = 'miter'
  context.lineCap = 'butt'
  context.beginPath()
  context.moveTo(left, top + tall - y)
  for (let index = 0; index < count; index++) {
    const start = left + index * key
    context.lineTo(start + 0.6 * x, top + tall - y)
    context.lineTo(start + 0.6 * x, top + y)
    context.lineTo(start + 5 * x, top + y)
    context.lineTo(start + 5 * x, top + 3.9 * y)
    context.lineTo(start + 2.6 * x, top + 3.9 * y)
    context.lineTo(start + 2.6 * x, top + 2.5 * y)
    context.lineTo(start + 3.6 * x, top + 2.5 * y)
    context.moveTo(start + 5 * x, top + 3.4 * y)
    context.lineTo(start + 5 * x, top + tall - y)
    context.lineTo(start + key, top + tall - y)
  }
  context.stroke()
}

/** One of the sixty tongues at the foot: outlined, or filled when its second has gone. */
function tongue(context: Context, { width, height }: CanvasFrame, plan: Plan, index: number) {
  const step = width / 60
  const tall = height - plan.frieze
  const [x, y, wide, long] = [index * step + step * 0.12, plan.frieze + tall * 0.2, step * 0.76, tall * 0.62]
  context.moveTo(x, y)
  context.lineTo(x + wide, y)
  context.lineTo(x + wide, y + long - wide / 2)
  context.arc(x + wide / 2, y + long - wide / 2, wide / 2, 0, Math.PI)
  context.closePath()
}

/** The painter's rays, pointing up from a base. */
function rays(context: Context, left: number, right: number, foot: number, tall: number, count: number) {
  const step = (right - left) / count
  context.beginPath()
  for (let index = 0; index < count; index++) {
    context.moveTo(left + index * step + step * 0.14, foot)
    context.lineTo(left + (index + 0.5) * step, foot - tall)
    context.lineTo(left + (index + 1) * step - step * 0.14, foot)
  }
  context.fill()
}

/** Points of the sun's disc, by the golden angle. */
const SUN = Array.from({ length: 8 }, (_, index) => {
  const out = Math.sqrt((index + 0.5) / 8)
  return [out * Math.cos(index * 2.39996), out * Math.sin(index * 2.39996)] as const
})

/**
 * A soft shadow: the mean of those of eight points of the sun. Painted small and drawn large, which takes a
 * hundredth of the time of the canvas's own blur, and looks alike in browsers without one.
 * @param away - How far the edge fades to each side, in CSS pixels.
 * @param long - Longer side of the small picture, in pixels.
 * @param paint - What stands in the light, in any opaque colour.
 */
function penumbra(
  { width, height }: CanvasFrame,
  away: number,
  long: number,
  paint: (small: Context) => void,
) {
  const scale = long / Math.max(width, height)
  const sharp = createOffscreen(width, height, scale)
  const soft = createOffscreen(width * scale, height * scale)
  sharp.fillStyle = sharp.strokeStyle = '#4e3f52'
  paint(sharp)
  soft.globalCompositeOperation = 'lighter'
  soft.globalAlpha = 1 / SUN.length
  for (const [x, y] of SUN) soft.drawImage(sharp.canvas, x * away * scale, y * away * scale)
  return soft.canvas
}

/** A fill of the found clay, its rings as far apart on every pot. */
function fillOfClay(context: Context, { image }: CanvasFrame, { unit, tiny }: Plan) {
  const pattern = context.createPattern(image(clay), 'repeat')
  const scale = unit / (tiny ? 500 : 1150)
  pattern?.setTransform({ a: scale, d: scale })
  return pattern ?? CLAY
}

/** The grain of the found wall, multiplied over a box: so much of it from the left and the top, as tall as the box is. */
function plaster(
  context: Context,
  { image }: CanvasFrame,
  [left, top, across]: readonly [number, number, number],
  box: readonly [number, number, number, number],
) {
  const down = Math.min(336 - top, (across * box[3]) / box[2])
  context.drawImage(image(grain), left, top, across, down, ...box)
}

/** What an olive branch outside the picture keeps the sun from. */
function olive(context: Context, frame: CanvasFrame, plan: Plan) {
  const { width, height, seed } = frame
  const { unit } = plan
  const random = createRandom(seed, 'olive')
  context.lineCap = 'round'
  const twigs = plan.wide
    ? ([
        [width * 1.02, height * 0.02, width * 0.62, height * 0.2, 1],
        [width * 1.02, height * 0.12, width * 0.86, height * 0.62, 1],
        [-width * 0.02, height * 0.5, width * 0.11, height * 0.78, 0.8],
      ] as const)
    : ([
        [width * 1.04, height * 0.4, width * 0.78, height * 0.66, 1],
        [-width * 0.04, height * 0.43, width * 0.2, height * 0.62, 0.9],
        [width * 1.03, height * 0.01, width * 0.6, height * 0.06, 0.7],
      ] as const)
  for (const [fromX, fromY, toX, toY, size] of twigs) {
    const bend = unit * 0.1 * size
    const at = (part: number): [number, number] => [
      fromX + (toX - fromX) * part + Math.sin(part * 3) * bend * 0.4,
      fromY + (toY - fromY) * part - Math.sin(part * Math.PI) * bend,
    ]
    context.lineWidth = unit * 0.007
    context.beginPath()
    for (let step = 0; step <= 20; step++) context.lineTo(...at(step / 20))
    context.stroke()
    const length = Math.hypot(toX - fromX, toY - fromY)
    const pairs = Math.round(length / (unit * 0.042))
    for (let pair = 1; pair <= pairs; pair++) {
      const [x, y] = at(pair / pairs)
      const [nextX, nextY] = at(pair / pairs + 0.01)
      const along = Math.atan2(nextY - y, nextX - x)
      for (const side of [-1, 1]) {
        const angle = along + side * random.between(0.45, 0.95)
        const long = unit * random.between(0.07, 0.115) * size
        context.save()
        context.translate(x, y)
        context.rotate(angle)
        context.beginPath()
        context.moveTo(0, 0)
        context.quadraticCurveTo(long * 0.45, -long * 0.14, long, 0)
        context.quadraticCurveTo(long * 0.45, long * 0.14, 0, 0)
        context.fill()
        if (random() < 0.16) {
          context.beginPath()
          context.ellipse(long * 0.3, side * long * 0.3, long * 0.17, long * 0.12, 0.4, 0, TAU)
          context.fill()
        }
        context.restore()
      }
    }
  }
}

/** The outline of the column: slab, cushion and shaft. */
function columnPath(x: number, top: number, foot: number, wide: number) {
  const path = new Path2D()
  const neck = top + wide * 0.4
  path.rect(x - wide * 0.72, top, wide * 1.44, wide * 0.2)
  path.moveTo(x - wide * 0.68, top + wide * 0.2)
  path.quadraticCurveTo(x - wide * 0.62, top + wide * 0.36, x - wide * 0.44, neck)
  path.lineTo(x + wide * 0.44, neck)
  path.quadraticCurveTo(x + wide * 0.62, top + wide * 0.36, x + wide * 0.68, top + wide * 0.2)
  path.moveTo(x - wide * 0.44, neck)
  path.lineTo(x + wide * 0.44, neck)
  path.lineTo(x + wide * 0.52, foot)
  path.lineTo(x - wide * 0.52, foot)
  return path
}

/** A Doric column of sunlit marble. */
function column(context: Context, x: number, top: number, foot: number, wide: number) {
  const marble = (half: number) =>
    rounded(context, x - half, x + half, '#d9d3c8', '#fffdf4', '#f2ebdc', '#cfc6ba', '#a79d99')
  const abacus = wide * 0.2
  const echinus = wide * 0.2
  context.fillStyle = marble(wide * 0.72)
  context.fillRect(x - wide * 0.72, top, wide * 1.44, abacus)
  context.fillStyle = 'rgb(90 74 80 / 0.28)'
  context.fillRect(x - wide * 0.72, top + abacus * 0.86, wide * 1.44, abacus * 0.14)
  context.fillStyle = marble(wide * 0.66)
  context.beginPath()
  context.moveTo(x - wide * 0.68, top + abacus)
  context.quadraticCurveTo(
    x - wide * 0.62,
    top + abacus + echinus * 0.8,
    x - wide * 0.44,
    top + abacus + echinus,
  )
  context.lineTo(x + wide * 0.44, top + abacus + echinus)
  context.quadraticCurveTo(x + wide * 0.62, top + abacus + echinus * 0.8, x + wide * 0.68, top + abacus)
  context.fill()
  const neck = top + abacus + echinus
  const shaft = new Path2D()
  shaft.moveTo(x - wide * 0.44, neck)
  shaft.lineTo(x + wide * 0.44, neck)
  shaft.lineTo(x + wide * 0.52, foot)
  shaft.lineTo(x - wide * 0.52, foot)
  shaft.closePath()
  context.fillStyle = marble(wide * 0.5)
  context.fill(shaft)
  // Ten flutes are seen of twenty; each is dark on its left and light on its right.
  const flutes = 10
  for (let flute = 0; flute < flutes; flute++) {
    const edge = (part: number) => -Math.cos((part / flutes) * Math.PI)
    const [from, to] = [edge(flute), edge(flute + 1)]
    const at = (place: number, y: number) => x + place * wide * (y === neck ? 0.44 : 0.52)
    const path = new Path2D()
    path.moveTo(at(from, neck), neck + wide * 0.04)
    path.lineTo(at(to, neck), neck + wide * 0.04)
    path.lineTo(at(to, foot), foot)
    path.lineTo(at(from, foot), foot)
    path.closePath()
    context.fillStyle = rounded(
      context,
      at(from, foot),
      at(to, foot),
      'rgb(84 70 84 / 0.4)',
      'rgb(84 70 84 / 0.1)',
      'rgb(255 255 248 / 0.34)',
    )
    context.fill(path)
  }
  context.strokeStyle = 'rgb(90 74 80 / 0.4)'
  context.lineWidth = Math.max(0.6, wide * 0.012)
  for (const ring of [0, 0.035, 0.07]) {
    context.beginPath()
    context.moveTo(x - wide * 0.45, neck - ring * wide)
    context.lineTo(x + wide * 0.45, neck - ring * wide)
    context.stroke()
  }
}

/** An Athenian owl in the painter's black, `size` high, standing at its feet. */
function owl(context: Context, x: number, foot: number, size: number, ground: string) {
  context.save()
  context.translate(x, foot)
  context.scale(size, size)
  context.fillStyle = SLIP
  context.beginPath()
  context.moveTo(-0.3, -0.62)
  context.bezierCurveTo(-0.42, -0.3, -0.2, -0.12, 0.06, -0.1)
  context.lineTo(0.46, 0.02)
  context.lineTo(0.3, -0.3)
  context.bezierCurveTo(0.26, -0.52, 0.16, -0.66, 0.06, -0.7)
  context.closePath()
  context.fill()
  context.beginPath()
  context.ellipse(-0.12, -0.77, 0.25, 0.22, 0, 0, TAU)
  context.fill()
  context.fillRect(-0.13, -0.2, 0.06, 0.2)
  context.fillRect(0.02, -0.2, 0.06, 0.2)
  context.fillRect(-0.2, -0.03, 0.16, 0.03)
  context.fillRect(-0.04, -0.03, 0.16, 0.03)
  for (const eye of [-0.22, -0.02]) {
    context.fillStyle = '#fff0d2'
    context.beginPath()
    context.arc(eye, -0.79, 0.082, 0, TAU)
    context.fill()
    context.fillStyle = SLIP
    context.beginPath()
    context.arc(eye, -0.79, 0.046, 0, TAU)
    context.fill()
  }
  context.fillStyle = ground
  context.beginPath()
  context.moveTo(-0.145, -0.74)
  context.lineTo(-0.095, -0.74)
  context.lineTo(-0.12, -0.64)
  context.fill()
  context.strokeStyle = ground
  context.lineWidth = 0.016
  for (let feather = 0; feather < 5; feather++) {
    context.beginPath()
    context.moveTo(-0.02 + feather * 0.02, -0.56 + feather * 0.05)
    context.quadraticCurveTo(0.2, -0.5 + feather * 0.08, 0.36, -0.06 - feather * 0.012)
    context.stroke()
  }
  context.fillStyle = '#fff0d2'
  for (let dot = 0; dot < 9; dot++) {
    context.beginPath()
    context.arc(-0.24 + (dot % 3) * 0.075, -0.5 + Math.floor(dot / 3) * 0.09, 0.013, 0, TAU)
    context.fill()
  }
  context.restore()
}

/** A neck amphora in black, an owl in its panel. */
function amphora(
  context: Context,
  x: number,
  foot: number,
  tall: number,
  fill: CanvasPattern | string,
  shade = false,
) {
  const at = (across: number, up: number): [number, number] => [x + across * tall, foot - up * tall]
  const body = new Path2D()
  for (const side of [1, -1]) {
    const points: [number, number][][] = [
      [[0.12, 0]],
      [[0.125, 0.035]],
      [
        [0.06, 0.045],
        [0.05, 0.06],
        [0.055, 0.075],
      ],
      [
        [0.13, 0.2],
        [0.26, 0.36],
        [0.265, 0.53],
      ],
      [
        [0.265, 0.66],
        [0.18, 0.73],
        [0.095, 0.765],
      ],
      [
        [0.085, 0.82],
        [0.085, 0.88],
        [0.1, 0.93],
      ],
      [[0.145, 0.945]],
      [[0.14, 1]],
    ]
    const half = new Path2D()
    half.moveTo(...at(0, 0))
    for (const [first, second, last] of points) {
      const on = (point: [number, number]) => at(side * point[0], point[1])
      if (second && last) half.bezierCurveTo(...on(first!), ...on(second), ...on(last))
      else half.lineTo(...on(first!))
    }
    half.lineTo(...at(0, 1))
    body.addPath(half)
  }
  const handles = new Path2D()
  for (const side of [-1, 1]) {
    handles.moveTo(...at(side * 0.09, 0.9))
    handles.bezierCurveTo(...at(side * 0.2, 0.96), ...at(side * 0.23, 0.84), ...at(side * 0.185, 0.7))
  }
  context.lineWidth = tall * 0.032
  context.lineCap = 'butt'
  if (!shade) context.fillStyle = context.strokeStyle = SLIP
  context.stroke(handles)
  context.fill(body)
  if (shade) return
  context.strokeStyle = 'rgb(255 226 200 / 0.3)'
  context.lineWidth = tall * 0.007
  context.stroke(handles)
  context.save()
  context.clip(body)
  const [left, right] = [x - 0.27 * tall, x + 0.27 * tall]
  const turned = rounded(context, left, right, ...TURNED)
  const zone = (low: number, high: number, half = 0.27) => {
    for (const paint of [fill, turned]) {
      context.fillStyle = paint
      context.fillRect(x - half * tall, foot - high * tall, 2 * half * tall, (high - low) * tall)
    }
  }
  zone(0.085, 0.19)
  context.fillStyle = SLIP
  rays(context, left, right, foot - 0.085 * tall, 0.1 * tall, 26)
  zone(0.225, 0.232)
  zone(0.245, 0.252)
  zone(0.3, 0.665, 0.2)
  context.fillStyle = SLIP
  context.fillRect(x - 0.2 * tall, foot - 0.612 * tall, 0.4 * tall, tall * 0.006)
  meander(context, x - 0.2 * tall, x + 0.2 * tall, foot - 0.662 * tall, 0.046 * tall, SLIP)
  zone(0.78, 0.9)
  context.fillStyle = SLIP
  // Palmettes round the neck.
  for (let leaf = -3; leaf <= 3; leaf++)
    for (let blade = -2; blade <= 2; blade++) {
      context.save()
      context.translate(x + leaf * 0.064 * tall, foot - 0.795 * tall)
      context.rotate(blade * 0.46)
      context.beginPath()
      context.ellipse(0, -0.05 * tall, 0.0056 * tall, (0.038 - 0.007 * Math.abs(blade)) * tall, 0, 0, TAU)
      context.fill()
      context.restore()
    }
  owl(context, x - 0.01 * tall, foot - 0.312 * tall, 0.29 * tall, '#df874a')
  // A sprig of olive behind its head, the city's letters before it.
  context.strokeStyle = context.fillStyle = SLIP
  context.lineWidth = tall * 0.004
  context.beginPath()
  context.moveTo(x - 0.19 * tall, foot - 0.6 * tall)
  context.quadraticCurveTo(x - 0.16 * tall, foot - 0.57 * tall, x - 0.13 * tall, foot - 0.5 * tall)
  context.stroke()
  for (const [px, py, turn] of [
    [-0.165, 0.565, 0.2],
    [-0.15, 0.54, 1.9],
    [-0.13, 0.505, 0.9],
  ] as const) {
    context.beginPath()
    context.ellipse(x + px * tall, foot - py * tall, 0.026 * tall, 0.008 * tall, turn, 0, TAU)
    context.fill()
  }
  context.font = `700 ${tall * 0.052}px ${FACE}`
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  for (const [index, letter] of [...'ΑΘΕ'].entries())
    context.fillText(letter, x + 0.155 * tall, foot - (0.545 - index * 0.062) * tall)
  context.fillStyle = linear(context, [left, 0], [right, 0], 'rgb(255 240 220 / 0)', 'rgb(0 0 0 / 0.4)')
  context.fillRect(left, foot - tall, right - left, tall)
  // The window in the gloss.
  context.fillStyle = 'rgb(255 244 226 / 0.2)'
  context.beginPath()
  context.ellipse(x - 0.215 * tall, foot - 0.55 * tall, 0.012 * tall, 0.1 * tall, 0.06, 0, TAU)
  context.fill()
  context.restore()
}

/** The bronze pipe, and its lip. */
function pipeOf(plan: Plan) {
  const { bowl, spout, unit, wide, tiny } = plan
  const end = dropX(plan)
  const pipe = new Path2D()
  const lip = new Path2D()
  if (wide) {
    const level = bowl.bottom + unit * 0.02
    pipe.moveTo(bowl.x, level)
    pipe.lineTo(end - unit * 0.045, level + unit * 0.006)
    pipe.quadraticCurveTo(end, level + unit * 0.008, end, spout)
  } else {
    pipe.moveTo(bowl.x, bowl.bottom)
    pipe.lineTo(bowl.x, bowl.bottom + (spout - bowl.bottom) * 0.55)
    pipe.quadraticCurveTo(end, bowl.bottom + (spout - bowl.bottom) * 0.55, end, spout)
  }
  lip.moveTo(end, tiny ? -5 : spout - unit * 0.016)
  lip.lineTo(end, spout)
  return { pipe, lip, thick: unit * 0.024 }
}

/** A handle of the bowl. */
function handle({ bowl, unit, wide, rim }: Plan, side: number) {
  const reach = wide ? 0.085 : 0.07
  const edge = bowl.x + side * bowl.radius
  const path = new Path2D()
  path.moveTo(edge + side * unit * 0.035, bowl.top - rim * 0.3)
  path.bezierCurveTo(
    edge + side * unit * (reach + 0.045),
    bowl.top - rim,
    edge + side * unit * (reach + 0.04),
    bowl.top + (bowl.bottom - bowl.top) * 0.4,
    bowl.x + side * (bowl.radius * profile(0.52) + unit * 0.018),
    bowl.bottom - (bowl.bottom - bowl.top) * 0.52,
  )
  return path
}

/** The light on the wall, and a painted band under the eaves, worn as the wall is. */
function paintPlaster(context: Context, { width, height }: CanvasFrame, { ledge, tiny }: Plan) {
  context.fillStyle = linear(
    context,
    [0, 0],
    [width, height],
    'rgb(255 250 236 / 0.42)',
    'rgb(255 246 226 / 0.1)',
    'rgb(150 104 70 / 0.2)',
  )
  context.fillRect(0, 0, width, ledge)
  if (tiny) return
  const band = height * 0.03
  context.fillStyle = 'rgb(132 22 7 / 0.88)'
  context.fillRect(0, 0, width, band * 0.55)
  context.fillStyle = 'rgb(11 1 0 / 0.92)'
  context.fillRect(0, band * 0.55, width, band * 0.14)
}

/** The wall and what stands behind the water: plaster, shadows, column, pots as cut through, white inside. */
function* paintBack(context: Context, frame: CanvasFrame, plan: Plan): Generator<void, void> {
  const { width, height, seed, transparent } = frame
  const { unit, bowl, jar, ledge, frieze, wide, tiny, thickness, rim } = plan
  const random = createRandom(seed, 'grit')
  if (!transparent) paintPlaster(context, frame, plan)
  // The ledge of marble.
  context.fillStyle = linear(context, [0, ledge], [0, frieze], '#fffdf5', '#e9e1d2', '#c9bdae')
  context.fillRect(0, ledge, width, frieze - ledge)
  context.fillStyle = 'rgb(90 70 70 / 0.35)'
  context.fillRect(0, ledge, width, Math.max(0.75, unit * 0.0015))

  yield
  const free = width - jar.x - jar.radius
  const stand = wide ? jar.x + jar.radius + unit * 0.29 : jar.x + jar.radius + free * 0.54
  const high = wide ? unit * 0.47 : Math.min(unit * 0.42, free * 1.42)
  const standing = !tiny && width - stand > unit * 0.08
  const { pipe, lip, thick } = pipeOf(plan)
  const shelf = bowl.bottom + unit * 0.046
  const fill = fillOfClay(context, frame, plan)
  const pots = (on: Context, wall: number) => {
    on.fill(bowlPath(plan, 1, wall))
    on.fillRect(jar.x - jar.radius - wall, jar.top, 2 * (jar.radius + wall), jar.bottom - jar.top + wall)
  }
  const shade = penumbra(frame, unit * 0.021, 240, (small) => {
    if (!wide && !tiny) small.fillRect(-unit * 0.1, shelf + unit * 0.03, width + unit * 0.2, unit * 0.05)
    small.translate(unit * 0.045, unit * 0.03)
    pots(small, thickness)
    small.lineWidth = thick
    if (tiny) return
    small.stroke(pipe)
    small.lineWidth = unit * 0.022
    for (const side of [-1, 1]) small.stroke(handle(plan, side))
    small.fillRect(bowl.x - bowl.radius - unit * 0.05, bowl.top - rim, 2 * bowl.radius + unit * 0.1, rim)
    small.fillRect(jar.x - jar.radius - unit * 0.035, jar.top - rim, 2 * jar.radius + unit * 0.07, rim)
    if (wide) small.fillRect(bowl.x - unit * 0.1, shelf, unit * 0.2, ledge - shelf)
    if (standing) amphora(small, stand, ledge + unit * 0.012, high, '', true)
  })
  yield
  // One over the other while they are small, so that but one of them is drawn large.
  const both = tiny ? shade : penumbra(frame, unit * 0.007, 380, (small) => olive(small, frame, plan))
  yield
  if (!tiny) {
    const small = both.getContext('2d')!
    small.globalCompositeOperation = 'copy'
    small.globalAlpha = 0.3
    small.drawImage(both, 0, 0)
    small.globalCompositeOperation = 'source-over'
    small.globalAlpha = 0.44
    small.drawImage(shade, 0, 0, both.width, both.height)
  }
  context.globalAlpha = tiny ? 0.44 : 1
  if (!transparent) context.drawImage(both, 0, 0, width, height)
  context.globalAlpha = 1
  yield
  if (!tiny) {
    if (wide) column(context, bowl.x, bowl.bottom + unit * 0.066, ledge, unit * 0.2)
    else {
      context.fillStyle = linear(
        context,
        [0, bowl.bottom],
        [0, bowl.bottom + unit * 0.1],
        '#fffdf5',
        '#f3ecde',
        '#bcb0a3',
      )
      context.fillRect(0, shelf, width, unit * 0.05)
    }
    yield
    // The grain of stone, and the bowl's shade on what bears it.
    context.globalCompositeOperation = 'multiply'
    const [left, top, across, down] = wide
      ? [bowl.x - unit * 0.15, bowl.bottom + unit * 0.066, unit * 0.3, ledge - bowl.bottom - unit * 0.066]
      : [0, shelf, width, unit * 0.05]
    if (wide) {
      context.globalAlpha = 0.34
      context.save()
      context.clip(columnPath(bowl.x, top, ledge, unit * 0.2))
      plaster(context, frame, [0, 0, 210], [left, top, across, down])
      context.restore()
    }
    plaster(context, frame, [0, 300, 640], [0, ledge, width, frieze - ledge])
    context.globalAlpha = 1
    context.globalCompositeOperation = 'source-over'
    if (wide) {
      context.fillStyle = linear(
        context,
        [0, top],
        [0, top + unit * 0.05],
        'rgb(74 58 70 / 0.5)',
        'rgb(74 58 70 / 0)',
      )
      context.fillRect(bowl.x - unit * 0.144, top, unit * 0.288, unit * 0.04)
    }
  }
  yield
  if (standing) amphora(context, stand, ledge + unit * 0.012, high, fill)
  yield
  const bronze = (path: Path2D, thick: number) => {
    context.lineJoin = 'round'
    context.lineCap = 'butt'
    for (const [share, colour] of [
      [1, '#4d2f14'],
      [0.8, '#97672c'],
      [0.45, '#c8964a'],
      [0.16, '#f3d692'],
    ] as const) {
      context.lineWidth = thick * share
      context.strokeStyle = colour
      context.stroke(path)
    }
  }
  if (!tiny) bronze(pipe, thick)
  bronze(lip, thick * 1.25)

  yield

  // The pots: clay, and the white slip inside.
  context.fillStyle = SLIP
  pots(context, thickness)
  const wall = thickness * 0.72
  const fired = linear(
    context,
    [0, bowl.top],
    [0, jar.bottom],
    'rgb(255 196 130 / 0.22)',
    'rgb(255 150 80 / 0)',
    'rgb(110 30 0 / 0.25)',
  )
  for (const paint of [fill, fired]) {
    context.fillStyle = paint
    context.fill(bowlPath(plan, 1, wall))
    context.fillRect(jar.x - jar.radius - wall, jar.top, 2 * (jar.radius + wall), jar.bottom - jar.top)
  }
  yield
  // Grit in the broken clay, and the light on the gloss outside.
  context.fillStyle = 'rgb(110 46 16 / 0.5)'
  for (let grain = 0; grain < 160; grain++) {
    const side = random() < 0.5 ? -1 : 1
    const share = random()
    const off = random.between(0.1, 0.62) * thickness
    const size = unit * random.between(0.0006, 0.0017)
    const [x, y] =
      grain % 2
        ? [jar.x + side * (jar.radius + off), jar.top + share * (jar.bottom - jar.top)]
        : [
            bowl.x + side * (bowl.radius * profile(share) + off),
            bowl.bottom - share * (bowl.bottom - bowl.top) + off * (1 - share),
          ]
    context.fillRect(x, y, size, size)
  }
  context.strokeStyle = 'rgb(255 214 170 / 0.55)'
  context.lineWidth = unit * 0.0016
  context.stroke(bowlPath(plan, 1, wall))

  yield
  const inside = (x: number, radius: number) =>
    rounded(context, x - radius, x + radius, '#c2ae90', '#efe3ca', '#fffaec', '#faf1de', '#dfceb0')
  const lining = (x: number, radius: number, top: number, bottom: number, shade: number) => {
    const box = [x - radius, top, 2 * radius, bottom - top] as const
    context.fillStyle = inside(x, radius)
    context.fillRect(...box)
    context.globalCompositeOperation = 'multiply'
    context.globalAlpha = 0.55
    plaster(context, frame, [90, 0, 300], box)
    context.globalAlpha = 1
    context.globalCompositeOperation = 'source-over'
    context.fillStyle = linear(
      context,
      [0, top],
      [0, top + shade],
      'rgb(70 40 20 / 0.48)',
      'rgb(70 40 20 / 0)',
    )
    context.fillRect(x - radius, top, 2 * radius, shade)
  }
  lining(jar.x, jar.radius, jar.top, jar.bottom, unit * 0.06)
  yield
  context.save()
  context.clip(bowlPath(plan, 1))
  lining(bowl.x, bowl.radius, bowl.top, bowl.bottom, unit * 0.04)
  context.restore()
  yield
  paintFrieze(context, frame, plan, fill)
}

/** The lines and the painted bands of the pots: everything before the water. */
function paintFront(context: Context, frame: CanvasFrame, plan: Plan, vessel: 'bowl' | 'jar') {
  const { time, hourCycle } = frame
  const { unit, bowl, jar, tiny, wide, rim } = plan
  const fill = fillOfClay(context, frame, plan)
  const tall = bowl.bottom - bowl.top
  const fine = Math.max(0.6, unit * 0.0014)
  context.textBaseline = 'alphabetic'
  // Twelve hours.
  const gap = tall / 12
  for (let line = 0; vessel === 'bowl' && line < 12; line++) {
    const y = bowl.top + gap * line
    const half = bowl.radius * profile(1 - line / 12)
    const quarter = line % 3 === 0
    if (tiny && !quarter) continue
    context.strokeStyle = `rgb(60 30 16 / ${quarter ? 0.8 : 0.45})`
    context.lineWidth = quarter ? fine * 1.5 : fine
    context.beginPath()
    context.moveTo(bowl.x - half, y)
    context.lineTo(bowl.x - half * 0.36, y)
    context.moveTo(bowl.x + half * 0.36, y)
    context.lineTo(bowl.x + half, y)
    context.stroke()
    if (tiny || (gap < 11 && !quarter)) continue
    const size = Math.min(gap < 11 ? gap * 1.7 : gap * 0.84, unit * 0.036)
    const hour = hourFigure(time.hour < 12 ? line : line + 12, hourCycle)
    context.font = `700 ${size}px ${FACE}`
    context.fillStyle = SLIP
    context.textAlign = 'left'
    context.fillText(greek(hour), bowl.x - half + size * 0.55, y + size * 0.82)
    context.textAlign = 'right'
    context.fillText(String(hour), bowl.x + half - size * 0.55, y + size * 0.82)
  }
  // Sixty minutes.
  const step = (jar.bottom - jar.top) / 60
  for (let line = 0; vessel === 'jar' && line < 60; line++) {
    const y = jar.bottom - step * line
    const long = line % 10 === 0 ? 1 : line % 5 === 0 ? 0.5 : 0.3
    if (step < 3.2 && line % 5) continue
    context.strokeStyle = `rgb(60 30 16 / ${line % 5 ? 0.5 : 0.85})`
    context.lineWidth = line % 5 ? fine : fine * 1.5
    context.beginPath()
    for (const side of [-1, 1]) {
      context.moveTo(jar.x + side * jar.radius, y)
      context.lineTo(jar.x + side * jar.radius * (1 - 0.42 * long), y)
    }
    context.stroke()
    if (line % (step < 2.6 ? 10 : 5) || line === 0 || tiny) continue
    const size = Math.min(step * (step < 2.6 ? 5.6 : 3.6), unit * 0.034)
    context.font = `700 ${size}px ${FACE}`
    context.fillStyle = SLIP
    context.textAlign = 'left'
    context.fillText(greek(line), jar.x - jar.radius + size * 0.35, y - size * 0.16)
    context.textAlign = 'right'
    context.fillText(String(line), jar.x + jar.radius - size * 0.35, y - size * 0.16)
  }

  // Rims and feet, whole, with the painter's bands.
  const band = (x: number, top: number, deep: number, upper: number, lower: number, keys: boolean) => {
    const path = new Path2D()
    path.moveTo(x - upper, top)
    path.lineTo(x + upper, top)
    path.lineTo(x + lower, top + deep)
    path.lineTo(x - lower, top + deep)
    path.closePath()
    for (const paint of [fill, rounded(context, x - upper, x + upper, ...TURNED)]) {
      context.fillStyle = paint
      context.fill(path)
    }
    context.fillStyle = SLIP
    context.fillRect(x - upper, top, 2 * upper, deep * 0.13)
    context.fillRect(x - lower, top + deep * 0.88, 2 * lower, deep * 0.12)
    if (keys)
      meander(
        context,
        x - Math.min(upper, lower),
        x + Math.min(upper, lower),
        top + deep * 0.14,
        deep * 0.74,
        SLIP,
      )
  }
  if (vessel === 'jar') {
    band(jar.x, jar.top - rim * 0.8, rim * 0.8, jar.radius + unit * 0.04, jar.radius + unit * 0.025, true)
    band(
      jar.x,
      jar.bottom,
      plan.ledge - jar.bottom,
      jar.radius + unit * 0.02,
      jar.radius + unit * 0.035,
      false,
    )
    context.fillStyle = SLIP
    rays(
      context,
      jar.x - jar.radius - unit * 0.01,
      jar.x + jar.radius + unit * 0.01,
      plan.ledge - unit * 0.004,
      (plan.ledge - jar.bottom) * 0.72,
      24,
    )
    return
  }
  band(bowl.x, bowl.top - rim, rim, bowl.radius + unit * 0.055, bowl.radius + unit * 0.03, true)
  if (!tiny) {
    // The bowl's foot, and its two handles.
    const foot = new Path2D()
    const [y, ground] = [bowl.bottom + unit * 0.03, bowl.bottom + unit * (wide ? 0.066 : 0.046)]
    foot.moveTo(bowl.x - unit * 0.05, y - unit * 0.012)
    foot.quadraticCurveTo(bowl.x - unit * 0.05, ground - unit * 0.008, bowl.x - unit * 0.1, ground)
    foot.lineTo(bowl.x + unit * 0.1, ground)
    foot.quadraticCurveTo(bowl.x + unit * 0.05, ground - unit * 0.008, bowl.x + unit * 0.05, y - unit * 0.012)
    foot.closePath()
    context.fillStyle = rounded(
      context,
      bowl.x - unit * 0.1,
      bowl.x + unit * 0.1,
      '#120b09',
      '#4a3a34',
      '#1f1512',
      '#120b09',
    )
    context.fill(foot)
    for (const side of [-1, 1]) {
      const path = handle(plan, side)
      context.lineCap = 'round'
      for (const [thick, colour] of [
        [0.022, SLIP],
        [0.006, '#6a544a'],
      ] as const) {
        context.lineWidth = unit * thick
        context.strokeStyle = colour
        context.stroke(path)
      }
    }
  }
}

/** The frieze at the foot. */
function paintFrieze(context: Context, frame: CanvasFrame, plan: Plan, fill: CanvasPattern | string) {
  const { width, height } = frame
  const { frieze } = plan
  const glow = linear(context, [0, frieze], [0, height], 'rgb(255 190 120 / 0.28)', 'rgb(120 40 0 / 0.12)')
  for (const paint of [fill, glow]) {
    context.fillStyle = paint
    context.fillRect(0, frieze, width, height - frieze)
  }
  context.fillStyle = SLIP
  context.fillRect(0, frieze, width, (height - frieze) * 0.1)
  context.fillRect(0, height - (height - frieze) * 0.09, width, (height - frieze) * 0.1)
  context.strokeStyle = SLIP
  context.lineWidth = Math.max(0.6, (width / 60) * 0.07)
  for (let index = 0; index < 60; index++) {
    context.beginPath()
    tongue(context, frame, plan, index)
    if (index % 5 === 4) {
      context.fillStyle = '#8c2f22'
      context.fill()
    }
    context.stroke()
  }
}

/** Light through moving water: a net of bright threads that meet and part, and the sun slanting in. */
function caustics(
  context: Context,
  left: number,
  right: number,
  top: number,
  bottom: number,
  deepest: number,
  seconds: number,
) {
  const wide = right - left
  context.fillStyle = linear(
    context,
    [left, top],
    [right, top],
    'rgb(240 255 246 / 0.2)',
    'rgb(240 255 246 / 0)',
  )
  for (const [from, across] of [
    [0.12, 0.1],
    [0.42, 0.06],
    [0.6, 0.13],
  ] as const) {
    const sway = Math.sin(seconds * 0.4 + from * 9) * 0.02
    context.beginPath()
    context.moveTo(left + (from + sway) * wide, top)
    context.lineTo(left + (from + across + sway) * wide, top)
    context.lineTo(left + (from + across * 1.9 + 0.2) * wide, bottom)
    context.lineTo(left + (from + 0.2) * wide, bottom)
    context.fill()
  }
  const row = wide * 0.115
  const rows = Math.ceil((bottom - top) / row)
  for (const [thick, light] of [
    [0.024, 0.09],
    [0.007, 0.3],
  ] as const) {
    context.lineWidth = Math.max(0.7, wide * thick)
    for (let index = -1; index <= rows; index++) {
      // Strands belong to the vessel, not to the level, so that they do not jump as it moves.
      const deep = deepest - (index + 0.5) * row
      if (deep < top - row) break
      context.strokeStyle = `rgb(240 255 248 / ${light * Math.min(1, 0.35 + (deepest - deep) / wide)})`
      context.beginPath()
      for (let step = 0; step <= 24; step++) {
        const x = step / 24
        const y =
          Math.sin(x * 13 + index * Math.PI + 0.8 * Math.sin(seconds * 0.6 + index)) * 0.44 +
          Math.sin(x * 7 - index * 1.7 + seconds * 0.7) * 0.3 +
          Math.sin(x * 23 + index * 2.3 - seconds * 1.1) * 0.13
        const px = left + x * wide + Math.sin(seconds * 0.5 + index * 2 + x * 6) * row * 0.2
        context.lineTo(px, deep + y * row)
      }
      context.stroke()
    }
  }
}

/** Strips the picture under water is cut into, for the light to bend each its own way. */
const STRIPS = 10

/** The drowned harbour in a vessel, its stones on the vessel's ground, as much of it as there is water. */
function harbour(
  context: Context,
  { image }: CanvasFrame,
  { x, top, bottom, radius }: Plan['jar'],
  surface: number,
  seconds: number,
) {
  const tall = (bottom - top) / STRIPS
  const scale = Math.max((2.12 * radius) / 580, (bottom - top) / 480)
  const [seen, row] = [(2 * radius) / scale, tall / scale]
  context.globalAlpha = 0.82
  for (let strip = 0; strip < STRIPS; strip++) {
    const above = bottom - (strip + 1) * tall
    if (above + tall < surface) break
    const bent = Math.sin(seconds * 0.9 + strip * 1.1) + 0.6 * Math.sin(seconds * 0.53 - strip * 1.9)
    const left = (580 - seen) / 2 + bent * 5
    context.drawImage(
      image(sea),
      left,
      480 - (strip + 1) * row,
      seen,
      row,
      x - radius,
      above,
      2 * radius,
      tall + 0.6,
    )
  }
  context.globalAlpha = 1
}

const water = (context: Context, top: number, bottom: number) =>
  linear(
    context,
    [0, top],
    [0, bottom],
    'rgb(150 226 214 / 0.42)',
    'rgb(90 190 190 / 0.2)',
    'rgb(16 98 118 / 0.3)',
  )

/** The tablet that says what the level is: low water has it above its bar, high water below. */
function tablet(
  context: Context,
  frame: CanvasFrame,
  plan: Plan,
  x: number,
  [from, to]: readonly [number, number],
  y: number,
  full: number,
  value: number,
  text: string,
) {
  const { unit, tiny } = plan
  const tall = plan.tablet
  const wide = tall * (tiny ? 1.12 : 1.16)
  const top = y - tall * (1 - full) - (tiny ? 0 : unit * 0.002)
  // The bronze bar along the water.
  context.strokeStyle = '#4d2f14'
  context.lineWidth = Math.max(1.5, unit * 0.005)
  context.beginPath()
  context.moveTo(from, y)
  context.lineTo(to, y)
  context.stroke()
  context.strokeStyle = '#d9a958'
  context.lineWidth = Math.max(0.7, unit * 0.002)
  context.stroke()
  context.fillStyle = 'rgb(10 40 50 / 0.13)'
  for (let away = 1; away <= 4; away++) {
    context.beginPath()
    context.roundRect(
      x - wide / 2 + away * unit * 0.0022,
      top + away * unit * 0.0026,
      wide,
      tall,
      tall * 0.07,
    )
    context.fill()
  }
  context.beginPath()
  context.roundRect(x - wide / 2, top, wide, tall, tall * 0.06)
  const light = linear(
    context,
    [x - wide / 2, top],
    [x + wide / 2, top + tall],
    'rgb(255 200 140 / 0.5)',
    'rgb(255 150 80 / 0.1)',
  )
  context.fillStyle = CLAY
  context.fill()
  context.save()
  context.clip()
  context.drawImage(frame.image(clay), 30, 12, 200, 172, x - wide / 2, top, wide, tall)
  context.restore()
  context.fillStyle = light
  context.fill()
  context.strokeStyle = SLIP
  context.lineWidth = Math.max(0.8, tall * 0.03)
  context.strokeRect(x - wide / 2 + tall * 0.07, top + tall * 0.07, wide - tall * 0.14, tall * 0.86)
  context.fillStyle = SLIP
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  const size = tall * (tiny ? 0.84 : 0.74)
  context.font = `700 ${size}px ${FACE}`
  context.fillText(text, x, top + tall * (tiny ? 0.78 : 0.66))
  if (tiny) return
  context.fillStyle = '#7c261b'
  context.font = `700 ${tall * 0.22}px ${FACE}`
  context.fillText(greek(value), x, top + tall * 0.87)
}

function pointers(context: Context, x: number, reach: number, y: number, size: number) {
  for (const side of [-1, 1]) {
    context.beginPath()
    context.moveTo(x + side * reach, y)
    context.lineTo(x + side * (reach + size), y - size * 0.5)
    context.lineTo(x + side * (reach + size), y + size * 0.5)
    context.closePath()
    context.fillStyle = '#b8812f'
    context.fill()
    context.strokeStyle = '#4d2f14'
    context.lineWidth = Math.max(0.6, size * 0.06)
    context.stroke()
  }
}

function bead(context: Context, x: number, y: number, across: number, tall: number) {
  const light = context.createRadialGradient(
    x - across * 0.3,
    y - tall * 0.35,
    0,
    x,
    y,
    Math.max(across, tall) * 1.05,
  )
  light.addColorStop(0, '#f4fffb')
  light.addColorStop(0.35, '#8fd3cd')
  light.addColorStop(1, '#1f7f8d')
  context.fillStyle = light
  context.beginPath()
  context.ellipse(x, y, across, tall, 0, 0, TAU)
  context.fill()
}

/** How far the bowl is full, where its surface is, and half its width. */
function waterOfBowl({ bowl }: Plan, hour: number, minute: number, second: number) {
  const depth = bowlLevel(hour, minute, second)
  const surface = bowl.bottom - depth * (bowl.bottom - bowl.top)
  return { depth, surface, half: bowl.radius * profile(depth) }
}

/** How far the jar is full, and where its surface is when nothing has fallen into it. */
function waterOfJar({ jar }: Plan, minute: number, second: number) {
  const share = jarLevel(minute, second) / 60
  return { share, still: jar.bottom - share * (jar.bottom - jar.top) }
}

const dropSize = ({ unit, tiny }: Plan) => unit * (tiny ? 0.034 : 0.0155)

type Size = Pick<CanvasFrame, 'width' | 'height'>

/** A vessel's box with room around it. */
const around = ({ x, top, bottom, radius }: Plan['jar'], above: number, beside: number) => ({
  left: x - radius - beside,
  top: top - above,
  width: 2 * (radius + beside),
  height: bottom - top + above + beside,
})

export function* drawBack(frame: CanvasFrame) {
  yield* paintBack(frame.context, frame, layOut(frame.width, frame.height))
}

export function bowlPart({ width, height }: Size) {
  const { bowl, unit } = layOut(width, height)
  return around(bowl, unit * 0.02, unit * 0.02)
}

/** The water in the bowl. */
export function drawBowl(frame: CanvasFrame) {
  const { context, width, height, time } = frame
  const plan = layOut(width, height)
  const { unit, bowl } = plan
  const moving = lightTime(time)
  const { depth, surface, half } = waterOfBowl(plan, time.hour, time.minute, secondsOf(time))
  context.save()
  context.clip(bowlPath(plan, Math.max(depth, 0.0001)))
  harbour(context, frame, bowl, surface, moving)
  context.fillStyle = water(context, surface, bowl.bottom)
  context.fillRect(bowl.x - bowl.radius, surface, bowl.radius * 2, bowl.bottom - surface)
  caustics(context, bowl.x - bowl.radius, bowl.x + bowl.radius, surface, bowl.bottom, bowl.bottom, moving)
  context.restore()
  context.strokeStyle = 'rgb(240 255 252 / 0.9)'
  context.lineWidth = Math.max(0.8, unit * 0.0024)
  context.beginPath()
  const curl = unit * 0.012
  context.moveTo(bowl.x - half, surface - curl * 0.5)
  context.quadraticCurveTo(bowl.x - half + curl * 0.3, surface, bowl.x - half + curl * 1.4, surface)
  context.lineTo(bowl.x + half - curl * 1.4, surface)
  context.quadraticCurveTo(bowl.x + half - curl * 0.3, surface, bowl.x + half, surface - curl * 0.5)
  context.stroke()
  return leaps(time) ? undefined : untilLight(time)
}

export function jarPart({ width, height }: Size) {
  const plan = layOut(width, height)
  const { jar, unit } = plan
  return around(jar, unit * 0.03, unit * 0.01)
}

/** The water in the jar: the rings of a drop are quick, the light in it slow. */
export function drawJar(frame: CanvasFrame) {
  const { context, width, height, time } = frame
  const plan = layOut(width, height)
  const { unit, jar } = plan
  const part = time.millisecond / 1000
  const moving = lightTime(time)
  // The jar: its surface, with the rings of the last drop.
  const { share, still } = waterOfJar(plan, time.minute, secondsOf(time))
  const x = dropX(plan)
  const swing = unit * 0.012 * Math.min(1, share * 30)
  const height0 = (at: number) => {
    const fromWall = 1 - Math.abs(at)
    const meniscus = Math.exp(-fromWall * 26) * unit * 0.007
    const rings =
      ripple(Math.abs(at - 0.42), part) + 0.4 * ripple(2 - at - 0.42, part) * Math.exp(-3 * (1 - at))
    return still - meniscus - swing * rings
  }
  const top = new Path2D()
  const body = new Path2D()
  body.moveTo(jar.x - jar.radius, jar.bottom)
  for (let step = 0; step <= 64; step++) {
    const at = -1 + step / 32
    const point = [jar.x + at * jar.radius, Math.min(jar.bottom, height0(at))] as const
    top.lineTo(...point)
    body.lineTo(...point)
  }
  body.lineTo(jar.x + jar.radius, jar.bottom)
  body.closePath()
  context.save()
  context.clip(body)
  const light = (under: Context) => {
    harbour(under, frame, jar, still - unit * 0.05, moving + 40)
    under.fillStyle = water(under, still, jar.bottom)
    under.fillRect(jar.x - jar.radius, still - unit * 0.05, jar.radius * 2, jar.bottom - still + unit * 0.05)
    caustics(under, jar.x - jar.radius, jar.x + jar.radius, still, jar.bottom, jar.bottom, moving + 40)
  }
  // Kept while the rings run out over it; after that each picture has light of its own.
  if (part < 0.5 && !leaps(time)) frame.layer('light', `${Math.floor(time.epochMs / LIGHT_MS)}`, light)
  else light(context)
  context.restore()
  // Seen a little from above: the surface's far half and the rings on it.
  if (share > 0.001) {
    context.save()
    context.beginPath()
    context.ellipse(jar.x, still, jar.radius, jar.radius * 0.07, 0, Math.PI, TAU)
    context.fillStyle = 'rgb(150 220 212 / 0.5)'
    context.fill()
    context.clip()
    for (let ring = 0; ring < 3; ring++) {
      const out = (part * 2.4 - ring * 0.28) * jar.radius
      if (out <= 0) continue
      context.strokeStyle = `rgb(250 255 252 / ${0.85 * Math.exp(-3.2 * part) * (1 - ring * 0.25)})`
      context.lineWidth = Math.max(0.7, unit * 0.0022)
      context.beginPath()
      context.ellipse(x, still, out, out * 0.08, 0, 0, TAU)
      context.stroke()
    }
    context.restore()
  }
  context.strokeStyle = 'rgb(244 255 252 / 0.95)'
  context.lineWidth = Math.max(0.9, unit * 0.0026)
  context.stroke(top)
  return part < 0.2 || leaps(time) ? undefined : part < 0.5 ? untilNext(time, 250) : untilLight(time)
}

/** The way of the drop, and of what leaps up. */
export function dropPart({ width, height }: Size) {
  const plan = layOut(width, height)
  const size = dropSize(plan)
  const top = plan.spout - 2 * size
  return {
    left: dropX(plan) - 3.6 * size,
    top,
    width: 7.2 * size,
    height: plan.jar.bottom + plan.unit * 0.01 - top,
  }
}

/** The drop that falls into the jar; while it grows it hardly moves. */
export function drawDrop({ context, width, height, time }: CanvasFrame) {
  const plan = layOut(width, height)
  const { spout } = plan
  const part = time.millisecond / 1000
  const { share, still } = waterOfJar(plan, time.minute, secondsOf(time))
  const x = dropX(plan)
  const size = dropSize(plan)
  const way = still - spout
  const airtime = 0.1 + 0.14 * Math.sqrt(Math.max(0, way) / (height * 0.5))
  const { grown, neck, fallen } = dropAt(part, Math.min(0.55, airtime))
  if (fallen === undefined) {
    const swell = size * Math.cbrt(0.06 + 0.94 * grown)
    const hang = swell * (0.25 + 0.75 * grown + 1.1 * neck * neck)
    const waist = size * 0.62 * (1 - 0.72 * neck)
    context.fillStyle = '#3f9ea5'
    context.beginPath()
    context.moveTo(x - size * 0.68, spout)
    context.quadraticCurveTo(x - waist * 0.9, spout + hang * 0.5, x - swell * 0.8, spout + hang)
    context.lineTo(x + swell * 0.8, spout + hang)
    context.quadraticCurveTo(x + waist * 0.9, spout + hang * 0.5, x + size * 0.68, spout)
    context.fill()
    bead(context, x, spout + hang, swell, swell * (1 + 0.14 * grown))
  } else {
    const wobble = 0.2 * Math.exp(-2.4 * fallen) * Math.cos(fallen * 24)
    const y = spout + size * 2 + fallen * (way - size * 2)
    bead(context, x, y, size * (1 - wobble * 0.6), size * (1 + wobble))
    if (fallen < 0.5) bead(context, x, spout + size * 1.5 + fallen * way * 0.82, size * 0.24, size * 0.3)
    bead(context, x, spout + size * 0.1, size * 0.6, size * 0.28)
  }
  // What leaps up: a column in the middle, and pearls thrown aside.
  if (part < 0.34 && share > 0.002) {
    const leap = Math.sin((part / 0.34) * Math.PI)
    context.fillStyle = 'rgb(150 220 214 / 0.9)'
    context.beginPath()
    context.moveTo(x - size * 1.1, still)
    context.quadraticCurveTo(x - size * 0.18, still - size * 0.6 * leap, x, still - size * 2.8 * leap)
    context.quadraticCurveTo(x + size * 0.18, still - size * 0.6 * leap, x + size * 1.1, still)
    context.fill()
    for (const [aside, up] of [
      [-1, 0.75],
      [-0.45, 1.15],
      [0.55, 1],
      [1.05, 0.65],
    ] as const) {
      const high = size * (26 * up * part - 78 * part * part)
      if (high > 0) bead(context, x + aside * size * 9 * part, still - high, size * 0.26, size * 0.26)
    }
  }
  const tears = 1000 * (1 - Math.min(0.55, airtime)) - time.millisecond
  return part >= 0.2 && tears > 0 ? Math.min(untilNext(time, 250), tears) : undefined
}

export function drawBowlFront(frame: CanvasFrame) {
  paintFront(frame.context, frame, layOut(frame.width, frame.height), 'bowl')
}

export function drawJarFront(frame: CanvasFrame) {
  paintFront(frame.context, frame, layOut(frame.width, frame.height), 'jar')
}

/** Before the bowl: its lines, its rim with the handles, and its foot. */
export function bowlFrontPart({ width, height }: Size) {
  const { bowl, rim, unit } = layOut(width, height)
  const beside = unit * 0.14
  const top = bowl.top - rim - unit * 0.02
  return {
    left: bowl.x - bowl.radius - beside,
    top,
    width: 2 * (bowl.radius + beside),
    height: bowl.bottom + unit * 0.07 - top,
  }
}

/** Before the jar: its lines and both its bands. */
export function jarFrontPart({ width, height }: Size) {
  const { jar, rim, unit, ledge } = layOut(width, height)
  const top = jar.top - rim - unit * 0.01
  return {
    left: jar.x - jar.radius - unit * 0.05,
    top,
    width: 2 * (jar.radius + unit * 0.05),
    height: ledge + unit * 0.01 - top,
  }
}

export function friezePart({ width, height }: Size) {
  const { frieze } = layOut(width, height)
  return { left: 0, top: frieze, width, height: height - frieze }
}

/** The tongues of the seconds that have gone, and of this one. */
export function drawSeconds(frame: CanvasFrame) {
  const { context, width, height, time } = frame
  const plan = layOut(width, height)
  context.fillStyle = SLIP
  context.beginPath()
  for (let index = 0; index < time.second; index++) tongue(context, frame, plan, index)
  context.fill()
  // The tongue of this second takes its colour as the drop falls.
  context.beginPath()
  tongue(context, frame, plan, time.second)
  context.fillStyle = '#fff3d8'
  context.fill()
}

/** The light in the water creeps: it is painted twice a second. */
const LIGHT_MS = 500
const lightTime = ({ secondsOfDay, millisecond }: ClockTime) =>
  (secondsOfDay % 3600) - (millisecond % LIGHT_MS) / 1000
/** Just short of the next, so that the beat at which it comes is not missed. */
const untilNext = ({ millisecond }: ClockTime, every: number) =>
  Math.max(1, every - (millisecond % every) - 10)
const untilLight = (time: ClockTime) => untilNext(time, LIGHT_MS)

/** In the last second of an hour the levels change quickly; otherwise by a tenth of a pixel. */
const leaps = ({ minute, second }: ClockTime) => minute === 59 && second === 59
const levelTime = (time: ClockTime) => (leaps(time) ? secondsOf(time) : time.second)
const trueFor = (time: ClockTime) => (leaps(time) ? undefined : untilSecond(time))

export function bowlTabletPart({ width, height }: Size) {
  const { bowl, tablet } = layOut(width, height)
  return around(bowl, tablet * 1.2, tablet * 1.2)
}

export function drawBowlTablet(frame: CanvasFrame) {
  const { context, width, height, time, hourCycle } = frame
  const plan = layOut(width, height)
  const { bowl } = plan
  const { depth, surface, half } = waterOfBowl(plan, time.hour, time.minute, levelTime(time))
  const hour = hourFigure(time.hour, hourCycle)
  tablet(
    context,
    frame,
    plan,
    bowl.x,
    [bowl.x - half * 0.42, bowl.x + half * 0.42],
    surface,
    depth,
    hour,
    String(hour),
  )
  return trueFor(time)
}

export function jarTabletPart({ width, height }: Size) {
  const { jar, tablet } = layOut(width, height)
  return around(jar, tablet * 1.2, tablet * 1.2)
}

export function drawJarTablet(frame: CanvasFrame) {
  const { context, width, height, time } = frame
  const plan = layOut(width, height)
  const { unit, jar, tiny } = plan
  const { share, still } = waterOfJar(plan, time.minute, levelTime(time))
  const minute = twoDigits(time.minute)
  const aside = tiny ? jar.x : jar.x - jar.radius * (plan.wide ? 0.3 : 0.32)
  tablet(
    context,
    frame,
    plan,
    aside,
    [jar.x - jar.radius * (tiny ? 1 : 0.62), aside],
    still,
    share,
    time.minute,
    minute,
  )
  if (!tiny) pointers(context, jar.x, jar.radius + unit * 0.022, still, unit * 0.03)
  return trueFor(time)
}
