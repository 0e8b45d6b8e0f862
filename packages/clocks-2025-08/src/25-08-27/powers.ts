export interface Power {
  readonly base: number
  readonly exponent: number
}

export type Kind = 'squares' | 'cubes' | 'twos' | 'mixed'

/** A number above all minutes of a day, which has to be a sum of powers too. */
const END = 1440

/** All powers of a kind below the day's end, from the largest. */
function powersOf(low: number, high: number): Power[] {
  const found: Power[] = [{ base: 1, exponent: low }]
  for (let exponent = low; exponent <= high; exponent++)
    for (let base = 2; base ** exponent < END; base++) found.push({ base, exponent })
  return found.sort((one, other) => amountOf(other) - amountOf(one) || other.exponent - one.exponent)
}

export const amountOf = ({ base, exponent }: Power): number => base ** exponent

/**
 * How few powers each number takes, and the largest of them: by the numbers before it, each once.
 * Squares take four at most (Lagrange 1770), and four only for 4ᵃ(8b + 7) (Legendre 1798). Cubes take nine at most
 * (Wieferich 1909), and nine only for 23 and 239 (Dickson 1939).
 */
function tableOf(powers: readonly Power[]): { fewest: number[]; first: Power[] } {
  const fewest = [0]
  const first: Power[] = []
  for (let sum = 1; sum < END; sum++) {
    fewest[sum] = Number.POSITIVE_INFINITY
    for (const power of powers) {
      const rest = sum - amountOf(power)
      if (rest < 0 || fewest[rest]! + 1 >= fewest[sum]!) continue
      fewest[sum] = fewest[rest]! + 1
      first[sum] = power
    }
  }
  return { fewest, first }
}

const tables = new Map<Kind, ReturnType<typeof tableOf>>()

function tableFor(kind: Kind) {
  const known = tables.get(kind)
  if (known) return known
  const [low, high] = kind === 'squares' ? [2, 2] : kind === 'cubes' ? [3, 3] : [2, 10]
  const table = tableOf(powersOf(low, high))
  tables.set(kind, table)
  return table
}

/** A number as a sum of as few powers of a kind as there can be; powers of two as in binary, each once. */
export function sumOf(count: number, kind: Kind): Power[] {
  if (count === 0) return [{ base: 0, exponent: kind === 'cubes' ? 3 : 2 }]
  if (kind === 'twos')
    return [...count.toString(2)]
      .map((bit, index, bits) => ({ bit, base: 2, exponent: bits.length - 1 - index }))
      .filter(({ bit }) => bit === '1')
      .map(({ base, exponent }) => ({ base, exponent }))
  const { first } = tableFor(kind)
  const sum: Power[] = []
  for (let rest = count; rest > 0; rest -= amountOf(sum.at(-1)!)) sum.push(first[rest]!)
  return sum.sort((one, other) => amountOf(other) - amountOf(one))
}

const KINDS = ['squares', 'cubes', 'mixed', 'twos'] as const

/** The two numbers that need nine cubes are shown in cubes. */
const NINE_CUBES = [23, 239]

/** Kinds take turns from minute to minute, and begin an hour with another one. */
export const kindAt = (count: number): Kind =>
  NINE_CUBES.includes(count) ? 'cubes' : KINDS[(count + Math.floor(count / 60)) % 4]!
