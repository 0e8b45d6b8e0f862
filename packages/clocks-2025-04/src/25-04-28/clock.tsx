import { createRandom, laterBy, Stage, untilMinute, untilSecond } from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import {
  comingAfter,
  countsAt,
  lastOf,
  numberOn,
  type Point,
  placeOf,
  ROLLS,
  rolledAt,
  SEATS,
  TOP,
  type Track,
  type Works,
  worksOf,
} from './model'

export { notes } from './notes'

const FIGURES = 'ft-25-04-28 Enamel'

export const images = []
export const fonts = [
  { family: FIGURES, source: new URL('./enamel.woff2', import.meta.url).href, weight: '800' },
]

const [GROUND, WAITING, RAIL, STEEL, MARK, BRIGHT] = [
  '#c39b45',
  '#98742a',
  '#5b4313',
  '#221a0b',
  '#d9b566',
  '#fff4d2',
]
const TRACKS: readonly Track[] = [0, 1, 2]

function figure(
  context: CanvasRenderingContext2D,
  [x, y]: Point,
  ball: number,
  number: number,
  turn: number,
) {
  context.save()
  context.translate(x, y)
  context.rotate(turn)
  context.font = `800 ${ball * 0.58}px "${FIGURES}"`
  context.textAlign = 'center'
  context.fillText(String(number), 0, ball * 0.185)
  context.restore()
}

function drawBall(
  context: CanvasRenderingContext2D,
  at: Point,
  ball: number,
  number: number,
  turn: number,
  paint = MARK,
) {
  const bright = paint === STEEL
  context.fillStyle = bright ? BRIGHT : STEEL
  context.beginPath()
  context.arc(...at, ball * 0.488, 0, Math.PI * 2)
  context.fill()
  context.fillStyle = paint
  figure(context, at, ball, number, turn)
}

/** A rail from its stop at the foot to beyond the edge of the stage. */
function drawRail(context: CanvasRenderingContext2D, works: Works, track: Track) {
  const { ball, along, below } = works
  const at = (seat: number, under: number): Point => {
    const [x, y] = placeOf(works, track, seat)
    return [x + below[0] * under, y + below[1] * under]
  }
  context.lineWidth = ball * 0.13
  context.lineJoin = 'miter'
  context.beginPath()
  context.moveTo(...at(-0.565, -0.12))
  context.lineTo(...at(-0.565, 0.565))
  const [x, y] = at(TOP, 0.565)
  context.lineTo(x + along[0] * 2, y + along[1] * 2)
  context.stroke()
}

function drawGround({ context, width, height }: CanvasFrame) {
  context.fillStyle = GROUND
  context.fillRect(0, 0, width, height)
}

/** Where one looks when it has rolled home: no two balls come to rest alike. */
const restOf = (track: Track, number: number) => createRandom('rest', track, number).between(-0.3, 0.3)

function drawWorks({ context, time, width, height, transparent }: CanvasFrame) {
  const works = worksOf(width, height)
  const { ball } = works
  const counts = countsAt(time)
  const last = lastOf(time)
  context.strokeStyle = RAIL
  for (const track of TRACKS) {
    drawRail(context, works, track)
    for (let seat = 0; seat < SEATS[track]; seat++) {
      const number = numberOn(track, seat, time.minute)
      const at = placeOf(works, track, seat)
      if (seat >= counts[track]) {
        context.fillStyle = WAITING
        if (!transparent) figure(context, at, ball, number, 0)
        continue
      }
      const bright = last.some((one) => one.track === track && one.seat === seat)
      drawBall(context, at, ball, number, bright ? 0 : restOf(track, number), bright ? STEEL : MARK)
    }
  }
}

/** The ball on its way, and the number that it will bear, where it comes on this track. */
const drawComing = (on: Track) => (frame: CanvasFrame) => {
  const { context, time, width, height, motion } = frame
  const { second, millisecond } = time
  const calm = motion === 'reduced'
  const works = worksOf(width, height)
  const { track, seat, number } = comingAfter(time, laterBy(time, untilMinute(time)))
  if (track !== on) return untilMinute(time)
  const rolled = rolledAt(second, calm ? ROLLS : millisecond)
  const left = (TOP - seat) * (1 - rolled)
  drawBall(context, placeOf(works, track, seat + left), works.ball, number, left * 2, RAIL)
  if (calm) return untilSecond(time)
  return millisecond >= ROLLS && second < 59 ? untilSecond(time) : undefined
}

/** Where balls roll on a track. */
const trackPart = (track: Track) => (stage: { width: number; height: number }) => {
  const works = worksOf(stage.width, stage.height)
  const ends = [0, TOP].map((seat) => placeOf(works, track, seat))
  const [left, right, top, bottom] = [
    Math.max(0, Math.min(...ends.map(([x]) => x)) - works.ball),
    Math.min(stage.width, Math.max(...ends.map(([x]) => x)) + works.ball),
    Math.max(0, Math.min(...ends.map(([, y]) => y)) - works.ball),
    Math.min(stage.height, Math.max(...ends.map(([, y]) => y)) + works.ball),
  ]
  return { left, top, width: right - left, height: bottom - top }
}

const COMING = TRACKS.map((track) => ({ track, draw: drawComing(track), part: trackPart(track) }))

/** A rolling-ball clock of three tracks: each ball bears the hour or the minute at which it came. */
export default function RollingBall() {
  return (
    <Stage images={images} fonts={fonts}>
      <Canvas draw={drawGround} beat="minute" ground />
      <Canvas draw={drawWorks} beat="minute" />
      {COMING.map(({ track, draw, part }) => (
        <Canvas key={track} draw={draw} beat={30} part={part} />
      ))}
    </Stage>
  )
}
