import { createRandom, Stage, secondsOf, useClockTime } from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import styles, { css } from './clock.module.css'
import { type Cell, colonyAt, cut, MOTHER, measure, type Point, parentOf } from './colony'
import { type Arm, armsOf, BROAD, hourOf, type Letter, lengthOf, phaseAt, SPACE, tremble } from './model'

export { notes } from './notes'

const NUMBERS = 'ft-25-10-02 Numbers'

export const images: string[] = []
export const fonts = [
  { family: NUMBERS, source: new URL('./numbers.woff2', import.meta.url).href, weight: '700' },
]

const FIELD = '#edeaf1'
const CELLS = ['#bcb5c9', '#b4acc2', '#c3bdcf', '#aea6bd']
const NUCLEI = ['#cfcad9', '#c9c2d5', '#d4cfdd', '#c5bed1']
const NUMBER = '#5b5170'
const MOTHERS = '#d5d0de'
const NEWEST = '#2a2337'
const NEWEST_NUCLEUS = '#3c334c'
const STAIN = '#6a5f80'
const BAND = '#221b2e'

type Context = CanvasRenderingContext2D

/** The last colonies that were packed: several canvases of a stage, and two stages of a page, ask for the same one. */
const packed = new Map<string, Cell[]>()
function cellsOf(width: number, height: number, minute: number): Cell[] {
  // Packed at one size for each shape of a stage: a smaller stage is the same picture, smaller.
  const [across, down] =
    width > height ? [1000, Math.round((1000 * height) / width)] : [Math.round((1000 * width) / height), 1000]
  const key = `${across} ${down} ${minute}`
  const cells = packed.get(key) ?? colonyAt(across, down, minute)
  packed.delete(key)
  packed.set(key, cells)
  if (packed.size > 6) packed.delete(packed.keys().next().value!)
  return cells
}
const scaleOf = (width: number, height: number) => Math.max(width, height) / 1000

/** A soft outline through the middles of the sides. */
function blob(context: Context, outline: readonly Point[], centre: Point, size = 1, shift: Point = [0, 0]) {
  const at = ([x, y]: Point): Point => [
    centre[0] + (x - centre[0]) * size + shift[0],
    centre[1] + (y - centre[1]) * size + shift[1],
  ]
  const middle = (index: number): Point => {
    const p = outline[index % outline.length]!
    const q = outline[(index + 1) % outline.length]!
    return at([(p[0] + q[0]) / 2, (p[1] + q[1]) / 2])
  }
  context.beginPath()
  context.moveTo(...middle(outline.length - 1))
  for (let index = 0; index < outline.length; index++)
    context.quadraticCurveTo(...at(outline[index]!), ...middle(index))
  context.closePath()
  context.fill()
}

/** An outline without its short sides, which would be corners: of two points that are close, the one between. */
function merged(outline: readonly Point[]): Point[] {
  const near = Math.sqrt(measure(outline).area) * 0.3
  let points = [...outline]
  for (;;) {
    if (points.length < 5) return points
    const sides = points.map((p, index) => {
      const q = points[(index + 1) % points.length]!
      return Math.hypot(q[0] - p[0], q[1] - p[1])
    })
    const least = sides.indexOf(Math.min(...sides))
    if (sides[least]! >= near) return points
    const [p, q] = [points[least]!, points[(least + 1) % points.length]!]
    points = points.with(least, [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2])
    points.splice((least + 1) % points.length, 1)
  }
}

/** Corners that are cut once before they are rounded are rounder sides and fuller corners. */
function softened(outline: readonly Point[]): Point[] {
  return outline.flatMap((p, index) => {
    const before = outline[(index + outline.length - 1) % outline.length]!
    const after = outline[(index + 1) % outline.length]!
    const to = (other: Point): Point => [p[0] + (other[0] - p[0]) * 0.28, p[1] + (other[1] - p[1]) * 0.28]
    return [to(before), to(after)]
  })
}

/** How far a cell's edge is from a point in every direction, at least. */
function roomIn(outline: readonly Point[], [x, y]: Point): number {
  let room = Number.POSITIVE_INFINITY
  for (const [index, p] of outline.entries()) {
    const q = outline[(index + 1) % outline.length]!
    const long = Math.hypot(q[0] - p[0], q[1] - p[1]) || 1
    room = Math.min(room, Math.abs((q[0] - p[0]) * (p[1] - y) - (p[0] - x) * (q[1] - p[1])) / long)
  }
  return room
}

function drawColony({ context, time, width, height }: CanvasFrame) {
  const cells = cellsOf(width, height, time.minute)
  const scale = scaleOf(width, height)
  const field: Point[] = [
    [0, 0],
    [width / scale, 0],
    [width / scale, height / scale],
    [0, height / scale],
  ]
  context.fillStyle = FIELD
  context.fillRect(0, 0, width, height)
  context.save()
  context.scale(scale, scale)
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  const divides = parentOf(time.minute + 1)
  for (const { id, outline, centre } of cells) {
    const soft = softened(id === MOTHER ? outline : merged(outline))
    const { between, integer } = createRandom('25-10-02', 'cell', id)
    const tone = integer(0, 3)
    const newest = id === time.minute
    context.fillStyle = id === MOTHER ? MOTHERS : newest ? NEWEST : CELLS[tone]!
    blob(context, soft, centre)
    if (id === MOTHER) continue
    // A number stands in the middle of what is seen of its cell.
    let seen = [...outline]
    for (const [a, b, c] of [
      [-1, 0, 0],
      [0, -1, 0],
      [1, 0, field[2]![0]],
      [0, 1, field[2]![1]],
    ] as const)
      seen = cut(seen, a, b, c)
    const { centre: middle } = measure(seen)
    const room = roomIn(seen, middle)
    context.fillStyle = newest ? NEWEST_NUCLEUS : NUCLEI[tone]!
    const shift: Point = [middle[0] - centre[0], middle[1] - centre[1]]
    blob(context, soft, centre, newest ? 0.74 : between(0.62, 0.72), shift)
    if (id === divides && time.minute > 1) continue
    const text = String(id)
    context.font = `700 100px "${NUMBERS}"`
    const long = context.measureText(text).width / 100
    let size = newest
      ? Math.min((room * 1.62) / Math.hypot(long, 0.7), room * 1.5)
      : (room * 1.08) / Math.hypot(long, 0.7)
    // Never less than eleven pixels on a telephone.
    if (!newest) size = Math.max(size, 0.0158 * field[2]![1] * (width > height ? 1.2 : 0.9))
    context.font = `700 ${size}px "${NUMBERS}"`
    context.fillStyle = newest ? FIELD : NUMBER
    context.fillText(text, middle[0], middle[1] + size * 0.335)
  }
  context.restore()
}

const alongOf = (curve: Arm['curve'], part: number): Point => {
  const [a, b, c] = curve as [Point, Point, Point]
  const rest = 1 - part
  const mix = (axis: 0 | 1) => rest * rest * a[axis] + 2 * rest * part * b[axis] + part * part * c[axis]
  return [mix(0), mix(1)]
}

function strokeArm(context: Context, { curve }: Arm, from: number, to: number) {
  context.beginPath()
  for (let step = 0; step <= 12; step++) context.lineTo(...alongOf(curve, from + ((to - from) * step) / 12))
  context.stroke()
}

/** A banded chromosome one high, from its upper left corner. */
function drawChromosome(context: Context, letter: Letter, number: number) {
  const arms = armsOf(letter, number)
  context.lineWidth = 0.185
  context.lineCap = 'round'
  context.strokeStyle = STAIN
  for (const arm of arms) strokeArm(context, arm, 0, 1)
  context.lineCap = 'butt'
  context.strokeStyle = BAND
  for (const arm of arms)
    for (const [from, to] of arm.bands) strokeArm(context, arm, 0.1 + from * 0.95, 0.1 + to * 0.95)
}

/** Where the numeral lies in the mother cell, as large as it goes. */
function numeralBox(width: number, height: number, hour: number, minute: number) {
  const mother = cellsOf(width, height, minute)[0]!
  const scale = scaleOf(width, height)
  const { numeral } = hourOf(hour)
  const long = lengthOf(numeral)
  let seen = [...mother.outline]
  for (const [a, b, c] of [
    [-1, 0, 0],
    [0, -1, 0],
    [1, 0, width / scale],
    [0, 1, height / scale],
  ] as const)
    seen = cut(seen, a, b, c)
  const { centre } = measure(seen)
  // The largest box of its shape that stays within every side of the cell.
  let tall = Number.POSITIVE_INFINITY
  for (const [index, p] of seen.entries()) {
    const q = seen[(index + 1) % seen.length]!
    const side = Math.hypot(q[0] - p[0], q[1] - p[1]) || 1
    const [nx, ny] = [(q[1] - p[1]) / side, (p[0] - q[0]) / side]
    const far = Math.abs(nx * (p[0] - centre[0]) + ny * (p[1] - centre[1]))
    tall = Math.min(tall, (2 * far) / (Math.abs(nx) * long + Math.abs(ny)))
  }
  tall *= 0.86 * scale
  const box = {
    tall,
    left: centre[0] * scale - (tall * long) / 2,
    top: centre[1] * scale - tall / 2,
    long: tall * long,
  }
  return box
}

const numeralPart = ({ width, height }: { width: number; height: number }, hour: number, minute: number) => {
  const { tall, left, top, long } = numeralBox(width, height, hour, minute)
  return { left: left - tall * 0.06, top: top - tall * 0.06, width: long + tall * 0.12, height: tall * 1.12 }
}

function drawNumeral({ context, time, width, height, motion }: CanvasFrame) {
  const { tall, left, top } = numeralBox(width, height, time.hour, time.minute)
  const { numeral, number } = hourOf(time.hour)
  context.clearRect(left - tall, top - tall, tall * 6, tall * 3)
  const second = motion === 'reduced' ? time.second : secondsOf(time)
  let x = 0
  for (const [index, letter] of [...numeral].entries()) {
    const broad = BROAD[letter as Letter]
    context.save()
    context.translate(left + (x + broad / 2) * tall, top + tall / 2)
    context.rotate(tremble(second, index) * 2 * Math.PI)
    context.scale(tall, tall)
    context.translate(-broad / 2, -0.5)
    drawChromosome(context, letter as Letter, number)
    context.restore()
    x += broad + SPACE
  }
}

/** The cell that will have divided at the next minute, and how much room is in it. */
function dividing(width: number, height: number, minute: number) {
  const cells = cellsOf(width, height, minute)
  const scale = scaleOf(width, height)
  const cell = cells.find(({ id }) => id === parentOf(minute + 1))
  if (!cell || minute < 2) return undefined
  const { centre } = measure(cell.outline)
  return { x: centre[0] * scale, y: centre[1] * scale, room: roomIn(cell.outline, centre) * scale * 0.85 }
}

const mitosisPart = ({ width, height }: { width: number; height: number }, minute: number) => {
  const at = dividing(width, height, minute)
  if (!at) return { left: 0, top: 0, width: 1, height: 1 }
  return { left: at.x - at.room, top: at.y - at.room, width: at.room * 2, height: at.room * 2 }
}

/** Four chromosomes loose in the nucleus, then in a row, drawn apart, and two nuclei. */
function drawMitosis({ context, time, width, height, motion }: CanvasFrame) {
  const at = dividing(width, height, time.minute)
  if (!at) return
  const { phase, part } = phaseAt(motion === 'reduced' ? time.second : secondsOf(time))
  const { between } = createRandom('25-10-02', 'mitosis', time.minute)
  context.clearRect(at.x - at.room, at.y - at.room, at.room * 2, at.room * 2)
  context.save()
  context.translate(at.x, at.y)
  context.rotate(between(0, Math.PI))
  context.scale(at.room, at.room)
  context.strokeStyle = BAND
  context.lineCap = 'round'
  const ease = part * part * (3 - 2 * part)
  for (let index = 0; index < 4; index++) {
    const turn = between(0, Math.PI)
    const away = between(0.2, 0.42)
    const round = (index / 4) * 2 * Math.PI + 0.6
    const row = (index - 1.5) * 0.38
    const gather = phase === 'prophase' ? 0 : phase === 'metaphase' ? Math.min(1, ease * 2) : 1
    const x = Math.cos(round) * away * (1 - gather)
    const y = Math.sin(round) * away * (1 - gather) + row * gather
    const angle = turn * (1 - gather) + (Math.PI / 2) * gather
    const apart = phase === 'anaphase' ? ease * 0.52 : phase === 'telophase' ? 0.52 : 0
    const close = phase === 'telophase' ? 1 - ease * 0.45 : 1
    // Threads first, which grow thick.
    context.lineWidth = phase === 'prophase' ? 0.05 + 0.06 * part : 0.11
    for (const side of [-1, 1]) {
      const bend = 0.03 + apart * 0.34
      const half = 0.1
      context.save()
      context.translate(x + side * (apart + 0.045), y * close)
      context.rotate(angle)
      context.beginPath()
      context.moveTo(-half, side * bend)
      context.quadraticCurveTo(0, -side * bend, half, side * bend)
      context.stroke()
      context.restore()
    }
  }
  // The furrow comes from both sides and meets in the middle.
  if (phase === 'telophase') {
    context.strokeStyle = FIELD
    context.lineWidth = 0.07
    for (const side of [-1, 1]) {
      context.beginPath()
      context.moveTo(0, side)
      context.lineTo(0, side * (1 - ease))
      context.stroke()
    }
  }
  context.restore()
}

function Moving({ hour, minute }: { hour: number; minute: number }) {
  return (
    <>
      <Canvas
        key={`n${hour} ${minute}`}
        draw={drawNumeral}
        beat={8}
        part={(size) => numeralPart(size, hour, minute)}
      />
      <Canvas key={`m${minute}`} draw={drawMitosis} beat={5} part={(size) => mitosisPart(size, minute)} />
    </>
  )
}

/** A field under the microscope. */
export default function CellDivision() {
  const { hour, minute } = useClockTime('minute')
  return (
    <Stage css={css} images={images} fonts={fonts} className={styles.field}>
      <Canvas draw={drawColony} beat="minute" />
      <Moving hour={hour} minute={minute} />
    </Stage>
  )
}
