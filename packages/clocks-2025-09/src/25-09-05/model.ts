import { hourDigits, twoDigits } from '@found-time/clock-runtime'

/**
 * The code of the IBM 29 card punch, as its reference manual (GA24-3332) has it: rows from the top are 12, 11 and 0 to
 * 9. A figure is one hole in its own row; letters have a zone above and a figure below.
 */
const SPECIAL: Record<string, readonly number[]> = {
  '.': [12, 8, 3],
  ',': [0, 8, 3],
  ':': [8, 2],
  '-': [11],
  ' ': [],
}
const ZONES = [
  { zone: 12, letters: 'ABCDEFGHI', first: 1 },
  { zone: 11, letters: 'JKLMNOPQR', first: 1 },
  { zone: 0, letters: 'STUVWXYZ', first: 2 },
]

/**
 * In which rows of its column a character is punched.
 * @example punchesOf('A') // [12, 1]
 */
export function punchesOf(character: string): readonly number[] {
  const special = SPECIAL[character]
  if (special) return special
  if (/\d/.test(character)) return [Number(character)]
  for (const { zone, letters, first } of ZONES) {
    const at = letters.indexOf(character)
    if (at >= 0) return [zone, first + at]
  }
  throw new Error(`There is no key for ${character}`)
}

/** Which place a row has, from the card's upper edge. */
export const placeOf = (row: number): number => (row === 12 ? 0 : row === 11 ? 1 : row + 2)

export const MAXIMS = [
  'THE HOLE IS THE PART THAT WORKS',
  'I AM WHAT HAS BEEN TAKEN OUT OF ME',
  'WHAT IS PUNCHED CANNOT BE UNPUNCHED',
  'DROP THE DECK AND MEET EVERYBODY IN A NEW ORDER',
  'KEEP THE CONFETTI, IT IS THE ONLY OTHER COPY',
  'HOLD ME UP TO THE LIGHT, I HAVE NOTHING TO HIDE',
  'FOLD ME ONCE AND I FORGET YOUR NAME',
  'TO ERR IS HUMAN, TO PUNCH IT IS PAYROLL',
  'SPINDLE ME AND I HAVE ONE HOLE I DID NOT EARN',
  'MY CORNER IS CUT SO THAT YOURS NEED NOT BE',
  'ALL MY BEST LINES WENT INTO THE BIN',
  'NOTHING IS MISSING BUT THE CARD',
  'ONE OF TWO THOUSAND, AND WE ALL SAY NO SUCH THING',
] as const

const COLUMNS = 60
export const shownHour = (hour: number, hourCycle: 12 | 24): string =>
  hourDigits(hour, hourCycle).padStart(2, '0')
export const shownMinute = (minute: number): string => twoDigits(minute)

/** What the minute's card says, a character for each second: a maxim, and then nothing. */
export const lineAt = (hour: number, minute: number): string =>
  MAXIMS[(hour * 60 + minute) % MAXIMS.length]!.padEnd(COLUMNS)

/** How many columns are punched: the first at once, the last in the last second. */
export const punchedAt = (second: number): number => second + 1

/**
 * Measures of a card, as parts of its short side, 3.25 inches: rows are a quarter of an inch apart, and a hole is
 * 0.055 by 0.125 inches where columns are 0.087 apart.
 */
const INCH = 1 / 3.25
export const ROW = 0.25 * INCH
const [HOLE_BROAD, HOLE_TALL] = [0.055 / 0.087, 0.125 * INCH]

/** Where things lie on a card with its first sixty columns within `long`, and `short` across them. */
export function cardOf(long: number, short: number) {
  const margin = long * 0.026
  const pitch = (long - margin * 1.3) / COLUMNS
  return {
    pitch,
    column: (index: number) => margin + (index + 0.5) * pitch,
    row: (place: number) => short * ROW * (place + 1),
    hole: { broad: pitch * HOLE_BROAD, tall: short * HOLE_TALL },
    cut: { along: margin * 1.15, down: margin * 2 },
  }
}

/** Figures of the large type: how far each advances, in thousandths of its size, and how high they are. */
const ADVANCES = [493, 330, 464, 469, 464, 464, 464, 464, 464, 464]
export const HIGH = 0.87

export interface Print {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly size: number
}

const lengthOf = (text: string) =>
  [...text].reduce((sum, figure) => sum + ADVANCES[Number(figure)]!, 0) / 1000

/** The hour and the minute as large as the card takes them: side by side, or on an upright stage one above the other. */
export function printOf(
  hour: string,
  minute: string,
  width: number,
  height: number,
): readonly [Print, Print] {
  const upright = height > width * 1.15
  // The widest figures decide, so that no minute is larger than another.
  const widest = (Math.max(...ADVANCES) * 2) / 1000
  if (upright) {
    const size = Math.min((width * 0.92) / widest, (height * 0.44) / HIGH)
    const gap = (height - 2 * size * HIGH) / 3
    const place = (text: string, index: number): Print => ({
      text,
      x: (width - lengthOf(text) * size) / 2,
      y: gap * (index + 1) + size * HIGH * (index + 1),
      size,
    })
    return [place(hour, 0), place(minute, 1)]
  }
  const size = Math.min((width * 0.93) / (widest * 2 + 0.14), (height * 0.74) / HIGH)
  const y = (height + size * HIGH) / 2
  const half = size * 0.1
  const quarter = (width - half * 2) / 4
  const squeeze = Math.min(quarter, widest * size * 0.56)
  return [
    { text: hour, x: width / 2 - half - squeeze - (lengthOf(hour) * size) / 2, y, size },
    { text: minute, x: width / 2 + half + squeeze - (lengthOf(minute) * size) / 2, y, size },
  ]
}
