import {
  type ClockTime,
  Stage,
  untilSecond,
  useClockTime,
  useFrame,
  useSize,
} from '@found-time/clock-runtime'
import { useMemo, useRef } from 'react'
import { changeInWords, changesFrom, hoursAround } from './changes'
import styles, { css } from './clock.module.css'
import { filledAt, NUMBERED, type Plan, type Point, planOf } from './model'

export { notes } from './notes'

const FACE = 'ft-25-10-26 Strip'

export const images = []
export const fonts = [{ family: FACE, source: new URL('./strip.woff2', import.meta.url).href, weight: '700' }]

/** Type is set this many times as large and drawn smaller: WebKit rounds how broad letters are to a part of their size. */
const FINE = 8
const CAP = 0.655
/** Where the scale begins across the tape, and where its minor lines do. */
const SCALE = 0.32
const MINOR = 0.42
/** On a stage too small for print there is none. */
const LEAST = 6

const path = (...points: readonly Point[]) =>
  `M${points.map(({ x, y }) => `${(x * FINE).toFixed(1)} ${(y * FINE).toFixed(1)}`).join('L')}`

function Type(props: {
  at: Point
  size: number
  lean?: number
  anchor?: 'start' | 'middle' | 'end'
  className?: string | undefined
  children: string | number
}) {
  const { at, size, lean = 0, anchor = 'middle', className, children } = props
  return (
    <text
      transform={`translate(${at.x * FINE} ${at.y * FINE}) rotate(${lean})`}
      y={(size * CAP * FINE) / 2}
      fontSize={size * FINE}
      textAnchor={anchor}
      className={className}
    >
      {children}
    </text>
  )
}

const lines = (place: Plan['at'], from: number, to: number) =>
  Array.from({ length: 59 }, (_, index) => index + 1)
    .filter((minute) => minute >= from && minute <= to)
    .map((minute) => path(place(minute, minute % 5 ? MINOR : SCALE), place(minute, 0.5)))
    .join('')

/** The tape of the hours, folded; and when the clocks of the visitor's zone will be changed. */
export default function FallBack() {
  const { epochMs, timeZone, minute } = useClockTime('minute')
  const art = useRef<HTMLDivElement>(null)
  const column = useRef<HTMLDivElement>(null)
  const { width, height } = useSize(art) ?? { width: 1280, height: 800 }
  const plan = planOf(width, height)
  const { broad, lean, upright } = plan
  const [before, hour, after] = hoursAround(epochMs, timeZone)
  // They are asked for once an hour: it takes some hundred questions to the zone.
  const asked = Math.floor(epochMs / 3_600_000)
  const changes = useMemo(() => changesFrom(asked * 3_600_000, timeZone), [asked, timeZone])

  useFrame((time: ClockTime) => {
    if (column.current) column.current.style.scale = `1 ${filledAt(time.second)}`
    return untilSecond(time)
  }, 'second')

  const numeral = broad * (upright ? 0.82 : 0.98)
  const small = broad * (upright ? 0.11 : 0.115)
  const print = Math.max(Math.min(width, height) * 0.0285, 5)
  const step = plan.hour / 60
  const foot = plan.at(minute, 0.5)
  const tip = plan.at(minute, 0.515)
  const wing = (broad * 0.1 * 60) / plan.hour
  // What the dark run does not cover of the others' numbers.
  const SEEN = upright ? [15, 25] : [30, 15]
  const words = changes.map((change) => changeInWords(change, timeZone))
  const margin = Math.min(width, height) * 0.03
  const below = plan.before[3]!.y
  return (
    <Stage css={css} images={images} fonts={fonts} artRef={art} className={styles.ground}>
      <svg
        aria-hidden="true"
        className={styles.layer}
        width={width}
        height={height}
        viewBox={`0 0 ${width * FINE} ${height * FINE}`}
      >
        <path className={styles.others} d={`${path(...plan.before)}Z${path(...plan.after)}Z`} />
        <path
          className={styles.quiet}
          strokeWidth={step * 0.09 * FINE}
          d={lines(plan.earlier, 0, 60) + lines(plan.later, 0, 60)}
        />
        {NUMBERED.map((number) => (
          <g key={number} className={styles.pale}>
            {number <= SEEN[0]! && (
              <Type at={plan.earlier(number, 0.24)} size={small}>
                {number}
              </Type>
            )}
            {number >= SEEN[1]! && (
              <Type at={plan.later(number, 0.24)} size={small}>
                {number}
              </Type>
            )}
          </g>
        ))}
        <Type
          className={styles.pale}
          at={
            upright
              ? { x: plan.earlier(0, -0.19).x, y: height * 0.765 }
              : { x: width * 0.085, y: plan.earlier(0, -0.18).y }
          }
          size={numeral * 0.66}
        >
          {before}
        </Type>
        <Type
          className={styles.pale}
          at={
            upright
              ? { x: plan.later(0, -0.19).x, y: height * 0.1 }
              : { x: width * 0.915, y: plan.later(0, -0.18).y }
          }
          size={numeral * 0.66}
        >
          {after}
        </Type>
        <path className={styles.back} d={`${path(...plan.now)}Z`} />
        <path
          className={styles.front}
          d={`${path(plan.start(SCALE), plan.at(minute, SCALE), plan.at(minute, 0.5), plan.start(0.5))}Z`}
        />
        <path className={styles.light} strokeWidth={step * 0.11 * FINE} d={lines(plan.at, minute, 60)} />
        <path className={styles.dark} strokeWidth={step * 0.11 * FINE} d={lines(plan.at, 0, minute - 1)} />
        <path
          className={styles.back}
          d={`${path(tip, plan.at(minute - wing, 0.66), plan.at(minute + wing, 0.66))}Z`}
        />
        {NUMBERED.map((number) => (
          <Type
            key={number}
            className={styles.white}
            at={plan.at(number, upright ? 0.235 : 0.25)}
            size={small}
            lean={lean}
          >
            {number}
          </Type>
        ))}
        <Type className={styles.white} at={plan.at(upright ? 31 : 30, -0.155)} size={numeral} lean={lean}>
          {hour}
        </Type>
        {print >= LEAST &&
          (words.length ? words : [[timeZone, 'keeps its clocks as they are']]).map(([day, what], index) =>
            upright ? (
              <g key={index}>
                <Type
                  anchor="start"
                  at={{ x: margin, y: height - margin * 1.1 - print * (2.75 * (2 - index) + 1.15) }}
                  size={print * 1.15}
                >
                  {day!}
                </Type>
                <Type
                  anchor="start"
                  at={{ x: margin, y: height - margin * 1.1 - print * 2.75 * (2 - index) }}
                  size={print * 1.15}
                >
                  {what!}
                </Type>
              </g>
            ) : (
              <Type
                key={index}
                anchor="start"
                at={{ x: margin, y: below + print * (1.3 + index * 1.35) }}
                size={print * 1.12}
              >
                {words.length ? `${day}: ${what}` : `${day} ${what}`}
              </Type>
            ),
          )}
      </svg>
      <div
        ref={column}
        className={styles.column}
        style={{
          left: foot.x,
          top: foot.y,
          width: step,
          height: (0.5 - SCALE) * broad,
          rotate: `${180 + lean - (upright ? 90 : 0)}deg`,
        }}
      />
    </Stage>
  )
}
