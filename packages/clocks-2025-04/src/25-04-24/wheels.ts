import { createRandom } from '@found-time/clock-runtime'
import {
  angleAt,
  type Box,
  type Drum,
  FIGURE_ANGLE,
  heightAt,
  type Layout,
  layoutOf,
  type Position,
  scaleAt,
  type Wheel,
} from './model'

type Context = CanvasRenderingContext2D

/** Teeth on each wheel's rim. */
const TEETH = 72

interface Finish {
  readonly ink: string
  readonly edge: string
}
const ENGRAVED: Finish = { ink: '#1c130a', edge: 'rgb(255 240 190 / 0.75)' }
const ENAMELLED: Finish = { ink: '#a31f14', edge: 'rgb(255 255 255 / 0.8)' }

interface Size {
  /** Pixels of the canvas. */
  readonly width: number
  readonly height: number
  /** To a CSS pixel. */
  readonly ratio: number
}

/** All that is made once for a size. Lengths are in pixels of the canvas. */
export interface Machine {
  readonly of: Size
  readonly layout: Layout
  /** Ten figures below each other: engraved in brass, and in red for the seconds. */
  readonly figures: readonly HTMLCanvasElement[]
  readonly figureWidth: number
  readonly figureHeight: number
  /** A line across a wheel: of brass, and enamelled for the seconds. */
  readonly faces: readonly HTMLCanvasElement[]
}

function sheet(width: number, height: number, paint: (context: Context) => void): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width))
  canvas.height = Math.max(1, Math.round(height))
  const context = canvas.getContext('2d')!
  paint(context)
  canvas.addEventListener('contextrestored', () => paint(context))
  return canvas
}

/**
 * Cuts the figures and turns the faces.
 * @param size - Pixels, above 0.
 */
export function machineFor(size: Size): Machine {
  const layout = layoutOf(size.width, size.height, size.ratio)
  const drum = layout.drums[0]!
  const figureWidth = Math.round(drum.faceWidth)
  const figureHeight = Math.round(drum.figure)
  const narrow = drum.faceWidth / drum.figure < 0.92
  const family = narrow ? 'Narrow' : 'Wide'
  // Cap height and ink width of the two cuts, in ems.
  const ink = (narrow ? 0.43 : 0.565) + 0.055
  const em = figureHeight / (0.72 + 0.055 + 0.06)
  const stretch = Math.min(1.18, Math.max(0.78, (figureWidth * 0.79) / (ink * em)))
  const figures = [ENGRAVED, ENAMELLED].map(({ ink, edge }) =>
    sheet(figureWidth, figureHeight * 10, (paint) => {
      paint.font = `400 ${em}px 'ft-25-04-24 ${family}'`
      paint.textAlign = 'center'
      paint.lineJoin = 'round'
      paint.lineWidth = em * 0.055
      for (let figure = 0; figure < 10; figure++) {
        const write = (colour: string, down: number) => {
          paint.setTransform(
            stretch,
            0,
            0,
            1,
            figureWidth / 2,
            figureHeight * (figure + 0.5) + em * 0.36 + down,
          )
          paint.fillStyle = colour
          paint.strokeStyle = colour
          paint.strokeText(String(figure), 0, 0)
          paint.fillText(String(figure), 0, 0)
        }
        write(edge, em * 0.013)
        write(ink, -em * 0.004)
      }
    }),
  )
  const wheelWidth = Math.round(drum.faceWidth + drum.rimWidth)
  const rim = Math.round(drum.rimWidth)
  const faces = ['brass', 'enamel'].map((kind) =>
    sheet(wheelWidth, 1, (paint) => {
      const random = createRandom('lathe', kind)
      for (let x = 0; x < wheelWidth; x++) {
        const across = (x - rim) / (wheelWidth - rim)
        const groove = (random() - 0.5) * (random() < 0.12 ? 26 : 11)
        if (x < rim) {
          const round = Math.sin(((x + 0.5) / rim) * Math.PI)
          paint.fillStyle = tone([196, 150, 72], (round - 0.62) * 70 + groove * 0.5)
        } else if (kind === 'brass') {
          const bevel = across < 0.025 ? 34 : across > 0.975 ? -46 : 0
          paint.fillStyle = tone([214, 171, 92], groove + bevel + Math.sin(across * 40) * 3)
        } else {
          const bevel = across < 0.02 ? 8 : across > 0.975 ? -40 : 0
          paint.fillStyle = tone([243, 235, 214], groove * 0.22 + bevel)
        }
        paint.fillRect(x, 0, 1, 1)
      }
    }),
  )
  return { of: size, layout, figures, figureWidth, figureHeight, faces }
}

const tone = (rgb: readonly number[], by: number) =>
  `rgb(${rgb.map((part) => Math.max(0, Math.min(255, Math.round(part + by)))).join(' ')})`

/** The left edge of a wheel at the front of its drum, to the middle of the window. */
const leftOf = (drum: Drum, place: number) => {
  const wheel = drum.window.width / 2
  return (place - 1) * wheel + (wheel - drum.faceWidth - drum.rimWidth) / 2
}

/** As many lines at once, from `y` down, as the drum's outline leaves within a part of a pixel. */
function linesAt(drum: Drum, y: number, within = 0.55) {
  const { window } = drum
  const up = window.y + window.height / 2 - y
  const narrowing =
    Math.abs(scaleAt(drum, angleAt(drum, up - 1)) - scaleAt(drum, angleAt(drum, up))) * (window.width / 2)
  return Math.min(10, Math.max(1, Math.floor(within / narrowing)))
}

/** The bare drum: turned metal looks the same all round. */
function paintBare(context: Context, drum: Drum, place: number, face: HTMLCanvasElement) {
  const { window } = drum
  const middle = { x: window.x + window.width / 2, y: window.y + window.height / 2 }
  const left = leftOf(drum, place)
  const across = drum.faceWidth + drum.rimWidth
  const furthest = drum.focus / Math.sqrt(drum.distance ** 2 - 1)
  const end = window.y + window.height
  for (let y = window.y; y < end; ) {
    const lines = Math.min(linesAt(drum, y, 0.9), end - y)
    const up = middle.y - (y + lines / 2)
    if (Math.abs(up) <= furthest) {
      const scale = scaleAt(drum, angleAt(drum, up))
      context.drawImage(face, middle.x + left * scale, y, across * scale, lines)
    }
    y += lines
  }
}

/** What is cut into a wheel: its figures, line by line as the drum bends them, and the teeth of its rim. */
function paintCut(context: Context, machine: Machine, index: number, wheel: Wheel, position: Position) {
  const { figureWidth, figureHeight } = machine
  const drum = machine.layout.drums[index >> 1]!
  const place = index % 2
  const figures = machine.figures[index > 3 ? 1 : 0]!
  const { window } = drum
  const middle = { x: window.x + window.width / 2, y: window.y + window.height / 2 }
  const left = leftOf(drum, place)
  const half = FIGURE_ANGLE / 2
  const bottom = angleAt(drum, -window.height / 2)
  const top = angleAt(drum, window.height / 2)
  // Figures come up from below as the count goes on.
  const first = Math.floor(position - (top + half) / wheel.pitch)
  const last = Math.ceil(position - (bottom - half) / wheel.pitch)
  for (let slot = first; slot <= last; slot++) {
    const centre = (position - slot) * wheel.pitch
    const from = Math.min(top, centre + half)
    const to = Math.max(bottom, centre - half)
    if (from <= to) continue
    const figure = ((slot % wheel.figures) + wheel.figures) % wheel.figures
    const yFrom = middle.y - heightAt(drum, from)
    const yTo = middle.y - heightAt(drum, to)
    const rowAt = (y: number) => {
      const down = (centre + half - angleAt(drum, middle.y - y)) / FIGURE_ANGLE
      return Math.min(1, Math.max(0, down)) * figureHeight
    }
    let row = rowAt(yFrom)
    let y = Math.floor(yFrom)
    while (y < yTo) {
      const lines = linesAt(drum, y)
      const nextRow = rowAt(y + lines)
      const rows = nextRow - row
      if (rows > 0.01) {
        const scale = scaleAt(drum, angleAt(drum, middle.y - (y + lines / 2)))
        context.drawImage(
          figures,
          0,
          figure * figureHeight + row,
          figureWidth,
          rows,
          middle.x + (left + drum.rimWidth) * scale,
          y,
          drum.faceWidth * scale,
          lines,
        )
      }
      row = nextRow
      y += lines
    }
  }
  const tooth = (2 * Math.PI) / TEETH
  const turned = position * wheel.pitch
  context.fillStyle = 'rgb(44 28 8 / 0.8)'
  context.beginPath()
  for (let index = Math.ceil((bottom - turned) / tooth) - 1; index * tooth + turned < top; index++) {
    const low = index * tooth + turned
    const high = low + tooth * 0.45
    const [a, b] = [scaleAt(drum, low), scaleAt(drum, high)]
    const [yLow, yHigh] = [middle.y - heightAt(drum, low), middle.y - heightAt(drum, high)]
    context.moveTo(middle.x + (left + drum.rimWidth * 0.03) * a, yLow)
    context.lineTo(middle.x + (left + drum.rimWidth * 0.62) * a, yLow)
    context.lineTo(middle.x + (left + drum.rimWidth * 0.62) * b, yHigh)
    context.lineTo(middle.x + (left + drum.rimWidth * 0.03) * b, yHigh)
  }
  context.fill()
}

/** The half of a window that belongs to a wheel, on whole pixels. */
export function halfOf({ drums }: Layout, index: number): Box {
  const { x, y, width, height } = drums[index >> 1]!.window
  return { x: x + ((index % 2) * width) / 2, y, width: width / 2, height }
}

/** The drums without what is cut into them. */
export function paintDrums(context: Context, { of: { width, height }, layout, faces }: Machine) {
  context.fillStyle = '#0d0a07'
  context.fillRect(0, 0, width, height)
  for (const [index, drum] of layout.drums.entries())
    for (const place of [0, 1]) paintBare(context, drum, place, faces[index === 2 ? 1 : 0]!)
}

/**
 * Draws what is cut into a wheel, on its half of the window alone.
 * @param index - `0` to `5`, left to right.
 */
export function turn(context: Context, machine: Machine, index: number, wheel: Wheel, position: Position) {
  const { x, y, width, height } = halfOf(machine.layout, index)
  context.beginPath()
  context.save()
  context.rect(x, y, width, height)
  context.clip()
  paintCut(context, machine, index, wheel, position)
  context.restore()
}
