import type { ClockNotes } from '@found-time/clock-runtime'
import { CanvasStage } from '@found-time/clock-runtime/canvas'
import { useState } from 'react'
import styles, { css } from './clock.module.css'
import { FAMILY, makeDraw } from './draw'

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

/** An island drowned by the hour. */
export default function SeaLevel() {
  const [draw] = useState(() => makeDraw(relief))
  return (
    <CanvasStage css={css} images={images} fonts={fonts} className={styles.sheet} draw={draw} beat={30} />
  )
}
