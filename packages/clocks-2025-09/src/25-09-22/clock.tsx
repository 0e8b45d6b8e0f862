import {
  type ClockTime,
  createRandom,
  Stage,
  untilSecond,
  useClockTime,
  useFrame,
  useSize,
} from '@found-time/clock-runtime'
import { useRef } from 'react'
import styles, { css } from './clock.module.css'
import { installedAt, linesOf, logAt, outOf, type Plan, planOf, type Row, TREE } from './model'

export { notes } from './notes'

const FACE = 'ft-25-09-22 Plate'
export const images = []
export const fonts = [
  { family: FACE, source: new URL('./plate.woff2', import.meta.url).href, weight: '400', style: 'italic' },
]

/** Type is set this many times as large and drawn smaller, so that it is as broad in every engine. */
const FINE = 8

const type = (size: number) => ({ fontFamily: FACE, fontStyle: 'italic', fontSize: size * FINE })
const put = (x: number, y: number) => `translate(${x} ${y}) scale(${1 / FINE})`

/** How broad a letter of a name is, at most, in its size. */
const LETTER = 0.42

const LEAVES = [
  'M0 0C22-34 66-38 100-6C66 30 24 30 0 0Z',
  'M0 0C14-26 60-42 104-2C70 22 30 38 0 0Z',
  'M0 0C30-30 58-26 110 4C70 36 20 34 0 0Z',
  'M0 0C26-40 74-32 98 2C60 26 28 26 0 0Z',
  'M0 0C20-24 70-34 108-8C74 34 34 36 0 0Z',
] as const
const VEIN = 'M6 0C36-4 66-4 90-3M34-3L48-15M56-4L68-14M36-2L52 10M58-3L70 7'

/** The trunk, broad at the ground, with the lines an engraver gives a round thing. */
function Trunk({ trunk, ground, rows, size }: Plan) {
  const top = Math.min(...rows.map(({ y }) => y)) + size * 2
  const foot = size * 1.25
  const line = (part: number) => {
    const [low, high] = [part * foot, part * size * 0.16]
    return `M${trunk + low * 1.5} ${ground}C${trunk + low} ${ground - size * 3} ${trunk + low * 0.8 - size * 0.3} ${ground * 0.6} ${trunk + high} ${top}`
  }
  return [-1, -0.55, -0.1, 0.4, 0.75, 1].map((part) => (
    <path
      key={part}
      d={line(part)}
      strokeWidth={Math.max(0.8, size * (Math.abs(part) === 1 ? 0.1 : 0.055))}
    />
  ))
}

/** The leaf of a minute: an outline until it is installed. */
function Sprig({ row, plan, now, state }: { row: Row; plan: Plan; now: boolean; state: string | undefined }) {
  const { between, pick } = createRandom('leaf', row.minute)
  const most = plan.text - plan.tip
  const long = now ? Math.min(row.height * 0.9, most * 1.25) : Math.min(plan.size * 1.25, most * 0.8)
  const out = now ? 0 : outOf(plan, row.minute)
  const x = plan.trunk + row.side * (plan.text + out - long - plan.size * (now ? 0.6 : 0.35))
  const lean = between(-20, 20) * (now ? 0.3 : 1)
  const scale = long / 106
  return (
    <g transform={`translate(${x} ${row.y}) scale(${row.side * scale} ${scale}) rotate(${lean})`}>
      <path className={state} d={pick(LEAVES)} strokeWidth={Math.max(0.8, plan.size * 0.055) / scale} />
      <path
        className={state === styles.leaf ? undefined : styles.vein}
        d={VEIN}
        strokeWidth={Math.max(0.6, plan.size * 0.045) / scale}
      />
    </g>
  )
}

/** A branch with its five twigs, and its number. */
function Limb({ index, plan, lit, minute }: { index: number; plan: Plan; lit: boolean; minute: number }) {
  const { trunk, node, tip, size, hourSize, ground } = plan
  const rows = plan.rows.filter((row) => Math.floor(row.minute / 5) === index)
  const side = rows[0]!.side
  const at = (out: number) => trunk + side * out
  const y = rows.reduce((sum, row) => sum + row.y, 0) / rows.length
  const from = Math.min(y + (plan.tall ? size * 4.5 : size * 3.2), ground - size * 0.6)
  const high = lit ? hourSize : size * 1.25
  const middle = at(node * 0.575)
  const text = String(index || 12)
  const half = text.length * high * (lit ? 0.255 : 0.2) + (lit ? high * 0.05 : size * 0.3)
  return (
    <>
      <path
        className={lit ? styles.lit : undefined}
        d={`M${trunk} ${from}C${at(node * 0.1)} ${y + (from - y) * 0.3} ${at(node * 0.3)} ${y} ${at(node)} ${y}`}
        strokeWidth={size * (lit ? 0.24 : 0.15)}
      />
      {rows.map((row) => {
        const now = row.minute === minute
        const end = now ? plan.text - Math.min(row.height * 0.9, (plan.text - tip) * 1.25) - size * 0.6 : tip
        return (
          <path
            key={row.minute}
            className={lit || now ? styles.lit : undefined}
            d={`M${at(node)} ${y}C${at(node + (end - node) * 0.55)} ${y} ${at(node + (end - node) * 0.4)} ${row.y} ${at(end)} ${row.y}${now ? '' : `H${at(plan.text + outOf(plan, row.minute) - size * 1.5)}`}`}
            strokeWidth={size * (lit || now ? 0.13 : 0.075)}
          />
        )
      })}
      <rect
        className={styles.gap}
        x={middle - half}
        y={y - high * 0.4}
        width={half * 2}
        height={high * 0.8}
      />
      <text
        className={lit ? styles.number : styles.over}
        transform={put(middle, y + high * 0.33)}
        style={type(high)}
      >
        {text}
      </text>
    </>
  )
}

/** What is written at a leaf. */
function Name({ row, plan, now, lit }: { row: Row; plan: Plan; now: boolean; lit: boolean }) {
  const { name, version } = TREE[Math.floor(row.minute / 5)]!.leaves[row.minute % 5]!
  const { trunk, text, size, minuteSize, room } = plan
  const at = (out: number) => trunk + row.side * (text + out)
  const anchor = row.side > 0 ? 'start' : 'end'
  if (!now)
    return (
      <text
        className={lit ? styles.bright : undefined}
        textAnchor={anchor}
        transform={put(at(outOf(plan, row.minute)), row.y + size * 0.24)}
        style={type(size)}
      >
        {name}
        {plan.tall ? '' : `@${version}`}
      </text>
    )
  const figures = String(row.minute)
  const out = figures.length * minuteSize * 0.52 + size * 0.5
  const lines = linesOf(name)
  const longest = Math.max(...lines.map((line) => line.length))
  const big = Math.min(row.height * (lines.length > 1 ? 0.3 : 0.36), (room - out) / (longest * LETTER))
  const small = Math.max(size, big * 0.62)
  // The version hangs below the name, and the two stand in the middle together.
  const base = row.y - (lines.length - 1) * big * 0.72
  return (
    <>
      <text
        className={styles.figures}
        textAnchor={anchor}
        transform={put(at(0), row.y + minuteSize * 0.33)}
        style={type(minuteSize)}
      >
        {figures}
      </text>
      {lines.map((line, index) => (
        <text
          key={line}
          className={styles.bright}
          textAnchor={anchor}
          transform={put(at(out), base + index * big * 0.95)}
          style={type(big)}
        >
          {line}
        </text>
      ))}
      <text
        className={styles.bright}
        textAnchor={anchor}
        transform={put(at(out), base + (lines.length - 1) * big * 0.95 + small * 1.35)}
        style={type(small)}
      >
        {`@${version}`}
      </text>
    </>
  )
}

/** A tree of packages: a branch for the hour, a leaf for the minute. */
export default function NodeModules() {
  const { hour, minute } = useClockTime('minute')
  const art = useRef<HTMLDivElement>(null)
  const log = useRef<SVGTextElement>(null)
  const { width, height } = useSize(art) ?? { width: 1280, height: 800 }
  const plan = planOf(width, height, hour, minute)
  const { branch } = installedAt(hour, minute)

  useFrame((time: ClockTime) => {
    const text = logAt(time.second)
    if (log.current && log.current.textContent !== text) log.current.textContent = text
    return untilSecond(time)
  }, 'second')

  const logSize = Math.max(plan.size * 1.12, Math.min(height * 0.026, 13))
  const drawn = [...Array(12).keys()].sort((a, b) => Number(a === branch) - Number(b === branch))
  return (
    <Stage css={css} images={images} fonts={fonts} artRef={art} className={styles.ground}>
      <svg aria-hidden="true" width={width} height={height} className={styles.plate}>
        <Trunk {...plan} />
        {drawn.map((index) => (
          <Limb key={index} index={index} plan={plan} lit={index === branch} minute={minute} />
        ))}
        {plan.rows.map((row) => {
          const now = row.minute === minute
          const lit = Math.floor(row.minute / 5) === branch
          const state = now ? styles.now : row.minute < minute ? styles.grown : styles.leaf
          return (
            <g key={row.minute}>
              <Sprig row={row} plan={plan} now={now} state={state} />
              <Name row={row} plan={plan} now={now} lit={lit} />
            </g>
          )
        })}
      </svg>
      <svg aria-hidden="true" width={width} height={height} className={styles.plate}>
        <text
          ref={log}
          textAnchor="middle"
          transform={put(width / 2, height - (height - plan.ground) * 0.36)}
          style={type(logSize)}
        />
      </svg>
    </Stage>
  )
}
