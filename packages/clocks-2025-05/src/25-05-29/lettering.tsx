import styles from './clock.module.css'
import type { Label, Layout } from './model'

export function Border({ layout: { unit, width, height, isLettered } }: { layout: Layout }) {
  return (
    <>
      <rect
        x="1.5"
        y="1.5"
        width={width / unit - 3}
        height={height / unit - 3}
        className={styles.outline}
        fill="none"
      />
      {isLettered && (
        <rect
          x="2.4"
          y="2.4"
          width={width / unit - 4.8}
          height={height / unit - 4.8}
          className={styles.fine}
        />
      )}
    </>
  )
}

export function Title({ at, className }: { at: readonly number[]; className: string | undefined }) {
  return (
    <g transform={`translate(${at.join()})`} textAnchor="middle" className={className}>
      <text y="-6" fontSize="3.4" className={styles.italic}>
        Plate XXIX.
      </text>
      <text y="2.2" fontSize="6.6" className={styles.roman} letterSpacing="0.6">
        CLOCK WORK
      </text>
      <path d="M-6 5H6" className={styles.fine} />
      <text y="9.2" fontSize="3.4" className={styles.italic}>
        an eight-day piece, beating seconds
      </text>
    </g>
  )
}

export function Caption(props: { place: Label | undefined; figure: string; counts: string }) {
  const { place, figure, counts } = props
  if (!place) return null
  const [x, y] = place.at
  const [dx, dy] = place.rim ? [place.rim[0] - x, place.rim[1] - y] : [0, 0]
  // The leader starts outside the lettering.
  const from = Math.min(0.8, 1 / Math.max(Math.abs(dx) / 6, Math.abs(dy) / 4.6, 0.01))
  return (
    <g transform={`translate(${x.toFixed(2)} ${y.toFixed(2)})`} textAnchor="middle">
      {place.rim && (
        <path
          d={`M${dx * from} ${dy * from}L${dx} ${dy}`}
          className={styles.fine}
          strokeDasharray="0.7 0.5"
        />
      )}
      <text y="-.5" fontSize="3.1" className={styles.label}>
        {`Fig. ${figure}.`}
      </text>
      <text y="3.4" fontSize="3.7" className={styles.label}>
        {counts}
      </text>
    </g>
  )
}

/** Teeth of each wheel, and leaves of its pinion. */
export const COUNTS = [
  ['great', '96'],
  ['centre', '60 & 8'],
  ['third', '56 & 8'],
  ['escape', '30 & 7'],
  ['minute', '48 & 6'],
  ['hour', '72'],
] as const
