import { type ClockNotes, Stage, untilMinute, useFrame, useSize } from '@found-time/clock-runtime'
import { Canvas } from '@found-time/clock-runtime/canvas'
import { useRef, useState } from 'react'
import styles, { css } from './clock.module.css'
import { cutterAt, FAMILY, FOAM, INK, makeDraws, mapPart, RED, restOf, wellPart } from './draw'
import { layOut } from './model'

const relief = new URL('./relief.webp', import.meta.url).href

export const images = [relief]
export const fonts = [
  { family: FAMILY, source: new URL('./italic.woff2', import.meta.url).href, weight: '600' },
]
export const notes: ClockNotes = {
  reading:
    'The hour is the number of the highest contour line under water, in red, and the minute how many of its sixty marks the tide staff stands deep; the cutter drops a buoy each second on her way round.',
  credits: [
    {
      title: 'Elevations about the Jacksboro fault, Tennessee',
      creator: 'NASA, Shuttle Radar Topography Mission',
      source: 'python-matplotlib-data 3.6.3-1 (Debian)',
      licence: 'public domain',
      changes:
        'the mountains south-west of the fault lowered towards their edges to an island, smoothed, spaced evenly in height; hills shaded from the same',
      files: ['relief.webp'],
    },
    {
      title: 'Playfair Display SemiBold Italic',
      creator: 'Claus Eggers Sørensen',
      source: '@fontsource/playfair-display 5.3.0 (npm)',
      licence: 'OFL-1.1',
      notice:
        'Copyright 2017 The Playfair Display Project Authors (https://github.com/clauseggers/Playfair-Display), with Reserved Font Name "Playfair Display".',
      changes: 'subset, lining figures made the usual ones, renamed Tide Sheet Italic',
      files: ['italic.woff2'],
    },
  ],
}

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
