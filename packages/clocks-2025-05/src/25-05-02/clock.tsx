import {
  type ClockTime,
  laterBy,
  Stage,
  timeAt,
  untilSecond,
  useFrame,
  useHostSettings,
} from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import { type Ref, useRef } from 'react'
import styles, { css } from './clock.module.css'
import { daysTo, hoursAhead, type Layout, layoutAt, RINGS, type Sky, settingAt, unpackSky } from './model'
import { glass, print, rivet } from './print'

export { notes } from './notes'

const paper = new URL('./paper.webp', import.meta.url).href
const title = new URL('./title.woff2', import.meta.url).href
const small = new URL('./small.woff2', import.meta.url).href
const names = new URL('./names.woff2', import.meta.url).href

export const images = [paper]
export const fonts = [
  { family: 'ft-25-05-02 Title', source: title, weight: '400' },
  { family: 'ft-25-05-02 Small', source: small, weight: '400' },
  { family: 'ft-25-05-02 Names', source: names, weight: '400', style: 'italic' },
]

/** Standard time's hours before Greenwich: the smaller of January's and July's. Kept for the year and zone last asked for. */
let standard = { year: 0, timeZone: '', hours: 0 }
function standardHoursAhead({ year, timeZone }: ClockTime): number {
  if (standard.year !== year || standard.timeZone !== timeZone) {
    const at = (month: number) => hoursAhead(timeAt(daysTo(year, month, 1) * 86_400_000, timeZone))
    standard = { year, timeZone, hours: Math.min(at(1), at(7)) }
  }
  return standard.hours
}

/** Milliseconds after the beat at which all that swings stands, to within a thirtieth of a pixel. */
const SETTLED_MS = 400

/** A step that starts at the full second, swings a little too far and settles. */
function tick(millisecond: number): number {
  if (millisecond >= SETTLED_MS) return 1
  const seconds = millisecond / 1000
  return 1 - Math.exp(-15 * seconds) * Math.cos(24 * seconds)
}

/** Rounded, so that what has settled is not painted again. */
const turn = (degrees: number) => `rotate(${degrees.toFixed(3)}deg)`

/** The beat throws the arm forward, at most a seventh of a minute's width under the glass. In degrees. */
const kick = (millisecond: number) => 0.5 * Math.exp(-millisecond / 80) * Math.sin(millisecond / 25)

let sky: Sky | undefined

const monthLengthsOf = (year: number) =>
  Array.from({ length: 12 }, (_, month) => daysTo(year, month + 2, 1) - daysTo(year, month + 1, 1))

/** Seconds in which the disc turns a hair's breadth: it is printed anew that often. */
const PRINT_SECONDS = 20

function drawPrint({ context, width, height, time, hourCycle, transparent }: CanvasFrame) {
  sky ??= unpackSky()
  const late = time.secondsOfDay % PRINT_SECONDS
  const settled = settingAt(laterBy(time, -1000 * late), standardHoursAhead(time))
  const layout = layoutAt(width, height, settled.sun)
  // The disc without the card it turns on.
  if (transparent) {
    context.arc(...layout.pole, layout.unit * RINGS.disc, 0, 7)
    context.clip()
  }
  print(context, sky, settled, {
    width,
    height,
    layout,
    hourCycle,
    monthLengths: monthLengthsOf(time.year),
  })
  context.translate(...layout.pole)
  rivet(context, layout.unit)
  return (PRINT_SECONDS - late) * 1000
}

function drawGlass({ context, width, height, time, hourCycle }: CanvasFrame): Layout {
  const { sun, dayOfYear, dayStep } = settingAt(time, standardHoursAhead(time))
  const layout = layoutAt(width, height, sun)
  context.translate(...layout.glass)
  glass(context, {
    layout,
    angleDeg: sun,
    secondsOfDay: time.secondsOfDay,
    hourCycle,
    dayOfYear,
    dayStep,
    monthLengths: monthLengthsOf(time.year),
  })
  return layout
}

/** A cardboard star chart that sets itself. */
export default function Planisphere() {
  const works = useRef<HTMLDivElement>(null)
  return (
    <Stage css={css} ground={styles.card} images={images} fonts={fonts}>
      <Canvas draw={drawPrint} beat="second" />
      <i className={styles.paper} style={{ backgroundImage: `url(${paper})` }} />
      <Canvas
        beat="second"
        draw={(frame) => {
          const { unit, radius, reach, pole, glass } = drawGlass(frame)
          const lengths = { unit, radius, reach, left: pole[0], top: pole[1], x: glass[0], y: glass[1] }
          for (const [name, pixels] of Object.entries(lengths))
            works.current?.style.setProperty(`--${name}`, `${pixels}px`)
        }}
      />
      <Works ref={works} />
    </Stage>
  )
}

/** What moves between the seconds: the rivet's slot, the milled rim of the glass, the arm with its hairline. */
function Works({ ref }: { readonly ref: Ref<HTMLDivElement> }) {
  const { motion, mode } = useHostSettings()
  const rim = useRef<SVGSVGElement>(null)
  const slot = useRef<SVGSVGElement>(null)
  const arm = useRef<HTMLDivElement>(null)
  useFrame((time) => {
    const swing = motion === 'full' && mode !== 'still' ? tick(time.millisecond) : 1
    const turned = turn((time.second - 1 + swing) * 6)
    const { sun } = settingAt(time, standardHoursAhead(time))
    if (slot.current) slot.current.style.transform = turned
    if (rim.current) rim.current.style.transform = turned
    if (arm.current) arm.current.style.transform = turn(-sun - (swing === 1 ? 0 : kick(time.millisecond)))
    return swing === 1 ? untilSecond(time) : undefined
  }, 20)
  return (
    <div ref={ref} className={styles.works}>
      <div ref={arm} className={styles.arm}>
        <i className={styles.strip} />
        <i className={styles.hairline} />
      </div>
      <svg ref={slot} className={styles.slot} viewBox="-10 -10 20 20" aria-hidden="true">
        <path d="M-1-6.7h2v13.4h-2z" fill="#4a340d" />
        <path d="M1-6.2h.5v12.4H1z" fill="#fff4cd" />
      </svg>
      <svg ref={rim} className={styles.rim} viewBox="-115 -115 230 230" aria-hidden="true">
        <g fill="none" stroke="#3a2606" strokeOpacity="0.72">
          <circle
            r="111.2"
            strokeWidth="7.6"
            pathLength="120"
            strokeDasharray="0.3 1.7"
            strokeDashoffset="0.15"
          />
          <circle
            r="108"
            strokeWidth="14"
            pathLength="120"
            strokeDasharray="0.7 9.3"
            strokeDashoffset="0.35"
          />
        </g>
        <circle cy="-107.6" r="6.4" fill="#d8432c" stroke="#4a1408" strokeWidth="1.4" />
      </svg>
    </div>
  )
}
