import { clamp, laterBy, Stage, untilMinute, untilSecond } from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import styles, { css } from './clock.module.css'
import {
  FLIP_FROM,
  facesAt,
  flipAt,
  type Point,
  poseOf,
  SIZE,
  snap,
  standAt,
  timeOf,
  twistsOf,
  viewOf,
} from './model'
import {
  numbered,
  overturned,
  paintShadow,
  paintSlab,
  type Stickers,
  sideOf,
  sideways,
  yellow,
} from './paint'

export { notes } from './notes'

export const images = []
export const fonts = []

const STANDING = twistsOf('a solver', 4)
const LYING = twistsOf('a solver', 2)

/** A cube of nine by nine: the hour on its blue face, the minute on its red one; what turns touches neither. */
export default function Cube() {
  return (
    <Stage css={css} images={images} fonts={fonts} className={styles.ground}>
      <Canvas draw={paintGround} beat="minute" />
      <Canvas
        draw={(frame) => paintLoose(frame, 'behind')}
        beat={30}
        part={(stage) => reachOf(stage, poseOf(stage.width, stage.height).behind)}
      />
      <Canvas draw={paintMiddle} beat={30} />
      <Canvas
        draw={(frame) => paintLoose(frame, 'before')}
        beat={30}
        part={(stage) => reachOf(stage, poseOf(stage.width, stage.height).before)}
      />
    </Stage>
  )
}

/** The part of the stage that layers of the cube can reach as they turn. */
function reachOf({ width, height }: { width: number; height: number }, layers: readonly number[]) {
  const { at } = viewOf(width, height)
  const places = layers.flatMap((layer) =>
    Array.from({ length: 32 }, (_, part) => {
      const angle = (part / 8) * Math.PI
      const edge = part < 16 ? layer : layer + 1
      // A little more than half the diagonal, for the polygon to hold the circle.
      const point: Point = [Math.sin(angle) * 1.45, 1 - (edge * 2) / SIZE, Math.cos(angle) * 1.45]
      return at(point)
    }),
  )
  const span = (axis: 0 | 1, length: number) => {
    const values = places.map((place) => clamp(place[axis], 0, length))
    const low = Math.floor(Math.min(length, ...values))
    return [low, Math.ceil(Math.max(0, ...values)) - low] as const
  }
  const [[left, across], [top, down]] = [span(0, width), span(1, height)]
  return { left, top, width: Math.max(2, across), height: Math.max(2, down) }
}

/** A ground of one colour under a lamp. */
function paintGround({ context, width, height, ratio }: CanvasFrame) {
  const view = viewOf(width, height)
  const [x, y] = view.at([1, 1, 1])
  const far = Math.hypot(width, height)
  const glow = context.createRadialGradient(x + width * 0.25, y, 0, x + width * 0.1, y, far * 0.8)
  glow.addColorStop(0, '#ff8fc2')
  glow.addColorStop(0.5, '#ff6bab')
  glow.addColorStop(1, '#e0458c')
  context.fillStyle = glow
  context.fillRect(0, 0, width, height)
  paintShadow(context, view, width, ratio)
}

/** The layers that may turn, on one side of the numbers, the farthest first. */
function paintLoose({ context, time, width, height, motion }: CanvasFrame, where: 'behind' | 'before') {
  const view = viewOf(width, height)
  const { behind, before, lying } = poseOf(width, height)
  const calm = motion === 'reduced'
  // While the minute is turned, the whole cube is drawn as one.
  const flips = !calm && time.second === 59
  if (flips && flipAt(time.second, time.millisecond)) return untilSecond(time)
  const twists = lying ? LYING : STANDING
  const twist = twists[time.second]!
  const part = calm ? 1 : Math.min(1, time.millisecond / timeOf(twist))
  const first = where === 'behind' ? 0 : behind.length
  const mine = where === 'behind' ? behind : before
  const stand = standAt(twists, time.second, snap(part))
  for (const [index, layer] of mine.entries())
    paintSlab(context, view, {
      axis: 1,
      from: layer,
      to: layer + 1,
      // Seen from the yellow face, clockwise is against the angle.
      angle: (-(stand[first + index] ?? 0) * Math.PI) / 2,
      ...SOLVED,
    })
  if (flips) return Math.max(1, FLIP_FROM - time.millisecond)
  const rests = twist.layer < first || twist.layer >= first + mine.length
  return part === 1 || rests ? untilSecond(time) : undefined
}

const SOLVED = {
  left: sideOf(0),
  right: sideOf(1),
  backRight: sideOf(2),
  backLeft: sideOf(3),
  top: yellow,
  bottom: yellow,
}

/**
 * The layers with the numbers. Within the last second of a minute the next one is turned in: all layers but the blue face
 * roll over and bring it up from behind, so that the hour stays where it is; with a new hour the numbered layers turn.
 */
function paintMiddle({ context, time, width, height, hourCycle, motion }: CanvasFrame) {
  const view = viewOf(width, height)
  const pose = poseOf(width, height)
  const flip = motion === 'reduced' ? 0 : flipAt(time.second, time.millisecond)
  const written = (side: number, number: string): Stickers =>
    pose.lying ? sideways(numbered(side, number, true)) : numbered(side, number, false)
  const [hour, minute] = facesAt(time.hour, time.minute, hourCycle)
  const next = laterBy(time, 1000)
  const [nextHour, nextMinute] = facesAt(next.hour, next.minute, hourCycle)
  const now = { ...SOLVED, left: written(0, hour), right: written(1, minute) }
  const [first, end] = pose.rows
  const rows = { axis: 1, from: first, to: end } as const
  if (!flip) {
    paintSlab(context, view, { ...now, ...rows, angle: 0 })
    const left = untilMinute(time) - (1000 - FLIP_FROM)
    return motion === 'reduced' ? untilMinute(time) : Math.max(left, 1)
  }
  const angle = flip * Math.PI
  if (next.hour !== time.hour) {
    const behind = { backRight: written(0, nextHour), backLeft: written(1, nextMinute) }
    for (const slab of [{ from: end, to: SIZE }, rows, { from: 0, to: first }])
      paintSlab(context, view, { ...now, ...behind, ...slab, axis: 1, angle: slab === rows ? angle : 0 })
    return
  }
  const behind = { backLeft: overturned(written(1, nextMinute)), bottom: yellow }
  paintSlab(context, view, { ...now, ...behind, axis: 2, from: 0, to: SIZE - 1, angle })
  paintSlab(context, view, { ...now, axis: 2, from: SIZE - 1, to: SIZE, angle: 0 })
}
