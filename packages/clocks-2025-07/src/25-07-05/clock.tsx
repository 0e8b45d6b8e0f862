import {
  createRandom,
  Stage,
  untilMinute,
  untilSecond,
  useClockTime,
  useFrame,
  useHostSettings,
  useSize,
} from '@found-time/clock-runtime'
import { type CSSProperties, memo, useRef } from 'react'
import styles, { css } from './clock.module.css'
import {
  bulbsOf,
  CIRCUITS,
  type Feature,
  featuresAt,
  heightOf,
  linesOf,
  litAt,
  matrixOf,
  type Plan,
  pixelsOf,
  planOf,
  STEPS,
  seen,
  sizeOf,
  swingAt,
} from './model'

export { notes } from './notes'

const TRACK = 'ft-25-07-05 Track'
const FAT = 'ft-25-07-05 Fat'
const ODD = 'ft-25-07-05 Odd'
const TUBES = 'ft-25-07-05 Tubes'

export const images = []
export const fonts = [
  { family: TRACK, source: new URL('./track.woff2', import.meta.url).href, weight: '400' },
  { family: FAT, source: new URL('./fat.woff2', import.meta.url).href, weight: '400' },
  { family: ODD, source: new URL('./odd.woff2', import.meta.url).href, weight: '400' },
  { family: TUBES, source: new URL('./tubes.woff2', import.meta.url).href, weight: '400' },
]

/** A theatre is short of letters: some are of another set, and an M may be a W on its head. */
function letterOf(
  text: string,
  index: number,
  seed: string,
): CSSProperties & { fallen?: boolean; '--of'?: number } {
  const { between } = createRandom(seed, text, index)
  const odd = between(0, 1)
  const fallen = odd >= 0.18 && (text[index] === 'M' || text[index] === 'W') && between(0, 1) < 0.35
  return {
    fontFamily: odd < 0.09 ? FAT : odd < 0.18 ? ODD : TRACK,
    '--of': odd < 0.09 ? 0.82 : 1,
    rotate: `${between(-1.6, 1.6).toFixed(2)}deg`,
    fallen,
  }
}

const FALLEN: Record<string, string> = { M: 'W', W: 'M' }

function Board({ feature, plan, seed }: { feature: Feature; plan: Plan; seed: string }) {
  const lines = linesOf(feature, plan.rows)
  return (
    <div className={styles.board} style={{ flex: 1 }}>
      {lines.map(({ text, red }, row) => (
        <div
          key={row}
          className={red ? styles.red : styles.line}
          style={
            {
              height: `${heightOf(row, plan.rows, lines.length)}em`,
              '--size': sizeOf(text, plan.rows, plan.length, heightOf(row, plan.rows, lines.length)),
            } as CSSProperties
          }
        >
          {[...text].map((character, index) => {
            if (character === ' ') return <b key={index} className={styles.gap} />
            const { fallen, ...style } = letterOf(text, index, seed)
            return (
              <b key={index} data-letter={index + row * 3} style={style}>
                {fallen ? <i className={styles.fallen}>{FALLEN[character]}</i> : character}
              </b>
            )
          })}
        </div>
      ))}
    </div>
  )
}

function Faces({ plan }: { plan: Plan }) {
  const { hourCycle, seed, motion } = useHostSettings()
  const { hour, minute } = useClockTime('minute')
  const faces = useRef<HTMLDivElement>(null)
  const features = featuresAt(hour, minute, hourCycle)
  useFrame((time) => {
    const resting = motion === 'reduced' || time.second > 0 || time.millisecond >= 900
    for (const letter of faces.current?.querySelectorAll<HTMLElement>(
      time.minute ? '[data-face="1"] [data-letter]' : '[data-letter]',
    ) ?? [])
      letter.style.transform = resting
        ? ''
        : `rotate(${swingAt(Number(letter.dataset.letter), time.second, time.millisecond).toFixed(2)}deg)`
    return resting ? untilMinute(time) : undefined
  }, 24)
  const pixels = pixelsOf(plan)
  return (
    <div ref={faces}>
      {([-1, 1] as const).map((face) => (
        <div
          key={face}
          data-face={face}
          className={face < 0 ? styles.face : styles.shaded}
          style={{
            width: plan.length * pixels,
            height: (plan.top - plan.low) * pixels,
            fontSize: plan.line * pixels,
            transform: matrixOf(plan, face),
          }}
        >
          <div
            className={styles.header}
            style={{ height: (plan.top - plan.board) * pixels, fontSize: 0.165 * pixels }}
          >
            {face < 0 ? 'FOUND' : 'TIME'}
          </div>
          <Board feature={features[face < 0 ? 0 : 1]} plan={plan} seed={seed} />
        </div>
      ))}
    </div>
  )
}

const DOORS = [-2.5, -1.5, -0.5, 0.5, 1.5]

/** What stands still: the house in its steps, the underside of the roof, the doors below. */
const House = memo(function House({ plan }: { plan: Plan }) {
  const { side, back, low, top, depth, focal } = plan
  const far = focal / (back + depth)
  const at = (x: number, y: number, z: number) =>
    seen(plan, x, y, z)
      .map((value) => value.toFixed(1))
      .join(' ')
  const wall = (left: number, right: number, bottom: number, high: number, fill: string, key?: number) => {
    const [x, y] = seen(plan, left, high, back)
    return (
      <rect key={key} x={x} y={y} width={(right - left) * far} height={(high - bottom) * far} fill={fill} />
    )
  }
  const fins = (half: number, high: number, count: number) =>
    Array.from({ length: count }, (_, index) => {
      const wide = (2 * half) / count
      const left = -half + index * wide
      return [
        wall(left, left + wide * 0.5, 0, high - (index % 2) * 0.05, '#c9432f', index * 3),
        wall(left + wide * 0.5, left + wide * 0.66, 0, high - 0.09, '#7d1c26', index * 3 + 1),
        wall(left + wide * 0.66, left + wide, 0, high - 0.12, '#a52f2a', index * 3 + 2),
      ]
    })
  const beams = [0.2, 0.36, 0.52, 0.68, 0.84]
  return (
    <svg className={styles.whole} aria-hidden="true">
      {fins(side * 0.96, top + 0.04, 16)}
      {fins(side * 0.74, top + 0.48, 12)}
      {fins(side * 0.46, top + 0.86, 8)}
      {fins(side * 0.22, top + 3, 4)}
      {wall(-side * 3, side * 3, -9, low, '#3a0d1c')}
      {DOORS.map((door) =>
        wall(side * (door * 0.4 + 0.03), side * (door * 0.4 + 0.37), -9, low - 0.09, '#ffc65c', door),
      )}
      {DOORS.map((door) =>
        wall(side * (door * 0.4 + 0.19), side * (door * 0.4 + 0.21), -9, low - 0.09, '#3a0d1c', door),
      )}
      {DOORS.map((door) => (
        <g key={door}>
          {wall(side * (door * 0.4 + 0.03), side * (door * 0.4 + 0.37), low - 0.3, low - 0.27, '#3a0d1c')}
          {wall(side * (door * 0.4 + 0.06), side * (door * 0.4 + 0.175), low - 0.62, low - 0.58, '#c9432f')}
          {wall(side * (door * 0.4 + 0.225), side * (door * 0.4 + 0.34), low - 0.62, low - 0.58, '#c9432f')}
        </g>
      ))}
      <path
        d={`M${at(0, low, 0)}L${at(side, low, back)}L${at(side, low - 0.045, back)}L${at(-side, low - 0.045, back)}L${at(-side, low, back)}Z`}
        fill="#e8912a"
      />
      <path d={`M${at(0, low, 0)}L${at(side, low, back)}L${at(-side, low, back)}Z`} fill="#f3a637" />
      {beams.map((part) => (
        <path
          key={part}
          d={`M${at(-side * part, low, back * part)}L${at(side * part, low, back * part)}`}
          stroke="#c96f1d"
          strokeWidth={(focal * 0.012) / (depth + back * part)}
        />
      ))}
    </svg>
  )
})

const Bulbs = memo(function Bulbs({ plan }: { plan: Plan }) {
  const { motion } = useHostSettings()
  const wires = useRef<HTMLDivElement>(null)
  useFrame((time) => {
    const calm = motion === 'reduced'
    const lit = litAt(time.second, time.millisecond, calm)
    for (const [circuit, layer] of [...(wires.current?.children ?? [])].entries())
      (layer as SVGElement).style.opacity = lit[circuit] ? '1' : '0'
    const beat = 1000 / STEPS
    const next = Math.ceil((time.millisecond + 1) / beat) * beat - time.millisecond
    return calm || next >= 1000 - time.millisecond ? untilSecond(time) : next
  }, 30)
  const bulbs = bulbsOf(plan)
  return (
    <>
      <svg className={styles.whole} aria-hidden="true">
        {bulbs.map(({ x, y, radius }, index) => (
          <g key={index}>
            <circle cx={x} cy={y} r={radius * 1.15} fill="#8a3b12" />
            <circle cx={x} cy={y} r={radius * 0.85} fill="#d98a3a" />
            <circle cx={x - radius * 0.25} cy={y - radius * 0.3} r={radius * 0.25} fill="#fff0c8" />
          </g>
        ))}
      </svg>
      <div ref={wires} className={styles.whole}>
        {Array.from({ length: CIRCUITS }, (_, circuit) => (
          <svg key={circuit} className={styles.circuit} aria-hidden="true">
            <radialGradient id={`ft-25-07-05-${circuit}`}>
              <stop offset="0.3" stopColor="#ffd24a" stopOpacity="0.75" />
              <stop offset="1" stopColor="#ff9a1a" stopOpacity="0" />
            </radialGradient>
            {bulbs
              .filter((bulb) => bulb.circuit === circuit)
              .map(({ x, y, radius }, index) => (
                <g key={index}>
                  <circle cx={x} cy={y} r={radius * 2.5} fill={`url(#ft-25-07-05-${circuit})`} />
                  <circle cx={x} cy={y} r={radius} fill="#ffe978" />
                  <circle cx={x} cy={y} r={radius * 0.62} fill="#fffbe0" />
                </g>
              ))}
          </svg>
        ))}
      </div>
    </>
  )
})

/** A cinema's roof from below, a prow of two faces: one bills the hour and the other the minute. */
export default function Marquee() {
  const art = useRef<HTMLDivElement>(null)
  const size = useSize(art)
  const wide = size?.width
  const high = size?.height
  const plan = useRef<{ wide: number; high: number; plan: Plan }>(undefined)
  if (wide && high && (plan.current?.wide !== wide || plan.current.high !== high))
    plan.current = { wide, high, plan: planOf(wide, high) }
  return (
    <Stage css={css} images={images} fonts={fonts} artRef={art} className={styles.street} ground={styles.sky}>
      {size && plan.current && (
        <>
          <House plan={plan.current.plan} />
          <Faces plan={plan.current.plan} />
          <Bulbs plan={plan.current.plan} />
        </>
      )}
    </Stage>
  )
}
