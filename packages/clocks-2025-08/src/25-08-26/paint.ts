import { clamp, createRandom, type Random, shownHour } from '@found-time/clock-runtime'
import type { CanvasFrame } from '@found-time/clock-runtime/canvas'
import {
  bloomOf,
  crownOf,
  dropOf,
  growingAt,
  leavesAt,
  mainOf,
  PLANTS,
  type Plan,
  type Point,
  planOf,
  rootsAt,
  tipAt,
  tuberOf,
  wayOf,
} from './model'

type Context = CanvasRenderingContext2D

const [SKY, SKY_SHADE] = ['#35cfc0', '#27bbae'] as const
/** The soil from the top downwards, and the stones in its layers. */
const SOIL = ['#74214a', '#58173e', '#3f1033', '#280823'] as const
const STONES = ['#8a2e59', '#6d224d', '#511840', '#380f30'] as const
const ROOT = '#ffc4ae'
const INK = '#33061f'
const [LEAF, LEAF_SHADE, RIB] = ['#0f7a57', '#085040', '#ff5470'] as const
const [PETAL, PETAL_SHADE] = ['#fff6e6', '#ffc9b4'] as const
/** Of a skin: in the light, in the shade, and what is cut into it. Gold is now. */
const BEET = ['#ff4a68', '#cc1a49', '#85082f'] as const
const GOLD = ['#ffd53e', '#f29a13', INK] as const

/** A beet, a breadth and a height of one, without the lower part of its tail. */
const BODY =
  'M-.1-.52C-.36-.53-.5-.36-.5-.15C-.5.13-.29.31-.13.43C-.06.49-.03.6 0 .8C.03.6.06.49.13.43C.29.31.5.13.5-.15C.5-.36.36-.53.1-.52C.05-.52.04-.49 0-.49C-.04-.49-.05-.52-.1-.52Z'
/** A tuber, a breadth of one. */
const TUBER = 'M-.5.03C-.5-.27-.26-.4.03-.39C.33-.38.51-.2.5.05C.49.3.27.4-.02.39C-.3.38-.5.28-.5.03Z'
/** Half a leaf, upwards from the end of its stalk, a height of one. */
const HALF_LEAF = 'M0 0C-.05-.07-.2-.1-.27-.26C-.36-.47-.29-.62-.24-.75C-.18-.9-.07-.94 0-1Z'
/** A petal, a length of one, and how many of it a flower has in each of two rows. */
const PETALS = 12
const PETAL_SHAPE = 'M0 0C-.14-.35-.24-.8-.11-.95C-.05-1.01.05-1.01.11-.95C.24-.8.14-.35 0 0Z'

/** An outline, moved: its light can then come from the same side however it lies. */
function placed(shape: string, [x, y]: Point, [across, down]: Point, turn = 0): Path2D {
  const path = new Path2D()
  path.addPath(new Path2D(shape), new DOMMatrix().translate(x, y).rotate(turn).scale(across, down))
  return path
}

/** What grows thinner along its way, as roots, stems and veins do. */
function taper(way: readonly Point[], from: number, to: number): Path2D {
  const path = new Path2D()
  const last = way.length - 1
  const side = (index: number, sign: number) => {
    const [[ax, ay], [bx, by]] = [way[Math.max(0, index - 1)]!, way[Math.min(last, index + 1)]!]
    const long = Math.hypot(bx - ax, by - ay) || 1
    const half = (sign * (from + ((to - from) * index) / last)) / 2
    const [x, y] = way[index]!
    path.lineTo(x - ((by - ay) / long) * half, y + ((bx - ax) / long) * half)
  }
  for (let index = 0; index <= last; index++) side(index, 1)
  for (let index = last; index >= 0; index--) side(index, -1)
  path.closePath()
  return path
}

/** Points on a curve with one bend. */
const bent = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): Point[] =>
  Array.from({ length: 13 }, (_, step) => {
    const [v, u] = [step / 12, 1 - step / 12]
    return [u * u * ax + 2 * u * v * bx + v * v * cx, u * u * ay + 2 * u * v * by + v * v * cy] as const
  })

function write(context: Context, family: string, number: number, [x, y]: Point, size: number) {
  context.font = `${size}px "${family}"`
  context.textAlign = 'center'
  context.fillText(String(number), x, y + size * 0.345)
}

/** A skin with the light on its upper left. */
function paintBody(context: Context, body: Path2D, size: number, [light, shade]: readonly string[]) {
  context.fillStyle = shade!
  context.fill(body)
  context.save()
  context.clip(body)
  context.translate(size * -0.09, size * -0.08)
  context.fillStyle = light!
  context.fill(body)
  context.restore()
}

/** Layers of soil with stones, and the sky over them. */
function paintGround({ context, width, seed }: CanvasFrame, plan: Plan, bed: number) {
  const top = bed * plan.bed
  const soil = top + plan.air
  context.fillStyle = SKY
  context.fillRect(0, top, width, plan.air + plan.zone * 0.03)
  const { between } = createRandom(seed, 'soil', bed)
  for (const [layer, part] of [0, 0.3, 0.66, 1].entries()) {
    const y = soil + plan.zone * part
    const [phase, high] = [between(0, 6), layer ? plan.zone * 0.03 : plan.zone * 0.008]
    context.fillStyle = SOIL[layer]!
    context.beginPath()
    context.moveTo(0, top + plan.bed + 1)
    for (let step = 0; step <= 80; step++) {
      const along = (step / 80) * plan.across
      context.lineTo((width * step) / 80, y + high * (Math.sin(along * 2.1 + phase) + Math.sin(along * 0.9)))
    }
    context.lineTo(width, top + plan.bed + 1)
    context.fill()
    if (layer === 3) continue
    context.fillStyle = STONES[layer]!
    for (let stone = 0; stone < 7; stone++) {
      const size = plan.zone * between(0.015, 0.045)
      context.beginPath()
      context.ellipse(
        between(0, width),
        y + plan.zone * between(0.1, 0.26),
        size * 1.5,
        size,
        between(-0.4, 0.4),
        0,
        7,
      )
      context.fill()
    }
  }
}

/** A side root with some hairs, from the main root to beyond its tuber's place. */
function paintSide(context: Context, plan: Plan, from: Point, to: Point, random: Random) {
  const { column, level } = plan
  const side = Math.sign(to[0] - from[0])
  const end = [
    to[0] + side * column * random.between(0.02, 0.16),
    to[1] + level * random.between(0.3, 0.6),
  ] as const
  const way = bent(from, [to[0] + side * column * 0.06, from[1] + level * 0.1], end)
  context.fill(taper(way, column * 0.026, column * 0.004))
  for (const at of [5, 7, 9, 11]) {
    const [x, y] = way[at]!
    const out = (at % 4 === 1 ? 1 : -1) * side
    const reach = column * random.between(0.05, 0.13)
    context.fill(
      taper(
        bent([x, y], [x + out * reach, y + reach * 0.2], [x + out * reach * 1.2, y + reach]),
        column * 0.01,
        1,
      ),
    )
  }
}

/** The roots of a plant, without what swells on them: those of a beet have its colour. */
function paintRoots(
  context: Context,
  plan: Plan,
  plant: number,
  colour: string,
  growing: boolean,
  random: Random,
) {
  const [, soil] = crownOf(plan, plant)
  context.fillStyle = colour
  const main = Array.from({ length: 31 }, (_, step) => mainOf(plan, plant, step / 30))
  context.beginPath()
  context.arc(...crownOf(plan, plant), plan.column * 0.035, 0, 7)
  context.fill()
  // That of the plant that grows goes on in the deep soil.
  context.fill(taper(main, plan.column * 0.07, growing ? plan.deep * 0.09 : 1))
  for (let count = 1; count <= 9; count++) {
    const to = tuberOf(plan, plant, count)
    const from = mainOf(plan, plant, Math.max(0.02, (to[1] - soil) / plan.zone - 0.1))
    paintSide(context, plan, from, to, random)
  }
}

function paintBeet(
  context: Context,
  plan: Plan,
  plant: number,
  now: boolean,
  random: Random,
  family: string,
) {
  const [x, soil] = crownOf(plan, plant)
  // No two are quite alike; the newest is the largest.
  const [across, down] = plan.beet.map((scale) => scale * (now ? 1.08 : random.between(0.92, 1.04))) as [
    number,
    number,
  ]
  const y = soil + down * 0.4
  const skin = now ? GOLD : BEET
  paintBody(context, placed(BODY, [x, y], [across, down]), across, skin)
  // Wrinkles: short ones, from both sides.
  context.strokeStyle = now ? GOLD[1] : BEET[1]
  context.lineCap = 'round'
  context.lineWidth = across * 0.022
  context.beginPath()
  for (const [at, reach] of [
    [-0.36, 0.2],
    [0.15, 0.2],
  ] as const) {
    context.moveTo(x - across * 0.4 * (1 - Math.max(0, at) * 1.9), y + down * at)
    context.quadraticCurveTo(
      x - across * (0.4 - reach * 0.9),
      y + down * (at + 0.035),
      x - across * (0.4 - reach * 1.5),
      y + down * (at + 0.02),
    )
  }
  context.stroke()
  context.fillStyle = skin[2]
  write(context, family, (plant + 1) * 10, [x, y - down * 0.12], across * (now ? 0.52 : 0.44))
}

function paintTuber(
  context: Context,
  plan: Plan,
  [x, y]: Point,
  number: number,
  now: boolean,
  family: string,
) {
  const size = now ? plan.newest : plan.tuber
  const at = [clamp(x, size * 0.56, plan.across * plan.column - size * 0.56), y] as const
  const skin = now ? GOLD : BEET
  const body = placed(TUBER, at, [number % 2 ? size : -size, size], number % 2 ? -8 : 8)
  // A rim of soil parts it from its neighbours.
  context.lineWidth = plan.tuber * 0.08
  context.strokeStyle = SOIL[1]
  context.stroke(body)
  paintBody(context, body, size, skin)
  context.fillStyle = skin[2]
  write(context, family, number, at, size * (now ? 0.52 : 0.42))
}

/** A leaf from a crown, leaning: its left half in the light. One to come is its shape on the sky alone. */
function paintLeaf(context: Context, [x, y]: Point, tall: number, lean: number, grown: boolean) {
  context.save()
  context.translate(x, y)
  context.rotate(lean)
  const [left, right] = [1, -1].map((side) =>
    placed(HALF_LEAF, [0, -tall * 0.2], [tall * 0.86 * side, tall * 0.8]),
  ) as [Path2D, Path2D]
  if (!grown) {
    context.fillStyle = SKY_SHADE
    // The stalk goes up to the top, over the seam of the halves.
    const stalk = taper(
      bent([0, -tall * 0.02], [0, -tall * 0.5], [0, -tall * 0.98]),
      tall * 0.07,
      tall * 0.01,
    )
    for (const path of [left, right, stalk]) context.fill(path)
    return context.restore()
  }
  context.fillStyle = LEAF
  context.fill(left)
  context.fillStyle = LEAF_SHADE
  context.fill(right)
  context.fillStyle = RIB
  context.fill(taper(bent([0, 0], [0, -tall * 0.5], [0, -tall * 0.92]), tall * 0.075, tall * 0.008))
  for (const [at, reach] of [
    [0.34, 0.2],
    [0.5, 0.22],
    [0.66, 0.17],
  ] as const)
    for (const side of [-1, 1])
      context.fill(
        taper(
          bent(
            [0, -tall * at],
            [side * tall * reach * 0.5, -tall * (at + 0.04)],
            [side * tall * reach, -tall * (at + 0.14)],
          ),
          tall * 0.026,
          tall * 0.006,
        ),
      )
  context.restore()
}

function paintFlower(context: Context, plan: Plan, hour: number, number: number, family: string) {
  const at = bloomOf(plan, hour)
  const plant = Math.floor(leavesAt(hour) / 2)
  const crown = crownOf(plan, plant)
  const { bloom } = plan
  context.fillStyle = LEAF_SHADE
  context.fill(taper(bent(crown, [crown[0], (crown[1] + at[1]) / 2], at), bloom * 0.2, bloom * 0.13))
  for (const [colour, from, reach] of [
    [PETAL_SHADE, 0.5, 0.94],
    [PETAL, 0, 1],
  ] as const) {
    context.fillStyle = colour
    for (let petal = 0; petal < PETALS; petal++)
      context.fill(placed(PETAL_SHAPE, at, [bloom * reach, bloom * reach], ((petal + from) / PETALS) * 360))
  }
  const disc = new Path2D()
  disc.arc(...at, bloom * 0.6, 0, 7)
  context.fillStyle = GOLD[1]
  context.fill(disc)
  context.save()
  context.clip(disc)
  context.fillStyle = GOLD[0]
  context.beginPath()
  context.arc(at[0] - bloom * 0.05, at[1] - bloom * 0.06, bloom * 0.58, 0, 7)
  context.fill()
  context.restore()
  context.fillStyle = INK
  write(context, family, number, at, bloom * 0.72)
}

/** Twelve leaves, two to a plant, those of the hours to come as shapes on the sky; the flower is in place of one. */
function paintGreen({ context, time, hourCycle }: CanvasFrame, plan: Plan, family: string) {
  const { hour } = time
  const leaves = leavesAt(hour)
  const tall = Math.min(plan.air * 0.76, plan.column * 0.9)
  for (let place = 0; place < PLANTS * 2; place++) {
    if (place === leaves) continue
    const [x, y] = crownOf(plan, Math.floor(place / 2))
    const side = place % 2 ? 1 : -1
    paintLeaf(context, [x + side * plan.column * 0.04, y], tall, side * 0.36, place < leaves)
  }
  paintFlower(context, plan, hour, shownHour(hour, hourCycle), family)
}

/** The garden, once a minute. */
export function paintGarden(frame: CanvasFrame, family: string) {
  const { context, width, height, seed } = frame
  const plan = planOf(width, height)
  const { minute } = frame.time
  for (let bed = 0; bed < plan.beds; bed++) paintGround(frame, plan, bed)
  paintGreen(frame, plan, family)
  for (const [plant, { beet, tubers }] of rootsAt(minute).entries()) {
    const now = minute === (plant + 1) * 10
    const colour = now ? GOLD[1] : beet ? BEET[1] : ROOT
    const growing = plant === growingAt(minute)
    paintRoots(context, plan, plant, colour, growing, createRandom(seed, 'root', plant))
    if (beet) paintBeet(context, plan, plant, now, createRandom(seed, 'beet', plant), family)
    for (let count = 1; count <= tubers; count++) {
      const number = plant * 10 + count
      paintTuber(context, plan, tuberOf(plan, plant, count), number, number === minute, family)
    }
  }
  if (minute === 0) {
    const [x, y] = crownOf(plan, 0)
    paintTuber(context, plan, [x, y + plan.level * 0.95], 0, true, family)
  }
  paintDrop(context, plan, growingAt(minute))
}

function paintDrop(context: Context, plan: Plan, plant: number) {
  const [x, y] = dropOf(plan, plant)
  const size = plan.deep * 0.36
  const drop = placed(
    'M0-1.2C.2-.75.85-.3.85.25A.85.8 0 0 1-.85.25C-.85-.3-.2-.75 0-1.2Z',
    [x, y],
    [size, size],
  )
  context.fillStyle = '#0fa396'
  context.fill(drop)
  context.save()
  context.clip(drop)
  context.translate(-size * 0.2, -size * 0.16)
  context.fillStyle = SKY
  context.fill(drop)
  context.restore()
}

/** The root that grows, in the deep soil of a bed, if it grows there. */
export function paintTip({ context, width, height, time, motion }: CanvasFrame, bed: number) {
  const plan = planOf(width, height)
  const plant = growingAt(time.minute)
  if (Math.floor(plant / plan.across) !== bed) return
  const grown = tipAt(time.second, time.millisecond, motion === 'reduced')
  const thick = plan.deep * 0.09
  const part = (steps: number) => wayOf(plan, plant, steps / 60)
  context.fillStyle = ROOT
  // Its hairs come out behind the tip, to both sides by turns.
  for (let hair = 4; hair < grown; hair += 2.5) {
    const [[x, y], [fromX, fromY]] = [part(hair), part(hair - 0.5)]
    const turn = Math.atan2(y - fromY, x - fromX) + (Math.round(hair / 2.5) % 2 ? 0.9 : -0.9)
    const reach = plan.deep * 0.2 * Math.min(1, (grown - hair) / 4)
    const to = [x + Math.cos(turn) * reach, y + Math.sin(turn) * reach] as const
    context.fill(taper(bent([x, y], [(x + to[0]) / 2, y], to), thick * 0.4, thick * 0.1))
  }
  const steps = Math.max(2, Math.ceil(grown * 2))
  const way = Array.from({ length: steps + 1 }, (_, step) => part((grown * step) / steps))
  context.fill(taper(way, thick, thick * 0.55))
  const dot = ([x, y]: Point, radius: number) => {
    context.beginPath()
    context.arc(x, y, radius, 0, 7)
    context.fill()
  }
  dot(part(0), thick / 2)
  context.fillStyle = PETAL
  dot(way.at(-1)!, thick * 0.62)
}
