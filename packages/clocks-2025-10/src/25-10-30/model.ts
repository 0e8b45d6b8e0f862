/** The numbers up to nineteen, and the tens, as a board spells them. */
const ONES =
  ' ONE TWO THREE FOUR FIVE SIX SEVEN EIGHT NINE TEN ELEVEN TWELVE THIRTEEN FOURTEEN FIFTEEN SIXTEEN SEVENTEEN EIGHTEEN NINETEEN'.split(
    ' ',
  )
const TENS = '  TWENTY THIRTY FORTY FIFTY'.split(' ')

/** What is answered: the hour as one word, the minutes in one or two pieces that may stand on lines of their own. */
export interface Answer {
  readonly hour: string
  readonly minutes: readonly string[]
  readonly sky: 'moon' | 'sun'
}

/**
 * The time as it is spelled. The hours are those of a twelve-hour clock: the moon is before noon, the sun from noon on.
 * @example answerAt(15, 42) // { hour: 'THREE', minutes: ['FORTY', 'TWO'], sky: 'sun' }
 */
export function answerAt(hour: number, minute: number): Answer {
  const [tens, ones] = [TENS[Math.floor(minute / 10)], ONES[minute % 10]!]
  const minutes =
    minute === 0
      ? ['O’CLOCK']
      : minute < 10
        ? [`O ${ones}`]
        : minute < 20
          ? [ONES[minute]!]
          : ones
            ? [tens!, ones]
            : [tens!]
  return { hour: ONES[hour % 12 || 12]!, minutes, sky: hour < 12 ? 'moon' : 'sun' }
}

/** What it says when it has been asked for nothing. Twelve letters at most, or they would not be spelled in a minute. */
export const ASIDES: readonly string[] = `NOT YOU AGAIN
STILL DEAD
WHO ASKS
STOP PUSHING
IT IS COLD HERE
BEHIND YOU
ONE AT A TIME
MIND THE CAT
WRONG HOUSE
ASK LATER
NO REFUNDS
SIT DOWN
I WAS ASLEEP
BUY A WATCH
SO YOU SAY
A DRAUGHT
LIGHTS PLEASE
THE BUTLER
NOT MY HAND
SAME AS EVER
HURRY UP
LEAVE THE SOUP
CARRY ON`.split('\n')

/** The last thing said in an hour is what boards say last. */
export const asideAt = (hour: number, minute: number): string =>
  minute === 59 ? 'GOOD BYE' : ASIDES[(hour * 60 + minute) % ASIDES.length]!

/** The letters of a text: boards have no spaces and no apostrophe. */
export const lettersOf = (text: string): string[] => text.match(/[A-Z]/g) ?? []

/** Where the planchette goes within a minute, a place every two seconds: the sky, the hour, the minutes, the aside. */
export function stopsAt(hour: number, minute: number): readonly string[] {
  const { hour: word, minutes, sky } = answerAt(hour, minute)
  return [sky, ...lettersOf(word + minutes.join('')), ...lettersOf(asideAt(hour, minute))]
}

/** How many of the stops have been called: each at its second second, when the planchette has come to rest. */
export const calledAt = (second: number, stops: number): number =>
  Math.min(stops, Math.floor((second + 1) / 2))

/** How broad the letters of `board.woff2` are, in thousandths of their size; its capitals are 747 high. */
const BROAD = new Map(
  '567 563 501 583 481 467 555 609 325 427 562 445 727 618 644 520 644 576 503 524 585 551 789 499 422 456 344 478 260'
    .split(' ')
    .map((broad, index) => ['ABCDEFGHIJKLMNOPQRSTUVWXYZ’- '[index]!, Number(broad) / 1000]),
)
export const CAP = 0.747
/** The face has no kerning: these pairs leave a hole, by so much. */
const KERN: Readonly<Record<string, number>> = {
  TW: -20,
  TY: -15,
  'Y-': -70,
  '-T': -50,
  LV: -60,
  FO: -25,
  RT: -15,
  'O ': -40,
  'O’': -40,
  '’C': -60,
}
/** Letters of this size stand a little apart, as lettering does. */
const APART = 0.025

/** What is free beside letters that begin or end lines, in thousandths: lines stand by their ink. */
const BEFORE: Readonly<Record<string, number>> = { T: 6, W: -16, O: 62, N: 46, E: 11, F: 14, S: 53 }
const BEHIND: Readonly<Record<string, number>> = {
  E: 23,
  N: 45,
  O: 62,
  Y: -37,
  T: 8,
  S: 32,
  R: -36,
  X: -20,
  K: -40,
}

/** The middles of a text's letters from its left edge, and how long it is, in parts of its size. */
export function lettering(text: string) {
  let at = -(BEFORE[text[0]!] ?? 0) / 1000
  const middles = [...text].map((letter, index) => {
    const broad = BROAD.get(letter) ?? 0.5
    const middle = at + broad / 2
    at += broad + APART + (KERN[text.slice(index, index + 2)] ?? 0) / 1000
    return middle
  })
  return { middles, length: at - APART - (BEHIND[text.at(-1)!] ?? 0) / 1000 }
}

/** A letter on the board or in the answer: the middle of its foot, its size, how far it leans in degrees. */
export interface Placed {
  readonly letter: string
  readonly x: number
  readonly y: number
  readonly size: number
  readonly lean: number
  /** Which stop calls it; `-1` is always called. */
  readonly stop: number
}

export interface Board {
  readonly arcs: readonly Placed[]
  readonly answer: readonly Placed[]
  readonly foot: readonly Placed[]
  readonly sun: { readonly x: number; readonly y: number; readonly r: number }
  readonly moon: { readonly x: number; readonly y: number; readonly r: number }
  /** The radius of the planchette's window. */
  readonly window: number
}

const WIDE = ['ABCDEFGHIJKLM', 'NOPQRSTUVWXYZ']
const UPRIGHT = ['ABCDE', 'FGHIJKL', 'MNOPQRS', 'TUVWXYZ']

/** Letters on the top of a circle, evenly by the space between them, not by their middles. */
function arc(text: string, middle: number, top: number, half: number, drop: number, size: number): Placed[] {
  const radius = (half * half + drop * drop) / (2 * drop)
  const { middles, length } = lettering(text)
  const spread = (2 * Math.asin(half / radius) * radius - length * size) / (text.length - 1)
  const whole = length * size + spread * (text.length - 1)
  return [...text].map((letter, index) => {
    const angle = (middles[index]! * size + spread * index - whole / 2) / radius
    return {
      letter,
      x: middle + Math.sin(angle) * radius,
      y: top + radius - Math.cos(angle) * radius,
      size,
      lean: (angle * 180) / Math.PI,
      stop: -1,
    }
  })
}

function line(text: string, middle: number, y: number, size: number, first: number): Placed[] {
  const { middles, length } = lettering(text)
  let stop = first
  return [...text].flatMap((letter, index) => {
    if (letter === ' ') return []
    const called = /[A-Z]/.test(letter) ? stop++ : stop - 1
    return [{ letter, x: middle + (middles[index]! - length / 2) * size, y, size, lean: 0, stop: called }]
  })
}

/** Lays out the board: two arcs over two lines, or upright four arcs over up to three. */
export function boardAt(hour: number, minute: number, width: number, height: number): Board {
  const { hour: word, minutes } = answerAt(hour, minute)
  const aside = asideAt(hour, minute)
  const broad = width > height * 1.15
  const small = Math.min(width, height)
  const margin = small * (broad ? 0.05 : 0.052)
  const middle = width / 2
  const rows = broad ? WIDE : UPRIGHT
  const drop = broad ? Math.min(height * 0.165, width * 0.125) : small * 0.075
  const size = broad ? Math.min(width * 0.064, height * 0.095) : Math.min(width * 0.113, height * 0.06)
  const texts = broad ? [word, minutes.join('-')] : [word, ...minutes]
  // Upright, two lines need less room than three: the arcs have it.
  const step = size * (broad || texts.length > 2 ? 1.54 : 1.75)
  // The planchette, which reaches so far above the letter it calls, stays on the board.
  const window = size * 0.55
  const half = broad ? middle - margin - size * 0.3 : middle - window * 1.56 + size * 0.05
  const lead = Math.max(margin, window * 1.78 + margin * 0.2 - (size * CAP) / 2)
  const arcs = rows.flatMap((text, row) => {
    const narrow = !broad && row === 0
    const reach = narrow ? half * 0.635 : broad && row ? half * 0.97 : half
    const fall = drop * (reach / half) ** 2
    return arc(text, middle, lead + size * CAP + row * step, reach, fall, size)
  })
  const r = window * (broad ? 0.68 : 0.62)
  const feet = Math.max(small * (broad ? 0.056 : 0.064), 7)
  const footY = height - margin
  const foot = [
    ...line('YES', margin + (lettering('YES').length * feet) / 2, footY, feet, -99),
    ...line(aside, middle, footY, feet, 1 + lettersOf(word + minutes.join('')).length),
    ...line('NO', width - margin - (lettering('NO').length * feet) / 2, footY, feet, -99),
  ]
  const top = lead + size * CAP + (rows.length - 1) * step + (broad ? size * 1.12 : drop + size * 0.42)
  const room = footY - feet * CAP - margin * (broad ? 1.25 : 1.5) - top
  const gap = small * (broad ? 0.055 : 0.07)
  const most = (room - gap * (texts.length - 1)) / texts.length / CAP
  // Wide, both lines are of one size; upright each is as broad as the stage, where it may be as high.
  const fits = texts.map((text) => (width - margin * 2) / lettering(text).length)
  const least = Math.min(most, ...fits)
  const share = upTo(fits, (room - gap * (texts.length - 1)) / CAP, height * 0.3)
  const sizes = fits.map((_, index) => (broad ? least : share[index]!))
  const filled = sizes.reduce((sum, each) => sum + each * CAP, gap * (texts.length - 1))
  // Some of what is left over goes between the lines.
  const more = (room - filled) / (texts.length + 1)
  let y = top + (room - filled - Math.min(more, gap) * (texts.length - 1)) / 2
  let first = 1
  const answer = texts.flatMap((text, index) => {
    y += sizes[index]! * CAP
    const placed = line(text, middle, y, sizes[index]!, first)
    y += gap + Math.min(more, gap)
    first += lettersOf(text).length
    return placed
  })
  const side = Math.max(margin + r, window * 1.5)
  const corner = Math.max(margin + r, window * 1.78 + margin * 0.2)
  return {
    arcs,
    answer,
    foot,
    sun: { x: side, y: corner, r },
    moon: { x: width - side, y: corner, r },
    window,
  }
}

/** Sizes as large as each may be, none over `most`, all of them together no more than `room`. */
function upTo(sizes: readonly number[], room: number, most: number): number[] {
  let limit = most
  for (let tries = 0; tries < 40; tries++) {
    const sum = sizes.reduce((total, size) => total + Math.min(size, limit), 0)
    if (sum <= room) break
    limit *= 0.96
  }
  return sizes.map((size) => Math.min(size, limit))
}

/** Where a stop is on a board, and how it leans: the middle of its letter, or of the sun or moon. */
export function placeOf(stop: string, board: Board): { x: number; y: number; lean: number } {
  if (stop === 'sun' || stop === 'moon') return { ...board[stop], lean: 0 }
  const { x, y, size, lean } = board.arcs.find(({ letter }) => letter === stop)!
  const turn = (lean * Math.PI) / 180
  return { x: x + Math.sin(turn) * size * CAP * 0.5, y: y - Math.cos(turn) * size * CAP * 0.5, lean }
}
