import {
  type ClockFont,
  easeInOut,
  easeOut,
  Stage,
  untilMinute,
  untilSecond,
  useClockTime,
  useFrame,
  useHostSettings,
  useSize,
} from '@found-time/clock-runtime'
import { memo, useRef } from 'react'
import styles, { css } from './clock.module.css'
import {
  ARRIVING_MS,
  changedAt,
  countsAt,
  LANES,
  onStage,
  PASSING_MS,
  placeOf,
  type Road,
  roadOf,
  shadowOf,
  sizeOf,
} from './model'
import { BODIES, Motorcyclist, PAINTS } from './vehicles'

export { notes } from './notes'

const paint: ClockFont = {
  family: 'ft-25-07-07 Paint',
  source: new URL('./paint.woff2', import.meta.url).href,
  weight: '900',
}

export const images = []
export const fonts = [paint]

const SURFACES = ['#4b5d92', '#5468a1', '#5f6f9f', '#6a7bad']

/** A motorway from straight above: its lanes are powers of ten, and the vehicles that queue in them are counted. */
export default function Traffic() {
  const art = useRef<HTMLDivElement>(null)
  const size = useSize(art)
  return (
    <Stage css={css} fonts={fonts} artRef={art} className={styles.road}>
      {size && <Scene width={size.width} height={size.height} />}
    </Stage>
  )
}

function Scene({ width, height }: { width: number; height: number }) {
  const road = roadOf(width, height)
  return (
    <>
      <Surface width={width} height={height} />
      <Vehicles road={road} width={width} height={height} />
      <Motorcycle road={road} />
    </>
  )
}

/** A rectangle of the road, given along and across it. */
function Patch({ road, from, to, top, high, fill }: PatchProps) {
  const [x, y] = onStage(road, from, top)
  const [width, height] = onStage(road, to - from, high)
  return <rect x={x} y={y} width={width} height={height} fill={fill} />
}

interface PatchProps {
  road: Road
  from: number
  to: number
  top: number
  high: number
  fill: string
}

/** All that is painted on the ground. It stands for as long as the stage keeps its size. */
const Surface = memo(({ width, height }: { width: number; height: number }) => {
  const road = roadOf(width, height)
  const { along, across, row, verge, lanes, middle, stop } = road
  const thick = Math.max(1.5, row * 0.05)
  const whole = { road, from: 0, to: along }
  return (
    <svg className={styles.layer} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {lanes.map(({ top, rows }, lane) => (
        <Patch key={top} {...whole} top={top} high={rows * row + 1} fill={SURFACES[lane]!} />
      ))}
      <Patch {...whole} top={middle.top} high={middle.height} fill="#ef5d43" />
      <Arrows road={road} />
      <Seconds road={road} thick={thick} />
      <Dashes road={road} thick={thick} />
      {[verge, middle.top, middle.top + middle.height, across - verge].map((at) => (
        <Patch key={at} {...whole} top={at - thick / 2} high={thick} fill="#fff" />
      ))}
      <Patch
        road={road}
        from={stop - row * 0.12}
        to={stop}
        top={verge}
        high={across - 2 * verge}
        fill="#fff"
      />
      <Words road={road} />
    </svg>
  )
})

/** Where nobody stands yet an arrow says which way to go; worn, so that it is not counted. */
function Arrows({ road }: { road: Road }) {
  const { row, upright, columns, lanes } = road
  return lanes.flatMap(({ rows }, lane) =>
    Array.from({ length: lane === 0 ? 2 : rows * columns }, (_, index) => {
      const [x, y] = onStage(road, ...placeOf(road, lane, index))
      const long = Math.min(sizeOf(road, lane)[0] * 0.66, row * 2.2)
      const [tip, head, stem] = [long / 2, Math.min(long * 0.42, row * 0.62), row * 0.045]
      return (
        <path
          key={`${lane}-${index}`}
          transform={`translate(${x} ${y})${upright ? ' rotate(90)' : ''}`}
          d={`M${-tip} 0L${head - tip} ${-row * 0.17}V${-stem}H${tip}V${stem}H${head - tip}V${row * 0.17}Z`}
          fill="rgb(255 255 255 / 0.2)"
        />
      )
    }),
  )
}

/** Between rows of one lane the line is broken as on a motorway, between lanes it is closer and stronger. */
function Dashes({ road, thick }: { road: Road; thick: number }) {
  const { along, stop, row, lanes } = road
  return lanes.flatMap(({ top, rows }, lane) =>
    Array.from({ length: rows }, (_, index) => {
      const inner = index > 0
      if (!inner && lane % 2 === 0) return null
      const [mark, gap] = inner ? [row * 0.3, row * 0.6] : [row * 0.6, row * 0.3]
      const count = Math.ceil((along - stop) / (mark + gap))
      return Array.from({ length: count }, (_, piece) => (
        <Patch
          key={`${lane}-${index}-${piece}`}
          road={road}
          from={stop + piece * (mark + gap) + gap}
          to={stop + (piece + 1) * (mark + gap)}
          top={top + index * row - thick / 2}
          high={thick}
          fill={inner ? 'rgb(255 255 255 / 0.6)' : '#fff'}
        />
      ))
    }),
  )
}

/** Twelve marks in the motorcycle's lane: one for five seconds. */
function Seconds({ road, thick }: { road: Road; thick: number }) {
  const { middle } = road
  const { from, to } = rideOf(road)
  return Array.from({ length: 12 }, (_, index) => {
    const at = from + ((to - from) * index) / 12
    const long = Math.abs(to - from) / 24
    return (
      <Patch
        key={at}
        road={road}
        from={at - long / 2}
        to={at + long / 2}
        top={middle.top + middle.height / 2 - thick / 2}
        high={thick}
        fill="rgb(255 255 255 / 0.75)"
      />
    )
  })
}

/** What a vehicle counts is painted before the stop line: all in one size and place, and drawn out as road words are. */
function Words({ road }: { road: Road }) {
  const { stop, row, upright, lanes } = road
  const size = upright ? Math.min(row * 0.44, stop * 0.26) : Math.min(row * 0.56, stop * 0.235)
  const stretch = upright ? Math.min(2, (stop * 0.36) / size) : Math.min(1.7, (row * 0.78) / size)
  return lanes.map(({ top, rows }, lane) => {
    const { label, unit } = LANES[lane]!
    const [x, y] = onStage(road, (stop - row * 0.12) / 2, top + (rows * row) / 2)
    return (
      <g
        key={top}
        className={styles.word}
        fontSize={size}
        transform={`translate(${x} ${y}) scale(1 ${stretch})`}
      >
        {upright ? (
          <>
            <text y={size * -0.12}>{label}</text>
            <text y={size * 0.84}>{unit}</text>
          </>
        ) : (
          <text y={size * 0.36}>
            {label}
            <tspan dx={size * 0.2}>{unit}</tspan>
          </text>
        )}
      </g>
    )
  })
}

function Vehicles({ road, width, height }: { road: Road; width: number; height: number }) {
  const { hour, minute } = useClockTime('minute')
  const { hourCycle, motion } = useHostSettings()
  const box = useRef<SVGSVGElement>(null)
  useFrame((time) => {
    const part = motion === 'reduced' || time.second > 0 ? 1 : Math.min(1, time.millisecond / ARRIVING_MS)
    const [x, y] = onStage(road, road.pitch * 0.5 * (1 - easeOut(part)), 0)
    for (const vehicle of box.current?.querySelectorAll('[data-fresh]') ?? [])
      vehicle.setAttribute('transform', `translate(${x.toFixed(1)} ${y.toFixed(1)})`)
    return part === 1 ? untilMinute(time) : undefined
  }, 30)
  const changed = changedAt(hour, minute, hourCycle)
  return (
    <svg ref={box} className={styles.layer} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {countsAt(hour, minute, hourCycle).flatMap((count, lane) =>
        Array.from({ length: count }, (_, index) => {
          const fresh = changed[lane] && index === count - 1
          return (
            // A new element for each minute: what moved in the last one must not keep its place.
            <g key={`${hour}:${minute}:${lane}-${index}`} data-fresh={fresh ? 'yes' : undefined}>
              <Vehicle road={road} lane={lane} index={index} />
            </g>
          )
        }),
      )}
    </svg>
  )
}

function Vehicle({ road, lane, index }: { road: Road; lane: number; index: number }) {
  const kind = LANES[lane]!.vehicle
  const [x, y] = onStage(road, ...placeOf(road, lane, index))
  const [long, broad] = sizeOf(road, lane)
  const paints = PAINTS[kind]
  const Body = BODIES[kind]
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      <path className={styles.shade} d={shadowOf(...onStage(road, long, broad), road.row * 0.1)} />
      <g transform={road.upright ? 'rotate(90)' : undefined}>
        <Body l={long} w={broad} paint={paints[index % paints.length]!} />
      </g>
    </g>
  )
}

/** Where the motorcycle's middle is in the first second and in the last: its wheel comes to the stop line. */
function rideOf({ along, row, stop }: Road) {
  const long = row * 1.16
  return { long, from: along - long * 0.62, to: stop + long * 0.62 }
}

/** It passes all who wait, once a minute. */
function Motorcycle({ road }: { road: Road }) {
  const bike = useRef<HTMLDivElement>(null)
  const { motion } = useHostSettings()
  const { long, from, to } = rideOf(road)
  const { middle, upright, row } = road
  const broad = row * 0.44
  useFrame((time) => {
    const part = motion === 'reduced' ? 1 : Math.min(1, time.millisecond / PASSING_MS)
    const at = from + ((to - from) * (time.second - 1 + easeInOut(part))) / 59
    const [x, y] = onStage(road, at, middle.top + middle.height * 0.46)
    if (bike.current) bike.current.style.translate = `${(x - long).toFixed(1)}px ${(y - long).toFixed(1)}px`
    return part === 1 ? untilSecond(time) : undefined
  }, 30)
  return (
    <div ref={bike} className={styles.bike} style={{ width: long * 2, height: long * 2 }}>
      <svg className={styles.layer} viewBox={`${-long} ${-long} ${long * 2} ${long * 2}`} aria-hidden="true">
        <path className={styles.shade} d={shadowOf(...onStage(road, long * 0.94, broad * 0.44), row * 0.1)} />
        <g transform={upright ? 'rotate(90)' : undefined}>
          <Motorcyclist l={long} w={broad} />
        </g>
      </svg>
    </div>
  )
}
