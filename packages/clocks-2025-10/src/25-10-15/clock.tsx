import { Stage, useClockTime, useHostSettings, useSize } from '@found-time/clock-runtime'
import { useRef } from 'react'
import styles, { css } from './clock.module.css'
import { figuresOf, type Line, type Plan, planOf } from './model'

export { notes } from './notes'

const HEAVY = 'ft-25-10-15 Figures'
const TEXT = 'ft-25-10-15 Text'

export const images: string[] = []
export const fonts = [
  { family: HEAVY, source: new URL('./figures.woff2', import.meta.url).href, weight: '800' },
  { family: TEXT, source: new URL('./text.woff2', import.meta.url).href, weight: '500' },
]

/** Type is set this many times as large and drawn smaller: WebKit rounds how broad letters are to a part of their size. */
const FINE = 8

const FACES = {
  heavy: { fontFamily: HEAVY, fontWeight: 800 },
  text: { fontFamily: TEXT, fontWeight: 500 },
}

function Lines({ lines }: { lines: readonly Line[] }) {
  return lines.map(({ x, y, size, pieces }, index) => (
    <text key={index} x={x * FINE} y={y * FINE} fontSize={size * FINE}>
      {pieces.map(({ text, face }) => (
        <tspan key={face} style={FACES[face]}>
          {text}
        </tspan>
      ))}
    </text>
  ))
}

/** Figures of the version, each set by its ink. */
function Figures({ text, x, y, size }: Plan['version']) {
  const { at } = figuresOf(text)
  return [...text].map((letter, index) => (
    <text
      key={`${index}${letter}`}
      x={(x + at[index]! * size) * FINE}
      y={y * FINE}
      fontSize={size * FINE}
      style={FACES.heavy}
    >
      {letter}
    </text>
  ))
}

/** A package whose version is the time, and its change log. */
export default function Semver() {
  const { hour, minute } = useClockTime('minute')
  const { hourCycle } = useHostSettings()
  const art = useRef<HTMLDivElement>(null)
  const { width, height } = useSize(art) ?? { width: 1280, height: 800 }
  const plan = planOf(hour, minute, hourCycle, width, height)
  return (
    <Stage css={css} images={images} fonts={fonts} artRef={art} className={styles.page}>
      <div className={styles.band} style={{ top: plan.band.top }} />
      <svg
        className={styles.layer}
        width={width}
        height={height}
        viewBox={`0 0 ${width * FINE} ${height * FINE}`}
        aria-hidden="true"
      >
        <Figures {...plan.version} />
        <Lines lines={plan.log} />
        <g className={styles.breaking}>
          <Lines lines={plan.band.lines} />
        </g>
      </svg>
      <Patch plan={plan} width={width} />
    </Stage>
  )
}

/** A patch is published every second; it is painted by itself. */
function Patch({ plan: { patch }, width }: { plan: Plan; width: number }) {
  const { second } = useClockTime('second')
  const { x, y, size, before } = patch
  const top = y - size * 0.8
  return (
    <svg
      className={styles.layer}
      style={{ top }}
      width={width}
      height={size}
      viewBox={`0 0 ${width * FINE} ${size * FINE}`}
      aria-hidden="true"
    >
      <Figures text={before + second} x={x} y={size * 0.8} size={size} />
    </svg>
  )
}
