import { Stage, useClockTime, useHostSettings, useSize } from '@found-time/clock-runtime'
import { useRef } from 'react'
import styles, { css } from './clock.module.css'
import { elementsAt, type Plan, planOf, verseOf } from './model'

export { notes } from './notes'

const TEXT = 'ft-25-10-05 Text'

export const images: string[] = []
export const fonts = [{ family: TEXT, source: new URL('./text.woff2', import.meta.url).href, weight: '700' }]

/** Type is set this many times as large and drawn smaller: WebKit rounds how broad letters are to a part of their size. */
const FINE = 8

/** A periodic table in which the elements of the time are far larger than the rest. */
export default function PeriodicTable() {
  const { hour, minute } = useClockTime('minute')
  const { hourCycle } = useHostSettings()
  const art = useRef<HTMLDivElement>(null)
  const { width, height } = useSize(art) ?? { width: 1280, height: 800 }
  const elements = elementsAt(hour, minute, 0, hourCycle)
  const plan = planOf(elements.hour, elements.minute, width, height)
  return (
    <Stage css={css} images={images} fonts={fonts} artRef={art} className={styles.table}>
      <svg className={styles.layer} width={width} height={height} aria-hidden="true">
        {plan.cells
          .filter(({ kind }) => kind === 'quiet')
          .map(({ number, x, y, width: wide, height: high }) => (
            <rect key={number} className={styles.cell} x={x} y={y} width={wide} height={high} />
          ))}
      </svg>
      <Second plan={plan} />
      <svg
        className={styles.layer}
        width={width}
        height={height}
        viewBox={`0 0 ${width * FINE} ${height * FINE}`}
        style={{ fontFamily: TEXT, fontWeight: 700 }}
        aria-hidden="true"
      >
        {plan.cells
          .filter(({ kind }) => kind !== 'quiet')
          .map(({ kind, x, y, width: wide, height: high }) => (
            <rect
              key={kind}
              className={styles[kind]}
              x={x * FINE}
              y={y * FINE}
              width={wide * FINE}
              height={high * FINE}
            />
          ))}
        {plan.glyphs.map(({ text, x, y, size, kind }) => (
          <text
            key={kind + text}
            className={styles[`${kind}Type`]}
            x={x * FINE}
            y={y * FINE}
            fontSize={size * FINE}
          >
            {text}
          </text>
        ))}
      </svg>
      <Verse plan={plan} width={width} />
    </Stage>
  )
}

/** The second's element lights up where it stands, behind the letters. */
function Second({ plan }: { plan: Plan }) {
  const { second } = useClockTime('second')
  const { x, y, width, height } = plan.places[second]!
  return <i className={styles.second} style={{ left: x, top: y, width, height }} />
}

/** The three names as a line of verse, whose last word is the second. */
function Verse({ plan: { verse }, width }: { plan: Plan; width: number }) {
  const { hour, minute, second } = useClockTime('second')
  const { hourCycle } = useHostSettings()
  const elements = elementsAt(hour, minute, second, hourCycle)
  const { x, y, size } = verse
  const top = y[0]! - size
  const high = size * (y.length === 1 ? 1.4 : 2.5)
  return (
    <svg
      className={styles.verse}
      style={{ top, fontFamily: TEXT, fontWeight: 700 }}
      width={width}
      height={high}
      viewBox={`0 0 ${width * FINE} ${high * FINE}`}
      aria-hidden="true"
    >
      {verseOf(elements.hour, elements.minute, elements.second, y.length === 1 ? 1 : 2).map((line, index) => (
        <text key={index} x={x * FINE} y={(y[index]! - top) * FINE} fontSize={size * FINE}>
          {line}
        </text>
      ))}
    </svg>
  )
}
