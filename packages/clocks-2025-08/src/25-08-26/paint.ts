import { createRandom } from '@found-time/clock-runtime'
import type { CanvasFrame } from '@found-time/clock-runtime/canvas'
import {
  airOf,
  bedAt,
  columnAt,
  gardenAt,
  labelledAt,
  type Plan,
  planOf,
  rootAt,
  STACK,
  skyAt,
  windingAt,
} from './model'
import { BLOSSOM, CLOUD, DROP, EYES, LEAVES, POTATO, SEEDLING, STEM } from './shapes'

/** Where clouds are: parts of the stage's width and of the air's height; and their size. */
const CLOUDS = [
  [0.11, 0.24, 0.5],
  [0.57, 0.3, 0.38],
  [0.34, 0.2, 0.32],
  [0.86, 0.25, 0.46],
] as const

type Context = CanvasRenderingContext2D

const [SOIL, DEEP, NEST, DARK, THREAD, WHITE] = [
  '#8a3620',
  '#6a2418',
  '#4a1510',
  '#2d0b0a',
  '#d98f62',
  '#fffaf0',
]
const GRASS = ['#1f9a3d', '#7fd62a'] as const

/** Skin, its shade, and the eyes of red and of yellow tubers. */
const SKINS = [
  ['#ff4a3d', '#c9202c', '#a3141f'],
  ['#ffd02e', '#ee9a12', '#c9760a'],
] as const

function oval(context: Context, x: number, y: number, rx: number, ry: number, colour: string, turn = 0) {
  context.fillStyle = colour
  context.beginPath()
  context.ellipse(x, y, rx, ry, turn, 0, Math.PI * 2)
  context.fill()
}

/** A found shape, moved: its light can then come from the same side however it lies. */
function placed(shape: string, matrix: DOMMatrix): Path2D {
  const path = new Path2D()
  path.addPath(new Path2D(shape), matrix)
  return path
}

/** A wavy line from the left to the right and everything under it, down to `bottom`. */
function wave(context: Context, width: number, y: number, high: number, waves: number, bottom: number) {
  context.beginPath()
  context.moveTo(0, bottom)
  for (let step = 0; step <= 60; step++)
    context.lineTo(
      (width * step) / 60,
      y + high * Math.sin((step / 60) * waves * Math.PI * 2 + waves) * (0.7 + 0.3 * Math.cos(step / 9)),
    )
  context.lineTo(width, bottom)
  context.fill()
}

/** A few clouds, none where the sun is. */
function paintClouds(
  context: Context,
  air: number,
  [width, top]: readonly [number, number],
  colour: string,
  sun: number | undefined,
) {
  context.fillStyle = colour
  for (const [x, y, size] of CLOUDS) {
    if (sun !== undefined && Math.abs(x * width - sun) < air * 0.85) continue
    const matrix = new DOMMatrix()
      .translate(x * width, top + y * air)
      .scale((size * air) / 32)
      .translate(-16, -16)
    context.fill(placed(CLOUD, matrix))
  }
}

function paintSky({ context, width, time }: CanvasFrame, plan: Plan, bed: number) {
  const { across } = plan
  const air = airOf(plan, bed)
  const top = bedAt(plan, bed)
  const sky = skyAt(time.hour)
  context.save()
  context.beginPath()
  context.rect(0, top, width, air + 2)
  context.clip()
  context.fillStyle = sky.air
  context.fillRect(0, top, width, air + 2)
  const index = labelledAt(time.hour)
  const sun = Math.floor(index / across) === bed ? columnAt(plan, index)[0] : undefined
  if (sun !== undefined) oval(context, sun, top + air * 0.36, air * 0.52, air * 0.52, sky.disc)
  paintClouds(context, air, [width, top], sky.cloud, sun)
  context.fillStyle = sky.far
  wave(context, width, top + air * 0.6, air * 0.1, 1.3, top + air + 2)
  context.fillStyle = sky.near
  wave(context, width, top + air * 0.78, air * 0.08, 2.2, top + air + 2)
  context.restore()
}

function paintSoil({ context, width, height, seed }: CanvasFrame, plan: Plan, bed: number) {
  const { foot, cell, beds } = plan
  const top = bedAt(plan, bed) + airOf(plan, bed)
  const bottom = bed === beds - 1 ? height : bedAt(plan, bed + 1)
  context.fillStyle = SOIL
  context.fillRect(0, top, width, bottom - top)
  context.fillStyle = DEEP
  wave(context, width, top + cell * 2.6, cell * 0.3, 1.6, bottom)
  const { between, pick } = createRandom(seed, 'crumbs', bed)
  for (let crumb = 0; crumb < 130; crumb++) {
    const size = between(0.02, 0.06) * plan.column
    const at = [between(0, width), between(top + cell * 0.2, bottom - foot * 0.3)] as const
    oval(context, at[0], at[1], size * 1.3, size, pick(['#8d3a24', NEST, '#a04a2c']), between(0, 3))
  }
}

function paintGrass({ context, width, seed }: CanvasFrame, plan: Plan, bed: number) {
  const { column } = plan
  const air = airOf(plan, bed)
  const y = bedAt(plan, bed) + air
  const blade = Math.min(column * 0.14, air * 0.08)
  for (const [row, colour] of GRASS.entries()) {
    const { between } = createRandom(seed, 'grass', bed, row)
    context.fillStyle = colour
    context.beginPath()
    context.moveTo(0, y + blade * 0.9)
    for (let x = 0; x < width + blade; x += blade) {
      context.lineTo(x, y - blade * 0.1 + row * blade * 0.6)
      context.lineTo(x + blade * between(0.2, 0.8), y - blade * between(0.7, 1.5) + row * blade * 0.7)
    }
    context.lineTo(width, y + blade * 0.9)
    context.fill()
  }
}

/** Three sprigs of a herb from one place in the ground. */
function paintPlant(context: Context, x: number, y: number, tall: number, wide: number, bloom: boolean) {
  const scale = tall / 31
  const squeeze = Math.min(1, wide / (scale * 25))
  const sprigs = [
    [-46, 0.74, 1],
    [46, 0.74, -1],
    [0, 1, 1],
  ] as const
  for (const [lean, size, flip] of sprigs) {
    const matrix = new DOMMatrix()
      .translate(x, y)
      .scale(squeeze, 1)
      .rotate(lean)
      .scale(scale * size * flip, scale * size)
      .rotate(-30)
      .translate(-8.6, -29.8)
    context.fillStyle = lean ? '#23a23b' : '#8be02f'
    context.fill(placed(LEAVES, matrix))
    context.fillStyle = '#0f6b34'
    context.fill(placed(STEM, matrix))
  }
  if (!bloom) return
  const size = (Math.min(wide, tall) * 0.5) / 32
  const matrix = new DOMMatrix()
    .translate(x, y - tall * 0.92)
    .scale(size)
    .translate(-16, -16)
  context.fillStyle = '#ff5fb4'
  context.fill(placed(BLOSSOM, matrix))
  oval(context, x, y - tall * 0.92, size * 4.4, size * 4.4, '#ffe14a')
}

/** What has not come up yet: a seedling, far smaller than any plant. */
function paintSeedling(context: Context, x: number, y: number, tall: number, flip: number) {
  const matrix = new DOMMatrix()
    .translate(x, y)
    .scale((tall / 20) * flip, tall / 20)
    .translate(-15.5, -21.6)
  context.fillStyle = '#8be02f'
  context.fill(placed(SEEDLING, matrix))
}

function paintTuber(context: Context, at: readonly [number, number], plan: Plan, skin: number, turn: number) {
  const { column, cell } = plan
  const lying = column > cell
  const [long, broad] = lying ? [column, cell] : [cell, column]
  const matrix = new DOMMatrix()
    .translate(at[0], at[1])
    .rotate((lying ? 0 : 90) + (turn > 0 ? 180 : 0) + turn)
    .scale((long * 0.93) / 31, ((broad * 0.93) / 24.5) * (Math.round(turn) % 2 ? -1 : 1))
    .rotate(56)
    .translate(-16, -16)
  const [light, shade, eyes] = SKINS[skin]!
  const body = placed(POTATO, matrix)
  context.lineWidth = Math.min(column, cell) * 0.07
  context.lineJoin = 'round'
  context.strokeStyle = DARK
  context.stroke(body)
  context.fillStyle = shade
  context.fill(body)
  context.save()
  context.clip(body)
  context.translate(-column * 0.06, -cell * 0.11)
  context.fillStyle = light
  context.fill(body)
  context.restore()
  context.fillStyle = eyes
  context.fill(placed(EYES, matrix))
}

function paintStone(context: Context, x: number, y: number, plan: Plan, number: number, family: string) {
  const { column, stone } = plan
  const [rx, ry] = [Math.min(column * 0.47, stone * 0.86), stone * 0.5]
  oval(context, x, y + ry * 0.1, rx, ry, '#9db4d0')
  oval(context, x, y - ry * 0.04, rx * 0.98, ry * 0.9, WHITE)
  const size = Math.min(stone * 0.76, rx * 1.3)
  context.font = `${size}px "${family}"`
  context.textAlign = 'center'
  context.fillStyle = DARK
  context.fillText(String(number), x, y + size * 0.33)
}

/** The root of a plant, behind its tubers: it grows thinner downwards, and has a hair to each side of a tuber's place. */
function paintThread(context: Context, x: number, y: number, { column, cell }: Plan) {
  const swing = (part: number) => x + column * 0.07 * Math.sin(part * 7 + x)
  context.fillStyle = THREAD
  context.beginPath()
  for (const side of [-1, 1])
    for (let step = 0; step <= 20; step++) {
      const part = side < 0 ? step / 20 : 1 - step / 20
      context.lineTo(swing(part) + side * column * (0.055 - 0.045 * part), y + cell * STACK * part)
    }
  context.fill()
  context.strokeStyle = THREAD
  context.lineCap = 'round'
  context.lineWidth = column * 0.022
  context.beginPath()
  for (let knot = 1; knot < STACK; knot++) {
    const [side, at] = [knot % 2 ? 1 : -1, y + cell * (knot + 0.08)]
    const from = swing((at - y) / (cell * STACK))
    context.moveTo(from, at - cell * 0.1)
    context.quadraticCurveTo(from + side * column * 0.14, at, x + side * column * 0.34, at + cell * 0.1)
  }
  context.stroke()
}

/** The stake of the hour's label, behind its plant. */
function paintStake({ context, time }: CanvasFrame, plan: Plan) {
  const { column, across } = plan
  const air = airOf(plan, Math.floor(labelledAt(time.hour) / across))
  const [x, y] = columnAt(plan, labelledAt(time.hour))
  const wide = column * 0.13
  context.fillStyle = WHITE
  context.fillRect(x - wide / 2, y - air * 0.66, wide, air * 0.66)
}

/** The label of the hour, over all else. */
function paintLabel(frame: CanvasFrame, plan: Plan, family: string) {
  const { context, width, time, hourCycle } = frame
  const { column, across } = plan
  const air = airOf(plan, Math.floor(labelledAt(time.hour) / across))
  const [middle, ground] = columnAt(plan, labelledAt(time.hour))
  const tall = Math.min(air * 0.4, column * 1.5)
  const wide = tall * 1.36
  const x = Math.min(width - wide * 0.54, Math.max(wide * 0.54, middle))
  const y = ground - air * 0.66
  context.beginPath()
  context.roundRect(x - wide / 2, y - tall / 2, wide, tall, tall * 0.16)
  context.fillStyle = '#2238e0'
  context.fill()
  context.lineWidth = tall * 0.06
  context.strokeStyle = WHITE
  context.stroke()
  const size = tall * 0.9
  context.font = `${size}px "${family}"`
  context.textAlign = 'center'
  context.fillStyle = WHITE
  context.fillText(String(hourCycle === 12 ? time.hour12 : time.hour), x, y + size * 0.345)
}

/** The garden, once a minute. */
export function paintGarden(frame: CanvasFrame, family: string) {
  const { context, width, height, time, seed } = frame
  const plan = planOf(width, height)
  const { column, cell, stone, across } = plan
  const columns = gardenAt(time.hour, time.minute)
  for (let bed = 0; bed < plan.beds; bed++) {
    paintSky(frame, plan, bed)
    paintSoil(frame, plan, bed)
  }
  paintStake(frame, plan)
  const labelled = labelledAt(time.hour)
  for (const [index, { grown, tubers, stone: number }] of columns.entries()) {
    const [x, y] = columnAt(plan, index)
    const { between } = createRandom(seed, 'tuber', index)
    paintThread(context, x, y, plan)
    const air = airOf(plan, Math.floor(index / across))
    if (grown) {
      const tall = air * (index === labelled ? 0.43 : 0.62) * between(0.92, 1.08)
      paintPlant(context, x, y, Math.min(tall, column * 2.1), column * 1.12, time.hour >= 12)
    } else paintSeedling(context, x, y, Math.min(air * 0.24, column * 0.5), index % 2 ? 1 : -1)
    for (let place = 0; place < STACK; place++) {
      const at = [x, y + cell * (place + 0.6)] as const
      const turn = between(-9, 9)
      if (place < tubers) paintTuber(context, at, plan, index % 2, turn)
      else oval(context, at[0], at[1], column * 0.27, cell * 0.25, NEST)
    }
    if (number) paintStone(context, x, y + cell * (STACK + 0.12) + stone * 0.55, plan, number, family)
  }
  for (let bed = 0; bed < plan.beds; bed++) paintGrass(frame, plan, bed)
  paintLabel(frame, plan, family)
}

/** The strip of deep soil along the bottom, in which the root grows towards the water. */
export function paintRoot({ context, width, height, time, motion }: CanvasFrame) {
  const { foot } = planOf(width, height)
  const [top, start, end] = [height - foot, foot * 0.5, width - foot * 1.05]
  const long = rootAt(time.second, time.millisecond, motion === 'reduced')
  context.fillStyle = DARK
  context.fillRect(0, top, width, foot)
  // On a short strip it winds less often.
  const often = Math.min(1, width / foot / 13)
  const at = (step: number) =>
    [start + ((end - start) * step) / 60, top + foot * (0.5 + windingAt(step * often))] as const
  const drop = new DOMMatrix().translate(width - foot * 1.08, top + foot * 0.08).scale((foot * 0.84) / 32)
  context.fillStyle = '#26c9fc'
  context.fill(placed(DROP, drop))
  oval(context, width - foot * 0.78, top + foot * 0.62, foot * 0.06, foot * 0.12, WHITE, 0.3)
  context.strokeStyle = WHITE
  context.lineCap = 'round'
  context.lineJoin = 'round'
  context.lineWidth = foot * 0.05
  context.beginPath()
  const apart = 2.5 / often
  for (let hair = apart; hair < long; hair += apart) {
    const [x, y] = at(hair)
    const side = Math.round(hair / apart) % 2 ? 1 : -1
    const reach = foot * 0.24 * Math.min(1, (long - hair) / 5)
    context.moveTo(x, y)
    context.quadraticCurveTo(x + reach * 0.3, y + side * reach * 0.7, x + reach, y + side * reach)
  }
  context.stroke()
  context.lineWidth = foot * 0.13
  context.beginPath()
  context.moveTo(-foot, top + foot * 0.3)
  for (let step = 0; step < long; step += 0.5) context.lineTo(...at(step))
  const tip = at(long)
  context.lineTo(...tip)
  context.stroke()
  oval(context, tip[0], tip[1], foot * 0.13, foot * 0.1, WHITE)
}
