import { createRandom, Stage, secondsOf, untilSecond } from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import { hangAt, type Plan, PORTHOLES, planOf, SAUCER, sightingAt, standsAt } from './model'

export { notes } from './notes'

const plate = new URL('./plate.webp', import.meta.url).href
const saucer = new URL('./saucer.webp', import.meta.url).href
const lit = new URL('./lit.webp', import.meta.url).href
const flock = new URL('./flock.webp', import.meta.url).href
const hung = new URL('./hung.webp', import.meta.url).href
const INK = 'ft-25-09-28 Ink'

export const images = [plate, saucer, lit, flock, hung]
export const fonts = [{ family: INK, source: new URL('./ink.woff2', import.meta.url).href, weight: '400' }]

/** The five animals of the strip: where each begins, how broad and how high it is. */
const CELLS = [
  [0, 171, 164],
  [171, 87, 162],
  [258, 81, 131],
  [339, 101, 104],
  [440, 83, 63],
] as const
/** How often each is met with, and how large beside the first. */
const BREED = [0, 1, 0, 3, 1, 2, 0, 4, 1, 0, 3, 2] as const
const SIZES = [1, 0.92, 0.95, 1.05, 0.95] as const

/** Retouching white, which is what picture desks wrote with on prints. */
const WHITE = '#f6f6f3'

type Context = CanvasRenderingContext2D

function write(context: Context, text: string, x: number, y: number, size: number) {
  context.font = `${size}px "${INK}"`
  context.fillText(text, x, y)
}

/** A cross where a sheep was, drawn with two strokes. */
function cross(context: Context, x: number, y: number, size: number, lean: number) {
  context.save()
  context.translate(x, y)
  context.rotate(lean)
  context.lineWidth = Math.max(1, size * 0.14)
  context.stroke(
    new Path2D(
      `M${-size} ${-size * 0.5}L${size} ${size * 0.5}M${size} ${-size * 0.56}L${-size * 0.94} ${size * 0.5}`,
    ),
  )
  context.restore()
}

/** The shadow on the ground of what hangs over it: the sun is high. */
function shade(context: Context, x: number, y: number, radius: number) {
  context.save()
  context.translate(x, y)
  context.scale(1, 0.16)
  const soft = context.createRadialGradient(0, 0, 0, 0, 0, radius)
  for (const [at, dark] of [
    [0, 0.62],
    [0.6, 0.5],
    [1, 0],
  ] as const)
    soft.addColorStop(at, `rgb(8 8 8 / ${dark})`)
  context.fillStyle = soft
  context.fillRect(-radius, -radius, radius * 2, radius * 2)
  context.restore()
}

function paintFlock(frame: CanvasFrame, plan: Plan, lifted: number) {
  const { context, image } = frame
  const strip = image(flock)
  // What the strip was drawn at, and what it is kept at, may differ.
  const drawn = strip.naturalWidth / 523
  for (let sheep = 0; sheep < 60; sheep++) {
    const { between, integer } = createRandom('flock', sheep)
    const { x, y, spacing } = standsAt(sheep, plan.field)
    const [left, top] = [x + between(-0.13, 0.13) * spacing, y + between(-0.09, 0.09) * spacing]
    const lean = between(-0.15, 0.15)
    if (sheep <= lifted) {
      cross(context, left, top - spacing * 0.1, spacing * 0.17, lean)
      continue
    }
    const kind = BREED[integer(0, BREED.length - 1)]!
    const [from, wide, high] = CELLS[kind]
    const size = ((spacing * 0.92) / 171) * SIZES[kind] * between(0.92, 1.06)
    context.save()
    context.translate(left, top)
    if (between(0, 1) < 0.4) context.scale(-1, 1)
    context.drawImage(
      strip,
      from * drawn,
      strip.naturalHeight - high * drawn,
      wide * drawn,
      high * drawn,
      (-wide / 2) * size,
      -high * 0.93 * size,
      wide * size,
      high * size,
    )
    context.restore()
  }
}

/** The print: everything that stands for a minute. */
function paintPrint(frame: CanvasFrame) {
  const { context, width, height, time, image } = frame
  const plan = planOf(width, height)
  const { porthole, lifted } = sightingAt(time.hour, time.minute)
  const { plate: print, saucer: ship, label, lane } = plan
  context.imageSmoothingQuality = 'high'
  context.drawImage(image(plate), print.x, print.y, print.width, print.height)
  context.fillStyle = context.strokeStyle = WHITE
  context.lineCap = 'round'
  shade(context, lane.x, lane.from + lane.width * 0.56, lane.width * 0.42)
  paintFlock(frame, plan, lifted)

  context.drawImage(image(saucer), ship.x, ship.y, ship.width, ship.height)
  const at = ([x, y]: readonly [number, number]) =>
    [ship.x + x * ship.width, ship.y + y * ship.height] as const
  const [glowX, glowY] = at(PORTHOLES[porthole]!)
  context.save()
  context.beginPath()
  context.arc(glowX, glowY, ship.width * 0.078, 0, 2 * Math.PI)
  context.clip()
  context.drawImage(image(lit), ship.x, ship.y, ship.width, ship.height)
  context.restore()

  context.textAlign = 'center'
  context.textBaseline = 'middle'
  const [middleX, middleY] = at(SAUCER.hatch)
  for (const [index, place] of PORTHOLES.entries()) {
    const [x, y] = at(place)
    const on = index === porthole
    const size = ship.width * (on ? 0.056 : 0.031)
    const inner = on ? 0.63 : 0.7
    write(
      context,
      String(index || 12),
      middleX + (x - middleX) * inner,
      middleY + (y - middleY) * inner,
      size,
    )
  }

  context.textAlign = 'left'
  const { x, y, size } = label
  write(context, String(lifted), x, y, size)
  const small = size * 0.19
  if (small > 7) {
    write(context, 'sheep no.', x, y - size * 0.86, small)
    write(context, 'not retouched', plan.note.x, plan.note.y, small)
  }
  // From the number to its animal.
  context.lineWidth = Math.max(1, size * 0.028)
  const [tip, tail] = [lane.x + lane.width * 0.55, x - size * 0.02]
  context.stroke(
    new Path2D(
      `M${tail} ${y}H${tip}m${size * 0.08} ${-size * 0.07}L${tip} ${y}l${size * 0.08} ${size * 0.08}`,
    ),
  )
}

/** How far the swinging animal reaches, in its widths. */
const REACH = 0.62

function paintHung({ context, time, width, height, motion, image }: CanvasFrame) {
  const { lane } = planOf(width, height)
  const { risen, swing } = hangAt(motion === 'reduced' ? time.second : secondsOf(time))
  const high = (lane.width * 270) / 294
  context.imageSmoothingQuality = 'high'
  context.translate(lane.x, lane.from + (lane.to - lane.from) * risen)
  context.rotate(0.12 + swing)
  context.drawImage(image(hung), -lane.width / 2, -high / 2, lane.width, high)
  return motion === 'reduced' ? untilSecond(time) : undefined
}

/**
 * A press photograph of a saucer over a farm. The print is painted once a minute; what hangs in the air has a small
 * canvas of its own, for it swings.
 */
export default function Abduction() {
  return (
    <Stage images={images} fonts={fonts}>
      <Canvas draw={paintPrint} beat="minute" />
      <Canvas
        draw={paintHung}
        beat={15}
        part={({ width, height }) => {
          const { lane } = planOf(width, height)
          const reach = lane.width * REACH
          return {
            left: lane.x - reach,
            top: lane.to - reach,
            width: reach * 2,
            height: lane.from - lane.to + reach * 2,
          }
        }}
      />
    </Stage>
  )
}
