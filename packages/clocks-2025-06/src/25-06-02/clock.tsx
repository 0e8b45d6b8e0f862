import { Stage, secondsOf, untilMinute, useSize } from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import { useRef } from 'react'
import { type Beam, FACE, paintBeam, paintRider } from './beam'
import styles, { css } from './clock.module.css'
import { beamShadow, layoutOf, pendulumAt } from './layout'
import { hourPlace, minutePlaces, PENDULUMS, type Place, pendulumsOf } from './model'

export { notes } from './notes'

const ball = new URL('./ball.webp', import.meta.url).href
const ivory = new URL('./ivory.webp', import.meta.url).href
const shadow = new URL('./shadow.webp', import.meta.url).href
const felt = new URL('./felt.webp', import.meta.url).href

export const images = [ball, ivory, shadow, felt]
export const fonts = [
  { family: FACE, source: new URL('./figures.woff2', import.meta.url).href, weight: '400' },
]

/** The beam as it is at a time: after noon it has other hours. */
const beamAt = ({ time, width, height, hourCycle }: CanvasFrame): Beam => ({
  ...layoutOf(width, height),
  cycle: hourCycle,
  half: time.hour < 12 ? 'am' : 'pm',
})

function drawBeam(frame: CanvasFrame) {
  paintBeam(frame.context, beamAt(frame))
}

/** For how many seconds the riders are pushed on, to be there at the full minute. */
const PUSH = 0.5

function drawRiders(frame: CanvasFrame) {
  const { context, time, motion, ratio } = frame
  const beam = beamAt(frame)
  const left = 60 - secondsOf(time)
  const part = motion === 'reduced' ? 0 : Math.max(0, 1 - left / PUSH) ** 3
  const after = (time.hour * 60 + time.minute + 1) % 1440
  const ride = (from: Place, to: Place): Place => ({
    ...from,
    row: from.row + (to.row - from.row) * part,
    slot: from.slot + (to.slot - from.slot) * part,
  })
  const hour = ride(hourPlace(time.hour), hourPlace(Math.floor(after / 60)))
  paintRider(context, beam, hour, 'hour', ratio)
  const next = minutePlaces(after % 60, beam)
  minutePlaces(time.minute, beam).forEach((place, at) => {
    paintRider(context, beam, ride(place, next[at]!), 'minute', ratio)
  })
  if (motion === 'reduced') return untilMinute(time)
  return left > PUSH ? untilMinute(time) - PUSH * 1000 : undefined
}

/** The beam and a little more, for the riders' shadows. */
function beamPart({ width, height }: { width: number; height: number }) {
  const { upright, beam, middle } = layoutOf(width, height)
  const broad = middle + beam * 0.62
  return { left: 0, top: 0, width: upright ? broad : width, height: upright ? height : broad }
}

/** Shadows, threads and balls; the two balls of the minute are of ivory. */
function drawRow({ context, time, width, height, image }: CanvasFrame) {
  const layout = layoutOf(width, height)
  const told: readonly number[] = pendulumsOf(time.minute)
  const pendulums = Array.from({ length: PENDULUMS }, (_, at) => ({
    ...pendulumAt(layout, at, secondsOf(time)),
    told: told.includes(at),
  }))
  const round = (picture: string, { x, y, radius }: { x: number; y: number; radius: number }) =>
    context.drawImage(image(picture), x - radius, y - radius, radius * 2, radius * 2)
  for (const pendulum of pendulums) round(shadow, pendulum.shadow)
  for (const { hook, ball, told } of pendulums) {
    context.strokeStyle = told ? '#fffaf0' : '#f0dcae'
    context.beginPath()
    context.moveTo(hook.x, hook.y)
    context.lineTo(ball.x, ball.y)
    context.stroke()
  }
  for (const { ball: at, told } of pendulums) round(told ? ivory : ball, at)
}

/** The cloth beyond the middle of the beam, where they swing. */
function rowPart({ width, height }: { width: number; height: number }) {
  const { upright, middle } = layoutOf(width, height)
  return upright
    ? { left: middle, top: 0, width: width - middle, height }
    : { left: 0, top: middle, width, height: height - middle }
}

/** What lies under all of it: cloth in the light of a lamp, and the shadow of the beam. */
function Cloth() {
  const cloth = useRef<HTMLDivElement>(null)
  const size = useSize(cloth)
  const layout = size && layoutOf(size.width, size.height)
  const fall = layout && beamShadow(layout)
  return (
    <div ref={cloth} className={styles.cloth}>
      {layout && fall && (
        <i
          className={styles.dark}
          style={{
            [layout.upright ? 'left' : 'top']: fall.middle - fall.breadth / 2,
            [layout.upright ? 'width' : 'height']: fall.breadth,
            [layout.upright ? 'top' : 'left']: '-10%',
            [layout.upright ? 'height' : 'width']: '120%',
            boxShadow: `0 0 ${fall.breadth * 0.4}px ${fall.breadth * 0.15}px #020b0799`,
          }}
        />
      )}
      <i className={styles.lamp} />
    </div>
  )
}

/**
 * Sixteen balls of glass on threads of the right lengths, seen obliquely from above as they swing under their beam in waves.
 * The beam is of brass and bears the hours, the tens and the ones of the minutes; riders of lacquer are
 * pushed along it. A ball hangs from each ten and each one, and those of the minute are of ivory.
 * The row moves all the time, for that is what a wave of pendulums is: ten pictures a second are as few as show it.
 */
export default function PendulumWave() {
  const files = {
    '--felt': `url("${felt}")`,
  }
  return (
    <Stage css={css} images={images} fonts={fonts} className={styles.table} style={files as never}>
      <Cloth />
      <Canvas draw={drawRow} beat={10} part={rowPart} />
      <Canvas draw={drawBeam} beat="minute" part={beamPart} />
      <Canvas draw={drawRiders} beat={30} part={beamPart} />
    </Stage>
  )
}
