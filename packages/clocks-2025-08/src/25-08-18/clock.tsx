import { type ClockFont, easeOut, laterBy, Stage, secondsOf, untilSecond } from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import styles, { css } from './clock.module.css'
import { alongDart, type Dart, type Point3, planOf, type Stuck, stuckOf, throwOf } from './model'
import { paintBoard, paintCalls, paintDart, paintShadow, paintTally } from './paint'

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
const [FLIGHT_MS, QUIVER_MS] = [340, 620]

function paint(frame: CanvasFrame) {
  const { time, width, height, hourCycle } = frame
  const plan = planOf(width, height)
  paintBoard(frame, plan, throwOf(time.hour, time.minute, hourCycle), wire.family)
  paintCalls(frame, plan, chalk.family)
}

const nameOf = ({ role, score }: Dart) => `${role} ${score}`

/** A dart whose tail is swung aside. */
function swung({ way: [x, y, z], ...stuck }: Stuck, by: number): Stuck {
  const way: Point3 = [x, y * Math.cos(by) - z * Math.sin(by), y * Math.sin(by) + z * Math.cos(by)]
  return { ...stuck, way }
}

/** A dart that comes flying from the room, in an arc, or one that fell out and drops. */
const flown = (stuck: Stuck, part: number): Stuck => {
  const [x, y, z] = alongDart(stuck, 430 * part)
  return { ...stuck, tip: [x, y + 90 * part * (1 - part) + 130 * part * part, z] }
}
const dropped = ({ tip: [x, y, z], ...stuck }: Stuck, part: number): Stuck =>
  swung({ ...stuck, tip: [x, y + 900 * part * part, z + 60 * part] }, -0.9 * part)

/** A dart that stays quivers once when the minute is new; one that leaves drops, and its follower flies in. */
function paintDarts({ context, time, width, height, motion, hourCycle }: CanvasFrame) {
  const plan = planOf(width, height)
  const calm = motion === 'reduced'
  const into = secondsOf(time) * 1000
  const left = 60_000 - into
  const flying = !calm && left < FLIGHT_MS
  const now = stuckOf(plan, throwOf(time.hour, time.minute, hourCycle))
  const next = laterBy(time, 1000)
  const soon = flying ? stuckOf(plan, throwOf(next.hour, next.minute, hourCycle)) : now
  const [before, after] = [now, soon].map((darts) => darts.map(({ dart }) => nameOf(dart)))
  const gone = flying ? 1 - left / FLIGHT_MS : 0
  const swing = calm ? 0 : 0.13 * Math.max(0, 1 - into / QUIVER_MS) ** 2 * Math.sin(into / 21)
  const shown = [
    ...now.map((stuck) => ({
      ground: stuck.tip[2],
      stuck: after!.includes(nameOf(stuck.dart)) ? swung(stuck, swing) : dropped(stuck, gone),
    })),
    ...soon
      .filter(({ dart }) => !before!.includes(nameOf(dart)))
      .map((stuck) => ({ ground: stuck.tip[2], stuck: flown(stuck, 1 - gone) })),
  ]
  for (const { stuck, ground } of shown) paintShadow(context, plan.view, stuck, ground)
  for (const { stuck } of shown) paintDart(context, plan.view, { ...stuck, role: stuck.dart.role })
  if (calm) return left
  if (into >= QUIVER_MS && !flying) return left - FLIGHT_MS
}

function tally({ context, width, height, time, motion }: CanvasFrame) {
  const drawn = motion === 'reduced' ? 1 : easeOut(time.millisecond / 320)
  paintTally(context, planOf(width, height).tally, time.second, drawn)
  return drawn === 1 ? untilSecond(time) : undefined
}

/**
 * A dartboard seen by a player who crouches under it. Board and wall are painted once a minute, the darts' canvas as
 * long as one of them moves, which is for a second of the minute; each second a small canvas gets a stroke of chalk.
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
