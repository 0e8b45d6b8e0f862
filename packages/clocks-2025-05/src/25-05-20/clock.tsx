import { Stage, untilMinute, useFrame, useSize } from '@found-time/clock-runtime'
import { Canvas } from '@found-time/clock-runtime/canvas'
import { useRef, useState } from 'react'
import styles, { css } from './clock.module.css'
import { cutterAt, FAMILY, FOAM, INK, makeDraws, mapPart, RED, restOf, wellPart } from './draw'
import { layOut } from './model'

export { notes } from './notes'

const relief = new URL('./relief.webp', import.meta.url).href

export const images = [relief]
export const fonts = [
  { family: FAMILY, source: new URL('./italic.woff2', import.meta.url).href, weight: '600' },
]

/** The cutter on her way round, an element of her own. */
function Cutter() {
  const sea = useRef<SVGSVGElement>(null)
  const cutter = useRef<SVGGElement>(null)
  const size = useSize(sea)
  const sheet = size && layOut(size.width, size.height)
  useFrame((time) => {
    if (!sheet) return untilMinute(time)
    cutter.current?.setAttribute('transform', cutterAt(sheet, time))
    return restOf(time)
  }, 20)
  return (
    <svg ref={sea} className={styles.sea} aria-hidden="true">
      {sheet && (
        <svg
          aria-hidden="true"
          {...sheet.map}
          viewBox={`${sheet.map.x} ${sheet.map.y} ${sheet.map.width} ${sheet.map.height}`}
        >
          <g ref={cutter} fill={FOAM} stroke={INK} strokeWidth="0.07" strokeLinejoin="round">
            <path
              d="M-0.78 -0.2Q-0.72 0.2 -0.4 0.22L0.42 0.22Q0.72 0.1 0.95 -0.24Q0.1 -0.08 -0.78 -0.2"
              fill="#7a3b22"
            />
            <path d="M0.02 -0.3L-0.06 -1.32Q-0.66 -0.98 -0.84 -0.34Z" />
            <path d="M0.12 -0.3L0.14 -1.5Q0.42 -0.9 1.02 -0.36Z" />
            <path d="M0.06 -0.16L0.06 -1.62" />
            <path d="M0.06 -1.62L-0.34 -1.52L0.06 -1.42" fill={RED} stroke="none" />
          </g>
        </svg>
      )}
    </svg>
  )
}

/** An island drowned by the hour. */
export default function SeaLevel() {
  const [draws] = useState(() => makeDraws(relief))
  return (
    <Stage css={css} images={images} fonts={fonts} className={styles.sheet}>
      <Canvas draw={draws.sheet} beat={30} />
      <Canvas draw={draws.waves} beat={20} part={mapPart} />
      <Canvas draw={draws.water} beat={20} part={wellPart} />
      <Cutter />
    </Stage>
  )
}
