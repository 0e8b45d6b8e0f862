import { Stage, useClockTime, useFrame, useHostSettings } from '@found-time/clock-runtime'
import { Canvas } from '@found-time/clock-runtime/canvas'
import { useState } from 'react'
import styles, { css } from './clock.module.css'
import { ITALIC, makeDrawings, ROMAN } from './draw'

export { notes } from './notes'

const paper = new URL('./paper.webp', import.meta.url).href
const grain = new URL('./grain.webp', import.meta.url).href

export const images = [paper, grain]
export const fonts = [
  { family: ROMAN, source: new URL('./roman.woff2', import.meta.url).href, weight: '400' },
  { family: ITALIC, source: new URL('./italic.woff2', import.meta.url).href, weight: '400' },
]

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
  const { transparent } = useHostSettings()
  const [drawings] = useState(() => makeDrawings(grain))
  return (
    <Stage
      css={css}
      images={images}
      fonts={fonts}
      ground={styles.plate}
      style={transparent ? undefined : { backgroundImage: `url("${paper}")` }}
    >
      <Canvas draw={drawings.plate} beat={30} />
      <Drops drawings={drawings} />
    </Stage>
  )
}
