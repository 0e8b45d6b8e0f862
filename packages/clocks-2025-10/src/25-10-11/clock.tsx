import {
  type ClockTime,
  clamp,
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
import { KNIGHT, KNIGHT_BOX } from './knight'
import {
  FILES,
  HOP_MS,
  hourLabel,
  JUMP_MS,
  movesAt,
  type Plan,
  type Point,
  planOf,
  RANKS,
  squareOf,
  TOUR,
} from './model'

export { notes } from './notes'

const FACE = 'ft-25-10-11 Figures'

export const images: string[] = []
export const fonts = [
  { family: FACE, source: new URL('./figures.woff2', import.meta.url).href, weight: '800' },
]

const SQUARES = TOUR.map(squareOf)

const COLOURS = {
  border: '#1d2b25',
  hour: '#7f9687',
  pale: '#ece8d8',
  ink: '#101a15',
  light: '#a3b3a5',
  dark: '#93a596',
  ahead: '#73897b',
  aheadEdge: '#9bac9d',
  behindEdge: '#3f5447',
}

/** Figures are set this many times as large and drawn smaller: some engines round how broad letters are. */
const FINE = 8

interface FigureProps {
  at: Point
  size: number
  fill: string
  children: string
}

function Figure({ at: [x, y], size, fill, children }: FigureProps) {
  return (
    <text
      transform={`translate(${x} ${y + size * 0.345}) scale(${1 / FINE})`}
      fontSize={size * FINE}
      fill={fill}
    >
      {children}
    </text>
  )
}

/** The border with its hours, and the board. */
function Board({ plan, hour }: { plan: Plan; hour: number }) {
  const { hourCycle } = useHostSettings()
  const { across, down, least } = plan
  return (
    <>
      {Array.from({ length: 24 }, (_, then) => {
        const [x, y] = plan.hourCell(then)
        const now = then === hour
        return (
          <g key={then}>
            {now && <rect x={x} y={y} width={across} height={down} fill={COLOURS.pale} />}
            <Figure
              at={[x + across / 2, y + down / 2]}
              size={least * (now ? 0.86 : 0.46)}
              fill={now ? COLOURS.ink : COLOURS.hour}
            >
              {hourLabel(then, hourCycle)}
            </Figure>
          </g>
        )
      })}
      {Array.from({ length: FILES * RANKS }, (_, index) => {
        const [file, rank] = [index % FILES, Math.floor(index / FILES)]
        const [x, y] = plan.middle([file, rank])
        return (
          <rect
            key={index}
            x={x - across / 2}
            y={y - down / 2}
            width={across + 0.3}
            height={down + 0.3}
            fill={(file + rank) % 2 === 0 ? COLOURS.light : COLOURS.dark}
          />
        )
      })}
    </>
  )
}

/** The tour as one woven line: behind the knight it is pale, before it dark. */
function Line({ plan, minute }: { plan: Plan; minute: number }) {
  const { least } = plan
  const made = movesAt(minute)
  const points = SQUARES.map(plan.middle)
  const on = (move: number, along: number) => {
    const [[x, y], [toX, toY]] = [points[(move + 60) % 60]!, points[(move + 61) % 60]!]
    return `${(x + (toX - x) * along).toFixed(2)} ${(y + (toY - y) * along).toFixed(2)}`
  }
  // What is still ahead lies below what is behind, and each move above the one before it.
  const order = [...points.keys()].sort((one, other) => Number(one < made) - Number(other < made))
  const strand = (behind: boolean) => (behind ? COLOURS.pale : COLOURS.ahead)
  return (
    <g fill="none" strokeLinejoin="round" strokeLinecap="round">
      {order.map((move) => {
        const behind = move < made
        // The end of the move before it is drawn once more, over this one's edge.
        const joined = move > 0 && move !== made
        return (
          <g key={move}>
            <path
              d={`M${on(move, 0)}L${on(move, 1)}`}
              stroke={behind ? COLOURS.behindEdge : COLOURS.aheadEdge}
              strokeWidth={least * 0.29}
            />
            <path
              d={`M${joined ? `${on(move - 1, 0.83)}L` : ''}${on(move, 0)}L${on(move, 1)}`}
              stroke={strand(behind)}
              strokeWidth={least * 0.18}
            />
          </g>
        )
      })}
      {points.map(([x, y], index) => {
        if (index % 5 > 0) return null
        const behind = index <= made && !(index === 0 && made < 1)
        return (
          <g key={index}>
            <circle cx={x} cy={y} r={least * 0.235} fill={strand(behind)} />
            <Figure at={[x, y]} size={least * 0.33} fill={COLOURS.ink}>
              {String(index)}
            </Figure>
          </g>
        )
      })}
    </g>
  )
}

/** The knight, with the minute on its chest. */
function Knight({ plan, minute }: { plan: Plan; minute: number }) {
  const { least } = plan
  const knight = useRef<SVGSVGElement>(null)
  const ring = useRef<SVGSVGElement>(null)
  const { motion } = useHostSettings()
  const tall = least * 1.64
  const scale = tall / KNIGHT_BOX.top
  const wide = (KNIGHT_BOX.right - KNIGHT_BOX.left) * scale
  const pad = least * 0.1
  const box = least * 0.62
  useFrame((time: ClockTime) => {
    const jumped = motion === 'reduced' ? 1 : clamp((time.second * 1000 + time.millisecond) / JUMP_MS)
    const hopped = motion === 'reduced' ? 1 : clamp(time.millisecond / HOP_MS)
    const between = (from: number, part: number, high: number): Point => {
      const [a, b] = [plan.middle(SQUARES[(from + 59) % 60]!), plan.middle(SQUARES[from]!)]
      const eased = easeInOut(part)
      return [a[0] + (b[0] - a[0]) * eased, a[1] + (b[1] - a[1]) * eased - Math.sin(Math.PI * part) * high]
    }
    const [x, y] = between(time.minute, jumped, least * 0.5)
    // At the stage's edge it leans in, rather than be cut.
    const left = clamp(x - wide * 0.6, pad * 0.6, plan.columns * plan.across - wide - pad * 0.6)
    // Nor does it stand on an hour.
    const [, first] = plan.middle([0, 0])
    const [, last] = plan.middle([FILES - 1, RANKS - 1])
    const top = clamp(y - tall * 0.5, first - plan.down * 0.68, last + plan.down * 0.68 - tall)
    // In whole pixels: a layer between two of them is drawn otherwise after a movement than before it.
    if (knight.current)
      knight.current.style.translate = `${Math.round(left - pad)}px ${Math.round(top - pad)}px`
    const [ringX, ringY] = between(time.second, hopped, 0)
    if (ring.current)
      ring.current.style.translate = `${Math.round(ringX - box / 2)}px ${Math.round(ringY - box / 2)}px`
    return jumped === 1 && hopped === 1 ? untilSecond(time) : undefined
  }, 30)
  return (
    <>
      <svg ref={ring} className={styles.piece} width={box} height={box} aria-hidden="true">
        <circle
          cx={box / 2}
          cy={box / 2}
          r={least * 0.27}
          fill="none"
          stroke={COLOURS.ink}
          strokeWidth={least * 0.07}
        />
      </svg>
      <svg
        ref={knight}
        className={styles.piece}
        width={wide + pad * 2}
        height={tall + pad * 2}
        aria-hidden="true"
      >
        <g transform={`translate(${pad} ${pad})`}>
          <g transform={`scale(${scale}) translate(${-KNIGHT_BOX.left} ${KNIGHT_BOX.top}) scale(1 -1)`}>
            <path
              d={KNIGHT}
              fill="none"
              stroke={COLOURS.pale}
              strokeWidth={pad / scale}
              strokeLinejoin="round"
            />
            <path d={KNIGHT} fill={COLOURS.ink} />
          </g>
          <Figure at={[wide * 0.655, tall * 0.765]} size={least * 0.8} fill={COLOURS.pale}>
            {String(minute)}
          </Figure>
        </g>
      </svg>
    </>
  )
}

/** A knight that visits sixty squares in an hour, and comes home. */
export default function KnightsTour() {
  const { hour, minute } = useClockTime('minute')
  const art = useRef<HTMLDivElement>(null)
  const { width, height } = useSize(art) ?? { width: 1280, height: 800 }
  const plan = planOf(width, height)
  return (
    <Stage css={css} images={images} fonts={fonts} artRef={art} className={styles.board}>
      <svg className={styles.whole} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <Board plan={plan} hour={hour} />
        <Line plan={plan} minute={minute} />
      </svg>
      {/* Of another size it is another one: what it does in a frame is not done again before the next second. */}
      <Knight key={`${width} ${height}`} plan={plan} minute={minute} />
    </Stage>
  )
}
