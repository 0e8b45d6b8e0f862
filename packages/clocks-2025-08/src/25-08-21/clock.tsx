import { Stage, untilSecond, useFrame, useHostSettings, useSize } from '@found-time/clock-runtime'
import { memo, useMemo, useRef } from 'react'
import styles, { css } from './clock.module.css'
import {
  DIAL_FAR,
  HANDS,
  type Hand,
  handSeen,
  handShadow,
  handsAt,
  type Plan,
  planOf,
  pointAt,
  STEP_MS,
  shadowOf,
} from './model'

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
const ORDER: readonly Hand[] = ['hour', 'minute', 'second']

/** The drum is glass between two hoops: how far before and behind the dial they are, how thick, and their inner radius. */
const HOOP = { before: 0.075, thick: 0.034, inner: 0.955 } as const

/** What holds it, as broad as this on both sides: a rod down from the ceiling, or, where its shadow is above it, a foot. */
const HOLD = 0.026

const pathOf = (points: readonly (readonly [number, number])[]) =>
  `M${points.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L')}Z`

const circle = (plan: Plan, length: number, before = 0) =>
  pathOf(
    Array.from({ length: 144 }, (_, index) => shadowOf(plan, pointAt(plan, index / 144, length), before)),
  )

/** A mark on the dial, from one radius to another. */
function mark(plan: Plan, turn: number, from: number, to: number, broad: number) {
  const corners = [
    [from, -broad],
    [to, -broad],
    [to, broad],
    [from, broad],
  ] as const
  return pathOf(
    corners.map(([length, aside]) => {
      const [seen, far] = pointAt(plan, turn, length)
      const [asideSeen, asideFar] = pointAt(plan, turn + 0.25, aside)
      return shadowOf(plan, [seen + asideSeen, far + asideFar])
    }),
  )
}

/** Lays type of a hundred units on the dial: there a projection is as good as flat over the breadth of a figure. */
function layFigure(plan: Plan, turn: number, length: number, size: number) {
  const [seen, far] = pointAt(plan, turn, length)
  const [x, y] = shadowOf(plan, [seen, far])
  const step = 0.01
  const [upSeen, upFar] = pointAt(plan, 0, step)
  const [rightSeen, rightFar] = pointAt(plan, 0.25, step)
  const up = shadowOf(plan, [seen + upSeen, far + upFar])
  const right = shadowOf(plan, [seen + rightSeen, far + rightFar])
  const unit = size / 100 / step
  const slopes = [right[0] - x, right[1] - y, x - up[0], y - up[1]].map((slope) => slope * unit)
  return `matrix(${slopes.join(' ')} ${x} ${y})`
}

/** The wall is in the light from just beside the clock on: a beam that has an edge. */
const Wall = memo(function Wall({ plan: { upright, radius, edge } }: { plan: Plan }) {
  const from = radius * 0.075
  return (
    <div
      className={`${styles.wall} ${upright ? styles.beside : styles.above}`}
      style={upright ? { left: edge[0] + from } : { height: edge[1] - from }}
    />
  )
})

/** What stands still of the shadow. */
const Dial = memo(function Dial({ plan }: { plan: Plan }) {
  const { before, thick, inner } = HOOP
  const faces = [1, -1].flatMap((side) => [-0.5, 0.5].map((part) => side * before + part * thick))
  const held = plan.upright
    ? [
        [1, -HOLD],
        [3, -HOLD],
        [3, HOLD],
        [1, HOLD],
      ]
    : [
        [-4 * HOLD, -DIAL_FAR],
        [4 * HOLD, -DIAL_FAR],
        [4 * HOLD, -0.99],
        [-4 * HOLD, -0.99],
      ]
  return (
    <svg className={styles.layer} width="100%" height="100%" aria-hidden="true">
      <g className={styles.glass}>
        <path d={circle(plan, 1, before)} />
        <path d={circle(plan, 1, -before)} />
      </g>
      <g className={styles.shade} fillRule="evenodd">
        {faces.map((aside) => (
          <path key={aside} d={circle(plan, 1, aside) + circle(plan, inner, aside)} />
        ))}
        <path d={pathOf(held.map(([seen = 0, far = 0]) => shadowOf(plan, [seen, far])))} />
      </g>
      <g className={styles.enamel}>
        {HOURS.map((hour) => (
          <text
            key={hour}
            className={styles.figures}
            y="34"
            transform={layFigure(plan, hour / 12, 0.59, 0.25)}
          >
            {hour}
          </text>
        ))}
      </g>
      <path
        className={styles.shade}
        d={MINUTES.map((minute) =>
          minute % 5
            ? mark(plan, minute / 60, 0.77, 0.835, 0.0085)
            : mark(plan, minute / 60, 0.75, 0.835, 0.02),
        ).join('')}
      />
    </svg>
  )
})

/** How far the dome of glass before the hands bulges. */
const DOME = 0.3

/** The clock itself, for light from the left; lengths in radii. Whatever goes round it lies closer towards its ends. */
function Drum() {
  const { before, thick } = HOOP
  const round = HOURS.map((hour) => Math.cos(((hour - 0.5) / 12) * 2 * Math.PI)).filter(
    (_, index) => index < 6,
  )
  return (
    <>
      <path className={styles.dome} d={`M${-before}-.9C${-DOME}-.55 ${-DOME} .55 ${-before} .9`} />
      <path className={styles.gleam} d={`M${-before * 1.5}-.73Q${-DOME * 0.7}-.4 ${-DOME * 0.73}-.06`} />
      <rect className={styles.pane} x={-before} y="-0.985" width={before * 2} height="1.97" />
      {round.map((y) => (
        <rect key={y} className={styles.post} x={-before} y={y - 0.006} width={before * 2} height="0.012" />
      ))}
      <rect className={styles.shade} x={-before} y="-0.05" width={before * 2} height="0.1" />
      {[-before, before].map((x) => (
        <g key={x}>
          <rect className={styles.far} x={x - thick / 2} y="-1.01" width={thick} height="2.02" rx="0.01" />
          <rect
            className={styles.metal}
            x={x - thick / 2}
            y="-1.01"
            width={thick * 0.6}
            height="2.02"
            rx="0.01"
          />
        </g>
      ))}
    </>
  )
}

/** The clock before the wall. */
const Clock = memo(function Clock({ plan }: { plan: Plan }) {
  const { upright, radius, edge } = plan
  return (
    <svg className={styles.layer} width="100%" height="100%" aria-hidden="true">
      <g transform={`translate(${edge.join(' ')}) rotate(${upright ? 0 : -90}) scale(${radius})`}>
        {upright && <rect className={styles.metal} x={-HOLD} y="-3" width={HOLD * 2} height={2} />}
        <Drum />
      </g>
    </svg>
  )
})

/** The hands twice: as a shadow they turn, and from the edge they only lengthen and shorten. */
const Hands = memo(function Hands({ plan }: { plan: Plan }) {
  const { motion } = useHostSettings()
  const shadows = useRef<SVGGElement>(null)
  const edges = useRef<SVGGElement>(null)
  const { upright, radius, edge } = plan
  useFrame((time) => {
    const calm = motion === 'reduced'
    const hands = handsAt(time.hour, time.minute, time.second, time.millisecond, calm)
    for (const [index, hand] of ORDER.entries()) {
      shadows.current?.children[index]?.setAttribute('d', pathOf(handShadow(plan, hand, hands[hand])))
      const [low, high] = handSeen(plan, hand, hands[hand])
      const bar = edges.current?.children[index]
      // Upwards is less, on a screen.
      bar?.setAttribute(upright ? 'y' : 'x', String(radius * (upright ? -high : low)))
      bar?.setAttribute(upright ? 'height' : 'width', String(radius * (high - low)))
    }
    if (!calm && time.millisecond < STEP_MS) return undefined
    return !calm && time.second === 59 && time.millisecond < 1000 - STEP_MS
      ? 1000 - STEP_MS - time.millisecond
      : untilSecond(time)
  }, 30)
  return (
    <svg className={`${styles.layer} ${styles.hands}`} width="100%" height="100%" aria-hidden="true">
      <g ref={shadows}>
        {ORDER.map((hand) => (
          <path key={hand} className={hand === 'second' ? styles.ruby : styles.shade} />
        ))}
      </g>
      <path className={styles.shade} d={circle(plan, 0.085)} />
      <g ref={edges} transform={`translate(${edge.join(' ')})`}>
        {ORDER.map((hand) => {
          const thick = radius * (hand === 'second' ? 0.014 : 0.023)
          const before = -HANDS[hand].before * radius - thick / 2
          return (
            <rect
              key={hand}
              className={hand === 'second' ? styles.ruby : styles.shade}
              {...(upright ? { x: before, width: thick } : { y: -before - thick, height: thick })}
            />
          )
        })}
      </g>
    </svg>
  )
})

/** A dial seen from its edge, and the shadow that tells. */
export default function SideView() {
  const art = useRef<HTMLDivElement>(null)
  const size = useSize(art)
  const wide = size?.width
  const high = size?.height
  const plan = useMemo(() => (wide && high ? planOf(wide, high) : undefined), [wide, high])
  return (
    <Stage css={css} images={images} fonts={fonts} artRef={art} className={styles.room}>
      {plan && (
        <>
          <Wall plan={plan} />
          <Dial plan={plan} />
          <Clock plan={plan} />
          <Hands plan={plan} />
        </>
      )}
    </Stage>
  )
}
