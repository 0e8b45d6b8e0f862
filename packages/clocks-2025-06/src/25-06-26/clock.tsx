import {
  type ClockNotes,
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
export const notes: ClockNotes = {
  reading:
    'The yellow ball is the hour (24 is midnight), the blue ball the minute; both are dabbed on the ticket, and with no blue ball it is the full hour.',
  credits: [
    {
      title: 'Material spheres 0019, 0071, 0080, 0082, 0087, 0124, 0126 and 0165',
      creator: 'The Poimandres collective and those who photographed them',
      source: '@pmndrs/assets 1.7.0 (npm)',
      licence: 'CC0-1.0',
      changes: 'cut out as balls, the two that are called shaded',
      files: ['balls.webp', 'called.webp'],
    },
    {
      title: 'Curtain',
      creator: 'Lost Property Lab',
      source: 'computed: folds of cloth under a lamp',
      licence: 'CC0-1.0',
      changes: 'none',
      files: ['curtain.webp'],
    },
    {
      title: 'Chango',
      creator: 'Fontstage',
      source: '@fontsource/chango 5.3.0 (npm)',
      licence: 'OFL-1.1',
      notice: 'Copyright (c) 2011 Fontstage (info@fontstage.com), with Reserved Font Name "Chango"',
      changes: 'subset to letters and figures, renamed Bingo Caller',
      files: ['caller.woff2'],
    },
    {
      title: 'Nicknames of numbers',
      creator: 'callers in British bingo halls',
      source: '“List of British bingo nicknames”, Wikipedia: the sayings alone',
      licence: 'public domain',
      changes: 'one for each number from 1 to 59',
    },
  ],
}

/** Upside down they would be each other. */
const UNDERLINED = [6, 9]

function Call({ what, number }: { what: 'hour' | 'minute'; number: number | undefined }) {
  const ball = useRef<HTMLDivElement>(null)
  // It drops on its minute.
  useFrame((time) => {
    const since = what === 'minute' ? time.second + time.millisecond / 1000 : 60
    const fall = Math.min(1, since / 0.28)
    const rebound = since < 0.28 ? 0 : Math.max(0, Math.sin(((since - 0.28) / 0.4) * Math.PI)) * 0.16
    const up = since < 0.28 ? 1.3 * (1 - fall * fall) : since < 0.68 ? rebound : 0
    if (ball.current) ball.current.style.transform = up ? `translateY(${-up * 100}%)` : ''
    return since < 0.7 ? undefined : untilSecond(time)
  }, 30)
  const lines = linesOf(number ? nicknameOf(number) : EYES_DOWN)
  const chars = Math.max(5, ...lines.map((line) => line.length))
  return (
    <div className={styles.call} data-what={what}>
      {number ? (
        <div ref={ball} className={styles.ball}>
          <div className={styles.skin} />
          <div className={styles.face} data-under={UNDERLINED.includes(number)}>
            <span>{number}</span>
          </div>
        </div>
      ) : null}
      <div className={styles.nick} style={{ '--chars': chars } as CSSProperties}>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </div>
    </div>
  )
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
          data-dab={number && number === minute ? 'minute' : number === hour ? 'hour' : undefined}
        >
          <span>{number || ''}</span>
        </div>
      ))}
  </div>
))

const SPOKES = 15

/** Seen along its axle: hoops, and wires that bend from the hub to the rim. */
const Wires = memo(() => (
  <>
    {Array.from({ length: SPOKES }, (_, spoke) => (
      <path
        key={spoke}
        d="M0 -6C14 -34 10 -74 0 -95"
        transform={`rotate(${(spoke * 360) / SPOKES})`}
        stroke={spoke % 5 ? '#c79a4b' : '#f6dc9a'}
        strokeWidth={1.5}
      />
    ))}
    {[34, 66].map((radius) => (
      <circle key={radius} r={radius} stroke="#a97c35" strokeWidth="1.4" />
    ))}
    <circle r="95" stroke="#6b4719" strokeWidth="5.4" />
    <circle r="95" stroke="#d9ae5c" strokeWidth="3.2" />
    <circle r="94" stroke="#fff0c4" strokeWidth="0.8" />
    <circle r="7" fill="#d9ae5c" stroke="#6b4719" strokeWidth="1.5" />
  </>
))

/** Where balls lie in the cage: degrees from its lowest point and distance from the hub, in its radii. */
const HEAP: readonly (readonly [number, number])[] = [
  [-62, 0.78],
  [-41, 0.79],
  [-20, 0.79],
  [1, 0.79],
  [22, 0.79],
  [43, 0.79],
  [64, 0.78],
  [-46, 0.5],
  [-14, 0.51],
  [19, 0.5],
  [52, 0.52],
  [-2, 0.22],
]

/** Part of a second in which the cage turns on. */
const TURNS = 0.55

function Cage() {
  const wires = useRef<SVGSVGElement>(null)
  const heap = useRef<(HTMLElement | null)[]>([])
  const { seed } = useHostSettings()
  useFrame((time) => {
    const part = Math.min(1, time.millisecond / 1000 / TURNS)
    const turn = (time.second - 1 + easeOut(part)) * 12
    if (wires.current) wires.current.style.transform = `rotate(${turn}deg)`
    const { between } = createRandom(seed, 'tumble', Math.floor(time.secondsOfDay))
    for (const [index, element] of heap.current.entries()) {
      const [angle, far] = HEAP[index]!
      const [carried, thrown] = [between(5, 17), between(0, 0.13)]
      // Carried up the side, and back again.
      const lift = Math.sin(part * Math.PI)
      const at = ((90 + angle - carried * lift) * Math.PI) / 180
      const away = (far - thrown * lift) * 357
      if (element)
        element.style.transform = `translate(${Math.cos(at) * away}%, ${Math.sin(at) * away}%) rotate(${index * 77 + turn}deg)`
    }
    return part === 1 ? untilSecond(time) : undefined
  }, 24)
  return (
    <div className={styles.cage}>
      {HEAP.map((_, index) => (
        <i
          key={index}
          ref={(element) => {
            heap.current[index] = element
          }}
          className={styles.loose}
        >
          <b style={{ '--kind': `${((index * 3) % 8) * (100 / 7)}%` } as CSSProperties} />
        </i>
      ))}
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
  return (
    <Stage
      css={css}
      images={images}
      fonts={fonts}
      className={styles.hall}
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
        <Call what="hour" number={balls_.hour} />
        <Call what="minute" number={balls_.minute} />
        <Ticket hour={balls_.hour} minute={balls_.minute} />
      </div>
    </Stage>
  )
}
