import { type Context, ENGRAVED, rounded, shaded, slope, sunk, TURN, unitOf } from './brush'
import type { Box, Layout } from './model'

/** The receiver, without what moves in it. */
export function receiver(context: Context, layout: Layout, hourCycle: 12 | 24, cloth: CanvasPattern) {
  cabinet(context, layout)
  dialPlate(context, layout, hourCycle)
  if (layout.isTiny) return
  loudspeaker(context, layout, cloth)
  wordWindow(context, layout)
  screen(context, layout)
  knobs(context, layout)
}

/** Of the cabinet: how round its corners are, and how far its edge stands out around the panel. */
const cabinetOf = ({ set }: Layout) => ({
  corner: Math.min(set.width, set.height) * 0.075,
  lip: Math.min(set.width, set.height) * 0.022,
})

function cabinet(context: Context, layout: Layout) {
  const { set, isTiny } = layout
  const { corner, lip } = cabinetOf(layout)
  const unit = unitOf(layout)
  shaded(context, unit * 0.05, unit * 0.022, 'rgba(84,56,24,.55)', () =>
    rounded(context, set, corner, slope(context, set, '#cdeadb', '#8cc3ae')),
  )
  const panel = { x: set.x + lip, y: set.y + lip, width: set.width - 2 * lip, height: set.height - 2 * lip }
  rounded(context, panel, corner - lip, slope(context, panel, '#fffaf0', '#efe2c4'))
  context.fillStyle = 'rgba(255,255,255,.85)'
  context.fillRect(set.x + corner, set.y + lip * 0.28, set.width - 2 * corner, Math.max(1, lip * 0.16))
  if (!isTiny) mintFront(context, layout, panel)
}

/** The panel is mint below, ivory above, with a brass seam between. */
function mintFront(context: Context, layout: Layout, panel: Box) {
  const { set, dial, grille } = layout
  const { corner, lip } = cabinetOf(layout)
  context.save()
  context.beginPath()
  context.roundRect(panel.x, panel.y, panel.width, panel.height, corner - lip)
  context.clip()
  const seam = dial.y + dial.height + (grille.y - dial.y - dial.height) * 0.45
  context.fillStyle = slope(context, { ...panel, y: seam, height: set.height * 0.6 }, '#c4e5d6', '#a5d2c0')
  context.fillRect(panel.x, seam, panel.width, panel.height)
  context.fillStyle = slope(
    context,
    { ...panel, y: seam - lip * 0.4, height: lip * 0.8 },
    '#fff3cf',
    '#b08d4b',
  )
  context.fillRect(panel.x, seam - lip * 0.3, panel.width, lip * 0.6)
  context.restore()
}

/** From the hour 0 on the dial to the last one, in pixels. */
export const scaleOf = ({ dial }: Layout) => ({ left: dial.x + dial.width * 0.055, run: dial.width * 0.89 })

function dialPlate(context: Context, layout: Layout, hourCycle: 12 | 24) {
  const { dial } = layout
  sunk(
    context,
    dial,
    dial.height * 0.09,
    slope(context, dial, '#fff3cf', '#fde3a4'),
    Math.max(1, dial.height * 0.03),
  )
  hourScale(context, layout, hourCycle)
  if (!layout.isTiny) waveBands(context, layout)
}

function hourScale(context: Context, layout: Layout, hourCycle: 12 | 24) {
  const { dial, isTiny } = layout
  const { left, run } = scaleOf(layout)
  const line = dial.y + dial.height * (isTiny ? 0.56 : 0.46)
  context.fillStyle = '#24473e'
  for (let step = 0; step <= hourCycle * 4; step++) {
    if (isTiny && step % 4) continue
    const x = left + (run * step) / hourCycle / 4
    const tall = dial.height * (step % 4 === 0 ? 0.15 : step % 2 === 0 ? 0.09 : 0.055)
    const thick = Math.max(0.8, dial.width * (step % 4 === 0 ? 0.0028 : 0.0014))
    context.fillRect(x - thick / 2, line - tall, thick, tall)
  }
  context.fillRect(left, line, run, Math.max(1, dial.height * 0.012))
  const size = Math.min(dial.height * (isTiny ? 0.34 : 0.21), (run / hourCycle) * 0.62)
  const every = isTiny ? hourCycle / 4 : size < 8.5 ? 2 : 1
  const drawn = every > 1 ? Math.min(dial.height * 0.24, (run / hourCycle) * every * 0.62) : size
  context.font = `400 ${drawn}px '${ENGRAVED}'`
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  for (let hour = 0; hour <= hourCycle; hour += every)
    context.fillText(
      String(hourCycle === 12 ? hour || 12 : hour),
      left + (run * hour) / hourCycle,
      line - dial.height * 0.19,
    )
}

/** What the scale is of, and below it the bands of stations nobody has ever visited. */
function waveBands(context: Context, layout: Layout) {
  const { dial } = layout
  const { left, run } = scaleOf(layout)
  const small = Math.max(6, Math.min(dial.height * 0.085, dial.width * 0.026))
  context.textBaseline = 'middle'
  context.font = `400 ${small}px '${ENGRAVED}'`
  context.textAlign = 'left'
  context.fillStyle = '#b23b27'
  context.fillText('HOURS', left + run * 0.03, dial.y + dial.height * 0.9)
  context.textAlign = 'right'
  context.fillText('SHORT WAVE', left + run * 0.97, dial.y + dial.height * 0.9)
  for (const [from, to, name] of [
    [0.06, 0.2, '49 m'],
    [0.26, 0.37, '41 m'],
    [0.43, 0.57, '31 m'],
    [0.64, 0.75, '25 m'],
    [0.82, 0.95, '19 m'],
  ] as const) {
    context.fillStyle = '#4f9a83'
    context.fillRect(left + run * from, dial.y + dial.height * 0.6, run * (to - from), dial.height * 0.055)
    context.fillStyle = '#24473e'
    context.textAlign = 'center'
    context.fillText(name, left + run * ((from + to) / 2), dial.y + dial.height * 0.735)
  }
}

/** Cloth behind slats, in the shade of the panel. */
function loudspeaker(context: Context, layout: Layout, cloth: CanvasPattern) {
  const { grille } = layout
  const round = grille.height * 0.08
  sunk(context, grille, round, '#d9b67a', cabinetOf(layout).lip * 0.3)
  context.save()
  context.beginPath()
  context.roundRect(grille.x, grille.y, grille.width, grille.height, round)
  context.clip()
  context.fillStyle = cloth
  context.fillRect(grille.x, grille.y, grille.width, grille.height)
  const shade = { ...grille, height: grille.height * 0.24 }
  context.fillStyle = slope(context, shade, 'rgba(60,32,8,.55)', 'rgba(60,32,8,0)')
  context.fillRect(shade.x, shade.y, shade.width, shade.height)
  const side = context.createLinearGradient(grille.x, 0, grille.x + grille.width, 0)
  side.addColorStop(0, 'rgba(60,32,8,.35)')
  side.addColorStop(0.1, 'rgba(60,32,8,0)')
  side.addColorStop(1, 'rgba(255,240,200,.16)')
  context.fillStyle = side
  context.fillRect(grille.x, grille.y, grille.width, grille.height)
  slats(context, layout)
  context.restore()
}

function slats(context: Context, { grille }: Layout) {
  const count = 9
  for (let slat = 1; slat < count; slat++) {
    const x = grille.x + (grille.width * slat) / count
    const thick = grille.width * 0.014
    context.fillStyle = 'rgba(70,40,10,.35)'
    context.fillRect(x + thick * 0.4, grille.y, thick, grille.height)
    const round = context.createLinearGradient(x - thick / 2, 0, x + thick / 2, 0)
    round.addColorStop(0, '#fffdf4')
    round.addColorStop(0.5, '#f3e8cc')
    round.addColorStop(1, '#b9a67c')
    context.fillStyle = round
    context.fillRect(x - thick / 2, grille.y, thick, grille.height)
  }
}

function wordWindow(context: Context, layout: Layout) {
  const { word } = layout
  sunk(
    context,
    word,
    word.height * 0.16,
    slope(context, word, '#fffdf4', '#f4e8c8'),
    cabinetOf(layout).lip * 0.3,
  )
}

/** The oscilloscope's screen: a bezel, dark glass with a scale scratched into it, and the bezel's shade. */
function screen(context: Context, layout: Layout) {
  const { x, y, radius } = layout.scope
  context.fillStyle = slope(context, { x, y: y - radius, width: 1, height: radius * 2 }, '#fffaf0', '#a99468')
  context.beginPath()
  context.arc(x, y, radius, 0, TURN)
  context.fill()
  const glass = context.createRadialGradient(x, y - radius * 0.1, radius * 0.1, x, y, radius * 0.9)
  glass.addColorStop(0, '#1d5a4a')
  glass.addColorStop(0.75, '#123d36')
  glass.addColorStop(1, '#0a2622')
  context.fillStyle = glass
  context.beginPath()
  context.arc(x, y, radius * 0.88, 0, TURN)
  context.fill()
  context.save()
  context.clip()
  graticule(context, layout)
  context.restore()
  // The lip of the bezel shades it.
  const lid = context.createRadialGradient(
    x + radius * 0.05,
    y + radius * 0.09,
    radius * 0.72,
    x,
    y,
    radius * 0.89,
  )
  lid.addColorStop(0, 'rgba(0,12,10,0)')
  lid.addColorStop(1, 'rgba(0,12,10,.6)')
  context.fillStyle = lid
  context.beginPath()
  context.arc(x, y, radius * 0.88, 0, TURN)
  context.fill()
}

/** The scale: ten squares by eight, the middle lines in fifths. */
function graticule(context: Context, { scope }: Layout) {
  const { x, y, radius } = scope
  context.strokeStyle = context.fillStyle = 'rgba(190,240,205,.24)'
  context.lineWidth = Math.max(0.6, radius * 0.009)
  const square = radius * 0.2
  for (let line = -4; line <= 4; line++) {
    context.beginPath()
    context.moveTo(x + line * square, y - radius)
    context.lineTo(x + line * square, y + radius)
    context.moveTo(x - radius, y + line * square)
    context.lineTo(x + radius, y + line * square)
    context.stroke()
  }
  for (let mark = -20; mark <= 20; mark++) {
    const tall = radius * 0.035
    context.fillRect(x + mark * square * 0.2, y - tall, context.lineWidth, tall * 2)
    context.fillRect(x - tall, y + mark * square * 0.2, tall * 2, context.lineWidth)
  }
}

function knobs(context: Context, { word, scope }: Layout) {
  const { x, y, radius } = scope
  const bottom = word.y + word.height
  const top = y + radius * 1.1
  const small = Math.min(radius * 0.42, (bottom - top) * 0.38)
  const letters = Math.max(6, small * 0.34)
  for (const [side, name, turn] of [
    [-1, 'VOLUME', -0.7],
    [1, 'TUNING', 0.5],
  ] as const) {
    const centre = bottom - letters * 1.6 - small
    knob(context, x + side * radius * 0.58, centre, small, turn)
    engrave(context, name, x + side * radius * 0.58, bottom - letters * 0.4, letters)
  }
}

function engrave(context: Context, text: string, x: number, y: number, size: number) {
  context.font = `400 ${size}px '${ENGRAVED}'`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillStyle = 'rgba(255,255,255,.8)'
  context.fillText(text, x, y + Math.max(0.5, size * 0.06))
  context.fillStyle = '#3d4a42'
  context.fillText(text, x, y)
}

function knob(context: Context, x: number, y: number, radius: number, turn: number) {
  shaded(context, radius * 0.5, radius * 0.3, 'rgba(60,60,40,.5)', () => {
    context.fillStyle = '#2f6a5b'
    context.beginPath()
    for (let tooth = 0; tooth <= 72; tooth++) {
      const out = radius * (tooth % 2 ? 1 : 0.955)
      context.lineTo(x + Math.cos((tooth / 72) * TURN) * out, y + Math.sin((tooth / 72) * TURN) * out)
    }
    context.fill()
  })
  const cap = context.createLinearGradient(x - radius, y - radius, x + radius, y + radius)
  cap.addColorStop(0, '#fffaf0')
  cap.addColorStop(0.5, '#e4d6b2')
  cap.addColorStop(1, '#b7a377')
  context.fillStyle = cap
  context.beginPath()
  context.arc(x, y, radius * 0.7, 0, TURN)
  context.fill()
  context.strokeStyle = '#c2402c'
  context.lineWidth = radius * 0.1
  context.lineCap = 'round'
  context.beginPath()
  context.moveTo(x + Math.sin(turn) * radius * 0.3, y - Math.cos(turn) * radius * 0.3)
  context.lineTo(x + Math.sin(turn) * radius * 0.6, y - Math.cos(turn) * radius * 0.6)
  context.stroke()
}
