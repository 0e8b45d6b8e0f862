import { secondsOf } from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import { ShaderStage } from '@found-time/clock-runtime/shader'
import { GOO } from './goo'
import { COURSES, type Drop, dropsAt, ovalIn, placeOf } from './model'

export { notes } from './notes'

export const images: string[] = []
export const fonts = []

const INK = '#290845'

function dot(context: CanvasRenderingContext2D, x: number, y: number, radius: number) {
  context.beginPath()
  context.arc(x, -y, radius, 0, Math.PI * 2)
  context.fill()
}

/** Where there is no WebGL: the same drops, which do not reach out for one another. */
function drawPlain({ context, time, width, height }: CanvasFrame): void {
  context.fillStyle = '#ff4d87'
  context.fillRect(0, 0, width, height)
  context.translate(width / 2, height / 2)
  context.fillStyle = INK
  const drops = dropsAt(time.hour, time.minute, time.second, width, height)
  for (const { x, y, radius } of Object.values(drops)) dot(context, x, y, radius)
}

/** Both rings; the mark that a drop covers is seen through it. */
function drawMarks({ context, time, width, height }: CanvasFrame): void {
  context.translate(width / 2, height / 2)
  const oval = ovalIn(width, height)
  const least = Math.min(oval.across, oval.up)
  context.fillStyle = INK
  for (let mark = 0; mark < 60; mark++)
    dot(context, ...placeOf(mark / 60, COURSES.minute, oval), least * (mark % 5 ? 0.017 : 0.034))
  for (let mark = 0; mark < 12; mark++)
    dot(context, ...placeOf(mark / 12, COURSES.hour, oval), least * (mark % 3 ? 0.03 : 0.048))
  const { hour, minute } = dropsAt(time.hour, time.minute, 0, width, height)
  context.fillStyle = '#fff'
  dot(context, hour.x, hour.y, least * 0.056)
  dot(context, minute.x, minute.y, least * 0.036)
}

const uniformOf = ({ x, y, radius }: Drop) => [x, y, radius, 0] as const

/**
 * Three drops on two rings of marks. The field is computed for the whole stage, four times a second, since the smallest
 * drop is never at rest and changes the outline of whichever it passes. The marks are in the drops' own ink, so they can
 * lie over it all, painted once a minute.
 */
export default function Metaball() {
  return (
    <ShaderStage
      images={images}
      fonts={fonts}
      fragment={GOO}
      beat={4}
      fallback={<Canvas draw={drawPlain} beat="second" />}
      uniforms={(time, { width, height }) => {
        const { hour, minute, second } = dropsAt(time.hour, time.minute, secondsOf(time), width, height)
        const { across, up } = ovalIn(width, height)
        return {
          uHourDrop: uniformOf(hour),
          uMinuteDrop: uniformOf(minute),
          uSecondDrop: uniformOf(second),
          uLeast: Math.min(across, up),
        }
      }}
    >
      <Canvas draw={drawMarks} beat="minute" />
    </ShaderStage>
  )
}
