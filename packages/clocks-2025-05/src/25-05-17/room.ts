import { createRandom } from '@found-time/clock-runtime'
import type { CanvasFrame } from '@found-time/clock-runtime/canvas'
import { amphora } from './amphora'
import { type Context, fillOfClay, linear, plaster, rounded } from './brush'
import { column, columnPath } from './column'
import { bowlPath, handle, type Plan, pipeOf } from './layout'
import { profile } from './model'
import { tongue } from './ornament'
import { SLIP } from './palette'
import { olive, penumbra } from './shadow'

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

/** The ledge of marble that the jar stands on. */
function paintLedge(context: Context, { width }: CanvasFrame, { unit, ledge, frieze }: Plan) {
  context.fillStyle = linear(context, [0, ledge], [0, frieze], '#fffdf5', '#e9e1d2', '#c9bdae')
  context.fillRect(0, ledge, width, frieze - ledge)
  context.fillStyle = 'rgb(90 70 70 / 0.35)'
  context.fillRect(0, ledge, width, Math.max(0.75, unit * 0.0015))
}

/** Where the amphora stands, how high it is, and whether there is room for it. */
function standOf({ width }: CanvasFrame, { unit, jar, wide, tiny }: Plan) {
  const free = width - jar.x - jar.radius
  const stand = wide ? jar.x + jar.radius + unit * 0.29 : jar.x + jar.radius + free * 0.54
  const high = wide ? unit * 0.47 : Math.min(unit * 0.42, free * 1.42)
  const isThere = !tiny && width - stand > unit * 0.08
  return { stand, high, isThere }
}

/** The top of what bears the bowl: a column's, or a shelf's. */
const shelfOf = ({ bowl, unit }: Plan) => bowl.bottom + unit * 0.046

/** What lies on the wall where the sun does not: the shade of all that stands here, and of an olive outside. */
function* paintShades(context: Context, frame: CanvasFrame, plan: Plan): Generator<void, void> {
  const { width, height, transparent } = frame
  const { unit, bowl, jar, ledge, wide, tiny, thickness, rim } = plan
  const { pipe, thick } = pipeOf(plan)
  const { stand, high, isThere } = standOf(frame, plan)
  const shelf = shelfOf(plan)
  const shade = penumbra(frame, unit * 0.021, 240, (small) => {
    if (!wide && !tiny) small.fillRect(-unit * 0.1, shelf + unit * 0.03, width + unit * 0.2, unit * 0.05)
    small.translate(unit * 0.045, unit * 0.03)
    fillPots(small, plan, thickness)
    small.lineWidth = thick
    if (tiny) return
    small.stroke(pipe)
    small.lineWidth = unit * 0.022
    for (const side of [-1, 1]) small.stroke(handle(plan, side))
    small.fillRect(bowl.x - bowl.radius - unit * 0.05, bowl.top - rim, 2 * bowl.radius + unit * 0.1, rim)
    small.fillRect(jar.x - jar.radius - unit * 0.035, jar.top - rim, 2 * jar.radius + unit * 0.07, rim)
    if (wide) small.fillRect(bowl.x - unit * 0.1, shelf, unit * 0.2, ledge - shelf)
    if (isThere) amphora(small, stand, ledge + unit * 0.012, high, '', true)
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
}

/** The column or the shelf that bears the bowl, with the grain of stone on it and on the ledge. */
function* paintBearers(context: Context, frame: CanvasFrame, plan: Plan): Generator<void, void> {
  const { width } = frame
  const { unit, bowl, ledge, frieze, wide } = plan
  const shelf = shelfOf(plan)
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

/** A pipe of bronze, so thick. */
function strokeBronze(context: Context, path: Path2D, thick: number) {
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

/** The pots as they are cut through, with a wall so thick. */
function fillPots(context: Context, plan: Plan, wall: number) {
  const { jar } = plan
  context.fill(bowlPath(plan, 1, wall))
  context.fillRect(jar.x - jar.radius - wall, jar.top, 2 * (jar.radius + wall), jar.bottom - jar.top + wall)
}

/** Their clay, black outside, with grit in it where it is broken. */
function* paintClay(context: Context, frame: CanvasFrame, plan: Plan): Generator<void, void> {
  const { unit, bowl, jar, thickness } = plan
  const random = createRandom(frame.seed, 'grit')
  const fill = fillOfClay(context, frame, plan)
  context.fillStyle = SLIP
  fillPots(context, plan, thickness)
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
}

/** The white slip inside them. */
function* paintLinings(context: Context, frame: CanvasFrame, plan: Plan): Generator<void, void> {
  const { unit, bowl, jar } = plan
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
}

/** The wall and what stands behind the water: plaster, shadows, column, pots as cut through, white inside. */
export function* paintBack(context: Context, frame: CanvasFrame, plan: Plan): Generator<void, void> {
  const { unit, ledge, tiny } = plan
  const { pipe, lip, thick } = pipeOf(plan)
  const { stand, high, isThere } = standOf(frame, plan)
  const fill = fillOfClay(context, frame, plan)
  if (!frame.transparent) paintPlaster(context, frame, plan)
  paintLedge(context, frame, plan)
  yield
  yield* paintShades(context, frame, plan)
  yield
  if (!tiny) yield* paintBearers(context, frame, plan)
  yield
  if (isThere) amphora(context, stand, ledge + unit * 0.012, high, fill)
  yield
  if (!tiny) strokeBronze(context, pipe, thick)
  strokeBronze(context, lip, thick * 1.25)
  yield
  yield* paintClay(context, frame, plan)
  yield
  yield* paintLinings(context, frame, plan)
  yield
  paintFrieze(context, frame, plan, fill)
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
