import { FIGURES, LETTERS, MOTIFS } from './charts'

/** Stitches across the panel, one a second, and rows of it, one a minute. */
export const SIDE = 60

/** What a stitch of the panel is worked in. */
export type Thread = 'ground' | 'motif' | 'letter'

/** Whether a bit is set in rows of so many hexadecimal digits. */
function isSet(rows: string, digits: number, x: number, y: number): boolean {
  const digit = rows[y * digits + (x >> 2)]
  return digit !== undefined && (Number.parseInt(digit, 16) & (8 >> (x & 3))) !== 0
}

const ALPHABET = ['ABCDEFGHI', 'JKLMNOPQR', 'STUVWXYZ']
/** Row of the middle band in which each line of letters begins. */
const LINES = [1, 8, 14]

/** The middle band: the alphabet, each of its lines spread from edge to edge. */
const LETTERING: ReadonlySet<number> = new Set(
  ALPHABET.flatMap((line, index) => {
    const letters = [...line].map((sign) => LETTERS[sign.charCodeAt(0) - 65]!)
    const free = SIDE - 4 - letters.reduce((sum, [width]) => sum + width, 0)
    let used = 0
    return letters.flatMap(([width, rows], place) => {
      const left = 2 + used + Math.round((free * place) / (letters.length - 1))
      used += width
      const stitches: number[] = []
      for (let y = 0; y < 5; y++)
        for (let x = 0; x < width; x++)
          if (isSet(rows, 2, x, y)) stitches.push((LINES[index]! + y) * SIDE + left + x)
      return stitches
    })
  }),
)

/** The thread of a stitch of an hour's panel; every stitch of it has one. */
export function threadAt(hour: number, column: number, row: number): Thread {
  const band = Math.floor(row / 20)
  if (band === 1) return LETTERING.has((row - 20) * SIDE + column) ? 'letter' : 'ground'
  const motif = MOTIFS[(band === 0 ? hour : hour * 5 + 7) % MOTIFS.length]!
  return isSet(motif, 5, column % 20, row % 20) ? 'motif' : 'ground'
}

/** Rows that are done, and stitches of the next one. */
export const doneAt = (minute: number, second: number) => ({ rows: minute, stitches: second })

/** Stitches of a line of figures from its left end and from its line upwards, and its width. */
export function figuresOf(text: string): {
  readonly width: number
  readonly stitches: readonly (readonly [number, number])[]
} {
  const stitches: (readonly [number, number])[] = []
  let left = 0
  for (const sign of text) {
    const [advance, top, rows] = FIGURES[Number(sign)]!
    for (let y = 0; y * 4 < rows.length; y++)
      for (let x = 0; x < 16; x++) if (isSet(rows, 4, x, y)) stitches.push([left + x, top - y])
    left += advance
  }
  return { width: left, stitches }
}

export const hourText = (hour: number, cycle: 12 | 24): string =>
  cycle === 12 ? String(hour % 12 || 12) : String(hour).padStart(2, '0')
