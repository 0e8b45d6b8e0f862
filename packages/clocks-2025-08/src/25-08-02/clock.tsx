import {
  easeOut,
  Stage,
  untilSecond,
  useClockTime,
  useFrame,
  useHostSettings,
  useSize,
} from '@found-time/clock-runtime'
import { memo, type ReactNode, useRef } from 'react'
import styles, { css } from './clock.module.css'
import {
  COLOURWAYS,
  type Colourway,
  colouringAt,
  DEEP,
  gridOf,
  hoursOf,
  PLATES,
  priceOf,
  SLIP_MS,
  slipAt,
  swingAt,
} from './model'

export { notes } from './notes'

const FIGURES = 'ft-25-08-02 Figures'
const SCRIPT = 'ft-25-08-02 Script'

export const images = []
export const fonts = [
  { family: FIGURES, source: new URL('./figures.woff2', import.meta.url).href, weight: '400' },
  { family: SCRIPT, source: new URL('./script.woff2', import.meta.url).href, weight: '700' },
]

const RIM = 7
const MEDAL = 34
/** The height of its figures: one or two, they are as large. */
const FIGURE = 44

/** The size of type whose figures are so high. */
const sizeOf = (high: number) => high / 0.875

const light = (colour: string) => {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  return red! * 0.3 + green! * 0.59 + blue! * 0.11 > 150
}

/** Where its halves and its medal have their middle. */
const middleOf = (high: number) => {
  const [label, foot] = [RIM + DEEP, high - DEEP - 5]
  return label + (foot - label - MEDAL * 2) * 0.54 + MEDAL
}

/** A band round the can, from one height to another. */
const band = (from: number, to: number) =>
  `M-50 ${from}Q0 ${from + DEEP * 2} 50 ${from}V${to}Q0 ${to + DEEP * 2}-50 ${to}Z`

/** What one plate prints, the can's upper edge at nought. */
function printed(plate: (typeof PLATES)[number], high: number, colours: Colourway): ReactNode {
  const body = high - DEEP * 2
  if (plate === 'top') return <path d={band(RIM, middleOf(high) - DEEP)} fill={colours.top} />
  if (plate === 'foot') return <path d={band(middleOf(high) - DEEP, body)} fill={colours.foot} />
  return <circle cy={middleOf(high)} r={MEDAL} fill={colours.medal} />
}

/** The key: all that is printed last and in ink. On the can of the hour its figure has an edge of bare paper. */
function Key({
  hour,
  high,
  colours,
  bare,
}: {
  hour: number
  high: number
  colours: Colourway
  bare?: boolean
}) {
  const { ink, top } = colours
  const body = high - DEEP * 2
  const middle = middleOf(high)
  const sky = middle - MEDAL - RIM - DEEP
  const script = Math.min(30, sky * 1.3)
  const below = middle + MEDAL
  const room = body + DEEP - 5 - below
  const words = room > 26 ? ['O’CLOCK', 'SOUP'] : ['SOUP']
  const cap = Math.min(12, (room * 0.66) / words.length)
  const first = below + (room - cap * words.length * 1.25) / 2 + cap * 1.1
  return (
    <g>
      <ellipse cy={0} rx={50} ry={DEEP} fill="#eef3f7" stroke={ink} strokeWidth={2.6} />
      <ellipse cy={0} rx={43} ry={DEEP - 2.6} fill="none" stroke={ink} strokeWidth={1.4} />
      <path
        d={`M-50 0V${body}Q0 ${body + DEEP * 2} 50 ${body}V0M-50 ${RIM}Q0 ${RIM + DEEP * 2} 50 ${RIM}M-50 ${body - 5}Q0 ${body - 5 + DEEP * 2} 50 ${body - 5}`}
        fill="none"
        stroke={ink}
        strokeWidth={2.6}
        strokeLinejoin="round"
      />
      <circle cy={middle} r={MEDAL} fill="none" stroke={ink} strokeWidth={2.6} />
      <text
        y={RIM + DEEP + sky * 0.5 + script * 0.27}
        fontFamily={SCRIPT}
        fontWeight={700}
        fontSize={script}
        textAnchor="middle"
        fill={light(top) ? ink : '#fff'}
        transform="rotate(-4)"
      >
        Found
      </text>
      <g fontFamily={FIGURES} textAnchor="middle" fill={ink}>
        <text
          y={middle + FIGURE / 2}
          fontSize={sizeOf(FIGURE)}
          {...(bare && { stroke: '#fff', strokeWidth: 7, strokeLinejoin: 'round', paintOrder: 'stroke' })}
        >
          {hour}
        </text>
        {words.map((word, line) => (
          <text key={word} y={first + line * cap * 1.25} fontSize={sizeOf(cap)}>
            {word}
          </text>
        ))}
      </g>
    </g>
  )
}

interface Cell {
  readonly width: number
  readonly height: number
  readonly unit: number
  readonly high: number
  readonly top: number
}

/** The can's place in its cell. */
const placed = ({ width, unit, top }: Cell) => `translate(${width / 2} ${top * unit}) scale(${unit})`

/** Where the back edge of the shelf is that the can stands on. */
const shelfOf = ({ unit, top, high }: Cell) => (top + high - DEEP * 3) * unit

const Can = memo(function Can({
  hour,
  cell,
  way,
  now,
}: {
  hour: number
  cell: Cell
  way: number
  now: boolean
}) {
  const colours = COLOURWAYS[way]!
  return (
    <svg
      width={Math.ceil(cell.width) + 1}
      height={Math.ceil(cell.height) + 1}
      style={{ background: colours.ground }}
      aria-hidden="true"
    >
      <rect y={shelfOf(cell)} width="100%" height="100%" fill={colours.shelf} />
      <g transform={placed(cell)}>
        {now ? (
          <path d={band(0, cell.high - DEEP * 2)} fill="#fff" />
        ) : (
          <>
            {PLATES.map((plate) => (
              <g key={plate}>{printed(plate, cell.high, colours)}</g>
            ))}
            <Key hour={hour} high={cell.high} colours={colours} />
          </>
        )}
      </g>
    </svg>
  )
})

/** How high the price tag is, and its shape. */
const TAG = 42
const TAG_SHAPE = `M-47 ${TAG / 2}L-35 2H45V${TAG - 3}H-35Z`

/** The can of the hour: its plates are slipping, and it has a price. */
function Famous({ hour, cell, way, price }: { hour: number; cell: Cell; way: number; price: string }) {
  const { motion } = useHostSettings()
  const plates = useRef<SVGSVGElement>(null)
  const tag = useRef<SVGSVGElement>(null)
  const colours = COLOURWAYS[way]!
  const calm = motion === 'reduced'
  useFrame((time) => {
    const part = calm ? 1 : easeOut(Math.min(1, time.millisecond / SLIP_MS))
    for (const [index, plate] of [
      ...(plates.current?.querySelectorAll<SVGGElement>('[data-plate]') ?? []),
    ].entries()) {
      const { x, y } = slipAt(index, time.minute, time.second, part)
      const transform = `translate(${x.toFixed(2)} ${y.toFixed(2)})`
      if (plate.getAttribute('transform') !== transform) plate.setAttribute('transform', transform)
    }
    if (tag.current) tag.current.style.rotate = `${(calm ? 0 : swingAt(time.millisecond)).toFixed(2)}deg`
    return calm || time.millisecond >= 900 ? untilSecond(time) : undefined
  }, 20)
  const { width, height, unit, high, top } = cell
  // The tag hangs from the shelf, halfway between the can's foot and the cell's.
  const room = height / unit - top - high + DEEP
  const hung = (top + high - DEEP + (room - TAG) / 2) * unit
  return (
    <>
      <svg ref={plates} width={width} height={height} aria-hidden="true" className={styles.plates}>
        <g transform={placed(cell)}>
          {PLATES.map((plate) => (
            <g key={plate} data-plate>
              {printed(plate, high, colours)}
            </g>
          ))}
          <Key hour={hour} high={high} colours={colours} bare />
        </g>
      </svg>
      <svg
        ref={tag}
        className={styles.tag}
        viewBox={`-50 0 100 ${TAG}`}
        style={{ width: 100 * unit, height: TAG * unit, left: width / 2 - 50 * unit, top: hung }}
        aria-hidden="true"
      >
        <path d={TAG_SHAPE} transform="translate(3.5 3.5)" fill={colours.ink} />
        <path d={TAG_SHAPE} fill="#fff" stroke={colours.ink} strokeWidth={2.6} strokeLinejoin="round" />
        <circle cx={-39} cy={TAG / 2} r={3.2} fill={colours.ink} />
        <text
          x={5}
          y={TAG / 2 + 15.5}
          fontFamily={FIGURES}
          fontSize={sizeOf(32)}
          textAnchor="middle"
          fill="#e00024"
        >
          {price}
        </text>
      </svg>
    </>
  )
}

/** Twelve cans in silk-screen; the one of the hour is out of register, and costs the minute. */
export default function FifteenMinutes() {
  const art = useRef<HTMLDivElement>(null)
  const size = useSize(art)
  const { hour, minute } = useClockTime('minute')
  const { hourCycle } = useHostSettings()
  const width = size?.width
  const height = size?.height
  const last = useRef<{ width: number; height: number; grid: ReturnType<typeof gridOf> }>(undefined)
  if (width && height && (last.current?.width !== width || last.current.height !== height))
    last.current = { width, height, grid: gridOf(width, height) }
  const grid = last.current?.grid
  const ways = colouringAt(hour, minute)
  const famous = hour % 12
  return (
    <Stage css={css} images={images} fonts={fonts} artRef={art} className={styles.print}>
      {grid &&
        hoursOf(hour, hourCycle).map((label, can) => (
          <div
            key={can}
            className={can === famous ? styles.famous : styles.cell}
            style={{
              left: Math.floor((can % grid.columns) * grid.width),
              top: Math.floor(Math.floor(can / grid.columns) * grid.height),
            }}
          >
            <Can hour={label} cell={grid} way={ways[can]!} now={can === famous} />
            {can === famous && <Famous hour={label} cell={grid} way={ways[can]!} price={priceOf(minute)} />}
          </div>
        ))}
    </Stage>
  )
}
