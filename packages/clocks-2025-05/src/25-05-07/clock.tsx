import { type ClockNotes, type Credit, Stage, useClockTime, useHostSettings } from '@found-time/clock-runtime'
import { Canvas } from '@found-time/clock-runtime/canvas'
import styles, { css } from './clock.module.css'
import { drawHome, drawOut, drawPieces, drawTable, homePart, outPart } from './draw'
import { FAMILY, PAINTINGS } from './paintings'

const besley = new URL('./besley.woff2', import.meta.url).href

export const images = PAINTINGS.map(({ source }) => source)
export const fonts = [{ family: FAMILY, source: besley, weight: '700' }]

const gcompris = (title: string, ...files: string[]): Credit => ({
  title,
  creator: 'Vincent van Gogh',
  source: 'gcompris-qt-data 3.1-2 (Debian), activity "details"',
  licence: 'public domain',
  changes: 'cropped to seven by five, scaled, recompressed, cut into sixty pieces',
  files,
})

export const notes: ClockNotes = {
  reading:
    'The card has the hour; the pieces at home are its minutes, laid in rows of ten: add the red number beside the row of the last one to the red number above its column; on the full hour the picture before lies whole and is taken apart, a piece a second.',
  credits: [
    gcompris('The Night Café, 1888', 'night-cafe.webp'),
    gcompris('The Langlois Bridge, 1888', 'bridge.webp'),
    gcompris('The Church at Auvers, 1890', 'church.webp', 'church-path.webp'),
    gcompris('The Painter on the Road to Tarascon, 1888', 'painter.webp'),
    gcompris('Café Terrace at Night, 1888', 'terrace-night.webp', 'terrace-tables.webp'),
    gcompris('The Harvest, 1888', 'harvest.webp'),
    gcompris('Portrait of Père Tanguy, 1887', 'pere-tanguy.webp', 'pere-tanguy-hands.webp'),
    gcompris('Vestibule of the Asylum, 1889', 'vestibule-door.webp', 'vestibule-vault.webp'),
    {
      title: 'Besley',
      creator: 'The Besley Project Authors',
      source: '@fontsource/besley 5.3.0 (npm)',
      licence: 'OFL-1.1',
      changes: 'subset to the letters of the card',
      notice: 'Copyright 2020 The Besley Project Authors (https://github.com/indestructible-type)',
      files: ['besley.woff2'],
    },
  ],
}

/** The pieces that move, each on a canvas no larger than its way of this second. */
function Moving() {
  const time = useClockTime('second')
  const { seed } = useHostSettings()
  return (
    <>
      <Canvas
        key={`home ${time.epochMs}`}
        draw={drawHome}
        beat={30}
        part={(size) => homePart(size, time, seed)}
      />
      {time.minute === 0 && (
        <Canvas
          key={`out ${time.epochMs}`}
          draw={drawOut}
          beat={30}
          part={(size) => outPart(size, time, seed)}
        />
      )}
    </>
  )
}

/** A jigsaw an hour. */
export default function Jigsaw() {
  return (
    <Stage css={css} className={styles.table} images={images} fonts={fonts}>
      <Canvas draw={drawTable} beat="minute" />
      <Canvas draw={drawPieces} beat="second" />
      <Moving />
    </Stage>
  )
}
