import { type Box, callOf, FIGURES, type Layout, needleAt, snap, traceOf } from './model'

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
  const size = Math.min(dial.height * (isTiny ? 0.34 : 0.21), (run / hourCycle) * 0.68)
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
  context.fillText('HOURS', left, dial.y + dial.height * 0.9)
  context.textAlign = 'right'
  context.fillText('SHORT WAVE', left + run, dial.y + dial.height * 0.9)
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
  for (let line = 0; line < 34; line++) {
    const y = ((line + 0.5) / 34) * height
    context.strokeStyle = `rgba(140,96,48,${0.06 + 0.05 * ((line * 7) % 3)})`
    context.lineWidth = Math.max(0.6, unit * 0.0018)
    context.beginPath()
    context.moveTo(0, y)
    context.bezierCurveTo(
      width * 0.3,
      y + Math.sin(line * 2.1) * unit * 0.02,
      width * 0.6,
      y - Math.sin(line * 1.3) * unit * 0.03,
      width,
      y,
    )
    context.stroke()
  }
  context.fillStyle = 'rgba(255,252,232,.3)'
  for (const at of [0.3, 0.62, 0.94]) {
    context.beginPath()
    context.moveTo(width * at, 0)
    context.lineTo(width * (at + 0.2), 0)
    context.lineTo(width * (at + 0.2) - height * 0.5, height)
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
    context.fillStyle = slope(context, grille, 'rgba(70,40,10,.4)', 'rgba(70,40,10,0)')
    context.fillRect(grille.x, grille.y, grille.width, grille.height * 0.2)
    const slats = 9
    for (let slat = 1; slat < slats; slat++) {
      const x = grille.x + (grille.width * slat) / slats
      const thick = grille.width * 0.014
      context.fillStyle = 'rgba(70,40,10,.35)'
      context.fillRect(x + thick * 0.4, grille.y, thick, grille.height)
      context.fillStyle = '#fffaf0'
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
    context.fillStyle = '#e9f3d3'
    context.beginPath()
    context.arc(x, y, radius * 0.88, 0, TURN)
    context.fill()
    context.save()
    context.clip()
    context.strokeStyle = 'rgba(46,110,90,.28)'
    context.lineWidth = Math.max(0.7, radius * 0.012)
    for (let line = -4; line <= 4; line++) {
      context.beginPath()
      context.moveTo(x + line * radius * 0.22, y - radius)
      context.lineTo(x + line * radius * 0.22, y + radius)
      context.moveTo(x - radius, y + line * radius * 0.22)
      context.lineTo(x + radius, y + line * radius * 0.22)
      context.stroke()
    }
    context.restore()
    const bottom = word.y + word.height
    const top = y + radius * 1.1
    const small = Math.min(radius * 0.42, (bottom - top) * 0.38)
    const letters = Math.max(6, small * 0.34)
    for (const [side, name, turn] of [
      [-1, 'VOLUME', -0.7],
      [1, 'TUNING', 0.5],
    ] as const) {
      knob(context, x + side * radius * 0.58, top + small * 1.1, small, turn)
      engrave(context, name, x + side * radius * 0.58, top + small * 2.1 + letters * 0.75, letters)
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

/** The needle of the dial. */
export function needle(
  context: Context,
  layout: Layout,
  hour: number,
  minute: number,
  hourCycle: 12 | 24,
  sweep: number,
) {
  const { dial, isTiny } = layout
  const { left, run } = scaleOf(layout)
  const at = needleAt(hour, minute, hourCycle)
  const x = left + run * (at + (1 - at) * (1 - sweep))
  const thick = Math.max(2, dial.width * 0.006)
  context.fillStyle = 'rgba(90,50,10,.25)'
  context.fillRect(x + thick * 0.6, dial.y + dial.height * 0.05, thick, dial.height * 0.9)
  context.fillStyle = '#d8321f'
  context.fillRect(x - thick / 2, dial.y + dial.height * 0.03, thick, dial.height * 0.94)
  if (isTiny) return
  context.beginPath()
  context.arc(x, dial.y + dial.height * 0.9, thick * 1.5, 0, TURN)
  context.fill()
}

/** The word being said, and its trace. */
export function voice(context: Context, layout: Layout, group: string, seconds: number, isSettled: boolean) {
  if (layout.isTiny) return
  const { word, scope } = layout
  const { place } = callOf(Math.floor(seconds))
  const spoken = FIGURES[Number(group[place])]!
  const share = isSettled ? 0.3 : seconds % 1
  const said = isSettled ? 1 : snap(share * 5)
  const size = Math.min(word.height * 0.66, word.width / 6.6)
  context.save()
  context.beginPath()
  context.rect(word.x, word.y, word.width, word.height)
  context.clip()
  context.font = `700 ${size}px '${TYPED}'`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillStyle = '#1f2f33'
  context.fillText(spoken, word.x + word.width / 2, word.y + word.height * (0.54 + 0.8 * (1 - said)))
  context.restore()
  const { x, y, radius } = scope
  context.save()
  context.beginPath()
  context.arc(x, y, radius * 0.87, 0, TURN)
  context.clip()
  context.strokeStyle = '#0f7a55'
  context.lineWidth = Math.max(1.4, radius * 0.035)
  context.lineJoin = 'round'
  context.beginPath()
  for (let step = 0; step <= 150; step++)
    context.lineTo(
      x + radius * 0.87 * (step / 75 - 1),
      y - radius * 0.66 * traceOf(spoken, share, step / 150),
    )
  context.stroke()
  context.restore()
}

/** What is typed: the minutes before, the minute's group large and ringed, the figure being read, the readings. */
export function typed(
  context: Context,
  layout: Layout,
  log: readonly string[],
  group: string,
  seconds: number,
  isSettled: boolean,
) {
  const { pad, figure, lines, isTiny, height } = layout
  const head = isTiny ? 0 : padHead(layout)
  const middle = pad.x + pad.width / 2
  const foot = Math.min(pad.y + pad.height, height)
  const step = figure * 0.6 * (isTiny ? 1.12 : 1.06)
  const { place, reading } = callOf(Math.floor(seconds))
  const fed = isSettled ? 1 : snap(seconds / 0.7)
  const centre = isTiny ? pad.y + (height - pad.y) * 0.46 : pad.y + head + (foot - pad.y - head) * 0.53
  const ring = figure * 0.72
  if (lines) {
    const top = pad.y + head * 1.1
    const gap = (centre - ring - top) / lines
    context.save()
    context.beginPath()
    context.rect(pad.x, pad.y + head, pad.width, centre - ring - pad.y - head)
    context.clip()
    context.font = `700 ${Math.min(gap * 0.72, figure * 0.44)}px '${TYPED}'`
    context.textAlign = 'center'
    context.textBaseline = 'middle'
    context.letterSpacing = `${figure * 0.07}px`
    log.forEach((old, line) => {
      context.fillStyle = 'rgba(48,52,66,.55)'
      context.fillText(old, middle, top + gap * (line + 0.5 + (1 - fed)))
    })
    context.restore()
  }
  // Red pencil about the group.
  context.strokeStyle = '#d23a26'
  context.lineWidth = Math.max(1.5, figure * 0.035)
  context.lineCap = 'round'
  context.beginPath()
  const wide = Math.min(step * 2.9, pad.width * 0.485)
  for (let turn = 0; turn <= 66; turn++) {
    const angle = -2.3 + (turn / 60) * TURN
    const wobble = 1 + 0.02 * Math.sin(turn * 0.31) - turn * 0.0006
    context.lineTo(middle + Math.cos(angle) * wide * wobble, centre + Math.sin(angle) * ring * wobble)
  }
  context.stroke()
  context.font = `700 ${figure}px '${TYPED}'`
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  for (let at = 0; at < 5; at++) {
    const x = middle + (at - 2) * step
    const isRead = at === place
    const struck = isSettled || seconds >= 0.5 ? 1 : snap(Math.max(0, seconds - at * 0.05) / 0.25)
    const lift = isRead && !isSettled ? Math.exp(-7 * (seconds % 1)) * figure * 0.08 : 0
    context.fillStyle = isRead ? '#c4271a' : at === 4 ? '#6d7079' : '#1c2230'
    context.globalAlpha = Math.max(0.1, Math.min(1, struck))
    context.fillText(group[at]!, x, centre + figure * 0.31 - lift)
    context.globalAlpha = 1
  }
  // A dot of the pencil hops along under the figures.
  const hop = isSettled ? 1 : snap((seconds % 1) / 0.4)
  const from = place === 0 ? 4 : place - 1
  const dot = middle + (from - 2 + (place - from) * hop) * step
  context.fillStyle = '#d23a26'
  context.beginPath()
  context.arc(
    dot,
    centre + figure * 0.47 - Math.sin(Math.PI * Math.min(1, hop)) * figure * 0.06,
    figure * 0.055,
    0,
    TURN,
  )
  context.fill()
  // Readings of this minute, by strokes in fives.
  const tallyTop = isTiny ? centre + ring * 0.99 : centre + ring * 1.14
  const tall = isTiny
    ? height * 0.06
    : Math.max(4, Math.min(figure * 0.34, (foot - head * 1.1 - tallyTop) * 0.85))
  const pitch = (pad.width * 0.8) / 12
  for (let stroke = 0; stroke < 12; stroke++) {
    const isDone = stroke < reading
    const x = pad.x + pad.width * 0.1 + pitch * (stroke + 0.5)
    const drawn = stroke === reading - 1 && place === 0 && !isSettled ? Math.min(1, (seconds % 1) * 4) : 1
    context.strokeStyle = isDone ? '#26418f' : 'rgba(120,90,40,.28)'
    context.lineWidth = Math.max(1, figure * (isDone ? 0.036 : 0.018))
    context.beginPath()
    context.moveTo(x + tall * 0.06, tallyTop)
    context.lineTo(x + tall * (0.06 - 0.12 * (isDone ? drawn : 1)), tallyTop + tall * (isDone ? drawn : 1))
    context.stroke()
  }
}
