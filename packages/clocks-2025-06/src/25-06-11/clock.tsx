import {
  createRandom,
  type HourCycle,
  Stage,
  untilMinute,
  untilSecond,
  useClockTime,
  useHostSettings,
} from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import styles, { css } from './clock.module.css'
import { type Box, figureAt, numbered, planOf, strokeIn, tallyAt } from './model'
import { paintPast } from './past'
import { carve, faint, groove, grooveNumber, nail, ring } from './scratch'
import { createSheet, type Sheet } from './sheet'
import { lightAt, paintWindow } from './window'

export { notes } from './notes'

const wall = new URL('./wall.webp', import.meta.url).href

export const images = [wall]
export const fonts = []

const strokeWidth = (height: number, gate: number) => Math.max(1.8, Math.min(height * 0.11, gate * 0.165))
const HOUR = 1.32

/** How many pixels of the wall are carved, at the most: a grown window's would take too long. */
const MOST = 1000 * 640

/** A part of the wall, in whole pixels of its canvas. */
interface Patch {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The patch about some gates: what stands outside is whole. */
function patchOf(boxes: readonly Box[], room: readonly [x: number, y: number], ratio: number): Patch {
  const left = Math.max(0, Math.floor((Math.min(...boxes.map(({ x }) => x)) - room[0]) * ratio))
  const top = Math.max(0, Math.floor((Math.min(...boxes.map(({ y }) => y)) - room[1]) * ratio))
  const right = Math.max(...boxes.map(({ x, width }) => x + width)) + room[0]
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height)) + room[1]
  return { left, top, width: Math.ceil(right * ratio) - left, height: Math.ceil(bottom * ratio) - top }
}

/** What was painted over, and all that stands on the wall at this minute, cut into it, and seen by the light that falls on it; at first in pieces. */
function* drawTally({ context, time, width, height, ratio, hourCycle }: CanvasFrame) {
  const plan = planOf(width, height, hourCycle)
  const { hours, minutes } = tallyAt(time.hour, time.minute, hourCycle)
  const [first, big] = [plan.minutes[0]!, plan.hours[0]!]
  const thin = strokeWidth(first.height, first.width)
  const thick = strokeWidth(big.height, big.width) * HOUR
  const light = lightAt(time.hour + time.minute / 60)
  yield* paintPast(context, width, height, time, hourCycle, light, [thin, thick])
  function* cut(patch: Patch, draw: (sheet: Sheet) => Iterable<void>) {
    const place = [patch.left, patch.top] as const
    const sheet = createSheet(context.createImageData(patch.width, patch.height), ratio, place)
    yield* draw(sheet)
    const canvas = document.createElement('canvas')
    canvas.width = patch.width
    canvas.height = patch.height
    const carved = yield* carve(sheet.picture, light, [thin * ratio * 0.62, thick * ratio * 0.6], place)
    canvas.getContext('2d')?.putImageData(carved, 0, 0)
    context.save()
    context.setTransform(1, 0, 0, 1, 0, 0)
    context.drawImage(canvas, patch.left, patch.top)
    context.restore()
    yield
  }
  // For none there is a ring, as bookkeepers have it.
  const none = (sheet: Sheet, box: Box, broad: number, bares: 'brick' | 'fresh') =>
    ring(
      sheet,
      box.x + box.width * (bares === 'brick' ? 0.46 : 0.6),
      box.y + box.height * 0.5,
      Math.min(box.width, box.height) * 0.38,
      broad,
      bares,
    )
  const used = (boxes: readonly Box[], count: number) => boxes.slice(0, Math.max(1, Math.ceil(count / 5)))
  yield* cut(
    patchOf(used(plan.hours, hours), [big.width * 0.1 + thick, big.height * 0.05 + thick], ratio),
    function* (sheet) {
      for (let index = 0; index < hours; index++) {
        const gate = Math.floor(index / 5)
        groove(sheet, strokeIn(plan.hours[gate]!, index % 5, `hour ${gate}`), thick, `hour ${index}`, 'brick')
        yield
      }
      if (hours === 0) yield* none(sheet, big, thick, 'brick')
    },
  )
  const figures = numbered(minutes).map((five): Box => {
    const [x, y] = figureAt(plan, five)
    return { x, y, width: plan.figure * 1.5, height: plan.figure * 1.03 }
  })
  yield* cut(
    patchOf(
      [...used(plan.minutes, minutes), ...figures],
      [first.width * 0.1 + thin * 2, first.height * 0.05 + thin * 2],
      ratio,
    ),
    function* (sheet) {
      for (let index = 0; index < minutes; index++) {
        const gate = Math.floor(index / 5)
        const line = strokeIn(plan.minutes[gate]!, index % 5, `minute ${time.hour} ${gate}`)
        const bares = index === minutes - 1 ? 'fresh' : 'plaster'
        groove(sheet, line, thin, `minute ${time.hour} ${index}`, bares)
        yield
      }
      for (const five of numbered(minutes))
        yield* grooveNumber(sheet, five, ...figureAt(plan, five), plan.figure)
      if (minutes === 0) yield* none(sheet, first, thin, 'fresh')
    },
  )
  return untilMinute(time)
}

function* drawWindow({ context, time, width, height }: CanvasFrame) {
  yield* paintWindow(context, width, height, time.hour + Math.floor(time.minute / 5) / 12)
  return untilMinute(time)
}

/** The stroke at work, and room for what falls from it. */
function partOf(width: number, height: number, minute: number, cycle: HourCycle) {
  const box = planOf(width, height, cycle).minutes[Math.floor(minute / 5)]!
  const left = Math.max(0, box.x - box.width * 0.4)
  const top = Math.max(0, box.y - box.height * 0.2)
  return {
    left,
    top,
    width: Math.min(width - left, box.width * 1.6 + box.height * 0.7),
    height: Math.min(height - top, box.height * 2.5),
  }
}

/** Part of a second in which the nail goes down, and in which its dust falls. */
const PULL = 0.26
const FALL = 0.85

function drawFreshest({ context, time, width, height, hourCycle, motion, seed }: CanvasFrame) {
  const gate = Math.floor(time.minute / 5)
  const box = planOf(width, height, hourCycle).minutes[gate]!
  const line = strokeIn(box, time.minute % 5, `minute ${time.hour} ${gate}`)
  const since = motion === 'reduced' ? 1 : time.millisecond / 1000
  const pull = Math.min(1, since / PULL)
  const part = Math.max(0.02, (time.second + pull) / 60)
  const thick = strokeWidth(box.height, box.width)
  const tip = faint(context, line, thick, part)
  const length = Math.min(box.height * 1.2, box.width * 1.7)
  nail(context, tip, length, lightAt(time.hour + time.minute / 60))
  if (since >= FALL) return untilSecond(time)
  const { between } = createRandom(seed, 'dust', Math.floor(time.secondsOfDay))
  const [x, y] = tip
  context.fillStyle = '#f6efdd'
  for (let grain = 0; grain < 16; grain++) {
    const flies = since - between(0, PULL)
    const [aside, down, size] = [between(-0.22, 0.22), between(0, 0.25), between(0.1, 0.3) * thick]
    if (flies < 0) continue
    context.globalAlpha = Math.max(0, 1 - flies / (FALL - PULL))
    context.fillRect(
      x + aside * box.height * flies * 1.6,
      y + box.height * (down * flies + 1.9 * flies * flies),
      size,
      size,
    )
  }
  return undefined
}

/** The wall of a cell, and a day kept on it: a scratch a minute, 1,440 by midnight. The light that falls on it goes round with the day, and with it the shade in every groove. */
export default function Tally() {
  const { hour, minute } = useClockTime('minute')
  const { hourCycle } = useHostSettings()
  return (
    <Stage css={css} images={images} fonts={fonts} className={styles.cell}>
      <img className={styles.wall} src={wall} alt="" />
      <Canvas draw={drawTally} beat="minute" maxPixels={MOST} />
      <Canvas draw={drawWindow} beat="minute" maxPixels={640 * 400} />
      <Canvas
        key={`${hour} ${minute} ${hourCycle}`}
        draw={drawFreshest}
        beat={24}
        part={({ width, height }) => partOf(width, height, minute, hourCycle)}
      />
    </Stage>
  )
}
