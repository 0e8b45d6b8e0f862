import { Stage, useClockTime, useHostSettings, useSize } from '@found-time/clock-runtime'
import { useRef } from 'react'
import styles, { css } from './clock.module.css'
import { caretAt, type Plan, planOf, searchAt } from './model'

export { notes } from './notes'

const TEXT = 'ft-25-10-18 Text'

export const images: string[] = []
export const fonts = [{ family: TEXT, source: new URL('./text.woff2', import.meta.url).href, weight: '400' }]

/** Type is set this many times as large and drawn smaller: WebKit rounds how broad letters are to a part of their size. */
const FINE = 8

/** A search box and its guesses, one of which is the time. */
export default function Autocomplete() {
  const { hour, minute } = useClockTime('minute')
  const { hourCycle } = useHostSettings()
  const art = useRef<HTMLDivElement>(null)
  const { width, height } = useSize(art) ?? { width: 1280, height: 800 }
  const plan = planOf(searchAt(hour, minute, hourCycle), width, height)
  return (
    <Stage css={css} images={images} fonts={fonts} artRef={art} className={styles.page}>
      <div className={styles.box} style={{ height: plan.box.height }} />
      {plan.rows.map(({ y, height: high, chosen }) => (
        <div key={y} className={chosen ? styles.chosen : styles.row} style={{ top: y, height: high }} />
      ))}
      <svg
        className={styles.layer}
        width={width}
        height={height}
        viewBox={`0 0 ${width * FINE} ${height * FINE}`}
        style={{ fontFamily: TEXT }}
        aria-hidden="true"
      >
        {plan.lines.map(({ x, y, size, pieces, chosen }, index) => (
          <text
            key={index}
            x={x * FINE}
            y={y * FINE}
            fontSize={size * FINE}
            className={chosen ? styles.light : undefined}
          >
            {pieces.map(({ text, typed }) => (
              <tspan key={text} className={typed ? styles.typed : undefined}>
                {text}
              </tspan>
            ))}
          </text>
        ))}
      </svg>
      <Waiting plan={plan} />
    </Stage>
  )
}

/** What changes each second: the caret, and how long the answer has been on its way. */
function Waiting({ plan: { box, caret } }: { plan: Plan }) {
  const { second } = useClockTime('second')
  return (
    <>
      <i
        className={styles.caret}
        style={{
          left: caret.x,
          top: caret.y,
          width: caret.width,
          height: caret.height,
          opacity: caretAt(second) ? 1 : 0,
        }}
      />
      <i
        className={styles.line}
        style={{ top: box.height - box.rule, height: box.rule, scale: `${second / 59} 1` }}
      />
    </>
  )
}
