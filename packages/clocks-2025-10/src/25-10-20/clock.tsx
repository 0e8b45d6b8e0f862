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
import { BIRDS, LEGS, type Part } from './birds'
import styles, { css } from './clock.module.css'
import {
  type Bird,
  birdsAt,
  FLIGHT_MS,
  looksRight,
  NUMBERS,
  type Plan,
  placesAt,
  planOf,
  TURN_MS,
  turningAt,
} from './model'

export { notes } from './notes'

const FACE = 'ft-25-10-20 Plates'

export const images: string[] = []
export const fonts = [
  { family: FACE, source: new URL('./plates.woff2', import.meta.url).href, weight: '400' },
]

const SKY = '#cbcd66'
const INK = '#12140a'

/** Figures are set this many times as large and drawn smaller: some engines round how broad letters are. */
const FINE = 8

function Figure({
  x,
  y,
  size,
  fill,
  children,
}: {
  x: number
  y: number
  size: number
  fill: string
  children: number
}) {
  return (
    <text transform={`translate(${x} ${y}) scale(${1 / FINE})`} fontSize={size * FINE} fill={fill}>
      {children}
    </text>
  )
}

/** The pole, the wires and their numbers: they stand. */
function Wires({ plan, width, height }: { plan: Plan; width: number; height: number }) {
  const { pole, wires, wire, place, numeral, thick } = plan
  const points = Array.from(
    { length: 41 },
    (_, index) => pole * 0.5 + (index / 40) * (width * 1.02 - pole * 0.5),
  )
  return (
    <>
      <rect width={pole * 0.56} height={height} fill={INK} />
      {Array.from({ length: wires }, (_, index) => {
        const y = wire(index, pole)
        const size = pole * 0.16
        return (
          <g key={index} fill={INK}>
            <path
              d={`M${points.map((x) => `${x.toFixed(1)} ${wire(index, x).toFixed(2)}`).join('L')}`}
              fill="none"
              stroke={INK}
              strokeWidth={thick}
            />
            <rect x={0} y={y + size * 1.5} width={pole * 1.12} height={size * 1.1} />
            {[0, 1, 2].map((disc) => (
              <rect
                key={disc}
                x={pole - size * (1.3 - disc * 0.28)}
                y={y + size * (1.12 - disc * 0.72)}
                width={size * (2.6 - disc * 0.56)}
                height={size * 0.5}
                rx={size * 0.25}
              />
            ))}
            <rect x={pole - size * 0.4} y={y - size * 0.5} width={size * 0.8} height={size * 2.2} />
          </g>
        )
      })}
      {NUMBERS.map((numbers, row) =>
        numbers.map((number, index) => {
          const [x, y] = place(row, index)
          return (
            <g key={`${row} ${number}`}>
              <rect
                x={x - thick * 0.7}
                y={y - thick * 1.1}
                width={thick * 1.4}
                height={thick * 2.9}
                fill={INK}
              />
              <Figure x={x} y={y + thick * 2.6 + numeral * 0.92} size={numeral} fill={INK}>
                {number}
              </Figure>
            </g>
          )
        }),
      )}
    </>
  )
}

/** A bird with its feet at its box's left top corner. */
function Silhouette({ bird, plan }: { bird: Bird; plan: Plan }) {
  const parts: readonly Part[] = BIRDS[bird]
  const round = { strokeLinecap: 'round', strokeLinejoin: 'round' } as const
  return (
    <g transform={`translate(0 ${-plan.thick * 0.4}) scale(${plan.bird / 100})`}>
      <path d={LEGS} fill="none" stroke={INK} strokeWidth={3.6} {...round} />
      {parts.map((part, index) => {
        if (part[0] === 'disc')
          return (
            <circle key={index} cx={part[2]} cy={part[3]} r={part[4]} fill={part[1] === 'ink' ? INK : SKY} />
          )
        if (part[0] === 'line')
          return <path key={index} d={part[1]} fill="none" stroke={SKY} strokeWidth={part[2]} {...round} />
        if (part[0] === 'bill')
          return <path key={index} d={part[1]} fill={SKY} stroke={INK} strokeWidth={2.6} {...round} />
        return <path key={index} d={part[1]} fill={part[0] === 'ink' ? INK : SKY} />
      })}
    </g>
  )
}

/** Three birds on three wires; every second one of them turns round, and to another place they fly. */
function Birds({ plan, time }: { plan: Plan; time: ClockTime }) {
  const flights = useRef<(SVGSVGElement | null)[]>([])
  const turns = useRef<(SVGGElement | null)[]>([])
  const { motion } = useHostSettings()
  const birds = birdsAt(time.hour, time.minute)
  useFrame((now: ClockTime) => {
    const flown = motion === 'reduced' ? 1 : clamp((now.second * 1000 + now.millisecond) / FLIGHT_MS)
    const turned = motion === 'reduced' ? 1 : clamp(now.millisecond / TURN_MS)
    const minutes = now.hour * 60 + now.minute + 1439
    const from = placesAt(Math.floor(minutes / 60) % 24, minutes % 60)
    const to = placesAt(now.hour, now.minute)
    to.forEach((place, row) => {
      const [fromX, fromY] = plan.place(row, from[row]!)
      const [toX, toY] = plan.place(row, place)
      const part = easeInOut(flown)
      const turning = turningAt(now.second) === row
      const up =
        (place === from[row] ? 0 : Math.sin(Math.PI * flown) * plan.gap * 0.4) +
        (turning ? Math.sin(Math.PI * turned) * plan.gap * 0.05 : 0)
      const flight = flights.current[row]
      const turn = turns.current[row]
      if (flight)
        flight.style.translate = `${Math.round(fromX + (toX - fromX) * part)}px ${Math.round(fromY + (toY - fromY) * part - up)}px`
      // It has turned by the time it is highest.
      const right = looksRight(row, turning && turned < 0.5 ? now.second - 3 : now.second)
      turn?.setAttribute('transform', right ? 'scale(-1 1)' : '')
    })
    return flown === 1 && turned === 1 ? untilSecond(now) : undefined
  }, 30)
  return birds.map((bird, row) => (
    <svg
      key={row}
      ref={(element) => {
        flights.current[row] = element
      }}
      className={styles.bird}
      width="1"
      height="1"
      aria-hidden="true"
    >
      <g
        ref={(element) => {
          turns.current[row] = element
        }}
      >
        <Silhouette bird={bird} plan={plan} />
      </g>
    </svg>
  ))
}

/** The numbers that are said: on plates, before everything. */
function Plates({ plan, time }: { plan: Plan; time: ClockTime }) {
  const size = plan.said
  return placesAt(time.hour, time.minute).map((place, row) => {
    const [x, y] = plan.place(row, place)
    const number = NUMBERS[row]![place]!
    const wide = size * (number > 9 ? 1.3 : 0.92)
    const top = y + plan.thick * 0.8
    return (
      <g key={row}>
        {/* It hangs from the wire itself. */}
        <rect x={x - wide / 2} y={y} width={wide} height={top - y + size * 1.1} fill={INK} />
        <Figure x={x} y={top + size * 0.92} size={size} fill={SKY}>
          {number}
        </Figure>
      </g>
    )
  })
}

/** Birds on three wires, or on five. */
export default function BirdsOnAWire() {
  const time = useClockTime('minute')
  const art = useRef<HTMLDivElement>(null)
  const { width, height } = useSize(art) ?? { width: 1280, height: 800 }
  const plan = planOf(width, height)
  const box = { className: styles.whole, viewBox: `0 0 ${width} ${height}` }
  return (
    <Stage css={css} images={images} fonts={fonts} artRef={art} ground={styles.sky} className={styles.wires}>
      <svg {...box} aria-hidden="true">
        <Wires plan={plan} width={width} height={height} />
      </svg>
      {/* Of another size they are others: what is done in a frame is not done again before the next second. */}
      <Birds key={`${width} ${height}`} plan={plan} time={time} />
      <svg {...box} aria-hidden="true">
        <Plates plan={plan} time={time} />
      </svg>
    </Stage>
  )
}
