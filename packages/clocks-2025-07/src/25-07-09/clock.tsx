import { secondsOf } from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import { ShaderStage } from '@found-time/clock-runtime/shader'
import { GOO } from './goo'
import { COURSES, type Drop, dropsAt, ovalIn, placeOf } from './model'

export { notes } from './notes'

export const images: string[] = []
export const fonts = []

/** Where there is no WebGL: the same drops and marks, which do not reach out for one another. */
function plain({ context, time, width, height }: CanvasFrame): void {
  context.fillStyle = '#ff4d87'
  context.fillRect(0, 0, width, height)
  context.translate(width / 2, height / 2)
  context.fillStyle = '#290845'
  const dot = (x: number, y: number, radius: number) => {
    context.beginPath()
    context.arc(x, -y, radius, 0, Math.PI * 2)
    context.fill()
  }
  const oval = ovalIn(width, height)
  const least = Math.min(oval.across, oval.up)
  for (let mark = 0; mark < 60; mark++)
    dot(...placeOf(mark / 60, COURSES.minute, oval), least * (mark % 5 ? 0.014 : 0.032))
  for (let mark = 0; mark < 12; mark++) dot(...placeOf(mark / 12, COURSES.hour, oval), least * 0.035)
  const drops = dropsAt(time.hour, time.minute, time.second, width, height)
  for (const { x, y, radius } of Object.values(drops)) dot(x, y, radius)
  context.fillStyle = '#fff'
  dot(drops.hour.x, drops.hour.y, least * 0.045)
  dot(drops.minute.x, drops.minute.y, least * 0.03)
}

const uniformOf = ({ x, y, radius }: Drop) => [x, y, radius, 0] as const

/**
 * Three drops on two rings of marks. The field is computed for the whole stage, five times a second as a watch beats,
 * since the smallest drop is never at rest and changes the outline of whichever it passes.
 */
export default function Metaball() {
  return (
    <ShaderStage
      images={images}
      fonts={fonts}
      fragment={GOO}
      beat={5}
      fallback={<Canvas draw={plain} beat="second" />}
      uniforms={(time, { width, height }) => {
        const { hour, minute, second } = dropsAt(time.hour, time.minute, secondsOf(time), width, height)
        const { across, up } = ovalIn(width, height)
        return {
          uHourDrop: uniformOf(hour),
          uMinuteDrop: uniformOf(minute),
          uSecondDrop: uniformOf(second),
          uOval: [across, up, Math.min(across, up)],
        }
      }}
    />
  )
}
