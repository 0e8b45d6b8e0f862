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
import { memo, type RefObject, useMemo, useRef } from 'react'
import styles, { css } from './clock.module.css'
import { planOf, STEP_MS, slabsAt } from './model'
import { BODY } from './walker'

export { notes } from './notes'

const figures = {
  family: 'ft-25-07-16 Figures',
  source: new URL('./figures.woff2', import.meta.url).href,
  weight: '700',
}

export const images: string[] = []
export const fonts = [figures]

type Plan = ReturnType<typeof planOf>

/** How far they lean from foot to foot, in degrees. */
const LEAN = 6

/** How tall a walker is, as a part of the unit. */
const TALL = 0.142

/** Twelve walkers on a band with one side. */
export default function Strip() {
  const art = useRef<HTMLDivElement>(null)
  const { width, height } = useSize(art) ?? { width: 1280, height: 800 }
  const plan = useMemo(() => planOf(width, height), [width, height])
  const { hour, minute } = useClockTime('minute')
  useSteps(art)
  return (
    <Stage css={css} images={images} fonts={fonts} artRef={art} className={styles.page} ground={styles.pink}>
      <svg
        aria-hidden="true"
        className={styles.band}
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
      >
        <Band plan={plan} />
        <Slab plan={plan} slab={minute} className={styles.now} />
      </svg>
      {slabsAt(hour, minute).map((slab, index) => (
        <Walker
          key={index}
          plan={plan}
          slab={slab}
          number={index + 1}
          flag={index + 1 === (hour % 12 || 12)}
        />
      ))}
    </Stage>
  )
}

/** Each second they lean over to the other foot, and at a new minute they land on the next slab; then they rest. */
function useSteps(art: RefObject<HTMLDivElement | null>) {
  const { motion } = useHostSettings()
  useFrame((time: ClockTime) => {
    const part = motion === 'reduced' ? 1 : Math.min(1, time.millisecond / STEP_MS)
    const side = time.second % 2 ? 1 : -1
    const lean = `${(side * LEAN * (2 * easeInOut(part) - 1)).toFixed(2)}deg`
    const lift = time.second === 0 ? `0 ${(-9 * (1 - part * part)).toFixed(1)}%` : 'none'
    for (const walker of art.current?.querySelectorAll<SVGElement>('[data-walker]') ?? []) {
      walker.style.rotate = lean
      walker.style.translate = lift
    }
    return part === 1 ? untilSecond(time) : undefined
  }, 30)
}

/** A slab's face with its number; an upright one, wherever it lies. */
function Slab({ plan: { unit, slabs }, slab, className }: { plan: Plan; slab: number; className?: string }) {
  const { path, x, y } = slabs[slab]!
  return (
    <g className={className}>
      <path d={path} />
      <text x={x} y={y + unit * 0.0175} fontSize={unit * 0.053}>
        {slab}
      </text>
    </g>
  )
}

/** What never moves. */
const Band = memo(function Band({ plan }: { plan: Plan }) {
  const [leaving, coming, face] = plan.twist
  return (
    <g>
      {plan.slabs.map((_, slab) => (
        <Slab key={slab} plan={plan} slab={slab} className={slab % 2 ? styles.dark : styles.light} />
      ))}
      <path className={styles.side} d={leaving} />
      <path className={styles.side} d={coming} />
      <path className={styles.face} d={face} />
    </g>
  )
})

function Walker({
  plan: { unit, slabs },
  slab,
  number,
  flag,
}: {
  plan: Plan
  slab: number
  number: number
  flag: boolean
}) {
  const { x, y, turn, inner } = slabs[slab]!.stand
  const height = TALL * unit
  const width = (height * 360) / 632
  // Who comes round on the other side is seen from his other side.
  const head = inner ? 82 : 208
  return (
    <div
      className={flag ? `${styles.place} ${styles.first}` : styles.place}
      style={{
        width,
        height,
        transform: `translate(${(x - width / 2).toFixed(2)}px, ${(y - height).toFixed(2)}px) rotate(${turn.toFixed(2)}deg)`,
      }}
    >
      <svg
        aria-hidden="true"
        data-walker=""
        className={flag ? styles.bearer : styles.walker}
        viewBox="-35 -120 360 632"
      >
        <g transform={inner ? 'translate(290 0) scale(-1 1)' : undefined}>
          {flag && <path className={styles.flag} d="M334-116H364V340H334ZM364-116H570L520-36L570 44H364Z" />}
          <path d={BODY} />
        </g>
        <circle cx={head} cy="-2" r="116" />
        <text x={head} y="61" transform={`rotate(${-turn.toFixed(2)} ${head} -2)`}>
          {number}
        </text>
      </svg>
    </div>
  )
}
