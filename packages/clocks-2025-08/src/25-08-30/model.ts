import { shownHour } from '@found-time/clock-runtime'
import { HOURS, MINUTES, SENTENCES } from './apparatus'
import { advanceOf, type Face } from './metrics'

/** Whose note it is. */
export type Unit = 'hour' | 'minute' | 'second'
const UNITS: Record<string, Unit> = { h: 'hour', m: 'minute', s: 'second' }

/** A word, and the note that is called at its end. */
export interface Word {
  readonly text: string
  readonly after: string
  readonly unit?: Unit
}

/** The words of a sentence; one with a note may have a comma or a stop behind it. */
export function wordsOf(sentence: string): Word[] {
  return sentence.split(' ').map((word) => {
    const [, text = word, unit, after = ''] = /^(.*)\{([hms])\}(.*)$/.exec(word) ?? []
    return unit ? { text, after, unit: UNITS[unit]! } : { text, after }
  })
}

/** The minute's sentence; so that an hour does not begin as the last one did, it goes on through the day. */
export const sentenceAt = (hour: number, minute: number): string =>
  SENTENCES[(hour * 60 + minute) % SENTENCES.length]!

export interface Notes {
  readonly hour: readonly [string, string]
  readonly minute: readonly [string, string]
}

/** The numbers of the two notes, and what they say. */
export function notesAt(hour: number, minute: number, hourCycle: 12 | 24): Notes {
  const shown = shownHour(hour, hourCycle)
  return { hour: [String(shown), HOURS[shown]!], minute: [String(minute), MINUTES[minute]!] }
}

/** A piece of a line: in its own size, and raised above the line's base by so much. */
export interface Piece {
  readonly text: string
  readonly face: Face
  readonly size: number
  readonly raised: number
  /** What is left free before it, or taken away. */
  readonly lead?: number
  readonly unit?: Unit | undefined
  /** It is the call of a note, or the number before one. */
  readonly call?: boolean
}

export interface Line {
  readonly x: number
  readonly y: number
  readonly pieces: readonly Piece[]
}

/** How large the call of a note is beside its word, and how high it stands. */
const CALL = 0.8
const RAISED = 0.3
/** The hair space before it, and how far a comma or a stop moves under it, in parts of the word's size. */
const HAIR = 0.075
const TUCK = 0.06

const callOf = (unit: Unit, notes: Notes) => (unit === 'second' ? '*' : notes[unit][0])

function widthOf(word: Word, notes: Notes): number {
  const call = word.unit ? HAIR + advanceOf(callOf(word.unit, notes), 'text') * CALL : 0
  return advanceOf(word.text + word.after, 'text') + call
}

const SPACE = 0.24

/** Breaks words into lines no longer than a measure, both in parts of the type's size. */
function broken<T>(words: readonly T[], length: (word: T) => number, measure: number, space: number): T[][] {
  const lines: T[][] = []
  let left = 0
  for (const word of words) {
    const wide = length(word)
    const line = lines.at(-1)
    if (line && wide + space <= left) {
      line.push(word)
      left -= wide + space
    } else {
      lines.push([word])
      left = measure - wide
    }
  }
  return lines
}

function sentenceRows(
  lines: readonly Word[][],
  notes: Notes,
  size: number,
  x: number,
  top: (index: number) => number,
): Line[] {
  return lines.map((line, index) => {
    const pieces = line.flatMap(({ text, after, unit }, at): Piece[] => {
      const space = at < line.length - 1 ? ' ' : ''
      const plain = { face: 'text', size, raised: 0 } as const
      if (!unit) return [{ ...plain, text: text + after + space }]
      const call = {
        face: 'text',
        size: size * CALL,
        raised: size * RAISED,
        lead: size * HAIR,
        unit,
      } as const
      return [
        { ...plain, text, unit },
        { ...call, call: true, text: callOf(unit, notes) },
        { ...plain, text: after + space, ...(after && { lead: -size * TUCK }) },
      ].filter((piece) => piece.text)
    })
    return { x, y: top(index), pieces }
  })
}

/** How far the words of a note stand from its number's left edge, in parts of their size. */
export const HANG = advanceOf('00', 'text') * 1.93 + 0.25

/** A note: its number large, its words beside it, each by itself since they are read one by one. */
function noteRows(
  unit: Unit,
  [number, text]: readonly [string, string],
  { x, y, measure, size, leading }: { x: number; y: number; measure: number; size: number; leading: number },
) {
  const lines = broken(text.split(' '), (word) => advanceOf(word, 'notes'), measure / size - HANG, 0.212)
  const figure: Piece = { text: number, face: 'text', size: size * 2.05, raised: 0, unit, call: true }
  const rows: Line[] = [
    { x, y: y + size * 1.5, pieces: [figure] },
    ...lines.map((line, index) => ({
      x: x + HANG * size,
      y: y + size * 0.72 + index * leading * size,
      pieces: line.map((word, at): Piece => {
        const space = at < line.length - 1 ? ' ' : ''
        return { text: word + space, face: 'notes', size, raised: 0, unit }
      }),
    })),
  ]
  return { rows, height: Math.max(size * 1.5, (0.8 + (lines.length - 1) * leading) * size) }
}

export interface Plan {
  readonly sentence: readonly Line[]
  readonly hour: readonly Line[]
  readonly minute: readonly Line[]
  /** The short rule above the notes. */
  readonly rule: { readonly x: number; readonly y: number; readonly length: number; readonly thick: number }
  /** Where the third note stands. */
  readonly ibid: { readonly x: number; readonly y: number; readonly size: number }
}

/** Sets the page: the notes at their foot first, and the sentence as large as what is left allows. */
export function planOf(sentence: string, notes: Notes, width: number, height: number): Plan {
  const margin = Math.min(width, height) * 0.045
  const measure = width - margin * 2
  const broad = width > height * 1.2
  const size = broad ? Math.min(width / 33, height / 17.5) : Math.min(width / 15.5, height / 20)
  const leading = 1.14
  const gap = size * 0.85
  const column = broad ? (measure - size * 1.2) / 2 : measure
  const set = (y: number) => {
    const hour = noteRows('hour', notes.hour, { x: margin, y, measure: column, size, leading })
    const x = broad ? margin + column + size * 1.2 : margin
    const below = broad ? y : y + hour.height + gap
    const minute = noteRows('minute', notes.minute, { x, y: below, measure: column, size, leading })
    const foot = broad ? y + Math.max(hour.height, minute.height) : below + minute.height
    return { hour, minute, foot }
  }
  const ibidHigh = size * 1.45
  const top = height - margin - ibidHigh - set(0).foot
  const { hour, minute, foot } = set(top)
  const ruleY = top - size * 0.75
  const room = ruleY - size * 0.55 - margin
  const words = wordsOf(sentence)
  let best = { type: 0, lines: [[...words]] as Word[][] }
  for (let type = Math.min(width, height) * 0.4; type > 6 && !best.type; type *= 0.985) {
    const lines = broken(words, (word) => widthOf(word, notes), (measure * 1.02) / type, SPACE)
    const widest = Math.max(...words.map((word) => widthOf(word, notes))) * type
    if (widest <= measure * 1.02 && ((lines.length - 1) * 1.07 + 0.98) * type <= room) best = { type, lines }
  }
  const { type, lines } = best
  const last = margin + room - type * 0.18
  const first = margin + type * 0.8
  const step = lines.length > 1 ? Math.min((last - first) / (lines.length - 1), type * 1.2) : 0
  return {
    sentence: sentenceRows(lines, notes, type, margin - type * 0.02, (index) => first + index * step),
    hour: hour.rows,
    minute: minute.rows,
    rule: { x: margin, y: ruleY, length: measure * 0.28, thick: Math.max(1.5, size * 0.12) },
    ibid: { x: margin, y: foot + ibidHigh, size },
  }
}

/** Which word is being read: the hour's note and then the minute's, one word a second, again and again. */
export const readAt = (second: number, words: number): number => second % words
