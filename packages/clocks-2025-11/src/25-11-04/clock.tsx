import {
  type ClockTime,
  easeInOut,
  secondsOf,
  useClockTime,
  useHostSettings,
} from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import { ShaderStage } from '@found-time/clock-runtime/shader'
import { memo } from 'react'
import { CHURN } from './churn'
import { growthOf, layoutOn, numbersAt, TURN_MS } from './model'
import { paintChurn } from './painted'

export { notes } from './notes'

/** Ten cells: how far each point is from a figure's outline. */
const figures = new URL('./figures.webp', import.meta.url).href

export const images = [figures]
export const fonts = []

/** Milk creeps: two pictures a second are enough. */
const CREEP = 2

/** The numbers in the drops, and for how many seconds the threads have run. */
function stateAt(time: ClockTime, calm: boolean) {
  const turned = calm ? 1 : easeInOut(Math.min(1, (time.second * 1000 + time.millisecond) / TURN_MS))
  // The threads are as they were after twelve minutes: no picture needs a longer time than that.
  return { at: numbersAt(time.hour, time.minute, turned), flow: (time.minute % 12) * 60 + secondsOf(time) }
}

/** Where there is no WebGL. */
function draw(frame: CanvasFrame) {
  const { at, flow } = stateAt(frame.time, frame.motion === 'reduced')
  paintChurn(frame, at, flow)
}

/** A spiral of milk that ends in the minute and has the hour on its way. */
export default function Churn() {
  const { second } = useClockTime('second')
  return <Milk turns={second === 0} />
}

/** Rendered when the rings begin to turn and when they have: each time it is, it is drawn. */
const Milk = memo(function Milk({ turns }: { readonly turns: boolean }) {
  const { motion } = useHostSettings()
  const calm = motion === 'reduced'
  const beat = turns && !calm ? 12 : CREEP
  return (
    <ShaderStage
      images={images}
      fonts={fonts}
      fragment={CHURN}
      textures={{ figures }}
      beat={beat}
      maxPixels={1024 * 640}
      uniforms={(time, { width, height, ratio }) => {
        const { layout, unit } = layoutOn(width, height)
        const { at, flow } = stateAt(time, calm)
        return {
          uMiddle: layout.middle,
          uRings: layout.rings,
          uAngles: layout.angles,
          uDrops: layout.drops,
          uFigures: layout.figures,
          uUnit: unit * ratio,
          uGrowth: growthOf(layout),
          uHourAt: at.hour,
          uMinuteAt: at.minute,
          uFlow: flow,
        }
      }}
      fallback={<Canvas draw={draw} beat={beat} />}
    />
  )
})
