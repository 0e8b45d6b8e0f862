import {
  easeOut,
  type HourCycle,
  Stage,
  secondsOf,
  untilMinute,
  untilSecond,
} from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import { CHART, DEEPER, SOUNDINGS } from './chart'
import styles, { css } from './clock.module.css'
import { drawFish } from './fish'
import {
  CROSSING,
  lureAt,
  type Numeral,
  type Plan,
  type Point,
  planOf,
  poolAt,
  rootAt,
  STAY,
  soundingOf,
  swimAt,
  TWITCH_MS,
  twitchAt,
} from './model'

export { notes } from './notes'

const FONT = 'ft-25-07-21 Sounding'

export const images = []
export const fonts = [
  { family: FONT, source: new URL('./sounding.woff2', import.meta.url).href, weight: '600', style: 'italic' },
]

const typeOf = (size: number) => `italic 600 ${size}px "${FONT}"`

/** From shallow to deep. */
const TINTS = [
  '#0d6a70',
  '#0b5c66',
  '#0a505c',
  '#084553',
  '#073b4a',
  '#053140',
  '#042836',
  '#03202d',
  '#021823',
  '#01111a',
]
const AFTERGLOW = '#46c3a4'

/** The chart covers the stage; what is too much of it is off to the right and above. */
function chartOn(width: number, height: number) {
  // A little larger than it need be, so that the lines along its own edges are not seen.
  const scale = Math.max(width / CHART.width, height / CHART.height) * 1.03
  return { scale, x: -CHART.width * scale * 0.01, y: height - CHART.height * scale * 0.985 }
}

function contours(
  context: CanvasRenderingContext2D,
  width: number,
  height: number,
  draw: (path: Path2D, index: number) => void,
): void {
  const { scale, x, y } = chartOn(width, height)
  context.save()
  context.translate(x, y)
  context.scale(scale, scale)
  context.lineWidth = Math.max(1, Math.min(width, height) * 0.002) / scale
  DEEPER.forEach((path, index) => {
    draw(new Path2D(path), index)
  })
  context.restore()
}

const within = ({ x, y, width, height }: Numeral, [left, top]: Point, room: number) =>
  Math.abs(left - x) < width / 2 + room && top > y - height - room && top < y + room

/** The depths, in metres, wherever the time leaves room for them. A thumbnail has none. */
function soundings(context: CanvasRenderingContext2D, plan: Plan, width: number, height: number): void {
  const size = Math.max(15, Math.min(width, height) * 0.031)
  if (Math.min(width, height) < 340) return
  const { scale, x, y } = chartOn(width, height)
  context.font = typeOf(size)
  for (const [left, top, metres] of SOUNDINGS) {
    const at: Point = [x + left * scale, y + top * scale]
    const cut = at[0] < size * 1.4 || at[0] > width - size * 1.4 || at[1] < size * 1.4
    if (cut || within(plan.hour, at, size * 1.1) || within(plan.minute, at, size * 1.1)) continue
    context.fillText(String(metres), at[0], at[1] + size * 0.35)
  }
}

function numbers(
  context: CanvasRenderingContext2D,
  plan: Plan,
  [hour, minute]: readonly [string, string],
): void {
  for (const [text, { x, y, size }] of [
    [hour, plan.hour],
    [minute, plan.minute],
  ] as const) {
    context.font = typeOf(size)
    context.fillText(text, x, y)
  }
}

/** What the water itself lets through: the tints, faint lines, and both numbers in after-glow. */
function drawSea({ context, time, width, height, hourCycle }: CanvasFrame) {
  const plan = planOf(width, height)
  context.textAlign = 'center'
  contours(context, width, height, (path, index) => {
    context.fillStyle = TINTS[index]!
    context.fill(path)
  })
  const dark = context.createLinearGradient(0, 0, 0, height)
  dark.addColorStop(0, 'rgb(0 14 22 / 0.3)')
  dark.addColorStop(1, 'rgb(0 8 14 / 0.72)')
  context.fillStyle = dark
  context.fillRect(0, 0, width, height)
  context.fillStyle = 'rgb(94 214 190 / 0.16)'
  soundings(context, plan, width, height)
  context.fillStyle = AFTERGLOW
  numbers(context, plan, soundingOf(time.hour, time.minute, hourCycle))
  return untilMinute(time)
}

const nowAt = ({ time, motion }: Pick<CanvasFrame, 'time' | 'motion'>) =>
  swimAt(motion === 'reduced' ? Math.floor(time.second / STAY) * STAY + CROSSING : secondsOf(time) % 60)

/** All that can be read on the chart, to be seen wherever light falls. */
function sheet(
  context: CanvasRenderingContext2D,
  { width, height, time }: CanvasFrame,
  plan: Plan,
  hourCycle: HourCycle,
) {
  context.textAlign = 'center'
  context.strokeStyle = 'rgb(0 0 0 / 0.5)'
  contours(context, width, height, (path) => {
    context.stroke(path)
  })
  context.fillStyle = '#000'
  soundings(context, plan, width, height)
  numbers(context, plan, soundingOf(time.hour, time.minute, hourCycle))
}

/** What the lure lights: the chart about it, and the fish. Drawn while it swims, and left alone while it stays. */
function drawLit(frame: CanvasFrame) {
  const { context, time, width, height, hourCycle, layer } = frame
  const plan = planOf(width, height)
  const at = nowAt(frame)
  const lure = lureAt(plan, at)
  layer('sheet', `${time.hour} ${time.minute} ${hourCycle}`, (sheetContext) => {
    sheet(sheetContext, frame, plan, hourCycle)
  })
  const lit = poolAt(plan, at)
  const pool = ([x, y]: Point, reach: number, stops: readonly (readonly [number, string])[]) => {
    const light = context.createRadialGradient(x, y, 0, x, y, reach)
    for (const [far, colour] of stops) light.addColorStop(far, colour)
    context.fillStyle = light
    context.fillRect(0, 0, width, height)
  }
  context.save()
  context.globalCompositeOperation = 'source-in'
  pool([lit.x, lit.y], lit.reach, [
    [0, '#fff1c4'],
    [0.4, '#ffd382'],
    [0.8, '#ffa848'],
    [0.9, 'rgb(240 140 50 / 0.7)'],
    [1, 'rgb(190 140 70 / 0)'],
  ])
  context.globalCompositeOperation = 'destination-over'
  pool(lure, lit.reach * 1.5, [
    [0, 'rgb(255 170 70 / 0.55)'],
    [0.12, 'rgb(196 128 58 / 0.4)'],
    [0.4, 'rgb(70 110 80 / 0.26)'],
    [1, 'rgb(10 90 90 / 0)'],
  ])
  context.restore()
  drawFish(context, rootAt(plan, at), plan.scale, lure)
  const stayed = (time.second % STAY) + time.millisecond / 1000
  return frame.motion === 'full' && stayed < CROSSING ? undefined : (STAY - stayed) * 1000
}

/** The rod and the light at its end. */
function drawRod(frame: CanvasFrame) {
  const { context, time, width, height, motion } = frame
  const plan = planOf(width, height)
  const at = nowAt(frame)
  const small = Math.min(width, height)
  const part = Math.min(1, time.millisecond / TWITCH_MS)
  const twitch = motion === 'reduced' ? 0 : twitchAt(time.second, easeOut(part)) * small * 0.009
  const [x, y] = lureAt(plan, at)
  const lure: Point = [x + twitch * 0.5, y + twitch]
  const root = rootAt(plan, at)
  const over: Point = [
    root[0] + (lure[0] - root[0]) * (plan.tall ? 0.42 : 0.3),
    Math.min(root[1], lure[1]) - small * 0.1,
  ]
  const thick = small * 0.011
  context.fillStyle = '#5b3417'
  context.strokeStyle = '#f0a955'
  context.lineWidth = Math.max(1, small * 0.0025)
  context.beginPath()
  context.moveTo(root[0] - thick, root[1] + thick)
  context.quadraticCurveTo(over[0], over[1] - thick * 0.4, ...lure)
  context.quadraticCurveTo(over[0] + thick, over[1] + thick, root[0] + thick, root[1] + thick)
  context.fill()
  context.stroke()
  const glow = context.createRadialGradient(...lure, 0, ...lure, small * 0.07)
  glow.addColorStop(0, 'rgb(255 226 150 / 0.95)')
  glow.addColorStop(0.35, 'rgb(255 190 90 / 0.5)')
  glow.addColorStop(1, 'rgb(255 160 60 / 0)')
  context.fillStyle = glow
  context.fillRect(lure[0] - small * 0.07, lure[1] - small * 0.07, small * 0.14, small * 0.14)
  context.fillStyle = '#fffbe8'
  context.beginPath()
  context.ellipse(lure[0], lure[1], small * 0.02, small * 0.025, 0, 0, Math.PI * 2)
  context.fill()
  const swims = motion === 'full' && (time.second % STAY) + time.millisecond / 1000 < CROSSING
  return part < 1 && motion === 'full' ? undefined : swims ? undefined : untilSecond(time)
}

/** The band in which the rod swings. */
function bandOf({ width, height }: { width: number; height: number }) {
  const plan = planOf(width, height)
  const small = Math.min(width, height)
  const high = Math.min(lureAt(plan, 0.5)[1], lureAt(plan, 0)[1], plan.root[1]) - small * 0.14
  const top = Math.max(0, high)
  const left = Math.max(0, plan.lures[0][0] - small * 0.09)
  return {
    left,
    top,
    width: Math.min(width, plan.lures[1][0] + small * 0.09) - left,
    height: Math.max(plan.root[1], plan.lures[1][1]) + small * 0.09 - top,
  }
}

/**
 * A chart of the deep that only the lure can light: the sea once a minute, what is lit while the fish swims from the
 * hour to the minute and back, and the rod by itself, for its twitch each second.
 */
export default function Anglerfish() {
  return (
    <Stage css={css} images={images} fonts={fonts} className={styles.abyss}>
      <Canvas draw={drawSea} beat="minute" />
      <Canvas draw={drawLit} beat={20} maxPixels={1600 * 1000} />
      <Canvas draw={drawRod} beat={20} part={bandOf} />
    </Stage>
  )
}
