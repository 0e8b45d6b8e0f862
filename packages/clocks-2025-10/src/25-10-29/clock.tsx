import {
  type ClockTime,
  easeInOut,
  Stage,
  untilSecond,
  useFrame,
  useHostSettings,
  useSize,
} from '@found-time/clock-runtime'
import { useRef } from 'react'
import styles, { css } from './clock.module.css'
import { BOARDS, ballAt, boardOn, hourHole, LEAN_SECONDS, leanAt, RIM, ROLL_SECONDS, rolled } from './model'

export { notes } from './notes'

const boards = {
  wide: new URL('./wide.webp', import.meta.url).href,
  tall: new URL('./tall.webp', import.meta.url).href,
}
const minuteBall = new URL('./minute.webp', import.meta.url).href
const hourBall = new URL('./hour.webp', import.meta.url).href

export const images = [boards.wide, boards.tall, minuteBall, hourBall]
export const fonts = []

/** How large the balls are, as parts of what was rendered: as large as leaves the numbers below them free. */
const HOUR_SIZE = 1.02
const MINUTE_SIZE = 0.84

/** A board with sixty holes along one way and twelve along another, and a ball on each. */
export default function Tilt() {
  const art = useRef<HTMLDivElement>(null)
  const { width, height } = useSize(art) ?? { width: 1280, height: 800 }
  const { board, unit } = boardOn(width, height)
  const { motion } = useHostSettings()
  const minuteAt = useRef<HTMLImageElement>(null)
  const hourAt = useRef<HTMLImageElement>(null)

  useFrame((time: ClockTime) => {
    const calm = motion === 'reduced'
    const past = time.millisecond / 1000
    const since = calm ? 60 : time.second + past
    const [leanX, leanY] = leanAt(time.second, calm ? 1 : easeInOut(Math.min(1, past / LEAN_SECONDS)))
    const place = (element: HTMLElement | null, [x, y]: readonly [number, number], more: number) => {
      if (element)
        element.style.translate = `${((x + leanX * more) * unit).toFixed(2)}px ${((y + leanY * more) * unit).toFixed(2)}px`
    }
    place(minuteAt.current, ballAt(board, 'minutes', time.minute, rolled(since)), MINUTE_SIZE)
    const turned = time.minute === 0 ? rolled(since) : 1
    place(hourAt.current, ballAt(board, 'hours', hourHole(time.hour), turned), HOUR_SIZE)
    if (calm || (past > LEAN_SECONDS && since > ROLL_SECONDS)) return untilSecond(time)
  }, 40)

  const { width: broad, height: high } = BOARDS[board]
  const left = (width - broad * unit) / 2
  const top = (height - high * unit) / 2
  return (
    <Stage css={css} images={images} fonts={fonts} artRef={art} className={styles.frame}>
      <div
        className={styles.set}
        style={{
          left: left - RIM * unit,
          top: top - RIM * unit,
          width: (broad + 2 * RIM) * unit,
          height: (high + 2 * RIM) * unit,
        }}
      >
        <img className={styles.board} src={boards[board]} alt="" />
      </div>
      <div className={styles.set} style={{ left, top }}>
        <img
          ref={hourAt}
          className={styles.ball}
          src={hourBall}
          style={{ fontSize: unit * HOUR_SIZE }}
          alt=""
        />
        <img
          ref={minuteAt}
          className={styles.ball}
          src={minuteBall}
          style={{ fontSize: unit * MINUTE_SIZE }}
          alt=""
        />
      </div>
    </Stage>
  )
}
