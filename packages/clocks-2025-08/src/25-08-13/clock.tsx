import { easeInOut, untilSecond } from '@found-time/clock-runtime'
import { type CanvasFrame, CanvasStage } from '@found-time/clock-runtime/canvas'
import { drawDial, FAMILIES } from './draw'
import { depthAt, dialsAt, styleOf } from './model'

export { notes } from './notes'

const FILES = [
  new URL('./gloock.woff2', import.meta.url).href,
  new URL('./bungee.woff2', import.meta.url).href,
  new URL('./shrikhand.woff2', import.meta.url).href,
  new URL('./jacquard-24.woff2', import.meta.url).href,
  new URL('./dela-gothic-one.woff2', import.meta.url).href,
  new URL('./rubik-mono-one.woff2', import.meta.url).href,
]

export const images = []
export const fonts = FILES.map((source, index) => ({ family: FAMILIES[index]!, source, weight: '400' }))

/** The view goes a step deeper in so many milliseconds, and rests for what is left of the second. */
const STEP_MS = 420

const draw = ({ context, time, width, height, motion }: CanvasFrame) => {
  const step = motion === 'reduced' ? 1 : easeInOut(Math.min(1, time.millisecond / STEP_MS))
  const now = time.hour * 60 + time.minute
  const dials = dialsAt(now, depthAt(time.second, step))
  context.fillStyle = styleOf(now - 2).face
  context.fillRect(0, 0, width, height)
  const unit = Math.min(width, height) * 0.47
  context.translate(width / 2, height / 2)
  context.scale(unit, unit)
  for (const dial of dials) drawDial(context, dial, now)
  return step === 1 ? untilSecond(time) : undefined
}

/** A clock on whose dial lies a smaller one, on whose dial lies a smaller one, down to a speck. */
export default function Tiny() {
  return <CanvasStage images={images} fonts={fonts} draw={draw} beat={20} />
}
