import styles from './clock.module.css'
import { ARBORS, TEETH } from './model'

const TURN = Math.PI * 2
const at = (radius: number, turn: number) =>
  `${(radius * Math.cos(turn * TURN)).toFixed(2)} ${(radius * Math.sin(turn * TURN)).toFixed(2)}`

const ring = (radius: number) =>
  `M${radius} 0A${radius} ${radius} 0 1 1 ${-radius} 0A${radius} ${radius} 0 1 1 ${radius} 0Z`

/** A wheel's edge with its teeth; `lean` makes them the hooks of an escape wheel. */
const toothed = (teeth: number, radius: number, high: number, lean = 0) => {
  const points = Array.from({ length: teeth }, (_, tooth) =>
    [
      at(radius - high, (tooth - 0.3) / teeth),
      at(radius + high, (tooth - 0.14 + lean) / teeth),
      at(radius + high, (tooth + (lean ? -0.06 : 0.14) + lean) / teeth),
      at(radius - high, (tooth + 0.3) / teeth),
    ].join('L'),
  )
  return `M${points.join('L')}Z`
}

const arms = (count: number, from: number, to: number, breadth: number) =>
  Array.from({ length: count }, (_, arm) => {
    const turn = arm / count
    const lean = breadth / to / TURN
    return `M${at(from, turn - (breadth * 1.5) / from / TURN)}L${at(to, turn - lean)}L${at(to, turn + lean)}L${at(from, turn + (breadth * 1.5) / from / TURN)}Z`
  }).join('')

interface WheelProps {
  readonly teeth: number
  readonly pinion: number
  readonly arbor: (typeof ARBORS)[keyof typeof ARBORS]
  readonly spokes: number
}

/** In thousandths of the ring of minutes. */
export function Wheel({ teeth, pinion, arbor, spokes }: WheelProps) {
  const radius = arbor.wheel * 1000
  const small = arbor.pinion * 1000
  const high = teeth > 20 ? (radius * Math.PI) / teeth / 1.7 : radius * 0.13
  const rim = radius * (teeth > 20 ? 0.83 : 0.72)
  return (
    <>
      <path
        className={styles.brass}
        d={`${toothed(teeth, radius, high, teeth > 20 ? 0 : 0.34)}${ring(rim)}`}
        fillRule="evenodd"
      />
      <path className={styles.brass} d={arms(spokes, radius * 0.22, rim, radius * 0.035)} />
      <path className={styles.brass} d={`${ring(radius * 0.24)}${ring(10)}`} fillRule="evenodd" />
      <path className={styles.steel} d={toothed(pinion, small * 0.94, small * 0.2)} />
      <circle className={styles.steel} r={11} />
    </>
  )
}

/** The mainspring in its drum, wound more closely towards the edge, and the ratchet wheel over it. */
export function Barrel() {
  const radius = ARBORS.barrel.wheel * 1000
  const coil = Array.from({ length: 361 }, (_, step) => {
    const part = step / 360
    return at(radius * (0.2 + 0.66 * part ** 0.72), part * 10)
  })
  return (
    <>
      <path className={styles.drum} d={toothed(TEETH.barrel, radius, radius * 0.022)} />
      <path
        className={styles.brass}
        d={`${toothed(TEETH.barrel, radius, radius * 0.022)}${ring(radius * 0.9)}`}
        fillRule="evenodd"
      />
      <path className={styles.spring} d={`M${coil.join('L')}`} strokeWidth={7} />
      <path
        className={styles.drum}
        d={`${toothed(56, radius * 0.56, radius * 0.024)}${ring(radius * 0.2)}`}
        fillRule="evenodd"
      />
      <circle className={styles.steel} r={radius * 0.16} />
    </>
  )
}

/** The balance: a cut rim with its screws, two arms, and the hairspring. */
export function Balance() {
  const radius = ARBORS.balance.wheel * 1000
  const coil = Array.from({ length: 241 }, (_, step) =>
    at(radius * (0.08 + (0.48 * step) / 240), (step / 240) * 9),
  )
  return (
    <>
      <path className={styles.brass} d={`${ring(radius)}${ring(radius * 0.86)}`} fillRule="evenodd" />
      <path className={styles.brass} d={`${ring(radius)}${ring(radius * 0.93)}`} fillRule="evenodd" />
      <path className={styles.brass} d={arms(2, radius * 0.1, radius * 0.88, radius * 0.05)} />
      {Array.from({ length: 14 }, (_, screw) => (
        <rect
          key={screw}
          className={styles.gold}
          x={radius * 0.97}
          y={radius * -0.035}
          width={radius * 0.11}
          height={radius * 0.07}
          transform={`rotate(${(screw / 14) * 360 + 12})`}
        />
      ))}
      <path className={styles.spring} d={`M${coil.join('L')}`} strokeWidth={3.5} />
      <circle className={styles.steel} r={radius * 0.1} />
    </>
  )
}

/** Pointing to twelve. Gold lets the least through: what is thinnest is whitest. */
export const HANDS = {
  hour: 'M-22 75L-25-330C-86-395-80-460 0-590C80-460 86-395 25-330L22 75Z',
  minute: 'M-18 100L-19-600C-56-680-52-760 0-975C52-760 56-680 19-600L18 100Z',
  second: 'M-10 75L-6-210H6L10 75Z',
}
