import {
  createRandom,
  easeOut,
  Stage,
  untilSecond,
  useClockTime,
  useFrame,
  useHostSettings,
} from '@found-time/clock-runtime'
import { type CSSProperties, memo, useRef } from 'react'
import styles, { css } from './clock.module.css'
import { calledAt, EYES_DOWN, linesOf, nicknameOf, ticketWith } from './model'

export { notes } from './notes'

const balls = new URL('./balls.webp', import.meta.url).href
const called = new URL('./called.webp', import.meta.url).href
const curtain = new URL('./curtain.webp', import.meta.url).href

export const images = [balls, called, curtain]
export const fonts = [
  {
    family: 'ft-25-06-26 Caller',
    source: new URL('./caller.woff2', import.meta.url).href,
    weight: '400',
  },
]

/** Upside down they would be each other. */
const UNDERLINED = [6, 9]

/** Seconds that a ball rolls. */
const ROLLS = 0.6

const saidOf = (number: number | undefined) => linesOf(number ? nicknameOf(number) : EYES_DOWN)

interface CallProps {
  what: 'hour' | 'minute'
  number: number | undefined
  /** How long the longest line is that is called: both calls are set in one size. */
  chars: number
}

function Call({ what, number, chars }: CallProps) {
  const ball = useRef<HTMLDivElement>(null)
  const turning = useRef<HTMLDivElement>(null)
  // It rolls in on its minute, from the edge.
  useFrame((time) => {
    const since = what === 'minute' ? time.second + time.millisecond / 1000 : 60
    const left = since < ROLLS ? 1 - easeOut(since / ROLLS) : 0
    // Light and shade stay where they are.
    if (ball.current) ball.current.style.transform = left ? `translateX(${-75 * left}%)` : ''
    if (turning.current)
      turning.current.style.transform = left ? `rotate(${(-75 * left * 3.6) / Math.PI}deg)` : ''
    return left ? undefined : untilSecond(time)
  }, 30)
  return (
    <div className={styles.call} data-what={what}>
      {number ? (
        <div ref={ball} className={styles.ball}>
          <div ref={turning} className={styles.turning}>
            <div className={styles.skin} />
            <div className={styles.face} data-under={UNDERLINED.includes(number)}>
              <span>{number}</span>
            </div>
          </div>
        </div>
      ) : null}
      <div className={styles.nick} style={{ '--chars': chars } as CSSProperties}>
        {saidOf(number).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </div>
    </div>
  )
}

const dabOn = (number: number, hour: number, minute: number | undefined) => {
  if (number === hour) return number === minute ? 'both' : 'hour'
  return number && number === minute ? 'minute' : undefined
}

const Ticket = memo(({ hour, minute }: { hour: number; minute: number | undefined }) => (
  <div className={styles.ticket}>
    {ticketWith(minute ? [hour, minute] : [hour], hour, minute ?? 0)
      .flat()
      .map((number, place) => (
        <div
          key={place}
          className={styles.cell}
          data-blank={number === 0}
          data-dab={dabOn(number, hour, minute)}
        >
          <span>{number || ''}</span>
        </div>
      ))}
  </div>
))

const SPOKES = 12

/** The far side of the drum, seen between the balls. */
const Far = memo(() => (
  <>
    {Array.from({ length: SPOKES }, (_, spoke) => (
      <path
        key={spoke}
        d="M0 -6C-16 -34 -14 -72 -3 -94"
        transform={`rotate(${((spoke + 0.5) * 360) / SPOKES})`}
        stroke="#7d5420"
        strokeWidth={1.2}
      />
    ))}
    {[50, 80].map((radius) => (
      <circle key={radius} r={radius} stroke="#6d4819" strokeWidth="1.1" />
    ))}
  </>
))

/** Seen along its axle: hoops, wires that bend from the hub to the rim, and the crank. */
const Wires = memo(() => (
  <>
    {Array.from({ length: SPOKES }, (_, spoke) => (
      <path
        key={spoke}
        d="M0 -6C14 -34 10 -74 0 -95"
        transform={`rotate(${(spoke * 360) / SPOKES})`}
        stroke={spoke % 4 ? '#c79a4b' : '#f6dc9a'}
        strokeWidth={1.4}
      />
    ))}
    {[34, 66].map((radius) => (
      <circle key={radius} r={radius} stroke="#b98a3e" strokeWidth="1.3" />
    ))}
    <circle r="95" stroke="#5f3d14" strokeWidth="5.6" />
    <circle r="95" stroke="#d9ae5c" strokeWidth="3.6" />
    <circle r="94.2" stroke="#fff0c4" strokeWidth="0.9" />
    <path d="M0 0L24 -15" stroke="#5f3d14" strokeWidth="7" />
    <path d="M0 0L24 -15" stroke="#e4bb69" strokeWidth="4.6" />
    <circle r="8" fill="#d9ae5c" stroke="#5f3d14" strokeWidth="1.4" />
    <circle cx="24" cy="-15" r="7.4" fill="#f3e6cf" stroke="#5f3d14" strokeWidth="1.2" />
    <circle cx="22.4" cy="-17" r="2.6" fill="#fff" />
  </>
))

/**
 * Where balls lie in the cage, from its hub in parts of its radius: thirteen circles let fall into a ring and left until
 * they lay still, each on two others or on the ring. Those at the end lie loose on top.
 */
const HEAP: readonly (readonly [number, number])[] = [
  [0.015, 0.753],
  [-0.321, 0.681],
  [0.348, 0.668],
  [-0.59, 0.468],
  [0.609, 0.444],
  [-0.091, 0.426],
  [0.243, 0.341],
  [-0.36, 0.212],
  [-0.737, 0.157],
  [0.742, 0.127],
  [0.002, 0.095],
  [0.409, 0.04],
  [-0.267, -0.119],
]
const LOOSE = 10
/** No minute goes so far: none of them is ever called. */
const UNCALLED = [77, 64, 88, 71, 90, 66, 83, 62, 75, 81, 69, 86, 60] as const

/** Part of a second in which the cage turns on. */
const TURNS = 0.42

function Cage() {
  const wires = useRef<SVGSVGElement>(null)
  const far = useRef<SVGSVGElement>(null)
  const heap = useRef<HTMLDivElement>(null)
  const loose = useRef<(HTMLElement | null)[]>([])
  const { seed } = useHostSettings()
  useFrame((time) => {
    const part = Math.min(1, time.millisecond / 1000 / TURNS)
    const turn = (time.second - 1 + easeOut(part)) * 12
    if (wires.current) wires.current.style.transform = `rotate(${turn}deg)`
    if (far.current) far.current.style.transform = `rotate(${turn}deg)`
    // The heap is carried up the side, slides back and a little too far.
    const carried = part < 1 ? 9 * Math.sin(part * Math.PI * 1.5) * (1 - part) ** 0.6 : 0
    if (heap.current) heap.current.style.transform = carried ? `rotate(${carried}deg)` : ''
    const { between } = createRandom(seed, 'tumble', Math.floor(time.secondsOfDay))
    for (const element of loose.current) {
      const [aside, thrown] = [between(-14, 14), between(10, 80)]
      const lift = Math.sin(part * Math.PI)
      if (element)
        element.style.transform =
          part < 1 ? `translate(${aside * lift}%, ${-thrown * lift}%) rotate(${aside * 3 * lift}deg)` : ''
    }
    return part === 1 ? untilSecond(time) : undefined
  }, 20)
  return (
    <div className={styles.cage}>
      <svg className={styles.stand} viewBox="-100 -100 200 200" aria-hidden="true">
        <path d="M-78 240L0 0L78 240" stroke="#4a2d0c" strokeWidth="11" />
        <path d="M-78 240L0 0L78 240" stroke="#a9782f" strokeWidth="8" />
        <path d="M-79.5 240L-1.5 0M76.5 240L-1.5 0" stroke="#e9c67c" strokeWidth="1.6" />
      </svg>
      <svg ref={far} className={styles.wires} viewBox="-100 -100 200 200" aria-hidden="true">
        <Far />
      </svg>
      <div ref={heap} className={styles.heap}>
        {HEAP.map(([x, y], index) => (
          <i
            key={index}
            ref={(element) => {
              if (index >= LOOSE) loose.current[index - LOOSE] = element
            }}
            className={styles.loose}
            data-tumbles={index >= LOOSE}
            style={
              {
                left: `${(50 + x * 50 - 8.6).toFixed(2)}%`,
                top: `${(50 + y * 50 - 8.6).toFixed(2)}%`,
                '--kind': `${((index * 3) % 8) * (100 / 7)}%`,
              } as CSSProperties
            }
          >
            <b>
              <u style={{ rotate: `${((index * 77) % 90) - 45}deg` }}>{UNCALLED[index]}</u>
            </b>
          </i>
        ))}
      </div>
      <svg ref={wires} className={styles.wires} viewBox="-100 -100 200 200" aria-hidden="true">
        <Wires />
      </svg>
    </div>
  )
}

/** A bingo hall: the time is called in two balls by their old nicknames, and there is always a lucky ticket. */
export default function Bingo() {
  const { hour, minute } = useClockTime('minute')
  const { hourCycle } = useHostSettings()
  const balls_ = calledAt(hour, minute, hourCycle)
  const chars = Math.max(
    6,
    ...[balls_.hour, balls_.minute].flatMap((number) => saidOf(number).map((line) => line.length)),
  )
  return (
    <Stage
      css={css}
      images={images}
      fonts={fonts}
      className={styles.hall}
      ground={styles.curtain}
      style={
        {
          '--balls': `url("${balls}")`,
          '--called': `url("${called}")`,
          '--curtain': `url("${curtain}")`,
        } as CSSProperties
      }
    >
      <div className={styles.floor}>
        <Cage />
        <Call what="hour" number={balls_.hour} chars={chars} />
        <Call what="minute" number={balls_.minute} chars={chars} />
        <Ticket hour={balls_.hour} minute={balls_.minute} />
      </div>
    </Stage>
  )
}
