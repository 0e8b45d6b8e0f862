import { type ClockFont, Stage, untilSecond, useSize } from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import { useRef } from 'react'
import styles, { css } from './clock.module.css'
import { GROWTH_MS, planOf } from './model'
import { paintGarden, paintTip } from './paint'

export { notes } from './notes'

const face: ClockFont = {
  family: 'ft-25-08-26 Tag',
  source: new URL('./tag.woff2', import.meta.url).href,
  weight: '400',
}

export const images = []
export const fonts = [face]

const garden = (frame: CanvasFrame) => paintGarden(frame, face.family)

/** The tip grows before each full second, and rests until then. */
const tips = [0, 1].map((bed) => (frame: CanvasFrame) => {
  paintTip(frame, bed)
  const left = untilSecond(frame.time)
  if (frame.motion === 'reduced') return left
  return left > GROWTH_MS ? left - GROWTH_MS : undefined
})

/** Six plants in a cut through the earth: painted once a minute, but for the root that grows in the deep soil. */
export default function Roots() {
  const art = useRef<HTMLDivElement>(null)
  const { width, height } = useSize(art) ?? { width: 1280, height: 800 }
  const { beds } = planOf(width, height)
  return (
    <Stage css={css} images={images} fonts={fonts} artRef={art} className={styles.garden}>
      <Canvas draw={garden} beat="minute" />
      {tips.slice(0, beds).map((tip, bed) => (
        <Canvas
          key={bed}
          draw={tip}
          beat={20}
          part={(stage) => {
            const plan = planOf(stage.width, stage.height)
            const high = plan.deep * 1.05
            return { left: 0, top: plan.bed * (bed + 1) - high, width: stage.width, height: high }
          }}
        />
      ))}
    </Stage>
  )
}
