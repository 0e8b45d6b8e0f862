import {
  type ClockFont,
  type ClockTime,
  Stage,
  useFrame,
  useHostSettings,
  useSize,
} from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import { useRef } from 'react'
import styles, { css } from './clock.module.css'
import { columnAt, GROWTH_MS, leanAt, planOf, STACK } from './model'
import { paintGarden, paintRoot } from './paint'
import { RINGS, WORM } from './shapes'

export { notes } from './notes'

const face: ClockFont = {
  family: 'ft-25-08-26 Tag',
  source: new URL('./tag.woff2', import.meta.url).href,
  weight: '400',
}

export const images = []
export const fonts = [face]

const garden = (frame: CanvasFrame) => paintGarden(frame, face.family)

/** It grows just before each full second, and rests until then. */
function root(frame: CanvasFrame) {
  paintRoot(frame)
  return restOf(frame.time, frame.motion === 'reduced')
}

/** How long a picture stays true: until the last third of the second, or all of it. */
function restOf(time: ClockTime, still: boolean) {
  const left = 1000 - time.millisecond
  if (still) return left
  if (left > GROWTH_MS) return left - GROWTH_MS
}

/**
 * A garden cut open. Plants are the hours, tubers under them the minutes; a root along the bottom is the second. The
 * garden is painted once a minute, the root's strip in the last third of each second.
 */
export default function Roots() {
  const { motion } = useHostSettings()
  const art = useRef<HTMLDivElement>(null)
  const worm = useRef<SVGSVGElement>(null)
  const { width, height } = useSize(art) ?? { width: 1280, height: 800 }
  const plan = planOf(width, height)
  const [x, y] = columnAt(plan, 11)
  const size = Math.min(plan.stone * 1.3, plan.column)

  useFrame((time) => {
    const still = motion === 'reduced'
    if (worm.current) worm.current.style.rotate = `${leanAt(time.second, time.millisecond, still)}deg`
    return restOf(time, still)
  }, 15)

  return (
    <Stage css={css} images={images} fonts={fonts} artRef={art} className={styles.garden}>
      <Canvas draw={garden} beat="minute" />
      {/* It lives where the twelfth stone would be: an hour has no sixtieth minute. */}
      <svg
        ref={worm}
        className={styles.worm}
        viewBox="0 0 32 32"
        aria-hidden="true"
        style={{
          left: x - size / 2,
          top: y + plan.cell * (STACK + 0.12) + plan.stone * 0.55 - size / 2,
          width: size,
          height: size,
        }}
      >
        <path fill="#ff9fc0" d={WORM} />
        <path fill="#f0628f" d={RINGS} />
        <circle cx="10.1" cy="4" r="0.6" fill="#2d0b0a" />
      </svg>
      <Canvas
        draw={root}
        beat={15}
        part={({ width, height }) => {
          const { foot } = planOf(width, height)
          return { left: 0, top: height - foot, width, height: foot }
        }}
      />
    </Stage>
  )
}
