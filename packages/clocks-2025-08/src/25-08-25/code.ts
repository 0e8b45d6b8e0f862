/**
 * A QR code of version 5 with error correction of level L: 37 modules a side, 108 codewords of data and 26 that mend up to
 * thirteen wrong ones. After ISO/IEC 18004. A reader stops at the end of the text, so all that is left of the 108 is free:
 * here it is used for a picture, as Russ Cox has shown in “QArt Codes”.
 */
export const SIDE = 37
const [DATA, CHECK] = [108, 26]

/** The alphanumeric mode's characters in the order of their values (ISO/IEC 18004, table 5). */
const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:'

/** GF(256) with the polynomial of QR codes, 100011101. */
const EXP: number[] = []
const LOG: number[] = []
for (let power = 0, value = 1; power < 255; power++) {
  EXP[power] = value
  LOG[value] = power
  value *= 2
  if (value > 255) value ^= 0b100011101
}
const times = (a: number, b: number) => (a && b ? EXP[(LOG[a]! + LOG[b]!) % 255]! : 0)

/**
 * The codewords that mend others: what is left when the data are divided by the generator polynomial.
 * @example checkOf([32, 91, 11], 7)
 */
export function checkOf(data: readonly number[], many: number): number[] {
  let generator = [1]
  for (let root = 0; root < many; root++) {
    const next = [...generator, 0]
    for (const [index, factor] of generator.entries()) next[index + 1]! ^= times(factor, EXP[root]!)
    generator = next
  }
  const rest = [...data, ...Array.from({ length: many }, () => 0)]
  for (const index of data.keys()) {
    const lead = rest[index]!
    for (const [step, factor] of generator.entries()) rest[index + step]! ^= times(factor, lead)
  }
  return rest.slice(data.length)
}

const binary = (value: number, long: number) => value.toString(2).padStart(long, '0')

/** A text's bits: the mode 0010, its length, two characters in eleven bits each and a last one in six. */
export function bitsOf(text: string): string {
  const values = [...text].map((letter) => LETTERS.indexOf(letter))
  let bits = `0010${binary(values.length, 9)}`
  for (let at = 0; at < values.length; at += 2)
    bits += at + 1 < values.length ? binary(values[at]! * 45 + values[at + 1]!, 11) : binary(values[at]!, 6)
  return bits
}

/**
 * The fifteen bits that say level and mask, mended by BCH (15, 5) and masked with 101010000010010.
 * @param level - 0 is M, 1 L, 2 H, 3 Q.
 */
export function formatOf(level: number, mask: number): string {
  const data = level * 8 + mask
  let rest = data << 10
  for (let bit = 14; bit >= 10; bit--) if (rest & (1 << bit)) rest ^= 0b10100110111 << (bit - 10)
  return binary(((data << 10) | rest) ^ 0b101010000010010, 15)
}

/** A picture of modules, rows from above, `true` for dark. */
export type Code = readonly (readonly boolean[])[]

/** Of the eight masks the one that turns over every third diagonal: any will do where the picture chooses the modules. */
const MASK = 3
const isTurned = (row: number, column: number) => (row + column) % 3 === 0

/** The middles of the three finders, and of the small square that helps to align the rest. */
const FINDERS = [
  [3, 3],
  [3, SIDE - 4],
  [SIDE - 4, 3],
] as const
const ALIGNMENT = SIDE - 7

const farFrom = (row: number, column: number, [r, c]: readonly [number, number]) =>
  Math.max(Math.abs(row - r), Math.abs(column - c))

/** In a corner with a finder, its light border or the format beside it; in the square of alignment; or on a line of timing. */
const isFunction = (row: number, column: number) =>
  (row < 9 && column < 9) ||
  (row < 9 && column >= SIDE - 8) ||
  (row >= SIDE - 8 && column < 9) ||
  row === 6 ||
  column === 6 ||
  farFrom(row, column, [ALIGNMENT, ALIGNMENT]) < 3

function functionAt(row: number, column: number): boolean {
  for (const finder of FINDERS) {
    const far = farFrom(row, column, finder)
    if (far <= 4) return far < 2 || far === 3
  }
  const far = farFrom(row, column, [ALIGNMENT, ALIGNMENT])
  if (far < 3) return far !== 1
  return (row === 6 || column === 6) && (row + column) % 2 === 0
}

/** The free modules in the order in which bits are written: by pairs of columns from the right, up and down. */
const PATH: readonly (readonly [row: number, column: number])[] = (() => {
  const path: [number, number][] = []
  let up = true
  for (let right = SIDE - 1; right > 0; right -= 2) {
    if (right === 6) right--
    for (let step = 0; step < SIDE; step++)
      for (const column of [right, right - 1]) {
        const row = up ? SIDE - 1 - step : step
        if (!isFunction(row, column)) path.push([row, column])
      }
    up = !up
  }
  return path
})()

/** The modules that are a picture's to choose: behind the longest text and before the codewords that mend. */
export const CHOSEN = PATH.slice(80, DATA * 8)

/**
 * All codewords: a text, an end of four noughts, and what makes the rest of the modules look as is wanted; then the check.
 * @param wanted - Which modules should be dark.
 */
export function codewordsOf(text: string, wanted: Code): number[] {
  let bits = `${bitsOf(text)}0000`
  for (const [row, column] of PATH.slice(bits.length, DATA * 8))
    bits += wanted[row]![column] === isTurned(row, column) ? '0' : '1'
  const data = Array.from({ length: DATA }, (_, index) =>
    Number.parseInt(bits.slice(index * 8, index * 8 + 8), 2),
  )
  return [...data, ...checkOf(data, CHECK)]
}

/** The code of a text that looks, as far as may be, as is wanted. */
export function codeOf(text: string, wanted: Code): Code {
  const code = Array.from({ length: SIDE }, (_, row) =>
    Array.from({ length: SIDE }, (_, column) => functionAt(row, column)),
  )
  const bits = codewordsOf(text, wanted)
    .map((word) => binary(word, 8))
    .join('')
  for (const [index, [row, column]] of PATH.entries())
    code[row]![column] = (bits[index] === '1') !== isTurned(row, column)
  const format = formatOf(1, MASK)
  for (const [index, bit] of [...format].entries()) {
    const dark = bit === '1'
    code[8]![index < 6 ? index : index < 7 ? 7 : SIDE - 15 + index] = dark
    code[index < 7 ? SIDE - 1 - index : index < 9 ? 15 - index : 14 - index]![8] = dark
  }
  // The module that is always dark.
  code[SIDE - 8]![8] = true
  return code
}
