import { clamp } from '@found-time/clock-runtime'
import { type Box, callOf, FIGURES, type Layout, layoutOf, needleAt, padPart, snap, traceOf } from './model'

type Context = CanvasRenderingContext2D

export const TYPED = 'ft-25-05-30 Telegram'
export const ENGRAVED = 'ft-25-05-30 Engraved'
const TURN = Math.PI * 2

function rounded(
  context: Context,
  { x, y, width, height }: Box,
  radius: number,
  fill: string | CanvasGradient | CanvasPattern,
) {
  context.fillStyle = fill
  context.beginPath()
  context.roundRect(x, y, width, height, radius)
  context.fill()
}

function slope(context: Context, { y, height }: Box, from: string, to: string) {
  const gradient = context.createLinearGradient(0, y, 0, y + height)
  gradient.addColorStop(0, from)
  gradient.addColorStop(1, to)
  return gradient
}

function shaded(context: Context, blur: number, down: number, colour: string, paint: () => void) {
  context.save()
  context.shadowColor = colour
  context.shadowBlur = blur
  context.shadowOffsetX = down * 0.7
  context.shadowOffsetY = down
  paint()
  context.restore()
}

/** A window let into the panel: dark upper lip, light lower one. */
function sunk(context: Context, box: Box, radius: number, fill: string | CanvasGradient, lip: number) {
  rounded(
    context,
    { x: box.x - lip, y: box.y - lip, width: box.width + 2 * lip, height: box.height + 2 * lip },
    radius + lip,
    slope(context, box, '#b9a67c', '#fff9ea'),
  )
  rounded(context, box, radius, fill)
}

function engrave(
  context: Context,
  text: string,
  x: number,
  y: number,
  size: number,
  align: CanvasTextAlign = 'center',
) {
  context.font = `400 ${size}px '${ENGRAVED}'`
  context.textAlign = align
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

const scaleOf = ({ dial }: Layout) => ({ left: dial.x + dial.width * 0.055, run: dial.width * 0.89 })

function dialPlate(context: Context, layout: Layout, hourCycle: 12 | 24) {
  const { dial, isTiny } = layout
  const { left, run } = scaleOf(layout)
  sunk(
    context,
    dial,
    dial.height * 0.09,
    slope(context, dial, '#fff3cf', '#fde3a4'),
    Math.max(1, dial.height * 0.03),
  )
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
  if (isTiny) return
  const small = Math.max(6, Math.min(dial.height * 0.085, dial.width * 0.026))
  context.textBaseline = 'middle'
  context.font = `400 ${small}px '${ENGRAVED}'`
  context.textAlign = 'left'
  context.fillStyle = '#b23b27'
  context.fillText('HOURS', left + run * 0.03, dial.y + dial.height * 0.9)
  context.textAlign = 'right'
  context.fillText('SHORT WAVE', left + run * 0.97, dial.y + dial.height * 0.9)
  // Stations nobody has ever visited: the bands of the lower scale.
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

/** The desk in the light of a window, the receiver, and the pad without what is typed on it. */
export function scene(context: Context, layout: Layout, hourCycle: 12 | 24, cloth: HTMLImageElement) {
  const { width, height, set, grille, word, scope, pad, dial, isTiny } = layout
  const tile = context.createPattern(cloth, 'repeat')!
  const all = { x: 0, y: 0, width, height }
  const desk = context.createLinearGradient(0, 0, width, height)
  desk.addColorStop(0, '#f3dfb6')
  desk.addColorStop(1, '#dcb988')
  context.fillStyle = desk
  context.fillRect(0, 0, width, height)
  const unit = Math.min(width, height)
  // Three boards, their grain, and the light of a window with a glazing bar.
  for (let line = 0; line < 150; line++) {
    const y = ((line + 0.5) / 150) * height
    const wave = Math.sin(line * 0.21) * unit * 0.02 + Math.sin(line * 0.07 + 2) * unit * 0.03
    context.strokeStyle = `rgba(132,84,36,${0.05 + 0.035 * ((line * 7) % 4)})`
    context.lineWidth = Math.max(0.5, unit * 0.0011 * (1 + ((line * 5) % 3)))
    context.beginPath()
    context.moveTo(0, y)
    context.bezierCurveTo(width * 0.3, y + wave, width * 0.62, y - wave, width, y + wave * 0.4)
    context.stroke()
  }
  for (const seam of [1 / 3, 2 / 3]) {
    context.fillStyle = 'rgba(96,58,22,.5)'
    context.fillRect(0, height * seam, width, Math.max(1, unit * 0.0025))
    context.fillStyle = 'rgba(255,240,205,.6)'
    context.fillRect(0, height * seam + Math.max(1, unit * 0.0025), width, Math.max(0.7, unit * 0.0015))
  }
  context.fillStyle = 'rgba(255,250,226,.34)'
  for (const at of [0.24, 0.46, 0.86, 1.08]) {
    context.beginPath()
    context.moveTo(width * at, 0)
    context.lineTo(width * (at + 0.19), 0)
    context.lineTo(width * (at + 0.19) - height * 0.5, height)
    context.lineTo(width * at - height * 0.5, height)
    context.fill()
  }

  const corner = Math.min(set.width, set.height) * 0.075
  shaded(context, unit * 0.05, unit * 0.022, 'rgba(84,56,24,.55)', () =>
    rounded(context, set, corner, slope(context, set, '#cdeadb', '#8cc3ae')),
  )
  const lip = Math.min(set.width, set.height) * 0.022
  const panel = { x: set.x + lip, y: set.y + lip, width: set.width - 2 * lip, height: set.height - 2 * lip }
  rounded(context, panel, corner - lip, slope(context, panel, '#fffaf0', '#efe2c4'))
  context.fillStyle = 'rgba(255,255,255,.85)'
  context.fillRect(set.x + corner, set.y + lip * 0.28, set.width - 2 * corner, Math.max(1, lip * 0.16))
  if (!isTiny) {
    // Mint below, ivory above.
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
  dialPlate(context, layout, hourCycle)
  if (!isTiny) {
    const round = grille.height * 0.08
    sunk(context, grille, round, '#d9b67a', lip * 0.3)
    context.save()
    context.beginPath()
    context.roundRect(grille.x, grille.y, grille.width, grille.height, round)
    context.clip()
    context.fillStyle = tile
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
    const slats = 9
    for (let slat = 1; slat < slats; slat++) {
      const x = grille.x + (grille.width * slat) / slats
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
    context.restore()
    sunk(context, word, word.height * 0.16, slope(context, word, '#fffdf4', '#f4e8c8'), lip * 0.3)
    const { x, y, radius } = scope
    context.fillStyle = slope(
      context,
      { x, y: y - radius, width: 1, height: radius * 2 },
      '#fffaf0',
      '#a99468',
    )
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
    // The scale scratched into the glass: ten by eight, the middle lines in fifths.
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

  // The pad: sheets under the top one, a gum edge, ruled lines.
  const paper = (shift: number, tone: string) =>
    shaded(context, unit * 0.02, unit * 0.008, 'rgba(84,56,24,.4)', () =>
      rounded(context, { ...pad, x: pad.x + shift, y: pad.y + shift }, unit * 0.004, tone),
    )
  if (!isTiny) paper(unit * 0.008, '#ead9a5')
  paper(0, '#fbf0c4')
  context.save()
  context.beginPath()
  context.rect(pad.x, pad.y, pad.width, pad.height)
  context.clip()
  context.globalAlpha = 0.12
  context.fillStyle = tile
  context.fillRect(all.x, all.y, all.width, all.height)
  context.restore()
  if (isTiny) return
  const head = padHead(layout)
  ruled(context, layout, head)
  rounded(context, { ...pad, height: head * 0.34 }, unit * 0.004, '#c2402c')
  context.fillStyle = '#8d3a2c'
  context.font = `400 ${head * 0.3}px '${ENGRAVED}'`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillText(
    'MESSAGE  IN  GROUPS  OF  FIVE',
    pad.x + pad.width / 2,
    pad.y + head * 0.66,
    pad.width * 0.9,
  )
  context.fillRect(pad.x + pad.width * 0.05, pad.y + head * 0.95, pad.width * 0.9, Math.max(1, unit * 0.002))
  if (layout.lines < 2) return
  context.font = `400 ${head * 0.27}px '${ENGRAVED}'`
  const last = layout.height - Math.min(head * 0.5, (layout.height - pad.y) * 0.06)
  context.fillText(
    '5TH FIGURE, CHECK: LAST OF THE SUM OF THE FOUR',
    pad.x + pad.width / 2,
    last,
    pad.width * 0.92,
  )
  context.fillRect(pad.x + pad.width * 0.05, last - head * 0.34, pad.width * 0.9, Math.max(1, unit * 0.002))
}

export const padHead = ({ pad, height }: Layout) => Math.min(pad.width * 0.13, (height - pad.y) * 0.13)

/** Middle of the large group, and the lines of the minutes before: top of the first, and their height. */
function rowsOf(layout: Layout) {
  const { pad, figure, lines, isTiny, height } = layout
  const foot = Math.min(pad.y + pad.height, height)
  if (isTiny) return { centre: pad.y + (height - pad.y) * 0.44, top: 0, gap: 0 }
  const head = padHead(layout)
  const centre = pad.y + head + (foot - pad.y - head) * (lines > 1 ? 0.585 : 0.55)
  const top = pad.y + head * 1.1
  return { centre, top, gap: (centre - figure * 0.735 - top) / lines }
}

/** Feint lines of the pad and its margin, and the holes it was torn from. */
function ruled(context: Context, layout: Layout, head: number) {
  const { pad, height, figure } = layout
  const foot = Math.min(pad.y + pad.height, height)
  context.fillStyle = 'rgba(70,120,150,.2)'
  const { top, gap } = rowsOf(layout)
  for (let y = top + gap * 0.86; y < foot; y += gap)
    context.fillRect(pad.x, y, pad.width, Math.max(0.7, figure * 0.007))
  context.fillStyle = 'rgba(210,58,38,.28)'
  for (const x of [0.05, 0.95]) context.fillRect(pad.x + pad.width * x, pad.y + head * 0.34, 1, foot - pad.y)
  // What the binding shades.
  context.fillStyle = slope(
    context,
    { ...pad, y: pad.y + head * 0.34, height: head * 0.2 },
    'rgba(90,40,20,.3)',
    'rgba(90,40,20,0)',
  )
  context.fillRect(pad.x, pad.y + head * 0.34, pad.width, head * 0.2)
}

/** The needle of the dial, in the light of its lamp. It is nudged on each minute and swings out. */
export function needle(
  context: Context,
  layout: Layout,
  hour: number,
  minute: number,
  hourCycle: 12 | 24,
  seconds: number,
  isSettled: boolean,
) {
  const { dial, isTiny } = layout
  const { left, run } = scaleOf(layout)
  const at = needleAt(hour, minute, hourCycle)
  // It runs back down the dial when a new count begins.
  const isBack = at === 0 && !isSettled
  const back = isBack ? 1 - snap(seconds / 0.95) : 0
  const swing = isSettled || isBack ? 0 : 0.006 * Math.exp(-4.5 * seconds) * Math.sin(seconds * 21)
  const x = left + run * (at + (1 - at) * back + swing)
  const thick = Math.max(2, dial.width * 0.006)
  context.save()
  context.beginPath()
  context.roundRect(dial.x, dial.y, dial.width, dial.height, dial.height * 0.09)
  context.clip()
  const lamp = context.createRadialGradient(
    x,
    dial.y + dial.height,
    0,
    x,
    dial.y + dial.height,
    dial.height * 1.3,
  )
  lamp.addColorStop(0, 'rgba(255,170,60,.75)')
  lamp.addColorStop(1, 'rgba(255,176,64,0)')
  context.globalCompositeOperation = 'multiply'
  context.fillStyle = lamp
  context.fillRect(dial.x, dial.y, dial.width, dial.height)
  context.globalCompositeOperation = 'source-over'
  context.fillStyle = 'rgba(90,50,10,.26)'
  context.fillRect(x + thick * 0.9, dial.y, thick, dial.height)
  const blade = context.createLinearGradient(x - thick / 2, 0, x + thick / 2, 0)
  blade.addColorStop(0, '#ff6a4d')
  blade.addColorStop(0.45, '#dd3420')
  blade.addColorStop(1, '#a81f12')
  context.fillStyle = blade
  context.fillRect(x - thick / 2, dial.y, thick, dial.height)
  if (!isTiny) {
    // Its carriage.
    const wide = thick * 4.4
    context.beginPath()
    context.roundRect(x - wide / 2, dial.y + dial.height * 0.93, wide, dial.height * 0.1, thick)
    context.fill()
    // The window over all this.
    const glint = context.createLinearGradient(
      dial.x,
      dial.y,
      dial.x + dial.height * 0.8,
      dial.y + dial.height,
    )
    glint.addColorStop(0, 'rgba(255,255,255,.5)')
    glint.addColorStop(0.4, 'rgba(255,255,255,.12)')
    glint.addColorStop(0.41, 'rgba(255,255,255,0)')
    context.fillStyle = glint
    context.fillRect(dial.x, dial.y, dial.width, dial.height)
  }
  context.restore()
}

/** How long, in seconds, a figure is spoken and the beam crosses the screen; then all rests till the next second. */
export const SPOKEN = 0.4

/** How long after one letter the next one lands, and how long it takes, in seconds. */
const LANDING = { first: 0.02, each: 0.022, takes: 0.09 }

/**
 * The word being said, letter by letter.
 * @returns For how many seconds it stays as it is.
 */
export function wordSaid(
  context: Context,
  { word, isTiny }: Layout,
  group: string,
  seconds: number,
  isSettled: boolean,
): number {
  if (isTiny) return 1
  const { place } = callOf(Math.floor(seconds))
  const spoken = FIGURES[Number(group[place])]!
  const share = isSettled ? 0.3 : seconds % 1
  const size = Math.min(word.height * 0.62, word.width / 6.6)
  context.save()
  context.beginPath()
  context.rect(word.x, word.y, word.width, word.height)
  context.clip()
  context.font = `700 ${size}px '${TYPED}'`
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  const pitch = size * 0.6
  const said = isSettled ? -1 : Math.floor((share / SPOKEN) * spoken.length)
  for (let letter = 0; letter < spoken.length; letter++) {
    // Type lands from above, a key every few hundredths of a second.
    const age = isSettled ? 1 : (share - LANDING.first - letter * LANDING.each) / LANDING.takes
    if (age <= 0) continue
    const fall = Math.min(1, age) ** 2
    context.save()
    context.translate(
      word.x + word.width / 2 + (letter - (spoken.length - 1) / 2) * pitch,
      word.y + word.height / 2 + size * 0.31,
    )
    context.scale(1.5 - 0.5 * fall, 1.5 - 0.5 * fall)
    context.globalAlpha = fall
    context.fillStyle = letter === said ? '#c4271a' : '#1f2f33'
    context.fillText(spoken[letter]!, 0, 0)
    context.restore()
  }
  context.restore()
  if (isSettled || said >= spoken.length) return 1
  const landed = LANDING.first + (spoken.length - 1) * LANDING.each + LANDING.takes
  return share < landed ? 0 : ((said + 1) * SPOKEN) / spoken.length - share
}

/** What the beam draws on slow phosphor: each stretch of the trace is as bright as it is young. */
export function trace(
  context: Context,
  { scope, isTiny }: Layout,
  group: string,
  secondsShown: number,
  isSettled: boolean,
) {
  if (isTiny) return
  const { x, y, radius } = scope
  const seconds = isSettled ? 0.3 : secondsShown
  context.save()
  context.beginPath()
  context.arc(x, y, radius * 0.87, 0, TURN)
  context.clip()
  context.lineJoin = context.lineCap = 'round'
  const bands = 32
  // The word lies along the screen, and that of the second before beyond the beam, fading.
  const head = isSettled ? 1 : clamp((seconds % 1) / SPOKEN)
  const at = (across: number, ago: number): [number, number] => {
    const word = FIGURES[Number(group[callOf(Math.floor(Math.max(0, seconds - ago))).place])]!
    return [
      x + radius * 0.87 * (across * 2 - 1),
      y - radius * 0.62 * traceOf(word, isSettled ? seconds : across * 0.799, across),
    ]
  }
  for (const isBefore of isSettled ? [false] : [true, false])
    for (let band = 0; band < bands; band++) {
      const from = band / bands
      if (isBefore ? from + 1 / bands <= head : from >= head) continue
      const young = Math.exp(-5.2 * SPOKEN * ((isBefore ? 1 : head) - from))
      const light = isSettled ? 0.9 : (0.3 + 0.7 * young) * (isBefore ? (1 - head) ** 2 : 1)
      if (light < 0.04) continue
      context.beginPath()
      for (let step = 0; step <= 5; step++) {
        const across = from + step / 5 / bands
        if (!isSettled && !isBefore && across > head) break
        context.lineTo(...at(across, isBefore ? 1 : 0))
      }
      for (const [tone, width, share] of [
        ['70,230,140', 0.1, 0.22],
        ['150,255,180', 0.035, 1],
      ] as const) {
        context.strokeStyle = `rgba(${tone},${light * share})`
        context.lineWidth = Math.max(1, radius * width)
        context.stroke()
      }
    }
  if (!isSettled && head < 1) {
    const [spotX, spotY] = at(head, 0)
    const spot = context.createRadialGradient(spotX, spotY, 0, spotX, spotY, radius * 0.12)
    spot.addColorStop(0, 'rgba(240,255,240,1)')
    spot.addColorStop(0.3, 'rgba(150,255,180,.7)')
    spot.addColorStop(1, 'rgba(70,230,140,0)')
    context.fillStyle = spot
    context.beginPath()
    context.arc(spotX, spotY, radius * 0.12, 0, TURN)
    context.fill()
  }
  // The curve of the glass.
  const glint = context.createLinearGradient(x - radius * 0.7, y - radius * 0.8, x, y)
  glint.addColorStop(0, 'rgba(255,255,255,.3)')
  glint.addColorStop(1, 'rgba(255,255,255,0)')
  context.fillStyle = glint
  context.beginPath()
  context.ellipse(x - radius * 0.2, y - radius * 0.42, radius * 0.6, radius * 0.36, -0.5, 0, TURN)
  context.fill()
  context.restore()
}

/** When, in seconds of the minute, a figure of the new group is struck. */
const struckAt = (place: number) => 0.24 + place * 0.085

/** The minutes before, the ring about the minute's group, the readings of this minute. */
export function noted(
  context: Context,
  layout: Layout,
  log: readonly string[],
  seconds: number,
  isSettled: boolean,
) {
  const { pad, figure, lines, isTiny, height } = layout
  const head = isTiny ? 0 : padHead(layout)
  const middle = pad.x + pad.width / 2
  const foot = Math.min(pad.y + pad.height, height)
  const step = figure * 0.6 * (isTiny ? 1.12 : 1.06)
  const { place, reading } = callOf(Math.floor(seconds))
  const { centre, top, gap } = rowsOf(layout)
  const ring = figure * 0.72
  const early = isSettled ? 60 : seconds
  // The line feed: the paper is drawn up, with a knock at the end, and the last group goes with it.
  const fed = early < 0.6 ? snap(early / 0.5) : 1
  if (lines) {
    const small = Math.min(gap * 0.72, figure * 0.44)
    context.save()
    context.beginPath()
    context.rect(pad.x, pad.y + head, pad.width, foot - pad.y - head)
    context.clip()
    context.textAlign = 'center'
    context.textBaseline = 'alphabetic'
    log.forEach((old, line) => {
      const isLast = line === lines - 1
      const share = isLast ? Math.min(1, fed) : 1
      const size = figure + (small - figure) * share
      const to = top + gap * (line + 0.5 + (isLast ? 0 : 1 - fed)) + small * 0.31
      const y = centre + figure * 0.31 + (to - centre - figure * 0.31) * (isLast ? fed : 1)
      const pitch = step + (small * 0.78 - step) * share
      context.font = `700 ${size}px '${TYPED}'`
      context.fillStyle = `rgba(44,48,64,${0.46 + 0.05 * line + (1 - share) * 0.3})`
      for (let at = 0; at < 5; at++) context.fillText(old[at]!, middle + (at - 2) * pitch, y)
    })
    context.restore()
  }
  // Red pencil about the group, drawn when the last figure has been struck.
  const drawn = isTiny ? 1 : Math.max(0, Math.min(1, (early - struckAt(4) - 0.06) / 0.42))
  const going = drawn * drawn * (3 - 2 * drawn)
  context.strokeStyle = '#d23a26'
  context.lineCap = context.lineJoin = 'round'
  const wide = Math.min(step * 2.9, pad.width * 0.485)
  const around = (turn: number): [number, number] => {
    const angle = -2.3 + (turn / 60) * TURN
    const wobble = 1 + 0.02 * Math.sin(turn * 0.31) - turn * 0.0006
    return [middle + Math.cos(angle) * wide * wobble, centre + Math.sin(angle) * ring * wobble]
  }
  // It is pressed harder on the way down.
  for (let turn = 0; turn < Math.floor(66 * going); turn += 3) {
    context.lineWidth = Math.max(1.5, figure * (0.032 + 0.011 * Math.sin(turn * 0.105 + 0.6)))
    context.beginPath()
    for (let at = turn; at <= Math.min(turn + 3, 66 * going); at++) context.lineTo(...around(at))
    context.stroke()
  }
  // Readings of this minute, by strokes, three to a quarter of it.
  const tallyTop = isTiny ? centre + ring * 0.99 : centre + ring * (lines > 1 ? 1.17 : 1.1)
  const tall = isTiny
    ? height * 0.06
    : Math.max(4, Math.min(figure * 0.42, (foot - head * (lines > 1 ? 1.1 : 0.25) - tallyTop) * 0.8))
  const pitch = (pad.width * 0.84) / 14.4
  context.lineCap = 'round'
  for (let stroke = 0; stroke < 12; stroke++) {
    const isDone = stroke < reading
    const x = pad.x + pad.width * 0.08 + pitch * (stroke + 0.5 + Math.floor(stroke / 3) * 0.8)
    const isNew = stroke === reading - 1 && place === 0 && !isSettled
    const pulled = isNew ? Math.min(1, (seconds % 1) * 4.5) ** 2 : 1
    const slant = 0.16 + 0.05 * Math.sin(stroke * 2.4)
    for (const [tone, weight, share] of [
      ['rgba(120,90,40,.26)', 0.016, isDone && !isNew ? 0 : 1],
      ['#26418f', 0.042, isDone ? pulled : 0],
    ] as const) {
      if (!share) continue
      context.strokeStyle = tone
      context.lineWidth = Math.max(1, figure * weight)
      context.beginPath()
      context.moveTo(x + tall * slant * 0.5, tallyTop)
      context.quadraticCurveTo(
        x + tall * slant * (0.5 - 0.4 * share),
        tallyTop + tall * share * 0.5,
        x + tall * slant * (0.5 - share),
        tallyTop + tall * share,
      )
      context.stroke()
    }
  }
}

/** The group as far as it is struck, the figure that is read, and the dot that hops along below. */
export function read(context: Context, layout: Layout, group: string, seconds: number, isSettled: boolean) {
  const { pad, figure, isTiny } = layout
  const middle = pad.x + pad.width / 2
  const step = figure * 0.6 * (isTiny ? 1.12 : 1.06)
  const { place } = callOf(Math.floor(seconds))
  const { centre } = rowsOf(layout)
  const early = isSettled ? 60 : seconds
  context.font = `700 ${figure}px '${TYPED}'`
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  for (let at = 0; at < 5; at++) {
    const x = middle + (at - 2) * step
    const isRead = at === place
    // A typebar comes down, hits, and leaves wet ink.
    const age = isTiny ? 1 : early - struckAt(at)
    if (age < -0.05) continue
    const fall = Math.min(1, (age + 0.05) / 0.05)
    const lift = isRead && !isSettled ? (1 - clamp((seconds % 1) / SPOKEN)) ** 3 * figure * 0.08 : 0
    const knock = age > 0 ? Math.exp(-16 * age) * Math.cos(age * 60) * figure * 0.022 : 0
    context.save()
    context.translate(x, centre + figure * 0.31 - lift + knock)
    context.scale(1.3 - 0.3 * fall ** 2, 1.3 - 0.3 * fall ** 2)
    context.globalAlpha = fall ** 2
    context.fillStyle = isRead ? '#c4271a' : at === 4 ? '#6d7079' : '#1c2230'
    context.fillText(group[at]!, 0, 0)
    if (age > 0 && age < 0.7) {
      context.globalAlpha = 0.6 * (1 - age / 0.7)
      context.strokeStyle = context.fillStyle
      context.lineWidth = figure * 0.02
      context.strokeText(group[at]!, 0, 0)
    }
    context.restore()
  }
  // A dot of the pencil hops along under the figures, and bounces once.
  const time = isSettled ? 1 : seconds % 1
  const hop = Math.min(1, time / 0.26)
  const from = place === 0 ? 4 : place - 1
  const dot = middle + (from - 2 + (place - from) * hop) * step
  const bounce =
    time < 0.26 ? 0 : time < SPOKEN ? Math.sin(((time - 0.26) / (SPOKEN - 0.26)) * Math.PI) * 0.035 : 0
  const flat = time > 0.22 && time < 0.3 ? 0.7 : 1
  context.fillStyle = '#d23a26'
  context.beginPath()
  context.ellipse(
    dot,
    centre + figure * 0.48 - (4 * hop * (1 - hop) * 0.13 + bounce) * figure,
    (figure * 0.055) / flat,
    figure * 0.055 * flat,
    0,
    0,
    TURN,
  )
  context.fill()
}

/** The part of the stage that the group takes, with room for a typebar that comes down on it. */
export function readPart({ width, height }: Pick<Layout, 'width' | 'height'>) {
  const layout = layoutOf(width, height)
  const { centre } = rowsOf(layout)
  const { left, width: wide } = padPart(layout)
  const top = Math.max(0, Math.floor(centre - layout.figure * 0.85))
  return { left, top, width: wide, height: Math.min(height, Math.ceil(centre + layout.figure * 0.65)) - top }
}
