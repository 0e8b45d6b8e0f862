import { createRandom, type HourCycle, Stage, untilMinute, untilSecond } from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import styles, { css } from './clock.module.css'
import { FACES } from './faces'
import {
  FALL_MS,
  faceAt,
  figuresOf,
  leftToFall,
  type Mark,
  type Plan,
  planOf,
  type Stand,
  slotOf,
} from './model'

export { notes } from './notes'

const FONT = 'ft-25-07-15 Mono'

export const images = []
export const fonts = [
  {
    family: FONT,
    source: new URL('./mono.woff2', import.meta.url).href,
    weight: '800',
  },
]

/** Of each room: the wall, the floor, the typeface, and the lettering on the wall. */
const ROOMS = [
  ['#c63d2c', '#8c2519', '#fff0dc', '#ffb59f'],
  ['#1d7d5f', '#12523f', '#fff1cf', '#8fe0bd'],
  ['#efb52f', '#c98a12', '#2a1804', '#7a4a00'],
  ['#33459f', '#202d70', '#fff3df', '#a9b8ff'],
  ['#e892ae', '#bd6484', '#3b0a20', '#86274d'],
  ['#7fb6ad', '#528a82', '#0c2d2b', '#1c5a55'],
] as const

interface Time {
  readonly hour: number
  readonly minute: number
}

const roomOf = ({ hour, minute }: Time) => ROOMS[(hour + minute) % ROOMS.length]!

const planAt = ({ hour, minute }: Time, width: number, height: number, hourCycle: HourCycle) =>
  planOf(width, height, faceAt(hour, minute), figuresOf(hour, minute, hourCycle))

/** The room, and what is written on its wall. */
function drawRoom({ context, time, width, height, hourCycle }: CanvasFrame) {
  const [wall, floor, , lettering] = roomOf(time)
  const plan = planAt(time, width, height, hourCycle)
  const face = faceAt(time.hour, time.minute)
  context.fillStyle = wall
  context.fillRect(0, 0, width, height)
  context.fillStyle = floor
  context.fillRect(0, plan.floor, width, height - plan.floor)
  if (plan.shelf > 0) context.fillRect(0, plan.stands[0]!.floor, width, plan.shelf)
  context.fillStyle = lettering
  context.textBaseline = 'alphabetic'
  context.font = `800 ${plan.name}px "${FONT}"`
  context.fillText(face.name, plan.margin - plan.name * 0.05, plan.margin + plan.name * 0.74)
  context.font = `800 ${plan.by}px "${FONT}"`
  context.fillText(face.by, plan.margin, plan.margin + plan.name * 1.02 + plan.by * 0.8)
  return untilMinute(time)
}

/** Blocks and half blocks, as the part of their cell from the top that they fill. */
const BLOCKS: Readonly<Record<string, readonly [number, number]>> = {
  '█': [0, 1],
  '▀': [0, 0.5],
  '▄': [0.5, 1],
}

/** Strokes that cross a cell from edge to edge, in parts of it, so that neighbours meet as they would on a screen. */
const STROKES: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  '|': [
    [0.5, 0],
    [0.5, 1],
  ],
  '/': [
    [1, 0],
    [0, 1],
  ],
  '\\': [
    [0, 0],
    [1, 1],
  ],
  '<': [
    [1, 0.08],
    [0.1, 0.5],
    [1, 1],
  ],
  '>': [
    [0, 0],
    [0.9, 0.5],
    [0, 1],
  ],
  '(': [
    [0.85, 0],
    [0.35, 0.25],
    [0.35, 0.75],
    [0.85, 1],
  ],
  ')': [
    [0.15, 0],
    [0.65, 0.25],
    [0.65, 0.75],
    [0.15, 1],
  ],
}

function drawMark(
  context: CanvasRenderingContext2D,
  letter: string,
  x: number,
  y: number,
  [across, down]: readonly [number, number],
  { left = 0, right = 0, foot }: Partial<Mark> = {},
) {
  const block = BLOCKS[letter]
  const stroke = STROKES[letter]
  if (block) {
    const from = Math.round(x)
    const top = Math.round(y + block[0] * down)
    context.fillRect(from, top, Math.round(x + across) - from, Math.round(y + block[1] * down) - top)
  } else if (letter === '#') {
    context.beginPath()
    for (const at of [0.3, 0.7]) {
      context.moveTo(x + (at + 0.07) * across, y + 0.1 * down)
      context.lineTo(x + (at - 0.07) * across, y + 0.9 * down)
      context.moveTo(x + 0.06 * across, y + (0.14 + 0.5 * at + 0.11) * down)
      context.lineTo(x + 0.94 * across, y + (0.14 + 0.5 * at + 0.11) * down)
    }
    context.lineWidth *= 0.66
    context.stroke()
    context.lineWidth /= 0.66
  } else if (letter === '_') {
    context.beginPath()
    context.moveTo(x - left * across, y + down)
    context.lineTo(x + (1 + right) * across, y + down)
    context.stroke()
  } else if (stroke) {
    context.beginPath()
    for (const [along, below] of stroke) context.lineTo(x + along * across, y + below * down)
    if (foot !== undefined) context.lineTo(x + foot * across, y + down)
    context.stroke()
  } else context.fillText(letter, x + across / 2, y + down * 0.76)
}

function drawStand(context: CanvasRenderingContext2D, stand: Stand, ms: number, chance: () => number) {
  const { art, left, top, cell, drop } = stand
  context.font = `800 ${cell[0] / 0.58}px "${FONT}"`
  context.textAlign = 'center'
  context.lineWidth = cell[0] * 0.5
  for (const mark of art.marks) {
    const { letter, column, row } = mark
    const high = leftToFall(ms, row, art.rows, chance()) * drop
    drawMark(context, letter, left + column * cell[0], top + row * cell[1] - high, cell, mark)
  }
}

/** The typeface comes down in the first second of its minute, and then stands. */
function drawType({ context, time, width, height, hourCycle, motion }: CanvasFrame) {
  const [, , ink] = roomOf(time)
  const plan = planAt(time, width, height, hourCycle)
  const falls = motion === 'full' && time.second === 0 && time.millisecond < FALL_MS
  const ms = falls ? time.millisecond : FALL_MS
  context.lineCap = 'round'
  context.lineJoin = 'round'
  const chanceOf = () => {
    const { between } = createRandom('fall', time.hour, time.minute)
    return () => between(0, 1)
  }
  for (const stand of plan.stands) {
    context.fillStyle = ink
    context.strokeStyle = ink
    drawStand(context, stand, ms, chanceOf())
  }
  return falls ? undefined : untilMinute(time)
}

/** How long a character falls that marks a second. */
const DROP_MS = 320

/** Which characters of a typeface fall: of blocks the whole ones, and of others none that is next to nothing. */
function fallingOf(plan: Plan): readonly string[] {
  const letters = plan.stands.flatMap(({ art }) => art.marks.map(({ letter }) => letter))
  const whole = letters.filter((letter) => letter === '█')
  return whole.length > 0 ? ['█'] : letters.filter((letter) => !"_',.".includes(letter))
}

/** One more character lies on the floor with each second, each on a sort as printers had them: six heaps of ten. */
function drawSeconds({ context, time, width, height, hourCycle, motion }: CanvasFrame) {
  const [, floor, ink] = roomOf(time)
  const plan = planAt(time, width, height, hourCycle)
  const letters = fallingOf(plan)
  const part = motion === 'full' ? Math.min(1, time.millisecond / DROP_MS) : 1
  context.strokeStyle = floor
  context.lineCap = 'round'
  context.lineJoin = 'round'
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  for (let second = 0; second < time.second; second++) {
    const { x, y, size } = slotOf(second, width, height, plan)
    const high = second === time.second - 1 ? (1 - part * part) * (y - size[1] - plan.floor) : 0
    const [across, down] = size
    const gap = Math.max(1, across * 0.08)
    context.fillStyle = ink
    context.fillRect(x - across / 2 + gap / 2, y - down + gap - high, across - gap, down - gap)
    const letter = letters[(second * 7) % letters.length]!
    // On small stages a letter would be too small to read.
    if (letter === '█' || across < 15) continue
    const cell = [Math.min(across * 0.42, down * 0.36), down * 0.58] as const
    context.fillStyle = floor
    context.lineWidth = across * 0.12
    context.font = `800 ${Math.min(across, down) * 0.8}px "${FONT}"`
    drawMark(context, letter, x - cell[0] / 2, y - down * 0.77 - high, cell)
  }
  return part === 1 ? untilSecond(time) : undefined
}

/** The least of all floors, whatever stands on it. */
const floorOf = ({ width, height }: { width: number; height: number }) => {
  const { floor } = planOf(width, height, FACES[0]!, ['00', '00'])
  return { left: 0, top: floor, width, height: height - floor }
}

/** A museum of letters made of letters: one typeface a minute. */
export default function Figlet() {
  return (
    <Stage css={css} images={images} fonts={fonts} className={styles.museum}>
      <Canvas draw={drawRoom} beat="minute" />
      <Canvas draw={drawType} beat={30} />
      <Canvas draw={drawSeconds} beat={30} part={floorOf} />
    </Stage>
  )
}
