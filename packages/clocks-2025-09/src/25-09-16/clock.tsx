import {
  type ClockTime,
  Stage,
  untilSecond,
  useClockTime,
  useFrame,
  useHostSettings,
  useSize,
} from '@found-time/clock-runtime'
import { useRef } from 'react'
import styles, { css } from './clock.module.css'
import {
  BREADTH,
  messageAt,
  PERIOD,
  planOf,
  punched,
  type Row,
  RUN_MS,
  rowAt,
  rowsPassed,
  STEP_MS,
} from './model'

export { notes } from './notes'

const TYPE = 'ft-25-09-16 Type'
export const images = []
export const fonts = [{ family: TYPE, source: new URL('./type.woff2', import.meta.url).href, weight: '700' }]

/** A row's units are drawn this many times as large and then scaled: type is as broad in every engine. */
const UNIT = 100

/** Across the tape, in rows: the line of type, the five units with the sprocket's hole between the second and third. */
const BASE = 1.93
const SIZE = 1.74
const TRACKS = [2.8, 3.8, 5.8, 6.8, 7.8] as const
const SPROCKET = 4.8
/** Holes: 1.83 and 1.17 mm of a pitch of 2.54. */
const [DATA, FEED] = [0.36, 0.23]

/** @param spread - Light comes a little round the edge of a hole. */
function Holes({
  row,
  x,
  colour,
  spread = 0,
}: {
  row: Row
  x: number
  colour: string | undefined
  spread?: number
}) {
  return (
    <>
      <circle className={colour} cx={x} cy={SPROCKET * UNIT} r={FEED * UNIT + spread} />
      {TRACKS.map((y, unit) =>
        row.units[unit] === '1' ? (
          <circle key={unit} className={colour} cx={x} cy={y * UNIT} r={DATA * UNIT + spread} />
        ) : null,
      )}
    </>
  )
}

/** A tape with five holes to a letter, and the letters over them. */
export default function FiveBits() {
  const { hour, minute } = useClockTime('minute')
  const { hourCycle, motion } = useHostSettings()
  const art = useRef<HTMLDivElement>(null)
  const tape = useRef<HTMLDivElement>(null)
  const head = useRef<SVGGElement>(null)
  const { width, height } = useSize(art) ?? { width: 1280, height: 800 }
  const { hangs, turn, pitch, length, before } = planOf(width, height)
  const rows = punched(messageAt(hour, minute, hourCycle))
  const shown = Math.ceil(length / pitch) + 2 * PERIOD + 2
  // The head lies in the middle of a row.
  const at = (before + 0.5) * pitch
  const first = -before - PERIOD

  const high = BREADTH * pitch
  const angle = hangs ? 90 : turn
  const along = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)] as const

  useFrame((time: ClockTime) => {
    const ms = motion === 'reduced' ? time.second * 1000 + 999 : time.second * 1000 + time.millisecond
    const passed = rowsPassed(ms)
    const there = passed === Math.round(passed)
    const shift = passed - Math.floor(passed / PERIOD) * PERIOD
    // Only moved, never turned as a whole, and by whole pixels: browsers draw it again and rougher otherwise.
    const [x, y] = along.map((part) => Math.round(-(shift + PERIOD) * pitch * part))
    if (tape.current) tape.current.style.transform = `translate(${x}px, ${y}px)`
    const now = there ? String(rowAt(passed)) : ''
    for (const lit of head.current?.children ?? [])
      (lit as SVGGElement).style.display = (lit as SVGGElement).dataset.row === now ? '' : 'none'
    const rest = time.second ? STEP_MS : RUN_MS
    return motion === 'reduced' || time.millisecond > rest ? untilSecond(time) : undefined
  }, 40)

  const lying = `translate(${width / 2} ${height / 2}) rotate(${angle}) translate(${-length / 2} ${-high / 2})`
  const scale = `scale(${pitch / UNIT})`
  const box = { width, height, className: styles.layer }
  return (
    <Stage css={css} images={images} fonts={fonts} artRef={art} className={styles.ground}>
      <svg aria-hidden="true" {...box}>
        <g transform={lying}>
          {[-1, 1].map((side) => (
            <rect
              key={side}
              className={styles.jaw}
              x={at - pitch * 0.9}
              y={side < 0 ? -pitch * 20 : high - pitch * 0.1}
              width={pitch * 1.8}
              height={pitch * 20.1}
            />
          ))}
        </g>
      </svg>
      <div ref={tape} className={styles.tape}>
        <svg aria-hidden="true" {...box}>
          <g transform={lying}>
            <rect className={styles.paper} width={shown * pitch} height={high} />
            <g transform={scale}>
              {Array.from({ length: shown }, (_, index) => {
                const row = rows[(((index + first) % PERIOD) + PERIOD) % PERIOD]!
                const x = (index + 0.5) * UNIT
                return (
                  <g key={index}>
                    <Holes row={row} x={x} colour={styles.hole} />
                    <text
                      className={styles.print}
                      x={x}
                      y={BASE * UNIT}
                      style={{ fontFamily: TYPE, fontWeight: 700, fontSize: SIZE * UNIT }}
                    >
                      {row.print}
                    </text>
                  </g>
                )
              })}
            </g>
          </g>
        </svg>
      </div>
      <svg aria-hidden="true" {...box}>
        <g ref={head} transform={`${lying} translate(${at} 0) ${scale}`}>
          {rows.map((row, index) => (
            <g key={index} data-row={index}>
              <Holes row={row} x={0} colour={styles.lit} spread={2} />
            </g>
          ))}
        </g>
      </svg>
    </Stage>
  )
}
