import { Stage, untilSecond, useFrame, useHostSettings, useSize } from '@found-time/clock-runtime'
import { memo, useRef } from 'react'
import styles, { css } from './clock.module.css'
import { handsAt, LENGTHS, matrixOf, type Plan, planOf, STEP_MS, seenAt } from './model'

export { notes } from './notes'

export const images = []
export const fonts = [
  {
    family: 'ft-25-08-21 Figures',
    source: new URL('./figures.woff2', import.meta.url).href,
    weight: '400',
  },
]

const HOURS = Array.from({ length: 12 }, (_, index) => index + 1)
const MINUTES = Array.from({ length: 60 }, (_, index) => index)

/** The plate: a ring of metal with the hours and minutes sawn out, on a disc of glass. */
const Wall = memo(function Wall({ plan }: { plan: Plan }) {
  const { upright, radius, edge, shadow, thick } = plan
  // It hangs by threads, upright by one and flat by two; upright threads have upright shadows.
  const thread = Math.max(1, thick * 0.22)
  const hung = upright ? [thick / 2 - thread / 2] : [-radius, radius - thread]
  const plate = upright
    ? { x: edge[0], y: edge[1] - radius, width: thick, height: radius * 2 }
    : { x: edge[0] - radius, y: edge[1], width: radius * 2, height: thick }
  const pin = upright
    ? { x: edge[0] - thick * 2.6, y: edge[1] - thick * 0.42, width: thick * 5, height: thick * 0.84 }
    : { x: edge[0] - thick * 0.42, y: edge[1] - thick * 2.6, width: thick * 0.84, height: thick * 5 }
  return (
    <svg className={styles.layer} width="100%" height="100%" aria-hidden="true">
      {hung.map((aside) => (
        <g key={aside}>
          <rect
            className={styles.dark}
            x={upright ? shadow[0] - thread / 2 : shadow[0] + aside}
            y="0"
            width={thread}
            height={upright ? shadow[1] - radius * 0.95 : shadow[1]}
          />
          <rect className={styles.edge} x={edge[0] + aside} y="0" width={thread} height={edge[1]} />
        </g>
      ))}
      <g transform={`${matrixOf(plan)} scale(${radius})`}>
        <circle r="1" className={styles.dark} />
        <circle r="0.72" className={styles.glass} />
        {MINUTES.map((minute) => (
          <rect
            key={minute}
            className={styles.lit}
            x={minute % 5 ? -0.008 : -0.016}
            y="-0.79"
            width={minute % 5 ? 0.016 : 0.032}
            height={minute % 5 ? 0.045 : 0.08}
            transform={`rotate(${minute * 6})`}
          />
        ))}
        {HOURS.map((hour) => {
          const angle = (hour / 6) * Math.PI
          return (
            <text
              key={hour}
              className={`${styles.figures} ${styles.lit}`}
              transform={`translate(${Math.sin(angle) * 0.885} ${0.062 - Math.cos(angle) * 0.885}) scale(0.00175)`}
            >
              {hour}
            </text>
          )
        })}
        <circle r="0.09" className={styles.dark} />
      </g>
      <rect {...plate} className={styles.edge} />
      <rect {...pin} className={styles.edge} />
    </svg>
  )
})

/** How broad the hands are: in the shadow, in parts of the dial; and how far before the plate, in its thicknesses. */
const HANDS = [
  { name: 'hour', broad: 0.1, tail: 0.12, before: -1.32, thick: 0.48 },
  { name: 'minute', broad: 0.06, tail: 0.12, before: -0.64, thick: 0.44 },
  { name: 'second', broad: 0.018, tail: 0.2, before: 1.16, thick: 0.26 },
] as const

/** The hands twice: as a shadow they turn, and from the edge they only lengthen and shorten. */
const Hands = memo(function Hands({ plan }: { plan: Plan }) {
  const { motion } = useHostSettings()
  const shadows = useRef<HTMLDivElement>(null)
  const edges = useRef<HTMLDivElement>(null)
  const { upright, radius, stretch, edge, shadow, thick } = plan
  useFrame((time) => {
    const calm = motion === 'reduced'
    const hands = handsAt(time.hour, time.minute, time.second, time.millisecond, calm)
    for (const [index, { name, before, tail, broad, thick: own }] of HANDS.entries()) {
      const turn = hands[name]
      const cast = shadows.current?.children[index] as HTMLElement
      const bar = edges.current?.children[index] as HTMLElement
      if (!cast || !bar) return
      // As far aside as it is before the face of the plate, whose sawn edges the light meets first.
      const aside = (before + own / 2) * thick
      const [x, y] = upright ? [shadow[0] + aside, shadow[1]] : [shadow[0], shadow[1] + aside]
      const [wide, high] = upright ? [stretch, 1] : [1, stretch]
      cast.style.transform = `matrix(${wide}, 0, 0, ${high}, ${x}, ${y}) rotate(${turn.toFixed(5)}turn)`
      const length = LENGTHS[name]
      // Its tip and its tail, along the edge; no shorter than it is broad.
      const at = upright ? turn : turn - 0.25
      const half = broad / 2
      const ends = [seenAt(at, length), seenAt(at, -tail)]
      const low = Math.min(...ends, -half)
      const span = Math.max(...ends, half) - low
      bar.style.transform = upright
        ? `translate(${edge[0] + before * thick}px, ${edge[1] - (low + span) * radius}px) scale(1, ${span})`
        : `translate(${edge[0] + low * radius}px, ${edge[1] + before * thick}px) scale(${span}, 1)`
    }
    const moving = !calm && (time.millisecond < STEP_MS || (time.second === 59 && time.millisecond > 700))
    if (moving) return undefined
    return !calm && time.second === 59 ? 1000 - STEP_MS - time.millisecond : untilSecond(time)
  }, 30)
  return (
    <>
      <div ref={shadows} className={styles.layer}>
        {HANDS.map(({ name, broad, tail }) => (
          <i
            key={name}
            className={styles.hand}
            style={{
              left: (-broad / 2) * radius,
              top: -LENGTHS[name] * radius,
              width: broad * radius,
              height: (LENGTHS[name] + tail) * radius,
              transformOrigin: `${(broad / 2) * radius}px ${LENGTHS[name] * radius}px`,
            }}
          />
        ))}
      </div>
      <div ref={edges} className={styles.layer}>
        {HANDS.map(({ name, thick: own }) => (
          <i
            key={name}
            className={styles.bar}
            style={
              upright
                ? { left: 0, top: 0, width: own * thick, height: radius }
                : { left: 0, top: 0, width: radius, height: own * thick }
            }
          />
        ))}
      </div>
    </>
  )
})

/** A dial seen from its edge, and the shadow that tells. */
export default function SideView() {
  const art = useRef<HTMLDivElement>(null)
  const size = useSize(art)
  const wide = size?.width
  const high = size?.height
  const kept = useRef<{ wide: number; high: number; plan: Plan }>(undefined)
  if (wide && high && (kept.current?.wide !== wide || kept.current.high !== high))
    kept.current = { wide, high, plan: planOf(wide, high) }
  const plan = kept.current?.plan
  return (
    <Stage css={css} images={images} fonts={fonts} artRef={art} className={styles.wall}>
      {plan && (
        <>
          <Wall plan={plan} />
          <Hands plan={plan} />
        </>
      )}
    </Stage>
  )
}
