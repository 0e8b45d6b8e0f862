import {
  type ClockFont,
  type ClockTime,
  createRandom,
  Stage,
  shownHour,
  twoDigits,
  untilSecond,
  useFrame,
  useHostSettings,
  useSize,
} from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import { useRef } from 'react'
import styles, { css } from './clock.module.css'
import { isCued, type Plan, planOf, STEP_PICTURES, steppedSecond, sweepAt } from './model'

export { notes } from './notes'

const numeral: ClockFont = {
  family: 'ft-25-07-01 Numeral',
  source: new URL('./numeral.woff2', import.meta.url).href,
  weight: '400',
}
const edge: ClockFont = {
  family: 'ft-25-07-01 Edge',
  source: new URL('./edge.woff2', import.meta.url).href,
  weight: '900',
}

export const images = []
export const fonts = [numeral, edge]

/** The two dyes of the picture, the film's own black, the table's light and the print of the edge. */
const DYES = ['#0f8f8a', '#f47a2a'] as const
const FILM = '#1b120d'
const CREAM = '#fff1cf'
const PRINT = '#ffc531'

/** The frames in sight: the one that is read, and those a second before and after it. */
const FRAMES = [-2, -1, 0, 1, 2]

/** Sets the middle of a line of type on the middle of its figures: engines differ in what they call the middle. */
function centred(context: CanvasRenderingContext2D, text: string, x: number, y: number, cap: number) {
  context.textAlign = 'center'
  context.fillText(text, x, y + cap / 2)
}

function paintPicture(
  { context, time, hourCycle, height }: CanvasFrame,
  { middle, frame, ring }: Plan,
  x: number,
) {
  const [, y] = middle
  const { width, top } = frame
  // The lamp of the table, brighter in the middle.
  const lamp = context.createRadialGradient(x, y, 0, x, y, width * 0.62)
  lamp.addColorStop(0, 'rgba(255, 232, 170, 0.3)')
  lamp.addColorStop(0.55, 'rgba(255, 232, 170, 0)')
  lamp.addColorStop(1, 'rgba(38, 10, 0, 0.4)')
  context.fillStyle = lamp
  context.fillRect(x - width / 2, top, width, frame.height)

  context.fillStyle = FILM
  context.fillRect(x - width / 2, y - height * 0.002, width, height * 0.004)
  context.fillRect(x - height * 0.002, top, height * 0.004, frame.height)
  context.strokeStyle = CREAM
  context.lineWidth = ring * 0.034
  for (const radius of [ring, ring * 0.9]) {
    context.beginPath()
    context.arc(x, y, radius, 0, Math.PI * 2)
    context.stroke()
  }
  // League Gothic's figures are 0.72 of its size tall.
  const cap = ring * 1.3
  context.font = `${cap / 0.72}px "${numeral.family}"`
  context.fillStyle = FILM
  centred(context, String(shownHour(time.hour, hourCycle)), x, y, cap)
}

/** The film between the pictures: everything but them and its holes. */
function paintFilm({ context, width, height }: CanvasFrame, { middle, frame, hole, filmEnd }: Plan) {
  const [x] = middle
  context.fillStyle = FILM
  context.beginPath()
  context.rect(0, 0, width, filmEnd)
  for (const index of FRAMES)
    context.roundRect(
      x + index * frame.pitch - frame.width / 2,
      frame.top,
      frame.width,
      frame.height,
      height * 0.012,
    )
  const holes = Math.ceil(width / hole.pitch / 2) + 1
  for (let index = -holes; index < holes; index++)
    for (const top of [hole.top, frame.top - (hole.top - frame.top - frame.height) - hole.height]) {
      const left = x + (index + 0.5) * hole.pitch - hole.width / 2
      context.roundRect(left, top, hole.width, hole.height, hole.width * 0.24)
    }
  context.fill('evenodd')
}

function paintEdge({ context, time, width, height }: CanvasFrame, { middle: [x], edge: band, frame }: Plan) {
  context.fillStyle = PRINT
  context.font = `900 ${band.cap / 0.7}px "${edge.family}"`
  centred(context, twoDigits(time.minute), x, band.y, band.cap)
  // An arrow on each side shows which frame the number belongs to.
  const reach = band.cap * 1.15
  for (const side of [-1, 1]) {
    context.beginPath()
    context.moveTo(x + side * (reach - band.cap * 0.02), band.y)
    context.lineTo(x + side * (reach + band.cap * 0.42), band.y - band.cap * 0.3)
    context.lineTo(x + side * (reach + band.cap * 0.42), band.y + band.cap * 0.3)
    context.fill()
  }
  // Words that the stage would cut are left out.
  if (width < frame.pitch + height * 0.36) return
  context.globalAlpha = 0.55
  const small = band.cap * 0.42
  context.font = `900 ${small / 0.7}px "${edge.family}"`
  centred(context, 'SAFETY', x - frame.pitch / 2, band.y, small)
  centred(context, 'FILM', x + frame.pitch / 2, band.y, small)
  context.globalAlpha = 1
}

/** Grain, dust and, for each hour that the print has run today, one more scratch along it. */
function paintWear({ context, time, width, height, seed }: CanvasFrame, { frame }: Plan) {
  const { between } = createRandom(seed, 'grain')
  const size = Math.max(0.8, height / 620)
  for (const colour of ['rgba(255, 244, 214, 0.2)', 'rgba(30, 8, 0, 0.2)']) {
    context.fillStyle = colour
    for (let grain = 0; grain < 2600; grain++)
      context.fillRect(
        between(0, width),
        frame.top + between(0, frame.height),
        between(0.6, 2) * size,
        between(0.6, 2) * size,
      )
  }
  const wear = createRandom(seed, 'scratches')
  context.lineWidth = Math.max(0.45, height / 700)
  for (let hour = 0; hour < time.hour; hour++) {
    let y = frame.top + frame.height * wear.between(0.02, 0.98)
    context.strokeStyle = hour % 3 === 1 ? 'rgba(27, 18, 13, 0.4)' : 'rgba(255, 246, 222, 0.5)'
    context.beginPath()
    for (let part = 0; part <= 8; part++) {
      const x = (width * part) / 8
      if (part && wear.between(0, 1) < 0.86) context.lineTo(x, y)
      else context.moveTo(x, y)
      y += wear.between(-1, 1) * height * 0.0016
    }
    context.stroke()
  }
}

/** Stands for a minute: all of the film but the sweep, which is seen through it. */
function paint(frame: CanvasFrame) {
  const plan = planOf(frame.width, frame.height)
  for (const index of FRAMES) paintPicture(frame, plan, plan.middle[0] + index * plan.frame.pitch)
  paintWear(frame, plan)
  paintFilm(frame, plan)
  paintEdge(frame, plan)
}

/**
 * A frame of a film leader on a light table. The film is painted once a minute with its pictures left open; the sweep
 * lies below it as half-planes that are turned, four times within the second, and is never painted again.
 */
export default function AcademyLeader() {
  const { motion } = useHostSettings()
  const art = useRef<HTMLDivElement>(null)
  const cue = useRef<HTMLElement>(null)
  const { width, height } = useSize(art) ?? { width: 1280, height: 800 }
  const { middle, frame } = planOf(width, height)

  useFrame((time: ClockTime) => {
    const ms = motion === 'reduced' ? 999 : time.millisecond
    const second = steppedSecond(time.second, ms)
    for (const [index, element] of [
      ...(art.current?.querySelectorAll<HTMLElement>('[data-frame]') ?? []),
    ].entries())
      turn(element, sweepAt(time.minute, second + FRAMES[index]!))
    if (cue.current) cue.current.style.visibility = isCued(time.second) ? 'visible' : 'hidden'
    if (ms * 24 >= (STEP_PICTURES - 1) * 1000) return untilSecond(time)
  }, 24)

  return (
    <Stage css={css} images={images} fonts={fonts} artRef={art} className={styles.table}>
      {FRAMES.map((index) => (
        <div
          key={index}
          data-frame={index}
          className={styles.frame}
          style={{
            left: middle[0] + index * frame.pitch - frame.width / 2,
            top: frame.top,
            width: frame.width,
            height: frame.height,
          }}
        >
          <div className={`${styles.half} ${styles.right}`}>
            <i className={styles.plane} />
          </div>
          <div className={`${styles.half} ${styles.left}`}>
            <i className={styles.plane} />
          </div>
          <i className={styles.radius} />
        </div>
      ))}
      <Canvas draw={paint} beat="minute" />
      <i
        ref={cue}
        className={styles.cue}
        style={{
          left: Math.min(middle[0] + frame.width / 2, width) - height * 0.1,
          top: frame.top + height * 0.045,
          width: height * 0.055,
          height: height * 0.055,
        }}
      />
    </Stage>
  )
}

/** Turns the half-planes of a frame's sweep. */
function turn(element: HTMLElement, { turn: round, over }: ReturnType<typeof sweepAt>) {
  const [right, left] = element.querySelectorAll<HTMLElement>('i')
  const line = element.lastElementChild as HTMLElement
  element.style.background = DYES[over === 0 ? 1 : 0]
  for (const plane of [right!, left!]) plane.style.background = DYES[over]
  right!.style.rotate = `${Math.min(round, 0.5)}turn`
  left!.style.rotate = `${Math.max(round - 0.5, 0)}turn`
  line.style.rotate = `${round}turn`
}
