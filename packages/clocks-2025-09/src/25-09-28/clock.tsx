import {
  type ClockTime,
  createRandom,
  Stage,
  secondsOf,
  untilSecond,
  useFrame,
  useHostSettings,
  useSize,
} from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import { useRef } from 'react'
import styles, { css } from './clock.module.css'
import { EWE, hangAt, IN_VIEW, type Plan, planOf, STROKES, sightingAt, standsAt, WINDOWS } from './model'

export { notes } from './notes'

const plate = new URL('./plate.webp', import.meta.url).href
const saucer = new URL('./saucer.webp', import.meta.url).href
const lit = new URL('./lit.webp', import.meta.url).href
const flock = new URL('./flock.webp', import.meta.url).href
const hung = new URL('./hung.webp', import.meta.url).href
const fleece = new URL('./fleece.webp', import.meta.url).href

export const images = [plate, saucer, lit, flock, hung, fleece]
export const fonts = []

/** The five animals of the strip: where each begins, how broad and how high it is, and how high its feet are. */
const CELLS = [
  [0, 175, 159],
  [175, 91, 156],
  [266, 85, 126],
  [351, 105, 100],
  [456, 87, 61],
] as const
const STRIP_HEIGHT = 159
const BREED = [0, 2, 1, 0, 3, 0, 1, 4, 0, 2, 0, 3, 1, 0, 2, 0, 4, 1, 0, 2, 1] as const

/** The black of the print, and of the paint. */
const BLACK = '20 17 15'

/** What shades the ground: sharp at its edge, for the sun is small. */
function paintShade({ context }: CanvasFrame, { x, y, long, short }: Plan['shade']) {
  const rings = 8
  for (let ring = 0; ring < rings; ring++) {
    const part = 1 - ring * 0.014
    context.fillStyle = `rgb(${BLACK} / 0.1)`
    context.beginPath()
    context.ellipse(x, y, long * part, Math.max(1, short * part - ring * short * 0.02), -0.01, 0, 2 * Math.PI)
    context.fill()
  }
}

function paintFlock({ context, image, height }: CanvasFrame, plan: Plan, grazing: number) {
  const strip = image(flock)
  for (let sheep = IN_VIEW - grazing; sheep < IN_VIEW; sheep++) {
    const { between } = createRandom('flock', sheep)
    const { x, y, room, size } = standsAt(sheep, plan, height)
    const [from, wide, high] = CELLS[BREED[sheep]!]
    const scale = (size / STRIP_HEIGHT) * between(0.96, 1.08)
    context.save()
    context.translate(x + between(-0.1, 0.1) * room, y + between(-0.05, 0.02) * size)
    if (between(0, 1) < 0.5) context.scale(-1, 1)
    context.drawImage(
      strip,
      from,
      strip.naturalHeight - high,
      wide,
      high,
      (-wide / 2) * scale,
      -high * 0.92 * scale,
      wide * scale,
      high * scale,
    )
    context.restore()
  }
}

/** The print: everything that stands for a minute. */
function paintPrint(frame: CanvasFrame) {
  const { context, width, height, time, image } = frame
  const plan = planOf(width, height)
  const { window, grazing } = sightingAt(time.hour, time.minute)
  const { plate: print, saucer: ship } = plan
  context.imageSmoothingQuality = 'high'
  context.drawImage(image(plate), print.x, print.y, print.width, print.height)
  paintShade(frame, plan.shade)
  paintFlock(frame, plan, grazing)
  context.drawImage(image(saucer), ship.x, ship.y, ship.width, ship.height)
  const [x, y] = WINDOWS[window]!
  context.save()
  context.beginPath()
  // The window and a little of its glow, though nothing of its neighbours.
  context.ellipse(
    ship.x + x * ship.width,
    ship.y + y * ship.height,
    ship.width * 0.076,
    ship.width * 0.052,
    0,
    0,
    2 * Math.PI,
  )
  context.clip()
  context.drawImage(image(lit), ship.x, ship.y, ship.width, ship.height)
  context.restore()
}

/** The ewe, where she is when the minute begins. */
function paintEwe({ context, width, height, image }: CanvasFrame) {
  const { lane } = planOf(width, height)
  const high = lane.width * EWE
  context.imageSmoothingQuality = 'high'
  context.drawImage(image(hung), lane.x - lane.width / 2, lane.from - high / 2, lane.width, high)
}

/** Her number, sprayed on the flank: it does not reach where the fleece parts. */
function paintNumber({ context, width, height, time, image }: CanvasFrame) {
  const { lane } = planOf(width, height)
  const { sprayed } = sightingAt(time.hour, time.minute)
  const high = lane.width * EWE
  const size = high * 0.37
  const [left, top] = [lane.x - lane.width / 2, lane.from - high / 2]
  const { between } = createRandom('spray', time.minute)
  const step = 0.8
  context.save()
  context.translate(left + lane.width * 0.365, top + high * 0.295)
  context.rotate(0.09)
  context.scale(size, size)
  context.lineCap = context.lineJoin = 'round'
  for (const [index, figure] of [...sprayed].entries()) {
    context.save()
    context.translate(
      (index - (sprayed.length - 1) / 2) * step - 0.31,
      -0.5 + index * 0.01 + between(-0.02, 0.02),
    )
    context.rotate(between(-0.05, 0.05))
    const path = new Path2D(STROKES[Number(figure)]!)
    // The jet is dense in its middle.
    for (const [thick, dense] of [
      [0.25, 0.12],
      [0.225, 0.3],
      [0.2, 0.6],
      [0.175, 0.75],
    ] as const) {
      context.lineWidth = thick
      context.strokeStyle = `rgb(${BLACK} / ${dense})`
      context.stroke(path)
    }
    context.restore()
  }
  context.restore()
  context.globalCompositeOperation = 'destination-out'
  context.drawImage(image(fleece), left, top, lane.width, high)
}

/** The ewe and her number are moved as one piece. */
function Hung() {
  const piece = useRef<HTMLDivElement>(null)
  const { motion } = useHostSettings()
  const { width, height } = useSize(piece) ?? { width: 1280, height: 800 }
  const { lane } = planOf(width, height)
  useFrame((time: ClockTime) => {
    const { risen, swing } = hangAt(motion === 'reduced' ? time.second : secondsOf(time))
    if (piece.current) {
      piece.current.style.translate = `0 ${((lane.to - lane.from) * risen).toFixed(2)}px`
      piece.current.style.rotate = `${(0.03 + swing).toFixed(4)}rad`
    }
    return motion === 'reduced' ? untilSecond(time) : undefined
  }, 20)
  const part = (stage: { width: number; height: number }) => {
    const { lane: here } = planOf(stage.width, stage.height)
    const high = here.width * EWE
    return { left: here.x - here.width / 2, top: here.from - high / 2, width: here.width, height: high }
  }
  return (
    <div ref={piece} className={styles.hung} style={{ transformOrigin: `${lane.x}px ${lane.from}px` }}>
      <Canvas draw={paintEwe} beat="minute" part={part} />
      <Canvas draw={paintNumber} beat="minute" part={part} />
    </div>
  )
}

/**
 * A press photograph of a saucer over a farm. The print is painted once a minute; what hangs in the air is a piece of
 * its own, for it swings.
 */
export default function Abduction() {
  return (
    <Stage css={css} images={images} fonts={fonts}>
      <Canvas draw={paintPrint} beat="minute" />
      <Hung />
    </Stage>
  )
}
