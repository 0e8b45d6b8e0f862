import {
  type ClockFont,
  easeInOut,
  Stage,
  untilSecond,
  useClockTime,
  useFrame,
  useHostSettings,
  useSize,
} from '@found-time/clock-runtime'
import { memo, useMemo, useRef } from 'react'
import styles, { css } from './clock.module.css'
import {
  acrossAt,
  BLINDS,
  breadthOf,
  countsAt,
  LANES,
  pigeonAt,
  placeOf,
  type Road,
  roadOf,
  STEP_MS,
  scaleAt,
  sizeOf,
} from './model'
import { Front, Pigeon } from './vehicles'

export { notes } from './notes'

const paint: ClockFont = {
  family: 'ft-25-07-07 Paint',
  source: new URL('./paint.woff2', import.meta.url).href,
  weight: '900',
}

export const images: string[] = []
export const fonts = [paint]

/** Letters are set this large and made smaller, so that no engine rounds them. */
const FINE = 1000
const CAP = 0.7

/** What is painted in each lane, and at its stop line. */
const PAINTED = [
  ['TEN', 'HOURS', '10 h'],
  ['ONE', 'HOUR', '1 h'],
  ['TEN', 'MIN', '10 min'],
  ['ONE', 'MIN', '1 min'],
] as const

interface SceneProps {
  readonly road: Road
  readonly width: number
  readonly height: number
}

/** Two words, drawn out as on roads; where lanes are narrow, letter by letter. From and to are parts of the way to the stop line. */
function rowsOf(first: string, second: string, upright: boolean) {
  if (!upright)
    return [
      { word: first, top: 0.08, foot: 0.47 },
      { word: second, top: 0.54, foot: 0.93 },
    ]
  const letters = [...first, ' ', ...second]
  const high = 0.94 / (letters.length - 0.5)
  let at = 0.03
  return letters.flatMap((word) => {
    const top = at
    at += word === ' ' ? high / 2 : high
    return word === ' ' ? [] : { word, top, foot: top + high * 0.8 }
  })
}

/** All that is painted on the ground. */
const Surface = memo(function Surface({ road, width, height }: SceneProps) {
  const { stop, lane, middles, crossing, upright } = road
  const top = scaleAt(road, 0)
  const line = Math.max(1.5, lane * 0.018)
  const edge = (x: number, half: number) =>
    `M${acrossAt(road, x, top) - half * top} 0L${acrossAt(road, x, top) + half * top} 0L${x + half} ${stop}L${x - half} ${stop}Z`
  const size = Math.min((crossing - stop) * 0.86, lane * 0.2)
  return (
    <svg className={styles.layer} width={width} height={height} aria-hidden="true">
      <path
        d={`M0 0H${acrossAt(road, 0, top)}L0 ${stop}ZM${width} 0H${acrossAt(road, width, top)}L${width} ${stop}Z`}
        fill="#6b725f"
      />
      {[0, 4].map((at) => (
        <path key={at} d={edge(at * lane, line)} fill="#e3e1d8" />
      ))}
      {[1, 2, 3].flatMap((at) =>
        Array.from({ length: 9 }, (_, dash) => {
          const [from, to] = [
            scaleAt(road, stop * (1 - dash / 9)),
            scaleAt(road, stop * (1 - (dash + 0.5) / 9)),
          ]
          const [y, above] = [stop * (1 - dash / 9), stop * (1 - (dash + 0.5) / 9)]
          const x = at * lane
          const half = line * (at === 2 ? 1 : 0.6)
          return (
            <path
              key={`${at} ${dash}`}
              d={`M${acrossAt(road, x, to) - half * to} ${above}H${acrossAt(road, x, to) + half * to}L${acrossAt(road, x, from) + half * from} ${y}H${acrossAt(road, x, from) - half * from}Z`}
              fill="#e3e1d8"
            />
          )
        }),
      )}
      {PAINTED.map(([first, second, label], at) => (
        <g key={label}>
          {rowsOf(first, second, upright).map(({ word, top, foot }, row) => {
            const [from, to] = [stop * top, stop * foot]
            const scale = scaleAt(road, (from + to) / 2)
            const leans = (middles[at]! - road.centre) / (stop - road.far)
            const high = (to - from) / CAP / FINE
            // A lone I would be a block.
            const most = (lane * scale * (upright ? 0.5 : 0.66)) / breadthOf(word) / FINE
            const wide = word === 'I' ? Math.min(most, high * 0.62) : most
            const x = acrossAt(road, middles[at]!, scaleAt(road, to))
            return (
              <text
                key={row}
                className={styles.word}
                transform={`matrix(${wide.toFixed(5)} 0 ${(leans * high).toFixed(5)} ${high.toFixed(5)} ${x.toFixed(1)} ${to.toFixed(1)})`}
                fontSize={FINE}
              >
                {word}
              </text>
            )
          })}
          <text
            className={styles.label}
            transform={`translate(${middles[at]} ${stop + (crossing - stop) / 2 + size * 0.36}) scale(${size / FINE})`}
            fontSize={FINE}
          >
            {label}
          </text>
        </g>
      ))}
      {Array.from({ length: 16 }, (_, index) => (
        <rect
          key={index}
          x={(index + 0.24) * (width / 16)}
          y={crossing}
          width={(width / 16) * 0.52}
          height={height - crossing}
          fill="#e3e1d8"
        />
      ))}
      <rect y={stop} width={width} height={Math.max(2, line * 1.6)} fill="#e3e1d8" />
    </svg>
  )
})

/** Everybody who waits: those behind are painted first. */
const Queue = memo(function Queue({
  road,
  width,
  height,
  hour,
  minute,
  hourCycle,
}: SceneProps & { hour: number; minute: number; hourCycle: 12 | 24 }) {
  return (
    <svg className={styles.layer} width={width} height={height} aria-hidden="true">
      {countsAt(hour, minute, hourCycle).map((count, lane) => {
        const { vehicle } = LANES[lane]!
        const [broad] = sizeOf(road, lane)
        return Array.from({ length: count }, (_, from) => {
          const index = count - 1 - from
          const { x, y, scale } = placeOf(road, lane, index)
          const unit = (broad * scale) / 100
          return (
            <g
              key={`${lane} ${index}`}
              transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${unit.toFixed(4)})`}
            >
              <path d="M-56 0H56L50 -12H-50Z" fill="#2e3034" />
              <Front kind={vehicle} index={index} words={unit * 11.8 >= 10.9 ? BLINDS[index] : undefined} />
            </g>
          )
        })
      })}
    </svg>
  )
})

/** A pigeon that crosses once a minute, and is in no hurry. */
function Crossing({ road, width, height }: SceneProps) {
  const { motion } = useHostSettings()
  const pigeon = useRef<HTMLDivElement>(null)
  const size = Math.min((height - road.crossing) * 1.04, width * 0.25)
  useFrame((time) => {
    const part = motion === 'reduced' ? 1 : Math.min(1, time.millisecond / STEP_MS)
    const at = pigeonAt(time.second - 1, easeInOut(part))
    const x = -size * 0.1 + (width - size * 0.75) * Math.max(0, at)
    const bob = Math.sin(part * Math.PI) * -size * 0.06
    if (pigeon.current) pigeon.current.style.translate = `${x.toFixed(1)}px ${bob.toFixed(1)}px`
    return part === 1 ? untilSecond(time) : undefined
  }, 20)
  return (
    <div
      ref={pigeon}
      className={styles.pigeon}
      style={{ top: height - size * 1.02, width: size, height: size }}
    >
      <svg width={size} height={size} viewBox="-8 -100 124 104" aria-hidden="true">
        <Pigeon />
      </svg>
    </div>
  )
}

/** A road full of those who wait, seen from a footbridge; its lanes are powers of ten, and the vehicles are counted. */
export default function Traffic() {
  const art = useRef<HTMLDivElement>(null)
  const { width, height } = useSize(art) ?? { width: 1280, height: 800 }
  const road = useMemo(() => roadOf(width, height), [width, height])
  const { hour, minute } = useClockTime('minute')
  const { hourCycle } = useHostSettings()
  const scene = { road, width, height }
  return (
    <Stage css={css} images={images} fonts={fonts} artRef={art} className={styles.road}>
      <Surface {...scene} />
      <Queue {...scene} hour={hour} minute={minute} hourCycle={hourCycle} />
      <Crossing {...scene} />
    </Stage>
  )
}
