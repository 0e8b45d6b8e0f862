import { Stage, useClockTime, useSize } from '@found-time/clock-runtime'
import { memo, type ReactNode, useRef } from 'react'
import styles, { css } from './clock.module.css'
import {
  BROAD,
  DOOR_WIDE,
  doorAt,
  levelOf,
  openingOf,
  type Point,
  planOf,
  riseOf,
  STEPS,
  seen,
  stepAt,
  stepOfDoor,
  type View,
} from './model'

export { notes } from './notes'

const STONE = 'ft-25-09-29 Stone'

export const images = []
export const fonts = [
  { family: STONE, source: new URL('./stone.woff2', import.meta.url).href, weight: '600' },
]

/** A unit of the drawing is so many of its SVG: type that is set small is not as broad in every engine. */
const FINE = 100
/** Walls go down and up as far as any stage does. */
const FAR = 90

const polygon = (points: readonly Point[]) =>
  `M${points.map(([x, y]) => `${x * FINE} ${y * FINE}`).join('L')}Z`

function top(view: View, level: number) {
  const { from, to } = stepAt(level)
  const z = level * riseOf(view)
  const at = (x: number, y: number) => seen(view, x, y, z)
  return polygon([at(...from), at(to[0], from[1]), at(...to), at(from[0], to[1])])
}

/** A number that lies flat on its step, at the end that is nearer to us. */
function StepNumber({ view, minute, size }: { view: View; minute: number; size: number }) {
  const level = levelOf(minute)
  const { from, to, flight } = stepAt(level)
  const z = level * riseOf(view)
  const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
  const end = BROAD / 2 - 0.82
  // Where the next step is nearer, it hides a strip of this one.
  const hidden = flight < 3 ? 0.13 : 0
  const [cx, cy] = flight % 2 ? seen(view, x - hidden, y + end, z) : seen(view, x + end, y - hidden, z)
  // On a flight to the right the lines of writing run up to the right, on one to the left down to the right.
  const turn = flight % 2 ? [1, -1, 1, 1] : [1, 1, -1, 1]
  const [a, b, c, d] = turn.map((sign, index) => sign * (index % 2 ? view.down : view.across))
  return (
    <text
      className={styles.fifth}
      transform={`matrix(${a} ${b} ${c} ${d} ${cx * FINE} ${cy * FINE})`}
      y={size * 0.34 * FINE}
      style={{ fontFamily: STONE, fontSize: size * FINE }}
    >
      {minute}
    </text>
  )
}

/** The number stands at the head of its door: whoever is in front of it does not hide it. */
function Door({ view, door, high, open }: { view: View; door: number; high: number; open?: boolean }) {
  const { faces, foot } = openingOf(view, door, high)
  const left = faces === 'left'
  const slope = left ? view.down : -view.down
  const wide = DOOR_WIDE * FINE
  const tall = high * FINE
  const [slice, drop] = [0.36 * FINE, 0.5 * FINE]
  // Seen aslant a figure would be narrow: it is drawn higher, as letters on a road are.
  const stretch = Math.min(1.6, 0.98 / view.across)
  const size = 2.15 * FINE
  const middle = wide / 2 + (open ? (left ? slice / 2 : -slice / 2) : 0)
  return (
    <g transform={`matrix(${view.across} ${slope} 0 1 ${foot[0] * FINE} ${foot[1] * FINE})`}>
      <path
        className={open ? styles.light : left ? styles.leafLeft : styles.leafRight}
        d={`M0 0V${-tall}H${wide}V0Z`}
      />
      {open && (
        <path
          className={left ? styles.leafRight : styles.leafLeft}
          d={left ? `M0 0V${-tall}H${slice}V${-drop}Z` : `M${wide} 0V${-tall}H${wide - slice}V${-drop}Z`}
        />
      )}
      <text
        className={open ? styles.now : left ? styles.shutLeft : styles.shutRight}
        transform={`translate(${middle} ${-tall + 0.1 * FINE + size * 0.8 * stretch}) scale(1 ${stretch})`}
        style={{ fontFamily: STONE, fontSize: size }}
      >
        {door}
      </text>
    </g>
  )
}

/** Walls, court and steps, drawn once a minute. Far things come first. */
const Stair = memo(function Stair({
  view,
  high,
  open,
  lit,
  minute,
}: {
  view: View
  high: number
  open: number
  lit: number
  minute: number
}) {
  const rise = riseOf(view)
  // A steep view is an upright stage's, where a step is only a few pixels deep.
  const numberSize = view.down > view.across ? 1.1 : 0.82
  const wall = (a: Point, b: Point, z: number, className: string, to: number): ReactNode => {
    const [left, right] = [seen(view, a[0], a[1], z), seen(view, b[0], b[1], z)]
    return (
      <path
        className={className}
        d={polygon([left, right, [right[0], right[1] - to], [left[0], left[1] - to]])}
      />
    )
  }
  const last = stepAt(STEPS)
  const left = stepAt(51)
  const doors = [...Array(12).keys()].map((index) => index + 1)
  const far = (door: number) => [1, 4].includes(stepAt(stepOfDoor(door)).flight)
  const order = [...Array(STEPS).keys()].sort((a, b) => {
    const depth = (level: number) => (level ? stepAt(level).from[0] + stepAt(level).from[1] : -9)
    return depth(a) - depth(b)
  })
  return (
    <>
      {wall([-BROAD, 0], [20 + BROAD, 0], 0, styles.left!, FAR)}
      {wall([last.from[0], left.to[1]], last.from, (STEPS - 9) * rise, styles.right!, FAR)}
      {doors.filter(far).map((door) => (
        <Door key={door} view={view} high={high} door={door} open={door === open} />
      ))}
      {order.map((level) => {
        const { from, to, flight } = stepAt(level)
        const z = level * rise
        return (
          <g key={level}>
            {level > 20 &&
              wall(to, [to[0], from[1]], z, styles.right!, level > 42 && level < 52 ? -rise * 1.1 : -FAR)}
            {flight !== 2 &&
              wall([from[0], to[1]], to, z, styles.left!, level === 0 || level > 51 ? -rise * 1.1 : -FAR)}
            <path className={level === lit ? styles.lit : styles.top} d={top(view, level)} />
          </g>
        )
      })}
      {doors
        .filter((door) => !far(door))
        .map((door) => (
          <Door key={door} view={view} high={high} door={door} open={door === open} />
        ))}
      {[...Array(12).keys()]
        .map((five) => five * 5)
        // Those he would stand before are left out: his boards say the number.
        .filter((five) => Math.min((five - minute + STEPS) % STEPS, (minute - five + STEPS) % STEPS) > 2)
        .map((five) => (
          <StepNumber key={five} view={view} minute={five} size={numberSize} />
        ))}
    </>
  )
})

/**
 * He walks between two boards that say on which step he is. He stands now on one foot and now on the other, and goes up
 * a step with the minute.
 */
function Climber({ view, minute, high }: { view: View; minute: number; high: number }) {
  const { second } = useClockTime('second')
  const level = levelOf(minute)
  const { from, to, flight, landing } = stepAt(level)
  const z = level * riseOf(view)
  const back = landing ? 0 : 0.35
  const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
  const [cx, cy] = flight % 2 ? seen(view, x, y + back, z) : seen(view, x + back, y, z)
  const left = second % 2 === 0
  const size = (3.15 + (high - 5) * 0.24) / 100
  return (
    <g transform={`translate(${cx * FINE} ${cy * FINE}) scale(${size * FINE})`}>
      <g className={styles.man} style={{ rotate: left ? '-3deg' : '3deg' }}>
        <path
          d={
            left
              ? 'M-19 -26V0H-3L-2 -26ZM3 -26L6 -8H22L19 -26Z'
              : 'M19 -26V0H3L2 -26ZM-3 -26L-6 -8H-22L-19 -26Z'
          }
        />
        <path d="M-31 -70Q-30 -79 -14 -80H14Q30 -79 31 -70Z" />
        <circle cx="0" cy="-86" r="8.5" />
        <path d="M-15 -89H15V-92H10C11 -104 -11 -104 -10 -92H-15Z" />
        <path d="M-40 -77H40V-19H-40Z" />
        <text className={styles.light} y="-28" style={{ fontFamily: STONE, fontSize: 54 }}>
          {minute}
        </text>
      </g>
    </g>
  )
}

/** A staircase that rises for ever: the step is the minute, the open door the hour. */
export default function MarbleHalls() {
  const { hour, minute } = useClockTime('minute')
  const art = useRef<HTMLDivElement>(null)
  const { width, height } = useSize(art) ?? { width: 1280, height: 800 }
  const { view, unit, high, left, top: upper } = planOf(width, height)
  const box = {
    width,
    height,
    viewBox: `${(-left / unit) * FINE} ${(-upper / unit) * FINE} ${(width / unit) * FINE} ${(height / unit) * FINE}`,
    className: styles.layer,
  }
  return (
    <Stage css={css} images={images} fonts={fonts} artRef={art} className={styles.hall}>
      <svg aria-hidden="true" {...box}>
        <Stair view={view} high={high} open={doorAt(hour)} lit={levelOf(minute)} minute={minute} />
      </svg>
      <svg aria-hidden="true" {...box}>
        <Climber view={view} minute={minute} high={high} />
      </svg>
    </Stage>
  )
}
