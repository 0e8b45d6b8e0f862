import {
  type ClockFont,
  Stage,
  untilSecond,
  useClockTime,
  useFrame,
  useHostSettings,
  useSize,
} from '@found-time/clock-runtime'
import { type CSSProperties, Fragment, memo, useMemo, useRef } from 'react'
import styles, { css } from './clock.module.css'
import {
  balloonAt,
  CAST,
  type Crowd,
  castAt,
  crowdOf,
  knowerAt,
  linesOf,
  mindsAt,
  PICTURE_HOURS,
  POP_MS,
  popAt,
  reckoned,
  seatTop,
  THINGS,
  thoughtAt,
  timeFigures,
  writingOf,
} from './model'
import { cloudOf, seatsOf } from './shapes'

export { notes } from './notes'

/** Four to a row. */
const people = new URL('./people.webp', import.meta.url).href
/** Six to a row: three things for each of the people. */
const thoughts = new URL('./thoughts.webp', import.meta.url).href
/** Four to a row: what one does at such an hour. */
const doings = new URL('./hours.webp', import.meta.url).href

const font = (name: string, source: string): ClockFont => ({
  family: `ft-25-06-24 ${name}`,
  source,
  weight: '400',
})

export const images = [people, thoughts, doings]
export const fonts = [
  font('lettering', new URL('./lettering.woff2', import.meta.url).href),
  font('robot', new URL('./robot.woff2', import.meta.url).href),
  font('mage', new URL('./mage.woff2', import.meta.url).href),
  font('cook', new URL('./cook.woff2', import.meta.url).href),
  font('astronaut', new URL('./astronaut.woff2', import.meta.url).href),
  font('detective', new URL('./detective.woff2', import.meta.url).href),
  font('granny', new URL('./granny.woff2', import.meta.url).href),
  font('hero', new URL('./hero.woff2', import.meta.url).href),
  font('vampire', new URL('./vampire.woff2', import.meta.url).href),
  font('farmer', new URL('./farmer.woff2', import.meta.url).href),
  font('alien', new URL('./alien.woff2', import.meta.url).href),
  font('santa', new URL('./santa.woff2', import.meta.url).href),
  font('girl', new URL('./girl.woff2', import.meta.url).href),
]

const px = (value: number) => `${Math.round(value * 10) / 10}px`

/** A crowd in which a single one knows what time it is, and thinks of it in a hand of its own. */
export default function ThoughtBalloons() {
  return (
    <Stage
      css={css}
      images={images}
      fonts={fonts}
      className={styles.page}
      ground={styles.cyan}
      style={
        {
          '--people': `url(${people})`,
          '--thoughts': `url(${thoughts})`,
          '--doings': `url(${doings})`,
        } as CSSProperties
      }
    >
      <Square />
    </Stage>
  )
}

function Square() {
  const box = useRef<HTMLDivElement>(null)
  const size = useSize(box)
  return (
    <div ref={box} className={styles.fit}>
      {size && <Scene width={size.width} height={size.height} />}
    </div>
  )
}

function Scene({ width, height }: { width: number; height: number }) {
  const { epochMs, hour, minute, month, day } = useClockTime('minute')
  const { hourCycle, transparent } = useHostSettings()
  const crowd = useMemo(() => crowdOf(width, height), [width, height])
  const count = Math.floor(epochMs / 60_000)
  const knower = knowerAt(crowd, count)
  const cast = castAt(crowd.seats.length, count)
  const { x, y } = crowd.seats[knower]!
  return (
    <div
      className={styles.fit}
      style={{ '--size': px(crowd.size), '--x': px(x), '--y': px(y) } as CSSProperties}
    >
      {!transparent && <i className={styles.rays} />}
      {!transparent && <i className={styles.dots} />}
      <Minds crowd={crowd} cast={cast} knower={knower} width={width} height={height} />
      <Known
        crowd={crowd}
        knower={knower}
        who={cast[knower]!}
        width={width}
        figures={timeFigures(hour, minute, hourCycle)}
        remark={reckoned(cast[knower]!, { hour, minute, month, day })}
      />
    </div>
  )
}

const CLOUD = cloudOf(100, 96, 9, 13, 2.3)

interface MindsProps {
  crowd: Crowd
  cast: readonly number[]
  knower: number
  width: number
  height: number
}

/** The crowd, and what all but one have in mind. */
function Minds({ crowd, cast, knower, width, height }: MindsProps) {
  const { hour, minute, second } = useClockTime('second')
  const { motion } = useHostSettings()
  const box = useRef<HTMLDivElement>(null)
  const secondOfDay = hour * 3600 + minute * 60 + second
  // The one who knows does not change its mind.
  const others = crowd.seats.length - 1
  const minds = mindsAt(others, secondOfDay)
  useFrame((time) => {
    const now = box.current?.querySelectorAll<HTMLElement>(
      `[data-fresh="${time.hour * 3600 + time.minute * 60 + time.second}"]`,
    )
    const part = motion === 'reduced' ? 1 : Math.min(1, time.millisecond / POP_MS)
    for (const element of now ?? []) {
      element.style.setProperty('--pop', popAt(part).toFixed(3))
      element.style.setProperty('--hop', (Math.sin(part * Math.PI) * -0.05).toFixed(3))
    }
    return part < 1 ? undefined : untilSecond(time)
  }, 30)
  const at = balloonAt(crowd, knower, width)
  const mindOf = (seat: number) => minds[seat < knower ? seat : seat - 1]!
  const freshOf = (seat: number) =>
    seat !== knower && mindOf(seat).since === secondOfDay ? secondOfDay : undefined
  return (
    <div ref={box} className={styles.fit}>
      {Array.from({ length: crowd.rows }, (_, row) => (
        <Fragment key={row}>
          <Seats crowd={crowd} row={row} width={width} height={height} />
          {crowd.seats.map(
            ({ x, y, size, row: sits }, seat) =>
              sits === row && (
                <Figure key={seat} x={x} y={y} size={size} who={cast[seat]!} fresh={freshOf(seat)} />
              ),
          )}
        </Fragment>
      ))}
      <Front crowd={crowd} width={width} height={height} />
      {crowd.seats.map((_, seat) => {
        const place = seat === knower ? undefined : thoughtAt(crowd, seat, at, width)
        return (
          place && (
            <Thought
              key={seat}
              {...place}
              down={((crowd.seats[seat]!.y - place.y) / place.size) * 100}
              thing={
                mindOf(seat).thing === seat % THINGS
                  ? -1 - Math.floor(hour / PICTURE_HOURS)
                  : cast[seat]! * THINGS + mindOf(seat).thing
              }
              fresh={freshOf(seat)}
            />
          )
        )
      })}
    </div>
  )
}

interface SeatsProps {
  crowd: Crowd
  row: number
  width: number
  height: number
}

/** What they sit in, red plush, down to the stage's foot; who sits in front sits between those behind. */
const Seats = memo(({ crowd, row, width, height }: SeatsProps) => {
  const { back, seats } = crowd
  const { y, size } = seats[row * back]!
  const top = y + size * seatTop(row)
  const pitch = width / back
  const { top: outline, seams } = seatsOf(
    row ? width + pitch : width,
    height - top + size * 0.1,
    back + row,
    size * 0.13,
  )
  return (
    <svg
      className={styles.seats}
      style={{ top: px(top), height: px(height - top) }}
      aria-hidden="true"
      strokeWidth={size * 0.024}
    >
      <g transform={row ? `translate(${(-pitch / 2).toFixed(1)} 0)` : undefined}>
        <path d={outline} />
        <path d={outline} className={styles.shine} transform={`translate(0 ${(size * 0.05).toFixed(1)})`} />
        <path d={seams} />
      </g>
    </svg>
  )
})

/** The empty row before all of them: two or three backs' tops, nearer than all else. */
const Front = memo(({ crowd, width, height }: Omit<SeatsProps, 'row'>) => {
  const { front, size, back, rows } = crowd
  const count = rows > 1 ? 1 : back - 1
  const pitch = width / back
  const { top, seams } = seatsOf(
    pitch * (count + 2),
    height - front + size * 0.2,
    count + 2,
    (height - front) * 0.7,
  )
  return (
    <svg
      className={`${styles.seats} ${styles.front}`}
      style={{ top: px(front), height: px(height - front) }}
      aria-hidden="true"
      strokeWidth={size * 0.024}
    >
      <g transform={`translate(${(-pitch / 2).toFixed(1)} 0)`}>
        <path d={top} />
        <path d={seams} />
      </g>
    </svg>
  )
})

interface FigureProps {
  x: number
  y: number
  size: number
  who: number
  fresh: number | undefined
}

const Figure = memo(({ x, y, size, who, fresh }: FigureProps) => (
  <i
    className={styles.figure}
    data-fresh={fresh}
    style={{
      left: px(x - (size * 2) / 3),
      top: px(y + size * 0.012),
      width: px((size * 4) / 3),
      height: px(size),
      backgroundPosition: `${((who % 4) * 100) / 3}% ${Math.floor(who / 4) * 50}%`,
    }}
  />
))

interface ThoughtProps {
  x: number
  y: number
  size: number
  side: number
  from?: number
  /** How far below its middle the head is, in hundredths of its size. */
  down: number
  thing: number
  fresh: number | undefined
}

const Thought = memo(({ x, y, size, side, from = 0, down, thing, fresh }: ThoughtProps) => (
  <div
    className={styles.thought}
    data-fresh={fresh}
    style={{ left: px(x - size / 2), top: px(y - size / 2), width: px(size), height: px(size) }}
  >
    <svg className={styles.ink} viewBox="0 0 100 100" aria-hidden="true">
      {side ? (
        <>
          <circle cx={50 - side * 40} cy="97" r="5" />
          <circle cx={50 - side * 33} cy="85" r="8" />
        </>
      ) : (
        [
          [97, 7.6],
          [111, 5.4],
          [122, 3.8],
        ].map(
          ([cy = 0, r]) =>
            cy < 48 + down && (
              <circle key={cy} cx={50 + ((from / size) * 100 * (cy - 50)) / down} cy={cy} r={r} />
            ),
        )
      )}
      <path d={CLOUD} />
    </svg>
    <i
      className={thing < 0 ? styles.doing : styles.thing}
      style={{
        backgroundPosition:
          thing < 0
            ? `${((-1 - thing) % 4) * (100 / 3)}% ${Math.floor((-1 - thing) / 4) * 50}%`
            : `${(thing % 6) * 20}% ${Math.floor(thing / 6) * 20}%`,
      }}
    />
  </div>
))

/** What some write with: cross stitches, sprinkles, a printer's screen, lines of a display, snow. Path, colour, breadth. */
const FILLED: Partial<Record<(typeof CAST)[number]['name'], readonly [string, string, number]>> = {
  granny: ['M1.2 1.2L6.8 6.8M6.8 1.2L1.2 6.8', '#fff1d6', 1.05],
  cook: ['M1.5 2L3 3.4M6.2 1.2V3M4.6 6.2L6.6 5.6', '#fff6a8', 1.1],
  hero: ['M2 2h.01M6 6h.01', '#ff8a5c', 2.6],
  robot: ['M0 2H8M0 6H8', '#0a7fd0', 1.6],
  santa: ['M2 2h.01M6 6h.01', '#ffffff', 1.7],
}

interface KnownProps {
  crowd: Crowd
  knower: number
  who: number
  width: number
  figures: string
  remark: string
}

function Known({ crowd, knower, who, width, figures, remark }: KnownProps) {
  const { motion } = useHostSettings()
  const balloon = useRef<HTMLDivElement>(null)
  useFrame((time) => {
    const part = motion === 'reduced' || time.second > 0 ? 1 : Math.min(1, time.millisecond / 420)
    if (balloon.current) balloon.current.style.scale = (0.88 + 0.12 * popAt(part)).toFixed(3) // legible from the first
    return part < 1 ? undefined : 60_000 - time.second * 1000 - time.millisecond
  }, 30)
  const { size, gap } = crowd
  const [wide, high] = crowd.balloon
  const left = balloonAt(crowd, knower, width) - wide / 2
  const { x, y } = crowd.seats[knower]!
  const top = y - gap - high
  const fromX = x - left
  const fromY = y - top
  const lines = linesOf(remark, high > wide * 0.6 ? 2 : 1)
  // Low figures may be long; high ones would reach into the cloud's corners.
  const long = CAST[who]!.wide > 3.3 ? 0.76 : lines.length > 1 ? 0.7 : 0.66
  const writing = writingOf(who, figures, wide * long, high * (lines.length > 1 ? 0.4 : 0.49))
  const letters = Math.min(
    high * 0.155,
    (wide * 0.66) / (Math.max(...lines.map((line) => line.length), 11) * 0.43),
  )
  const { name, ink, low, high: rise } = CAST[who]!
  // Figures and remark are one block, in the balloon's middle.
  const tall = (rise - low) * writing.size
  const space = letters * 0.62
  const block = (high - tall - space - letters * (lines.length - 0.26)) / 2
  const filled = FILLED[name]
  const line = {
    x: wide / 2,
    y: block + tall / 2 + writing.below,
    fontSize: writing.size,
    textAnchor: 'middle' as const,
  }
  const pen = writing.size * 0.05
  return (
    <div
      ref={balloon}
      className={styles.known}
      style={{
        left: px(left),
        top: px(top),
        width: px(wide),
        height: px(high),
        transformOrigin: `${px(fromX)} ${px(fromY)}`,
      }}
    >
      <svg
        className={styles.ink}
        data-knows=""
        viewBox={`0 0 ${wide.toFixed(1)} ${high.toFixed(1)}`}
        aria-hidden="true"
      >
        <g strokeWidth={size * 0.024}>
          <path d={cloudOf(wide, high, wide > high * 1.6 ? 15 : 13, Math.min(wide, high) * 0.12, 2.6)} />
          <circle cx={fromX} cy={fromY - gap * 0.59} r={size * 0.06} />
          {crowd.rows > 1 && <circle cx={fromX} cy={fromY - gap * 0.32} r={size * 0.046} />}
          <circle cx={fromX} cy={fromY - gap * 0.04} r={size * 0.036} />
        </g>
        {filled && (
          <pattern
            id={`ft-25-06-24-${name}`}
            width="8"
            height="8"
            patternUnits="userSpaceOnUse"
            patternTransform={`scale(${(writing.size * 0.009).toFixed(3)})`}
          >
            <rect width="8" height="8" fill={ink} stroke="none" />
            <path
              d={filled[0]}
              fill="none"
              stroke={filled[1]}
              strokeWidth={filled[2]}
              strokeLinecap="round"
            />
          </pattern>
        )}
        <g fontFamily={`"ft-25-06-24 ${name}"`} strokeWidth={pen}>
          <text {...line} className={styles.shadow} x={line.x + pen * 1.1} y={line.y + pen * 1.1}>
            {figures}
          </text>
          <text {...line} className={styles.shadow}>
            {figures}
          </text>
          <text {...line} className={styles.figures} fill={filled ? `url(#ft-25-06-24-${name})` : ink}>
            {figures}
          </text>
        </g>
        {lines.map((part, row) => (
          <text
            key={part}
            className={styles.remark}
            x={wide / 2}
            y={block + tall + space + letters * (0.74 + row)}
            fontFamily='"ft-25-06-24 lettering"'
            fontSize={letters}
            textAnchor="middle"
          >
            {part}
          </text>
        ))}
      </svg>
    </div>
  )
}
