import { clamp, createRandom, Stage, secondsOf, untilMinute } from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import styles, { css } from './clock.module.css'
import { FIGURES } from './figures'
import { type Basin, basinsAt, type Plan, type Pool, planOf, SURGE, saidAt } from './model'

export { notes } from './notes'

const WORDS = 'ft-25-10-22 Words'

export const images: string[] = []
export const fonts = [
  { family: WORDS, source: new URL('./words.woff2', import.meta.url).href, weight: '700' },
]

const STONES = ['#dad7c9', '#d5d2c3', '#dedbce', '#d1cfbf']
const JOINT = '#bdb9a8'
const INK = '#1f2d29'
const WATER = '#68887b'
const WET = '#29443a'
const DEEP_JOINT = '#5e7e71'
const GLINT = '#84a195'
const EDGE = '#eceadf'

type Context = CanvasRenderingContext2D
type Bend = (x: number, y: number) => readonly [number, number]

/** A figure's width and its contours, in parts of its height. */
const figures = FIGURES.split('\n').map((line) => {
  const [broad = '', contours = ''] = line.split(':')
  return {
    broad: Number(broad) / 1000,
    contours: contours
      .split('|')
      .map((contour) =>
        contour
          .split(' ')
          .map((point) => point.split(',').map((part) => Number(part) / 1000) as [number, number]),
      ),
  }
})
const SPACE = 0.075

/** A number as one path, from its upper left corner; what bends it sees every point, and long sides have many. */
function numberPath(
  context: Context,
  number: number,
  middle: number,
  top: number,
  tall: number,
  bend?: Bend,
) {
  const digits = [...String(number)].map((digit) => figures[Number(digit)]!)
  const long = digits.reduce((sum, { broad }) => sum + broad + SPACE, -SPACE)
  let left = middle - (long * tall) / 2
  context.beginPath()
  for (const { broad, contours } of digits) {
    for (const contour of contours) {
      for (const [index, [x, y]] of contour.entries()) {
        const [nextX, nextY] = contour[(index + 1) % contour.length]!
        const steps = bend ? Math.max(1, Math.ceil(Math.hypot(nextX - x, nextY - y) / 0.035)) : 1
        for (let step = 0; step < steps; step++) {
          const at = [
            left + (x + ((nextX - x) * step) / steps) * tall,
            top + (y + ((nextY - y) * step) / steps) * tall,
          ] as const
          const [px, py] = bend ? bend(...at) : at
          if (index === 0 && step === 0) context.moveTo(px, py)
          else context.lineTo(px, py)
        }
      }
      context.closePath()
    }
    left += (broad + SPACE) * tall
  }
}

/** The three numbers that may be seen, with where the top of each is. */
function seen({ number, above, below, lift }: Basin, pool: Pool, { foot, step, tall }: Plan) {
  const top = pool.top + foot - tall - lift * step
  return [
    { number: above, top: top - step },
    { number, top },
    { number: below, top: top + step },
  ]
}

const COURSES = 4

/** Rows of ashlar that go with the numbers painted on them. */
function eachStone(
  { number, lift }: Basin,
  pool: Pool,
  { foot, step }: Plan,
  draw: (left: number, top: number, right: number, bottom: number, tone: number) => void,
) {
  const tall = step / COURSES
  const from = pool.top + foot - lift * step
  for (let course = -7; course <= 6; course++) {
    const bottom = from - course * tall
    if (bottom < pool.top || bottom - tall > pool.top + pool.height) continue
    const row = number * COURSES + course
    const { between, integer } = createRandom('25-10-22', row)
    let left = pool.left - between(0.2, 1) * tall * 2
    while (left < pool.left + pool.width) {
      const right = left + between(1.7, 2.9) * tall
      draw(left, bottom - tall, right, bottom, integer(0, 3))
      left = right
    }
  }
}

function within(context: Context, { left, top, width, height }: Pool, draw: () => void) {
  context.save()
  context.beginPath()
  context.rect(left, top, width, height)
  context.clip()
  draw()
  context.restore()
}

function drawBasinWall(context: Context, basin: Basin, pool: Pool, plan: Plan) {
  within(context, pool, () => {
    const joint = Math.max(1, plan.tall * 0.008)
    context.fillStyle = JOINT
    context.fillRect(pool.left, pool.top, pool.width, pool.height)
    eachStone(basin, pool, plan, (left, top, right, bottom, tone) => {
      context.fillStyle = STONES[tone]!
      context.fillRect(left + joint / 2, top + joint / 2, right - left - joint, bottom - top - joint)
    })
    context.fillStyle = INK
    for (const { number, top } of seen(basin, pool, plan)) {
      numberPath(context, number, pool.left + pool.width / 2, top, plan.tall)
      context.fill()
    }
  })
}

const stateOf = ({ time, motion }: CanvasFrame) =>
  basinsAt(time.hour, time.minute, motion === 'reduced' ? time.second : secondsOf(time), motion === 'reduced')

function drawWall(frame: CanvasFrame) {
  const { context, time, width, height, motion } = frame
  const plan = planOf(width, height)
  const state = stateOf(frame)
  drawBasinWall(context, state.hour, plan.hour, plan)
  drawBasinWall(context, state.minute, plan.minute, plan)
  return motion === 'reduced' || secondsOf(time) >= SURGE ? untilMinute(time) : undefined
}

/** The gate between the basins, and what the sea outside is doing. */
function drawGate({ context, time, width, height }: CanvasFrame) {
  const { wide, gate, hour } = planOf(width, height)
  context.fillStyle = INK
  if (wide) context.fillRect(hour.width, 0, gate, height)
  else context.fillRect(0, hour.height, width, gate)
  const long = wide ? height : width
  const words = saidAt(time.epochMs)
  context.font = `700 100px "${WORDS}"`
  const broad = words.map((text) => context.measureText(text.toUpperCase()).width / 100)
  const size = Math.min(gate * 0.46, (long * 0.9) / (broad[0]! + broad[1]! + 2))
  if (size < 10.9) return
  context.save()
  context.translate(wide ? hour.width + gate / 2 : 0, wide ? height : hour.height + gate / 2)
  if (wide) context.rotate(-Math.PI / 2)
  context.font = `700 ${size}px "${WORDS}"`
  context.fillStyle = STONES[0]!
  context.textBaseline = 'alphabetic'
  context.fillText(words[0]!.toUpperCase(), long * 0.05, size * 0.35)
  context.textAlign = 'right'
  context.fillText(words[1]!.toUpperCase(), long * 0.95, size * 0.35)
  context.restore()
}

function drawBasinWater(
  context: Context,
  basin: Basin,
  pool: Pool,
  plan: Plan,
  second: number,
  phase: number,
) {
  const { tall, foot } = plan
  const level = pool.top + foot - basin.level * tall
  const turn = (second / 60) * 2 * Math.PI
  const surface = (x: number) =>
    level +
    tall * 0.011 * Math.sin((x / tall) * 3.1 + turn * 24 + phase) +
    tall * 0.007 * Math.sin((x / tall) * 5.3 - turn * 17 + phase * 2)
  const outline = (lower: number) => {
    context.beginPath()
    context.moveTo(pool.left, pool.top + pool.height)
    for (let step = 0; step <= 40; step++) {
      const x = pool.left + (pool.width * step) / 40
      context.lineTo(x, surface(x) + lower)
    }
    context.lineTo(pool.left + pool.width, pool.top + pool.height)
    context.closePath()
  }
  within(
    context,
    { ...pool, top: level - tall * 0.1, height: pool.top + pool.height - level + tall * 0.1 },
    () => {
      outline(0)
      context.fillStyle = EDGE
      context.fill()
      outline(tall * 0.013)
      context.clip()
      context.fillStyle = WATER
      context.fillRect(pool.left, pool.top, pool.width, pool.height)
      const sway = (y: number) => {
        const deep = clamp((y - level) / (tall * 0.2))
        return (
          deep *
          tall *
          (0.022 * Math.sin((y / tall) * 17 - turn * 19 + phase) +
            0.009 * Math.sin((y / tall) * 41 + turn * 31))
        )
      }
      context.fillStyle = DEEP_JOINT
      const joint = Math.max(1, tall * 0.008)
      eachStone(basin, pool, plan, (left, _top, right, bottom) => {
        context.fillRect(left, bottom - joint / 2, right - left, joint)
      })
      // Light on the water lies in short strokes that drift.
      context.fillStyle = GLINT
      const { between } = createRandom('25-10-22', 'glint', phase)
      for (let index = 0; index < 7; index++) {
        const y = level + tall * (0.06 + index * 0.062 + between(0, 0.03))
        const long = tall * between(0.12, 0.34)
        const x = pool.left + (between(0, 1) + 0.03 * Math.sin(turn * (3 + (index % 4)) + index)) * pool.width
        context.fillRect(x - long / 2, y, long, Math.max(1, tall * 0.009))
      }
      context.fillStyle = WET
      for (const { number, top } of seen(basin, pool, plan)) {
        if (top + tall < level) continue
        numberPath(context, number, pool.left + pool.width / 2, top, tall, (x, y) => [x + sway(y), y])
        context.fill()
      }
    },
  )
}

function drawWater(frame: CanvasFrame) {
  const { context, time, width, height, motion } = frame
  const plan = planOf(width, height)
  const { hour, minute } = stateOf(frame)
  const second = motion === 'reduced' ? time.second : secondsOf(time)
  context.clearRect(0, 0, width, height)
  drawBasinWater(context, hour, plan.hour, plan, second, 1)
  drawBasinWater(context, minute, plan.minute, plan, second, 4)
}

/** Two basins of a lock, close. Water is never still: eight pictures a second, of the part of the wall that it may reach. */
export default function SpringTide() {
  return (
    <Stage css={css} images={images} fonts={fonts} className={styles.harbour}>
      <Canvas draw={drawWall} beat={20} />
      <Canvas
        draw={drawWater}
        beat={8}
        part={({ width, height }) => {
          const { foot, tall } = planOf(width, height)
          const top = foot - tall * 0.72
          return { left: 0, top, width, height: height - top }
        }}
      />
      <Canvas draw={drawGate} beat="minute" />
    </Stage>
  )
}
