import { createRandom, untilSecond } from '@found-time/clock-runtime'
import { type CanvasFrame, createOffscreen } from '@found-time/clock-runtime/canvas'
import { trace } from './glyphs'
import { minutesAt, type Plan, planOf, SHIFT, struckAt, type Text } from './model'
import { type Kind, kindAt } from './powers'

type Context = CanvasRenderingContext2D

/** Two inks on coloured paper, and what they make where they lie over each other. */
const [RED, BLUE, BOTH] = ['#ff2f1c', '#0f2cc4', '#150a3d']
const PAPERS: Readonly<Record<Kind, string>> = {
  squares: '#ff94b8',
  cubes: '#68c4ff',
  mixed: '#40d0b4',
  twos: '#ffcf10',
}

/** How far one ink is from the other: a plate is out of register as a whole. */
const shiftOf = (texts: readonly Text[]) => SHIFT * Math.min(...texts.map(figureSize))
const figureSize = ({ text, size }: Text) => (/\d/.test(text) ? size : Number.POSITIVE_INFINITY)

function outlineOf(texts: readonly Text[], shift = 0): Path2D {
  const path = new Path2D()
  for (const { text, xs, y, size, wide } of texts)
    for (const [index, glyph] of [...text].entries())
      trace(path, glyph, wide, xs[index]! + shift, y + shift, size)
  return path
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
  const pen = createOffscreen(Math.round(TILE * ratio), Math.round(TILE * ratio))
  pen.scale(ratio, ratio)
  const { between } = createRandom(seed, 'paper')
  drawing(pen, () => between(0, 1))
  tiles.set(key, pen.canvas)
  return pen.canvas
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
      pen.fillStyle = dot % 2 ? 'rgb(70 30 0 / 7%)' : 'rgb(255 255 255 / 10%)'
      pen.fillRect(random() * TILE, random() * TILE, 0.7 + random(), 0.7 + random())
    }
    pen.lineWidth = 0.7
    for (let fibre = 0; fibre < 70; fibre++) {
      const [x, y, turn] = [random() * TILE, random() * TILE, random() * 7]
      pen.strokeStyle = fibre % 2 ? 'rgb(70 30 0 / 7%)' : 'rgb(255 255 255 / 14%)'
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
    for (let speck = 0; speck < 1600; speck++) {
      const radius = 0.25 + 0.75 * random() ** 4
      pen.beginPath()
      pen.arc(random() * TILE, random() * TILE, radius, 0, 7)
      pen.fill()
    }
  })

/** The sheet that was planned last, for what is drawn on it from second to second. */
let known: { readonly key: string; readonly plan: Plan } | undefined

function planFor({ time, hourCycle, width, height }: CanvasFrame): { plan: Plan; paper: string } {
  const { hour, minute } = time
  const key = [hour, minute, hourCycle, width, height].join(' ')
  if (known?.key !== key) known = { key, plan: planOf(hour, minute, hourCycle, width, height) }
  return { plan: known.plan, paper: PAPERS[kindAt(minutesAt(hour, minute, hourCycle))] }
}

/** The sheet as it was printed for this minute: red first, then blue; the answer in both, out of register. */
export const sheet = (frame: CanvasFrame) => {
  const { context, width, height } = frame
  const { plan, paper } = planFor(frame)
  const [below, above] = [outlineOf(plan.answer, shiftOf(plan.answer)), outlineOf(plan.answer)]
  context.fillStyle = paper
  context.fillRect(0, 0, width, height)
  context.fillStyle = RED
  context.fill(new Path2D(plan.signs))
  context.fill(below)
  context.fillStyle = BLUE
  context.fill(outlineOf([...plan.powers.flat(), ...plan.total]))
  context.fill(above)
  context.save()
  context.clip(above)
  context.fillStyle = BOTH
  context.fill(below)
  context.restore()
  repeat(frame, specks(frame, paper))
  repeat(frame, grain(frame))
}

const STRIKE_MS = 280

/** The power that is red in this second: the sheet slips a little under the blow, and comes back into register. */
export const strike = (frame: CanvasFrame) => {
  const { context, time, motion } = frame
  const { plan, paper } = planFor(frame)
  const power = plan.powers[struckAt(plan.powers.length, time.second) ?? -1]
  if (!power) return untilSecond(time)
  const step = motion === 'reduced' ? 1 : Math.min(1, time.millisecond / STRIKE_MS)
  const slip = Math.sin(step * Math.PI * 2) * (1 - step)
  const path = outlineOf(power, slip * 0.09 * power[0]!.size)
  context.fillStyle = RED
  context.fill(path)
  // A hair wider than the blue under it, so that no blue is seen round it.
  context.strokeStyle = RED
  context.lineWidth = 1.2
  context.lineJoin = 'round'
  context.stroke(path)
  context.globalCompositeOperation = 'destination-out'
  repeat(frame, specks(frame, '#000'))
  if (step === 1) return untilSecond(time)
  // While the red is out of register the blue must not show beside it: the power would stand twice.
  const home = outlineOf(power)
  context.globalCompositeOperation = 'destination-over'
  context.fillStyle = context.strokeStyle = paper
  context.lineWidth = 2
  context.fill(home)
  context.stroke(home)
}
