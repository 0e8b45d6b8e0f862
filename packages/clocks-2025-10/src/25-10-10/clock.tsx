import {
  type ClockTime,
  Stage,
  untilSecond,
  useClockTime,
  useFrame,
  useSize,
} from '@found-time/clock-runtime'
import { useRef } from 'react'
import styles, { css } from './clock.module.css'
import { planOf, readAt, type Text } from './model'

export { notes } from './notes'

const TEXT = 'ft-25-10-10 Text'

export const images = []
export const fonts = [{ family: TEXT, source: new URL('./text.woff2', import.meta.url).href, weight: '400' }]

/** Type is set this many times as large and drawn smaller: WebKit rounds how broad letters are to a part of their size. */
const FINE = 8

function Line({ text, x, y, size, className }: Text & { className?: string | undefined }) {
  return (
    <text x={x * FINE} y={y * FINE} fontSize={size * FINE} className={className}>
      {text}
    </text>
  )
}

/** A page of Ecclesiastes, read a line a minute. */
export default function Meditations() {
  const { hour, minute } = useClockTime('minute')
  const art = useRef<HTMLDivElement>(null)
  const rule = useRef<HTMLDivElement>(null)
  const { width, height } = useSize(art) ?? { width: 1280, height: 800 }
  const plan = planOf(hour, minute, width, height)

  useFrame((time: ClockTime) => {
    if (rule.current) rule.current.style.width = `${plan.rule.long * readAt(time.second)}px`
    return untilSecond(time)
  }, 'second')

  return (
    <Stage css={css} images={images} fonts={fonts} artRef={art} className={styles.page}>
      <svg
        aria-hidden="true"
        className={styles.layer}
        width={width}
        height={height}
        viewBox={`0 0 ${width * FINE} ${height * FINE}`}
      >
        <Line {...plan.chapter} className={styles.now} />
        {plan.numbers.map((text) => (
          <Line key={text.y} {...text} />
        ))}
        {plan.lines.map(({ from, number, ...text }) => (
          <Line
            key={from}
            {...text}
            className={from === 0 ? styles.now : number === 0 ? styles.head : undefined}
          />
        ))}
        <Line {...plan.minute} className={styles.now} />
      </svg>
      <div
        ref={rule}
        className={styles.rule}
        style={{ left: plan.rule.x, top: plan.rule.y, height: plan.rule.thick }}
      />
    </Stage>
  )
}
