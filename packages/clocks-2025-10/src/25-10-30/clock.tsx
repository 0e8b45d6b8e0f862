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
const SWING = 7

const RAYS = Array.from({ length: 16 }, (_, index) => {
  const at = (turn: number, far: number) =>
    `${Math.sin((turn * Math.PI) / 16) * far} ${-Math.cos((turn * Math.PI) / 16) * far}`
  return `M${at(index * 2 - 0.62, 0.66)}L${at(index * 2, index % 2 ? 0.88 : 1.06)}L${at(index * 2 + 0.62, 0.66)}Z`
}).join('')
const MOON = 'M.34-.94A1 1 0 1 0 .9.44A.78.78 0 1 1 .34-.94Z'
/** A planchette whose window is the unit: its tip is below it, its broad back above. */
const HEART =
  'M0 1.98C.25 1.6 1.1 1.25 1.62.5C2.1-.2 3-1.4 3-3.1C3-4.7 2.2-5.55 1.15-5.55C.5-5.55.14-5.2 0-4.75C-.14-5.2-.5-5.55-1.15-5.55C-2.2-5.55-3-4.7-3-3.1C-3-1.4-2.1-.2-1.62.5C-1.1 1.25-.25 1.6 0 1.98Z'
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
    const lean = (0.5 - x / width) * 44 + swing
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
        viewBox="-3.2 -5.8 6.4 8.4"
        style={{
          left: -3.2 * unit,
          top: -5.8 * unit,
          width: 6.4 * unit,
          height: 8.4 * unit,
          transformOrigin: `${3.2 * unit}px ${5.8 * unit}px`,
        }}
      >
        <path d={HEART + WINDOW} fillRule="evenodd" className={styles.called} />
        <g className={styles.line}>
          <path d="M0 1.6C.2 1.36.95 1.08 1.4.4C1.86-.36 2.7-1.55 2.7-3.1C2.7-4.5 2.02-5.25 1.15-5.25C.55-5.25.22-4.85 0-4.1C-.22-4.85-.55-5.25-1.15-5.25C-2.02-5.25-2.7-4.5-2.7-3.1C-2.7-1.55-1.86-.36-1.4.4C-.95 1.08-.2 1.36 0 1.6Z" />
          <circle r="1.14" />
        </g>
        <g className={styles.peg}>
          <circle cx="-1.5" cy="-3.6" r=".3" />
          <circle cx="1.5" cy="-3.6" r=".3" />
          <path d="M0-3.3L.2-2.45L.9-2.2L.2-1.95L0-1.1L-.2-1.95L-.9-2.2L-.2-2.45Z" />
        </g>
      </svg>
    </Stage>
  )
}
