import { createRandom, laterBy, Stage, secondsOf, untilMinute, untilSecond } from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import styles, { css } from './clock.module.css'
import {
  CHANGE_S,
  type Cube,
  carve,
  FIGURE,
  type Form,
  hourNumber,
  type Silhouette,
  silhouetteOf,
  slideAt,
  slidesOf,
  supportsOf,
  TILES,
  tileAt,
} from './model'

export { notes } from './notes'

export const images = []
export const fonts = []

/** One carving under two lights. */
export default function TwoShadows() {
  return (
    <Stage css={css} className={styles.room}>
      <Canvas draw={room} maxPixels={ROOM_PIXELS} />
      <Canvas draw={carving} />
      <Canvas draw={tiles} beat={30} part={plinthOf} />
    </Stage>
  )
}

type Point = readonly [x: number, y: number]

interface View {
  readonly form: Form
  /** Cells of the carving along a wall and up. */
  readonly wide: number
  readonly high: number
  /** From a wall to the carving, and the plinth's height, in cells. */
  readonly away: number
  readonly plinth: number
  /** Tiles of one side of the plinth. */
  readonly columns: number
  readonly rows: number
  /** From the floor to the carving's lowest cubes. */
  readonly base: number
  /** Pixels of a cell's edge. */
  readonly unit: number
  /** Of the walls' feet on the screen, in radians. */
  readonly slope: number
  readonly at: (x: number, y: number, z: number) => Point
}

const ACROSS = Math.SQRT1_2

function viewOf(width: number, height: number): View {
  // The eye stands as high above the horizon as the room has place for, in degrees.
  const views = (['row', 'tower'] as const).map((form) => {
    const highest = form === 'row' ? 30 : 23
    let best = viewFrom(highest, form, width, height)
    for (let rise = highest - 1; rise >= 14; rise--) {
      const view = viewFrom(rise, form, width, height)
      if (view.unit > best.unit + 0.001) best = view
    }
    return best
  })
  return views[0]!.unit > views[1]!.unit * 0.86 ? views[0]! : views[1]!
}

function viewFrom(rise: number, form: Form, width: number, height: number): View {
  const depth = ACROSS * Math.sin((rise * Math.PI) / 180)
  const up = Math.cos((rise * Math.PI) / 180)
  const wide = form === 'row' ? FIGURE.wide * 2 + 1 : FIGURE.wide
  const high = form === 'row' ? FIGURE.high : FIGURE.high * 2 + 1
  // At least as far from the wall as it is wide, or it would stand before its own shadow.
  const away = wide + (form === 'row' ? 0.4 : 0.7)
  const [columns, rows, tallest] = form === 'row' ? ([15, 2, 2] as const) : ([5, 6, 1.25] as const)
  const far = away + wide
  const broad = 2 * (far + 0.9) * ACROSS
  const foot = 2 * (far + 0.5) * depth
  const tall = (FOOT + high) * up - away * depth + foot + (form === 'row' ? 1.5 : 2.2)
  // What the stage has left over in height the plinth takes.
  const tile = Math.min(tallest, Math.max(0.8, ((height / width) * broad - tall) / up / rows))
  const plinth = tile * rows
  const unit = Math.min(width / broad, height / (tall + plinth * up))
  // On feet, so that its shadow does not run into the plinth's.
  const base = plinth + FOOT
  const top = (base + high) * up - away * depth
  const middle = height / 2 + ((top - foot) / 2) * unit
  const at = (x: number, y: number, z: number): Point => [
    width / 2 + (x - y) * ACROSS * unit,
    middle + ((x + y) * depth - z * up) * unit,
  ]
  return { form, wide, high, away, plinth, columns, rows, base, unit, slope: Math.atan2(depth, ACROSS), at }
}

const LIGHT = {
  left: { bright: '#fbeed2', dim: '#cda477', shadow: '#83709c' },
  right: { bright: '#fbe1cd', dim: '#c68f76', shadow: '#7a72a8' },
}
const FLOOR = { near: '#dcc3a5', far: '#cdae94', shadow: '#b8a3bb' }
const PAINT = { top: '#f3a274', left: '#d9452f', leftDark: '#8e2c35', right: '#ee6a42', rightDark: '#a53a37' }
const WHITE = { top: '#fdf6e8', left: '#e6cfb2', leftDark: '#e6cfb2', right: '#f4dfc4', rightDark: '#f4dfc4' }

function trace(context: CanvasRenderingContext2D, points: readonly Point[]) {
  context.moveTo(...points[0]!)
  for (const point of points.slice(1)) context.lineTo(...point)
  context.closePath()
}

function fill(context: CanvasRenderingContext2D, points: readonly Point[], style: string | CanvasGradient) {
  context.beginPath()
  trace(context, points)
  context.fillStyle = style
  context.fill()
}

/** Walls and floor, far beyond the stage. */
function paintRoom(
  context: CanvasRenderingContext2D,
  view: View,
  width: number,
  height: number,
  seed: string,
) {
  const { at, unit, away, wide, high, base } = view
  const far = (width + height) / unit / ACROSS
  const middle = away + wide / 2
  const lift = base + high * 0.55
  const reach = Math.max(width, height) * 0.66
  // The floor is below all: WebKit loses a corner of the one that is drawn over the walls' feet.
  const ground = context.createLinearGradient(0, at(0, 0, 0)[1], 0, height)
  ground.addColorStop(0, FLOOR.far)
  ground.addColorStop(1, FLOOR.near)
  context.fillStyle = ground
  context.fillRect(0, 0, width, height)
  for (const wall of ['left', 'right'] as const) {
    const place = (along: number, z: number) => (wall === 'left' ? at(0, along, z) : at(along, 0, z))
    const [x, y] = place(middle, lift)
    const pool = context.createRadialGradient(x, y, unit * 2, x, y, reach)
    pool.addColorStop(0, LIGHT[wall].bright)
    pool.addColorStop(0.3, LIGHT[wall].bright)
    pool.addColorStop(1, LIGHT[wall].dim)
    fill(context, [place(0, -0.02), place(far, -0.02), place(far, far * 2), place(0, far * 2)], pool)
    // Where the trowel went.
    const random = createRandom(seed, wall)
    for (let stroke = 0; stroke < 420; stroke++) {
      const along = random.between(0, (away + wide) * 1.15)
      const z = random.between(0, (base + high) * 1.7)
      const [strokeX, strokeY] = place(along, z)
      const slope = wall === 'left' ? -view.slope : view.slope
      context.beginPath()
      context.ellipse(
        strokeX,
        strokeY,
        unit * random.between(0.5, 2.4),
        unit * random.between(0.12, 0.5),
        slope + random.between(-0.7, 0.7),
        0,
        Math.PI * 2,
      )
      context.fillStyle = random() < 0.5 ? 'rgb(255 252 240 / 0.05)' : 'rgb(140 84 60 / 0.018)'
      context.fill()
    }
    // The corner takes light from neither side.
    const [cornerX] = place(0, 0)
    const [sideX] = place(away * 0.7, 0)
    const corner = context.createLinearGradient(cornerX, 0, sideX, 0)
    corner.addColorStop(0, wall === 'left' ? 'rgb(120 84 92 / 0.3)' : 'rgb(110 74 92 / 0.38)')
    corner.addColorStop(0.3, 'rgb(120 84 92 / 0.1)')
    corner.addColorStop(1, 'rgb(120 84 92 / 0)')
    const dusk = away * 0.7
    fill(context, [place(0, 0), place(dusk, 0), place(dusk, far * 2), place(0, far * 2)], corner)
  }
  fill(context, [at(0, 0, 0), at(far, 0, 0), at(far, far, 0), at(0, far, 0)], ground)
}

/** The joints of the floor's tiles. */
function paintJoints(context: CanvasRenderingContext2D, view: View, width: number, height: number) {
  const { at, unit, away, wide } = view
  const far = (width + height) / unit / ACROSS
  context.lineWidth = Math.max(0.6, unit * 0.045)
  context.strokeStyle = 'rgb(110 70 60 / 0.22)'
  context.beginPath()
  const tile = wide / 2
  for (let line = away + wide / 2 - tile * 40; line < far; line += tile) {
    if (line <= 0) continue
    context.moveTo(...at(line, 0, 0))
    context.lineTo(...at(line, far, 0))
    context.moveTo(...at(0, line, 0))
    context.lineTo(...at(far, line, 0))
  }
  context.stroke()
}

interface Box {
  readonly x: number
  readonly y: number
  readonly z: number
  readonly wide: number
  readonly deep: number
  readonly high: number
}

type Colours = typeof PAINT

const ALL = { top: true, left: true, right: true }

function paintBox(
  context: CanvasRenderingContext2D,
  { at, unit }: View,
  { x, y, z, wide, deep, high }: Box,
  colours: Colours,
  lit = ALL,
  faces = ALL,
) {
  const X = x + wide
  const Y = y + deep
  const Z = z + high
  if (faces.left)
    fill(
      context,
      [at(x, Y, z), at(X, Y, z), at(X, Y, Z), at(x, Y, Z)],
      lit.left ? colours.left : colours.leftDark,
    )
  if (faces.right)
    fill(
      context,
      [at(X, Y, z), at(X, y, z), at(X, y, Z), at(X, Y, Z)],
      lit.right ? colours.right : colours.rightDark,
    )
  if (faces.top) fill(context, [at(x, y, Z), at(X, y, Z), at(X, Y, Z), at(x, Y, Z)], colours.top)
  if (unit < 9) return
  // Edges catch the light.
  context.lineWidth = unit * 0.035
  context.strokeStyle = 'rgb(255 226 190 / 0.5)'
  context.beginPath()
  if (faces.left || faces.top) {
    context.moveTo(...at(x, Y, Z))
    context.lineTo(...at(X, Y, Z))
  } else context.moveTo(...at(X, Y, Z))
  if (faces.right || faces.top) context.lineTo(...at(X, y, Z))
  context.moveTo(...at(X, Y, Z))
  if (faces.left || faces.right) context.lineTo(...at(X, Y, z))
  context.stroke()
}

/** Thickness of what holds the figures up, and the height of their feet, in cells. */
const ROD = 0.34
const FOOT = 1
const BRASS = { top: '#f6d384', left: '#a9782c', leftDark: '#a9782c', right: '#dba94a', rightDark: '#dba94a' }

/** How far rods reach into what they hold, so that no light falls between. */
const OVERLAP = 0.1

interface Rod {
  readonly x: number
  readonly y: number
  readonly foot: number
  readonly top: number
}

/** What holds the figures up, from the farthest rod to the nearest. */
function rodsOf({ form, away, plinth, base, wide }: View, left: Silhouette, right: Silhouette): Rod[] {
  const xs = supportsOf(right, form).map((place) => away + place + 0.5)
  const ys = supportsOf(left, form).map((place) => away + wide - place - 0.5)
  if (form === 'row')
    return xs.flatMap((x) => ys.toReversed().map((y) => ({ x, y, foot: plinth, top: base })))
  return [
    { x: xs[0]!, y: ys[0]!, foot: plinth, top: base },
    { x: xs[1]!, y: ys[1]!, foot: base + FIGURE.high, top: base + FIGURE.high + 1 },
  ]
}

/** A cube on its way between two places. */
interface Moving extends Cube {
  /** Of its colour, `0` to `1`. */
  readonly tone: number
}

/** No two cubes took the paint alike. */
const toneOf = ({ x, y, z }: Cube) => (((x * 7 + y * 13 + z * 29) * 0.618) % 1) ** 2

/** What is dark on walls and floor, to be multiplied in, with the soft rim of a lamp that is not a point. */
function paintShadows(
  context: CanvasRenderingContext2D,
  view: View,
  cubes: readonly Moving[],
  rods: readonly Rod[],
  width: number,
  height: number,
  ratio: number,
) {
  const { at, unit, away, plinth, base, wide } = view
  const aside = (width + height) * 2
  const [near, end] = [away - 0.5, away + wide + 0.5]
  // The shape itself is drawn beside the stage; what is seen is its soft shadow.
  const cast = (colour: string, blur: number, shape: () => void) => {
    context.save()
    context.translate(-aside, 0)
    context.beginPath()
    shape()
    context.shadowOffsetX = aside * ratio
    context.shadowColor = colour
    context.shadowBlur = unit * blur * ratio
    context.fillStyle = '#000' // a shadow is as dense as what casts it
    context.fill('nonzero')
    context.restore()
  }
  for (const wall of ['left', 'right'] as const) {
    const flip = (x: number, y: number, z: number) => (wall === 'left' ? at(x, y, z) : at(y, x, z))
    const far = (width + height) / unit
    context.save()
    context.beginPath()
    trace(context, [flip(0, 0, 0), flip(far, 0, 0), flip(far, far, 0), flip(0, far, 0)])
    context.clip()
    cast(FLOOR.shadow, 0.3, () =>
      trace(context, [flip(-1, near, 0), flip(end, near, 0), flip(end, end, 0), flip(-1, end, 0)]),
    )
    context.restore()
    context.save()
    context.beginPath()
    trace(context, [flip(0, 0, 0), flip(0, far, 0), flip(0, far, far * 2), flip(0, 0, far * 2)])
    context.clip()
    cast(LIGHT[wall].shadow, 0.24, () => {
      const rect = (from: number, to: number, foot: number, top: number) =>
        trace(context, [flip(0, from, foot), flip(0, to, foot), flip(0, to, top), flip(0, from, top)])
      const done = new Set<string>()
      for (const { x, y, z } of cubes) {
        const along = wall === 'left' ? y : x
        const key = `${along} ${z}`
        if (done.has(key)) continue
        done.add(key)
        rect(away + along - 0.004, away + along + 1.004, base + z - 0.004, base + z + 1.004)
      }
      rect(near, end, -1, plinth)
      for (const { x, y, foot, top } of rods) {
        const along = wall === 'left' ? y : x
        rect(along - ROD / 2, along + ROD / 2, foot - OVERLAP, top + OVERLAP)
      }
    })
    context.restore()
  }
}

function paintRod(context: CanvasRenderingContext2D, view: View, { x, y, foot, top }: Rod) {
  const box = { x: x - ROD / 2, y: y - ROD / 2, z: foot, wide: ROD, deep: ROD, high: top - foot }
  paintBox(context, view, box, BRASS)
}

/** What a cube's face loses of the room's light to its neighbours, from each of its edges. */
const EDGES = [
  [0, 0, 0.55, 0],
  [1, 0, 0.45, 0],
  [0, 0, 0, 0.55],
  [0, 1, 0, 0.45],
] as const

/** The cubes from the farthest to the nearest. */
function paintCubes(context: CanvasRenderingContext2D, view: View, cubes: readonly Moving[], link?: Rod) {
  const { away, base, at, high } = view
  const spotOf = (x: number, y: number, z: number) => ((z + 1) * 64 + y + 1) * 64 + x + 1
  const standing = new Set(
    cubes
      .filter(({ x, y }) => Number.isInteger(x) && Number.isInteger(y))
      .map(({ x, y, z }) => spotOf(x, y, z)),
  )
  const has = (x: number, y: number, z: number) => standing.has(spotOf(x, y, z))
  const dusk = EDGES.map(([x, y, toX, toY]) => {
    const gradient = context.createLinearGradient(x, y, toX || x, toY || y)
    gradient.addColorStop(0, 'rgb(70 6 40 / 0.34)')
    gradient.addColorStop(1, 'rgb(70 6 40 / 0)')
    return gradient
  })
  /** Shades a face given by a corner and its two sides; `beside` tells what stands at the four edges. */
  const shade = (corner: Point, side: Point, other: Point, dark: number, beside: readonly boolean[]) => {
    if (dark <= 0 && !beside.includes(true)) return
    context.save()
    context.transform(
      side[0] - corner[0],
      side[1] - corner[1],
      other[0] - corner[0],
      other[1] - corner[1],
      corner[0],
      corner[1],
    )
    if (dark > 0) {
      context.fillStyle = `rgb(90 10 45 / ${dark.toFixed(3)})`
      context.fillRect(0, 0, 1, 1)
    }
    for (const [edge, occupied] of beside.entries()) {
      if (!occupied) continue
      context.fillStyle = dusk[edge]!
      context.fillRect(0, 0, 1, 1)
    }
    context.restore()
  }
  const order = [...cubes].sort((one, other) => one.z - other.z || one.x + one.y - other.x - other.y)
  let waiting = link
  for (const { x, y, z, tone } of order) {
    if (waiting && z > FIGURE.high) {
      paintRod(context, view, waiting)
      waiting = undefined
    }
    const still = has(x, y, z)
    const faces = {
      top: !still || !has(x, y, z + 1),
      left: !still || !has(x, y + 1, z),
      right: !still || !has(x + 1, y, z),
    }
    if (!faces.top && !faces.left && !faces.right) continue
    const lit = { top: true, left: true, right: true }
    for (let step = 1; step < view.wide; step++) {
      if (has(x, y + step, z)) lit.left = false
      if (has(x + step, y, z)) lit.right = false
    }
    const [X, Y, Z] = [away + x, away + y, base + z]
    const box = { x: X, y: Y, z: Z, wide: 1, deep: 1, high: 1 }
    paintBox(context, view, box, PAINT, lit, faces)
    const paint = tone * 0.1
    if (faces.top) {
      // The less sky, the darker.
      let roof = 2
      while (roof < high && !has(x, y, z + roof)) roof++
      shade(
        at(X, Y, Z + 1),
        at(X + 1, Y, Z + 1),
        at(X, Y + 1, Z + 1),
        paint + (roof < high - z ? 0.5 / roof : 0),
        [has(x - 1, y, z + 1), has(x + 1, y, z + 1), has(x, y - 1, z + 1), has(x, y + 1, z + 1)],
      )
    }
    if (faces.left)
      shade(at(X, Y + 1, Z), at(X + 1, Y + 1, Z), at(X, Y + 1, Z + 1), paint, [
        has(x - 1, y + 1, z),
        has(x + 1, y + 1, z),
        has(x, y + 1, z - 1),
        has(x, y + 1, z + 1),
      ])
    if (faces.right)
      shade(at(X + 1, Y, Z), at(X + 1, Y + 1, Z), at(X + 1, Y, Z + 1), paint, [
        has(x + 1, y - 1, z),
        has(x + 1, y + 1, z),
        has(x + 1, y, z - 1),
        has(x + 1, y, z + 1),
      ])
  }
}

/** How far the plinth reaches beyond the carving. */
const RIM = 0.5

function paintPlinth(
  context: CanvasRenderingContext2D,
  view: View,
  cubes: readonly Moving[],
  aside: number,
  ratio: number,
) {
  const { away, wide, plinth, unit, at } = view
  const [near, end] = [away - RIM, away + wide + RIM]
  // It takes the room's own light from the floor around it.
  context.save()
  context.shadowColor = 'rgb(90 50 60 / 0.45)'
  context.shadowBlur = unit * 0.9 * ratio
  fill(context, [at(near, near, 0), at(end, near, 0), at(end, end, 0), at(near, end, 0)], '#a98878')
  context.restore()
  paintBox(context, view, { x: near, y: near, z: 0, wide: end - near, deep: end - near, high: plinth }, WHITE)
  // And the carving takes it from the plinth.
  context.save()
  context.beginPath()
  trace(context, [at(near, near, plinth), at(end, near, plinth), at(end, end, plinth), at(near, end, plinth)])
  context.clip()
  context.shadowColor = 'rgb(150 84 66 / 0.5)'
  context.shadowBlur = unit * 0.8 * ratio
  context.shadowOffsetX = aside * ratio
  context.translate(-aside, 0)
  context.beginPath()
  for (const { x, y, z } of cubes)
    if (z === 0)
      trace(context, [
        at(away + x, away + y, plinth),
        at(away + x + 1, away + y, plinth),
        at(away + x + 1, away + y + 1, plinth),
        at(away + x, away + y + 1, plinth),
      ])
  context.fill('nonzero')
  context.restore()
  for (let index = TILES - 1; index >= 0; index--) {
    const { corners } = tileOf(view, index, 0)
    context.beginPath()
    trace(context, corners)
    context.lineWidth = Math.max(0.5, unit * 0.05)
    context.strokeStyle = 'rgb(140 96 70 / 0.4)'
    context.stroke()
  }
}

/** A tile of the plinth, counted row by row from its left corner round the near one. */
function tileOf({ away, wide, plinth, columns, rows, at }: View, index: number, out: number) {
  const row = Math.floor(index / (columns * 2))
  const column = index % (columns * 2)
  const pitch = (wide + 2 * RIM) / columns
  const tall = plinth / rows
  const gap = 0.09 * pitch
  const z = plinth - (row + 1) * tall + gap
  const high = tall - 2 * gap
  const side = pitch - 2 * gap
  const end = away + wide + RIM
  const reach = out * Math.min(pitch, tall)
  const left = column < columns
  const along = left ? away - RIM + column * pitch + gap : end - (column - columns + 1) * pitch + gap
  const corners = left
    ? [at(along, end, z), at(along + side, end, z), at(along + side, end, z + high), at(along, end, z + high)]
    : [at(end, along, z), at(end, along + side, z), at(end, along + side, z + high), at(end, along, z + high)]
  const box: Box = left
    ? { x: along, y: end, z, wide: side, deep: reach, high }
    : { x: end, y: along, z, wide: reach, deep: side, high }
  return { box, corners }
}

function paintTiles(context: CanvasRenderingContext2D, view: View, second: number) {
  // From the foot up, and on both sides from the far end to the corner they share.
  const { columns, rows } = view
  for (let row = rows - 1; row >= 0; row--)
    for (let column = 0; column < columns; column++)
      for (const place of [column, 2 * columns - 1 - column]) {
        const index = row * columns * 2 + place
        const out = tileAt(index, second)
        if (out > 0) paintBox(context, view, tileOf(view, index, out).box, PAINT)
      }
}

/** The carving as it is, or on its way to the next. */
function carvingOf({ width, height, time, motion, hourCycle }: CanvasFrame) {
  const view = viewOf(width, height)
  const { form } = view
  const carvingAt = (hour: number, minute: number) =>
    carve(silhouetteOf(hourNumber(hour, hourCycle), form), silhouetteOf(minute, form))
  const second = secondsOf(time)
  const changing = motion === 'full' && second > 60 - CHANGE_S
  const after = laterBy(time, 60_000)
  const moving = (): Moving[] => {
    const now = carvingAt(time.hour, time.minute)
    if (!changing) return now.map((cube) => ({ ...cube, tone: toneOf(cube) }))
    return slidesOf(now, carvingAt(after.hour, after.minute)).map(({ from, to }) => {
      const part = slideAt(second, (from.z % (FIGURE.high + 1)) / (FIGURE.high - 1))
      const mix = (start: number, end: number) => start + (end - start) * part
      return {
        x: mix(from.x, to.x),
        y: mix(from.y, to.y),
        z: from.z,
        tone: mix(toneOf(from), toneOf(to)),
      }
    })
  }
  const rodsAt = (hour: number, minute: number) =>
    rodsOf(view, silhouetteOf(hourNumber(hour, hourCycle), form), silhouetteOf(minute, form))
  const standing = () => {
    const now = rodsAt(time.hour, time.minute)
    if (!changing) return now
    const next = rodsAt(after.hour, after.minute)
    return now.map((rod, index) => {
      const part = slideAt(second, index && form === 'tower' ? 0.5 : 0)
      const { x, y } = next[index]!
      return { ...rod, x: rod.x + (x - rod.x) * part, y: rod.y + (y - rod.y) * part }
    })
  }
  const restMs =
    motion === 'reduced'
      ? untilMinute(time)
      : second < 60 - CHANGE_S
        ? 1000 * (60 - CHANGE_S - second)
        : undefined
  return { view, changing, cubes: moving(), rods: standing(), restMs }
}

/** Light and shadow are soft: half the stage's pixels show all there is to see. */
const ROOM_PIXELS = 480_000

function room(frame: CanvasFrame) {
  const { context, width, height, ratio, seed, layer } = frame
  const { view, changing, cubes, rods, restMs } = carvingOf(frame)
  // Kept only while the picture is drawn again and again: a copy of the whole stage takes its time.
  if (changing) layer('room', seed, (surface) => paintRoom(surface, view, width, height, seed))
  else paintRoom(context, view, width, height, seed)
  context.globalCompositeOperation = 'multiply'
  paintShadows(context, view, cubes, rods, width, height, ratio)
  return restMs
}

function carving(frame: CanvasFrame) {
  const { context, width, height, ratio } = frame
  const { view, cubes, rods, restMs } = carvingOf(frame)
  paintJoints(context, view, width, height)
  paintPlinth(context, view, cubes, (width + height) * 2, ratio)
  const link = view.form === 'tower' ? rods.pop() : undefined
  for (const rod of rods) paintRod(context, view, rod)
  paintCubes(context, view, cubes, link)
  return restMs
}

/** When a tile passes its rest for the third time, in milliseconds: what is left of its swing is half a pixel. */
const SWING_MS = (1000 * 5 * Math.PI) / 2 / 15

function tiles({ context, width, height, time, motion }: CanvasFrame) {
  const view = viewOf(width, height)
  const swings = motion === 'full' && (time.second === 59 || time.millisecond < SWING_MS)
  const still = time.second + (motion === 'full' ? SWING_MS / 1000 : 0.45)
  paintTiles(context, view, swings ? secondsOf(time) : still)
  return swings ? undefined : untilSecond(time)
}

/** The faces of the plinth, as far as tiles spring out of them. */
function plinthOf({ width, height }: { readonly width: number; readonly height: number }) {
  const view = viewOf(width, height)
  const corners = Array.from({ length: TILES }, (_, index) => tileOf(view, index, 1.1).box).flatMap(
    ({ x, y, z, wide, deep, high }) =>
      [x, x + wide].flatMap((atX) =>
        [y, y + deep].flatMap((atY) => [z, z + high].map((atZ) => view.at(atX, atY, atZ))),
      ),
  )
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  const [left, top] = [Math.max(0, Math.min(...xs) - 2), Math.max(0, Math.min(...ys) - 2)]
  return {
    left,
    top,
    width: Math.min(width, Math.max(...xs) + 2) - left,
    height: Math.min(height, Math.max(...ys) + 2) - top,
  }
}
