import {
  Stage,
  untilSecond,
  useClockTime,
  useFrame,
  useHostSettings,
  useSize,
} from '@found-time/clock-runtime'
import { memo, useRef } from 'react'
import styles, { css } from './clock.module.css'
import { clearOf, HIGH, hourOf, hourY, LEFT, MINUTES, minuteX, type Paper, paperOf, penAt } from './model'

export { notes } from './notes'

const FIGURES = 'ft-25-09-23 Figures'

export const images = []
export const fonts = [
  { family: FIGURES, source: new URL('./figures.woff2', import.meta.url).href, weight: '600' },
]

interface Size {
  readonly width: number
  readonly height: number
}

/** Lines a small square apart, each fifth of them thick, from the minute 0 and from the line of the trace. */
const Grid = memo(function Grid({ width, height, square, line }: Size & { square: number; line: number }) {
  const lines = (start: number, end: number, thick: boolean) => {
    const from = Math.ceil(-start / square)
    const to = Math.floor((end - start) / square)
    return Array.from({ length: to - from + 1 }, (_, index) => from + index)
      .filter((each) => (each % 5 === 0) === thick)
      .map((each) => (start + each * square).toFixed(2))
  }
  const path = (thick: boolean) =>
    lines(LEFT * square, width, thick)
      .map((at) => `M${at} 0V${height}`)
      .join('') +
    lines(line, height, thick)
      .map((at) => `M0 ${at}H${width}`)
      .join('')
  return (
    <>
      <path className={styles.thin} d={path(false)} strokeWidth={Math.max(0.5, square * 0.05)} />
      <path className={styles.thick} d={path(true)} strokeWidth={Math.max(1, square * 0.11)} />
    </>
  )
})

/** The trace from edge to edge, in finer steps where it is steep. */
function traceOf(paper: Paper, width: number, minute: number, clock: number) {
  const { square, line } = paper
  const points: string[] = []
  const to = width / square - LEFT + 1
  for (let at = -LEFT - 1; at <= to; at += Math.abs(at - minute) < 4 ? 0.05 : 0.25)
    points.push(
      `${minuteX(paper, at).toFixed(2)} ${(line - penAt(at - minute, paper, clock) * square).toFixed(2)}`,
    )
  return `M${points.join('L')}`
}

interface NumberProps {
  readonly value: number
  readonly x: number
  readonly y: number
  readonly size: number
  readonly meant?: boolean
}

const Numeral = ({ value, x, y, size, meant = false }: NumberProps) => (
  <text
    className={meant ? styles.meant : styles.other}
    x={x}
    y={y + (size * HIGH) / 2}
    style={{ fontFamily: FIGURES, fontWeight: 600, fontSize: size }}
  >
    {value}
  </text>
)

const HOURS = Array.from({ length: 12 }, (_, index) => index + 1)
const FIVES = Array.from({ length: 13 }, (_, index) => index * 5)

/** How long a beat shakes the pen. */
const BEAT_MS = 260

/** A heartbeat on squared paper: its spike stands at the minute and is as high as the hour. */
export default function Cardio() {
  const { hour, minute } = useClockTime('minute')
  const { motion } = useHostSettings()
  const art = useRef<HTMLDivElement>(null)
  const trace = useRef<SVGSVGElement>(null)
  const pen = useRef<HTMLElement>(null)
  const { width, height } = useSize(art) ?? { width: 1280, height: 800 }
  const paper = paperOf(width, height)
  const { square, line, large, small } = paper
  const clock = hourOf(hour)

  useFrame((time) => {
    const still = motion === 'reduced'
    const part = still ? 1 : Math.min(1, time.millisecond / BEAT_MS)
    if (trace.current)
      trace.current.style.scale = `1 ${1 - 0.035 * Math.sin(part * Math.PI * 2) * (1 - part)}`
    if (pen.current) {
      // The pen goes to the second's square with the beat, and rests there.
      const at = time.second - (1 - part) ** 3
      const up = penAt(at - time.minute, paper, hourOf(time.hour)) * square
      pen.current.style.translate = `${minuteX(paper, at)}px ${line - up}px`
    }
    return part === 1 ? untilSecond(time) : undefined
  }, 30)

  const broad = Math.max(square * 0.6, 1.4)
  const foot = height - 1.2 * square - (large * HIGH) / 2
  const hours = clearOf(HOURS, clock, (((large + small) * HIGH) / 2 / square + 0.5) / paper.hour)
  const digits = minute > 9 ? 0.9 : 0.45
  const fives = clearOf(FIVES, minute, (large * digits + small * 0.9) / 2 / square + 1.3)
  return (
    <Stage css={css} images={images} fonts={fonts} artRef={art} className={styles.paper}>
      <svg aria-hidden="true" width={width} height={height} className={styles.layer}>
        <Grid width={width} height={height} square={square} line={line} />
        {hours.map((each) => (
          <Numeral key={each} value={each} x={(LEFT / 2) * square} y={hourY(paper, each)} size={small} />
        ))}
        {fives.map((each) => (
          <Numeral key={`m${each}`} value={each % MINUTES} x={minuteX(paper, each)} y={foot} size={small} />
        ))}
        <Numeral value={clock} x={(LEFT / 2) * square} y={hourY(paper, clock)} size={large} meant />
        <Numeral value={minute} x={minuteX(paper, minute)} y={foot} size={large} meant />
      </svg>
      <svg
        ref={trace}
        aria-hidden="true"
        width={width}
        height={height}
        className={styles.layer}
        style={{ transformOrigin: `0 ${line}px` }}
      >
        <path className={styles.trace} d={traceOf(paper, width, minute, clock)} strokeWidth={broad} />
      </svg>
      <i
        ref={pen}
        className={styles.pen}
        style={{ width: broad * 2.4, height: broad * 2.4, margin: -broad * 1.2 }}
      />
    </Stage>
  )
}
