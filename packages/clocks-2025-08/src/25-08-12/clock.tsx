import { easeInOut, laterBy, Stage, untilMinute, untilSecond } from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import styles, { css } from './clock.module.css'
import { FLIP_FROM, facesAt, flipAt, LOOSE, SIZE, standAt, TWIST_MS, twistsOf, viewOf } from './model'
import { numbered, overturned, paintSlab, pinwheel, sideOf } from './paint'

export { notes } from './notes'

export const images: string[] = []
export const fonts = []

const TWISTS = twistsOf('a solver')

/** A cube of nine by nine: the hour on its left face, the minute on its right one; what turns touches neither. */
export default function Cube() {
  return (
    <Stage css={css} images={images} fonts={fonts} className={styles.table}>
      <Canvas draw={paintShadow} beat="minute" />
      <Canvas draw={(frame) => paintLoose(frame, [3, 2])} beat={30} part={(stage) => band(stage, 6.6, 9)} />
      <Canvas draw={paintMiddle} beat={30} />
      <Canvas draw={(frame) => paintLoose(frame, [1, 0])} beat={30} part={(stage) => band(stage, -9, 2.4)} />
    </Stage>
  )
}

/** The part of the stage where rows of the cube turn: those at the top have the top face above them. */
function band({ width, height }: { width: number; height: number }, from: number, to: number) {
  const { at } = viewOf(width, height)
  const high =
    from < 0
      ? 0
      : Math.min(at([1.45, 1 - (from * 2) / SIZE, -1.45 / 3])[1], at([1, 1 - (from * 2) / SIZE, -1])[1])
  const low = from < 0 ? at([1.02, 1 - (to * 2) / SIZE, 1.02])[1] + height * 0.04 : height
  const top = Math.max(0, Math.min(high, height - 2))
  return { left: 0, top, width, height: Math.max(2, Math.min(height, low) - top) }
}

/** The table under it is lit from the right. */
function paintShadow({ context, width, height }: CanvasFrame) {
  const { at } = viewOf(width, height)
  const corners = [
    at([1, -1, 1]),
    at([1, -1, -1]),
    at([-2.6, -1, -2.2]),
    at([-3.4, -1, 0.2]),
    at([-1.4, -1, 1.9]),
  ]
  context.fillStyle = '#0d9a92'
  context.beginPath()
  for (const corner of corners) context.lineTo(...corner)
  context.fill()
}

/** The rows that may turn, the lower of them first. */
function paintLoose({ context, time, width, height, motion }: CanvasFrame, which: readonly number[]) {
  const view = viewOf(width, height)
  const calm = motion === 'reduced'
  // While the minute is turned, the whole cube is drawn as one.
  const flips = !calm && time.second === 59
  if (flips && flipAt(time.second, time.millisecond)) return untilSecond(time)
  const twist = TWISTS[time.second]!
  const long = TWIST_MS * (0.6 + 0.4 * Math.abs(twist.quarters))
  const part = calm ? 1 : Math.min(1, time.millisecond / long)
  const mine = which.includes(twist.layer)
  const stand = standAt(TWISTS, time.second, mine ? easeInOut(part) : 1)
  for (const index of which) {
    const layer = LOOSE[index]!
    paintSlab(context, view, {
      axis: 1,
      from: layer,
      to: layer + 1,
      // Seen from above, clockwise is against the angle.
      angle: (-stand[index]! * Math.PI) / 2,
      ...SOLVED,
    })
  }
  if (flips) return Math.max(1, FLIP_FROM - time.millisecond)
  return part === 1 || !mine ? untilSecond(time) : undefined
}

const SOLVED = {
  left: sideOf(0),
  right: sideOf(1),
  backRight: sideOf(2),
  backLeft: sideOf(3),
  top: pinwheel,
  bottom: pinwheel,
}

/**
 * The five rows with the numbers. Within the last second of a minute the next one is turned in: all layers but the left
 * face roll over and bring it up from behind, so that the hour stays where it is; with a new hour the five rows turn.
 */
function paintMiddle({ context, time, width, height, hourCycle, motion }: CanvasFrame) {
  const view = viewOf(width, height)
  const flip = motion === 'reduced' ? 0 : flipAt(time.second, time.millisecond)
  const [hour, minute] = facesAt(time.hour, time.minute, hourCycle)
  const next = laterBy(time, 1000)
  const [nextHour, nextMinute] = facesAt(next.hour, next.minute, hourCycle)
  const now = { ...SOLVED, left: numbered(0, hour), right: numbered(1, minute) }
  const rows = { axis: 1, from: 2, to: 7 } as const
  if (!flip) {
    paintSlab(context, view, { ...now, ...rows, angle: 0 })
    const left = untilMinute(time) - (1000 - FLIP_FROM)
    return motion === 'reduced' ? untilMinute(time) : Math.max(left, 1)
  }
  const angle = flip * Math.PI
  if (next.hour !== time.hour) {
    const behind = { backRight: numbered(0, nextHour), backLeft: numbered(1, nextMinute) }
    for (const slab of [{ from: 7, to: SIZE }, rows, { from: 0, to: 2 }])
      paintSlab(context, view, { ...now, ...behind, ...slab, axis: 1, angle: slab === rows ? angle : 0 })
    return
  }
  const behind = { backLeft: overturned(numbered(1, nextMinute)), bottom: overturned(pinwheel) }
  paintSlab(context, view, { ...now, ...behind, axis: 2, from: 0, to: SIZE - 1, angle })
  paintSlab(context, view, { ...now, axis: 2, from: SIZE - 1, to: SIZE, angle: 0 })
}
