import styles from './clock.module.css'
import type { Point } from './model'
import { SKEW, swelling } from './sheet'

export function Pendulum({ pivot, length }: { pivot: Point; length: number }) {
  return (
    <svg
      data-arbor="swing"
      className={styles.turning}
      aria-hidden="true"
      viewBox={`-10 -2 20 ${length + 12}`}
      style={{
        left: `${pivot[0] - 10}em`,
        top: `${pivot[1] - 2}em`,
        width: '20em',
        height: `${length + 12}em`,
        transformOrigin: '10em 2em',
      }}
    >
      <g transform={`rotate(${-SKEW})`}>
        <path d={`M-.7 0L-.5 ${length - 9}H.5L.7 0Z`} className={styles.outline} fill="#c9ccc6" />
        <circle cy={length} r="9" className={styles.outline} fill="#c9a45c" />
        <path
          d={swelling(1.5, 8.6, 9, 0.6)}
          transform={`translate(0 ${length})`}
          className={styles.ink}
          fillRule="evenodd"
        />
      </g>
    </svg>
  )
}
