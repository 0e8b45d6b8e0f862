import {
  easeInOut,
  Stage,
  untilSecond,
  useClockTime,
  useFrame,
  useHostSettings,
  useSize,
} from '@found-time/clock-runtime'
import { type CSSProperties, memo, useRef } from 'react'
import styles, { css } from './clock.module.css'
import { type Box, type Layout, layoutOf, shoutOf } from './layout'
import { answerAt, challengeAt, coverOf, greetingAt, placeOf, SQUARES, type Stop, stopAt } from './model'

export { notes } from './notes'

/** By the hour, twelve o'clock first. */
const photographs = [
  new URL('./gate.webp', import.meta.url).href,
  new URL('./duck.webp', import.meta.url).href,
  new URL('./lemurs.webp', import.meta.url).href,
  new URL('./tower.webp', import.meta.url).href,
  new URL('./rushmore.webp', import.meta.url).href,
  new URL('./storeys.webp', import.meta.url).href,
  new URL('./bee.webp', import.meta.url).href,
  new URL('./liberty.webp', import.meta.url).href,
  new URL('./pyramid.webp', import.meta.url).href,
  new URL('./cat.webp', import.meta.url).href,
  new URL('./crab.webp', import.meta.url).href,
  new URL('./aqueduct.webp', import.meta.url).href,
]

export const images = photographs
export const fonts = [
  { family: 'ft-25-06-08 Shout', source: new URL('./shout.woff2', import.meta.url).href, weight: '400' },
  { family: 'ft-25-06-08 Plain', source: new URL('./plain.woff2', import.meta.url).href, weight: '400' },
]

const squares = Array.from({ length: SQUARES }, (_, square) => square)

/** The part of a second in which the pointer goes; it rests for the other. */
const GOES_MS = 460
/** In which a square is ticked. */
const TICKS_MS = 300

const px = (value: number) => `${Math.round(value * 100) / 100}px`

/** A puzzle at a login that can be solved by nobody: the next square to tick is always a minute away. */
export default function ProveYouAreHuman() {
  return (
    <Stage css={css} images={images} fonts={fonts} className={styles.page}>
      <Puzzle />
    </Stage>
  )
}

function Puzzle() {
  const box = useRef<HTMLDivElement>(null)
  const size = useSize(box)
  return (
    <div ref={box} className={styles.fit}>
      {size && <Login layout={layoutOf(size.width, size.height)} />}
    </div>
  )
}

function Login({ layout }: { layout: Layout }) {
  const { hour, minute } = useClockTime('minute')
  const { way, cell, gap, grid, head, upright } = layout
  const challenge = challengeAt(hour)
  const [number, noun] = challenge.things
  return (
    <div
      className={styles.puzzle}
      data-way={way}
      style={
        {
          '--cell': px(cell),
          '--gap': px(gap),
          '--shout': px(shoutOf(layout, challenge)),
          '--side': px(grid.left),
          '--head': px(head.height),
        } as CSSProperties
      }
    >
      <div className={styles.question} style={boxOf(head)}>
        <span className={styles.ask}>
          <b className={styles.greeting}>{greetingAt(hour)}.</b> <i className={styles.line}>Select all</i>{' '}
          <i className={styles.line}>squares with</i>
        </span>
        <b className={styles.things}>
          <i className={styles.line}>{number}</i> <i className={styles.line}>{noun}</i>
        </b>
        {!layout.foot && (
          <span className={styles.few}>
            <b>{minute}</b> selected
          </span>
        )}
      </div>
      <div style={boxOf(grid)} className={styles.grid}>
        <Squares hour={hour} minute={minute} upright={upright} />
        <Next hour={hour} square={minute} upright={upright} />
      </div>
      {layout.foot && <Foot layout={layout} minute={minute} />}
      <Pointer layout={layout} />
    </div>
  )
}

const boxOf = ({ left, top, width, height }: Box) => ({
  left: px(left),
  top: px(top),
  width: px(width),
  height: px(height),
})

const Squares = memo(({ hour, minute, upright }: { hour: number; minute: number; upright: boolean }) => {
  const { motion } = useHostSettings()
  const box = useRef<HTMLDivElement>(null)
  const challenge = challengeAt(hour)
  const cover = coverOf(challenge, upright)
  // The square of this minute shrinks and gets its tick.
  useFrame(({ second, millisecond }) => {
    const part = second > 0 || motion === 'reduced' ? 1 : Math.min(1, millisecond / TICKS_MS)
    box.current?.style.setProperty('--pop', part.toFixed(3))
    return part < 1 ? undefined : 60_000
  }, 30)
  return (
    <div
      ref={box}
      className={styles.squares}
      style={
        {
          '--photograph': `url(${photographs[hour % 12]})`,
          '--size': `${cover.width * 100}% ${cover.height * 100}%`,
        } as CSSProperties
      }
    >
      {squares.map((square) => {
        const [column, row] = placeOf(hour, square, upright)
        const at = (offset: number, length: number) => `${((offset / (length - 1)) * 100).toFixed(3)}%`
        return (
          <i
            key={square}
            className={styles.square}
            data-ticked={square < minute ? (square === minute - 1 ? 'now' : 'yes') : undefined}
            style={
              {
                left: `calc(var(--cell) * ${column})`,
                top: `calc(var(--cell) * ${row})`,
                '--at': `${at(column + cover.left, cover.width)} ${at(row + cover.top, cover.height)}`,
              } as CSSProperties
            }
          >
            <b className={styles.photograph} />
            {square < minute && (
              <svg className={styles.tick} viewBox="0 0 24 24" aria-hidden="true">
                <circle cx="12" cy="12" r="12" />
                <path className={styles.stroke} d="M6.2 12.6 10.4 16.6 17.8 8" />
              </svg>
            )}
          </i>
        )
      })}
    </div>
  )
})

/** The frame of the square that comes next grows by a sixtieth of its round each second. */
function Next({ hour, square, upright }: { hour: number; square: number; upright: boolean }) {
  const { second } = useClockTime('second')
  const [column, row] = placeOf(hour, square, upright)
  return (
    <svg
      className={styles.next}
      viewBox="0 0 100 100"
      aria-hidden="true"
      style={{ left: `calc(var(--cell) * ${column})`, top: `calc(var(--cell) * ${row})` }}
    >
      <path
        className={styles.frame}
        d="M51.75 7H96.5V96.5H7V7Z"
        pathLength="60"
        strokeDasharray={`${second} 61`}
      />
    </svg>
  )
}

/** The throbber in the box, twelve strokes round. */
const strokes = Array.from({ length: 12 }, (_, stroke) => stroke)

/** The size of the lettering round the button, in pixels. */
const unitOf = ({ way, upright }: Layout, { width, height }: Box) =>
  upright
    ? Math.min(height * 0.27, width * 0.056)
    : Math.min(width * 0.118, height * (way === 'beside' ? 0.072 : 0.086))

function Foot({ layout, minute }: { layout: Layout; minute: number }) {
  const { second } = useClockTime('second')
  const answer = answerAt(second)
  const foot = layout.foot!
  return (
    <div className={styles.foot} style={{ ...boxOf(foot), fontSize: px(unitOf(layout, foot)) }}>
      <p className={`${styles.text} ${styles.count}`}>
        <b className={styles.tally}>{minute}</b> selected
      </p>
      <p className={`${styles.text} ${styles.again}`} data-shown={answer === 'again'}>
        <i className={styles.row}>Please</i> <i className={styles.row}>try again.</i>
      </p>
      <p className={`${styles.text} ${styles.box}`}>
        <svg className={styles.throbber} viewBox="-12 -12 24 24" aria-hidden="true">
          <g transform={`rotate(${(second % 12) * 30})`}>
            {strokes.map((stroke) => (
              <path
                key={stroke}
                d="M0 -4.6V-8.6"
                transform={`rotate(${stroke * -30})`}
                strokeOpacity={1 - stroke * 0.078}
              />
            ))}
          </g>
        </svg>
        <span>
          <i className={styles.row}>I am not</i> <i className={styles.row}>a clock</i>
        </span>
      </p>
      <p className={`${styles.text} ${styles.button}`} data-pressed={answer === 'thinks'}>
        {answer === 'thinks' ? 'Hmm' : 'Verify'}
      </p>
    </div>
  )
}

/** Where the tip of the pointer is. */
function tipOf(stop: Stop, hour: number, layout: Layout): readonly [number, number] {
  const { cell, grid, foot, upright } = layout
  if (stop.on === 'square' || !foot) {
    const square = stop.on === 'square' ? stop.square : SQUARES - 1
    const offset = stop.on === 'square' ? stop.offset : [0, 0]
    const [column, row] = placeOf(hour, square, upright)
    return [grid.left + (column + 0.5 + offset[0]!) * cell, grid.top + (row + 0.5 + offset[1]!) * cell]
  }
  const bottom = foot.top + foot.height
  const unit = unitOf(layout, foot)
  if (upright) {
    const middle = foot.top + foot.height * 0.55
    return stop.on === 'button'
      ? [foot.left + foot.width - unit * 2.6, middle]
      : [foot.left + unit * 6.6, middle]
  }
  return stop.on === 'button'
    ? [foot.left + foot.width * 0.62, bottom - unit * 2]
    : [foot.left + unit * 1.9, bottom - unit * 5]
}

function Pointer({ layout }: { layout: Layout }) {
  const { seed, motion } = useHostSettings()
  const pointer = useRef<HTMLDivElement>(null)
  useFrame((time) => {
    if (!pointer.current) return undefined
    const { secondsOfDay, second, millisecond, hour } = time
    const minuteOfDay = Math.floor(secondsOfDay / 60)
    const stop = stopAt(seed, minuteOfDay, second)
    const last =
      second > 0 ? stopAt(seed, minuteOfDay, second - 1) : stopAt(seed, (minuteOfDay + 1439) % 1440, 59)
    const before = second > 0 ? hour : Math.floor(((minuteOfDay + 1439) % 1440) / 60)
    const part = motion === 'reduced' ? 1 : easeInOut(Math.min(1, millisecond / GOES_MS))
    const [from, to] = [tipOf(last, before, layout), tipOf(stop, hour, layout)]
    const at = [0, 1].map((axis) => px(from[axis]! + (to[axis]! - from[axis]!) * part))
    pointer.current.style.translate = at.join(' ')
    return part < 1 ? undefined : untilSecond(time)
  }, 30)
  return (
    <div ref={pointer} className={styles.pointer}>
      <svg className={styles.arrow} viewBox="-1 -1 16 22" aria-hidden="true">
        <path d="M0 0V16.4L3.9 12.7L6.6 19L9.6 17.7L6.9 11.6H12.2Z" />
      </svg>
    </div>
  )
}
