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
import { beat, GAIN, heightAt, hoursOf, minutesOf, paperOf, writtenAt } from './model'

export { notes } from './notes'

const FIGURES = 'ft-25-09-23 Figures'
const MACHINE = 'ft-25-09-23 Machine'

export const images = []
export const fonts = [
  { family: FIGURES, source: new URL('./figures.woff2', import.meta.url).href, weight: '600' },
  { family: MACHINE, source: new URL('./machine.woff2', import.meta.url).href, weight: '500' },
]

interface Paper {
  readonly width: number
  readonly height: number
  readonly millimetre: number
  /** Where a thick line crosses another. */
  readonly x: number
  readonly y: number
}

/** Lines a millimetre apart, each fifth of them thick. */
const Grid = memo(function Grid({ width, height, millimetre, x, y }: Paper) {
  const lines = (start: number, end: number, thick: boolean) => {
    const from = Math.ceil(-start / millimetre)
    const to = Math.floor((end - start) / millimetre)
    return Array.from({ length: to - from + 1 }, (_, index) => from + index)
      .filter((line) => (line % 5 === 0) === thick)
      .map((line) => start + line * millimetre)
  }
  const path = (thick: boolean) =>
    lines(x, width, thick)
      .map((at) => `M${at.toFixed(2)} 0V${height}`)
      .join('') +
    lines(y, height, thick)
      .map((at) => `M0 ${at.toFixed(2)}H${width}`)
      .join('')
  return (
    <>
      <path className={styles.thin} d={path(false)} strokeWidth={Math.max(0.5, millimetre * 0.045)} />
      <path className={styles.thick} d={path(true)} strokeWidth={Math.max(0.8, millimetre * 0.09)} />
    </>
  )
})

/** A beat from one peak to the next, with a little of those beside it, so that the strips join. */
function traceOf(x: number, line: number, second: number, millimetre: number, from = -0.1, to = 1.1) {
  const count = beat().length - 1
  const points: string[] = []
  for (let index = Math.round(from * count); index <= to * count; index++) {
    const level = beat()[((index % count) + count) % count]!
    points.push(
      `${(x + (index / count) * second).toFixed(2)} ${(line - level * GAIN * millimetre).toFixed(2)}`,
    )
  }
  return `M${points.join('L')}`
}

/** Two seconds of a heart at sixty beats a minute; between the beats, the time. */
export default function Cardio() {
  const { hour, minute } = useClockTime('minute')
  const { hourCycle, motion } = useHostSettings()
  const art = useRef<HTMLDivElement>(null)
  const { width, height } = useSize(art) ?? { width: 1280, height: 800 }
  const texts = [hoursOf(hour, hourCycle), minutesOf(minute)] as const
  const { second, millimetre, strips } = paperOf(...texts, width, height)
  const pen = useRef<HTMLElement>(null)
  const windows = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null)]
  const inks = [useRef<SVGSVGElement>(null), useRef<SVGSVGElement>(null)]

  useFrame((time) => {
    const part = motion === 'reduced' ? 1 : time.millisecond / 1000
    const written = writtenAt(time.second, part)
    for (const [index, done] of written.entries()) {
      // A window is pushed over the ink, which stays: nothing is painted anew.
      const away = (done - 1) * second
      const [hole, ink] = [windows[index]!.current, inks[index]!.current]
      if (hole && ink) {
        hole.style.translate = `${away}px 0`
        ink.style.translate = `${-away}px 0`
      }
    }
    if (pen.current) {
      const { x, line } = strips[time.second % 2]!
      pen.current.style.translate = `${x + part * second}px ${line - heightAt(part) * GAIN * millimetre}px`
    }
    return motion === 'reduced' ? untilSecond(time) : undefined
  }, 20)

  const broad = millimetre * 0.3
  const type = Math.max(Math.min(11, millimetre * 2), millimetre * 1.15)
  return (
    <Stage css={css} images={images} fonts={fonts} artRef={art} className={styles.paper}>
      <svg aria-hidden="true" width={width} height={height} className={styles.layer}>
        <Grid width={width} height={height} millimetre={millimetre} x={strips[0].x} y={strips[0].line} />
        {strips.map(({ x, line, figures }, index) => (
          <g key={x + line}>
            <path className={styles.before} d={traceOf(x, line, second, millimetre)} strokeWidth={broad} />
            <text
              className={styles.ink}
              x={figures.x}
              y={figures.y}
              style={{ fontFamily: FIGURES, fontWeight: 600, fontSize: figures.size }}
            >
              {texts[index]}
            </text>
            <text
              className={styles.ink}
              x={x + second * 0.13}
              y={line + millimetre * 2.6}
              style={{ fontFamily: MACHINE, fontWeight: 500, fontSize: type }}
            >
              {index ? 'lead II' : '25 mm/s   10 mm/mV'}
            </text>
          </g>
        ))}
        <Beat x={strips[1].x + second * 0.87} y={strips[1].line + millimetre * 2.6} size={type} />
      </svg>
      {strips.map(({ x, line }, index) => (
        <div key={x + line} ref={windows[index]} className={styles.window} style={{ left: x, width: second }}>
          <svg ref={inks[index]} aria-hidden="true" width={second} height={height} className={styles.layer}>
            <path className={styles.trace} d={traceOf(0, line, second, millimetre)} strokeWidth={broad} />
          </svg>
        </div>
      ))}
      <i
        ref={pen}
        className={styles.pen}
        style={{ width: broad * 2.6, height: broad * 2.6, margin: -broad * 1.3 }}
      />
    </Stage>
  )
}

/** Which beat of the minute it is. */
function Beat({ x, y, size }: { x: number; y: number; size: number }) {
  const { second } = useClockTime('second')
  return (
    <text
      className={styles.ink}
      x={x}
      y={y}
      textAnchor="end"
      style={{ fontFamily: MACHINE, fontWeight: 500, fontSize: size }}
    >
      {`60/min   beat ${second + 1}`}
    </text>
  )
}
