import {
  clamp,
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

/** How deep the can's round bottom hangs, and where its halves meet: in hundredths of its width. */
const DEEP = 9
const RIM = 7

const light = (colour: string) => {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  return red! * 0.3 + green! * 0.59 + blue! * 0.11 > 150
}

/** Where its halves and its medal have their middle: a short can has it higher, so that the tag leaves the hour free. */
const middleOf = (high: number) => (high - DEEP * 2) * (0.43 + 0.07 * clamp((high - 144) / 20)) + DEEP

/** A band round the can, from one height to another. */
const band = (from: number, to: number) =>
  `M-50 ${from}Q0 ${from + DEEP * 2} 50 ${from}V${to}Q0 ${to + DEEP * 2}-50 ${to}Z`

/** What one plate prints, the can's upper edge at nought. */
function printed(plate: (typeof PLATES)[number], high: number, colours: Colourway): ReactNode {
  const body = high - DEEP * 2
  if (plate === 'top') return <path d={band(RIM, middleOf(high) - DEEP)} fill={colours.top} />
  if (plate === 'foot') return <path d={band(middleOf(high) - DEEP, body)} fill={colours.foot} />
  return <circle cy={middleOf(high)} r={27} fill={colours.medal} />
}

/** The key: all that is printed last and in ink. */
function Key({ hour, high, colours }: { hour: number; high: number; colours: Colourway }) {
  const { ink, top } = colours
  const body = high - DEEP * 2
  const middle = middleOf(high)
  const figure = hour > 9 ? 35 : 42
  const sky = middle - 27 - RIM - DEEP
  const script = Math.min(30, sky * 1.25)
  const below = middle + 27
  const room = body + DEEP - 5 - below
  const small = Math.min(15, room * 0.38)
  const line = below + (room - small * 1.7) / 2 + small * 0.72
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
      <circle cy={middle} r={27} fill="none" stroke={ink} strokeWidth={2.6} />
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
        <text y={middle + figure * 0.36} fontSize={figure}>
          {hour}
        </text>
        <text y={line} fontSize={small}>
          O’CLOCK
        </text>
        <text y={line + small} fontSize={small}>
          SOUP
        </text>
      </g>
    </g>
  )
}

interface Cell {
  readonly width: number
  readonly height: number
  readonly unit: number
  readonly high: number
}

/** The can's place in its cell. */
const placed = ({ width, height, unit, high }: Cell) =>
  `translate(${width / 2} ${height / 2 - (high / 2 - DEEP / 2) * unit}) scale(${unit})`

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
  const middle = middleOf(cell.high)
  const wide = cell.unit * 118
  const hook = Math.min(
    cell.height / 2 - (cell.high / 2 - DEEP / 2 - middle - 26) * cell.unit,
    cell.height - wide * 0.5,
  )
  return (
    <>
      <svg ref={plates} width={cell.width} height={cell.height} aria-hidden="true" className={styles.plates}>
        <g transform={placed(cell)}>
          {PLATES.map((plate) => (
            <g key={plate} data-plate>
              {printed(plate, cell.high, colours)}
            </g>
          ))}
          <Key hour={hour} high={cell.high} colours={colours} />
          <path
            d={`M-50 ${middle + 20}Q0 ${middle + 20 + DEEP * 2.2} 50 ${middle + 20}`}
            fill="none"
            stroke="#fff"
            strokeWidth={2}
          />
          <path
            d={`M-50 ${middle + 20}Q0 ${middle + 20 + DEEP * 2.2} 50 ${middle + 20}`}
            fill="none"
            stroke={colours.ink}
            strokeWidth={2}
            strokeDasharray="3 3"
          />
        </g>
      </svg>
      <svg
        ref={tag}
        className={styles.tag}
        viewBox="-59 -6 118 66"
        style={{
          width: wide,
          height: (wide * 66) / 118,
          left: cell.width / 2 - wide / 2,
          top: hook - wide * (6 / 118),
        }}
        aria-hidden="true"
      >
        <g transform="rotate(-4)">
          <path d="M-43 6L-30-5H30L43 6V50H-43Z" transform="translate(4 4)" fill={colours.ink} />
          <path
            d="M-43 6L-30-5H30L43 6V50H-43Z"
            fill="#fff"
            stroke={colours.ink}
            strokeWidth={2.6}
            strokeLinejoin="round"
          />
          <circle cy={1.6} r={3.4} fill={colours.ink} />
          <text y={43} fontFamily={FIGURES} fontSize={39} textAnchor="middle" fill="#e00024">
            {price}
          </text>
        </g>
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
