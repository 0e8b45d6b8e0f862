import {
  type ClockTime,
  laterBy,
  Stage,
  secondsOf,
  untilMinute,
  useClockTime,
  useFrame,
  useHostSettings,
} from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import { type CSSProperties, useRef } from 'react'
import styles, { css } from './clock.module.css'
import { type Board, paintBoard } from './keyboard'
import { COLUMNS, hourKey, hourText, KEYS, MARGIN, MUSIC, minuteKey, PRINTS, sounding, wound } from './model'
import { QUAVERS } from './score'

export { notes } from './notes'

const paper = new URL('./paper.webp', import.meta.url).href

export const images = [paper]
export const fonts = [
  { family: 'ft-25-06-14 Roll', source: new URL('./figures.woff2', import.meta.url).href, weight: '400' },
]

/** How much of its place in the tracker bar a hole takes. */
const BROAD = 0.62

const hole = (key: number, from: number, to: number) => {
  const [left, top] = [key + (1 - BROAD) / 2, QUAVERS - to]
  return `M${left.toFixed(2)} ${top.toFixed(2)}h${BROAD}v${(to - from).toFixed(2)}h-${BROAD}z`
}
const MUSIC_HOLES = MUSIC.map(({ key, from, to }) => hole(key, from, to)).join('')

interface MinuteProps {
  readonly hour: number
  readonly minute: number
  /** Minutes after the present one. */
  readonly ahead: number
}

/** A minute of the roll: its music, the two long holes of its time, and their numbers printed beside them. */
function Minute({ hour, minute, ahead }: MinuteProps) {
  const { hourCycle } = useHostSettings()
  const print = (key: number, kind: 'hour' | 'minute', text: string, at: number) => {
    const toRight = kind === 'hour' ? key < 10 : key < 58
    const style: CSSProperties = {
      bottom: `${(at / 60) * 100}%`,
      [toRight ? 'left' : 'right']: `${(((toRight ? key + 2 : KEYS - key + 1) + MARGIN) / COLUMNS) * 100}%`,
    }
    return (
      <b key={`${kind} ${at}`} className={styles[kind]} style={style}>
        {text}
      </b>
    )
  }
  const [bass, treble] = [hourKey(hour), minuteKey(minute)]
  const long = hole(bass, 0, QUAVERS) + hole(treble, 0, QUAVERS - 0.5)
  return (
    <div className={styles.block} style={{ bottom: `calc(var(--minute) * ${ahead})` }}>
      <i className={styles.red} style={{ left: `${((bass - 0.7 + MARGIN) / COLUMNS) * 100}%` }} />
      <i className={styles.blue} style={{ left: `${((treble - 0.7 + MARGIN) / COLUMNS) * 100}%` }} />
      <svg
        viewBox={`${-MARGIN} 0 ${COLUMNS} ${QUAVERS}`}
        preserveAspectRatio="none"
        className={styles.holes}
        aria-hidden="true"
      >
        <path d={MUSIC_HOLES + long} fill="#fff3d0" transform="translate(0.09 0.32)" />
        <path d={MUSIC_HOLES} fill="#221c3c" />
        <path d={long} fill="#06061a" />
      </svg>
      {PRINTS.map((at) => print(treble, 'minute', String(minute), at))}
      {PRINTS.map((at) => print(bass, 'hour', hourText(hour, hourCycle), at))}
    </div>
  )
}

/** Pictures a second: the spool draws the paper on by its teeth, a quarter of a second's worth at a time. */
const STEPS = 4

function Roll() {
  const roll = useRef<HTMLDivElement>(null)
  const time = useClockTime('minute')
  useFrame((now) => {
    if (roll.current)
      roll.current.style.transform = `translateY(calc(var(--minute) * ${(wound(secondsOf(now)) / 60).toFixed(5)}))`
  }, STEPS)
  const next = laterBy(time, 60_000)
  return (
    <div className={styles.view}>
      <div className={styles.plane}>
        <div ref={roll} className={styles.roll}>
          <i className={styles.paper} />
          <Minute key={time.epochMs} hour={time.hour} minute={time.minute} ahead={0} />
          <Minute key={next.epochMs} hour={next.hour} minute={next.minute} ahead={1} />
        </div>
        <i className={styles.night} />
      </div>
    </div>
  )
}

type Size = Pick<CanvasFrame, 'width' | 'height'>

/** Shares of the stage's height as in the style sheet. */
const boardOf = ({ width, height }: Size): Board => {
  const tall = Math.min(height * 0.2, width * 0.34)
  return { width, top: height - tall, height: tall }
}

const heldAt = (seconds: number) => sounding(wound(seconds))

/** For how many milliseconds the roll holds down the same keys. */
function untilOtherKeys(time: ClockTime): number {
  const held = [...heldAt(secondsOf(time))].join()
  const most = untilMinute(time)
  const step = 1000 / STEPS
  let rest = step - (time.millisecond % step)
  while (rest < most && [...heldAt(secondsOf(time) + rest / 1000)].join() === held) rest += step
  return Math.min(rest, most)
}

function drawBoard(frame: CanvasFrame) {
  const { context, time, motion } = frame
  const music = motion === 'reduced' ? new Set<number>() : heldAt(secondsOf(time))
  const [hour, minute] = [hourKey(time.hour), minuteKey(time.minute)]
  const board = boardOf(frame)
  paintBoard(context, board, (key) =>
    key === hour ? 'hour' : key === minute ? 'minute' : music.has(key) ? 'music' : 'no',
  )
  return motion === 'reduced' ? untilMinute(time) : untilOtherKeys(time)
}

const boardPart = (size: Size) => {
  const { width, top, height } = boardOf(size)
  return { left: 0, top, width, height }
}

/**
 * A player piano by night: its roll comes down over the brass bar with Chopin's nocturne on it, a minute of it a minute
 * (in the last second it is drawn on to the next one), and with two long holes that hold down a key of the twenty-four lowest for the hour and one of the sixty highest for
 * the minute.
 */
export default function Nocturne() {
  return (
    <Stage
      css={css}
      images={images}
      fonts={fonts}
      className={styles.room}
      style={{ '--paper': `url("${paper}")` } as CSSProperties}
    >
      <Roll />
      <div className={styles.bar} />
      <Canvas draw={drawBoard} beat={STEPS} part={boardPart} />
    </Stage>
  )
}
