import { Stage, useClockTime } from '@found-time/clock-runtime'
import { Canvas } from '@found-time/clock-runtime/canvas'
import styles, { css } from './clock.module.css'
import { drawBoard, drawPiece, linen, piecePart, walnut } from './draw'
import { FAMILY, PAINTINGS } from './paintings'

export { notes } from './notes'

const besley = new URL('./besley.woff2', import.meta.url).href

export const images = [...PAINTINGS.map(({ source }) => source), linen, walnut]
export const fonts = [{ family: FAMILY, source: besley, weight: '700' }]

/** The piece under way, on a canvas no larger than it needs. */
function Piece() {
  const { hour, minute } = useClockTime('minute')
  return (
    <Canvas key={`${hour} ${minute}`} draw={drawPiece} beat={24} part={(size) => piecePart(size, minute)} />
  )
}

/** A jigsaw an hour, turned over piece by piece. */
export default function Jigsaw() {
  return (
    <Stage css={css} className={styles.table} images={images} fonts={fonts}>
      <Canvas draw={drawBoard} beat="second" />
      <Piece />
    </Stage>
  )
}
