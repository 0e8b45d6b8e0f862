import {
  Stage,
  untilSecond,
  useClockTime,
  useFrame,
  useHostSettings,
  useSize,
} from '@found-time/clock-runtime'
import { memo, useRef } from 'react'
import styles, { css } from './clock.module.css'
import { corridorOf, type Depth, handsAt, secondAt, TICK } from './model'

const dial = {
  family: 'ft-25-07-02 Dial',
  source: new URL('./dial.woff2', import.meta.url).href,
  weight: '400',
}

export { notes } from './notes'

const DIAL = 'ft-25-07-02 Dial'

export const images = []
export const fonts = [
  { family: DIAL, source: new URL('./dial.woff2', import.meta.url).href, weight: '400' },
  dial,
]

/** Wall, dial and ink at each depth: what light two mirrors more have taken. */
const GLASS = [
  ['#b7cabb', '#fbfcf7', '#0e1f18'],
  ['#8fae98', '#d9e5d9', '#0d1e17'],
  ['#668d76', '#aac5b0', '#0c1c15'],
  ['#436c57', '#78a086', '#0a1913'],
  ['#284d3d', '#4b7560', '#081510'],
  ['#163327', '#2c5241', '#06110c'],
] as const

/** Figures are left out where they would be too small to be any. */
const LEAST = 11

/** A shop's clock as it was made; who shows it turned over makes it one in a mirror. */
const Face = memo(function Face({ depth, radius }: { depth: number; radius: number }) {
  const [, white, ink] = GLASS[depth]!
  return (
    <>
      <circle r={1000} fill={ink} />
      <circle r={966} fill={white} />
      <circle r={625} fill="none" stroke={ink} strokeWidth={5} />
      <circle r={570} fill="none" stroke={ink} strokeWidth={5} />
      {Array.from({ length: 60 }, (_, minute) => (
        <path
          key={minute}
          d={minute % 5 ? 'M0-625V-570' : 'M0-637V-546'}
          stroke={ink}
          strokeWidth={minute % 5 ? 9 : 34}
          transform={`rotate(${minute * 6})`}
        />
      ))}
      {radius * 0.3 >= LEAST &&
        Array.from({ length: 12 }, (_, index) => {
          const angle = ((index + 1) * Math.PI) / 6
          return (
            <text
              key={index}
              x={(Math.sin(angle) * 802).toFixed(1)}
              y={(-Math.cos(angle) * 802 + 100).toFixed(1)}
              fontFamily={DIAL}
              fontSize={300}
              textAnchor="middle"
              fill={ink}
            >
              {index + 1}
            </text>
          )
        })}
    </>
  )
})

function Hands({ depth }: { depth: number }) {
  const { hour, minute } = useClockTime('minute')
  const turned = handsAt(hour, minute)
  const [, white, ink] = GLASS[depth]!
  // The rim of each keeps one apart from the other when they lie together.
  return (
    <g fill={ink} stroke={white} strokeWidth={20} paintOrder="stroke">
      <path d="M-34 150L-58-290L0-452L58-290L34 150Z" transform={`rotate(${turned.hour})`} />
      <path d="M-22 200L-28-430L0-622L28-430L22 200Z" transform={`rotate(${turned.minute})`} />
      <circle r={66} stroke="none" />
    </g>
  )
}

function Clock({ depth, clock: { x, y, radius } }: { depth: number; clock: Depth['clock'] }) {
  return (
    <div
      className={styles.clock}
      style={{
        left: x - radius,
        top: y - radius,
        width: radius * 2,
        height: radius * 2,
        fontSize: radius / 100,
        color: depth < 3 ? '#3f7a5c' : GLASS[depth]![2],
      }}
    >
      <svg viewBox="-1000 -1000 2000 2000" aria-hidden="true">
        <Face depth={depth} radius={radius} />
        <Hands depth={depth} />
      </svg>
      <div data-part="second" className={styles.second} />
    </div>
  )
}

/** Mirrors in mirrors: each is a pane of what the glass leaves, and the line of its frame. */
const Mirrors = memo(function Mirrors({ width, height }: { width: number; height: number }) {
  const border = Math.min(width, height) * 0.016
  return (
    <svg className={styles.corridor} aria-hidden="true">
      {corridorOf(width, height).map(({ mirror, scale }, depth) => (
        <rect
          key={scale}
          x={mirror.left}
          y={mirror.top}
          width={mirror.width}
          height={mirror.height}
          fill={GLASS[Math.min(depth + 1, GLASS.length - 1)]![0]}
          stroke={GLASS[depth]![2]}
          strokeWidth={border * scale}
        />
      ))}
    </svg>
  )
})

/** A clock and its reflections between a barber's two mirrors, as it looks from the chair. */
export default function Backwards() {
  const art = useRef<HTMLDivElement>(null)
  const size = useSize(art)
  const { motion } = useHostSettings()
  useFrame((time) => {
    const calm = motion === 'reduced'
    const turned = `${secondAt(time.second, time.millisecond, calm).toFixed(2)}deg`
    for (const hand of art.current?.querySelectorAll<HTMLElement>('[data-part="second"]') ?? [])
      hand.style.rotate = turned
    return calm || time.millisecond >= TICK ? untilSecond(time) : undefined
  }, 24)
  return (
    <Stage css={css} images={images} fonts={fonts} artRef={art} className={styles.shop}>
      {size && (
        <>
          <Mirrors width={size.width} height={size.height} />
          {corridorOf(size.width, size.height).map(({ clock, scale }, depth) => (
            <Clock key={scale} depth={depth} clock={clock} />
          ))}
        </>
      )}
    </Stage>
  )
}
