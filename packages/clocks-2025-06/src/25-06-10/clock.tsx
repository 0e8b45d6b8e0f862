import {
  type ClockTime,
  Stage,
  untilSecond,
  useClockTime,
  useFrame,
  useHostSettings,
  useSize,
} from '@found-time/clock-runtime'
import { useRef } from 'react'
import styles, { css } from './clock.module.css'
import {
  type Circle,
  cornersOf,
  hourSides,
  KNOBS,
  knobsOf,
  minuteSides,
  planOf,
  rollAt,
  rolledAt,
  secondSides,
  tensOf,
} from './model'

export { notes } from './notes'

export const images = []
export const fonts = [
  {
    family: 'ft-25-06-10 Corner',
    source: new URL('./corner.woff2', import.meta.url).href,
    weight: '700',
  },
]

/** More than six tens there are never. */
const TENS = [0, 1, 2, 3, 4, 5]

/** Colours of the tens, as classes. */
const inks = [styles.yellow, styles.white, styles.blue, styles.black, styles.yellow, styles.white]

function Figure({ name, colours }: { name: string; colours: readonly (string | undefined)[] }) {
  return (
    <g data-figure={name} className={styles.figure}>
      {TENS.map((ten) => (
        <path key={ten} className={colours[ten]} />
      ))}
      <path className={styles.thin} />
      <path className={styles.thick} />
      {TENS.map((ten) => (
        <path key={ten} className={colours[ten]} />
      ))}
    </g>
  )
}

/** Draws a figure of so many sides, and the lines between its triangles. */
function setFigure(figure: Element, sides: number, { middle, radius }: Circle, turn = 0) {
  const corners = cornersOf(sides, middle, radius * KNOBS, turn)
  const tens = tensOf(corners, middle)
  const knobs = knobsOf(corners, radius)
  const paths = figure.children
  for (const ten of TENS) {
    paths[ten]!.setAttribute('d', tens[ten] ?? '')
    paths[ten + 8]!.setAttribute('d', knobs[ten] ?? '')
  }
  const [x, y] = middle
  const lines = ['', '']
  if (sides > 2.5)
    for (const [index, [cx, cy]] of corners.slice(0, -1).entries())
      lines[index % 5 ? 0 : 1] += `M${x.toFixed(2)} ${y.toFixed(2)}L${cx.toFixed(2)} ${cy.toFixed(2)}`
  paths[6]!.setAttribute('d', lines[0]!)
  paths[7]!.setAttribute('d', lines[1]!)
  // A point and a line are as thick as has to be.
  figure.setAttribute(
    'stroke-width',
    String(radius * (sides < 1 ? 1 - 0.87 * sides : sides < 2.5 ? 0.13 : 0.01)),
  )
  paths[7]!.setAttribute('stroke-width', String(radius * 0.026))
}

/** Euclid's figures with as many sides as there are hours, minutes and seconds. */
export default function Polygon() {
  const time = useClockTime('minute')
  const { hourCycle, motion, transparent } = useHostSettings()
  const art = useRef<HTMLDivElement>(null)
  const { width, height } = useSize(art) ?? { width: 1280, height: 800 }
  const bowl = useRef<SVGCircleElement>(null)
  const plan = planOf(width, height)
  const { ground, label, hour, minute, hole, shelf } = plan
  const hours = hourSides(time.hour, 0, 0, 0, hourCycle)

  useFrame((now: ClockTime) => {
    const ms = motion === 'reduced' ? 0 : now.millisecond
    const counts: Record<string, number> = {
      hour: hourSides(now.hour, now.minute, now.second, ms, hourCycle),
      minute: minuteSides(now.minute, now.second, ms),
      second: secondSides(now.second, ms),
    }
    for (const figure of art.current?.querySelectorAll<SVGGElement>('[data-figure]') ?? []) {
      const name = figure.dataset.figure as 'hour' | 'minute' | 'second'
      const state = `${counts[name]} ${width} ${height} ${name === 'second' ? now.second : ''}`
      if (figure.dataset.state === state) continue
      figure.dataset.state = state
      if (name !== 'second') {
        setFigure(figure, counts[name]!, plan[name])
        continue
      }
      const roll = rollAt(rolledAt(now.second, ms), plan.hole)
      setFigure(figure, counts.second!, roll, roll.turn)
      bowl.current?.setAttribute('cx', String(roll.middle[0]))
      bowl.current?.setAttribute('cy', String(roll.middle[1]))
    }
    if (motion === 'reduced') return untilSecond(now)
    return now.millisecond < 550 ? 550 - now.millisecond : undefined
  }, 30)

  const top = ({ middle: [x, y], radius }: Circle, text: number) => (
    <text x={x} y={y - radius - label * 0.32} fontSize={label}>
      {text}
    </text>
  )
  return (
    <Stage
      css={css}
      images={images}
      fonts={fonts}
      artRef={art}
      className={transparent ? `${styles.page} ${styles.bare}` : styles.page}
      ground={styles.red}
    >
      <svg aria-hidden="true" width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
        <rect x="0" y={height - ground} width={width} height={ground} className={styles.black} />
        <rect x="0" y={hour.middle[1] + hour.radius} width={shelf} height={ground} className={styles.black} />
        {[hour, minute].map(({ middle: [x, y], radius }) => (
          <circle key={radius} cx={x} cy={y} r={radius} className={styles.round} />
        ))}
        <Figure name="hour" colours={inks} />
        <Figure name="minute" colours={inks} />
        {time.minute > 2 && (
          <circle cx={hole.middle[0]} cy={hole.middle[1]} r={hole.radius} className={styles.round} />
        )}
        <circle ref={bowl} r={hole.radius * 0.5} className={styles.round} />
        <Figure name="second" colours={inks} />
        {top(hour, hours)}
        {top(minute, time.minute)}
      </svg>
    </Stage>
  )
}
