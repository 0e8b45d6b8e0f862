import { type ClockNotes, Stage } from '@found-time/clock-runtime'
import { Canvas } from '@found-time/clock-runtime/canvas'
import styles, { css } from './clock.module.css'
import {
  bowlFrontPart,
  bowlPart,
  bowlTabletPart,
  drawBack,
  drawBowl,
  drawBowlFront,
  drawBowlTablet,
  drawDrop,
  drawJar,
  drawJarFront,
  drawJarTablet,
  drawSeconds,
  dropPart,
  friezePart,
  jarFrontPart,
  jarPart,
  jarTabletPart,
} from './draw'
import { clay, grain, sea, wall } from './pictures'

export const images = [wall, grain, clay, sea]
export const fonts = [
  { family: 'ft-25-05-17 Painter', source: new URL('./painter.woff2', import.meta.url).href, weight: '700' },
]
export const notes: ClockNotes = {
  reading:
    'The tablet in the upper bowl, whose water sinks a line an hour, is the hour; the one in the lower jar, whose water rises a line a minute, is the minute; each drop blackens one more tongue of the frieze, a second each.',
  credits: [
    {
      title: 'Picture 0B: a fig in a turned red bowl on a weathered floor',
      creator: 'Trevor “Freespace”',
      source: 'lomiri-wallpapers-16.04 20.04.0-2 (Debian)',
      licence: 'CC-BY-4.0',
      notice: 'Copyright 2018 Trevor “Freespace”',
      changes:
        'the flaked floor made a lime-washed wall; the turning rings of the bowl levelled, mirrored and coloured as clay',
      files: ['wall.webp', 'grain.webp', 'clay.webp'],
    },
    {
      title: 'Parco archeologico di Baia, via Herculanea: a Roman road under the sea',
      creator: 'Ruthven',
      source: 'gcompris-qt-data 3.1-2 (Debian), from Wikimedia Commons',
      licence: 'CC0-1.0',
      changes: 'cropped, brightened, bent by the water of the vessels',
      files: ['sea.webp'],
    },
    {
      title: 'GFS Neohellenic',
      creator: 'Greek Font Society',
      source: 'fonts-gfs-neohellenic 1.1-7 (Debian)',
      licence: 'OFL-1.1',
      notice: 'Copyright (c) 2007, Greek Font Society, with Reserved Font Name GFS Neohellenic',
      changes: 'bold, subset to figures and the Greek letters that count, renamed Pot Painter',
      files: ['painter.woff2'],
    },
  ],
}

const MAX_PIXELS = 2560 * 1440

/** A clepsydra of two vessels, as Vitruvius describes in his ninth book (IX.8). */
export default function WaterClock() {
  return (
    <Stage
      css={css}
      images={images}
      fonts={fonts}
      className={styles.wall}
      style={{ backgroundImage: `url(${wall})` }}
    >
      <Canvas draw={drawBack} beat="minute" maxPixels={MAX_PIXELS} />
      <Canvas draw={drawBowl} beat={20} part={bowlPart} />
      <Canvas draw={drawJar} beat={20} part={jarPart} />
      <Canvas draw={drawDrop} beat={20} part={dropPart} />
      <Canvas draw={drawBowlFront} beat="minute" part={bowlFrontPart} />
      <Canvas draw={drawJarFront} beat="minute" part={jarFrontPart} />
      <Canvas draw={drawSeconds} beat="second" part={friezePart} />
      <Canvas draw={drawBowlTablet} beat={20} part={bowlTabletPart} />
      <Canvas draw={drawJarTablet} beat={20} part={jarTabletPart} />
    </Stage>
  )
}
