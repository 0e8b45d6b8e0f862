/**
 * A QR code of version 1 with error correction of level H, for up to ten characters of the alphanumeric mode: 21 modules
 * a side, nine codewords of data and seventeen that mend up to eight wrong ones. After ISO/IEC 18004.
 */
export const SIDE = 21
const [DATA, CHECK] = [9, 17]

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

/** All codewords of a text: its bits, an end of four noughts, bytes of padding, and the check. */
export function codewordsOf(text: string): number[] {
  let bits = `${bitsOf(text)}0000`.slice(0, DATA * 8)
  bits = bits.padEnd(Math.ceil(bits.length / 8) * 8, '0')
  for (let pad = 0; bits.length < DATA * 8; pad++) bits += pad % 2 ? '00010001' : '11101100'
  const data = Array.from({ length: DATA }, (_, index) =>
    Number.parseInt(bits.slice(index * 8, index * 8 + 8), 2),
  )
  return [...data, ...checkOf(data, CHECK)]
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

const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (i, j) => (i + j) % 2 === 0,
  (i) => i % 2 === 0,
  (_, j) => j % 3 === 0,
  (i, j) => (i + j) % 3 === 0,
  (i, j) => (Math.floor(i / 2) + Math.floor(j / 3)) % 2 === 0,
  (i, j) => ((i * j) % 2) + ((i * j) % 3) === 0,
  (i, j) => (((i * j) % 2) + ((i * j) % 3)) % 2 === 0,
  (i, j) => (((i + j) % 2) + ((i * j) % 3)) % 2 === 0,
]

export type Code = readonly (readonly boolean[])[]

/** In a corner with a finder, its light border or the format beside it; or on a line of timing. */
const isFunction = (row: number, column: number) =>
  (row < 9 && column < 9) || (row < 9 && column > 12) || (row > 12 && column < 9) || row === 6 || column === 6

/** A finder's rings, by how far a module is from its middle. */
function finderAt(row: number, column: number): boolean {
  for (const [r, c] of [
    [3, 3],
    [3, 17],
    [17, 3],
  ] as const) {
    const far = Math.max(Math.abs(row - r), Math.abs(column - c))
    if (far <= 4) return far < 2 || far === 3
  }
  return (row === 6 || column === 6) && (row + column) % 2 === 0
}

/** The free modules in the order in which bits are written: by pairs of columns from the right, up and down. */
function pathOf(): readonly (readonly [number, number])[] {
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
}

function placed(codewords: readonly number[], mask: number): boolean[][] {
  const code = Array.from({ length: SIDE }, (_, row) =>
    Array.from({ length: SIDE }, (_, column) => finderAt(row, column)),
  )
  const bits = codewords.map((word) => binary(word, 8)).join('')
  for (const [index, [row, column]] of pathOf().entries())
    code[row]![column] = (bits[index] === '1') !== MASKS[mask]!(row, column)
  for (const [index, bit] of [...formatOf(2, mask)].entries()) {
    const dark = bit === '1'
    code[8]![index < 6 ? index : index < 8 ? index + 1 : SIDE - 15 + index] = dark
    code[index < 7 ? SIDE - 1 - index : index < 9 ? 15 - index : 14 - index]![8] = dark
    if (index === 7) {
      code[8]![SIDE - 8] = dark
      code[8]![7] = formatOf(2, mask)[6] === '1'
      code[8]![8] = dark
    }
  }
  code[SIDE - 8]![8] = true
  return code
}

const FINDER_LIKE = /(?=10111010000|00001011101)/g

/** How hard a code is on a scanner (ISO/IEC 18004, 7.8.3): runs, blocks, what looks like a finder, imbalance. */
export function penaltyOf(code: Code): number {
  const rows = code.map((row) => row.map(Number).join(''))
  const columns = rows.map((_, column) => rows.map((row) => row[column]).join(''))
  let penalty = 0
  for (const line of [...rows, ...columns]) {
    for (const run of line.match(/0{5,}|1{5,}/g) ?? []) penalty += run.length - 2
    penalty += 40 * [...line.matchAll(FINDER_LIKE)].length
  }
  for (let row = 1; row < SIDE; row++)
    for (let column = 1; column < SIDE; column++) {
      const four = rows[row]!.slice(column - 1, column + 1) + rows[row - 1]!.slice(column - 1, column + 1)
      if (four === '0000' || four === '1111') penalty += 3
    }
  const dark = rows.join('').split('1').length - 1
  return penalty + 10 * Math.floor(Math.abs(dark / (SIDE * SIDE) - 0.5) * 20)
}

const kept = new Map<string, Code>()

/** The code of a text, rows from above, `true` for dark: under the mask that is kindest to a scanner. */
export function codeOf(text: string): Code {
  const known = kept.get(text)
  if (known) return known
  const codewords = codewordsOf(text)
  let best: Code = []
  let least = Infinity
  for (const mask of MASKS.keys()) {
    const code = placed(codewords, mask)
    const penalty = penaltyOf(code)
    if (penalty < least) [best, least] = [code, penalty]
  }
  // Two hosts, each with a second and the next one.
  if (kept.size > 3) kept.clear()
  kept.set(text, best)
  return best
}
