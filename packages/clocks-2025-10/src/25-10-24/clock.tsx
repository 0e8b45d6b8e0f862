import { Stage, useClockTime, useSize } from '@found-time/clock-runtime'
import { useRef } from 'react'
import styles, { css } from './clock.module.css'
import { RUNNING, SITTING, STANDING } from './figures'
import { type Block, comeAt, figureOf, type Plan, placeIn, planOf } from './model'

export { notes } from './notes'

const letters = {
  family: 'ft-25-10-24 Letters',
  source: new URL('./letters.woff2', import.meta.url).href,
  weight: '100 900',
}

export const images = []
export const fonts = [letters]

/** A table in the manner of Gerd Arntz and Otto Neurath: quantity is told by number, never by size. */
export default function Isotype() {
  const art = useRef<HTMLDivElement>(null)
  const { width, height } = useSize(art) ?? { width: 1280, height: 800 }
  const { hour, minute } = useClockTime('minute')
  const { standing, sitting } = comeAt(hour, minute, 0)
  const plan = planOf(width, height)
  const box = { width, height, viewBox: `0 0 ${width} ${height}`, className: styles.table }
  return (
    <Stage css={css} fonts={fonts} images={images} artRef={art} className={styles.paper}>
      <svg aria-hidden="true" {...box}>
        <Figures block={plan.standing} kinds={STANDING} all={12} come={standing} />
        <Figures block={plan.sitting} kinds={SITTING} all={60} come={sitting} />
        <Labels plan={plan} standing={standing} sitting={sitting} />
      </svg>
      <svg aria-hidden="true" {...box}>
        <Runners plan={plan} />
      </svg>
    </Stage>
  )
}

/** Those who came, the last of them in a colour, and the places of those who have not. */
function Figures(props: { block: Block; kinds: readonly string[]; all: number; come: number }) {
  const { block, kinds, all, come } = props
  const indent = (block.across - 100 * block.scale) / 2
  return Array.from({ length: all }, (_, index) => {
    const { x, y } = placeIn(block, index)
    const state = index + 1 === come ? styles.last : index < come ? styles.come : styles.awaited
    return (
      <path
        key={index}
        className={state}
        d={kinds[figureOf(index, Math.floor(index / block.columns), kinds.length)]}
        transform={`translate(${x + indent} ${y}) scale(${block.scale})`}
      />
    )
  })
}

function Runners({ plan }: { plan: Plan }) {
  const { hour, minute, second } = useClockTime('second')
  const { running } = comeAt(hour, minute, second)
  return <Figures block={plan.running} kinds={RUNNING} all={60} come={running} />
}

/** The key, and the numbers that save counting. */
function Labels({ plan, standing, sitting }: { plan: Plan; standing: number; sitting: number }) {
  const { type, number, margin } = plan
  const rest = sitting - 1
  const heads: [Block, string][] = [
    [plan.standing, 'hours stand'],
    [plan.sitting, 'minutes sit'],
    [plan.running, 'seconds run'],
  ]
  const rows = (block: Block, tall: number) =>
    Array.from({ length: 60 / block.columns }, (_, row) => ({
      told: row * block.columns,
      y: placeIn(block, row * block.columns).y + (block.scale * tall) / 2 + type * 0.36,
    }))
  return (
    <g style={{ fontSize: type }}>
      {heads.map(([block, text]) => (
        <text
          key={text}
          x={margin}
          y={block.top - type * (block === plan.sitting ? 1.9 : 0.6)}
          className={styles.key}
        >
          {text}
        </text>
      ))}
      {Array.from({ length: 12 }, (_, index) => {
        const { x, y } = placeIn(plan.standing, index)
        return (
          <text
            key={index}
            x={x + plan.standing.across / 2}
            y={y + plan.standing.scale * 300 + number * 0.98}
            style={{ fontSize: number }}
            className={`${styles.middle} ${index + 1 === standing ? styles.now : index < standing ? styles.come : styles.later}`}
          >
            {index + 1}
          </text>
        )
      })}
      {Array.from({ length: plan.sitting.columns }, (_, index) => (
        <text
          key={index}
          x={plan.sitting.left + (index + 0.5) * plan.sitting.across}
          y={plan.sitting.top - type * 0.5}
          className={`${styles.middle} ${sitting > 0 && index === rest % plan.sitting.columns ? styles.now : styles.come}`}
        >
          {index + 1}
        </text>
      ))}
      {rows(plan.sitting, 112).map(({ told, y }) => (
        <text
          key={told}
          x={margin}
          y={y}
          className={sitting > told && sitting <= told + plan.sitting.columns ? styles.now : styles.come}
        >
          {told}
        </text>
      ))}
      {rows(plan.running, 100).map(({ told, y }) => (
        <text key={told} x={margin} y={y} className={styles.come}>
          {told}
        </text>
      ))}
    </g>
  )
}
