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
import { answerAt, boardAt, calledAt, type Placed, placeOf, stopsAt } from './model'

export { notes } from './notes'

const BOARD = 'ft-25-10-30 Board'
export const images = []
export const fonts = [
  { family: BOARD, source: new URL('./board.woff2', import.meta.url).href, weight: '400' },
]

/** How long the planchette glides to its next letter, and how long it then swings about it. */
const GLIDE_MS = 850
const SWING_MS = 450
const SWING = 4

const RAYS = Array.from({ length: 16 }, (_, index) => {
  const at = (turn: number, far: number) =>
    `${Math.sin((turn * Math.PI) / 16) * far} ${-Math.cos((turn * Math.PI) / 16) * far}`
  return `M${at(index * 2 - 0.62, 0.66)}L${at(index * 2, index % 2 ? 0.88 : 1.06)}L${at(index * 2 + 0.62, 0.66)}Z`
}).join('')
const MOON = 'M.34-.94A1 1 0 1 0 .9.44A.78.78 0 1 1 .34-.94Z'
/**
 * A planchette whose window is the unit: its tip is below it, its broad back above. It is so small that the letters
 * beside, above and below the one in its window stay clear of it.
 */
const HEART =
  'M0 1.8C.3 1.5 1.04 1.26 1.22.52C1.27.3 1.28-.3 1.3-.9C1.31-1.4 1.02-1.74 .66-1.74C.34-1.74.1-1.6 0-1.36C-.1-1.6-.34-1.74-.66-1.74C-1.02-1.74-1.31-1.4-1.3-.9C-1.28-.3-1.27.3-1.22.52C-1.04 1.26-.3 1.5 0 1.8Z'
const WINDOW = 'M1 0A1 1 0 1 0-1 0A1 1 0 1 0 1 0Z'

function Letters({
  letters,
  isCalled,
}: {
  letters: readonly Placed[]
  isCalled: (letter: Placed) => boolean
}) {
  return letters.map((placed, index) => {
    const { letter, x, y, size, lean } = placed
    return (
      <text
        key={index}
        x={x}
        y={y}
        fontSize={size}
        fontFamily={BOARD}
        transform={lean ? `rotate(${lean} ${x} ${y})` : undefined}
        className={isCalled(placed) ? styles.called : undefined}
      >
        {letter}
      </text>
    )
  })
}

/** A talking board whose planchette spells the time, and what it thinks of being asked. */
export default function Ouija() {
  const { hour, minute, second } = useClockTime('second')
  const { motion } = useHostSettings()
  const art = useRef<HTMLDivElement>(null)
  const planchette = useRef<SVGSVGElement>(null)
  const { width, height } = useSize(art) ?? { width: 1280, height: 800 }
  const board = boardAt(hour, minute, width, height)
  const stops = stopsAt(hour, minute)
  const called = calledAt(second, stops.length)
  const heard = new Set(stops.slice(0, called))
  const { sky } = answerAt(hour, minute)
  const { window: unit } = board

  useFrame((time: ClockTime) => {
    const element = planchette.current
    if (!element) return
    const index = Math.min(Math.floor(time.second / 2), stops.length - 1)
    const going = time.second % 2 === 0 && time.second / 2 < stops.length
    const whole = going ? GLIDE_MS : SWING_MS
    const part = motion === 'reduced' ? 1 : easeInOut(Math.min(1, time.millisecond / whole))
    // The minute before may have spelled another text, on the same board.
    const before = time.minute === 0 ? [(time.hour + 23) % 24, 59] : [time.hour, time.minute - 1]
    const from = placeOf(index > 0 ? stops[index - 1]! : stopsAt(before[0]!, before[1]!).at(-1)!, board)
    const to = placeOf(stops[index]!, board)
    const glide = going ? part : 1
    // A letter that is called twice is left in a small round and come back to.
    const near = Math.hypot(to.x - from.x, to.y - from.y) < unit && going
    const round = near ? Math.sin(glide * Math.PI) * unit * 1.3 : 0
    const x = from.x + (to.x - from.x) * glide + round * Math.sin(glide * Math.PI * 2)
    const y = from.y + (to.y - from.y) * glide - round
    const side = time.second % 2 === 0 ? -1 : 1
    const swing = side * SWING * (part * 2 - 1)
    const lean = (from.lean + (to.lean - from.lean) * glide) * 0.6 + swing
    element.style.transform = `translate(${x}px, ${y}px) rotate(${lean}deg)`
    return part === 1 ? untilSecond(time) : undefined
  }, 30)

  const box = { viewBox: `0 0 ${width} ${height}`, className: styles.layer }
  return (
    <Stage css={css} images={images} fonts={fonts} artRef={art} className={styles.board}>
      <svg aria-hidden="true" {...box}>
        <g transform={`translate(${board.sun.x} ${board.sun.y}) scale(${board.sun.r})`}>
          <path
            d={`${RAYS}M.56 0A.56.56 0 1 0-.56 0A.56.56 0 1 0 .56 0Z`}
            className={sky === 'sun' ? styles.called : styles.quiet}
          />
        </g>
        <g transform={`translate(${board.moon.x} ${board.moon.y}) scale(${board.moon.r})`}>
          <path d={MOON} className={sky === 'moon' ? styles.called : styles.quiet} />
        </g>
        <Letters letters={board.arcs} isCalled={({ letter }) => heard.has(letter)} />
      </svg>
      <svg aria-hidden="true" {...box}>
        <Letters letters={board.answer} isCalled={({ stop }) => stop < called} />
        <Letters letters={board.foot} isCalled={({ stop }) => stop >= 0 && stop < called} />
      </svg>
      <svg
        ref={planchette}
        aria-hidden="true"
        className={styles.planchette}
        viewBox="-1.6 -1.9 3.2 3.9"
        style={{
          left: -1.6 * unit,
          top: -1.9 * unit,
          width: 3.2 * unit,
          height: 3.9 * unit,
          transformOrigin: `${1.6 * unit}px ${1.9 * unit}px`,
        }}
      >
        <path d={HEART + WINDOW} fillRule="evenodd" className={styles.called} />
        <circle r="1.09" className={styles.line} />
        <g className={styles.peg}>
          <circle cx="-.84" cy="-1.24" r=".13" />
          <circle cx=".84" cy="-1.24" r=".13" />
          <circle cy="1.4" r=".1" />
        </g>
      </svg>
    </Stage>
  )
}
