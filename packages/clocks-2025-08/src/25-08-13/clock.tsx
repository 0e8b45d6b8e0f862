import { untilSecond } from '@found-time/clock-runtime'
import { type CanvasFrame, CanvasStage } from '@found-time/clock-runtime/canvas'
import { drawDial, FAMILIES } from './draw'
import { cameraAt, dialsAt, STEP_MS, styleOf, untilMoving } from './model'

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

const draw = ({ context, time, width, height, motion }: CanvasFrame) => {
  const still = motion === 'reduced'
  const now = time.hour * 60 + time.minute
  context.fillStyle = styleOf(now - 3).face
  context.fillRect(0, 0, width, height)
  const unit = Math.min(width, height) * 0.345
  context.translate(width / 2, height / 2)
  context.scale(unit, unit)
  const camera = cameraAt(time.second, time.millisecond, still)
  for (const dial of dialsAt(now, camera)) drawDial(context, dial, now)
  if (still) return untilSecond(time)
  if (!camera.dive && time.millisecond >= STEP_MS) return untilMoving(time.second, time.millisecond)
}

/** A clock on whose dial lies a smaller one, on whose dial lies a smaller one, down to a speck. */
export default function Tiny() {
  return <CanvasStage images={images} fonts={fonts} draw={draw} beat={20} />
}
