import { type ClockFont, easeOut, laterBy, Stage, secondsOf, untilSecond } from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import styles, { css } from './clock.module.css'
import { type Dart, figuresAt, planOf, stuckOf, throwOf } from './model'
import { paintBoard, paintCalls, paintDart, paintTally } from './paint'

export { notes } from './notes'

const chalk: ClockFont = {
  family: 'ft-25-08-18 Chalk',
  source: new URL('./chalk.woff2', import.meta.url).href,
  weight: '700',
}
const wire: ClockFont = {
  family: 'ft-25-08-18 Wire',
  source: new URL('./wire.woff2', import.meta.url).href,
  weight: '700',
}

export const images: string[] = []
export const fonts = [chalk, wire]

/** The darts of the next minute are in the air for the last of this one; those in the board then quiver. */
const [FLIGHT_MS, QUIVER_MS] = [320, 520]

function paint(frame: CanvasFrame) {
  const { context, time, width, height, hourCycle } = frame
  const plan = planOf(width, height)
  paintBoard(context, plan, throwOf(time.hour, time.minute, hourCycle), wire.family)
  paintCalls(frame, plan, chalk.family)
}

/** All darts of a minute on the stage: those that missed are in the noughts that they are called. */
function dartsOn({ width, height, hourCycle }: CanvasFrame, hour: number, minute: number) {
  const plan = planOf(width, height)
  const darts = throwOf(hour, minute, hourCycle)
  const { bull, scale, size } = plan
  const board = stuckOf(darts).map(({ dart, tip, way }) => ({
    dart,
    way,
    scale,
    at: [bull[0] + tip[0] * scale, bull[1] + tip[1] * scale] as const,
  }))
  const noughts = [
    figuresAt(plan.hour, 1, size)[0]!,
    figuresAt(plan.minute, 2, size)[0]!,
    figuresAt(plan.minute, 2, size)[1]!,
  ]
  const missed = darts
    .filter(({ score }) => score === 0)
    .map((dart) => ({
      dart,
      way: [0.5, 0.87] as const,
      scale: Math.min(scale, size / 200),
      at: noughts[dart.role]!,
    }))
  return [...board, ...missed]
}

const nameOf = ({ role, score }: Dart) => `${role} ${score}`

/** A dart that stays quivers once when the minute is new; one that leaves drops, and its follower comes from below. */
function paintDarts(frame: CanvasFrame) {
  const { context, time, height, motion } = frame
  const into = secondsOf(time) * 1000
  const now = dartsOn(frame, time.hour, time.minute)
  const next = laterBy(time, 1000)
  const left = 60_000 - into
  const flying = motion !== 'reduced' && left < FLIGHT_MS
  const soon = flying ? dartsOn(frame, next.hour, next.minute) : now
  const gone = flying ? 1 - left / FLIGHT_MS : 0
  const names = soon.map(({ dart }) => nameOf(dart))
  for (const { dart, at, way, scale } of now) {
    const stays = names.includes(nameOf(dart))
    const fall = stays ? 0 : gone * gone
    const swing = motion === 'reduced' ? 0 : Math.max(0, 1 - into / QUIVER_MS) ** 2
    const lean = 0.16 * swing * Math.sin((into / QUIVER_MS) * 30) + fall
    const turned = [
      way[0] * Math.cos(lean) - way[1] * Math.sin(lean),
      way[0] * Math.sin(lean) + way[1] * Math.cos(lean),
    ] as const
    paintDart(context, { at: [at[0], at[1] + fall * height * 1.1], way: turned, scale, role: dart.role })
  }
  const old = now.map(({ dart }) => nameOf(dart))
  for (const { dart, at, way, scale } of soon)
    if (!old.includes(nameOf(dart))) {
      const come = 1 - gone
      const grown = scale * (1 + 1.8 * come)
      const from = [
        at[0] + way[0] * height * 0.9 * come,
        at[1] + (0.4 + way[1]) * height * 0.9 * come,
      ] as const
      paintDart(context, { at: from, way, scale: grown, role: dart.role })
    }
  if (motion === 'reduced') return left
  if (into >= QUIVER_MS && !flying) return left - FLIGHT_MS
}

function tally({ context, width, height, time, motion }: CanvasFrame) {
  const drawn = motion === 'reduced' ? 1 : easeOut(time.millisecond / 320)
  paintTally(context, planOf(width, height).tally, time.second, drawn)
  return drawn === 1 ? untilSecond(time) : undefined
}

/**
 * A dartboard cropped close. Board and calls are painted once a minute, the darts' canvas as long as one of them moves,
 * which is for a second of the minute; each second a small canvas gets a stroke of chalk.
 */
export default function BullsEye() {
  return (
    <Stage css={css} images={images} fonts={fonts} className={styles.wall}>
      <Canvas draw={paint} beat="minute" />
      <Canvas
        draw={tally}
        beat={30}
        part={({ width, height }) => {
          const [left, top, wide, tall] = planOf(width, height).tally
          return { left: left - 8, top: top - 8, width: wide + 16, height: tall + 16 }
        }}
      />
      <Canvas draw={paintDarts} beat={30} />
    </Stage>
  )
}
