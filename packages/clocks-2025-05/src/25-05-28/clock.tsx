import { Stage, secondsOf, untilSecond, useFrame, useHostSettings, useSize } from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import { useRef } from 'react'
import styles, { css } from './clock.module.css'
import { hourAngle, minuteAngle, SWING, shiftAt, stepOf } from './model'

export { notes } from './notes'

export const images = []
export const fonts = []

/** The two colours are those of inks that are printed over one another: together they make the dark one. */
const INK = '#1b1745'
const WARM = '#f8391a'
const COLD = '#0667c4'
/** The same as the paper lets them be seen, which is the stage's ground: under a screen they are printed on it. */
const WARM_ON_PAPER = '#f34120'
const COLD_ON_PAPER = '#0a75b5'
/** On the dial the sheets are pale, so that it can be looked at all day. */
const DIAL = '#f4eef2'
const PALE_INK = '#6a63a6'
const PALE_WARM = '#f06f54'
const PALE_COLD = '#559fd4'

const RADIAN = Math.PI / 180

type Sheet = Pick<CanvasFrame, 'context' | 'width' | 'height'>

/** The dial's radius, in hundredths of half the shorter side: the rest is the field round it. */
const DISC = 93

const discOf = ({ width, height }: Sheet) => (Math.min(width, height) / 200) * DISC

/** Paints on the dial alone, or on all but the dial. */
function within(sheet: Sheet, isDial: boolean, paint: () => void) {
  const { context, width, height } = sheet
  context.save()
  context.beginPath()
  context.arc(width / 2, height / 2, discOf(sheet), 0, 2 * Math.PI)
  if (!isDial) context.rect(-width, -height, width * 3, height * 3)
  context.clip('evenodd')
  paint()
  context.restore()
}

/**
 * Rings of a colour, `set` off by a part of a step inwards or outwards. Beyond the dial they broaden and go out of step with
 * the upper ones, and come out from under them as bands.
 */
function rings(sheet: Sheet, colour: string, set: number, gain: number) {
  const { context, width, height } = sheet
  const unit = Math.min(width, height)
  const step = stepOf(unit)
  context.strokeStyle = colour
  for (let ring = 1; (ring - 1) * step < Math.hypot(width, height) / 2; ring++) {
    const beyond = Math.max(0, ring * step - discOf(sheet)) / unit
    context.lineWidth = step * (0.25 + Math.min(0.2, beyond * 0.8))
    context.beginPath()
    context.arc(width / 2, height / 2, (ring + set) * step + beyond * gain * unit, 0, 2 * Math.PI)
    context.stroke()
  }
}

/**
 * A blade's outline.
 * @param ends - From and to, in hundredths of half the shorter side.
 * @param halfAt - Half its breadth, at a part of the way from one end to the other.
 */
function blade(
  { width, height }: Sheet,
  degrees: number,
  ends: readonly [number, number],
  halfAt: (part: number) => number,
): Path2D {
  const unit = Math.min(width, height) / 200
  const [sin, cos] = [Math.sin(degrees * RADIAN), Math.cos(degrees * RADIAN)]
  const path = new Path2D()
  const fine = 48
  for (let at = 0; at <= fine * 2 + 1; at++) {
    const part = (at <= fine ? at : fine * 2 + 1 - at) / fine
    const aside = (at <= fine ? -1 : 1) * halfAt(part) * unit
    const along = (ends[0] + (ends[1] - ends[0]) * part) * unit
    path.lineTo(width / 2 + aside * cos + along * sin, height / 2 + aside * sin - along * cos)
  }
  path.closePath()
  return path
}

/** Slender at its root, broadest at `belly`, and drawn out to a true point. */
const lance = (broad: number, root: number, belly: number) => (part: number) =>
  part < belly
    ? root + (broad - root) * Math.sin((part / belly) * 90 * RADIAN)
    : broad * Math.cos(((part - belly) / (1 - belly)) * 90 * RADIAN) ** 1.1

/** The lower sheet. */
function drawLower(frame: CanvasFrame) {
  const { context } = frame
  within(frame, false, () => {
    // Under the upper sheet's rings: warm on the inner half, cold on the outer one.
    context.globalCompositeOperation = 'multiply'
    rings(frame, WARM_ON_PAPER, -0.125, 0.12)
    rings(frame, COLD_ON_PAPER, 0.125, -0.075)
  })
  within(frame, true, () => {
    const { width, height } = frame
    context.fillStyle = DIAL
    context.fillRect(0, 0, width, height)
    rings(frame, PALE_WARM, -0.1, 0)
    rings(frame, PALE_COLD, 0.1, 0)
  })
  for (const { path, colour } of handsAt(frame)) {
    context.fillStyle = colour
    context.fill(path)
  }
}

/** The hands, their colours, and what the upper rings make of those. */
const handsAt = (frame: CanvasFrame) => [
  {
    path: blade(frame, hourAngle(frame.time.hour, frame.time.minute), [0, 53], lance(9.6, 1.6, 0.52)),
    colour: COLD,
    deep: '#053c86',
  },
  {
    path: blade(frame, minuteAngle(frame.time.minute), [0, 79], lance(6.6, 1.4, 0.55)),
    colour: WARM,
    deep: '#9c1c12',
  },
]

/** The upper sheet, drawn anew where it lies: engines differ in how they shift a picture by part of a pixel. */
function drawUpper(frame: CanvasFrame) {
  const { context, width, height, time, motion } = frame
  const step = stepOf(Math.min(width, height))
  const { angle, steps } = shiftAt(secondsOf(time), motion === 'reduced')
  const x = width / 2 + steps * step * Math.sin(angle * RADIAN)
  const y = height / 2 - steps * step * Math.cos(angle * RADIAN)
  const disc = discOf(frame)
  const sheet = (colour: string, broad: number, from: number, to: number) => {
    context.strokeStyle = colour
    context.lineWidth = step * broad
    for (let ring = Math.max(1, Math.floor(from / step)); ring * step < to + step; ring++) {
      context.beginPath()
      context.arc(x, y, ring * step, 0, 2 * Math.PI)
      context.stroke()
    }
  }
  within(frame, true, () => {
    sheet(PALE_INK, 0.38, 0, disc)
    for (const { path, deep } of handsAt(frame)) {
      context.save()
      context.clip(path)
      sheet(deep, 0.4, 0, disc * 0.86)
      context.restore()
    }
  })
  within(frame, false, () => sheet(INK, 0.52, disc, Math.hypot(width, height) / 2))
  return motion === 'reduced' || time.millisecond >= SWING * 1000 ? untilSecond(time) : undefined
}

/** Printed on the glass: the marks, the dial's edge and the middle. */
function drawMarks(frame: CanvasFrame) {
  const { context, width, height } = frame
  const unit = Math.min(width, height) / 200
  for (let mark = 0; mark < 60; mark++) {
    const [from, broad] = mark % 5 ? [80.4, 0.5] : mark % 15 ? [76.4, 1.3] : [71.4, 2.1]
    context.fillStyle = INK
    context.fill(blade(frame, mark * 6, [from, 84], () => broad))
  }
  context.strokeStyle = INK
  context.lineWidth = Math.max(1, unit * 1.1)
  context.beginPath()
  context.arc(width / 2, height / 2, discOf(frame), 0, 2 * Math.PI)
  context.stroke()
  context.fillStyle = INK
  context.beginPath()
  context.arc(width / 2, height / 2, unit * 3.2, 0, 2 * Math.PI)
  context.fill()
}

/** The second. */
function Ball() {
  const box = useRef<HTMLDivElement>(null)
  const ball = useRef<HTMLDivElement>(null)
  const { motion, mode } = useHostSettings()
  const { width, height } = useSize(box) ?? { width: 1280, height: 800 }
  useFrame((time) => {
    const isSettled = motion === 'reduced' || mode === 'still'
    const { angle } = shiftAt(secondsOf(time), isSettled)
    const orbit = Math.min(width, height) * 0.443
    const [x, y] = [orbit * Math.sin(angle * RADIAN), -orbit * Math.cos(angle * RADIAN)].map(Math.round)
    if (ball.current) ball.current.style.transform = `translate(${x}px, ${y}px)`
    return isSettled || time.millisecond >= SWING * 1000 ? untilSecond(time) : undefined
  }, 24)
  return (
    <div ref={box} className={styles.fit}>
      <div ref={ball} className={styles.ball} />
    </div>
  )
}

/** Two sheets of rings. The hands are where they disagree. */
export default function Moire() {
  return (
    <Stage css={css} images={images} fonts={fonts} ground={styles.sheet}>
      <Canvas draw={drawLower} beat="minute" />
      <Canvas draw={drawUpper} beat={12} />
      <Canvas draw={drawMarks} beat="minute" />
      <Ball />
    </Stage>
  )
}
