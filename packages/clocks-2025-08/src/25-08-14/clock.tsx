import {
  type ClockFont,
  createRandom,
  laterBy,
  Stage,
  untilMinute,
  untilSecond,
  useClockTime,
  useHostSettings,
} from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import {
  CHUTE,
  chuteOf,
  DEEP,
  leavingAt,
  leavingOf,
  type Marble,
  marblesAt,
  movingAt,
  nextOf,
  OUTER,
  type Plan,
  planOf,
  ROLL_MS,
  TALL,
} from './model'

export { notes } from './notes'

const numbers: ClockFont = {
  family: 'ft-25-08-14 Numbers',
  source: new URL('./numbers.woff2', import.meta.url).href,
  weight: '900',
}

export const images = []
export const fonts = [numbers]

/** Each tube's marbles: their glass, the twist in it, and the thread in the twist. */
const COLOURS = [
  ['#e2a08d', '#9c4b3d', '#f7dccb'],
  ['#d9bb7e', '#8d6a2c', '#f6e9c4'],
  ['#a9b684', '#59683a', '#e6ecca'],
  ['#86aeb0', '#365f66', '#d6e8e4'],
  ['#a5a0c6', '#544d84', '#e3e0f2'],
  ['#c98fab', '#7a3d5c', '#f3d9e4'],
] as const

const [GROUND, CHALK] = ['#231b25', '#f6f0e6']
/** Empty glass has a little of its marbles' colour: the tube, and a place in it. */
const TUBES = ['#43302f', '#40362a', '#35362a', '#2c343b', '#35303f', '#3e2c39'] as const
const SEATS = ['#573d39', '#54472f', '#444634', '#36454b', '#454054', '#51384a'] as const

const disc = (context: CanvasRenderingContext2D, radius: number) => {
  context.beginPath()
  context.arc(0, 0, radius, 0, Math.PI * 2)
}

/** A leaf from pole to pole, bent like an S: by how much, and how broad, in parts of the radius. */
function leaf(context: CanvasRenderingContext2D, radius: number, bend: number, broad: number) {
  const [pole, out, side] = [radius * 0.84, radius * bend, radius * broad]
  context.beginPath()
  context.moveTo(0, -pole)
  context.bezierCurveTo(out - side, -pole * 0.4, -out - side, pole * 0.4, 0, pole)
  context.bezierCurveTo(-out + side, pole * 0.4, out + side, -pole * 0.4, 0, -pole)
  context.fill()
}

/** A cat's-eye of glass round the origin, its twist its own. */
function drawGlass(
  context: CanvasRenderingContext2D,
  radius: number,
  tube: number,
  seed: string | number,
  turn = 0,
) {
  const [glass, twist, thread] = COLOURS[tube]!
  const { between, integer } = createRandom('marble', tube, seed)
  context.fillStyle = glass
  disc(context, radius * 0.965)
  context.fill()
  context.save()
  context.rotate(turn + between(0, Math.PI * 2))
  const bend = between(0.25, 1.15) * (integer(0, 1) ? 1 : -1)
  const broad = between(0.5, 0.95)
  context.fillStyle = twist
  leaf(context, radius, bend, broad)
  context.fillStyle = thread
  leaf(context, radius * 0.97, bend * between(0.8, 1.25), broad * between(0.42, 0.6))
  context.fillStyle = twist
  leaf(context, radius * 0.9, bend, broad * 0.13)
  context.restore()
}

function number(context: CanvasRenderingContext2D, text: number | string, size: number) {
  context.font = `900 ${size}px "${numbers.family}"`
  context.textAlign = 'center'
  context.fillText(String(text), 0, size * 0.345)
}

/** Only the last marble of the hours or of the minutes is numbered. */
function drawStanding(context: CanvasRenderingContext2D, plan: Plan, marble: Marble, up = 0) {
  const { ball, tubes } = plan
  const { tube, place, last } = marble
  context.save()
  context.translate(tubes[tube]!.x, tubes[tube]!.y - place * ball - up)
  if (last) {
    context.fillStyle = CHALK
    disc(context, ball * 0.4825)
    context.fill()
    context.fillStyle = GROUND
    number(context, marble.number, ball * 0.72)
  } else drawGlass(context, ball / 2, tube, place)
  context.restore()
}

/** What is behind glass: tubes, their empty seats, the chute to the next one, and the words. */
function drawRack({ context, time, width, height, hourCycle }: CanvasFrame) {
  const plan = planOf(width, height)
  const { ball, tubes, boards } = plan
  context.fillStyle = GROUND
  context.fillRect(0, 0, width, height)
  const wide = ball * OUTER
  for (const [tube, { x, y }] of tubes.entries()) {
    const top = y - ball * TALL
    context.fillStyle = TUBES[tube]!
    context.beginPath()
    context.moveTo(x - wide, top)
    context.arc(x, y, wide, Math.PI, 0, true)
    context.lineTo(x + wide, top)
    context.fill()
    // The lip is a little wider.
    context.fillRect(x - wide - ball * 0.07, top - ball * 0.1, (wide + ball * 0.07) * 2, ball * 0.14)
    context.fillStyle = SEATS[tube]!
    for (let place = 0; place < DEEP; place++) {
      context.save()
      context.translate(x, y - place * ball)
      disc(context, ball * 0.4825)
      context.fill()
      context.restore()
    }
  }
  context.fillStyle = CHALK
  for (const { words, top } of boards)
    for (const { text, x } of words) {
      context.save()
      context.translate(x, top + ball * 0.97)
      number(context, text, ball * 0.3)
      context.restore()
    }
  const later = laterBy(time, 60_000 - time.second * 1000 - time.millisecond)
  const next = nextOf(later, hourCycle)
  const chute = chuteOf(plan, next.tube)
  context.fillStyle = COLOURS[next.tube]![0]
  context.beginPath()
  context.moveTo(0, chute.y - chute.x * chute.slope)
  context.lineTo(chute.x, chute.y)
  context.lineTo(chute.x, chute.y + ball * CHUTE * 0.6)
  context.lineTo(0, chute.y - chute.x * chute.slope + ball * CHUTE * 0.6)
  context.fill()
  const now = marblesAt(time, hourCycle)
  const leaving = leavingOf(now, marblesAt(later, hourCycle))
  for (const marble of now) if (!leaving.includes(marble)) drawStanding(context, plan, marble)
  for (const tube of [0, 3]) {
    if (now.some((marble) => Math.floor(marble.tube / 3) * 3 === tube)) continue
    context.save()
    context.translate(tubes[tube]!.x, tubes[tube]!.y)
    context.strokeStyle = CHALK
    context.lineWidth = ball * 0.05
    disc(context, ball * 0.455)
    context.stroke()
    context.fillStyle = CHALK
    number(context, 0, ball * 0.66)
    context.restore()
  }
}

/** What comes at the full minute, and what makes room for it. */
function comingOf({ time, hourCycle }: Pick<CanvasFrame, 'time' | 'hourCycle'>) {
  const later = laterBy(time, untilMinute(time))
  return {
    next: nextOf(later, hourCycle),
    leaving: leavingOf(marblesAt(time, hourCycle), marblesAt(later, hourCycle)),
  }
}

function drawMarble(frame: CanvasFrame) {
  const { context, time, width, height, motion } = frame
  const plan = planOf(width, height)
  const { next } = comingOf(frame)
  const { x, y, turn } = movingAt(plan, next, time, motion === 'reduced')
  context.translate(x, y)
  drawGlass(context, plan.ball / 2, next.tube, next.place, turn)
}

/** The marble on its way down the chute. In the last second it leaves it. */
function drawRolling(frame: CanvasFrame) {
  const { time, motion } = frame
  if (time.second === 59) return untilMinute(time)
  drawMarble(frame)
  return motion === 'reduced' || time.millisecond >= ROLL_MS ? untilSecond(time) : undefined
}

/** Where it rolls: along the chute of its tube. */
const chutePart = (tube: number) => (stage: { width: number; height: number }) => {
  const plan = planOf(stage.width, stage.height)
  const { x, y, slope } = chuteOf(plan, tube)
  const top = y - x * slope - plan.ball * 1.1
  return { left: 0, top, width: x + plan.ball, height: y + plan.ball * 0.1 - top }
}

function Rolling() {
  const time = useClockTime('minute')
  const { hourCycle } = useHostSettings()
  const { tube } = comingOf({ time, hourCycle }).next
  return <Canvas key={tube} draw={drawRolling} beat={30} part={chutePart(tube)} />
}

/** The marbles that will make room, and in the last second the one that falls. */
function drawMoving(frame: CanvasFrame) {
  const { context, time, width, height, motion } = frame
  const { second, millisecond } = time
  const calm = motion === 'reduced'
  const risen = calm ? 0 : leavingAt(second, millisecond) * height
  for (const marble of comingOf(frame).leaving) drawStanding(context, planOf(width, height), marble, risen)
  if (second < 59) return untilMinute(time) - 1000
  drawMarble(frame)
  return calm ? untilMinute(time) : undefined
}

/** Six tubes of marbles, each of its own colour, flat as a print; the last of the hours and of the minutes are white. */
export default function ColourSorting() {
  return (
    <Stage images={images} fonts={fonts}>
      <Canvas draw={drawRack} beat="minute" />
      <Canvas draw={drawMoving} beat={30} />
      <Rolling />
    </Stage>
  )
}
