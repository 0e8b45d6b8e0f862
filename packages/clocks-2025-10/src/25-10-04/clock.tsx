import { Stage, useFrame, useHostSettings } from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame, createOffscreen } from '@found-time/clock-runtime/canvas'
import { useRef } from 'react'
import styles, { css } from './clock.module.css'
import { agoAt, BELL, boneOf, FINE, HISS, hourAt, minuteAt, PAPER, planOf, ROWS, SEMITONES } from './model'

export { notes } from './notes'

const bell = new URL('./bell.webp', import.meta.url).href
const hiss = new URL('./hiss.webp', import.meta.url).href
const figures = {
  family: 'ft-25-10-04 Figures',
  source: new URL('./figures.woff2', import.meta.url).href,
  weight: '500',
}

export const images = [bell, hiss]
export const fonts = [figures]

const ink = (value: number) => `rgb(${boneOf(value).join()})`
/** The face's figures are so high, in parts of its size. */
const CAP = 0.698

/** The first column of a bell whose own note is in a place. */
const startOf = (at: number) => Math.round((at - BELL.below) * FINE)

/** A second of the paper, newest row first, in the spectrogram's own pixels. */
function paperOf({ image }: CanvasFrame, hour: number, minute: number, second: number): HTMLCanvasElement {
  const context = createOffscreen(SEMITONES * FINE, ROWS)
  const sheet = context.canvas
  context.imageSmoothingEnabled = false
  const groove = sheet.width / HISS.finer
  context.drawImage(image(hiss), 0, (second % HISS.seconds) * ROWS, groove, ROWS, 0, 0, sheet.width, ROWS)
  context.globalCompositeOperation = 'multiply'
  const own = (BELL.below + BELL.above) * FINE
  const strike = (at: number, since: number) =>
    context.drawImage(image(bell), 0, since * ROWS, own, ROWS, startOf(at), 0, own, ROWS)
  // The minute's bell is struck in even seconds, the hour's in odd ones.
  strike(minuteAt(minute), second % 2)
  strike(hourAt(hour), (second + 1) % 2)
  return sheet
}

/** Turns the drawing so that the frequency is across and the past below, from the edge of the scale. */
function turned({ context, width, height }: CanvasFrame, draw: () => void) {
  const { upright, strip } = planOf(width, height)
  context.save()
  context.translate(upright ? strip : 0, upright ? height : strip)
  if (upright) context.rotate(-Math.PI / 2)
  draw()
  context.restore()
}

/** The last seconds as they were heard; the coming one lies ready behind the scale. */
function drawPaper(frame: CanvasFrame) {
  const { context, time, width, height } = frame
  const { long, deep, second, unit } = planOf(width, height)
  const papers = new Map<string, HTMLCanvasElement>()
  turned(frame, () => {
    context.imageSmoothingQuality = 'high'
    for (let ago = 0; ago * second < deep + second; ago++) {
      const at = agoAt(time.hour, time.minute, time.second, ago)
      const key = `${at.hour} ${at.minute} ${at.second % 6}`
      const paper = papers.get(key) ?? paperOf(frame, at.hour, at.minute, at.second)
      papers.set(key, paper)
      context.drawImage(paper, 0, (ago - 1) * second, long, second + 0.5)
    }
    context.fillStyle = `rgba(${boneOf(0.1).join()}, 0.22)`
    const hair = Math.max(0.6, unit * 0.05)
    for (const at of [3, 6, 9, 12]
      .map(hourAt)
      .concat([0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55].map(minuteAt)))
      context.fillRect(at * unit - hair / 2, -second, hair, deep + second)
  })
  for (const paper of papers.values()) paper.width = paper.height = 0
}

/** The scale: its numbers, and large the two that ring. */
function drawScale(frame: CanvasFrame) {
  const { context, time, width, height } = frame
  const { upright, strip, unit, long } = planOf(width, height)
  const pale = ink(PAPER)
  const dark = ink(0.06)
  context.fillStyle = pale
  context.fillRect(0, 0, upright ? strip : width, upright ? height : strip)
  context.fillStyle = dark
  const label = upright ? Math.max(strip * 0.145, 4) : strip * 0.115
  turned(frame, () => {
    const rule = Math.max(1, strip * 0.022)
    context.fillRect(0, -rule, long, rule)
    for (let hour = 1; hour <= 12; hour++) {
      const tick = strip * (hour % 3 ? 0.05 : 0.1)
      context.fillRect(hourAt(hour) * unit - rule / 3, -tick, rule / 1.5, tick)
    }
    for (let minute = 0; minute < 60; minute++) {
      const tick = strip * (minute % 5 ? 0.05 : 0.1)
      context.fillRect(minuteAt(minute) * unit - rule / 3, -tick, rule / 1.5, tick)
    }
    for (const at of [hourAt(time.hour), minuteAt(time.minute)])
      context.fillRect((at - 0.5) * unit, -strip * 0.13, unit, strip * 0.13)
  })
  context.textBaseline = 'alphabetic'
  const set = (text: string, x: number, y: number, size: number, align: CanvasTextAlign) => {
    context.font = `500 ${size}px "${figures.family}"`
    context.textAlign = align
    context.fillText(text, x, y)
  }
  // The hour's number ends at its trace and the minute's begins there, so that they never meet.
  const large = strip * (upright ? 0.6 : 0.78)
  const [hourText, minuteText] = [String(time.hour % 12 || 12), String(time.minute)]
  const edge = strip * 0.1
  context.font = `500 ${large}px "${figures.family}"`
  // What of the scale the two numbers cover, upright: no small number is set there.
  const taken: (readonly [number, number])[] = []
  if (upright) {
    const high = large * CAP
    const hourFoot = Math.min(height - edge, height - (hourAt(time.hour) + 0.5) * unit + high)
    const minuteFoot = Math.max(edge + high, height - (minuteAt(time.minute) - 0.5) * unit)
    set(hourText, edge, hourFoot, large, 'left')
    set(minuteText, edge, minuteFoot, large, 'left')
    for (const foot of [hourFoot, minuteFoot]) taken.push([foot - high - label * 0.7, foot + label * 0.7])
  } else {
    const foot = edge + large * CAP
    const hourWide = context.measureText(hourText).width
    const minuteWide = context.measureText(minuteText).width
    set(hourText, Math.max(edge, (hourAt(time.hour) + 0.5) * unit - hourWide), foot, large, 'left')
    set(
      minuteText,
      Math.min(width - edge - minuteWide, (minuteAt(time.minute) - 0.5) * unit),
      foot,
      large,
      'left',
    )
    for (const at of [hourAt(time.hour), minuteAt(time.minute)])
      taken.push([(at - 1.1) * unit, (at + 1.1) * unit])
  }
  const small = (text: string, at: number) => {
    const place = upright ? height - at * unit : at * unit
    if (taken.some(([from, to]) => place > from && place < to)) return
    if (upright) set(text, strip * 0.86, place + (label * CAP) / 2, label, 'right')
    else set(text, place, strip * 0.84, label, 'center')
  }
  for (const hour of [3, 6, 9, 12]) small(String(hour), hourAt(hour))
  for (let minute = 0; minute < 60; minute += 5) small(String(minute), minuteAt(minute))
}

/** The paper and the second behind the scale. */
function paperPart({ width, height }: { width: number; height: number }) {
  const { upright, strip, second } = planOf(width, height)
  return upright
    ? { left: strip - second, top: 0, width: width - strip + second, height }
    : { left: 0, top: strip - second, width, height: height - strip + second }
}

const scalePart = ({ width, height }: { width: number; height: number }) => {
  const { upright, strip } = planOf(width, height)
  return { left: 0, top: 0, width: upright ? strip : width, height: upright ? height : strip }
}

/** A bell's spectrogram that runs down like a sonar's paper: it is painted once a second, and moved as one piece. */
export default function Waterfall() {
  const { motion } = useHostSettings()
  const paper = useRef<HTMLDivElement>(null)
  useFrame(({ millisecond }) => {
    const part = motion === 'reduced' ? 0 : millisecond / 1000
    paper.current?.style.setProperty('--run', String(part))
  }, 12)
  return (
    <Stage css={css} images={images} fonts={fonts} className={styles.sonar}>
      <div ref={paper} className={styles.paper}>
        <Canvas draw={drawPaper} beat="second" part={paperPart} />
      </div>
      <Canvas draw={drawScale} beat="minute" part={scalePart} />
    </Stage>
  )
}
