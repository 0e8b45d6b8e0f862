import { Stage, useClockTime } from '@found-time/clock-runtime'
import { Canvas } from '@found-time/clock-runtime/canvas'
import styles, { css } from './clock.module.css'
import { drawBoard, drawLeaving, drawPiece, linen, piecePart, walnut } from './draw'
import { leavingAt } from './model'
import { FAMILY, PAINTINGS } from './paintings'

export { notes } from './notes'

const besley = new URL('./besley.woff2', import.meta.url).href

export const images = [...PAINTINGS.map(({ source }) => source), linen, walnut]
export const fonts = [{ family: FAMILY, source: besley, weight: '700' }]

/** The piece under way, on a canvas no larger than it needs. */
function Piece() {
  const { hour, minute } = useClockTime('minute')
  return (
    <>
      {minute === 0 && <Leaving />}
      <Canvas key={`${hour} ${minute}`} draw={drawPiece} beat={24} part={(size) => piecePart(size, minute)} />
    </>
  )
}

/** What is taken apart in the hour's first minute. */
function Leaving() {
  const { second } = useClockTime('second')
  const piece = leavingAt(second)
  if (piece === undefined) return null
  return <Canvas key={second} draw={drawLeaving} beat={24} part={(size) => piecePart(size, piece)} />
}

/** A jigsaw an hour, put together piece by piece. */
export default function Jigsaw() {
  return (
    <Stage css={css} className={styles.table} images={images} fonts={fonts}>
      <Canvas draw={drawBoard} beat="second" />
      <Piece />
    </Stage>
  )
}
