import { secondsOf, untilMinute, untilSecond } from '@found-time/clock-runtime'
import type { CanvasFrame } from '@found-time/clock-runtime/canvas'
import { type Context, TAU } from './brush'
import { drawChain, drawMail, IN_BOX } from './chute'
import { drawDoorway } from './doors'
import { type Box, buttonOf, layOut, opening, type Plan, type Slot, type StageSize, slots } from './layout'
import { ARROW_LEAVES, ARROW_RESTS, buttonGlow, DOORS_CLOSE, DOORS_OPEN, fallen, postOf } from './model'
import { drawMoon, lantern } from './moon'
import { paintWall } from './wall'

function drawButton(context: Context, plan: Plan, second: number) {
  const { x, y, size } = buttonOf(plan)
  const glow = buttonGlow(second)
  const light = context.createRadialGradient(x, y, 0, x, y, size * 2.6)
  light.addColorStop(0, `rgb(255 190 80 / ${0.75 * glow})`)
  light.addColorStop(1, 'rgb(255 170 60 / 0)')
  context.fillStyle = light
  context.fillRect(x - size * 2.6, y - size * 2.6, size * 5.2, size * 5.2)
  context.beginPath()
  context.arc(x, y, size * 0.98, 0, TAU)
  context.fillStyle = '#4a310c'
  context.fill()
  context.beginPath()
  context.arc(x, y, size * 0.8, 0, TAU)
  context.fillStyle = `rgb(${150 + 105 * glow} ${70 + 150 * glow} ${30 + 100 * glow * glow})`
  context.fill()
  context.beginPath()
  context.arc(x - size * 0.22, y - size * 0.28, size * 0.22, 0, TAU)
  context.fillStyle = 'rgb(255 255 240 / 0.55)'
  context.fill()
}

const none: Box = { left: 0, top: 0, width: 0, height: 0 }

/** The doorway's part of the stage. */
export function doorwayPart({ width, height }: StageSize): Box {
  const { x, y, wide, tall } = opening(layOut(width, height))
  return { left: x, top: y, width: wide, height: tall }
}

/** The car behind its doors; open, they stand still. */
export function drawDoors(frame: CanvasFrame) {
  const { time, width, height } = frame
  const second = secondsOf(time)
  drawDoorway(frame, layOut(width, height), second)
  // Rests end with a full second, where every beat has one of its own.
  return second >= DOORS_OPEN && time.second < Math.floor(DOORS_CLOSE)
    ? 1000 * (Math.floor(DOORS_CLOSE) - second)
    : undefined
}

/** The lobby round the doorway, whose floors change their numbers with an hour. */
export function drawLobby(frame: CanvasFrame, cream: HTMLImageElement, verde: HTMLImageElement) {
  paintWall(frame.context, frame, layOut(frame.width, frame.height), cream, verde)
  return 60_000 * (59 - frame.time.minute) + untilMinute(frame.time)
}

/** The part of the stage of the half-moon and its lanterns. */
export function moonPart({ width, height }: StageSize): Box {
  const { moon, least, middle, half, small } = layOut(width, height)
  const left = small ? 0 : Math.max(0, Math.floor(middle - half - least * 0.05))
  return { left, top: 0, width: width - 2 * left, height: Math.min(height, moon.y + least * 0.1) }
}

/** The hour's floor, lit, and the arrow, which moves about the hour alone. */
export function drawFloor(frame: CanvasFrame) {
  const { context, width, height, time } = frame
  const plan = layOut(width, height)
  const second = secondsOf(time)
  drawMoon(frame, plan, second)
  if (plan.small) return untilSecond(time)
  lantern(context, plan, time.hour < 12 ? -1 : 1, true)
  if (time.minute === 59) return second < ARROW_LEAVES ? 1000 * (ARROW_LEAVES - second) : undefined
  if (time.minute === 0 && second < ARROW_RESTS) return undefined
  return untilMinute(time)
}

/** The part of the stage of a glass slot and what holds it. */
export function slotPart(stage: StageSize, kind: Slot['kind']): Box {
  const slot = slots(stage, layOut(stage.width, stage.height)).find((one) => one.kind === kind)
  if (!slot) return none
  const top = Math.max(0, slot.top)
  return {
    left: slot.x - slot.width * 0.75,
    top,
    width: slot.width * 1.5,
    height: slot.bottom - top,
  }
}

/** Milliseconds of each second between which the chain has rung out, to a quarter of a pixel, and does not run yet. */
const CHAIN_RESTS = 233
const CHAIN_RUNS = 800

/** The links of the chain, and the pointer. */
export function drawSeconds(frame: CanvasFrame) {
  const slot = slots(frame, layOut(frame.width, frame.height)).find(({ kind }) => kind === 'chain')
  if (!slot) return untilMinute(frame.time)
  drawChain(frame, slot, secondsOf(frame.time))
  const { millisecond } = frame.time
  return millisecond >= CHAIN_RESTS && millisecond < CHAIN_RUNS ? CHAIN_RUNS - millisecond : undefined
}

/** The letters that fall; between two of them the chute is empty. */
export function drawLetters(frame: CanvasFrame) {
  const plan = layOut(frame.width, frame.height)
  const slot = slots(frame, plan).find(({ kind }) => kind === 'mail')
  if (!slot) return untilMinute(frame.time)
  const { hour, minute } = frame.time
  const second = secondsOf(frame.time)
  drawMail(frame, plan, slot, second)
  const posts = postOf(frame.seed, hour, minute)
  if (posts.some(({ at }) => second >= at && fallen(second - at) <= IN_BOX)) return undefined
  const next = Math.floor(Math.min(60, ...posts.flatMap(({ at }) => (at > second ? [at] : []))))
  return next > second ? 1000 * (next - second) : undefined
}

/** The part of the stage that the call button lights. */
export function buttonPart({ width, height }: StageSize): Box {
  const plan = layOut(width, height)
  if (plan.small) return none
  const { x, y, size } = buttonOf(plan)
  return { left: x - size * 2.6, top: y - size * 2.6, width: size * 5.2, height: size * 5.2 }
}

/** The call button. */
export function drawCall({ context, width, height, time }: CanvasFrame) {
  const plan = layOut(width, height)
  if (plan.small) return untilMinute(time)
  drawButton(context, plan, secondsOf(time))
  // It fades quickly, while the chain rings.
  if (time.millisecond < CHAIN_RESTS) return undefined
  return time.millisecond < 500 ? 150 : untilSecond(time)
}
