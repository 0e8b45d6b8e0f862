import { createRandom, untilSecond } from '@found-time/clock-runtime'
import type { CanvasFrame } from '@found-time/clock-runtime/canvas'
import { minutesAt, type Plan, planOf, struckAt, type Text } from './model'
import { type Kind, kindAt } from './powers'

export const TYPE = 'ft-25-08-27 Type'

type Context = CanvasRenderingContext2D
type Colour = readonly [red: number, green: number, blue: number]

/** Two inks on coloured paper: the red one covers, the blue one lets through what is under it. */
const RED: Colour = [255, 48, 30]
const BLUE: Colour = [0, 84, 214]
const PAPERS: Readonly<Record<Kind, Colour>> = {
  squares: [255, 148, 184],
  cubes: [104, 196, 255],
  mixed: [64, 208, 184],
  twos: [255, 207, 16],
}

const css = (colour: Colour, alpha = 1) => `rgb(${colour.join(' ')} / ${alpha})`
/** What blue ink looks like on a colour. */
const blueOn = ([red, green, blue]: Colour): string =>
  css([
    Math.round((red * BLUE[0]) / 255),
    Math.round((green * BLUE[1]) / 255),
    Math.round((blue * BLUE[2]) / 255),
  ])

/** How far below and beside the blue the red is printed, in sizes of the type. */
const SHIFT = 0.05

function set(context: Context, texts: readonly Text[], shift = 0) {
  for (const { text, xs, y, size } of texts) {
    const off = shift * size
    context.font = `700 ${size}px "${TYPE}"`
    for (const [index, glyph] of [...text].entries()) context.fillText(glyph, xs[index]! + off, y + off)
  }
}

const TILE = 300

const tiles = new Map<string, HTMLCanvasElement>()

/** A square of chance, made once for each kind, colour and screen. */
function tileFor(
  { seed, ratio }: CanvasFrame,
  name: string,
  drawing: (pen: Context, random: () => number) => void,
): HTMLCanvasElement {
  const key = `${name} ${ratio} ${seed}`
  const known = tiles.get(key)
  if (known) return known
  const tile = document.createElement('canvas')
  tile.width = tile.height = Math.round(TILE * ratio)
  const pen = tile.getContext('2d')!
  pen.scale(ratio, ratio)
  const { between } = createRandom(seed, 'paper')
  drawing(pen, () => between(0, 1))
  tiles.set(key, tile)
  return tile
}

/** Lays a tile over the sheet, again and again. */
function repeat({ context, width, height, ratio }: CanvasFrame, tile: HTMLCanvasElement) {
  context.save()
  context.scale(TILE / tile.width, TILE / tile.height)
  context.fillStyle = context.createPattern(tile, 'repeat')!
  context.fillRect(0, 0, width * ratio + 1, height * ratio + 1)
  context.restore()
}

/** Fibres and shadows of the paper. */
const grain = (frame: CanvasFrame) =>
  tileFor(frame, 'grain', (pen, random) => {
    for (let dot = 0; dot < 5200; dot++) {
      pen.fillStyle = dot % 2 ? 'rgb(70 30 0 / 9%)' : 'rgb(255 255 255 / 12%)'
      pen.fillRect(random() * TILE, random() * TILE, 0.7 + random(), 0.7 + random())
    }
    pen.lineWidth = 0.7
    for (let fibre = 0; fibre < 70; fibre++) {
      const [x, y, turn] = [random() * TILE, random() * TILE, random() * 7]
      pen.strokeStyle = fibre % 2 ? 'rgb(70 30 0 / 10%)' : 'rgb(255 255 255 / 20%)'
      pen.beginPath()
      pen.moveTo(x, y)
      pen.quadraticCurveTo(
        x + Math.cos(turn) * 6,
        y + Math.sin(turn) * 6,
        x + Math.cos(turn + 0.7) * 11,
        y + Math.sin(turn + 0.7) * 11,
      )
      pen.stroke()
    }
  })

/** Where the ink did not take: specks through which the paper is seen. */
const specks = (frame: CanvasFrame, colour: string) =>
  tileFor(frame, `specks ${colour}`, (pen, random) => {
    pen.fillStyle = colour
    for (let speck = 0; speck < 3000; speck++) {
      const radius = 0.25 + 0.75 * random() ** 4
      pen.beginPath()
      pen.arc(random() * TILE, random() * TILE, radius, 0, 7)
      pen.fill()
    }
  })

function planFor({ time, hourCycle, width, height }: CanvasFrame): { plan: Plan; paper: Colour } {
  const { hour, minute } = time
  const paper = PAPERS[kindAt(minutesAt(hour, minute, hourCycle))]
  return { plan: planOf(hour, minute, hourCycle, width, height), paper }
}

/** The sheet as it was printed for this minute: red first, then blue over it. */
export const sheet = (frame: CanvasFrame) => {
  const { context, width, height } = frame
  const { plan, paper } = planFor(frame)
  context.fillStyle = css(paper)
  context.fillRect(0, 0, width, height)
  context.fillStyle = css(RED)
  context.fill(new Path2D(plan.signs))
  set(context, plan.answer, SHIFT)
  context.globalCompositeOperation = 'multiply'
  context.fillStyle = css(BLUE)
  set(context, [...plan.powers.flat(), ...plan.total, ...plan.answer])
  context.globalCompositeOperation = 'source-over'
  repeat(frame, specks(frame, css(paper)))
  repeat(frame, grain(frame))
}

const STRIKE_MS = 280

/** The power that gets the red ink, too, in this second; the sheet slips a little under the blow and back. */
export const strike = (frame: CanvasFrame) => {
  const { context, time, motion } = frame
  const { plan, paper } = planFor(frame)
  const power = plan.powers[struckAt(plan.powers.length, time.second) ?? -1]
  if (!power) return untilSecond(time)
  const step = motion === 'reduced' ? 1 : Math.min(1, time.millisecond / STRIKE_MS)
  const shift = SHIFT * (1 + 1.6 * Math.sin(step * Math.PI * 2) * (1 - step))
  context.fillStyle = blueOn(paper)
  set(context, power)
  context.globalCompositeOperation = 'source-atop'
  context.fillStyle = blueOn(RED)
  set(context, power, shift)
  context.globalCompositeOperation = 'destination-over'
  context.fillStyle = css(RED)
  set(context, power, shift)
  context.globalCompositeOperation = 'destination-out'
  repeat(frame, specks(frame, '#000'))
  return step === 1 ? untilSecond(time) : undefined
}
