import { type ClockNotes, Stage } from '@found-time/clock-runtime'
import { Canvas } from '@found-time/clock-runtime/canvas'
import styles, { css } from './clock.module.css'
import { draw, drawGround } from './draw'
import { credits } from './faces'

export const images: string[] = []
export const fonts = []

export const notes: ClockNotes = {
  reading:
    'Out of the starfish the short, pale shoal points to the hour and the long, dark one to the minute, among sixty stops from the star at the top, the fives larger and the minute’s own dark; the leader of the circling handful noses past one stop a second.',
  credits,
}

/** Punctuation swims. */
export default function ShoalOfCommas() {
  return (
    <Stage css={css} className={styles.sheet}>
      <Canvas draw={drawGround} beat="minute" />
      <Canvas draw={draw} beat={20} />
    </Stage>
  )
}
