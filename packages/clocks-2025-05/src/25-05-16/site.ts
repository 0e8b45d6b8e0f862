import { createRandom } from '@found-time/clock-runtime'
import {
  AMBER,
  AZURE,
  BLACK,
  BLUE,
  block,
  type Context,
  GREY,
  line,
  type Plastic,
  polygon,
  printed,
  RED,
  stud,
  WHITE,
  YELLOW,
} from './bricks'
import { BRICK, type Crane, cellOf, kindOf, PLATE, placeOf } from './model'
import { type Point, project, type View } from './view'

const GREEN: Plastic = {
  top: '#48a75b',
  left: '#3b964f',
  right: '#2b7a3e',
  light: '#9bdc9d',
  edge: '#1d5a2c',
}
const SHADE = 'rgb(8 52 34 / 0.42)'
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

/** The baseplate, wall to wall, with the sun from the left. */
function ground(context: Context, view: View, width: number, height: number) {
  context.fillStyle = GREEN.top
  context.fillRect(0, 0, width, height)
  const reach = Math.ceil(Math.max(width, height / view.sine) / view.unit) + 3
  if (view.unit > 4) {
    for (let sum = -reach; sum < reach; sum++) {
      for (let difference = -reach; difference < reach; difference++) {
        if ((sum + difference) % 2) continue
        const x = (sum + difference) / 2 + 0.5
        const y = (sum - difference) / 2 + 0.5
        const [px, py] = project(view, x, y, 0)
        if (px < -20 || px > width + 20 || py < -20 || py > height + 40) continue
        if (Math.abs(x) < HALF && Math.abs(y) < HALF && (Math.abs(x) > 7 || Math.abs(y) > 7)) continue
        const [sx, sy] = project(view, x + 0.2, y - 0.09, 0)
        context.fillStyle = 'rgb(14 70 40 / 0.3)'
        context.beginPath()
        context.ellipse(sx, sy, 0.34 * view.unit, 0.34 * view.unit * view.sine, 0, 0, 7)
        context.fill()
        stud(context, view, x, y, 0, GREEN)
      }
    }
  }
  const light = context.createRadialGradient(
    width * 0.18,
    height * 0.05,
    0,
    width * 0.4,
    height * 0.4,
    Math.hypot(width, height) * 0.8,
  )
  light.addColorStop(0, 'rgb(255 246 180 / 0.42)')
  light.addColorStop(0.45, 'rgb(255 244 190 / 0.06)')
  light.addColorStop(1, 'rgb(0 50 60 / 0.36)')
  context.fillStyle = light
  context.fillRect(0, 0, width, height)
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

/** The shadow on the ground of a box that stands on it. */
function shadow(
  context: Context,
  view: View,
  x: number,
  y: number,
  wide: number,
  deep: number,
  tall: number,
) {
  const points: Point[] = []
  for (const [px, py] of [
    [x, y],
    [x + wide, y],
    [x, y + deep],
    [x + wide, y + deep],
  ] as const) {
    points.push(project(view, px, py, 0), project(view, px + SUN.x * tall, py + SUN.y * tall, 0))
  }
  polygon(context, hull(points), SHADE)
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

/** One course's bricks, from far to near. */
function course(
  context: Context,
  view: View,
  level: number,
  afternoon: boolean,
  part: 'far' | 'near',
  laid = 60,
  top = false,
) {
  const order = Array.from({ length: laid }, (_, index) => index)
    .filter((index) => {
      const { x, y } = cellOf(index)
      return part === 'near' ? x === 15 || y === 15 : x < 15 && y < 15
    })
    .sort((one, other) => cellOf(one).x + cellOf(one).y - cellOf(other).x - cellOf(other).y)
  for (const index of order) {
    const { x, y } = cellOf(index)
    const colour = colourOf(index + 1, level, afternoon)
    block(context, view, { x: x - HALF, y: y - HALF, z: topOf(level), tall: BRICK }, colour, top)
  }
}

/** Loose bricks of the half day on the baseplate, never under the wall. */
function spare(
  context: Context,
  view: View,
  width: number,
  height: number,
  afternoon: boolean,
  seed: string,
) {
  const random = createRandom(seed, 'spare')
  const blocks: { x: number; y: number; wide: number; deep: number; colour: Plastic }[] = []
  for (let tries = 0; tries < 260 && blocks.length < 26; tries++) {
    const x = random.integer(-34, 32)
    const y = random.integer(-34, 32)
    const long = random.integer(2, 4)
    const turned = random() < 0.5
    const wide = turned ? 2 : long
    const deep = turned ? long : 2
    const colour = random.pick(
      afternoon ? [BLUE, AZURE, BLUE, YELLOW, WHITE] : [YELLOW, AMBER, YELLOW, RED, WHITE],
    )
    const [px, py] = project(view, x, y, 0)
    if (px < -40 || px > width + 40 || py < -40 || py > height + 60) continue
    if (x > -17 && x < 15 && y > -15 && y < 19) continue
    if (x - y > 4 && x - y < 40 && x + y > -16 && x + y < 22 && x < 26) continue
    if (blocks.some((other) => Math.abs(other.x - x) < 6 && Math.abs(other.y - y) < 6)) continue
    blocks.push({ x, y, wide, deep, colour })
  }
  for (const { x, y, wide, deep } of blocks) shadow(context, view, x, y, wide, deep, BRICK)
  blocks.sort((one, other) => one.x + one.y - other.x - other.y)
  for (const { colour, ...place } of blocks) block(context, view, { ...place, z: 0, tall: BRICK }, colour)
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

/** All that stays through an hour, and the course as far as it is laid. */
export function drawSite(
  context: Context,
  view: View,
  { width, height }: { readonly width: number; readonly height: number },
  courses: number,
  laid: number,
  afternoon: boolean,
  numbers: readonly number[],
  seed: string,
) {
  const top = topOf(courses)
  ground(context, view, width, height)
  shadow(context, view, -HALF, -HALF, 16, 16, top)
  shadow(context, view, -11, 7.6, 2, 2, top + BRICK)
  spare(context, view, width, height, afternoon, seed)
  const footing = (part: 'far' | 'near') => {
    for (let index = 0; index < 60; index++) {
      const { x, y } = cellOf(index)
      if ((x === 15 || y === 15) !== (part === 'near')) continue
      const colour = kindOf(index + 1) === 'plain' ? GREY : kindOf(index + 1) === 'fifth' ? BLACK : WHITE
      block(context, view, { x: x - HALF, y: y - HALF, z: 0, tall: PLATE }, colour, courses === 0)
    }
  }
  footing('far')
  for (let level = 0; level < courses; level++) {
    course(context, view, level, afternoon, 'far', 60, level === courses - 1)
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
  course(context, view, courses, afternoon, 'far', laid, true)
  mast(context, view, 0, view.jib - 0.6)
  footing('near')
  for (let level = 0; level < courses; level++) {
    course(context, view, level, afternoon, 'near', 60, level === courses - 1)
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
  course(context, view, courses, afternoon, 'near', laid, true)
  pole(context, view, numbers, courses)
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
) {
  const top = topOf(courses)
  const { unit } = view
  const size = Math.max(unit * 2, Math.min(27, Math.min(bounds.width, bounds.height) * 0.29))
  const { x, y } = placeOf(laid - 1)
  const seat = project(view, x, y, laid ? top + BRICK : top)
  let head: Point = [seat[0], seat[1] - unit * 1.3]
  const flagged = unit < 15
  if (flagged) {
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
    const x = away.x * out + across.x * sway * crane.lift
    const y = away.y * out + across.y * sway * crane.lift
    if (crane.reach > 0.98 && crane.lift > 0.05) {
      // The brick's shadow on the wall.
      const [sx, sy] = project(view, place.x, place.y, seat)
      context.fillStyle = 'rgb(30 20 10 / 0.3)'
      context.beginPath()
      context.ellipse(sx, sy, 0.6 * unit, 0.6 * unit * view.sine, 0, 0, 7)
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
