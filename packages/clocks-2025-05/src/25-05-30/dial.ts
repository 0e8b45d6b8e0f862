import { BANDS, callOf, callsOf, FACE, FIGURES, type Layout, needleAt } from './model'

type Context = CanvasRenderingContext2D

export const FACES = { figures: 'ft-25-05-30 Figures', engraved: 'ft-25-05-30 Engraved' } as const

/** Black glass, print that is lit from behind, the same with its lamp turned down, and what is live. */
const GLASS = '#0b0f0e'
const [LIT, DIM, LOW] = ['#7cc4a6', '#3f7563', '#1d3a31']
const LIVE = '#ffc46b'

/** The scale of hours, in tenths of an hour; where there are megahertz so many, the bands. */
export function paintScale(context: Context, layout: Layout, hourCycle: 12 | 24) {
  const { width, height, isTall, from, to, line, label, bands } = layout
  context.fillStyle = GLASS
  context.fillRect(0, 0, width, height)
  const at = (hours: number) => from + ((to - from) * hours) / hourCycle
  const thin = Math.max(1, label * 0.07)
  const bar = (along: number, reach: number, thick: number) => {
    if (isTall) context.fillRect(line - reach, along - thick / 2, reach, thick)
    else context.fillRect(along - thick / 2, line, thick, reach)
  }
  const tenths = (to - from) / hourCycle > 26 ? 10 : 2
  for (let tick = 0; tick <= hourCycle * tenths; tick++) {
    const isHour = tick % tenths === 0
    const isHalf = tick % (tenths / 2) === 0
    context.fillStyle = isHour ? LIT : DIM
    bar(at(tick / tenths), label * (isHour ? 1.1 : isHalf ? 0.75 : 0.42), isHour ? thin * 1.6 : thin)
  }
  if (isTall || height < 240 || width < 500) return
  context.fillStyle = LIT
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.font = `${label * 0.82}px "${FACES.engraved}"`
  for (const [name, low, high] of BANDS) {
    if (high > hourCycle + 0.2) continue
    const middle = (at(low) + at(high)) / 2
    context.fillStyle = DIM
    context.fillRect(at(low), bands, at(high) - at(low), label * 0.42)
    context.fillStyle = LIT
    context.fillText(name, middle, bands + label * 1.25)
  }
  context.textAlign = 'left'
  context.fillStyle = DIM
  context.fillText('SHORT WAVE', from, bands + label * 1.25)
}

/** The hours along the scale, printed on the glass in front of the needle. */
function paintHours(context: Context, { isTall, from, to, line, label, height }: Layout, hourCycle: 12 | 24) {
  if (height < 120) return
  context.font = `${label}px "${FACES.engraved}"`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.lineJoin = 'round'
  context.lineWidth = label * 0.5
  context.strokeStyle = GLASS
  context.fillStyle = LIT
  const every = (to - from) / hourCycle < label * 1.3 ? (hourCycle === 24 ? 3 : 2) : 1
  for (let hour = 0; hour <= hourCycle; hour += every) {
    const along = from + ((to - from) * hour) / hourCycle
    const text = String(hourCycle === 12 ? hour || 12 : hour)
    const [x, y] = isTall ? [line - label * 1.95, along] : [along, line - label * 0.75]
    context.strokeText(text, x, y)
    context.fillText(text, x, y)
  }
}

/** The needle behind the glass, and all that is printed on the glass before it. */
export function paintGroup(
  context: Context,
  layout: Layout,
  group: string,
  { hour, minute, hourCycle, swing }: { hour: number; minute: number; hourCycle: 12 | 24; swing: number },
) {
  const { width, height, isTall, from, to, line, label, bands } = layout
  const at = from + (to - from) * (needleAt(hour, minute, hourCycle) + swing)
  const thick = Math.max(2, Math.min(width, height) * 0.005)
  context.fillStyle = LIVE
  if (isTall) context.fillRect(line - label * 1.2, at - thick / 2, width, thick)
  else context.fillRect(at - thick / 2, line - label * 0.1, thick, bands + label * 0.42 - line)
  paintHours(context, layout, hourCycle)
  for (let place = 0; place < 5; place++) paintFigure(context, layout, group, place, false)
}

/** A figure of the group, dim where it is only the check, and live while it is called. */
export function paintFigure(
  context: Context,
  layout: Layout,
  group: string,
  place: number,
  isCalled: boolean,
) {
  const { figures, figure } = layout
  const [x, y] = figures[place]!
  context.font = `${figure}px "${FACES.figures}"`
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  context.lineJoin = 'round'
  context.lineWidth = figure * 0.045
  context.strokeStyle = GLASS
  context.fillStyle = isCalled ? LIVE : place === 4 ? DIM : LIT
  const sign = group[place]!
  context.strokeText(sign, x, y + (figure * FACE.tall) / 2)
  context.fillText(sign, x, y + (figure * FACE.tall) / 2)
}

/** The word of a figure, as far as it has been spoken. */
export function paintWord(context: Context, layout: Layout, group: string, place: number, spoken: number) {
  const { figures, word, below } = layout
  if (word < 8) return
  const [x, y] = figures[place]!
  const text = FIGURES[Number(group[place])]!
  context.font = `${word}px "${FACES.engraved}"`
  context.textAlign = 'left'
  context.textBaseline = 'middle'
  const wide = context.measureText(text).width
  context.fillStyle = GLASS
  context.fillRect(x - wide / 2 - word * 0.3, y + below - word * 0.62, wide + word * 0.6, word * 1.24)
  context.fillStyle = place === 4 ? DIM : LIT
  context.fillText(text, x - wide / 2, y + below)
  const said = text.slice(0, Math.round(text.length * spoken))
  if (!said) return
  context.fillStyle = LIVE
  context.fillText(said, x - wide / 2, y + below)
}

/** Sixty calls in twelve groups of five, printed in front of the needle. */
export function paintCalls(context: Context, { calls }: Layout, second: number) {
  const { x, y, width, tall, isBlock } = calls
  context.fillStyle = GLASS
  if (isBlock) context.fillRect(x - width * 0.04, y - tall * 0.03, width * 1.08, tall * 1.06)
  else context.fillRect(x, y - tall * 0.9, width, tall * 2.8)
  const part = width / (isBlock ? 4.55 : 12 * 6 - 1.6)
  const row = tall / 11.5
  for (let call = 0; call < 60; call++) {
    const { place, reading } = callOf(call)
    context.fillStyle = call >= callsOf(second) ? LOW : call === second ? LIVE : LIT
    if (isBlock) context.fillRect(x + place * part, y + (reading - 1) * row, part * 0.55, row * 0.5)
    else context.fillRect(x + (call + reading - 1) * part, y, Math.max(1, part * 0.4), tall)
  }
}
