import styles from './clock.module.css'
import type { Arbor, Point } from './model'
import { Sheet } from './sheet'

/** Hands of dials without figures, and those that stop at the strokes, within the figures. */
export const LONG = {
  second: 'M-.45 4L-.22-12.2L0-13L.22-12.2L.45 4Z',
  minute:
    'M-.75 6L-.7-7C-2.4-8.6-2.4-11 0-13.4C2.4-11 2.4-8.6 .7-7L.75 6ZM-.5-12.6L-.24-20.6L0-22L.24-20.6L.5-12.6Z',
  hour: 'M-1.1 8L-1-9C-4.6-10.6-5-15.6 0-20.6C5-15.6 4.6-10.6 1-9L1.1 8ZM-.7-19.4L0-24L.7-19.4Z',
}

export const SHORT = {
  second: 'M-.45 4L-.22-9.6L0-10.4L.22-9.6L.45 4Z',
  minute:
    'M-.75 6L-.7-5.6C-2.4-7.2-2.4-9.6 0-12C2.4-9.6 2.4-7.2 .7-5.6L.75 6ZM-.5-11.2L-.24-15.6L0-16.8L.24-15.6L.5-11.2Z',
  hour: 'M-1.1 8L-1-7.2C-4.6-8.8-5-12.8 0-17C5-12.8 4.6-8.8 1-7.2L1.1 8ZM-.7-15.8L0-19L.7-15.8Z',
}

const ROMAN = ['XII', 'I', 'II', 'III', 'IIII', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI']

export function Dial(props: {
  at: Point
  inner: number
  outer: number
  kind: 'hour' | 'minute' | 'second'
  isBare: boolean
}) {
  const { at, inner, outer, kind, isBare } = props
  if (isBare)
    return (
      <Sheet at={at} reach={outer + 1}>
        <circle r={outer} className={styles.outline} fill="#f8f2e2" />
        {Array.from({ length: 12 }, (_, place) => (
          <path
            key={place}
            d={`M0 ${-outer + 1.6}V${-outer + (place % 3 ? 4.4 : 7)}`}
            transform={`rotate(${place * 30})`}
            stroke="#1d1712"
            strokeWidth={place % 3 ? 1 : 1.8}
          />
        ))}
      </Sheet>
    )
  const band = outer - inner
  const size = band * (kind === 'hour' ? 0.56 : 0.5)
  // The strokes are within, so that the hands reach them and leave the figures alone.
  const rail = inner + band * 0.09
  const ticks = inner + band * (kind === 'hour' ? 0.2 : 0.3)
  const figures = (outer + ticks) / 2
  const marks = Array.from({ length: kind === 'hour' ? 48 : 60 }, (_, mark) => {
    const isLong = mark % (kind === 'hour' ? 4 : 5) === 0
    const angle = (mark / (kind === 'hour' ? 48 : 60)) * 2 * Math.PI
    const half = ((isLong ? 0.11 : 0.045) * band) / 5 / rail
    const p = (r: number, a: number) => `${(r * Math.sin(a)).toFixed(3)} ${(-r * Math.cos(a)).toFixed(3)}`
    const low = isLong ? ticks + band * 0.02 : ticks - band * 0.04
    return `M${p(low, angle - half)}L${p(rail, angle - half)}L${p(rail, angle + half)}L${p(low, angle + half)}Z`
  }).join('')
  return (
    <Sheet at={at} reach={outer + 1}>
      <path
        d={`M${outer} 0A${outer} ${outer} 0 1 0 0 ${outer}A${outer} ${outer} 0 0 0 ${outer} 0M${inner} 0A${inner} ${inner} 0 1 1 0 ${-inner}A${inner} ${inner} 0 0 1 ${inner} 0`}
        className={styles.outline}
        fill="#f8f2e2"
        fillRule="evenodd"
      />
      <circle r={rail} className={styles.fine} />
      <circle r={ticks} className={styles.fine} />
      <circle r={outer - band * 0.06} className={styles.fine} />
      <path d={marks} className={styles.ink} />
      {Array.from({ length: 12 }, (_, place) => (
        <text
          key={place}
          className={styles.roman}
          fontSize={size}
          textAnchor="middle"
          transform={`rotate(${place * 30}) translate(0 ${-figures}) ${kind === 'hour' ? '' : `rotate(${-place * 30})`}`}
          y={size * 0.35}
        >
          {kind === 'hour' ? ROMAN[place] : kind === 'second' && place % 2 ? '' : place * 5 || 60}
        </text>
      ))}
    </Sheet>
  )
}

export function Hand(props: {
  at: Point
  arbor: Arbor
  d: string
  hub: number
  reach: number
  isBold: boolean
}) {
  const { at, arbor, d, hub, reach, isBold } = props
  return (
    <Sheet at={at} reach={reach} arbor={arbor}>
      <path d={d} fill="none" stroke="#f8f2e2" strokeWidth="0.9" strokeLinejoin="round" />
      <path d={d} className={styles.ink} stroke="#1d1712" strokeWidth={isBold ? 1.3 : 0} />
      <circle r={hub} className={styles.outline} fill="#c9a45c" />
      <circle r={hub * 0.35} className={styles.ink} />
    </Sheet>
  )
}
