import { Stage } from '@found-time/clock-runtime'
import { Canvas } from '@found-time/clock-runtime/canvas'
import styles, { css } from './clock.module.css'
import {
  buttonPart,
  doorwayPart,
  drawCall,
  drawDoors,
  drawFloor,
  drawLetters,
  drawLobby,
  drawSeconds,
  moonPart,
  slotPart,
} from './draw'

export { notes } from './notes'

const cream = new URL('./cream.webp', import.meta.url).href
const verde = new URL('./verde.webp', import.meta.url).href

export const images = [cream, verde]
export const fonts = [
  { family: 'ft-25-05-23 Lobby', source: new URL('./lobby.woff2', import.meta.url).href, weight: '400' },
]

/** A lift lobby of the thirties, seen flat-on. */
export default function Elevator() {
  return (
    <Stage css={css} images={images} fonts={fonts} ground={styles.lobby}>
      <Canvas draw={drawDoors} beat={30} part={doorwayPart} />
      <Canvas draw={(frame) => drawLobby(frame, frame.image(cream), frame.image(verde))} beat="minute" />
      <Canvas draw={drawFloor} beat={30} part={moonPart} />
      <Canvas draw={drawSeconds} beat={30} part={(stage) => slotPart(stage, 'chain')} />
      <Canvas draw={drawLetters} beat={30} part={(stage) => slotPart(stage, 'mail')} />
      <Canvas draw={drawCall} beat={30} part={buttonPart} />
    </Stage>
  )
}
