import { imageOf } from '@found-time/clock-runtime'
import { along, bend, FACE, type Panel, type Plan, SHOT, sizeIn } from './model'

export const FIGURES = 'ft-25-09-12 Figures'
export const INK = '#120d09'
const PAPER = '#b08a58'

type Context = CanvasRenderingContext2D

/** Six frames in a row of the file, four rows. */
const ACROSS = 6
const WIDE = SHOT.width * ACROSS

const shades = new WeakMap<HTMLImageElement, Uint8ClampedArray>()

/** The photograph's pixels, read once for a page. */
function shadesOf(source: string): Uint8ClampedArray {
  const picture = imageOf(source)
  let data = shades.get(picture)
  if (!data) {
    const canvas = document.createElement('canvas')
    canvas.width = WIDE
    canvas.height = SHOT.height * 4
    const context = canvas.getContext('2d', { willReadFrequently: true })!
    context.drawImage(picture, 0, 0)
    data = context.getImageData(0, 0, canvas.width, canvas.height).data
    shades.set(picture, data)
  }
  return data
}

/** How dark a place is: `0` the bare paper, `1` ink all over. */
type Tone = (x: number, y: number) => number

/** A frame of the plate, as a tone. */
export function frameTone(source: string, frame: number): Tone {
  const data = shadesOf(source)
  const left = (frame % ACROSS) * SHOT.width
  const top = Math.floor(frame / ACROSS) * SHOT.height
  const at = (x: number, y: number) =>
    data[
      ((top + Math.max(0, Math.min(SHOT.height - 1, y))) * WIDE +
        left +
        Math.max(0, Math.min(SHOT.width - 1, x))) *
        4
    ]! / 255
  return (x, y) => {
    const [column, row] = [Math.floor(x - 0.5), Math.floor(y - 0.5)]
    const [right, down] = [x - 0.5 - column, y - 0.5 - row]
    const upper = at(column, row) * (1 - right) + at(column + 1, row) * right
    const lower = at(column, row + 1) * (1 - right) + at(column + 1, row + 1) * right
    const light = upper * (1 - down) + lower * down
    return Math.min(1, Math.max(0.02, (0.97 - light) * 1.24))
  }
}

/** The shed's whitewashed wall with its threads, as behind the cat, where nobody is. */
const wallTone: Tone = (x, y) => {
  const thread = (place: number, every: number, thick: number) => {
    const off = Math.abs(place - Math.round(place / every) * every)
    return Math.max(0, 1 - off / thick)
  }
  const fine = Math.max(thread(x, 9.6, 1), thread(y, 9.6, 1))
  return 0.09 + 0.16 * fine + 0.34 * thread(x - 4.8, 48, 1.3)
}

/** The outline of a panel, bent as the drum is. */
function outline(context: Context, plan: Plan, { left, right, top, bottom }: Panel) {
  const steps = 24
  context.beginPath()
  for (let step = 0; step <= steps; step++) {
    const { x, y } = bend(plan, left + ((right - left) * step) / steps, top)
    context.lineTo(x, y)
  }
  for (let step = steps; step >= 0; step--) {
    const { x, y } = bend(plan, left + ((right - left) * step) / steps, bottom)
    context.lineTo(x, y)
  }
  context.closePath()
}

/** Prints a panel: a tone becomes dots, on a screen that is turned by an eighth. */
export function paintPanel(context: Context, plan: Plan, panel: Panel, tone: Tone) {
  const { pitch, grain, width } = plan
  context.save()
  outline(context, plan, panel)
  context.fillStyle = PAPER
  context.fill()
  context.clip()
  context.fillStyle = INK
  context.beginPath()
  const left = Math.max(panel.left, along(plan, -pitch))
  const right = Math.min(panel.right, along(plan, width + pitch))
  const half = pitch * Math.SQRT1_2
  // Lattice lines are counted from the eye, so that the screens of all panels are one.
  for (let row = Math.floor(panel.top / half); row * half <= panel.bottom + half; row++) {
    const v = row * half
    for (let u = (Math.floor(left / half / 2) * 2 + (row & 1)) * half; u <= right + half; u += 2 * half) {
      const dark = tone((u - panel.left) / grain, (v - panel.top) / grain)
      const cosine = Math.cos(u / plan.radius)
      const radius = (pitch * Math.sqrt(dark / Math.PI) * 1.06) / cosine
      if (radius < 0.25) continue
      const x = plan.centreX + plan.radius * Math.tan(u / plan.radius)
      const y = plan.centreY + v / cosine
      context.moveTo(x + radius, y)
      context.arc(x, y, radius, 0, 2 * Math.PI)
    }
  }
  context.fill()
  context.restore()
}

/** Figures on the wall, bent with it in narrow slices. */
function figures(context: Context, plan: Plan, panel: Panel, text: string) {
  const left = Math.max(panel.left, along(plan, 0))
  const right = Math.min(panel.right, along(plan, plan.width))
  const { size, stretch } = sizeIn(panel, right - left)
  const middle = (left + right) / 2
  const base = (panel.top + panel.bottom) / 2 + (size * stretch * FACE.high) / 2
  context.fillStyle = INK
  context.textAlign = 'center'
  context.font = `${size}px "${FIGURES}"`
  const step = Math.max(1.5, plan.width / 320)
  const wide = size * FACE.wide * 0.52
  for (let u = middle - wide; u < middle + wide; u += step) {
    const cosine = Math.cos((u + step / 2) / plan.radius)
    const from = bend(plan, u, 0).x
    const to = bend(plan, u + step, 0).x
    context.save()
    context.beginPath()
    context.rect(from, 0, to - from + 1.5, plan.height)
    context.clip()
    context.translate(from, plan.centreY)
    context.scale((to - from) / step, stretch / cosine)
    context.fillText(text, middle - u, base / stretch)
    context.restore()
  }
}

/** The drum: its slits, and the two photographs with the numbers. */
export function paintDrum(context: Context, plan: Plan, hour: string, minute: string) {
  context.fillStyle = INK
  context.fillRect(0, 0, plan.width, plan.height)
  const { every, ...slits } = plan.slits
  context.fillStyle = PAPER
  for (let place = Math.ceil(slits.left / every); place * every < slits.right; place++) {
    outline(context, plan, { ...slits, left: (place - 0.14) * every, right: (place + 0.14) * every })
    context.fill()
  }
  for (const [panel, text] of [
    [plan.hour, hour],
    [plan.minute, minute],
  ] as const) {
    paintPanel(context, plan, panel, wallTone)
    figures(context, plan, panel, text)
  }
}

/** The part of the stage that a panel covers. */
export function partOf(plan: Plan, panel: Panel) {
  const left = Math.max(0, bend(plan, panel.left, 0).x)
  const right = Math.min(plan.width, bend(plan, panel.right, 0).x)
  const nearest = Math.max(Math.abs(panel.left), Math.abs(panel.right))
  const { y: low } = bend(plan, Math.min(nearest, along(plan, plan.width)), panel.bottom)
  const top = plan.centreY + panel.top
  const { y: high } = bend(plan, Math.min(nearest, along(plan, plan.width)), panel.top)
  return {
    left: Math.floor(left),
    top: Math.floor(Math.min(top, high)),
    width: Math.ceil(right - Math.floor(left)),
    height: Math.ceil(Math.min(plan.height, low) - Math.floor(Math.min(top, high))),
  }
}
