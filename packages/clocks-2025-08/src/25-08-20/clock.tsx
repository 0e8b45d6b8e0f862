import {
  type ClockTime,
  easeOut,
  type HourCycle,
  Stage,
  untilSecond,
  useClockTime,
  useFrame,
  useHostSettings,
  useSize,
} from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import { useRef } from 'react'
import styles, { css } from './clock.module.css'
import {
  CAP,
  HOURS,
  inkOf,
  lengthOf,
  minuteInkOf,
  noonAt,
  ownWidth,
  placeOf,
  ribbonsAt,
  type Strip,
  stripsOf,
} from './model'

export { notes } from './notes'

export const images = []
export const fonts = [
  { family: 'ft-25-08-20 Type', source: new URL('./type.woff2', import.meta.url).href, weight: '800' },
]

const font = (size: number) => `800 ${size}px "ft-25-08-20 Type"`

/** All ribbons of a moment, and where each hangs. */
function worldAt(time: ClockTime, width: number, height: number) {
  const { west, east } = ribbonsAt(time)
  const own = ownWidth(width, height)
  const left = (width - own) / 2
  const strips = [...stripsOf(west, left, left, -1), ...stripsOf(east, left + own, left, 1)]
  return { strips, own, left, noon: noonAt(time.hour * 60 + time.minute, strips, width / 2) }
}

/** How high an hour is on a ribbon. */
const hourHeight = (height: number) => height / 4

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

/** The hour that is now on a ribbon, and its city. */
function drawLabel(
  context: CanvasRenderingContext2D,
  strip: Strip,
  box: { top: number; height: number; notch: number },
  hourCycle: HourCycle,
) {
  const hour = Math.floor(strip.local / 60)
  const figure = String(hourCycle === 12 ? hour % 12 || 12 : hour)
  const { x, width } = strip
  if (width < 15) return
  const size = Math.min((width * 0.84) / 0.96, box.height * 0.42)
  const gap = Math.max(3, box.height * 0.05)
  const top = box.top + box.notch + gap
  context.fillStyle = inkOf(hour)
  context.textAlign = 'center'
  context.font = font(size)
  context.fillText(figure, x + width / 2, top + size * CAP)
  const room = box.top + box.height - top - size * CAP - gap * 2
  const letters = Math.min((width * 0.72) / CAP, room / lengthOf(strip.city), box.height * 0.22)
  if (letters < 8) return
  context.save()
  context.translate(x + width / 2 + (letters * CAP) / 2, top + size * CAP + gap + room)
  context.rotate(-Math.PI / 2)
  context.textAlign = 'left'
  context.font = font(letters)
  context.fillText(strip.city, 0, 0)
  context.restore()
}

function drawRibbon(
  context: CanvasRenderingContext2D,
  strip: Strip,
  { height, minute, hourCycle }: { height: number; minute: number; hourCycle: HourCycle },
) {
  const size = hourHeight(height)
  const now = Math.floor(strip.local / 60)
  const shifted = strip.local % 60 !== minute
  const notch = shifted ? Math.min(strip.width * 0.5, size * 0.16) : 0
  const top = height / 2 - ((strip.local % 60) / 60) * size
  for (let hour = -4; hour <= 3; hour++) {
    context.fillStyle = HOURS[(now + hour + 24) % 24]!
    drawHour(context, strip, top + hour * size, size + 0.6, notch)
  }
  // Ribbons hang side by side, with a little dark between them.
  context.fillStyle = '#0a0f3c'
  if (strip.width > 7) context.fillRect(strip.x + strip.width - 0.8, 0, 1.6, height)
  drawLabel(context, strip, { top, height: size, notch }, hourCycle)
}

const drawWorld = ({ context, time, width, height, hourCycle }: CanvasFrame) => {
  const { strips, own, left } = worldAt(time, width, height)
  const minute = Math.floor(time.epochMs / 60_000) % 60
  for (const strip of strips) drawRibbon(context, strip, { height, minute, hourCycle })
  // The visitor's own, which points at now on both sides.
  const point = Math.min(own * 0.06, left * 0.2)
  context.fillStyle = HOURS[time.hour]!
  context.beginPath()
  context.moveTo(left, 0)
  context.lineTo(left + own, 0)
  context.lineTo(left + own, height / 2 - point)
  context.lineTo(left + own + point, height / 2)
  context.lineTo(left + own, height / 2 + point)
  context.lineTo(left + own, height)
  context.lineTo(left, height)
  context.lineTo(left, height / 2 + point)
  context.lineTo(left - point, height / 2)
  context.lineTo(left, height / 2 - point)
  context.closePath()
  context.fill()
}

/** How the visitor's figures and the name above them lie. */
function ownPlan(width: number, height: number) {
  const own = ownWidth(width, height)
  const name = Math.min(height * 0.11, own * 0.26)
  const gap = Math.min(width, height) * 0.035
  const size = Math.min((own * 0.9) / 0.96, (height - name * CAP - gap * 4) / 2 / CAP)
  const block = size * CAP * 2 + gap * 1.4 + name * CAP
  const top = (height - block) / 2
  return { own, name, gap, size, top }
}

const drawOwn = ({ context, time, width, height, hourCycle }: CanvasFrame) => {
  const { own, name, gap, size, top } = ownPlan(width, height)
  const place = placeOf(time.timeZone)
  const letters = Math.min(name, (own * 0.88) / lengthOf(place))
  context.textAlign = 'center'
  context.fillStyle = inkOf(time.hour)
  context.font = font(letters)
  context.fillText(place, width / 2, top + name * CAP)
  context.font = font(size)
  const first = top + name * CAP + gap * 0.9 + size * CAP
  const hour = hourCycle === 12 ? String(time.hour12) : String(time.hour).padStart(2, '0')
  context.fillText(hour, width / 2, first)
  context.fillStyle = minuteInkOf(time.hour)
  context.fillText(String(time.minute).padStart(2, '0'), width / 2, first + gap * 0.7 + size * CAP)
}

/** It stands where it is noon, and turns by a sixtieth each second. */
function Sun() {
  const sky = useRef<HTMLDivElement>(null)
  const { width, height } = useSize(sky) ?? { width: 1280, height: 800 }
  const sun = useRef<SVGSVGElement>(null)
  const time = useClockTime('minute')
  const { motion } = useHostSettings()
  const { noon } = worldAt(time, width, height)
  useFrame((now: ClockTime) => {
    const step = motion === 'reduced' ? 1 : easeOut(Math.min(1, now.millisecond / 350))
    if (sun.current) sun.current.style.rotate = `${((now.second - 1 + step) * 6).toFixed(2)}deg`
    return step === 1 ? untilSecond(now) : undefined
  }, 24)
  const size = Math.min(width, height) * 0.26
  return (
    <div ref={sky} className={styles.sky}>
      <svg
        ref={sun}
        className={styles.sun}
        style={{ width: size, height: size, left: noon - size / 2, top: height * 0.12 - size / 2 }}
        viewBox="-50 -50 100 100"
        aria-hidden="true"
      >
        <circle r="24" />
        {Array.from({ length: 12 }, (_, ray) => (
          <path
            key={ray}
            d={ray === 0 ? 'M-6-28H6L0-50Z' : 'M-5-28H5L0-41Z'}
            transform={`rotate(${ray * 30})`}
          />
        ))}
      </svg>
    </div>
  )
}

/** A ribbon for each time that the world has now, and the visitor's in the middle. */
export default function Simultaneous() {
  return (
    <Stage css={css} images={images} fonts={fonts} className={styles.world}>
      <Canvas draw={drawWorld} beat="minute" />
      <Sun />
      <Canvas
        draw={drawOwn}
        beat="minute"
        part={({ width, height }) => {
          const own = ownWidth(width, height)
          return { left: (width - own) / 2, top: 0, width: own, height }
        }}
      />
    </Stage>
  )
}
