import {
  type ClockNotes,
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
import { figureAt, numbered, planOf, strokeIn, tallyAt } from './model'
import { BRICK, buried, FRESH, faint, PLASTER, scratch, scratchNumber } from './scratch'
import { paintWindow } from './window'

const wall = new URL('./wall.webp', import.meta.url).href

export const images = [wall]
export const fonts = []
export const notes: ClockNotes = {
  reading:
    'The big red gouges above are the hours, the white strokes below are this hour’s minutes: five to a gate, every ten numbered, and a faint line does not count yet.',
  credits: [
    {
      title: 'Normal maps 0006, plaster, and 0015 and 0021, grain',
      creator: 'Emmelleppi and the Poimandres collective',
      source: '@pmndrs/assets 1.7.0 (npm)',
      licence: 'CC0-1.0',
      changes:
        'laid over one another, lit from the left, painted green, and flaking where the plaster has cracked',
      files: ['wall.webp'],
    },
  ],
}

const strokeWidth = (height: number, gate: number) => Math.max(1.3, Math.min(height * 0.085, gate * 0.13))

/** All that stands on the wall at this minute, and the light that falls on it. */
function drawTally({ context, time, width, height, hourCycle }: CanvasFrame) {
  const plan = planOf(width, height, hourCycle)
  const { hours, minutes } = tallyAt(time.hour, time.minute, hourCycle)
  // Each hour's strokes are painted over, and each day's gouges: they show through where no new ones are yet.
  const old = (boxes: typeof plan.hours, done: number, most: number, name: string, times: number) => {
    const [box] = boxes
    if (!box) return
    const places = Array.from({ length: most }, (_, index) => index).slice(done)
    const lines = places.map((index) => {
      const gate = Math.floor(index / 5)
      return strokeIn(boxes[gate] ?? box, index % 5, `${name} ${gate}`)
    })
    buried(context, lines, strokeWidth(box.height, box.width) * times)
  }
  old(plan.minutes, minutes, 60, `minute ${(time.hour + 23) % 24}`, 1)
  old(plan.hours, hours, hourCycle === 12 ? 12 : 23, 'hour', 1.3)
  for (let index = 0; index < minutes; index++) {
    const gate = Math.floor(index / 5)
    const box = plan.minutes[gate]!
    const line = strokeIn(box, index % 5, `minute ${time.hour} ${gate}`)
    const tone = index === minutes - 1 ? FRESH : PLASTER
    scratch(context, line, strokeWidth(box.height, box.width), `minute ${time.hour} ${index}`, tone)
  }
  for (const ten of numbered(minutes)) scratchNumber(context, ten, ...figureAt(plan, ten), plan.figure)
  for (let index = 0; index < hours; index++) {
    const gate = Math.floor(index / 5)
    const box = plan.hours[gate]!
    const line = strokeIn(box, index % 5, `hour ${gate}`)
    scratch(context, line, strokeWidth(box.height, box.width) * 1.3, `hour ${index}`, BRICK)
  }
  return untilMinute(time)
}

const drawWindow = ({ context, time, width, height }: CanvasFrame) => {
  paintWindow(context, width, height, time.hour + Math.floor(time.minute / 5) / 12)
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
    width: Math.min(width - left, box.width * 1.8),
    height: Math.min(height - top, box.height * 1.9),
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
  faint(context, line, thick, part)
  if (since >= FALL) return untilSecond(time)
  const { between } = createRandom(seed, 'dust', Math.floor(time.secondsOfDay))
  const x = line.from[0] + (line.to[0] - line.from[0]) * part
  const y = line.from[1] + (line.to[1] - line.from[1]) * part
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

/** The wall of a cell, and a day kept on it: a scratch a minute, 1,440 by midnight. Each hour is painted over, and shows through. */
export default function Tally() {
  const { hour, minute } = useClockTime('minute')
  const { hourCycle } = useHostSettings()
  return (
    <Stage css={css} images={images} fonts={fonts} className={styles.cell}>
      <img className={styles.wall} src={wall} alt="" />
      <Canvas draw={drawTally} beat="minute" />
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
