import { type ClockTime, Stage, untilMinute } from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import { type Blob, blobsAt, columnAt, outlineOf, type Plan, planOf, RISE_MS, settled } from './model'

export { notes } from './notes'

const FACE = 'ft-25-09-10 Figures'
export const images = []
export const fonts = [
  { family: FACE, source: new URL('./figures.woff2', import.meta.url).href, weight: '400' },
]

const ROOM = '#a9c080'
const LIQUID = '#d2e4ac'
const SHEEN = '#e6f1c9'
const WAX = '#0e3a2b'
const RIM = '#2c6b4d'

/** How high figures are for their size: 734 thousandths, and their middle that much over their line. */
const HIGH = 0.734

const minuteMs = (time: ClockTime) => time.second * 1000 + time.millisecond

const surfaceOf = ({ scale }: Plan, time: ClockTime, reduced: boolean) =>
  scale.zero - ((scale.zero - scale.sixty) * columnAt(time.minute, reduced ? RISE_MS : minuteMs(time))) / 60

/** The glass, from the stage's top to its bottom: two curves. */
function glassOf({ glass }: Plan, width: number, height: number) {
  const [top, belly, bottom] = glass
  const side = (at: (inset: number) => number) =>
    `${at(top)} ${-2}C${at(top * 0.72)} ${height * 0.22} ${at(belly)} ${height * 0.42} ${at(belly)} ${height * 0.62}C${at(belly)} ${height * 0.78} ${at(bottom * 0.7)} ${height * 0.92} ${at(bottom)} ${height + 2}`
  const right = new Path2D(`M${side((inset) => width - inset)}L${width} ${height + 2}V-2Z`)
  const left = new Path2D(`M${side((inset) => inset)}L0 ${height + 2}V-2Z`)
  return { left, right }
}

/** Draws twice: as it is in the liquid, and as it is in the wax, where all is the other way round. */
function bothWays(frame: CanvasFrame, surface: number, draw: (inWax: boolean) => void) {
  const { context, width, height } = frame
  for (const inWax of [false, true]) {
    context.save()
    context.beginPath()
    context.rect(0, inWax ? surface : 0, width, inWax ? height - surface : surface)
    context.clip()
    draw(inWax)
    context.restore()
  }
}

/** The column, the scale on the glass, and the minute, which the surface runs through. */
function paintLamp(frame: CanvasFrame) {
  const { context, time, width, height, motion } = frame
  const plan = planOf(width, height)
  const surface = surfaceOf(plan, time, motion === 'reduced')
  const { scale, figures } = plan
  bothWays(frame, surface, (inWax) => {
    context.fillStyle = inWax ? WAX : LIQUID
    context.fillRect(0, 0, width, height)
    context.fillStyle = inWax ? LIQUID : WAX
    context.textBaseline = 'alphabetic'
    const { size, x } = scale
    for (let minute = 0; minute <= 60; minute++) {
      const y = scale.zero - ((scale.zero - scale.sixty) * minute) / 60
      const five = minute % 5 === 0
      const thick = Math.max(1, size * (five ? 0.13 : 0.075))
      context.fillRect(x, y - thick / 2, size * (five ? 1.1 : 0.6), thick)
      // The minute's own figures stand in the way of these.
      if (!five || Math.abs(y - surface) < figures.size * HIGH * 0.5 + size * 0.75) continue
      context.font = `${size}px "${FACE}"`
      context.fillText(String(minute), x + size * 1.5, y + (size * HIGH) / 2)
    }
    context.font = `${figures.size}px "${FACE}"`
    context.fillText(String(time.minute), figures.x, surface + (figures.size * HIGH) / 2)
  })
  const { left, right } = glassOf(plan, width, height)
  context.fillStyle = ROOM
  context.fill(left)
  context.fill(right)
  if (motion === 'reduced' || minuteMs(time) >= RISE_MS) return untilMinute(time)
}

const pathOf = (points: readonly (readonly [number, number])[], dx = 0, dy = 0, scale = 1) => {
  const path = new Path2D()
  const at = (index: number) => points[(index + points.length) % points.length]!
  const [middleX, middleY] = [0, 1].map(
    (axis) => points.reduce((sum, point) => sum + point[axis as 0 | 1], 0) / points.length,
  ) as [number, number]
  const put = ([x, y]: readonly [number, number]) =>
    [middleX + (x - middleX) * scale + dx, middleY + (y - middleY) * scale + dy] as const
  path.moveTo(...put(at(0)))
  for (let index = 0; index < points.length; index++) {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)].map(put) as [
      readonly [number, number],
      readonly [number, number],
      readonly [number, number],
      readonly [number, number],
    ]
    path.bezierCurveTo(
      b[0] + (c[0] - a[0]) / 6,
      b[1] + (c[1] - a[1]) / 6,
      c[0] - (d[0] - b[0]) / 6,
      c[1] - (d[1] - b[1]) / 6,
      c[0],
      c[1],
    )
  }
  path.closePath()
  return { path, middle: [middleX, middleY] as const }
}

/** Wax is slow: it is moved eight times a second. */
const STEP_MS = 125

const kept = new Map<string, Blob[]>()
/** Where the wax lies is found once for a stage's size. */
function waxOf(count: number, plan: Plan): Blob[] {
  const key = `${count} ${plan.room.width} ${plan.room.height}`
  let wax = kept.get(key)
  if (!wax) {
    if (kept.size > 40) kept.clear()
    wax = settled(count, plan)
    kept.set(key, wax)
  }
  return wax
}

/** The wax that is adrift. */
function paintWax(frame: CanvasFrame) {
  const { context, time, width, height, motion } = frame
  const plan = planOf(width, height)
  const reduced = motion === 'reduced'
  const surface = surfaceOf(plan, time, reduced)
  const count = blobsAt(time.hour)
  const step = reduced ? 1000 : STEP_MS
  const seconds = time.hour * 3600 + time.minute * 60 + (Math.floor(minuteMs(time) / step) * step) / 1000
  const shapes = waxOf(count, plan).map((blob, index) => {
    const points = outlineOf(blob, index, seconds, plan.gap)
    const { radius } = blob
    return {
      radius,
      ...pathOf(points),
      lit: pathOf(points, radius * (index ? 0.17 : 0.12), radius * (index ? 0.15 : 0.1), index ? 0.96 : 0.98)
        .path,
    }
  })
  bothWays(frame, surface, (inWax) => {
    for (const [index, { path, lit, middle, radius }] of shapes.entries()) {
      // All of it in the rim's colour, and what is not rim over it.
      context.save()
      context.clip(path)
      context.fillStyle = inWax ? SHEEN : RIM
      context.fill(path)
      context.fillStyle = inWax ? LIQUID : WAX
      context.fill(lit)
      context.restore()
      if (index > 0) continue
      const text = String(count)
      const size = radius * (text.length > 1 ? 1.08 : 1.5)
      context.fillStyle = inWax ? WAX : LIQUID
      context.font = `${size}px "${FACE}"`
      context.textAlign = 'center'
      context.fillText(text, middle[0] + radius * 0.05, middle[1] + (size * HIGH) / 2)
    }
  })
  if (minuteMs(time) >= RISE_MS) return step - (minuteMs(time) % step)
}

/**
 * A lava lamp from too near. Above the surface there is wax in the liquid, below it liquid in the wax. The lamp is
 * painted when the column rises; the wax, which is slow, a few times a second, on a canvas no larger than where it
 * drifts.
 */
export default function LavaLamp() {
  return (
    <Stage images={images} fonts={fonts}>
      <Canvas draw={paintLamp} beat={30} />
      <Canvas
        draw={paintWax}
        beat={30}
        part={({ width, height }) => {
          const { room, gap } = planOf(width, height)
          return { left: room.x - gap, top: 0, width: room.width + gap * 2, height }
        }}
      />
    </Stage>
  )
}
