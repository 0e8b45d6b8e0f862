import { type ClockTime, createRandom } from '@found-time/clock-runtime'
import type { Plan } from './layout'
import { type Clue, MINUTE_ROW, type Puzzle, SIDE } from './model'
import { type Context, font, HEAD, INK, NEWS, NEWS_BOLD, PEN_INK } from './palette'

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
)

interface SetClue {
  readonly clue: Clue
  readonly lines: readonly string[]
  readonly x: number
  /** The baseline of the first line. */
  readonly y: number
  readonly indent: number
  /** How many clues stand above it. */
  readonly row: number
}

export interface SetClues {
  readonly size: number
  readonly lead: number
  readonly clues: readonly SetClue[]
  readonly titles: readonly { readonly text: string; readonly x: number; readonly y: number }[]
}

function wrap(context: Context, text: string, room: number): string[] {
  const lines: string[] = []
  // The count in brackets stays with the last word.
  for (const word of text.split(/ (?!\()/)) {
    const longer = `${lines.at(-1)} ${word}`
    if (lines.length > 0 && context.measureText(longer).width <= room) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** Two columns of clues in the largest type that fits; where it would be too small, the two that tell the time. */
export function setClues(
  context: Context,
  { text, head, cell, width, height }: Plan,
  puzzle: Puzzle,
): SetClues {
  const wide = width > height * 1.18
  const top = text.y + (wide ? head * 2.15 : 0)
  const room = text.y + text.height - top
  const gap = text.width * 0.05
  const column = (text.width - gap) / 2
  for (let size = Math.min(cell * (wide ? 0.36 : 0.5), text.width * 0.05); size >= 7.6; size *= 0.97) {
    const lead = size * 1.24
    context.font = font(NEWS, size)
    const indent = size * 1.78
    const clues: SetClue[] = []
    let deepest = 0
    let most = 0
    for (const down of [false, true]) {
      const x = text.x + (down ? column + gap : 0)
      let y = top + size * 2.35
      let row = 0
      for (const clue of puzzle.clues) {
        if (clue.entry.down !== down) continue
        const lines = wrap(context, clue.text, column - indent)
        clues.push({ clue, lines, x, y, indent, row })
        y += lines.length * lead + size * 0.14
        most = Math.max(most, ++row)
      }
      deepest = Math.max(deepest, y - lead)
    }
    const spare = top + room - (wide ? size * 1.9 : 0) - deepest
    if (spare < 0) continue
    // What is left over goes between the clues, within reason.
    const more = Math.min(size * 0.4, spare / most)
    const spread = clues.map((set) => ({ ...set, y: set.y + set.row * more }))
    const titles = [
      { text: 'Across', x: text.x, y: top + size * 0.9 },
      { text: 'Down', x: text.x + column + gap, y: top + size * 0.9 },
    ]
    return { size, lead, clues: spread, titles }
  }
  const size = Math.min(text.height / 2.6, Math.max(8.5, text.width * 0.058))
  if (size < 8) return { size, lead: size, clues: [], titles: [] }
  context.font = font(NEWS, size)
  let y = top + size
  const told = puzzle.clues.filter(({ entry }) => !entry.down && entry.cells[0]! % (MINUTE_ROW * SIDE) === 0)
  const clues = told.map((clue) => {
    const lines = wrap(context, clue.text, text.width - size * 1.78)
    const set = { clue, lines, x: text.x, y, indent: size * 1.78, row: 0 }
    y += (lines.length + 0.3) * size * 1.2
    return set
  })
  return { size, lead: size * 1.2, clues, titles: [] }
}

/** A line as a pen or pencil makes it by hand. */
export function scrawl(
  context: Context,
  x: number,
  y: number,
  length: number,
  size: number,
  random: () => number,
) {
  const rise = (random() - 0.5) * size * 0.16
  context.beginPath()
  context.moveTo(x - size * 0.1, y + (random() - 0.5) * size * 0.1)
  context.bezierCurveTo(
    x + length * 0.3,
    y + rise + (random() - 0.5) * size * 0.24,
    x + length * 0.7,
    y + rise,
    x + length + size * 0.1,
    y + (random() - 0.5) * size * 0.2,
  )
  context.stroke()
}

export function drawText(context: Context, plan: Plan, set: SetClues, time: ClockTime, key: string) {
  const { text, head, left, cell, width, height } = plan
  const wide = width > height * 1.18
  context.textBaseline = 'alphabetic'
  context.fillStyle = INK
  if (head) {
    const x = wide ? text.x : left
    const room = wide ? text.width : cell * SIDE
    const y = wide ? text.y : plan.top - head * 1.9
    context.font = font(HEAD, 100)
    context.textAlign = 'left'
    const size = Math.min(head * 1.35, (room / context.measureText('Eleven Across').width) * 100)
    context.font = font(HEAD, size)
    const base = y + size * 0.76
    context.fillText('Eleven Across', x, base)
    const rule = base + head * 0.24
    context.fillRect(x, rule, room, head * 0.075)
    context.fillRect(x, rule + head * 0.12, room, Math.max(0.6, head * 0.02))
    const small = Math.max(7, Math.min(head * 0.33, room * 0.042))
    context.font = font(NEWS, small)
    const line = rule + head * 0.2 + small
    const day = `${WEEKDAYS[time.weekday - 1]} ${time.day} ${MONTHS[time.month - 1]} ${time.year}`
    context.fillText(day, x, line)
    const issue = `No. ${time.hour * 60 + time.minute + 1} of 1440`
    context.textAlign = 'right'
    if (context.measureText(`${day}   ${issue}`).width < room) context.fillText(issue, x + room, line)
  }
  context.textAlign = 'left'
  const { size, lead, clues, titles } = set
  for (const title of titles) {
    context.font = font(NEWS_BOLD, size * 1.16)
    context.fillText(title.text, title.x, title.y)
  }
  const hand = createRandom(key, 'ring')
  for (const { clue, lines, x, y, indent } of clues) {
    const { number, down, cells } = clue.entry
    context.font = font(NEWS_BOLD, size)
    context.fillStyle = INK
    context.fillText(String(number), x, y)
    const figures = context.measureText(String(number)).width
    context.font = font(NEWS, size)
    for (const [index, line] of lines.entries()) context.fillText(line, x + indent, y + index * lead)
    if (down || cells[0]! % (MINUTE_ROW * SIDE) !== 0) continue
    context.strokeStyle = PEN_INK
    context.lineWidth = Math.max(0.8, size * 0.09)
    context.beginPath()
    context.ellipse(
      x + figures / 2,
      y - size * 0.32,
      figures / 2 + size * 0.34,
      size * 0.66,
      -0.16,
      -0.6 + hand() * 0.5,
      5.9 + hand() * 0.6,
    )
    context.stroke()
  }
  if (wide && titles.length > 0) {
    context.fillStyle = INK
    context.font = font(NEWS, size * 0.9)
    context.textAlign = 'right'
    context.fillText('Solution in a minute.', text.x + text.width, text.y + text.height)
    context.textAlign = 'left'
  }
}
