import {
  easeOut,
  Stage,
  untilSecond,
  useClockTime,
  useFrame,
  useHostSettings,
  useSize,
} from '@found-time/clock-runtime'
import { Canvas } from '@found-time/clock-runtime/canvas'
import { memo, useRef } from 'react'
import styles, { css } from './clock.module.css'
import { anglesAt, HANDS, handAt, type Plan, planOf, point } from './model'
import { NAMES, NIGHT, paintChart, STRAW } from './paint'

export { notes } from './notes'

export const images: string[] = []
export const fonts = [
  { family: NAMES, source: new URL('./names.woff2', import.meta.url).href, weight: '400' },
]

const spot = ({ x, y }: { x: number; y: number }) => `${x.toFixed(1)} ${y.toFixed(1)}`

/** From the head outwards: so many lines, spread to both sides, the middle one longest. */
function tailPath(plan: Plan, degrees: number, head: number, end: number, lines: number, spread: number) {
  let path = ''
  const nucleus = point(plan, degrees, head)
  for (let line = -lines; line <= lines; line++) {
    const part = line / lines
    // Strokes of three lengths, as the burin leaves them, under an even curve.
    const length = (end - head) * (1 - 0.3 * part * part) * (line % 3 ? (line % 2 ? 0.93 : 0.86) : 1)
    const turn = degrees + spread * part
    const start = { x: nucleus.x, y: nucleus.y }
    const radians = (turn * Math.PI) / 180
    path += `M${spot(start)}L${spot({ x: start.x + Math.sin(radians) * length, y: start.y - Math.cos(radians) * length })}`
  }
  return path
}

/** Hoods of light before the head, on the side of the sun. */
function hoods(plan: Plan, degrees: number, head: number, size: number) {
  const { x, y } = point(plan, degrees, head)
  return [1.5, 2.15, 2.8]
    .map((far, index) => {
      const wide = size * far
      const open = 62 - index * 12
      const from = ((degrees + 180 - open) * Math.PI) / 180
      const to = ((degrees + 180 + open) * Math.PI) / 180
      return `M${spot({ x: x + Math.sin(from) * wide, y: y - Math.cos(from) * wide })}A${wide} ${wide} 0 0 1 ${spot({ x: x + Math.sin(to) * wide, y: y - Math.cos(to) * wide })}`
    })
    .join('')
}

/** The two great comets, the hour’s under the minute’s. */
const Great = memo(function Great({ plan, hour, minute }: { plan: Plan; hour: number; minute: number }) {
  const angles = anglesAt(hour, minute)
  const broad = handAt(plan, HANDS.hour, angles.hour, 0.86)
  const long = handAt(plan, HANDS.minute, angles.minute, 1)
  const { unit, stroke } = plan
  const lines = Math.round(Math.min(24, 9 + Math.min(plan.width, plan.height) / 55))
  const [first, second] = [point(plan, broad.degrees, broad.head), point(plan, long.degrees, long.head)]
  const [tip, root] = [point(plan, long.degrees, long.end), second]
  const side = ((long.degrees + 90) * Math.PI) / 180
  /** The long tail’s body: a needle that ends on the line of its minute. */
  const needle = (wide: number) =>
    `M${spot({ x: root.x + Math.sin(side) * wide, y: root.y - Math.cos(side) * wide })}L${spot({ x: tip.x + Math.sin(side) * stroke, y: tip.y - Math.cos(side) * stroke })}L${spot({ x: tip.x - Math.sin(side) * stroke, y: tip.y + Math.cos(side) * stroke })}L${spot({ x: root.x - Math.sin(side) * wide, y: root.y + Math.cos(side) * wide })}Z`
  return (
    <g fill="none" stroke={STRAW} strokeLinecap="round">
      <path
        d={tailPath(plan, broad.degrees, broad.head, broad.end, lines, 9.5)}
        strokeWidth={stroke * 1.15}
      />
      <path d={hoods(plan, broad.degrees, broad.head, unit * 0.14)} strokeWidth={stroke * 1.3} />
      <circle cx={first.x} cy={first.y} r={unit * 0.14} fill={STRAW} stroke="none" />
      <path d={needle(unit * 0.085)} fill={NIGHT} stroke={NIGHT} strokeWidth={stroke * 8} />
      <path d={tailPath(plan, long.degrees, long.head, long.end * 0.93, 3, 1.3)} strokeWidth={stroke} />
      <path d={needle(unit * 0.07)} fill={STRAW} stroke={STRAW} strokeWidth={stroke} />
      <circle cx={second.x} cy={second.y} r={unit * 0.18} fill={NIGHT} stroke="none" />
      <path d={hoods(plan, long.degrees, long.head, unit * 0.1)} strokeWidth={stroke * 1.2} />
      <circle cx={second.x} cy={second.y} r={unit * 0.1} fill={STRAW} stroke="none" />
    </g>
  )
})

/** A small one goes round its orbit once a minute. */
function Small({ plan }: { plan: Plan }) {
  const group = useRef<SVGGElement>(null)
  const { motion } = useHostSettings()
  useFrame((time) => {
    const step = motion === 'reduced' ? 1 : easeOut(Math.min(1, time.millisecond / 300))
    const { degrees, head } = handAt(plan, HANDS.second, (time.second - 1 + step) * 6, 1)
    const { x, y } = point(plan, degrees, head)
    group.current?.setAttribute(
      'transform',
      `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${degrees.toFixed(2)})`,
    )
    return step === 1 ? untilSecond(time) : undefined
  }, 24)
  const { unit, stroke } = plan
  return (
    <svg className={styles.whole} viewBox={`0 0 ${plan.width} ${plan.height}`} aria-hidden="true">
      <g ref={group} fill={STRAW} stroke={STRAW} strokeWidth={stroke}>
        <path d={`M0 0V${-unit * 1.1}M0 0L${unit * 0.1} ${-unit * 0.8}M0 0L${-unit * 0.1} ${-unit * 0.8}`} />
        <circle r={unit * 0.075} stroke="none" />
      </g>
    </svg>
  )
}

/** The inner solar system in September 2025, with the comets that come back. */
export default function Comet() {
  const { hour, minute } = useClockTime('minute')
  const art = useRef<HTMLDivElement>(null)
  const { width, height } = useSize(art) ?? { width: 1280, height: 800 }
  const plan = planOf(width, height)
  return (
    <Stage css={css} images={images} fonts={fonts} artRef={art} className={styles.chart}>
      <Canvas draw={paintChart} beat="minute" />
      <Small plan={plan} />
      <svg className={styles.whole} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <Great plan={plan} hour={hour} minute={minute} />
      </svg>
    </Stage>
  )
}
