import {
  type ClockTime,
  easeOut,
  Stage,
  untilSecond,
  useClockTime,
  useFrame,
  useHostSettings,
  useSize,
} from '@found-time/clock-runtime'
import { type CSSProperties, useRef } from 'react'
import styles, { css } from './clock.module.css'
import { advanceOf, CAP } from './metrics'
import { type Act, actOf, codeOf, headerRows, type Plan, planOf, type Row } from './model'
import { meaningOf } from './registry'

export { notes } from './notes'

export const images = []
export const fonts = [
  {
    family: 'ft-25-07-28 Type',
    source: new URL('./type.woff2', import.meta.url).href,
    weight: '900',
    stretch: '50% 150%',
  },
]

/** Ground, ink, and the minutes' colour. A class of answers has a colour, and each hour beyond the classes its own. */
const COLOURS: readonly (readonly [string, string, string])[] = [
  ['#dfe4ea', '#15171c', '#e8271b'],
  ['#0c93e4', '#03123f', '#ffffff'],
  ['#0aa35c', '#02281a', '#ffffff'],
  ['#ffd21c', '#241800', '#d3005f'],
  ['#ff5130', '#330600', '#ffffff'],
  ['#d9006c', '#ffffff', '#ffe04a'],
]

const NINE_AND_AFTER: readonly (readonly [string, string, string])[] = [
  ['#8d5cff', '#170046', '#ffffff'],
  ['#c6f135', '#153a06', '#d4007a'],
  ['#ffa7d1', '#0a2bc9', '#d1002f'],
  ['#2546ff', '#ffffff', '#ffd84a'],
  ['#f46e00', '#330044', '#ffffff'],
  ['#5fe3c4', '#083b3a', '#c9003c'],
]

function coloursOf(hour: number): CSSProperties {
  const [ground, ink, accent] = COLOURS[hour] ?? NINE_AND_AFTER[hour % NINE_AND_AFTER.length]!
  return { '--ground': ground, '--ink': ink, '--accent': accent } as CSSProperties
}

const settings = (wdth: number) => `"wdth" ${wdth.toFixed(2)}`

/** A phrase stretches to its place in so many milliseconds, a header in as many as are left to it. */
const OPENS_MS = 600
const STEP_MS = 300

function Line({ row, className }: { row: Row; className?: string | undefined }) {
  return (
    <text
      x={row.x}
      y={row.y}
      className={className}
      style={{ fontSize: row.size, fontVariationSettings: settings(row.wdth) }}
    >
      {row.text}
    </text>
  )
}

/** What a phrase does to itself. */
function transformOf(act: Act, { phrase, margin }: Plan, width: number): string | undefined {
  const last = phrase.at(-1)!
  const height = last.y - phrase[0]!.y + phrase[0]!.size * CAP
  if (act === 'tip')
    return `rotate(-4 ${width / 2} ${last.y - height / 2}) translate(${margin} 0) scale(0.96)`
  if (act === 'lean')
    return `translate(0 ${last.y}) skewX(-14) scale(0.94 1) translate(${margin * 0.4} ${-last.y})`
  return undefined
}

function Phrase({ plan, act, hollow, width }: { plan: Plan; act: Act; hollow: boolean; width: number }) {
  const size = plan.phrase[0]!.size
  const rows = plan.phrase.map((row) => <Line key={row.y} row={row} />)
  return (
    <g
      data-phrase
      className={hollow ? styles.hollow : undefined}
      strokeWidth={size * 0.022}
      transform={transformOf(act, plan, width)}
    >
      {act === 'twice' && (
        <g className={styles.second} transform={`translate(${size * 0.07} ${size * -0.07})`}>
          {plan.phrase.map((row) => (
            <Line key={row.y} row={row} />
          ))}
        </g>
      )}
      {rows}
      {act === 'cut' &&
        plan.phrase.map((row) => (
          <rect
            key={row.y}
            className={styles.bar}
            y={row.y - row.size * CAP * 0.4}
            width={width}
            height={row.size * CAP * 0.5}
          />
        ))}
      {act === 'struck' &&
        plan.phrase.map((row, index) => (
          <rect
            key={row.y}
            className={styles.minute}
            x={plan.margin + width * (index % 2 ? 0.2 : 0.06)}
            y={row.y - row.size * CAP * 0.68}
            width={width * (index % 2 ? 0.5 : 0.72)}
            height={row.size * CAP * 0.34}
          />
        ))}
    </g>
  )
}

/** The number itself: what stands before its last two figures is the hour. */
function Digits({ rows }: { rows: readonly Row[] }) {
  const [row, below] = rows
  if (!row) return null
  const hours = below ? row.text : row.text.slice(0, -2)
  const minutes = below ?? {
    ...row,
    text: row.text.slice(-2),
    x: row.x + advanceOf(hours, row.wdth) * row.size,
  }
  return (
    <>
      <Line row={{ ...row, text: hours }} />
      <Line row={minutes} className={styles.minute} />
    </>
  )
}

/** An answer of a server, once a minute. */
export default function Status() {
  const { hour, minute } = useClockTime('minute')
  const { hourCycle, motion } = useHostSettings()
  const art = useRef<HTMLDivElement>(null)
  const { width, height } = useSize(art) ?? { width: 1280, height: 800 }
  const code = codeOf(hour, minute, hourCycle)
  const { phrase, protocol, source, assigned } = meaningOf(Number(code))
  const act = actOf(code)
  const plan = planOf(code, phrase, [protocol, source], width, height, act)

  useFrame((time: ClockTime) => {
    const still = motion === 'reduced'
    const step = still ? 1 : easeOut(Math.min(1, time.millisecond / STEP_MS))
    const lines = art.current?.querySelectorAll<SVGTextElement>('[data-header]') ?? []
    const rows = headerRows(time.second, Math.max(0, time.second - 1 + step), plan, width)
    for (const [index, row] of rows.entries()) {
      const line = lines[index]
      if (!line) continue
      if (line.textContent !== row.text) line.textContent = row.text
      line.setAttribute('x', row.x.toFixed(2))
      line.style.fontVariationSettings = settings(row.wdth)
    }
    const opening = time.second === 0 && !still && time.millisecond < OPENS_MS
    const opened = opening ? easeOut(time.millisecond / OPENS_MS) : 1
    for (const [index, line] of [
      ...(art.current?.querySelectorAll<SVGTextElement>('[data-phrase] text') ?? []),
    ].entries()) {
      const { wdth } = plan.phrase[index % plan.phrase.length]!
      const now = settings(50 + (wdth - 50) * opened)
      if (line.style.fontVariationSettings !== now) line.style.fontVariationSettings = now
    }
    if (step === 1 && !opening) return untilSecond(time)
  }, 24)

  const size = { width, height, viewBox: `0 0 ${width} ${height}` }
  return (
    <Stage
      css={css}
      images={images}
      fonts={fonts}
      artRef={art}
      className={styles.page}
      style={coloursOf(Number(code.slice(0, -2)))}
    >
      <svg aria-hidden="true" {...size}>
        {plan.top.map((row) => (
          <Line key={row.text} row={row} />
        ))}
        <Digits rows={plan.digits} />
        <Phrase plan={plan} act={act} hollow={!assigned} width={width} />
      </svg>
      <svg aria-hidden="true" className={styles.headers} {...size}>
        {plan.headers.y.map((y, index) => (
          <text key={index} data-header y={y} style={{ fontSize: plan.headers.size }} />
        ))}
      </svg>
    </Stage>
  )
}
