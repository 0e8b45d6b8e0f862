import { Stage, useClockTime, useSize } from '@found-time/clock-runtime'
import { type ReactNode, useRef } from 'react'
import styles, { css } from './clock.module.css'
import {
  beatAt,
  circlePath,
  crossingPath,
  escapeAt,
  escapePath,
  PARTS,
  type Plan,
  type Point,
  partAt,
  planOf,
  pointOf,
  springPath,
  TRAIN,
  wheelPath,
} from './model'

export { notes } from './notes'

const FACE = 'ft-25-09-04 Lettering'
export const images = []
export const fonts = [
  { family: FACE, source: new URL('./lettering.woff2', import.meta.url).href, weight: '400' },
]

/** Type is set this many times as large and drawn smaller, so that it is as broad in every engine. */
const FINE = 8

function Lettering({
  x,
  y,
  size,
  anchor = 'middle',
  reversed,
  children,
}: {
  x: number
  y: number
  size: number
  anchor?: 'start' | 'middle' | 'end'
  reversed?: boolean
  children: ReactNode
}) {
  return (
    <text
      className={reversed ? styles.reversed : undefined}
      textAnchor={anchor}
      transform={`translate(${x} ${y + size * 0.36}) scale(${1 / FINE})`}
      style={{ fontFamily: FACE, fontSize: size * FINE }}
    >
      {children}
    </text>
  )
}

/** Where the arbors are between the plates. */
const ARBORS = {
  great: [0, -0.34],
  centre: [0, 0],
  third: [0.4, 0.32],
  escape: [-0.05, 0.55],
  pallets: [-0.05, 0.83],
} as const
const PILLARS = [
  [0.62, 0.62],
  [-0.62, 0.62],
  [0.66, -0.52],
  [-0.66, -0.52],
] as const

/** The outline of each part, in the radius of the largest; what is cut out of it, and what is only drawn on it. */
interface Shape {
  readonly part: number
  readonly arbor?: readonly [number, number]
  readonly body: string
  readonly holes?: string
  readonly detail?: string
  /** How thick it is. */
  readonly thick: number
}

const TEETH = 0.035
const ring = (radius: number, count: number, inner: (index: number) => number) =>
  Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI
    const [x, y] = [Math.sin(angle), -Math.cos(angle)]
    return `M${x * inner(index)} ${y * inner(index)}L${x * radius} ${y * radius}`
  }).join('')

const pivots = Object.values(ARBORS)
  .map(([x, y]) => circlePath(0.032, x, -y))
  .join('')
const screws = PILLARS.map(([x, y]) => circlePath(0.05, x, -y)).join('')
const plate =
  'M-0.74-0.86H0.74A0.1 0.1 0 0 1 0.84-0.76V0.6A0.1 0.1 0 0 1 0.74 0.7H-0.74A0.1 0.1 0 0 1 -0.84 0.6V-0.76A0.1 0.1 0 0 1 -0.74-0.86Z'

const SHAPES: readonly Shape[] = [
  {
    part: 12,
    arbor: ARBORS.pallets,
    body: `M-0.014-0.04H0.014V1.62H-0.014Z${circlePath(0.23, 0, 1.83)}`,
    detail: circlePath(0.17, 0, 1.83) + circlePath(0.035, 0, 1.83),
    thick: 0.05,
  },
  {
    part: 11,
    body: plate,
    holes:
      pivots +
      circlePath(0.12, 0.42, 0.36) +
      'M-0.5 0.1A0.3 0.3 0 0 1 -0.5 0.6L-0.3 0.5A0.2 0.2 0 0 0 -0.3 0.2Z',
    detail: screws,
    thick: 0.035,
  },
  {
    part: 10,
    arbor: ARBORS.pallets,
    body: 'M-0.06 0A0.06 0.06 0 0 1 0.06 0L0.24 0.2L0.2 0.33L0.15 0.3L0.17 0.22L0 0.08L-0.17 0.22L-0.15 0.3L-0.2 0.33L-0.24 0.2Z',
    holes: circlePath(0.02),
    thick: 0.03,
  },
  {
    part: 9,
    arbor: ARBORS.escape,
    body: escapePath(TRAIN.escape, 0.27, 0.055),
    holes: crossingPath(4, 0.06, 0.185, 0.03),
    detail: circlePath(0.02),
    thick: 0.02,
  },
  {
    part: 8,
    arbor: ARBORS.third,
    body: wheelPath(TRAIN.third, 0.36, TEETH * 0.85),
    holes: crossingPath(5, 0.08, 0.29, 0.035),
    detail: circlePath(0.022) + circlePath(0.05),
    thick: 0.022,
  },
  {
    part: 7,
    arbor: ARBORS.centre,
    body: wheelPath(TRAIN.centre, 0.46, TEETH),
    holes: crossingPath(5, 0.1, 0.375, 0.04),
    detail: circlePath(0.028) + circlePath(0.065),
    thick: 0.026,
  },
  {
    part: 6,
    arbor: ARBORS.great,
    body: wheelPath(TRAIN.great, 0.45, TEETH),
    detail: circlePath(0.385) + springPath(9, 0.09, 0.36) + circlePath(0.06),
    thick: 0.1,
  },
  {
    part: 5,
    body: plate,
    holes: `${pivots}M-0.5 -0.46H-0.22V-0.2H-0.5ZM0.3 0.4A0.22 0.22 0 0 1 0.66 0.3L0.6 0.56H0.36Z`,
    detail: screws,
    thick: 0.035,
  },
  {
    part: 4,
    body: wheelPath(TRAIN.hourWheel, 0.3, TEETH),
    holes: circlePath(0.05),
    detail: circlePath(0.24) + circlePath(0.09),
    thick: 0.03,
  },
  {
    part: 3,
    body: circlePath(0.98),
    holes: circlePath(0.05),
    detail:
      circlePath(0.93) +
      circlePath(0.83) +
      ring(0.93, 60, () => 0.83) +
      ring(0.83, 12, (index) => (index % 3 ? 0.7 : 0.6)),
    thick: 0.016,
  },
]

/** How thick lines are, on a stage of this size. */
const weights = ({ type }: Plan) => ({ thick: type * 0.115, thin: type * 0.055, fine: type * 0.042 })

function Part({ shape, plan, held, turn = 0 }: { shape: Shape; plan: Plan; held: boolean; turn?: number }) {
  const { part, arbor = [0, 0], body, holes, detail, thick } = shape
  const { across, up, radius, axis } = plan
  const [x, y] = pointOf(plan, part, arbor[0], arbor[1])
  const lines = weights(plan)
  const deep = thick * radius
  const matrix = (out: number) =>
    `matrix(${across[0] * radius} ${across[1] * radius} ${-up[0] * radius} ${-up[1] * radius} ${x + axis[0] * out} ${y + axis[1] * out})${turn ? ` rotate(${turn * 360})` : ''}`
  const strokeWidth = lines.thick * (held ? 1.5 : 1)
  return (
    <g className={held ? styles.held : undefined}>
      {[1, 0.5].map((back) => (
        <path
          key={back}
          className={styles.body}
          d={body}
          transform={matrix(deep * back)}
          strokeWidth={back === 1 ? strokeWidth : lines.fine}
        />
      ))}
      <g transform={matrix(0)}>
        <path className={styles.body} d={body} strokeWidth={strokeWidth} />
        {holes && <path className={styles.hole} d={holes} strokeWidth={lines.thin * (held ? 1.6 : 1.2)} />}
        {detail && <path d={detail} strokeWidth={lines.thin} />}
      </g>
    </g>
  )
}

/** A chain line through an arbor: a long dash, a short one. */
function CentreLine({
  plan,
  arbor,
  from,
  to,
}: {
  plan: Plan
  arbor: readonly [number, number]
  from: number
  to: number
}) {
  const [start, end] = [pointOf(plan, from, arbor[0], arbor[1]), pointOf(plan, to, arbor[0], arbor[1])]
  const dash = plan.type
  return (
    <line
      x1={start[0]}
      y1={start[1]}
      x2={end[0]}
      y2={end[1]}
      strokeWidth={weights(plan).fine}
      strokeDasharray={`${dash} ${dash * 0.25} ${dash * 0.25} ${dash * 0.25}`}
    />
  )
}

/** Where a balloon's line ends on its part, in the part's own breadth and height. */
const HELD_AT: readonly Point[] = [
  [0.02, 0.62],
  [0.12, 0.4],
  [0, 0.98],
  [0.5, -0.1],
  [0.3, 0.86],
  [0.4, -0.48],
  [0.1, 0.45],
  [0.45, 0.67],
  [-0.02, 0.81],
  [-0.05, 0.86],
  [0.45, 0.86],
  [0, -0.84],
]
const HELD_AT_SIDE: readonly Point[] = [
  [0.02, 0.62],
  [0.12, 0.4],
  [0.98, 0],
  [0.55, -0.12],
  [0.84, 0.2],
  [0.44, -0.34],
  [0.46, 0],
  [0.76, 0.32],
  [0.2, 0.6],
  [0.15, 0.6],
  [0.84, -0.3],
  [0.1, -1],
]

type Turns = Readonly<Record<number, number>>

/** The line from a part to its balloon. */
function Leader({ part, plan, held, turns }: { part: number; plan: Plan; held: boolean; turns: Turns }) {
  const [x, y] = plan.balloons[part - 1]!
  // A hand is held half way along, wherever it points.
  const turn = (turns[part] ?? 0) * 2 * Math.PI
  const end: Point =
    part in turns
      ? [Math.sin(turn) * 0.45, Math.cos(turn) * 0.45]
      : (plan.tall ? HELD_AT_SIDE : HELD_AT)[part - 1]!
  const [toX, toY] = pointOf(plan, part, ...end)
  const lines = weights(plan)
  return (
    <>
      <line x1={x} y1={y} x2={toX} y2={toY} strokeWidth={held ? lines.thick : lines.fine} />
      <circle className={styles.solid} cx={toX} cy={toY} r={lines.thick * (held ? 2 : 1.2)} strokeWidth={0} />
    </>
  )
}

function Balloon({ part, plan, held }: { part: number; plan: Plan; held: boolean }) {
  const { balloons, balloon, large } = plan
  const [x, y] = balloons[part - 1]!
  const radius = held ? large : balloon
  return (
    <>
      <circle
        className={held ? styles.full : styles.open}
        cx={x}
        cy={y}
        r={radius}
        strokeWidth={weights(plan).thin * 1.3}
      />
      <Lettering x={x} y={y} size={radius * (held ? 1.12 : 1.05)} reversed={held}>
        {part}
      </Lettering>
    </>
  )
}

/** The dimension: how far the parts are apart, between two arrows; upright, the figure stands at the end of the line. */
function Dimension({ plan, minute }: { plan: Plan; minute: number }) {
  const { tall, dimension, figure, landing } = plan
  const lines = weights(plan)
  const [start, end] = [pointOf(plan, 1, 0, 0), pointOf(plan, 12, 0, 0)]
  const side = tall ? 1 : 0
  const [from, to] = [start[side], end[side]]
  const middle = (from + to) / 2
  const wide = figure * (String(minute).length * 0.36 + 0.22)
  const xy = (along: number, off = 0) =>
    tall ? `${dimension + off} ${along}` : `${along} ${dimension + off}`
  const head = plan.type * 1.25
  const wing = head * 0.22
  const over = head * 0.45
  return (
    <>
      <path
        d={
          tall
            ? `M${start[0]} ${from}H${dimension - over}M${end[0]} ${to}H${dimension - over}`
            : `M${from} ${start[1]}V${dimension + over}M${to} ${end[1]}V${dimension + over}`
        }
        strokeWidth={lines.fine}
      />
      <path
        d={
          tall
            ? `M${dimension} ${from}V${landing[1]}H${landing[0]}`
            : `M${from} ${dimension}H${middle - wide}M${middle + wide} ${dimension}H${to}`
        }
        strokeWidth={lines.thin * 1.4}
      />
      <path
        className={styles.solid}
        d={`M${xy(from)}L${xy(from + head, wing)}L${xy(from + head, -wing)}ZM${xy(to)}L${xy(to - head, wing)}L${xy(to - head, -wing)}Z`}
        strokeWidth={0}
      />
      <Lettering
        x={tall ? landing[0] + figure * 0.18 : middle}
        y={tall ? landing[1] : dimension}
        size={figure}
        anchor={tall ? 'start' : 'middle'}
      >
        {minute}
      </Lettering>
    </>
  )
}

/** Hands, drawn upwards from the middle, and turned to the time. */
const HANDS: Record<1 | 2, string> = {
  1: 'M-0.035 0.2L-0.018 0.06A0.06 0.06 0 0 1 -0.018-0.06L-0.03-0.5L0-0.9L0.03-0.5L0.018-0.06A0.06 0.06 0 0 1 0.018 0.06L0.035 0.2Z',
  2: 'M-0.045 0.16L-0.022 0.07A0.075 0.075 0 0 1 -0.022-0.07L-0.05-0.34L0-0.58L0.05-0.34L0.022-0.07A0.075 0.075 0 0 1 0.022 0.07L0.045 0.16Z',
}

/** What a layer of the drawing holds: the parts behind the escapement, the escapement, and the parts before it. */
function Parts({
  parts,
  plan,
  held,
  turns,
}: {
  parts: readonly number[]
  plan: Plan
  held: number
  turns: Readonly<Record<number, number>>
}) {
  return parts.map((part) => {
    const shape = SHAPES.find((each) => each.part === part) ?? {
      part,
      body: HANDS[part as 1 | 2],
      holes: circlePath(0.022),
      thick: 0.014,
    }
    return (
      <g key={part}>
        {part === 4 && (
          <Part
            shape={{
              part: 4.25,
              arbor: [0.33, -0.2],
              body: wheelPath(TRAIN.minuteWheel, 0.24, TEETH),
              holes: circlePath(0.03),
              detail: circlePath(0.19) + circlePath(0.07),
              thick: 0.024,
            }}
            plan={plan}
            held={held === 4}
          />
        )}
        <Part shape={shape} plan={plan} held={part === held} turn={turns[part] ?? 0} />
      </g>
    )
  })
}

/** The layers: what is nearer lies over what is farther, and only the escapement's changes each second. */
const BEHIND = [11] as const
const BEFORE = [8, 7, 6, 5, 4, 3, 2, 1] as const

function Beating({ plan, held, parts }: { plan: Plan; held: number; parts: readonly number[] }) {
  const { second } = useClockTime('second')
  const beat = beatAt(second)
  return (
    <Parts
      parts={parts}
      plan={plan}
      held={held}
      turns={{ 12: beat * 0.006, 10: beat * 0.012, 9: escapeAt(second) }}
    />
  )
}

/** A clock taken apart on a sheet. */
export default function InsideOut() {
  const { hour, minute } = useClockTime('minute')
  const art = useRef<HTMLDivElement>(null)
  const { width, height } = useSize(art) ?? { width: 1280, height: 800 }
  const plan = planOf(width, height, minute)
  const held = partAt(hour)
  const { inset, type, tall } = plan
  const lines = weights(plan)
  const box = { width, height, className: styles.layer }
  const order = [...Array(12).keys()]
    .map((index) => index + 1)
    .sort((a, b) => Number(a === held) - Number(b === held))
  const hands = { 1: minute / 60, 2: ((hour % 12) + minute / 60) / 12 }
  const foot = height - inset * 1.2 - type
  return (
    <Stage css={css} images={images} fonts={fonts} artRef={art} className={styles.sheet}>
      <svg aria-hidden="true" {...box}>
        <rect
          x={inset}
          y={inset}
          width={width - inset * 2}
          height={height - inset * 2}
          strokeWidth={lines.thin}
        />
        <Dimension plan={plan} minute={minute} />
        <CentreLine plan={plan} arbor={[0, 0]} from={0.6} to={12.4} />
      </svg>
      <svg aria-hidden="true" {...box}>
        <Beating plan={plan} held={held} parts={[12]} />
      </svg>
      <svg aria-hidden="true" {...box}>
        <Parts parts={BEHIND} plan={plan} held={held} turns={{}} />
        <CentreLine plan={plan} arbor={ARBORS.escape} from={5} to={11} />
      </svg>
      <svg aria-hidden="true" {...box}>
        <Beating plan={plan} held={held} parts={[10, 9]} />
      </svg>
      <svg aria-hidden="true" {...box}>
        <Parts parts={BEFORE} plan={plan} held={held} turns={hands} />
        {order.map((part) => (
          <Leader key={part} part={part} plan={plan} held={part === held} turns={hands} />
        ))}
        {order.map((part) => (
          <Balloon key={part} part={part} plan={plan} held={part === held} />
        ))}
        <Lettering x={inset * 2.2} y={foot} size={type} anchor="start">
          {tall ? 'ALL GAPS IN MINUTES' : 'ALL GAPS IN MINUTES.  DO NOT SCALE: READ.'}
        </Lettering>
        <Lettering x={width - inset * 2.2} y={foot} size={type} anchor="end">
          {`${held}  ${PARTS[held - 1]}`}
        </Lettering>
      </svg>
    </Stage>
  )
}
