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
import { type Mark, painted } from './brush'
import styles, { css } from './clock.module.css'
import { bareAt, GUST_MS, motifOf, planOf, sailsAt, type Tile, tilesRound } from './model'
import { BARE, CORNER, LAND, MILL, MOTIFS } from './motifs'

export { notes } from './notes'

const figures = {
  family: 'ft-25-10-19 Figures',
  source: new URL('./figures.woff2', import.meta.url).href,
  weight: '400',
}

export const images = []
export const fonts = [figures]

/** Tin glaze is never twice of one white. */
const GLAZE = ['#f1f4f5', '#eef2f4', '#f4f5f3', '#ecf1f4', '#f2f3f1']

const PICTURES = MOTIFS.map(painted)
const [OX, COUNTRY, TOWER, LATTICE] = [CORNER, LAND, MILL, BARE].map(painted)

const Marks = ({ marks }: { marks: readonly Mark[] }) =>
  marks.map(({ tone, path }, index) => <path key={index} className={styles[tone]} d={path} />)

/** A wall of tiles, and over many of them a mill. */
export default function Delft() {
  const art = useRef<HTMLDivElement>(null)
  const { width, height } = useSize(art) ?? { width: 1280, height: 800 }
  const { hour, minute } = useClockTime('minute')
  const plan = planOf(width, height)
  const round = tilesRound(width, height)
  const { short, long } = sailsAt(hour, minute)
  const box = { width, height, viewBox: `0 0 ${width} ${height}`, className: styles.wall }
  // In the picture 0, 0 is the windshaft, and 100 as far as the edge.
  const picture = `translate(${plan.left + plan.side / 2} ${plan.top + plan.side / 2}) scale(${plan.side / 200})`
  return (
    <Stage css={css} fonts={fonts} images={images} artRef={art} className={styles.joints}>
      <svg aria-hidden="true" {...box}>
        {plan.tiles.map((tile) => (
          <Piece key={`${tile.column} ${tile.row}`} tile={tile} size={plan.size} />
        ))}
        {round.map((tile, index) => (
          <Motif
            key={`${tile.column} ${tile.row}`}
            tile={tile}
            size={plan.size}
            motif={motifOf(index, round.length, hour, minute, MOTIFS.length)}
          />
        ))}
        <g transform={picture}>
          <Marks marks={COUNTRY!} />
          <Marks marks={TOWER!} />
          <Joints across={plan.across} />
          <Dial />
        </g>
      </svg>
      <Bare side={plan.side} left={plan.left} top={plan.top} />
      <svg aria-hidden="true" {...box}>
        <g transform={picture}>
          <Sail turn={short} length={46} broad={15} />
          <Sail turn={long} length={71.5} broad={13} />
          <circle className={styles.dark} r="4.6" />
          <circle className={styles.glaze} r="1.6" />
        </g>
      </svg>
    </Stage>
  )
}

/** One tile. */
function Piece({ tile, size }: { tile: Tile; size: number }) {
  const { x, y, column, row } = tile
  const joint = size * 0.008
  return (
    <rect
      x={x + joint}
      y={y + joint}
      width={size - joint * 2}
      height={size - joint * 2}
      rx={joint * 1.5}
      fill={GLAZE[Math.abs(column * 2 + row * 3) % GLAZE.length]}
    />
  )
}

/** What is painted on one, with the ox head in its corners; every other one looks the other way. */
function Motif({ tile, size, motif }: { tile: Tile; size: number; motif: number }) {
  return (
    <g transform={`translate(${tile.x} ${tile.y}) scale(${size / 100})`}>
      {[0, 90, 180, 270].map((turn) => (
        <g key={turn} transform={`rotate(${turn} 50 50)`}>
          <Marks marks={OX!} />
        </g>
      ))}
      <g
        transform={
          (tile.column + tile.row) % 2 ? 'translate(92 8) scale(-0.84 0.84)' : 'translate(8 8) scale(0.84)'
        }
      >
        <Marks marks={PICTURES[motif]!} />
      </g>
    </g>
  )
}

/** A picture was painted over many tiles, so the joints go through it. */
function Joints({ across }: { across: number }) {
  return Array.from({ length: across - 1 }, (_, index) => {
    const at = ((index + 1) / across) * 200 - 100
    return (
      <path
        key={index}
        className={styles.joint}
        strokeWidth={(200 / across) * 0.012}
        d={`M${at} -100V100M-100 ${at}H100`}
      />
    )
  })
}

/** Twelve numbers, and sixty marks. */
function Dial() {
  return (
    <>
      {Array.from({ length: 60 }, (_, minute) => (
        <path
          key={minute}
          className={styles.purple}
          d={
            minute % 5 ? 'M-0.7 -77L0.7 -77.2L0.5 -73.6L-0.5 -73.4Z' : 'M0 -79L2.1 -75.6L0 -72.4L-2.1 -75.6Z'
          }
          transform={`rotate(${minute * 6})`}
        />
      ))}
      {Array.from({ length: 12 }, (_, index) => {
        const turn = ((index + 1) * Math.PI) / 6
        return (
          <text
            key={index}
            className={styles.purple}
            x={Math.sin(turn) * 88.5}
            y={
              -Math.cos(turn) * 88.5 +
              (index === 5 || index === 7 ? 6.6 : [2, 3, 4, 6, 8].includes(index) ? 3.4 : 4.8)
            }
            fontSize="20.5"
            textAnchor="middle"
          >
            {index + 1}
          </text>
        )
      })}
    </>
  )
}

/** A sail with its cloth, which ends in the point that tells. */
function Sail({ turn, length, broad }: { turn: number; length: number; broad: number }) {
  const [from, to] = [14, length - 9]
  const bars = Math.round((to - from) / 7)
  return (
    <g transform={`rotate(${turn})`}>
      <path className={styles.mid} d={`M0 ${-from}H${broad}V${-to}H0Z`} />
      <path className={styles.pale} d={`M-5 ${-from}H0V${-to}H-5Z`} />
      <path
        className={styles.line}
        d={`M-5 ${-from}H${broad}V${-to}H-5Z${Array.from({ length: bars - 1 }, (_, bar) => {
          const y = -from - ((to - from) * (bar + 1)) / bars
          return `M0 ${y}H${broad}`
        }).join('')}M${broad / 2} ${-from}V${-to}`}
      />
      <path className={styles.dark} d={`M-2 8L2 8L1.7 ${-to}L0 ${-length}L-1.7 ${-to}Z`} />
    </g>
  )
}

/** The other two sails have no cloth, and let the wind turn them: a layer of their own, so that nothing else is painted. */
function Bare({ side, left, top }: { side: number; left: number; top: number }) {
  const bare = useRef<SVGSVGElement>(null)
  const { motion } = useHostSettings()
  useFrame((time: ClockTime) => {
    const moved = motion === 'reduced' ? 1 : Math.min(1, time.millisecond / GUST_MS)
    if (bare.current) bare.current.style.rotate = `${bareAt(time.second, easeInOut(moved)).toFixed(2)}deg`
    if (moved === 1) return untilSecond(time)
  }, 30)
  const size = side * 0.74
  return (
    <svg
      aria-hidden="true"
      ref={bare}
      className={styles.bare}
      style={{ left: left + (side - size) / 2, top: top + (side - size) / 2 }}
      width={size}
      height={size}
      viewBox="-105 -105 210 210"
    >
      <Marks marks={LATTICE!} />
      <g transform="rotate(180)">
        <Marks marks={LATTICE!} />
      </g>
    </svg>
  )
}
