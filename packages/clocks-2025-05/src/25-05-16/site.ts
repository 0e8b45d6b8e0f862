import { createRandom } from '@found-time/clock-runtime'
import {
  AMBER,
  AZURE,
  BLACK,
  BLUE,
  type Block,
  block,
  bricks,
  type Context,
  GREY,
  line,
  loose,
  type Plastic,
  polygon,
  printed,
  RED,
  WHITE,
  YELLOW,
} from './bricks'
import { THICK } from './ground'
import { BRICK, type Crane, cellOf, kindOf, PLATE, placeOf } from './model'
import { drawSheet, sheetFor } from './sheet'
import { type Point, project, type View } from './view'

const SHADE = 'rgb(28 30 34 / 0.4)'
/** Where a stud's height of shadow falls, in studs on the plan. */
const SUN = { x: 0.62, y: -0.3 }

/** Studs from the wall's middle to its outer face. */
const HALF = 8

/** Height of the wall below the course being laid, in studs. */
export const topOf = (courses: number) => PLATE + courses * BRICK

export function colourOf(number: number, course: number, afternoon: boolean): Plastic {
  const kind = kindOf(number)
  if (kind === 'tenth') return WHITE
  if (kind === 'fifth') return afternoon ? YELLOW : RED
  if (afternoon) return course % 2 ? AZURE : BLUE
  return course % 2 ? AMBER : YELLOW
}

function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((one, other) => one[0] - other[0] || one[1] - other[1])
  const half = (list: readonly Point[]) => {
    const kept: Point[] = []
    for (const point of list) {
      for (;;) {
        const last = kept.at(-1)
        const before = kept.at(-2)
        if (!last || !before) break
        const turn =
          (last[0] - before[0]) * (point[1] - before[1]) - (last[1] - before[1]) * (point[0] - before[0])
        if (turn > 0) break
        kept.pop()
      }
      kept.push(point)
    }
    return kept.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.reverse())]
}

interface Box {
  /** Corners of its foot, in order round it. */
  readonly foot: readonly (readonly [number, number])[]
  readonly tall: number
}

const upright = (x: number, y: number, wide: number, deep: number, tall: number): Box => ({
  foot: [
    [x, y],
    [x + wide, y],
    [x + wide, y + deep],
    [x, y + deep],
  ],
  tall,
})

/** The shadows on the ground of boxes that stand on it, filled as one: where two fall it is no darker. */
function shadows(context: Context, view: View, boxes: readonly Box[]) {
  context.fillStyle = SHADE
  context.beginPath()
  for (const { foot, tall } of boxes) {
    const points = foot.flatMap(([x, y]) => [
      project(view, x, y, 0),
      project(view, x + SUN.x * tall, y + SUN.y * tall, 0),
    ])
    for (const [index, point] of hull(points).entries()) {
      if (index) context.lineTo(...point)
      else context.moveTo(...point)
    }
    context.closePath()
  }
  context.fill()
}

/** A lattice mast of four posts; drawn to where the cab sits. */
function mast(context: Context, view: View, foot: number, head: number) {
  const side = 0.75
  const corner = (index: number, z: number) =>
    project(view, index === 1 || index === 2 ? side : -side, index >= 2 ? side : -side, z)
  const thick = Math.max(0.8, view.unit * 0.2)
  const steps = Math.max(2, Math.round((head - foot) / 1.5))
  context.lineCap = 'round'
  for (const pass of [0, 1]) {
    for (let step = 0; step < steps; step++) {
      const low = foot + ((head - foot) * step) / steps
      const high = foot + ((head - foot) * (step + 1)) / steps
      for (const [one, other] of pass
        ? ([
            [3, 2],
            [2, 1],
          ] as const)
        : ([
            [0, 1],
            [0, 3],
          ] as const)) {
        const colour = pass ? (one === 3 ? '#e5402c' : '#b4241a') : '#8e1c15'
        line(context, corner(one, low), corner(other, high), thick * 0.6, colour)
        line(context, corner(other, low), corner(one, high), thick * 0.6, colour)
        line(context, corner(one, high), corner(other, high), thick * 0.6, colour)
      }
    }
    for (const index of pass ? [3, 1, 2] : [0]) {
      line(context, corner(index, foot), corner(index, head), thick, index === 1 ? '#b4241a' : '#e5402c')
    }
  }
}

/** Whether the near walls hide what is inside of the wall at a place and so high: straight towards the camera. */
function isBehindWall({ sine, cosine }: View, x: number, y: number, high: number, top: number): boolean {
  if (x < -HALF || y < -HALF || x > 7 || y > 7) return false
  const away = HALF - Math.max(x, y)
  return high < top - (Math.SQRT2 * away * sine) / cosine - 0.3
}

/** The bricks of a layer that are laid: on its far or on its near sides. */
function layer(
  context: Context,
  view: View,
  place: Pick<Block, 'z' | 'tall'>,
  part: 'far' | 'near',
  colourAt: (number: number) => Plastic,
  { laid = 60, hasStuds = false, isHidden = (_x: number, _y: number): boolean => false } = {},
) {
  const cells = Array.from({ length: laid }, (_, index) => {
    const { x, y } = cellOf(index)
    return { x: x - HALF, y: y - HALF, colour: colourAt(index + 1) }
  })
  const taken = new Set(cells.map(({ x, y }) => `${x} ${y}`))
  const shown = cells.filter(({ x, y }) => (x === 7 || y === 7) === (part === 'near') && !isHidden(x, y))
  bricks(context, view, shown, place, (x, y) => taken.has(`${x} ${y}`), hasStuds)
}

/** One course's bricks on its far or its near sides. */
function course(
  context: Context,
  view: View,
  level: number,
  afternoon: boolean,
  part: 'far' | 'near',
  wall: number,
  laid = 60,
  hasStuds = false,
) {
  layer(
    context,
    view,
    { z: topOf(level), tall: BRICK },
    part,
    (number) => colourOf(number, level, afternoon),
    {
      laid,
      hasStuds,
      isHidden: (x, y) => part === 'far' && isBehindWall(view, x, y, topOf(level + 1), wall),
    },
  )
}

type Spare = Required<Block> & { readonly turn: number; readonly colour: Plastic }

/** Loose bricks of the half day: pressed on to the baseplate, or as they fell on the floor. */
function sparesFor(view: View, width: number, height: number, afternoon: boolean, seed: string): Spare[] {
  const random = createRandom(seed, 'spare')
  const sheet = sheetFor(width, height, view)
  const blocks: Spare[] = []
  for (let tries = 0; tries < 420 && blocks.length < 34; tries++) {
    const [x, y] = [random.integer(-48, 48), random.integer(-48, 48)]
    const [wide, turn] = [random.integer(2, 4), random() * Math.PI]
    const colour = random.pick(
      afternoon ? [BLUE, AZURE, BLUE, YELLOW, WHITE, RED] : [YELLOW, AMBER, YELLOW, RED, WHITE, BLUE],
    )
    const [px, py] = project(view, x, y, 0)
    if (px < -40 || px > width + 40 || py < -40 || py > height + 60) continue
    if (sheet && Math.abs(px - sheet.x) < sheet.wide * 0.62 && Math.abs(py - sheet.y) < sheet.deep * 0.6)
      continue
    if (blocks.some((other) => Math.hypot(other.x - x, other.y - y) < 6.5)) continue
    const out = Math.max(Math.abs(x), Math.abs(y))
    // Clear of the wall and its pole, of the plate's edge, and of the tower's shadow.
    if (out < 11 || (out > 12.5 && out < 19.5) || (x < -7 && y > 2 && out < 19)) continue
    if (x > 0 && x < 22 && y > -20 && y < 8) continue
    const fixed = out < 16
    blocks.push({ x, y, z: fixed ? 0 : -THICK, wide, deep: 2, tall: BRICK, turn: fixed ? 0 : turn, colour })
  }
  return blocks.sort((one, other) => one.x + one.y - other.x - other.y)
}

function shadowOf({ x, y, wide, deep, turn, tall }: Spare): Box {
  const [cosine, sine] = [Math.cos(turn), Math.sin(turn)]
  const corner = (along: number, aside: number) =>
    [x + along * cosine - aside * sine, y + along * sine + aside * cosine] as const
  const [half, flank] = [wide / 2, deep / 2]
  return {
    foot: [corner(-half, -flank), corner(half, -flank), corner(half, flank), corner(-half, flank)],
    tall,
  }
}

/** The pole of two by two bricks outside the left corner: a number a course. */
function pole(context: Context, view: View, numbers: readonly number[], courses: number) {
  const x = -11
  const y = 7.6
  block(context, view, { x, y, z: 0, wide: 2, deep: 2, tall: PLATE }, GREY, false)
  for (const [level, number] of numbers.entries()) {
    if (level > courses) break
    const now = level === courses
    const colour = now ? RED : level % 2 ? BLACK : WHITE
    const z = topOf(level)
    block(context, view, { x, y, z, wide: 2, deep: 2, tall: BRICK }, colour, now)
    if (view.unit < 6) continue
    const ink = colour === WHITE ? '#23282b' : '#ffffff'
    printed(context, view, 'left', [x + 1, y + 2, z + BRICK / 2], String(number), 1.08, ink)
    printed(context, view, 'right', [x + 2, y + 1, z + BRICK / 2], String(number), 1.08, ink)
  }
}

/** All that stands on the ground through an hour, and the course as far as it is laid. */
export function drawSite(
  context: Context,
  view: View,
  { width, height }: { readonly width: number; readonly height: number },
  courses: number,
  laid: number,
  afternoon: boolean,
  numbers: readonly number[],
  seed: string,
  paper: CanvasImageSource,
) {
  const top = topOf(courses)
  const spares = sparesFor(view, width, height, afternoon, seed)
  const sheet = sheetFor(width, height, view)
  if (sheet) {
    drawSheet(context, view, sheet, paper, numbers[courses]!, laid, (number) =>
      colourOf(number, courses, afternoon),
    )
  }
  const next = top + BRICK
  shadows(context, view, [
    upright(-HALF, -HALF, 16, 1, top),
    upright(7, -HALF, 1, 16, top),
    upright(-HALF, 7, 16, 1, top),
    upright(-HALF, -HALF, 1, 16, top),
    upright(-11, 7.6, 2, 2, next),
    upright(-0.7, -0.7, 1.4, 1.4, view.jib),
    ...spares.map(shadowOf),
  ])
  for (const { colour, ...place } of spares) loose(context, view, place, colour)
  const footing = (part: 'far' | 'near') =>
    layer(
      context,
      view,
      { z: 0, tall: PLATE },
      part,
      (number) => ({ plain: GREY, fifth: BLACK, tenth: WHITE })[kindOf(number)],
      { hasStuds: courses === 0 },
    )
  footing('far')
  for (let level = 0; level < courses; level++) {
    course(context, view, level, afternoon, 'far', top, 60, level === courses - 1)
  }
  // What the sun does not reach inside.
  const inner = (x: number, y: number, z: number) => project(view, x, y, z)
  if (courses) {
    const wall = context.createLinearGradient(0, inner(-7, -7, top)[1], 0, inner(7, 7, 0)[1])
    wall.addColorStop(0, 'rgb(20 30 60 / 0.12)')
    wall.addColorStop(1, 'rgb(20 20 50 / 0.6)')
    context.fillStyle = wall
    context.beginPath()
    for (const [x, y, z] of [
      [-7, 7, top],
      [-7, -7, top],
      [7, -7, top],
      [7, -7, 0],
      [7, 7, 0],
      [-7, 7, 0],
    ] as const)
      context.lineTo(...inner(x, y, z))
    context.fill()
  }
  course(context, view, courses, afternoon, 'far', top, laid, true)
  mast(context, view, 0, view.jib - 0.6)
  footing('near')
  for (let level = 0; level < courses; level++) {
    course(context, view, level, afternoon, 'near', top, 60, level === courses - 1)
  }
  // The sheen of new plastic, on the face that looks to the sun.
  if (courses) {
    const sheen = context.createLinearGradient(...inner(-8, 8, top), ...inner(8, 8, 0))
    sheen.addColorStop(0, 'rgb(255 255 255 / 0.3)')
    sheen.addColorStop(0.5, 'rgb(255 255 255 / 0.03)')
    sheen.addColorStop(1, 'rgb(60 20 0 / 0.14)')
    polygon(
      context,
      [inner(-8, 8, top), inner(8, 8, top), inner(8, 8, PLATE), inner(-8, 8, PLATE)],
      sheen as unknown as string,
    )
  }
  course(context, view, courses, afternoon, 'near', top, laid, true)
  pole(context, view, numbers, courses)
}

/** The brick laid last while it still springs, and what stands before it. */
export function drawNewest(
  context: Context,
  view: View,
  courses: number,
  laid: number,
  afternoon: boolean,
  high: number,
) {
  const z = topOf(courses)
  const put = (number: number, lift: number) => {
    const { x, y } = cellOf(number - 1)
    const colour = colourOf(number, courses, afternoon)
    block(context, view, { x: x - HALF, y: y - HALF, z: z + lift, tall: BRICK }, colour)
  }
  put(laid, high)
  if (laid > 30) put(laid - 1, 0)
  if (laid < 4 || laid > 57) mast(context, view, z, view.jib - 0.6)
}

/** A plaque on a staff, facing the camera. */
export function plaque(
  context: Context,
  [x, y]: Point,
  text: string,
  size: number,
  paper: string,
  ink: string,
  bounds: { readonly width: number; readonly height: number },
) {
  context.font = `600 ${size}px "ft-25-05-16 Rounded"`
  const wide = Math.max(size * 1.15, context.measureText(text).width + size * 0.56)
  const tall = size * 1.2
  const left = Math.max(2, Math.min(bounds.width - wide - 2, x - wide / 2))
  const top = Math.max(2, y - tall)
  context.fillStyle = 'rgb(10 30 30 / 0.35)'
  context.beginPath()
  context.roundRect(left + size * 0.1, top + size * 0.12, wide, tall, size * 0.22)
  context.fill()
  context.fillStyle = paper
  context.beginPath()
  context.roundRect(left, top, wide, tall, size * 0.22)
  context.fill()
  context.lineWidth = Math.max(0.75, size * 0.05)
  context.strokeStyle = ink
  context.globalAlpha = 0.25
  context.stroke()
  context.globalAlpha = 1
  context.fillStyle = ink
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  context.fillText(text, left + wide / 2, top + tall / 2 + size * 0.35)
}

/** Pixels a stud below which the hour has a plaque too. */
export const FLAGGED = 15

type Bounds = { readonly width: number; readonly height: number }

/** Plaques on the tens laid, where they can be read. */
export function drawTens(context: Context, view: View, bounds: Bounds, courses: number, laid: number) {
  for (let number = 10; view.unit > 7 && number < laid; number += 10) {
    const { x, y } = placeOf(number - 1)
    const at = project(view, x, y, topOf(courses) + BRICK + 0.25)
    plaque(context, at, String(number), view.unit * 1.12, '#fffdf6', '#23282b', bounds)
  }
}

/**
 * The minute on the last brick laid and, where the pole's figures get small, the hour on the pole. They lie over the
 * crane: it may not hide the time.
 */
export function drawPlaques(
  context: Context,
  view: View,
  bounds: Bounds,
  courses: number,
  laid: number,
  hour: number,
  high: number,
) {
  const top = topOf(courses)
  const { unit } = view
  const size = Math.max(unit * 2, Math.min(27, Math.min(bounds.width, bounds.height) * 0.29))
  const { x, y } = placeOf(laid - 1)
  const seat = project(view, x, y, laid ? top + BRICK + high : top)
  let head: Point = [seat[0], seat[1] - unit * 1.3]
  if (unit < FLAGGED) {
    const aside = bounds.width > bounds.height ? size * 0.75 : 0
    const [px, py] = project(view, -10, 8.6, top + BRICK + 0.4)
    const left = Math.max(size * 0.88, px - aside)
    plaque(context, [left, py], String(hour), size, '#d92a20', '#ffffff', bounds)
    // Beside the pole the minute's staff is longer, or, where there is no room above, its plaque flies to the right.
    const above = Math.min(head[1], py - size * 1.3)
    if (head[0] - size * 0.88 < left + size * 0.88) {
      head = above > size * 1.25 ? [head[0], above] : [left + size * 1.76, head[1]]
    }
  }
  line(context, seat, [seat[0], head[1]], Math.max(1, unit * 0.2), '#f4f1e8')
  plaque(context, head, String(laid).padStart(2, '0'), size, '#23282b', '#ffffff', bounds)
}

/** What turns: cab, jib, trolley, hook and brick. */
export function drawCrane(
  context: Context,
  view: View,
  crane: Crane,
  seat: number,
  colour: Plastic,
  sway: number,
) {
  const { unit, jib } = view
  const place = placeOf(crane.over)
  const distance = Math.hypot(place.x, place.y)
  const away = { x: place.x / distance, y: place.y / distance }
  const across = { x: -away.y, y: away.x }
  const at = (out: number, side: number, z: number) =>
    project(view, away.x * out + across.x * side, away.y * out + across.y * side, z)
  const beam = (from: number, to: number, half: number, low: number, high: number, paint: Plastic) => {
    // Only the sides that look to the camera.
    for (const side of [-1, 1]) {
      const facing = side * (across.x + across.y)
      if (facing <= 0) continue
      const lit = side * (across.y - across.x) > 0
      polygon(
        context,
        [
          at(from, side * half, high),
          at(to, side * half, high),
          at(to, side * half, low),
          at(from, side * half, low),
        ],
        lit ? paint.left : paint.right,
      )
      const [h0, h1] = [at(0, 0, 0), at(1, 0, 0)]
      const squash = Math.abs(h1[0] - h0[0]) / unit
      if (paint === RED && unit > 6) {
        for (let out = Math.ceil(from) + 0.5; out < to - 0.2; out++) {
          const [hx, hy] = at(out, side * half, (low + high) / 2)
          context.fillStyle = paint.edge
          context.beginPath()
          context.ellipse(hx, hy, 0.2 * unit * Math.max(0.25, squash), 0.2 * unit * view.cosine, 0, 0, 7)
          context.fill()
        }
      }
    }
    const end = away.x + away.y > 0 ? to : from
    const lit = (end === to ? 1 : -1) * (away.y - away.x) > 0
    polygon(
      context,
      [at(end, -half, high), at(end, half, high), at(end, half, low), at(end, -half, low)],
      lit ? paint.left : paint.right,
    )
    polygon(
      context,
      [at(from, -half, high), at(to, -half, high), at(to, half, high), at(from, half, high)],
      paint.top,
    )
    line(context, at(from, half, high), at(to, half, high), Math.max(0.5, unit * 0.05), paint.light)
  }

  const load = () => {
    const out = distance * crane.reach
    const z = seat + crane.lift
    // It swings across the jib, less as it is let down to its seat.
    const rope = (jib - z - BRICK) * Math.min(1, crane.lift)
    const x = away.x * out + across.x * sway * rope
    const y = away.y * out + across.y * sway * rope
    if (crane.loaded && crane.reach > 0.98 && crane.lift > 0.05) {
      // The brick's shadow on the wall.
      const [sx, sy] = project(view, place.x, place.y, seat)
      const near = 1 - crane.lift / 6
      context.fillStyle = `rgb(30 20 10 / ${0.4 * near})`
      context.beginPath()
      context.ellipse(sx, sy, (1.1 - 0.5 * near) * unit, (1.1 - 0.5 * near) * unit * view.sine, 0, 0, 7)
      context.fill()
    }
    const hook = project(view, x, y, z + BRICK + 0.3)
    line(context, at(out, 0, jib), hook, Math.max(0.7, unit * 0.08), '#23282b')
    if (crane.loaded) block(context, view, { x: x - 0.5, y: y - 0.5, z, tall: BRICK }, colour)
    const [hx, hy] = hook
    context.fillStyle = '#23282b'
    context.beginPath()
    context.roundRect(hx - unit * 0.26, hy - unit * 0.28, unit * 0.52, unit * 0.56, unit * 0.12)
    context.fill()
    beam(out - 0.6, out + 0.6, 0.5, jib - 0.35, jib, BLACK)
  }
  const forward = () => {
    load()
    beam(0.6, 12, 0.36, jib, jib + 0.8, RED)
  }
  const backward = () => {
    beam(-5.4, -0.6, 0.36, jib, jib + 0.8, RED)
    beam(-5.2, -3.4, 0.7, jib - 1.3, jib, GREY)
  }
  const apex = at(0, 0, jib + 3.2)
  const cab = () => {
    beam(-0.9, 0.9, 0.9, jib - 0.7, jib, BLACK)
    beam(-0.8, 0.8, 0.8, jib, jib + 1.5, WHITE)
    beam(-0.25, 0.25, 0.25, jib + 1.5, jib + 3.1, RED)
  }
  context.lineCap = 'round'
  const toward = away.x + away.y > 0
  const ties = () => {
    for (const out of [6.2, 11.4])
      line(context, apex, at(out, 0, jib + 0.8), Math.max(0.6, unit * 0.07), '#23282b')
    line(context, apex, at(-4.6, 0, jib + 0.8), Math.max(0.6, unit * 0.07), '#23282b')
  }
  if (toward) backward()
  else forward()
  cab()
  if (toward) forward()
  else backward()
  ties()
}
