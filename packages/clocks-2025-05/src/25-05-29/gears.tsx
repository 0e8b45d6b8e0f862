import styles from './clock.module.css'
import {
  type Arbor,
  crossings,
  drivenAngle,
  escapeOutline,
  type Layout,
  MESHES,
  outlineOf,
  type Part,
  type Point,
  RADIUS,
  TEETH,
} from './model'
import { away, Sheet, swelling } from './sheet'

/** One wash to an arbor. */
export const WASH: Readonly<Record<Arbor, string>> = {
  great: '#e2c594',
  centre: '#e0a898',
  third: '#b4c7ad',
  escape: '#e9d283',
  minute: '#abc2cc',
  hour: '#ddc6c0',
}

interface WheelShape {
  readonly inner: number
  readonly outer: number
  readonly arms: number
  readonly width: number
}

const WHEELS: Partial<Record<Part, WheelShape>> = {
  great: { inner: 14, outer: 31.4, arms: 6, width: 1.7 },
  centre: { inner: 8, outer: 28.2, arms: 5, width: 1.5 },
  third: { inner: 6.4, outer: 22.6, arms: 5, width: 1.2 },
  escape: { inner: 4.6, outer: 14.2, arms: 5, width: 0.9 },
  cannon: { inner: 5.2, outer: 20.6, arms: 4, width: 1.3 },
  minute: { inner: 5.4, outer: 20.6, arms: 4, width: 1.3 },
  hour: { inner: 6, outer: 26, arms: 6, width: 1.3 },
}

const paths = new Map<Part, string>()

function pathOf(part: Part): string {
  let path = paths.get(part)
  if (!path) {
    const shape = WHEELS[part]
    path = part === 'escape' ? escapeOutline() : outlineOf(part)
    if (shape) path += crossings(shape.inner, shape.outer, shape.arms, shape.width)
    paths.set(part, path)
  }
  return path
}

/** Two strokes of the burin along the shaded side of each arm. */
function armLines({ inner, outer, arms, width }: WheelShape): string {
  let path = ''
  for (let arm = 0; arm < arms; arm++) {
    const angle = (arm * 2 * Math.PI) / arms
    const at = (along: number, aside: number) =>
      `${(along * Math.cos(angle) - aside * Math.sin(angle)).toFixed(2)} ${(along * Math.sin(angle) + aside * Math.cos(angle)).toFixed(2)}`
    for (const [share, end] of [
      [0.78, 0.96],
      [0.52, 0.88],
      [0.26, 0.62],
    ] as const)
      path += `M${at(inner + 0.4, width * 1.28 * share)}L${at(inner + (outer - inner) * end, width * (1.28 - 0.5 * end) * share)}`
  }
  return path
}

/** The ratchet on the barrel, its teeth against the winding. */
const RATCHET = `M${Array.from({ length: 28 }, (_, tooth) => {
  const at = (radius: number, turn: number) =>
    `${(radius * Math.cos((turn * Math.PI) / 14)).toFixed(2)} ${(radius * Math.sin((turn * Math.PI) / 14)).toFixed(2)}`
  return `${at(9.6, tooth)}L${at(8.3, tooth + 0.06)}`
}).join('L')}Z`

/** How far each wheel is turned on its arbor, in degrees, so that all mesh. */
export function phasesOf({ at }: Layout) {
  const phases: Partial<Record<Part, number>> = { escape: 0 }
  for (const [driver, from, driven, to] of MESHES) {
    const direction = Math.atan2(at[to][1] - at[from][1], at[to][0] - at[from][0])
    phases[driver] = 0
    phases[driven] = drivenAngle(direction, TEETH[driver], TEETH[driven])
  }
  return phases
}

interface GearProps {
  readonly part: Part
  readonly arbor: Arbor
  readonly at: Point
  /** In degrees. */
  readonly phase: number
  /** Of the washes' definitions. */
  readonly id: string
}

export function Gear({ part, arbor, at, phase, id }: GearProps) {
  const shape = WHEELS[part]
  const reach = RADIUS[part] + 2
  const path = pathOf(part)
  const turned = `rotate(${phase.toFixed(3)})`
  const root = RADIUS[part] - (part === 'escape' ? 3.6 : (2.2 * RADIUS[part]) / TEETH[part])
  return (
    <>
      {shape && (
        <Sheet at={away(at, 2.1)} reach={reach}>
          <path
            d={`M${reach - 1} 0A${reach - 1} ${reach - 1} 0 1 0 0 ${reach - 1}A${reach - 1} ${reach - 1} 0 0 0 ${reach - 1} 0M${shape.outer} 0A${shape.outer} ${shape.outer} 0 1 1 0 ${-shape.outer}A${shape.outer} ${shape.outer} 0 0 1 ${shape.outer} 0`}
            fill={`url(#${id}hatch)`}
            fillRule="evenodd"
          />
        </Sheet>
      )}
      <Sheet at={away(at, shape ? 0.62 : 0.4)} reach={reach} arbor={arbor}>
        <path d={path} transform={turned} className={styles.ink} fillRule="evenodd" />
      </Sheet>
      <Sheet at={at} reach={reach} arbor={arbor}>
        <path
          d={path}
          transform={turned}
          className={styles.outline}
          fill={shape ? WASH[arbor] : '#c9ccc6'}
          fillRule="evenodd"
        />
        {shape && <path d={armLines(shape)} transform={turned} className={styles.fine} />}
        {part === 'great' && <Ratchet />}
      </Sheet>
      {shape && (
        <Sheet at={at} reach={reach}>
          <path
            d={`M${root} 0A${root} ${root} 0 1 0 0 ${root}A${root} ${root} 0 0 0 ${root} 0M${shape.outer} 0A${shape.outer} ${shape.outer} 0 1 1 0 ${-shape.outer}A${shape.outer} ${shape.outer} 0 0 1 ${shape.outer} 0`}
            fill={`url(#${id}pool)`}
            fillRule="evenodd"
          />
          <path d={swelling(shape.outer + 0.25, root, 5, 0.34)} className={styles.ink} fillRule="evenodd" />
          {part !== 'great' && (
            <path
              d={swelling(shape.inner * 0.4, shape.inner * 0.95, 4, 0.3)}
              className={styles.ink}
              fillRule="evenodd"
            />
          )}
        </Sheet>
      )}
    </>
  )
}

/** The great wheel's, which holds the weight while it is wound. */
const Ratchet = () => (
  <g>
    <circle r="13.2" className={styles.fine} />
    <path d={RATCHET} transform="translate(.3 .5)" className={styles.ink} />
    <path d={RATCHET} className={styles.outline} fill="#c3c7c1" />
    <path
      d="M-9.4-1.6L-11.6-4.6A1.7 1.7 0 1 1-13.6-2.2L-10.2-.6Z"
      className={styles.outline}
      fill="#c3c7c1"
    />
    <path d="M-12.6-3.4Q-9-14 4-11.6" className={styles.outline} fill="none" />
    <circle r="5.4" className={styles.outline} fill="#c9a45c" />
    <path d="M-1.9-1.9H1.9V1.9H-1.9Z" className={styles.ink} />
  </g>
)

export function Washes({ id }: { id: string }) {
  return (
    <defs>
      <pattern
        id={`${id}hatch`}
        width="0.62"
        height="0.62"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(-38)"
      >
        <path d="M0 .31H.62" stroke="#1d1712" strokeWidth="0.17" />
      </pattern>
      {/* The wash is thin where the brush came down and pools where it left. */}
      <linearGradient id={`${id}pool`} x1="0.1" y1="0" x2="0.8" y2="1">
        <stop offset="0" stopColor="#fff6df" stopOpacity="0.62" />
        <stop offset="0.45" stopColor="#fff6df" stopOpacity="0.1" />
        <stop offset="0.55" stopColor="#6b3420" stopOpacity="0" />
        <stop offset="1" stopColor="#6b3420" stopOpacity="0.3" />
      </linearGradient>
    </defs>
  )
}

/** The order in which they lie on one another, lowest first. */
export const GEARS = [
  ['great', 'great'],
  ['centrePinion', 'centre'],
  ['third', 'third'],
  ['escapePinion', 'escape'],
  ['centre', 'centre'],
  ['thirdPinion', 'third'],
  ['escape', 'escape'],
  ['minute', 'minute'],
  ['cannon', 'centre'],
  ['hour', 'hour'],
  ['minutePinion', 'minute'],
] as const satisfies readonly (readonly [Part, Arbor])[]
