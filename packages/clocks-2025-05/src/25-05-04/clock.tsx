import { type ClockNotes, Stage, useClockTime } from '@found-time/clock-runtime'
import { Canvas } from '@found-time/clock-runtime/canvas'
import styles, { css } from './clock.module.css'
import { drawGround, drawHandful, drawHour, drawMinute, handfulPart, handPart } from './draw'
import { credits } from './faces'

export const images: string[] = []
export const fonts = []

export const notes: ClockNotes = {
  reading:
    'Out of the starfish the short, pale shoal points to the hour and the long, dark one to the minute, among sixty stops from the star at the top, the fives larger and the minute’s own dark; the leader of the circling handful noses past one stop a second.',
  credits,
}

/** The shoals, each on a canvas no larger than the minute needs. */
function Hands() {
  const { epochMs, hour, minute } = useClockTime('minute')
  const minuteOfDay = hour * 60 + minute
  return (
    <>
      <Canvas
        key={`hour ${epochMs}`}
        draw={drawHour}
        beat={20}
        part={(size) => handPart(size, 'hour', minuteOfDay)}
      />
      <Canvas
        key={`minute ${epochMs}`}
        draw={drawMinute}
        beat={20}
        part={(size) => handPart(size, 'minute', minuteOfDay)}
      />
    </>
  )
}

/** Seconds after which the handful has swum on to another canvas. */
const STAY = 5

/** The handful, on a canvas no larger than a few seconds need. */
function Handful() {
  const { epochMs, secondsOfDay } = useClockTime('second')
  const since = secondsOfDay % STAY
  return (
    <Canvas
      key={epochMs - since * 1000}
      draw={drawHandful}
      beat={20}
      part={(size) => handfulPart(size, secondsOfDay - since, STAY)}
    />
  )
}

/** Punctuation swims. */
export default function ShoalOfCommas() {
  return (
    <Stage css={css} className={styles.sheet}>
      <Canvas draw={drawGround} beat="minute" />
      <Hands />
      <Handful />
    </Stage>
  )
}
