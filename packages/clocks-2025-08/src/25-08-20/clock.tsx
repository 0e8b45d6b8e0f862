import {
  type ClockTime,
  clamp,
  easeOut,
  type HourCycle,
  hourDigits,
  Stage,
  twoDigits,
  untilSecond,
  useClockTime,
  useFrame,
  useHostSettings,
  useSize,
} from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import { useRef } from 'react'
import styles, { css } from './clock.module.css'
import { CAP, HOURS, inkOf, lengthOf, placeAt, raysOf, type Strip, worldAt } from './model'

export { notes } from './notes'

export const images = []
export const fonts = [
  { family: 'ft-25-08-20 Type', source: new URL('./type.woff2', import.meta.url).href, weight: '800' },
]

const DARK = '#0a0f3c'
const GROW_MS = 350
/** How many hours of a ribbon are seen. */
const SEEN = 4
const font = (size: number) => `800 ${size}px "ft-25-08-20 Type"`

/** An hour of a ribbon. Where the zone is not set by whole hours, its edges are notched. */
function drawHour(
  context: CanvasRenderingContext2D,
  { x, width }: Strip,
  top: number,
  height: number,
  notch: number,
) {
  context.beginPath()
  context.moveTo(x, top)
  context.lineTo(x + width / 2, top + notch)
  context.lineTo(x + width + 0.6, top)
  context.lineTo(x + width + 0.6, top + height)
  context.lineTo(x + width / 2, top + height + notch)
  context.lineTo(x, top + height)
  context.fill()
}

/** A ribbon is a day's hours that pass the line across the middle, each in the colour of its sky. */
function drawRibbon(context: CanvasRenderingContext2D, strip: Strip, minute: number, height: number) {
  const size = height / SEEN
  const now = Math.floor(strip.local / 60)
  const shifted = strip.local % 60 !== minute
  const notch = shifted ? Math.min(strip.width * 0.5, size * 0.2) : 0
  const top = height / 2 - ((strip.local % 60) / 60) * size
  for (let hour = -4; hour <= 3; hour++) {
    context.fillStyle = HOURS[(now + hour + 24) % 24]!
    drawHour(context, strip, top + hour * size, size + 0.6, notch)
  }
}

interface Setting {
  readonly height: number
  /** How thick the line across the middle is. */
  readonly line: number
  readonly hourCycle: HourCycle
}

const figureSize = (width: number, height: number) => Math.min((width * 0.88) / 0.96, height * 0.32)
const besideLine = (size: number, line: number) => line / 2 + Math.max(size * 0.07, line)

/** The largest size at which these cities fit beneath the minutes of ribbons so wide. */
function nameSize(cities: readonly string[], width: number, { height, line }: Setting): number {
  const size = figureSize(width, height)
  const room = height * 0.44 - besideLine(size, line) - size * CAP
  return Math.min((width * 0.54) / CAP, room / Math.max(...cities.map(lengthOf)), height * 0.12)
}

/** A ribbon's clock, its hour above the line and its minutes below; and its city, along it at its foot. */
function drawClock(
  context: CanvasRenderingContext2D,
  { x, width, local, city }: Strip,
  letters: number,
  { height, line, hourCycle }: Setting,
) {
  const hour = Math.floor(local / 60)
  const size = figureSize(width, height)
  const gap = besideLine(size, line)
  const middle = x + width / 2
  const figures = hourDigits(hour, hourCycle)
  context.fillStyle = inkOf(hour)
  context.textAlign = 'center'
  context.font = font(size)
  context.fillText(figures, middle, height / 2 - gap)
  context.fillText(twoDigits(local % 60), middle, height / 2 + gap + size * CAP)
  // The city stands on an hour that is still to come.
  const foot = height * 0.975
  const later = ((foot - (letters * lengthOf(city)) / 2) / height - 0.5) * SEEN * 60
  context.fillStyle = inkOf(Math.floor((local + later) / 60) % 24)
  context.save()
  context.translate(middle + (letters * CAP) / 2, foot)
  context.rotate(-Math.PI / 2)
  context.textAlign = 'left'
  context.font = font(letters)
  context.fillText(city, 0, 0)
  context.restore()
}

const drawWorld = ({ context, time, width, height, hourCycle }: CanvasFrame) => {
  const { strips, own } = worldAt(time, width, height)
  const minute = Math.floor(time.epochMs / 60_000) % 60
  const line = Math.min(width, height) * 0.008
  for (const strip of strips) drawRibbon(context, strip, minute, height)
  context.fillStyle = DARK
  context.fillRect(0, (height - line) / 2, width, line)
  const whole = strips.filter(({ isWhole }) => isWhole)
  // Ribbons hang side by side, with a little dark between them.
  for (const { x, width } of whole)
    for (const side of [x, x + width]) context.fillRect(side - line / 4, 0, line / 2, height)
  const setting = { height, line, hourCycle }
  const others = whole.filter((strip) => strip !== own)
  const cities = others.map(({ city }) => city)
  for (const strip of others) drawClock(context, strip, nameSize(cities, strip.width, setting), setting)
  drawClock(context, own, nameSize([own.city], own.width, setting), setting)
}

/** The sun stands where it is noon, the moon where it is midnight; each second another of the sun's sixty rays is long. */
function Sky() {
  const sky = useRef<HTMLDivElement>(null)
  const rays = useRef<SVGPathElement>(null)
  const { width, height } = useSize(sky) ?? { width: 1280, height: 800 }
  const time = useClockTime('minute')
  const { motion } = useHostSettings()
  const world = worldAt(time, width, height)
  useFrame((now: ClockTime) => {
    const grown = motion === 'reduced' ? 1 : easeOut(Math.min(1, now.millisecond / GROW_MS))
    rays.current?.setAttribute('d', raysOf(now.second, grown))
    return grown === 1 ? untilSecond(now) : undefined
  }, 24)
  const size = Math.min(width * 0.3, height * 0.19)
  const at = (minutes: number) => ({
    width: size,
    height: size,
    // Whole, at the stage's edges too.
    left: clamp(placeAt(minutes, world) - size / 2, 0, width - size),
    top: height * 0.015,
  })
  return (
    <div ref={sky} className={styles.sky}>
      <svg style={at(0)} viewBox="-50 -50 100 100" aria-hidden="true">
        <path d="M0-40A40 40 0 1 0 40 0 31 31 0 1 1 0-40Z" />
      </svg>
      <svg style={at(12 * 60)} viewBox="-50 -50 100 100" aria-hidden="true">
        <circle r="26" />
        <path ref={rays} />
      </svg>
    </div>
  )
}

/** A ribbon for each time that the world has now, the visitor's in the middle; sun and night travel over them. */
export default function Simultaneous() {
  return (
    <Stage css={css} images={images} fonts={fonts} className={styles.world}>
      <Canvas draw={drawWorld} beat="minute" />
      <Sky />
    </Stage>
  )
}
