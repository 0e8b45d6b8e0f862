import { type ClockNotes, Stage, useHostSettings, useSize } from '@found-time/clock-runtime'
import { useRef } from 'react'
import styles, { css } from './clock.module.css'
import { layoutOf } from './model'
import { Window } from './window'

export const images = []
export const fonts = [
  {
    family: 'ft-25-04-21 Plain 12',
    source: new URL('./plain-12.woff2', import.meta.url).href,
    weight: '400',
  },
  {
    family: 'ft-25-04-21 Plain 14',
    source: new URL('./plain-14.woff2', import.meta.url).href,
    weight: '400',
  },
  {
    family: 'ft-25-04-21 Plain 18',
    source: new URL('./plain-18.woff2', import.meta.url).href,
    weight: '400',
  },
  { family: 'ft-25-04-21 Bold 12', source: new URL('./bold-12.woff2', import.meta.url).href, weight: '400' },
  { family: 'ft-25-04-21 Bold 14', source: new URL('./bold-14.woff2', import.meta.url).href, weight: '400' },
  { family: 'ft-25-04-21 Bold 18', source: new URL('./bold-18.woff2', import.meta.url).href, weight: '400' },
  { family: 'ft-25-04-21 Bold 24', source: new URL('./bold-24.woff2', import.meta.url).href, weight: '400' },
]
export const notes: ClockNotes = {
  reading:
    'The outlined cell is now: its column is the hour and its row the minute, and it counts the seconds; every other cell counts the seconds since its own minute or, in red parentheses, until it.',
  credits: [
    {
      title: 'Screen bitmaps of a workstation, seven sizes and weights',
      creator: 'Adobe Systems and Digital Equipment Corporation',
      source: 'xfonts-75dpi 1:1.0.5 (Debian)',
      licence: 'HPND',
      notice:
        'Copyright 1984-1989, 1994 Adobe Systems Incorporated. Copyright 1988, 1994 Digital Equipment Corporation. Adobe is a trademark of Adobe Systems Incorporated which may be registered in certain jurisdictions. Permission to use these trademarks is hereby granted only in association with the images described in this file. Permission to use, copy, modify, distribute and sell this software and its documentation for any purpose and without fee is hereby granted, provided that the above copyright notices appear in all copies and that both those copyright notices and this permission notice appear in supporting documentation, and that the names of Adobe Systems and Digital Equipment Corporation not be used in advertising or publicity pertaining to distribution of the software without specific, written prior permission. Adobe Systems and Digital Equipment Corporation make no representations about the suitability of this software for any purpose. It is provided "as is" without express or implied warranty.',
      changes: 'each pixel drawn as a square, cut down to the letters used, renamed',
      files: [
        'plain-12.woff2',
        'plain-14.woff2',
        'plain-18.woff2',
        'bold-12.woff2',
        'bold-14.woff2',
        'bold-18.woff2',
        'bold-24.woff2',
      ],
    },
  ],
}

/** A sheet of 24 columns and 60 rows on a workstation of 1993: the selected cell is now. */
export default function Spreadsheet() {
  return (
    <Stage css={css} images={images} fonts={fonts} className={styles.screen}>
      <Screen />
    </Stage>
  )
}

function Screen() {
  const box = useRef<HTMLDivElement>(null)
  const size = useSize(box)
  const { hourCycle } = useHostSettings()
  return (
    <div ref={box} className={styles.fit}>
      {size && <Window layout={layoutOf(Math.round(size.width), Math.round(size.height), hourCycle)} />}
    </div>
  )
}
