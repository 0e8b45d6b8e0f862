import { type ClockNotes, Stage, useClockTime, useFrame, useHostSettings } from '@found-time/clock-runtime'
import { Canvas } from '@found-time/clock-runtime/canvas'
import { useState } from 'react'
import styles, { css } from './clock.module.css'
import { FIGURES, ITALIC, makeDrawings, ROMAN } from './draw'

const paper = new URL('./paper.webp', import.meta.url).href
const grain = new URL('./grain.webp', import.meta.url).href

export const images = [paper, grain]
export const fonts = [
  { family: ROMAN, source: new URL('./roman.woff2', import.meta.url).href, weight: '400' },
  { family: ITALIC, source: new URL('./italic.woff2', import.meta.url).href, weight: '400' },
  { family: FIGURES, source: new URL('./figures.woff2', import.meta.url).href, weight: '900' },
]
export const notes: ClockNotes = {
  reading:
    'The number of the plate is the hour and the red coral figures are the minute; the newest drop is numbered with the second.',
  credits: [
    {
      title: 'Old Standard, roman and italic',
      creator: 'Alexey Kryukov',
      source: '@fontsource/old-standard-tt 5.3.0 (npm)',
      licence: 'OFL-1.1',
      notice: 'Copyright 2011 The Old Standard Project Authors (amkryukov@gmail.com)',
      changes: 'subset, renamed Plate Roman and Plate Italic',
      files: ['roman.woff2', 'italic.woff2'],
    },
    {
      title: 'Besley Black',
      creator: 'Owen Earl',
      source: '@fontsource/besley 5.3.0 (npm)',
      licence: 'OFL-1.1',
      notice: 'Copyright 2020 The Besley Project Authors (https://github.com/indestructible-type)',
      changes: 'subset to the figures, renamed Plate Figures; the coral grows in their shapes',
      files: ['figures.woff2'],
    },
    {
      title: 'Yellow paper',
      creator: 'MrMamurk',
      source: 'mypaint-data-extras 2.0.1-9 (Debian)',
      licence: 'CC0-1.0',
      changes: 'brightened, recompressed',
      files: ['paper.webp'],
    },
    {
      title: 'Pastel paper',
      creator: 'Ramón Miranda',
      source: 'mypaint-data-extras 2.0.1-9 (Debian)',
      licence: 'CC0-1.0',
      changes: 'smaller, its hollows made bare spots in the inks',
      files: ['grain.webp'],
    },
  ],
}

type Drawings = ReturnType<typeof makeDrawings>

/** The drop of this second and that of the next, each on a canvas no larger than it needs. */
function Drops({ drawings }: { drawings: Drawings }) {
  const { minute, second } = useClockTime('second')
  const { seed } = useHostSettings()
  useFrame(drawings.prepare, 30)
  return (
    <>
      {second < 59 && (
        <Canvas
          key={`fall ${minute} ${second}`}
          draw={drawings.fall}
          beat={30}
          part={(size) => drawings.aroundDrop(size, seed, minute, second + 1)}
        />
      )}
      <Canvas
        key={`rings ${minute} ${second}`}
        draw={drawings.rings}
        beat={15}
        part={(size) => drawings.aroundDrop(size, seed, minute, second)}
      />
    </>
  )
}

/** A colour plate on which the minute is alive. */
export default function Reaction() {
  const [drawings] = useState(() => makeDrawings(grain))
  return (
    <Stage
      css={css}
      images={images}
      fonts={fonts}
      className={styles.plate}
      style={{ backgroundImage: `url("${paper}")` }}
    >
      <Canvas draw={drawings.plate} beat={30} />
      <Drops drawings={drawings} />
    </Stage>
  )
}
