import {
  type ClockTime,
  easeInOut,
  easeOut,
  Stage,
  untilSecond,
  useClockTime,
  useFrame,
  useHostSettings,
  useSize,
} from '@found-time/clock-runtime'
import { type CSSProperties, type RefObject, useMemo, useRef } from 'react'
import styles, { css } from './clock.module.css'
import { backOf, type Fold, foldAt, HIGH, hoursAround, minutesAround, type Point } from './model'

export { notes } from './notes'

const RIBBON = 'ft-25-10-26 Ribbon'
export const images = []
export const fonts = [
  { family: RIBBON, source: new URL('./ribbon.woff2', import.meta.url).href, weight: '900' },
]

/** How broad letters on the back are, about, in parts of their size. */
const LETTER = 0.5

/** For how long a run is pulled on to its next cell, and the notch to the next second. */
const PULL_MS = 650
const STEP_MS = 260

const polygon = (points: readonly Point[]) =>
  `polygon(${points.map(({ x, y }) => `${x}px ${y}px`).join(', ')})`

/** What is printed on a cell's outer edge: sixty marks, longer at every fifth, and a line where the cell begins. */
function marksOf({ broad, cell, flat }: Fold): string {
  return Array.from({ length: 60 }, (_, mark) => {
    const first = flat ? 0.28 : 0.19
    const long = mark === 0 ? first : mark % 15 === 0 ? 0.13 : mark % 5 === 0 ? 0.1 : 0.055
    return `M${(mark * cell) / 60} 0V${long * broad}`
  }).join('')
}

interface RunProps {
  fold: Fold
  shape: readonly Point[]
  middle: Point
  /** Whether the marks are on the lower edge. */
  turned?: boolean
  cells: readonly { readonly text: string; readonly again?: boolean }[]
  tape: RefObject<SVGGElement | null>
}

/** A run of the ribbon's front: five cells, of which the one in the middle is now. */
function Run({ fold, shape, middle, turned, cells, tape }: RunProps) {
  const { broad, cell, figures, flat } = fold
  const marks = marksOf(fold)
  const outer = turned ? broad / 2 : -broad / 2
  // Marks and notch are on the outer edge, so the figures stand a little inwards.
  const foot = middle.y + (figures * HIGH) / 2 + (turned ? -1 : 1) * broad * 0.055
  return (
    <svg aria-hidden="true" className={styles.run} style={{ clipPath: polygon(shape) }}>
      <g ref={tape}>
        {cells.map(({ text, again }, index) => {
          const left = middle.x + (index - 2.5) * cell
          // Upright, what is left of the cells beside this one is too little to be anything.
          const shown = flat || index === 2
          return (
            <g key={index} className={index === 2 ? styles.now : undefined}>
              <path
                d={marks}
                transform={`translate(${left} ${middle.y + outer}) scale(1 ${turned ? -1 : 1})`}
                strokeWidth={Math.max(cell * 0.0035, 0.8)}
              />
              {shown && (
                <text x={left + cell / 2} y={foot} fontSize={figures} fontFamily={RIBBON}>
                  {text}
                </text>
              )}
              {index === 2 && again && (
                <text
                  className={styles.again}
                  x={left + cell * 0.5 + figures * 0.33 * text.length + broad * 0.05}
                  y={foot}
                  fontSize={broad * 0.115}
                  fontFamily={RIBBON}
                >
                  again
                </text>
              )}
            </g>
          )
        })}
      </g>
    </svg>
  )
}

/** A ribbon of hours and minutes, folded back once. */
export default function FallBack() {
  const { minute, epochMs, timeZone } = useClockTime('minute')
  const { hourCycle, motion } = useHostSettings()
  const art = useRef<HTMLDivElement>(null)
  const hourTape = useRef<SVGGElement>(null)
  const minuteTape = useRef<SVGGElement>(null)
  const hourNotch = useRef<HTMLElement>(null)
  const minuteNotch = useRef<HTMLElement>(null)
  const { width, height } = useSize(art) ?? { width: 1280, height: 800 }
  const lines = useMemo(() => backOf({ epochMs, timeZone }, hourCycle), [epochMs, timeZone, hourCycle])
  const longest = Math.max(...lines.map((line) => line.length)) * LETTER
  const fold = foldAt(width, height, longest)

  useFrame((now: ClockTime) => {
    const still = motion === 'reduced'
    const pulled = still ? 1 : easeInOut(Math.min(1, now.millisecond / PULL_MS))
    const stepped = still ? 1 : easeOut(Math.min(1, now.millisecond / STEP_MS))
    // At a full minute its run is pulled on, and the notch rides on it; at a full hour both are.
    const minuteBack = now.second === 0 ? 1 - pulled : 0
    const hourBack = now.second === 0 && now.minute === 0 ? 1 - pulled : 0
    const second = now.second === 0 ? 0 : now.second - 1 + stepped
    const move = (element: HTMLElement | SVGGElement | null, x: number) => {
      if (element) element.style.transform = `translateX(${x}px)`
    }
    const along = (part: number) => (part - 0.5) * fold.cell
    move(hourTape.current, hourBack * fold.cell)
    move(minuteTape.current, minuteBack * fold.cell)
    move(hourNotch.current, fold.hour.x + along((now.minute + now.second / 60) / 60 + hourBack))
    move(minuteNotch.current, fold.minute.x + along(second / 60 + minuteBack))
    return pulled === 1 && stepped === 1 ? untilSecond(now) : undefined
  }, 30)

  const { broad } = fold
  const notch = (top: number): CSSProperties => ({
    left: -broad * 0.1,
    top,
    width: broad * 0.2,
    height: broad * 0.17,
  })
  return (
    <Stage css={css} images={images} fonts={fonts} artRef={art} className={styles.dusk}>
      <svg aria-hidden="true" className={styles.layer}>
        <path className={styles.back} d={`M${fold.back.map(({ x, y }) => `${x} ${y}`).join('L')}Z`} />
        <g
          className={styles.lines}
          transform={`translate(${width / 2} ${height / 2}) rotate(${(-fold.fall * 180) / Math.PI})`}
          fontSize={fold.lines}
          fontFamily={RIBBON}
        >
          {lines.map((line, index) => (
            <text key={index} x={fold.lineFeet[index]?.x} y={fold.lineFeet[index]?.y}>
              {line}
            </text>
          ))}
        </g>
      </svg>
      <Run
        fold={fold}
        shape={fold.upper}
        middle={fold.hour}
        cells={hoursAround({ epochMs, timeZone }, hourCycle)}
        tape={hourTape}
      />
      <Run
        fold={fold}
        shape={fold.lower}
        middle={fold.minute}
        turned
        cells={minutesAround(minute).map((text) => ({ text }))}
        tape={minuteTape}
      />
      <i ref={hourNotch} className={styles.down} style={notch(fold.hour.y - broad / 2 - 1)} />
      <i ref={minuteNotch} className={styles.up} style={notch(fold.minute.y + broad * 0.33 + 1)} />
    </Stage>
  )
}
