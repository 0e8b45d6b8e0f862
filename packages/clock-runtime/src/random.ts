/** A stream of chance that is the same for the same seed. */
export interface Random {
  /** From `0` up to but not including `1`. */
  (): number
  /** From `low` up to but not including `high`. */
  between(low: number, high: number): number
  /** A whole number from `low` to `high`, both included. */
  integer(low: number, high: number): number
  /** @throws {RangeError} When the list is empty. */
  pick<T>(list: readonly T[]): T
  /** A shuffled copy. */
  shuffle<T>(list: readonly T[]): T[]
}

/** 32-bit FNV-1a, offset by `basis` (Fowler, Noll, Vo; draft-eastlake-fnv). */
function hash(text: string, basis: number): number {
  let value = (0x811c9dc5 ^ basis) >>> 0
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  }
  return value >>> 0
}

/**
 * Seeded chance. Derive the seed from the host's and from the minute or hour it belongs to, so that a clock entered
 * at any moment looks as if it had always run.
 * The generator is sfc32, the 32-bit "small fast counting" generator of Chris Doty-Humphrey's PractRand.
 * @param seed - Any texts and numbers; their order matters.
 * @example const random = createRandom(settings.seed, 'bubbles', hour, minute)
 */
export function createRandom(...seed: readonly (string | number)[]): Random {
  const text = seed.join('\u0000')
  let a = hash(text, 1)
  let b = hash(text, 2)
  let c = hash(text, 3)
  let counter = 1
  const next = () => {
    const sum = (a + b + counter++) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = ((c << 21) | (c >>> 11)) + sum
    c |= 0
    return (sum >>> 0) / 4_294_967_296
  }
  for (let round = 0; round < 12; round++) next()

  const integer = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  return Object.assign(next, {
    integer,
    between: (low: number, high: number) => low + next() * (high - low),
    pick: <T>(list: readonly T[]): T => {
      if (list.length === 0) throw new RangeError('random.pick: the list is empty')
      return list[integer(0, list.length - 1)] as T
    },
    shuffle: <T>(list: readonly T[]): T[] => {
      const copy = [...list]
      for (let last = copy.length - 1; last > 0; last--) {
        const other = integer(0, last)
        const held = copy[last] as T
        copy[last] = copy[other] as T
        copy[other] = held
      }
      return copy
    },
  })
}
