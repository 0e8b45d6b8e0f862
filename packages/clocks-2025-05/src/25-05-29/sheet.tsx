import type { ReactNode } from 'react'
import styles from './clock.module.css'
import type { Arbor, Point } from './model'

/**
 * Turned back inside and on again outside, in degrees: browsers paint a layer that stands straight otherwise than one
 * that does not, and keep it; no arbor ever stands straight.
 */
export const SKEW = 0.37

/** A square drawing of `reach` units each way about a point. */
export function Sheet(props: { at: Point; reach: number; arbor?: Arbor | 'swing'; children: ReactNode }) {
  const { at, reach, arbor, children } = props
  return (
    <svg
      data-arbor={arbor}
      className={arbor && styles.turning}
      aria-hidden="true"
      viewBox={`${-reach} ${-reach} ${2 * reach} ${2 * reach}`}
      style={{
        left: `${at[0] - reach}em`,
        top: `${at[1] - reach}em`,
        width: `${2 * reach}em`,
        height: `${2 * reach}em`,
      }}
    >
      {arbor ? <g transform={`rotate(${-SKEW})`}>{children}</g> : children}
    </svg>
  )
}

export const away = ([x, y]: Point, by: number): Point => [x + by * 0.6, y + by]

/** Lines that swell towards the lower right, as a burin cuts a turned ring: between two circles a little apart. */
export function swelling(from: number, to: number, lines: number, weight: number): string {
  let path = ''
  for (let line = 0; line < lines; line++) {
    const radius = from + ((line + 0.5) * (to - from)) / lines
    const apart = weight * (0.35 + 0.65 * (line / lines))
    const ring = (r: number, shift: number) =>
      `M${(r - shift * 0.51).toFixed(3)} ${(-shift * 0.86).toFixed(3)}a${r} ${r} 0 1 0 ${-2 * r} 0a${r} ${r} 0 1 0 ${2 * r} 0Z`
    path += ring(radius, 0) + ring(radius - apart / 2, apart / 2)
  }
  return path
}
