import { shownHour, twoDigits } from '@found-time/clock-runtime'
import { QUERIES } from './guesses'
import { advanceOf } from './metrics'

/** A line of the list: what was typed, and how it goes on. */
export interface Guess {
  readonly typed: string
  readonly rest: string
  readonly chosen: boolean
}

export interface Search {
  readonly typed: string
  readonly guesses: readonly Guess[]
}

/**
 * What is in the box, and what is guessed: the guess that is chosen is the time. It goes down the list by a line a
 * minute.
 */
export function searchAt(hour: number, minute: number, hourCycle: 12 | 24): Search {
  const { typed: words, others } = QUERIES[hour]!
  const typed = `${words} ${shownHour(hour, hourCycle)}`
  const place = minute % (others.length + 1)
  const rests = [...others.slice(0, place), `:${twoDigits(minute)}`, ...others.slice(place)]
  return { typed, guesses: rests.map((rest, index) => ({ typed, rest, chosen: index === place })) }
}

/** The caret is there in each even second. */
export const caretAt = (second: number): boolean => second % 2 === 0

/** A text in so many lines, as even as may be. */
export function inLines(text: string, count: number): string[] {
  const words = text.split(' ')
  if (count < 2 || words.length < 2) return [text]
  let best: string[] = []
  let least = Infinity
  for (let at = 1; at < words.length; at++) {
    const lines = [words.slice(0, at).join(' '), ...inLines(words.slice(at).join(' '), count - 1)]
    const widest = Math.max(...lines.map(advanceOf))
    if (widest < least) {
      least = widest
      best = lines
    }
  }
  return best
}

/** A piece of a line of type. */
export interface Piece {
  readonly text: string
  readonly typed: boolean
}

export interface Line {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly pieces: readonly Piece[]
  readonly chosen: boolean
}

export interface Plan {
  readonly box: { readonly height: number; readonly rule: number }
  readonly caret: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
  readonly rows: readonly { readonly y: number; readonly height: number; readonly chosen: boolean }[]
  readonly lines: readonly Line[]
}

/** Which part of a line was typed: the first so many letters of the whole are. */
function pieces(lines: readonly string[], typed: number): Piece[][] {
  let done = 0
  return lines.map((line) => {
    const cut = Math.max(0, Math.min(line.length, typed - done))
    done += line.length + 1
    return [
      { text: line.slice(0, cut), typed: true },
      { text: line.slice(cut), typed: false },
    ].filter(({ text }) => text)
  })
}

/** How much higher the chosen guess is than another. */
const CHOSEN = 1.75

/** How wide the caret is and how far it stands from the hour, in parts of the type's size. */
const CARET = 0.075
const BEFORE = 0.1

/** Sets the search: the box as large as its words allow, the list down to the lower edge. */
export function planOf({ typed, guesses }: Search, width: number, height: number): Plan {
  const upright = height > width * 1.1
  const margin = Math.min(width, height) * 0.05
  const measure = width - margin * 2
  const boxHigh = height * (upright ? 0.4 : 0.43)
  const rule = Math.max(2, Math.min(width, height) * 0.018)
  const room = boxHigh - rule

  // The box: in as many lines as make it largest.
  let box = { size: 0, lines: [typed] }
  for (let count = 1; count <= 4; count++) {
    const lines = inLines(typed, count)
    const long = Math.max(
      ...lines.map((line, at) => advanceOf(line) + (at === lines.length - 1 ? CARET + BEFORE : 0)),
    )
    const size = Math.min((measure / long) * 0.985, room / (lines.length * 0.98 + 0.24))
    if (size > box.size) box = { size, lines }
  }
  const { size } = box
  const step = size * 0.98
  const high = step * (box.lines.length - 1)
  // The ink of a line reaches from its ascenders to its descenders; it stands in the middle of the box.
  const first = (room - high) / 2 + size * 0.29
  const last = box.lines.length - 1
  const end = margin + advanceOf(box.lines[last]!) * size

  const unit = (height - boxHigh) / (guesses.length - 1 + CHOSEN)
  const deep = upright ? 2 : 1
  // All guesses break at the same word, so that what was typed is seen to be the same.
  const whole = guesses.map(({ typed: start, rest }) => start + rest)
  const breaks = typed
    .split(' ')
    .slice(0, -2)
    .map((_, index) => index + 1)
  const at = (cut: number) =>
    whole.map((text) => {
      const words = text.split(' ')
      return [words.slice(0, cut).join(' '), words.slice(cut).join(' ')]
    })
  const options = deep === 1 ? [whole.map((text) => [text])] : breaks.map(at)
  const widest = (lines: readonly string[]) => Math.max(...lines.map(advanceOf))
  const others = options.reduce((best, option) =>
    widest(option.flat()) < widest(best.flat()) ? option : best,
  )
  const type = Math.min((measure / widest(others.flat())) * 0.985, (unit * 0.84) / deep)
  const place = guesses.findIndex(({ chosen }) => chosen)
  const own = options.map((option) => option[place]!)
  const mine = own.reduce((best, option) => (widest(option) < widest(best) ? option : best))
  const large = Math.min((measure / widest(mine)) * 0.985, (unit * CHOSEN * 0.88) / deep)
  const rows = guesses.map(({ chosen }, index) => ({
    y: boxHigh + unit * (index + (index > place ? CHOSEN - 1 : 0)),
    height: unit * (chosen ? CHOSEN : 1),
    chosen,
  }))
  return {
    box: { height: boxHigh, rule },
    caret: {
      x: end + size * BEFORE,
      y: first + last * step - size * 0.64,
      width: size * CARET,
      height: size * 0.86,
    },
    rows,
    lines: [
      ...box.lines.map((text, index) => ({
        x: margin - size * 0.02,
        y: first + index * step,
        size,
        pieces: [{ text, typed: false }],
        chosen: false,
      })),
      ...rows.flatMap((row, index) => {
        const lines = row.chosen ? mine : others[index]!
        const size = row.chosen ? large : type
        const typedLong = typed.length - (row.chosen ? typed.length - typed.lastIndexOf(' ') - 1 : 0)
        return pieces(lines, typedLong).map((part, line) => ({
          x: margin - size * 0.02,
          y: row.y + row.height / 2 + size * (0.26 + (line - (lines.length - 1) / 2) * 0.98),
          size,
          pieces: part,
          chosen: row.chosen,
        }))
      }),
    ],
  }
}
