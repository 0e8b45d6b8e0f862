import {
  type ClockFont,
  Stage,
  untilSecond,
  useClockTime,
  useFrame,
  useHostSettings,
  useSize,
} from '@found-time/clock-runtime'
import { type CSSProperties, memo, useMemo, useRef } from 'react'
import styles, { css } from './clock.module.css'
import {
  BALLOON_TOP,
  balloonAt,
  CAST,
  type Crowd,
  castAt,
  crowdOf,
  knowerAt,
  mindsAt,
  PICTURE_HOURS,
  type Place,
  POP_MS,
  popAt,
  reckoned,
  type Seat,
  THINGS,
  tailOf,
  thoughtAt,
  timeFigures,
  writingOf,
} from './model'
import { cloudOf } from './shapes'

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
  return (
    <div className={styles.fit} style={{ '--size': px(crowd.size) } as CSSProperties}>
      {!transparent && <i className={styles.dots} />}
      <Minds crowd={crowd} cast={cast} knower={knower} width={width} />
      <Known
        crowd={crowd}
        knower={knower}
        who={cast[knower]!}
        width={width}
        height={height}
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
}

/** The crowd, and what all but one have in mind. */
function Minds({ crowd, cast, knower, width }: MindsProps) {
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
      <i className={styles.bodies} style={{ top: px(crowd.seats[0]!.y + crowd.size * 0.7) }} />
      {crowd.seats.map(({ x, y }, seat) => (
        <Figure key={seat} x={x} y={y} size={crowd.size} who={cast[seat]!} fresh={freshOf(seat)} />
      ))}
      {crowd.seats.slice(0, crowd.back).map((head, seat) => {
        const place = seat === knower ? undefined : thoughtAt(crowd, seat, at, width)
        return (
          place && (
            <Thought
              key={seat}
              place={place}
              head={head}
              size={crowd.size}
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
      top: px(y),
      width: px((size * 4) / 3),
      height: px(size),
      backgroundPosition: `${((who % 4) * 100) / 3}% ${Math.floor(who / 4) * 50}%`,
    }}
  />
))

/** How thick the pen is with which people are drawn, in heights of their pictures. */
const PEN = 0.021

/** How much of a thought's box is above the lower edge of its cloud. */
const CLOUD_LOW = 0.86

interface ThoughtProps {
  place: Place
  head: Seat
  /** How high the picture of whoever thinks it is. */
  size: number
  thing: number
  fresh: number | undefined
}

const Thought = memo(({ place, head, size, thing, fresh }: ThoughtProps) => {
  const { x, y, size: round } = place
  const [left, top] = [x - round / 2, y - round / 2]
  return (
    <div
      className={styles.thought}
      data-fresh={fresh}
      style={{ left: px(left), top: px(top), width: px(round), height: px(round) }}
    >
      <svg className={styles.ink} viewBox={`0 0 ${round.toFixed(1)} ${round.toFixed(1)}`} aria-hidden="true">
        {tailOf([round / 2, round * CLOUD_LOW], [head.x - left, head.y - top], size * 0.8).map(
          ([cx, cy, r]) => (
            <circle key={cy} cx={cx} cy={cy} r={r} strokeWidth={size * PEN} />
          ),
        )}
        <path d={CLOUD} transform={`scale(${round / 100})`} strokeWidth={(size * PEN * 100) / round} />
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
  )
})

interface KnownProps {
  crowd: Crowd
  knower: number
  who: number
  width: number
  height: number
  figures: string
  remark: string
}

/** The balloon with the time, which the figures fill; below them, smaller, how whoever thinks it reckons. */
function Known({ crowd, knower, who, width, height, figures, remark }: KnownProps) {
  const { motion } = useHostSettings()
  const balloon = useRef<HTMLDivElement>(null)
  useFrame((time) => {
    const part = motion === 'reduced' || time.second > 0 ? 1 : Math.min(1, time.millisecond / 420)
    if (balloon.current) balloon.current.style.scale = (0.9 + 0.1 * popAt(part)).toFixed(3) // legible from the first
    return part < 1 ? undefined : 60_000 - time.second * 1000 - time.millisecond
  }, 30)
  const { size } = crowd
  const [wide, high] = crowd.balloon
  const left = balloonAt(crowd, knower, width) - wide / 2
  const top = height * BALLOON_TOP
  const head = [crowd.seats[knower]!.x - left, crowd.seats[knower]!.y - top] as const
  // It comes out of the cloud's lower side, a little nearer to its middle than the head is.
  const aside = (head[0] - wide / 2) * 0.82
  const from = [
    wide / 2 + aside,
    high / 2 + (high / 2) * (1 - Math.abs(aside / (wide / 2)) ** 3) ** (1 / 3),
  ] as const
  const letters = Math.min(high * 0.125, (wide * 0.6) / (Math.max(remark.length, 11) * 0.43))
  const writing = writingOf(who, figures, wide * 0.76, high * 0.51)
  const { ink, low, high: rise } = CAST[who]!
  // Figures and remark are one block, in the balloon's middle.
  const tall = (rise - low) * writing.size
  const block = (high - tall - letters * 1.3) / 2
  const line = { y: block + tall / 2 + writing.below, fontSize: writing.size, textAnchor: 'middle' as const }
  const pen = size * PEN
  return (
    <div
      ref={balloon}
      className={styles.known}
      style={{
        left: px(left),
        top: px(top),
        width: px(wide),
        height: px(high),
        transformOrigin: `${px(head[0])} ${px(head[1])}`,
      }}
    >
      <svg
        className={styles.ink}
        data-knows=""
        viewBox={`0 0 ${wide.toFixed(1)} ${high.toFixed(1)}`}
        aria-hidden="true"
      >
        <g strokeWidth={pen}>
          {tailOf(from, head, size).map(([cx, cy, r]) => (
            <circle key={cy} cx={cx} cy={cy} r={r} />
          ))}
          <path d={cloudOf(wide, high, wide > high * 1.5 ? 15 : 13, Math.min(wide, high) * 0.1, 2.8)} />
        </g>
        <g
          fontFamily={`"ft-25-06-24 ${CAST[who]!.name}"`}
          strokeWidth={pen * 1.7}
          transform={`translate(${wide / 2} 0) scale(${writing.broader.toFixed(4)} 1)`}
        >
          <text {...line} className={styles.shadow} x={pen * 1.2} y={line.y + pen * 1.2}>
            {figures}
          </text>
          <text {...line} className={styles.shadow}>
            {figures}
          </text>
          <text {...line} className={styles.figures} fill={ink}>
            {figures}
          </text>
        </g>
        <text
          className={styles.remark}
          x={wide / 2}
          y={block + tall + letters * 1.24}
          fontFamily='"ft-25-06-24 lettering"'
          fontSize={letters}
          textAnchor="middle"
        >
          {remark}
        </text>
      </svg>
    </div>
  )
}
