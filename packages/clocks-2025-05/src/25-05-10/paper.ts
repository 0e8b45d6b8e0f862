import { createRandom, type HourCycle, shownHour, timeAt } from '@found-time/clock-runtime'
import { type Context, ramp, shade } from './brush'
import { FRONT, PAPER_LEFT, paperRight, TOP } from './carriage'
import { type Layout, MARGIN } from './layout'
import { labelOf } from './model'
import type { Moment } from './motion'
import { FAMILY, INK, PAPER, RED } from './palette'

/** The sheet: straight up behind the bail, round the platen in front. */
export function drawPaper(context: Context, layout: Layout, left: number, moment: Moment) {
  const { height, pitch, leading, y, unit } = layout
  const from = left + PAPER_LEFT * pitch
  const wide = (paperRight(layout) - PAPER_LEFT) * pitch
  const out = moment.sheet * height * 1.1 * (moment.sheet < 0 ? 1 : 0.6)
  const edge = y - (moment.row + layout.head) * leading + moment.feed * leading + out
  const top = Math.max(edge, -unit * 2)
  const bottom = moment.sheet < 0 ? Math.min(y + FRONT * unit, y + FRONT * unit + out) : y + FRONT * unit
  if (bottom <= top) return
  shade(context, from, top, wide, bottom - top, unit * 0.8)
  context.fillStyle = PAPER
  context.fillRect(from, top, wide, bottom - top)
  context.save()
  context.beginPath()
  context.rect(from, top, wide, bottom - top)
  context.clip()
  // Flat and lit above, bent about the platen below.
  context.fillStyle = ramp(context, 0, 0, 0, y + FRONT * unit, [
    [0, 'rgb(168 132 20 / 0.13)'],
    [Math.max(0.01, (y - TOP * unit * 2.6) / (y + FRONT * unit)), 'rgb(255 250 220 / 0.16)'],
    [Math.max(0.02, (y - TOP * unit) / (y + FRONT * unit)), 'rgb(255 252 230 / 0.42)'],
    [y / (y + FRONT * unit), 'rgb(180 130 40 / 0.04)'],
    [1, 'rgb(90 52 14 / 0.62)'],
  ])
  context.fillRect(from, top, wide, bottom - top)
  context.fillStyle = ramp(context, from, 0, from + wide, 0, [
    [0, 'rgb(150 110 20 / 0.12)'],
    [0.08, 'rgb(150 110 20 / 0)'],
    [0.55, 'rgb(255 255 255 / 0.1)'],
    [1, 'rgb(150 110 20 / 0.13)'],
  ])
  context.fillRect(from, top, wide, bottom - top)
  context.fillStyle = 'rgb(255 255 245 / 0.6)'
  context.fillRect(from, top, wide, Math.max(1, unit * 0.05))
  context.restore()
}

/** A character in its cell: uneven as ribbon and fingers are. */
function strike(
  context: Context,
  layout: Layout,
  character: string,
  column: number,
  y: number,
  red: boolean,
  ...seed: number[]
) {
  if (character === ' ') return
  const { pitch } = layout
  const random = createRandom('ink', column, ...seed)
  const weak = 'qazp;:?,.'.includes(character) ? 0.1 : 0
  context.save()
  context.translate(
    (column + 0.5) * pitch + random.between(-0.025, 0.025) * pitch,
    y + random.between(-0.045, 0.045) * pitch,
  )
  // One of five ways, so that the browser need not shape each character anew.
  context.rotate(Math.round(random.between(-2.5, 2.5)) * 0.006)
  const alpha = random.between(0.74, 1) - weak
  const size = pitch * 1.58
  if (red) {
    // The red half of the ribbon never quite covers the foot of a character.
    context.fillStyle = ramp(context, 0, -pitch * 1.1, 0, 0, [
      [0, RED],
      [0.86 + random() * 0.1, RED],
      [1, '#4d1618'],
    ])
    context.globalAlpha = Math.min(1, alpha + 0.14)
  } else {
    context.fillStyle = INK
    context.globalAlpha = alpha
  }
  context.fillText(character, 0, 0)
  // Harder on one side.
  if (random() < 0.35) {
    context.globalAlpha = 0.22
    context.fillText(character, random.between(-0.04, 0.04) * pitch, size * 0.012)
  }
  context.restore()
}

/** Everything typed that is still to be seen. Row `moment.row` stands at the striking point. */
export function typeSheet(context: Context, layout: Layout, moment: Moment, hourCycle: HourCycle) {
  const { pitch, leading, y, rows, before } = layout
  const { time, strokes } = moment
  context.font = `${pitch * 1.58}px "${FAMILY}", monospace`
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  const base = y + pitch * 0.5
  const holes: [number, number, number][] = []
  if (layout.tiny) {
    // Rows of three letters: each has the time.
    for (let up = 0; up < 3 && up <= moment.row; up++) {
      const ago = moment.row - up < before[time.minute]! ? 1 : 0
      const then = timeAt(time.epochMs - ago * 60_000, time.timeZone)
      const label = labelOf(then.hour, then.minute, hourCycle).slice(0, up ? 5 : moment.margin)
      for (const [column, character] of [...label].entries())
        strike(context, layout, character, column, base - up * leading, true, then.hour, then.minute)
    }
  }
  for (let minute = time.minute; minute >= 0; minute--) {
    const last = minute === time.minute
    const top = base + (before[minute]! - moment.row) * leading
    const then = timeAt(time.epochMs - (time.minute - minute) * 60_000, time.timeZone)
    const label = labelOf(then.hour, minute, hourCycle).slice(0, last ? moment.margin : 5)
    for (const [column, character] of [...(layout.tiny ? '' : label)].entries())
      strike(context, layout, character, column, top, true, then.hour, minute)
    for (const [index, { text, first }] of rows[minute]!.entries()) {
      const line = top + index * leading
      const grain = createRandom('weave', then.hour, minute, index)
      for (let column = 0; column < text.length; column++) {
        if (last && first + column >= strokes) break
        strike(context, layout, text[column]!, MARGIN + column, line, false, then.hour, minute, index)
        for (let hole = 0; hole < 7; hole++)
          holes.push([
            (MARGIN + column + grain()) * pitch,
            line - grain() * pitch * 1.1,
            pitch * grain.between(0.011, 0.03),
          ])
      }
      if (index === 0)
        for (let hole = 0; hole < 34; hole++)
          holes.push([grain() * 5 * pitch, line - grain() * pitch * 1.1, pitch * grain.between(0.009, 0.025)])
    }
    if (top < -leading) break
  }
  const line = base - (moment.row + layout.head - 1.35) * leading
  if (line > -leading) {
    const number = `- ${shownHour(time.hour, hourCycle)} -`
    for (const [index, character] of [...number].entries())
      strike(
        context,
        layout,
        character,
        MARGIN + layout.limit / 2 - number.length / 2 + index,
        line,
        false,
        time.hour,
        99,
      )
  }
  // Where the weave of the ribbon left no ink.
  context.globalCompositeOperation = 'destination-out'
  context.globalAlpha = 0.55
  context.beginPath()
  for (const [hx, hy, radius] of holes) {
    context.rect(hx - radius, hy - radius, 2 * radius, 2 * radius)
  }
  context.fill()
}
