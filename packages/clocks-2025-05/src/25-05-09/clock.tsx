import {
  type ClockTime,
  createRandom,
  type HourCycle,
  laterBy,
  Stage,
  untilSecond,
} from '@found-time/clock-runtime'
import { Canvas, type CanvasFrame } from '@found-time/clock-runtime/canvas'
import { BEADS, downOf, type Frame, figuresOf, frameOf, movesOf, placeOf, SETTLED_SECONDS } from './model'

export { notes } from './notes'

const BRUSH = 'ft-25-05-09 Brush'

export const images = []
export const fonts = [
  { family: BRUSH, source: new URL('./brush.woff2', import.meta.url).href, weight: '400' },
]

const [PAPER, DEEP, GRAIN] = ['#d9e1e3', '#152a4e', '#2c4a7c']

/** The two halves of a bead above and below its edge, and its grain: of the dark ones, and of the pale ones that count five. */
const WOODS = {
  one: { upper: '#2f5590', lower: '#1b3764', grain: '#5f83b8', wear: '#a9c0dc' },
  five: { upper: '#a3bad6', lower: '#7d9ac2', grain: '#4f70a3', wear: '#eaf0f2' },
} as const

/** From the frame's own lengths to the stage: turned by a quarter, its upper bar is at the right. */
function turn(context: CanvasRenderingContext2D, { turned, short }: Frame) {
  if (turned) context.transform(0, 1, -1, 0, short, 0)
}

/** Long lines of grain in a bar that lies along x. */
function grain(
  context: CanvasRenderingContext2D,
  [left, top, broad, high]: readonly [number, number, number, number],
  seed: string,
) {
  const { between } = createRandom('grain', seed)
  context.save()
  context.beginPath()
  context.rect(left, top, broad, high)
  context.fillStyle = DEEP
  context.fill()
  context.clip()
  context.strokeStyle = GRAIN
  for (let line = 0; line < 7; line++) {
    const y = top + high * ((line + between(0.2, 0.8)) / 7)
    const [swell, from] = [between(-0.14, 0.14) * high, left + broad * between(0.15, 0.85)]
    context.lineWidth = high * between(0.012, 0.034)
    context.beginPath()
    context.moveTo(left, y)
    context.bezierCurveTo(from - high * 2, y, from - high, y + swell, from, y + swell)
    context.bezierCurveTo(from + high, y + swell, from + high * 2, y, left + broad, y + swell * 0.4)
    context.stroke()
  }
  context.restore()
}

function drawPaper({ context, width, height }: CanvasFrame) {
  context.fillStyle = PAPER
  context.fillRect(0, 0, width, height)
}

/** Rods, the pale bar, and the frame, whose long bars reach out over the short ones. */
function drawFrame({ context, width, height }: CanvasFrame) {
  const frame = frameOf(width, height)
  const { long, short, margin, bar, beam, rods, turned, high } = frame
  context.save()
  turn(context, frame)
  context.fillStyle = GRAIN
  for (const rod of rods)
    context.fillRect(rod - high * 0.055, margin + bar, high * 0.11, short - 2 * (margin + bar))
  const thick = beam[1] - beam[0]
  context.fillStyle = DEEP
  context.fillRect(margin, beam[0] - thick * 0.12, long - margin * 2, thick * 1.24)
  context.fillStyle = PAPER
  context.fillRect(margin, beam[0] + thick * 0.02, long - margin * 2, thick * 0.96)
  context.fillStyle = DEEP
  for (const rod of [1, 3, 5]) {
    context.beginPath()
    context.arc(rods[rod]!, (beam[0] + beam[1]) / 2, thick * 0.25, 0, Math.PI * 2)
    context.fill()
  }
  // The short bars, whose grain runs the other way, between the long ones.
  for (const [index, left] of [margin * 1.7, long - margin * 1.7 - bar * 0.8].entries()) {
    context.save()
    context.transform(0, 1, -1, 0, left + bar * 0.8, 0)
    grain(context, [margin + bar, 0, short - 2 * (margin + bar), bar * 0.8], `short ${index}`)
    context.restore()
  }
  for (const [index, top] of [margin, short - margin - bar].entries())
    grain(context, [margin * 0.8, top, long - margin * 1.6, bar], `long ${index}`)
  // A cut of the knife where wood meets wood.
  context.fillStyle = PAPER
  for (const y of [margin + bar, short - margin - bar])
    for (const x of [margin * 1.7, long - margin * 1.7 - bar * 0.8])
      context.fillRect(x, y - bar * 0.015, bar * 0.8, bar * 0.03)
  context.restore()
  context.fillStyle = PAPER
  context.textAlign = 'center'
  context.font = `${bar * 0.84}px "${BRUSH}"`
  // A fuller brush than the face's own.
  context.strokeStyle = PAPER
  context.lineWidth = bar * 0.03
  for (const [pair, sign] of [...'時分秒'].entries()) {
    const along = (rods[pair * 2]! + rods[pair * 2 + 1]!) / 2
    const [x, y] = turned ? [short - margin - bar / 2, along] : [along, margin + bar / 2]
    context.fillText(sign, x, y + bar * 0.3)
    context.strokeText(sign, x, y + bar * 0.3)
  }
}

/** A bead of two halves that meet in a sharp edge, its grain and its wear its own. */
function drawBead(
  context: CanvasRenderingContext2D,
  [x, y]: readonly [number, number],
  { broad, high }: Frame,
  rod: number,
  bead: number,
) {
  const { between, integer } = createRandom('bead', rod, bead)
  const wood = bead ? WOODS.one : WOODS.five
  const [a, b] = [(broad / 2) * between(0.975, 1), (high / 2) * 0.965]
  const flat = a * between(0.36, 0.44)
  context.save()
  context.translate(x, y)
  context.beginPath()
  context.moveTo(-a, -b * 0.06)
  context.quadraticCurveTo(-a * 0.78, -b * 0.66, -flat, -b)
  context.lineTo(flat, -b)
  context.quadraticCurveTo(a * 0.78, -b * 0.66, a, -b * 0.06)
  context.lineTo(a, b * 0.06)
  context.quadraticCurveTo(a * 0.78, b * 0.66, flat, b)
  context.lineTo(-flat, b)
  context.quadraticCurveTo(-a * 0.78, b * 0.66, -a, b * 0.06)
  context.closePath()
  context.clip()
  context.fillStyle = wood.upper
  context.fillRect(-a, -b, a * 2, b)
  context.fillStyle = wood.lower
  context.fillRect(-a, 0, a * 2, b)
  // The rings of the branch that it was turned from, cut across.
  context.strokeStyle = wood.grain
  const [heart, depth, tilt] = [
    between(-0.9, 0.9) * a,
    between(0.3, 1.7) * b * (integer(0, 1) ? 1 : -1),
    between(-0.3, 0.3),
  ]
  const ring = between(0.2, 0.27) * b
  for (let count = 1; count < 13; count++) {
    context.lineWidth = b * between(0.022, 0.06)
    context.beginPath()
    context.ellipse(heart, depth, ring * count * between(2.3, 2.7), ring * count, tilt, 0, Math.PI * 2)
    context.stroke()
  }
  // Where fingers have rubbed the edge.
  context.fillStyle = wood.wear
  const [from, to, thick] = [between(-0.98, -0.5) * a, between(0.1, 0.98) * a, b * between(0.05, 0.1)]
  context.beginPath()
  context.moveTo(from, 0)
  context.quadraticCurveTo((from + to) / 2, -thick * 2, to, 0)
  context.quadraticCurveTo((from * 2 + to) / 3, thick, from, 0)
  context.fill()
  context.restore()
}

const movesBetween = (before: ClockTime, after: ClockTime, cycle: HourCycle) =>
  movesOf(figuresOf(before, cycle), figuresOf(after, cycle))

function drawRod({ context, time, width, height, hourCycle, motion }: CanvasFrame, rod: number) {
  const frame = frameOf(width, height)
  const calm = motion === 'reduced'
  const figure = figuresOf(time, hourCycle)[rod]!
  const last = calm ? [] : movesBetween(laterBy(time, -1000), time, hourCycle)
  const next = calm ? [] : movesBetween(time, laterBy(time, 1000), hourCycle)
  const { millisecond } = time
  turn(context, frame)
  for (let bead = 0; bead < BEADS; bead++) {
    const place = placeOf(figure, rod, bead, millisecond / 1000, last, next)
    drawBead(context, [frame.rods[rod]!, downOf(frame, bead, place)], frame, rod, bead)
  }
  const settled = millisecond > SETTLED_SECONDS * 1000 || !last.some((move) => move.rod === rod)
  if (calm || (settled && !next.some((move) => move.rod === rod))) return untilSecond(time)
  const start = Math.min(...next.filter((move) => move.rod === rod).map((move) => 1000 + move.start * 1000))
  return settled && millisecond < start ? Math.max(1, start - millisecond) : undefined
}

/** A soroban of six rods in the blues of a wood-block print. */
export default function Abacus() {
  return (
    <Stage images={images} fonts={fonts}>
      <Canvas draw={drawPaper} beat="minute" ground />
      <Canvas draw={drawFrame} beat="minute" />
      {[0, 1, 2, 3, 4, 5].map((rod) => (
        <Canvas
          key={rod}
          draw={(frame) => drawRod(frame, rod)}
          beat={40}
          part={({ width, height }) => {
            const frame = frameOf(width, height)
            const { margin, bar, broad, short, rods, turned } = frame
            const [across, along] = [rods[rod]! - broad / 2 - 1, margin + bar]
            const [breadth, length] = [broad + 2, short - 2 * along]
            return turned
              ? { left: along, top: across, width: length, height: breadth }
              : { left: across, top: along, width: breadth, height: length }
          }}
        />
      ))}
    </Stage>
  )
}
