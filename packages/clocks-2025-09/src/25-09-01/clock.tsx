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
  jointAt,
  loopAround,
  numberAt,
  ON_PAGE,
  type Plan,
  pageOf,
  planOf,
  towards,
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
const PENCIL = '#717b8d'

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

const lineOf = (plan: Plan, line: number) => plan.top + plan.square * (5 + line * 2)

/** Eight lessons, written as one writes on squares: never quite level. */
function Lessons({ plan, hour }: { plan: Plan; hour: number }) {
  const { square, margin, writing, end, marks } = plan
  const { title, first } = pageOf(hour)
  const text = margin + square * 0.45
  const small = Math.max(11, writing * 0.62)
  return (
    <g fill={BALLPOINT} className={styles.pupil}>
      <text x={text} y={plan.top + square * 1.8} fontSize={writing * 1.16}>
        {title}
      </text>
      {LESSONS.slice(first, first + ON_PAGE).map(([subject, length, mark], line) => {
        const lesson = first + line
        const now = lesson === hour
        const base = lineOf(plan, line) - square * 0.28
        // The ring holds the number in the margin too, and stays on the paper.
        const from = Math.max(square * 0.25, margin - square * 0.85 - writing * 1.05)
        const to = text + length * writing + square * 0.65
        const tilt = Math.sin(lesson * 4.1) * 0.7
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
              x={text + Math.sin(lesson * 2.7) * square * 0.12}
              y={base}
              fontSize={writing}
              fill={now ? INK : BALLPOINT}
              transform={`rotate(${tilt.toFixed(2)} ${text} ${base})`}
            >
              {subject}
            </text>
            {marks && lesson < hour && (
              <text
                className={styles.teacher}
                x={Math.max(text + length * writing + square * 1.1, end - square * 3.6)}
                y={base}
                fontSize={small}
                fill={PENCIL}
                transform={`rotate(${(-4 - tilt * 2).toFixed(2)} ${end - square * 3} ${base})`}
              >
                {mark}
              </text>
            )}
            {now && (
              <path
                d={loopAround(
                  { x: (from + to) / 2, y: base - writing * 0.3 },
                  (to - from) / 2,
                  writing * 0.74,
                  square * 0.2,
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

/** A protractor drawn around by hand: sixty lines, a number at every fifth. */
function Protractor({ plan, minute }: { plan: Plan; minute: number }) {
  const { radius, centre, square, tall } = plan
  const line = Math.max(1, square * 0.05)
  const size = Math.max(11, radius * 0.088)
  const body = radius * (tall ? 0.1 : 0.13)
  const [from, to] = [at(plan, 0, 1), at(plan, 60, 1)]
  const arc = (part: number) => {
    const [start, end] = [at(plan, 0, part), at(plan, 60, part)]
    return `M${start.x} ${start.y}A${part * radius} ${part * radius} 0 0 ${tall ? 1 : 0} ${end.x} ${end.y}`
  }
  let ticks = ''
  for (let tick = 0; tick <= 60; tick++) {
    const [outer, inner] = [at(plan, tick, 1), at(plan, tick, tick % 5 ? 0.965 : 0.935)]
    ticks += `M${outer.x.toFixed(1)} ${outer.y.toFixed(1)}L${inner.x.toFixed(1)} ${inner.y.toFixed(1)}`
  }
  const away = towards(plan, 30)
  const back = { x: -away.x * body, y: -away.y * body }
  return (
    <g fill="none" stroke={BALLPOINT} strokeWidth={line} strokeLinecap="round" strokeLinejoin="round">
      <path
        d={`${arc(1)}L${to.x + back.x} ${to.y + back.y}L${from.x + back.x} ${from.y + back.y}Z`}
        strokeWidth={line * 1.7}
      />
      <path d={arc(0.79)} />
      <path d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
      <path d={ticks} />
      <g fill={BALLPOINT} stroke="none" className={styles.pupil} fontSize={size} textAnchor="middle">
        {Array.from({ length: 13 }, (_, five) => five * 5).map((tick) => {
          // The first and the last stand clear of the straight edge.
          const place = at(plan, tick + (tick === 0 ? 0.9 : tick === 60 ? -1.5 : 0), 0.863)
          return (
            <text key={tick} x={place.x} y={place.y + size * 0.34}>
              {tick}
            </text>
          )
        })}
      </g>
      <Struck plan={plan} minute={minute} line={line} centre={centre} />
    </g>
  )
}

/** What the compasses have struck, the compasses themselves, and the number they have come to. */
function Struck({
  plan,
  minute,
  line,
  centre,
}: {
  plan: Plan
  minute: number
  line: number
  centre: { x: number; y: number }
}) {
  const { radius, tall } = plan
  const [start, foot] = [at(plan, 0, ARC), at(plan, minute, ARC)]
  const [tick, out] = [at(plan, minute, 0.925), at(plan, minute, 1)]
  const joint = jointAt(plan, minute)
  const along = (a: { x: number; y: number }, b: { x: number; y: number }, part: number) => ({
    x: a.x + (b.x - a.x) * part,
    y: a.y + (b.y - a.y) * part,
  })
  /** A leg's outline: so wide at one end, so wide at the other. */
  const leg = (a: { x: number; y: number }, b: { x: number; y: number }, wide: number, narrow: number) => {
    const length = Math.hypot(b.x - a.x, b.y - a.y)
    const [nx, ny] = [-(b.y - a.y) / length, (b.x - a.x) / length]
    return `M${a.x + nx * wide} ${a.y + ny * wide}L${b.x + nx * narrow} ${b.y + ny * narrow}L${b.x - nx * narrow} ${b.y - ny * narrow}L${a.x - nx * wide} ${a.y - ny * wide}Z`
  }
  const wide = radius * 0.028
  const middle = along(centre, foot, 0.5)
  const head = along(middle, joint, 1.2)
  const number = numberAt(plan, minute)
  const size = number.free * 1.18
  const shaft = along(joint, foot, 0.62)
  return (
    <>
      <path
        d={`M${start.x} ${start.y}A${ARC * radius} ${ARC * radius} 0 0 ${tall ? 1 : 0} ${foot.x} ${foot.y}`}
        stroke={INK}
        strokeWidth={line * 3.4}
      />
      <path d={`M${tick.x} ${tick.y}L${out.x} ${out.y}`} stroke={INK} strokeWidth={line * 4} />
      <g fill={PAPER} stroke={BALLPOINT} strokeWidth={line * 1.15}>
        <path d={leg(along(joint, middle, -0.1), head, wide * 0.62, wide * 0.62)} />
        <path d={leg(joint, along(joint, centre, 0.86), wide, wide * 0.62)} />
        <path d={leg(along(joint, centre, 0.86), centre, wide * 0.2, 0)} />
        <path d={leg(joint, along(joint, foot, 0.72), wide, wide * 0.75)} />
        <path d={leg(shaft, along(joint, foot, 0.9), wide * 1.25, wide * 1.25)} />
        <path d={leg(along(joint, foot, 0.9), foot, wide * 1.25, 0)} />
        <path d={leg(along(joint, foot, 0.965), foot, wide * 0.42, 0)} fill={INK} stroke={INK} />
        <circle cx={joint.x} cy={joint.y} r={wide * 1.9} />
        <circle cx={joint.x} cy={joint.y} r={wide * 0.5} fill={BALLPOINT} />
      </g>
      <g fill={INK} stroke="none">
        <text
          className={styles.pupil}
          x={number.x}
          y={number.y + size * 0.34}
          fontSize={size}
          textAnchor="middle"
        >
          {minute}
        </text>
        <path d={loopAround(number, number.free * 0.8, number.free * 0.76, plan.square * 0.2, minute)} />
      </g>
    </>
  )
}

/** Sixty strokes of doodle under the title, and the rubber that takes one of them away each second. */
function Doodle({ plan }: { plan: Plan }) {
  const { second } = useClockTime('second')
  const { motion } = useHostSettings()
  const rubber = useRef<SVGSVGElement>(null)
  const { square, margin, end, width, height } = plan
  const left = margin + square * 0.5
  const right = end - square * 0.6
  const y = plan.top + square * 2.72
  const high = square * 0.24
  useFrame((time: ClockTime) => {
    const step = motion === 'reduced' ? 1 : easeInOut(Math.min(1, time.millisecond / 300))
    const part = Math.max(0, time.second - 1 + step) / 60
    const x = left + part * (right - left) - square * 0.5
    if (rubber.current)
      rubber.current.style.translate = `${x.toFixed(1)}px ${(y - square * 0.62).toFixed(1)}px`
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
        width={square * 2}
        height={square * 1.2}
        viewBox="0 0 100 60"
        aria-hidden="true"
        fill={PAPER}
        stroke={BALLPOINT}
        strokeWidth={(line / square) * 50 * 1.2}
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
