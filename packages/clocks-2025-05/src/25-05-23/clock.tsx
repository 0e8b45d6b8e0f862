import { type ClockNotes, Stage } from '@found-time/clock-runtime'
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

const cream = new URL('./cream.webp', import.meta.url).href
const verde = new URL('./verde.webp', import.meta.url).href

export const images = [cream, verde]
export const fonts = [
  { family: 'ft-25-05-23 Lobby', source: new URL('./lobby.woff2', import.meta.url).href, weight: '400' },
]
export const notes: ClockNotes = {
  reading:
    'The arrow over the doors points to the hour’s lit floor, the large figure in the car is the minute, and a numbered link of chain goes by each second.',
  credits: [
    {
      title: 'Limelight',
      creator: 'Sorkin Type Co',
      source: '@fontsource/limelight 5.3.0 (npm)',
      licence: 'OFL-1.1',
      notice: 'Copyright (c) 2010 by Sorkin Type Co (eben@eyebytes.com) with Reserved Font Name Limelight',
      changes: 'ten figures turned into drawings and drawn out in height',
    },
    {
      title: 'Federo',
      creator: 'Olexa M. Volochay, Cyreal',
      source: '@fontsource/federo 5.3.0 (npm)',
      licence: 'OFL-1.1',
      notice: 'Copyright (c) 2011 by Olexa M. Volochay | Cyreal.org. All rights reserved.',
      changes: 'subset to figures and a few capitals, renamed Lift Lobby',
      files: ['lobby.woff2'],
    },
    {
      title: 'Two marbles, Botticino and Verde',
      creator: 'Lost Property Lab',
      source: 'made for this clock from gradient noise',
      licence: 'CC0-1.0',
      files: ['cream.webp', 'verde.webp'],
    },
  ],
}

/** A lift lobby of the thirties, seen flat-on. */
export default function Elevator() {
  return (
    <Stage css={css} images={images} fonts={fonts} className={styles.lobby}>
      <Canvas draw={drawDoors} beat={30} part={doorwayPart} />
      <Canvas draw={(frame) => drawLobby(frame, frame.image(cream), frame.image(verde))} beat="minute" />
      <Canvas draw={drawFloor} beat={30} part={moonPart} />
      <Canvas draw={drawSeconds} beat={30} part={(stage) => slotPart(stage, 'chain')} />
      <Canvas draw={drawLetters} beat={30} part={(stage) => slotPart(stage, 'mail')} />
      <Canvas draw={drawCall} beat={30} part={buttonPart} />
    </Stage>
  )
}
