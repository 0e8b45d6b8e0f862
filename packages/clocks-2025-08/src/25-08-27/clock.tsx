import {
  type ClockTime,
  easeOut,
  Stage,
  untilSecond,
  useClockTime,
  useFrame,
  useHostSettings,
  useSize,
} from '@found-time/clock-runtime'
import { useRef } from 'react'
import styles, { css } from './clock.module.css'
import { minutesAt, type Piece, planOf } from './model'
import { kindAt } from './powers'

export { notes } from './notes'

export const images = []
export const fonts = [
  { family: 'ft-25-08-27 Type', source: new URL('./type.woff2', import.meta.url).href, weight: '700' },
]

const STEP_MS = 380

function Text({ piece: { text, x, y, size, role } }: { piece: Piece }) {
  return (
    <text x={x} y={y} className={styles[role]} style={{ fontSize: size }}>
      {text}
    </text>
  )
}

/** The minute of the day as a sum of powers, and what it comes to. */
export default function Powers() {
  const { hour, minute } = useClockTime('minute')
  const { hourCycle, motion } = useHostSettings()
  const art = useRef<HTMLDivElement>(null)
  const { width, height } = useSize(art) ?? { width: 1280, height: 800 }
  const { pieces, bars, shortest } = planOf(hour, minute, hourCycle, width, height)
  const raised = pieces.filter(({ role }) => role === 'exponent')

  useFrame((time: ClockTime) => {
    const step = motion === 'reduced' ? 1 : easeOut(Math.min(1, time.millisecond / STEP_MS))
    const long = shortest + (1 - shortest) * (Math.max(0, time.second - 1 + step) / 59)
    for (const bar of art.current?.querySelectorAll<HTMLElement>('[data-bar]') ?? [])
      bar.style.transform = `scaleX(${long.toFixed(4)})`
    const hopping = time.second % raised.length
    const exponents = art.current?.querySelectorAll<HTMLElement>('[data-exponent]') ?? []
    for (const [index, exponent] of [...exponents].entries()) {
      const up = index === hopping ? Math.sin(step * Math.PI) * raised[index]!.size * -0.24 : 0
      exponent.style.transform = `translateY(${up.toFixed(2)}px)`
    }
    return step === 1 ? untilSecond(time) : undefined
  }, 24)

  const viewBox = `0 0 ${width} ${height}`
  return (
    <Stage
      css={css}
      images={images}
      fonts={fonts}
      artRef={art}
      className={`${styles.sum} ${styles[kindAt(minutesAt(hour, minute, hourCycle))]}`}
    >
      <svg aria-hidden="true" viewBox={viewBox}>
        {pieces
          .filter(({ role }) => role !== 'exponent')
          .map((piece, index) => (
            <Text key={index} piece={piece} />
          ))}
      </svg>
      {raised.map((piece, index) => (
        <svg
          key={index}
          data-exponent
          aria-hidden="true"
          className={styles.raised}
          style={{
            left: piece.x,
            top: piece.y - piece.size,
            width: piece.size * 1.3,
            height: piece.size * 1.2,
          }}
        >
          <Text piece={{ ...piece, x: 0, y: piece.size }} />
        </svg>
      ))}
      {bars.y.map((y) => (
        <i
          key={y}
          data-bar
          className={styles.bar}
          style={{ left: bars.x, top: y, width: bars.width, height: bars.height }}
        />
      ))}
    </Stage>
  )
}
