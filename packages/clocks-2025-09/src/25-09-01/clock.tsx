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
import { useRef } from 'react'
import styles, { css } from './clock.module.css'
import { LESSONS } from './lessons'
import {
  ARC,
  at,
  doodle,
  loopAround,
  numbersOf,
  ON_PAGE,
  type Plan,
  pageOf,
  planOf,
  roomBeside,
} from './model'

export { notes } from './notes'

export const images: string[] = []
export const fonts = [
  { family: 'ft-25-09-01 Pupil', source: new URL('./hand.woff2', import.meta.url).href, weight: '400' },
  { family: 'ft-25-09-01 Teacher', source: new URL('./teacher.woff2', import.meta.url).href, weight: '400' },
]

const PAPER = '#f6f9fc'
const GRID = '#c3d9ee'
const PINK = '#f08cab'
const BALLPOINT = '#2c4fb0'
const INK = '#141d52'
const PENCIL = '#8795bd'

/** The paper as it is sold: squares, and one pink line. */
function Paper({ plan }: { plan: Plan }) {
  const { width, height, square, left, top, margin } = plan
  let grid = ''
  for (let x = left; x < width; x += square) grid += `M${x.toFixed(1)} 0V${height}`
  for (let y = top; y < height; y += square) grid += `M0 ${y.toFixed(1)}H${width}`
  const fine = Math.max(0.75, square * 0.028)
  return (
    <g fill="none">
      <path d={grid} stroke={GRID} strokeWidth={fine} />
      <path d={`M${margin} 0V${height}`} stroke={PINK} strokeWidth={fine * 1.9} />
    </g>
  )
}

/** Eight lessons, written as one writes on squares: never quite level. */
function Lessons({ plan, hour }: { plan: Plan; hour: number }) {
  const { square, margin, writing, title: place } = plan
  const { title, first } = pageOf(hour)
  const text = margin + square * 0.45
  return (
    <g fill={BALLPOINT} className={styles.pupil}>
      <text x={place.x} y={place.y} fontSize={place.size}>
        {title}
      </text>
      {LESSONS.slice(first, first + ON_PAGE).map(([subject, length, mark], line) => {
        const lesson = first + line
        const now = lesson === hour
        const base = plan.first + line * square * 2
        // The ring holds the number in the margin too, and stays on the paper.
        const from = Math.max(square * 0.22, margin - square * 0.75 - writing * 1.15)
        const to = text + length * writing + square * 0.6
        const tilt = Math.sin(lesson * 4.1) * 0.5
        return (
          <g key={lesson}>
            <text
              x={margin - square * 0.35}
              y={base}
              fontSize={writing * 1.06}
              textAnchor="end"
              fill={now ? INK : BALLPOINT}
            >
              {lesson}
            </text>
            <text
              x={text + Math.sin(lesson * 2.7) * square * 0.08}
              y={base}
              fontSize={writing}
              fill={now ? INK : BALLPOINT}
              transform={`rotate(${tilt.toFixed(2)} ${text} ${base})`}
            >
              {subject}
            </text>
            {!plan.tall &&
              writing > 24 &&
              lesson < hour &&
              to + mark.length * writing * 0.32 < roomBeside(plan, line, base) && (
                <text
                  className={styles.teacher}
                  x={to}
                  y={base}
                  fontSize={writing * 0.6}
                  fill={PENCIL}
                  transform={`rotate(${(-4 - tilt * 2).toFixed(2)} ${to} ${base})`}
                >
                  {mark}
                </text>
              )}
            {now && (
              <path
                d={loopAround(
                  { x: (from + to) / 2, y: base - writing * 0.27 },
                  (to - from) / 2,
                  Math.min(writing * 0.82, square * 0.86),
                  square * 0.15,
                  lesson,
                )}
                fill={INK}
              />
            )}
          </g>
        )
      })}
    </g>
  )
}

/** A protractor drawn around by hand: sixty lines, a number at every fifth; the minute's arc outside, its number within. */
function Protractor({ plan, minute }: { plan: Plan; minute: number }) {
  const { radius, centre, square } = plan
  const line = Math.max(1, square * 0.045)
  const size = Math.max(Math.min(11, radius * 0.2), radius * 0.09)
  const body = radius * 0.1
  const arc = (part: number, until: number) => {
    const [start, end] = [at(plan, 0, part), at(plan, until, part)]
    return `M${start.x} ${start.y}A${part * radius} ${part * radius} 0 0 1 ${end.x} ${end.y}`
  }
  const [from, to] = [at(plan, 0, 1), at(plan, 60, 1)]
  let ticks = ''
  for (let tick = 0; tick <= 60; tick++) {
    const [outer, inner] = [at(plan, tick, 1), at(plan, tick, tick % 5 ? 0.965 : 0.935)]
    ticks += `M${outer.x.toFixed(1)} ${outer.y.toFixed(1)}L${inner.x.toFixed(1)} ${inner.y.toFixed(1)}`
  }
  const [mark, out] = [at(plan, minute, 0.935), at(plan, minute, ARC + 0.045)]
  const figure = radius * 0.66
  return (
    <g fill="none" stroke={BALLPOINT} strokeWidth={line} strokeLinecap="round" strokeLinejoin="round">
      <path d={`${arc(1, 60)}v${body}H${from.x}Z`} fill={PAPER} strokeWidth={line * 1.7} />
      <path d={arc(0.79, 60)} />
      <path d={`M${from.x} ${from.y}H${to.x}`} />
      <path d={ticks} />
      <g fill={BALLPOINT} stroke="none" className={styles.pupil} fontSize={size} textAnchor="middle">
        {numbersOf(radius).map((tick) => {
          // The first and the last stand clear of the straight edge.
          const place = at(plan, tick + (tick === 0 ? 1.1 : tick === 60 ? -1.1 : 0), 0.864)
          return (
            <text key={tick} x={place.x} y={place.y + size * 0.34}>
              {tick}
            </text>
          )
        })}
      </g>
      <path
        d={`${minute ? arc(ARC, minute) : ''}M${mark.x} ${mark.y}L${out.x} ${out.y}`}
        stroke={INK}
        strokeWidth={line * 4}
      />
      <text
        className={styles.pupil}
        x={centre.x}
        y={centre.y - radius * 0.13}
        fontSize={figure}
        textAnchor="middle"
        fill={INK}
        stroke="none"
      >
        {minute}
      </text>
    </g>
  )
}

/** Sixty strokes of doodle under the title, and the rubber that takes one of them away each second. */
function Doodle({ plan }: { plan: Plan }) {
  const { second } = useClockTime('second')
  const { motion } = useHostSettings()
  const rubber = useRef<SVGSVGElement>(null)
  const { square, width, height } = plan
  const { from: left, to: right, y, high } = plan.doodle
  /** The rubber is as large as what it has to take away. */
  const size = high / 0.26
  useFrame((time: ClockTime) => {
    const step = motion === 'reduced' ? 1 : easeInOut(Math.min(1, time.millisecond / 300))
    const part = Math.max(0, time.second - 1 + step) / 60
    const x = left + part * (right - left) - size
    if (rubber.current) rubber.current.style.translate = `${x.toFixed(1)}px ${(y - size * 0.62).toFixed(1)}px`
    return step === 1 ? untilSecond(time) : undefined
  }, 24)
  const line = Math.max(1, square * 0.05)
  return (
    <>
      <svg className={styles.whole} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" fill="none">
        <path
          d={doodle(second, left, right, y, high)}
          stroke={PENCIL}
          strokeWidth={line * 1.4}
          strokeLinejoin="round"
        />
      </svg>
      <svg
        ref={rubber}
        className={styles.rubber}
        width={size * 2}
        height={size * 1.2}
        viewBox="0 0 100 60"
        aria-hidden="true"
        fill={PAPER}
        stroke={BALLPOINT}
        strokeWidth={(line / size) * 50 * 1.2}
        strokeLinejoin="round"
      >
        <path d="M8 42 L28 8 L92 8 L72 42 Z" />
        <path d="M8 42 L72 42 L72 54 L8 54 Z M72 42 L92 8 L92 20 L72 54 Z" />
        <path d="M34 42 L54 8 M34 42 L34 54" />
      </svg>
    </>
  )
}

/** A page of an exercise book in September: a timetable, a protractor, and the ink still wet. */
export default function BackToSchool() {
  const { hour, minute } = useClockTime('minute')
  const art = useRef<HTMLDivElement>(null)
  const { width, height } = useSize(art) ?? { width: 1280, height: 800 }
  const plan = planOf(width, height)
  return (
    <Stage css={css} images={images} fonts={fonts} artRef={art} className={styles.page}>
      <svg className={styles.whole} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <Paper plan={plan} />
        <Lessons plan={plan} hour={hour} />
        <Protractor plan={plan} minute={minute} />
      </svg>
      <Doodle plan={plan} />
    </Stage>
  )
}
