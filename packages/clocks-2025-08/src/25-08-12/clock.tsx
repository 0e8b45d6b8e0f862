import { clamp, laterBy, Stage, untilMinute, untilSecond } from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import styles, { css } from './clock.module.css'
import {
  cube,
  facesAt,
  LOOSE,
  NUMBERED,
  type Point,
  restOf,
  SIZE,
  type Stickers,
  SWING_FROM,
  standOf,
  stickersOf,
  swingAt,
  twistsOf,
  viewOf,
} from './model'
import { cutOf, paintFoot, paintOverhang, paintShadow, paintSlab } from './paint'

export { notes } from './notes'

export const images = []
export const fonts = []

/** How far behind the cube's middle the table ends, along both its sides, in halves of its edge. */
const TABLE = 2.4

const TWISTS = twistsOf('a solver')
/** The layers from below, in the order in which one hides the other; `undefined` are those with the numbers. */
const UPWARDS = [2, 1, undefined, 0] as const

/** A scrambled cube of nine by nine: the hour on its left side, the minute on its right one; other layers turn. */
export default function Cube() {
  return (
    <Stage css={css} images={images} fonts={fonts} className={styles.ground}>
      <Canvas draw={paintGround} beat="minute" />
      {UPWARDS.map((loose) => {
        const [from, to] = loose === undefined ? NUMBERED : [LOOSE[loose], LOOSE[loose] + 1]
        return (
          <Canvas
            key={from}
            draw={(frame) => (loose === undefined ? paintNumbers(frame) : paintLoose(frame, loose))}
            beat={30}
            part={(stage) => reachOf(stage, from, to)}
          />
        )
      })}
    </Stage>
  )
}

/** The part of the stage that layers can reach as they turn: the highest with its shadow, the lowest with the dark round it. */
function reachOf({ width, height }: { width: number; height: number }, from: number, to: number) {
  const { at } = viewOf(width, height)
  const low = from === 0 ? to + 2.5 : to
  const far = to === SIZE ? 1.57 : 1.48
  const places = [from, low].flatMap((row) =>
    Array.from({ length: 16 }, (_, part) => {
      const angle = (part / 8) * Math.PI
      // A little more than half the diagonal, for the polygon to hold the circle.
      const point: Point = [Math.sin(angle) * far, 1 - (row * 2) / SIZE, Math.cos(angle) * far]
      return at(point)
    }),
  )
  const span = (axis: 0 | 1, length: number) => {
    const values = places.map((place) => clamp(place[axis], 0, length))
    const start = Math.floor(Math.min(...values))
    return [start, Math.max(2, Math.ceil(Math.max(...values)) - start)] as const
  }
  const [[left, across], [top, down]] = [span(0, width), span(1, height)]
  return { left, top, width: across, height: down }
}

/** What a window throws on the wall above the table: four panes, leaning with the low light, their edges soft. */
function paintWindow(context: CanvasRenderingContext2D, width: number, edge: number) {
  const [broad, high] = [Math.min(width * 0.3, edge * 0.62), edge * 0.4]
  const soft = edge * 0.004
  context.fillStyle = 'rgb(190 255 236 / 3.6%)'
  for (let step = 0; step < 7; step++) {
    context.beginPath()
    for (const column of [0, 1])
      for (const row of [0, 1]) {
        const grow = (3 - step) * soft
        const left = width * 0.95 - broad * (2.08 - column * 1.08) - grow
        const top = edge * 0.06 + row * high * 1.1 - grow + column * high * 0.24
        const lean = high * 0.26
        context.moveTo(left, top)
        context.lineTo(left + broad + 2 * grow, top + lean)
        context.lineTo(left + broad + 2 * grow, top + lean + high + 2 * grow)
        context.lineTo(left, top + high + 2 * grow)
      }
    context.fill()
  }
}

/** A table and the wall behind it, in one colour, lit from the left, and the cube's shadow. */
function paintGround({ context, width, height, ratio }: CanvasFrame) {
  const view = viewOf(width, height)
  const [x, y] = view.at([-1, -1, 1])
  const [, edge] = view.at([-TABLE, -1, -TABLE])
  const far = Math.hypot(width, height)
  const lamp = (colours: readonly [string, string, string]) => {
    const glow = context.createRadialGradient(x, y, 0, x, y, far * 0.9)
    for (const [index, colour] of colours.entries()) glow.addColorStop(index / 2, colour)
    return glow
  }
  context.fillStyle = lamp(['#2fb0ae', '#1f8f97', '#0d6676'])
  context.fillRect(0, 0, width, edge)
  paintWindow(context, width, edge)
  context.fillStyle = lamp(['#c3f5e8', '#86dccf', '#46b3b3'])
  context.fillRect(0, edge, width, height - edge)
  context.fillStyle = 'rgb(255 255 255 / 45%)'
  context.fillRect(0, edge, width, Math.max(1, height / 400))
  paintShadow(context, view, width, ratio)
}

/** A layer that may turn. */
function paintLoose({ context, time, width, height, motion }: CanvasFrame, loose: number) {
  const view = viewOf(width, height)
  const { second, millisecond } = time
  const calm = motion === 'reduced'
  const angle = (standOf(TWISTS, loose, second, calm ? 1000 : millisecond) * Math.PI) / 2
  const stickers = cube()
  const row = LOOSE[loose]!
  if (row === SIZE - 1) paintFoot(context, view, angle)
  if (row === 0) paintOverhang(context, view, angle, 1, NUMBERED[1])
  paintSlab(context, view, {
    from: row,
    to: row + 1,
    angle,
    sides: [0, 1, 2, 3].map((side) => cutOf(stickers, side)),
    ...(row ? {} : { top: cutOf(stickers, 4) }),
  })
  return calm ? untilSecond(time) : restOf(TWISTS, loose, second, millisecond) || undefined
}

/** The stickers of the last few minutes that were asked for: a swing asks for the same two in each picture. */
const kept = new Map<string, Stickers>()
function numbered(hour: string, minute: string): Stickers {
  const key = hour + minute
  const stickers = kept.get(key) ?? stickersOf(hour, minute)
  if (kept.size > 3) kept.clear()
  kept.set(key, stickers)
  return stickers
}

/** The layers with the numbers. In the last half second of a minute they are swung round and bring the next one in. */
function paintNumbers({ context, time, width, height, hourCycle, motion }: CanvasFrame) {
  const swing = motion === 'reduced' ? 0 : swingAt(time.second, time.millisecond)
  const next = laterBy(time, 1000)
  const now = numbered(...facesAt(time.hour, time.minute, hourCycle))
  const then = swing ? numbered(...facesAt(next.hour, next.minute, hourCycle)) : now
  const [from, to] = NUMBERED
  paintSlab(context, viewOf(width, height), {
    from,
    to,
    angle: swing * Math.PI,
    sides: [cutOf(now, 0), cutOf(now, 1), cutOf(then, swing ? 0 : 2), cutOf(then, swing ? 1 : 3)],
  })
  if (swing) return undefined
  return motion === 'reduced' ? untilMinute(time) : Math.max(untilMinute(time) - (1000 - SWING_FROM), 1)
}
