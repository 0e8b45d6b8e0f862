import { createRandom } from '@found-time/clock-runtime'
import { type Layout, slotAt } from './layout'
import { type Figure, figuresOf, type Place, rowsOf, type Scale } from './model'

type Context = CanvasRenderingContext2D
export const FACE = 'ft-25-06-02 Engraved'

/** A beam where it hangs, with what it has on it. */
export type Beam = Layout & Scale

const INK = '#2a1704'

/** The size that the figures of a row have: as large as its slots allow. */
function sizeOf(layout: Layout, { row, slots }: Place) {
  const { width, height } = slotAt(layout, { row, slot: 0, slots })
  return Math.min(height * (layout.upright ? 0.78 : 0.86), width * 0.74)
}

function write(context: Context, layout: Layout, figure: Figure, bold: boolean) {
  const { x, y } = slotAt(layout, figure)
  const size = sizeOf(layout, figure)
  context.font = `${size}px "${FACE}"`
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  const base = y + size * 0.35
  context.fillStyle = 'rgb(255 244 200 / 0.75)'
  context.fillText(figure.text, x + size * 0.03, base + size * 0.03)
  context.fillStyle = bold ? '#1a0d02' : INK
  context.globalAlpha = bold ? 1 : 0.72
  context.fillText(figure.text, x, base)
  context.globalAlpha = 1
}

/** The beam from above: brushed brass, with all hours, the tens and the ones of the minutes engraved. */
export function paintBeam(context: Context, layout: Beam) {
  const { upright, width, height, beam, middle } = layout
  const long = upright ? height : width
  const start = middle - beam / 2
  const place = (along: number, across: number): [number, number] =>
    upright ? [across, along] : [along, across]
  const box = (along: number, across: number, length: number, breadth: number) =>
    upright
      ? context.fillRect(across, along, breadth, length)
      : context.fillRect(along, across, length, breadth)
  // Its side, away from the light, then its face.
  context.fillStyle = '#3c2608'
  box(-9, start, long + 18, beam + beam * 0.045)
  const across = context.createLinearGradient(...place(0, start), ...place(0, start + beam))
  for (const [at, colour] of [
    [0, '#fff0b8'],
    [0.025, '#e8c06a'],
    [0.3, '#f0d083'],
    [0.62, '#cf9f48'],
    [0.97, '#a97829'],
    [1, '#7c5416'],
  ] as const)
    across.addColorStop(at, colour)
  context.fillStyle = across
  box(-9, start, long + 18, beam)
  const along = context.createLinearGradient(...place(0, 0), ...place(long, 0))
  for (const [at, light] of [
    [0, 'rgb(60 30 0 / 0.34)'],
    [0.2, 'rgb(255 244 200 / 0.34)'],
    [0.34, 'rgb(255 250 225 / 0.5)'],
    [0.52, 'rgb(255 236 180 / 0.1)'],
    [0.74, 'rgb(60 30 0 / 0.16)'],
    [1, 'rgb(50 24 0 / 0.5)'],
  ] as const)
    along.addColorStop(at, light)
  context.fillStyle = along
  box(-9, start, long + 18, beam)
  // Brushed along its length.
  const { between } = createRandom('brass')
  for (let i = 0; i < 260; i++) {
    context.fillStyle = between(0, 1) < 0.5 ? 'rgb(70 38 0 / 0.07)' : 'rgb(255 248 214 / 0.1)'
    box(between(-0.2, 0.9) * long, start + between(0, beam), between(0.1, 0.7) * long, 0.8)
  }
  const rows = rowsOf(layout)
  for (let row = 0; row <= rows; row++) {
    const at = start + beam * 0.05 + (row * beam * 0.9) / rows
    const strong = row === 1
    context.fillStyle = 'rgb(42 23 4 / 0.75)'
    box(-9, at - (strong ? 1.4 : 0.6), long + 18, strong ? 2.8 : 1.2)
    context.fillStyle = 'rgb(255 244 200 / 0.7)'
    box(-9, at + (strong ? 1.4 : 0.6), long + 18, 1)
  }
  // Strokes between the figures.
  const strokes = (row: number, slots: number, from: number, to: number) => {
    for (let slot = from; slot <= to; slot++) {
      const at = slotAt(layout, { row, slot: slot - 0.5, slots })
      const [centre, breadth] = upright ? [at.x, at.width] : [at.y, at.height]
      const line = upright ? at.y : at.x
      for (const side of [-1, 1]) {
        context.fillStyle = 'rgb(42 23 4 / 0.7)'
        box(line - 0.6, centre + (side * breadth) / 2 - (side > 0 ? breadth * 0.16 : 0), 1.2, breadth * 0.16)
      }
    }
  }
  strokes(0, 12, 0, 12)
  if (layout.apart) {
    strokes(1, 6, 0, 6)
    strokes(2, 10, 0, 10)
  } else {
    strokes(1, 17, 0, 6)
    strokes(1, 17, 7, 17)
  }
  for (const figure of figuresOf(layout)) write(context, layout, figure, false)
}

const LACQUER = {
  hour: ['#ff7a4e', '#d92f14', '#8c1405'],
  minute: ['#ffffff', '#efe9dc', '#a9a091'],
} as const

/** A rider: a lacquered slide with a window, through which one figure is seen. */
export function paintRider(
  context: Context,
  layout: Beam,
  place: Place,
  lacquer: keyof typeof LACQUER,
  ratio: number,
) {
  const { x, y, width, height } = slotAt(layout, place)
  const thick = Math.min(width, height) * 0.12
  const [w, h] = [width + (layout.upright ? thick * 0.7 : 0), height + (layout.upright ? 0 : thick * 0.7)]
  const [left, top] = [x - w / 2, y - h / 2]
  const [light, middle, dark] = LACQUER[lacquer]
  const frame = () => {
    context.beginPath()
    context.roundRect(left, top, w, h, thick * 1.1)
    context.roundRect(left + thick, top + thick, w - 2 * thick, h - 2 * thick, thick * 0.5)
  }
  context.save()
  // What is seen through the window is lit up.
  context.beginPath()
  context.roundRect(left + thick, top + thick, w - 2 * thick, h - 2 * thick, thick * 0.5)
  context.fillStyle = lacquer === 'hour' ? '#ffe9a6' : '#fff1c4'
  context.fill()
  const figure = figuresOf(layout).find(
    ({ row, slot, slots }) =>
      row === Math.round(place.row) && slots === place.slots && Math.round(place.slot) === slot,
  )
  if (figure) {
    context.clip()
    write(context, layout, figure, true)
  }
  context.restore()
  context.save()
  frame()
  context.shadowColor = 'rgb(30 12 0 / 0.75)'
  context.shadowBlur = thick * 1.6 * ratio
  context.shadowOffsetX = thick * 0.5 * ratio
  context.shadowOffsetY = thick * 0.8 * ratio
  const shine = context.createLinearGradient(left, top, left + w * 0.6, top + h)
  shine.addColorStop(0, light)
  shine.addColorStop(0.35, middle)
  shine.addColorStop(1, dark)
  context.fillStyle = shine
  context.fill('evenodd')
  context.restore()
  context.beginPath()
  context.roundRect(left + thick * 0.28, top + thick * 0.28, w - thick * 0.56, h - thick * 0.56, thick * 0.85)
  context.lineWidth = thick * 0.16
  context.strokeStyle = 'rgb(255 255 255 / 0.55)'
  context.stroke()
}
