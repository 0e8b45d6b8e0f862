import { imageOf } from '@found-time/clock-runtime'
import { along, bend, FACE, type Panel, type Plan, SHOT, sizeIn } from './model'
import { CONTRAST, DARKEST, dotsOf, EDGE, gainOf, SHARE, SPECK, screenOf, slicesOf } from './screen'

export const FIGURES = 'ft-25-09-12 Figures'
export const INK = '#120d09'
const PAPER = '#b08a58'
/** What paper has more than ink. */
const BARE = '#9e7d4f'

type Context = CanvasRenderingContext2D

/** Six frames in a row of the file, four rows. */
const ACROSS = 6

/** How dark a place is: `0` the bare paper, `1` ink all over. */
type Tone = (x: number, y: number) => number

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

/** A canvas for a part of the work, as large as the one that is drawn on. */
function sheetOf(width: number, height: number): Context {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  return canvas.getContext('2d')!
}

const grey = (light: number) => `rgb(${Array(3).fill(Math.round(light * 255))})`

/** Lays a colour over all there is. */
function cover(sheet: Context, how: GlobalCompositeOperation, colour: string) {
  sheet.globalCompositeOperation = how
  sheet.fillStyle = colour
  sheet.fillRect(0, 0, sheet.canvas.width, sheet.canvas.height)
}

/** How broad the slices of a photograph are that are bent with the wall, in pixels of its canvas. */
const SLICE = 4

/** What is kept for a canvas of a size; made in pieces. */
function* makePress(context: Context, plan: Plan, panel: Panel) {
  const { width, height } = context.canvas
  const { a: scale, e, f } = context.getTransform()
  const grid = { scale, left: -e / scale, top: -f / scale }
  const screen = sheetOf(width, height)
  screen.putImageData(yield* screenOf(screen.createImageData(width, height), plan, grid), 0, 0)
  const flat = sheetOf(
    Math.max(1, Math.round((panel.right - panel.left) * scale)),
    Math.max(1, Math.round((panel.bottom - panel.top) * scale)),
  )
  return {
    key: [plan.width, plan.height, width, height].join(),
    screen: screen.canvas,
    shot: sheetOf(SHOT.width, SHOT.height),
    flat,
    sheet: sheetOf(width, height),
    slices: slicesOf(plan, panel, grid, width, SLICE),
    gain: gainOf(plan.pitch * scale),
  }
}

type Press = ReturnType<typeof makePress> extends Iterator<unknown, infer Made> ? Made : never
const presses = new WeakMap<HTMLCanvasElement, Press>()

/**
 * Prints a frame of the plate in dots, at first in pieces. They are made by laying greys over one another, the photograph
 * and the screen: browsers that protect against fingerprinting give noise when pixels are read back from a canvas.
 */
export function* paintFrame(context: Context, plan: Plan, panel: Panel, source: string, frame: number) {
  const { canvas } = context
  let press = presses.get(canvas)
  if (press?.key !== [plan.width, plan.height, canvas.width, canvas.height].join()) {
    press = yield* makePress(context, plan, panel)
    presses.set(canvas, press)
    yield
  }
  const { shot, flat, sheet, screen, slices } = press
  const [across, down] = [flat.canvas.width, flat.canvas.height]
  // Tones are set while the photograph is small.
  shot.globalCompositeOperation = 'source-over'
  shot.drawImage(
    imageOf(source),
    (frame % ACROSS) * SHOT.width,
    Math.floor(frame / ACROSS) * SHOT.height,
    SHOT.width,
    SHOT.height,
    0,
    0,
    SHOT.width,
    SHOT.height,
  )
  cover(shot, 'darken', grey(DARKEST - SPECK / CONTRAST))
  cover(shot, 'lighten', grey(DARKEST - 1 / CONTRAST))
  cover(shot, 'multiply', grey(SHARE))
  flat.drawImage(shot.canvas, 0, 0, across, down)
  yield
  cover(sheet, 'source-over', grey(SHARE))
  for (const { column, from, to, top, height } of slices)
    sheet.drawImage(flat.canvas, from * across, 0, (to - from) * across, down, column, top, SLICE, height)
  yield
  sheet.globalCompositeOperation = 'lighter'
  sheet.drawImage(screen, 0, 0)
  // How far below the edge of a dot each place is, and then, as many times as much, how much of it is ink.
  cover(sheet, 'darken', grey(EDGE))
  cover(sheet, 'difference', grey(EDGE))
  cover(sheet, 'color-dodge', grey(1 - 1 / press.gain))
  // The paper without what it has more than ink.
  cover(sheet, 'multiply', BARE)
  cover(sheet, 'difference', PAPER)
  yield
  context.save()
  outline(context, plan, panel)
  context.clip()
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.drawImage(sheet.canvas, 0, 0)
  context.restore()
}

/** Prints a panel, in pieces: a tone becomes dots, on a screen that is turned by an eighth. */
export function* paintPanel(context: Context, plan: Plan, panel: Panel, tone: Tone) {
  const toneOf = (u: number, v: number) => tone((u - panel.left) / plan.grain, (v - panel.top) / plan.grain)
  context.save()
  outline(context, plan, panel)
  context.fillStyle = PAPER
  context.fill()
  context.clip()
  context.fillStyle = INK
  yield* dotsOf(plan, panel, toneOf, (dots) => context.fill(dots))
  context.restore()
}

/** Figures on the wall, bent with it in narrow slices. */
function* figures(context: Context, plan: Plan, panel: Panel, text: string) {
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
  let slices = 0
  for (let u = middle - wide; u < middle + wide; u += step) {
    if (++slices % 20 === 0) yield
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

/** The drum: its slits, and the two photographs with the numbers; at first in pieces. */
export function* paintDrum(context: Context, plan: Plan, hour: string, minute: string) {
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
    yield* paintPanel(context, plan, panel, wallTone)
    yield
    yield* figures(context, plan, panel, text)
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
