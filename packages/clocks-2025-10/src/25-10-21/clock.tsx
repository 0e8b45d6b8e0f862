import {
  type ClockTime,
  easeInOut,
  Stage,
  untilSecond,
  useClockTime,
  useFrame,
  useHostSettings,
  useSize,
} from '@found-time/clock-runtime'
import { type ReactNode, useRef } from 'react'
import styles, { css } from './clock.module.css'
import { type Plan, type Pricked, PULL_MS, planOf, rowsAround, rungAt } from './model'

export { notes } from './notes'

const figures = {
  family: 'ft-25-10-21 Figures',
  source: new URL('./figures.woff2', import.meta.url).href,
  weight: '100 900',
}

export const images = []
export const fonts = [figures]

/** Type is set so many times as large and drawn smaller: some engines set small letters on whole pixels. */
const FINE = 4

/** From a figure's base line to its middle, in parts of its size. */
const HALF = 0.355

/** The hour's bell on its way: a line through the places, broken where another hour begins. */
function lineOf(rows: readonly Pricked[], { first, across, down }: Plan): string {
  return rows
    .map(({ at, minute, place }, index) => {
      const x = first + place * across
      const y = at * down
      if (minute === 0 || index === 0) return `M${x} ${y - down / 2}L${x} ${y}`
      return `L${x} ${y}${minute === 59 ? `L${x} ${y + down / 2}` : ''}`
    })
    .join('')
}

/** Twelve bells called to the rope: a sheet of rows that is drawn on by one a minute, under a bar that stays. */
export default function BellTower() {
  const art = useRef<HTMLDivElement>(null)
  const { width, height } = useSize(art) ?? { width: 1280, height: 800 }
  const { hour, minute } = useClockTime('minute')
  const { motion } = useHostSettings()
  const plan = planOf(width, height)
  const { down, middle } = plan
  const rows = rowsAround(hour, minute, plan.above, plan.below)
  const line = lineOf(rows, plan)

  useFrame((time: ClockTime) => {
    const gone = time.second === 59 && motion !== 'reduced' ? time.millisecond - 1000 + PULL_MS : 0
    const drawn = gone > 0 ? easeInOut(gone / PULL_MS) * down : 0
    for (const sheet of art.current?.querySelectorAll<SVGElement>('[data-sheet]') ?? [])
      sheet.style.translate = `0 ${-drawn}px`
    if (time.second !== 59 || motion === 'reduced') return untilSecond(time)
    return gone > 0 ? undefined : -gone
  }, 30)

  const top = Math.round(middle - down / 2)
  const tall = Math.round(middle + down / 2) - top
  return (
    <Stage css={css} fonts={fonts} images={images} artRef={art} className={styles.page}>
      <Sheet width={width} height={height} middle={middle}>
        {rows.map((row) => (
          <Row
            key={`${row.minute} ${row.place}`}
            row={row}
            plan={plan}
            className={row.at < 0 ? styles.rung : styles.coming}
          />
        ))}
        <path d={line} className={styles.line} strokeWidth={plan.across * 0.37} />
      </Sheet>
      <div className={styles.bar} style={{ top, height: tall }}>
        <Sheet width={width} height={tall} middle={middle - top}>
          <path d={line} className={styles.line} strokeWidth={plan.across * 0.37} />
          {rows
            .filter(({ at }) => Math.abs(at) < 2)
            .map((row) => (
              <g key={row.at}>
                <rect
                  className={styles.bell}
                  x={plan.first + (row.place - 0.5) * plan.across}
                  y={(row.at - 0.5) * down}
                  width={plan.across}
                  height={down}
                />
                <Current row={row} plan={plan} />
              </g>
            ))}
        </Sheet>
      </div>
    </Stage>
  )
}

/** What is on it is placed from the current row's middle. */
function Sheet(props: { width: number; height: number; middle: number; children: ReactNode }) {
  const { width, height, middle, children } = props
  return (
    <svg
      aria-hidden="true"
      data-sheet=""
      className={styles.sheet}
      width={width}
      height={height}
      viewBox={`0 ${-middle} ${width} ${height}`}
    >
      {children}
    </svg>
  )
}

/** A line of figures, each in the middle of its place. */
function Row({ row, plan, className }: { row: Pricked; plan: Plan; className?: string }) {
  const { size, first, across, down, stretch } = plan
  const places = [...row.bells].map((_, place) => place).filter((place) => place !== row.place)
  const type = { fontSize: size * FINE, fontVariationSettings: `"wdth" ${stretch}, "wght" 500` }
  const transform = `translate(0 ${row.at * down + size * HALF}) scale(${1 / FINE})`
  return (
    <g className={className} transform={transform}>
      <text x={places.map((place) => (first + place * across) * FINE).join(' ')} style={type}>
        {places.map((place) => row.bells[place]).join('')}
      </text>
      {row.minute % 5 === 0 && <Minute row={row} plan={plan} />}
    </g>
  )
}

/** A row's number. */
const Minute = ({ row, plan: { number, size, stretch } }: { row: Pricked; plan: Plan }) => (
  <text
    x={number
      .slice(row.minute < 10 ? 1 : 0)
      .map((x) => x * FINE)
      .join(' ')}
    style={{ fontSize: size * FINE, fontVariationSettings: `"wdth" ${stretch}, "wght" 850` }}
  >
    {row.minute}
  </text>
)

/** The row that is rung now: the bells are called to the front as they sound. */
function Current({ row, plan }: { row: Pricked; plan: Plan }) {
  const { second } = useClockTime('second')
  const { size, first, across, down, stretch } = plan
  return (
    <g transform={`translate(0 ${row.at * down + size * HALF}) scale(${1 / FINE})`}>
      <Minute row={row} plan={plan} />
      {[...row.bells].map((bell, place) => (
        <text
          key={bell}
          x={(first + place * across) * FINE}
          className={
            place === row.place || (row.at === 0 && place < rungAt(second)) ? styles.sounded : styles.silent
          }
          style={{
            fontSize: size * FINE,
            fontVariationSettings: `"wdth" ${stretch}, "wght" ${place === row.place ? 750 : 500}`,
          }}
        >
          {bell}
        </text>
      ))}
    </g>
  )
}
