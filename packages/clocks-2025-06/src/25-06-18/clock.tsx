import { Stage, useClockTime, useHostSettings, useSize } from '@found-time/clock-runtime'
import { memo, useId, useMemo, useRef } from 'react'
import styles, { css } from './clock.module.css'
import {
  BROAD,
  FIGURES,
  figuresOf,
  KEY_REACH,
  numberAt,
  outlineOf,
  pageOf,
  pointsOf,
  QUARTERS,
  type Stroke,
  staveOf,
  strokesOf,
} from './model'

export { notes } from './notes'

const leaf = new URL('./leaf.webp', import.meta.url).href

export const images = [leaf]
export const fonts = [
  {
    family: 'ft-25-06-18 Words',
    source: new URL('./words.woff2', import.meta.url).href,
    weight: '500',
  },
]

/** The drawing is this many times as large and made smaller, so that no engine rounds its letters. */
const FINE = 8

type Page = ReturnType<typeof pageOf>

/** One figure of the key on its stave, in the corner where it stands. */
function keyOf(quarter: number, figure: number, unit: number) {
  const { side, end } = QUARTERS[quarter]!
  const strokes = FIGURES[figure]!.map(
    ([x1, y1, x2, y2]): Stroke => [x1 * side, (KEY_REACH - y1) * end, x2 * side, (KEY_REACH - y2) * end],
  )
  return outlineOf([staveOf(KEY_REACH), ...strokes], KEY_REACH, unit, 0.22)
}

/** What one must know to read the sign; what is there now is golden. */
const Key = memo(function Key({ page, number }: { page: Page; number: number }) {
  const { entries, heads, small, letter } = page
  const here = figuresOf(number)
  return (
    <>
      {heads.map(({ word, x, y, size }) => (
        <text key={word} className={styles.head} x={x * FINE} y={y * FINE} fontSize={size * FINE}>
          {word}
        </text>
      ))}
      {entries.map(({ quarter, figure, word, x, y }) => (
        <g
          key={`${quarter} ${figure}`}
          className={here[quarter] === figure ? `${styles.entry} ${styles.here}` : styles.entry}
        >
          <path
            d={keyOf(quarter, figure, small)}
            transform={`translate(${((x - (QUARTERS[quarter]!.side * small) / 2) * FINE).toFixed(1)} ${((y - small * 0.2) * FINE).toFixed(1)}) scale(${FINE})`}
          />
          <text x={x * FINE} y={(y + small * 1.05 + letter * 0.62) * FINE} fontSize={letter * FINE}>
            {word}
          </text>
        </g>
      ))}
    </>
  )
})

/** The sign, cut out of a sheet that is covered with leaf. */
const Sign = memo(function Sign({
  page,
  number,
  width,
  height,
}: {
  page: Page
  number: number
  width: number
  height: number
}) {
  const id = useId()
  const { unit, reach } = page
  const side = Math.max(2 * (reach + BROAD), 2 * (1 + BROAD)) * unit
  return (
    <svg className={styles.layer} width={width} height={height} aria-hidden="true">
      <clipPath id={id}>
        <path d={outlineOf([staveOf(reach), ...strokesOf(number, reach)], reach, unit)} />
      </clipPath>
      <g transform={`translate(${width / 2} ${height / 2})`}>
        <g clipPath={`url(#${id})`}>
          <image href={leaf} x={-side / 2} y={-side / 2} width={side} height={side} />
        </g>
      </g>
    </svg>
  )
})

/** Sixty points round the page, of which as many are gilded as seconds have gone. */
function Points({ width, height }: { width: number; height: number }) {
  const { second } = useClockTime('second')
  const points = useMemo(() => pointsOf(width, height), [width, height])
  const radius = Math.min(width, height) * 0.0055
  return (
    <svg className={styles.layer} width={width} height={height} aria-hidden="true">
      {points.map(([x, y], index) => (
        <circle
          key={index}
          className={index <= second ? styles.here : styles.point}
          cx={x.toFixed(1)}
          cy={y.toFixed(1)}
          r={radius.toFixed(2)}
        />
      ))}
    </svg>
  )
}

/** The time as one number of four figures in the cipher of the Cistercians, in gold leaf on a black page, with its key. */
export default function MonksNumbers() {
  const art = useRef<HTMLDivElement>(null)
  const { width, height } = useSize(art) ?? { width: 1280, height: 800 }
  const page = useMemo(() => pageOf(width, height), [width, height])
  const { hour, minute } = useClockTime('minute')
  const { hourCycle } = useHostSettings()
  const number = numberAt(hour, minute, hourCycle)
  return (
    <Stage css={css} images={images} fonts={fonts} artRef={art} className={styles.page}>
      <svg
        className={styles.layer}
        width={width}
        height={height}
        viewBox={`0 0 ${width * FINE} ${height * FINE}`}
        aria-hidden="true"
      >
        <Key page={page} number={number} />
      </svg>
      <Sign page={page} number={number} width={width} height={height} />
      <Points width={width} height={height} />
    </Stage>
  )
}
