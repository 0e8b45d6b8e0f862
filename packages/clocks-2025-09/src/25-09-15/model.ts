/** A thread's colour, by its letter in a register of tartans. */
export type Colour = 'R' | 'W' | 'G'

/** A stripe of a sett: so many threads of a colour. */
export interface Stripe {
  readonly colour: Colour
  readonly threads: number
}

/** Threads of white on either side of a stripe. */
const LINE = 2

/** Midnight and noon are twelve: a sett without red would be no sett. */
export const countsAt = (hour: number, minute: number) => ({ red: hour % 12 || 12, green: minute })

/** The sett of a time, between its pivots; a stripe of no threads is left out, as a register does. */
export function settAt(hour: number, minute: number): Stripe[] {
  const { red, green } = countsAt(hour, minute)
  const sett: Stripe[] = [
    { colour: 'R', threads: red },
    { colour: 'W', threads: LINE },
    { colour: 'G', threads: green },
  ]
  return sett.filter(({ threads }) => threads > 0)
}

/**
 * A thread count as registers write it, such as `B/24 K4 B4 K4 B4 K20 G24 K6 G/24`, as letters and numbers. The slashes
 * mark the pivots: from there the stripes come back in the opposite order.
 * @param count - As above; the syntax is described in `docs/syntax/threadcount.md` of tartan 5.0.1 (npm).
 */
export const stripesOf = (count: string) =>
  [...count.matchAll(/([A-Z]+)\/?(\d+)/g)].map(([, colour, threads]) => ({
    colour: colour!,
    threads: Number(threads),
  }))

/** A sett as it is written down, with its pivots. */
export const countOf = (sett: readonly Stripe[]): string =>
  sett
    .map(({ colour, threads }, at) => `${colour}${at === 0 || at === sett.length - 1 ? '/' : ''}${threads}`)
    .join(' ')

/**
 * Forward and back again: the stripes of one whole repeat. The stripes at both pivots stand there once.
 * @example mirrored(['R', 'W', 'G']) // ['R', 'W', 'G', 'W']
 */
export const mirrored = <T>(sett: readonly T[]): T[] => [...sett, ...sett.slice(1, -1).reverse()]

/** A thread, and whether it is a fifth of its stripe: these are a shade lighter, for counting. */
export interface Thread {
  readonly colour: Colour
  readonly fifth: boolean
}

/** The threads of one repeat, in their order. */
export const threadsAt = (hour: number, minute: number): Thread[] =>
  mirrored(settAt(hour, minute)).flatMap(({ colour, threads }) =>
    Array.from({ length: threads }, (_, at) => ({ colour, fifth: colour !== 'W' && at % 5 === 4 })),
  )

/** Two over, two under, and a step to the side with each pick. */
export const warpIsUp = (end: number, pick: number): boolean => (((end - pick) % 4) + 4) % 4 < 2

/** The words of the name tape. */
export function entryAt(hour: number, minute: number): [string, string] {
  const { red, green } = countsAt(hour, minute)
  return [`R${red}`, `G${green}`]
}

/** How far the shuttle is, `0` at the left and `1` at the right; it flies back and forth, a pick each second. */
export const shuttleAt = (second: number, part: number): number => (second % 2 === 0 ? part : 1 - part)

/** A tape's letter, seven threads broad and eleven picks high. */
export const LETTERS: Record<string, readonly string[]> = {
  R: '111111.,1111111,11...11,11...11,11...11,1111111,111111.,11.11..,11..11.,11...11,11...11'.split(','),
  G: '.11111.,1111111,11...11,11.....,11.....,11..111,11..111,11...11,11...11,1111111,.11111.'.split(','),
  0: '.11111.,1111111,11...11,11...11,11...11,11...11,11...11,11...11,11...11,1111111,.11111.'.split(','),
  1: '..11,.111,1111,1111,..11,..11,..11,..11,..11,..11,..11'.split(','),
  2: '.11111.,1111111,11...11,.....11,.....11,....111,...111.,..111..,.111...,1111111,1111111'.split(','),
  3: '1111111,1111111,....111,...111.,..1111.,..11111,.....11,.....11,11...11,1111111,.11111.'.split(','),
  4: '....11.,...111.,..1111.,.11.11.,.11.11.,11..11.,11..11.,1111111,1111111,....11.,....11.'.split(','),
  5: '1111111,1111111,11.....,11.....,111111.,1111111,.....11,.....11,11...11,1111111,.11111.'.split(','),
  6: '..1111.,.11111.,111....,11.....,111111.,1111111,11...11,11...11,11...11,1111111,.11111.'.split(','),
  7: '1111111,1111111,.....11,....11.,....11.,...11..,...11..,..11...,..11...,..11...,..11...'.split(','),
  8: '.11111.,1111111,11...11,11...11,.11111.,.11111.,11...11,11...11,11...11,1111111,.11111.'.split(','),
  9: '.11111.,1111111,11...11,11...11,11...11,1111111,.111111,.....11,....111,.11111.,.1111..'.split(','),
}

/** The height of a letter in picks. */
export const TALL = 11

/** How many threads a word takes, with two between its letters. */
export const broadOf = (word: string): number =>
  [...word].reduce((sum, letter) => sum + LETTERS[letter]![0]!.length + 2, -2)

/** Where white lies on top in one pick of a word: from which thread, and over how many. */
export function floatsOf(word: string, pick: number): { from: number; over: number }[] {
  const floats: { from: number; over: number }[] = []
  for (let end = 0; end < broadOf(word); end++)
    if (isWhite(word, end, pick)) {
      const last = floats.at(-1)
      if (last && last.from + last.over === end) last.over++
      else floats.push({ from: end, over: 1 })
    }
  return floats
}

/** Whether white shows at a thread and pick of a word. */
export function isWhite(word: string, end: number, pick: number): boolean {
  let left = 0
  for (const letter of word) {
    const rows = LETTERS[letter]!
    if (end >= left && end < left + rows[0]!.length) return rows[pick]?.[end - left] === '1'
    left += rows[0]!.length + 2
  }
  return false
}

/** Threads between the two words, where they stand in one line. */
const BETWEEN = 10

/** The cloth on a stage of this size: threads and picks, and where the tape is. */
export function planOf(width: number, height: number, [red, green]: readonly [string, string]) {
  const tall = height > width * 1.1
  const thread = Math.min(width / (tall ? 31 : 80), height / (tall ? 58 : 44))
  const ends = Math.ceil(width / thread)
  const picks = Math.ceil(height / thread)
  /** Bare warp above the cloth's edge, for the shuttle. */
  const fell = 7
  const high = tall ? TALL * 2 + 9 : TALL + 6
  const top = picks - high - (tall ? 9 : 6)
  const first = Math.floor(width / thread / 2 - (tall ? 12 : (broadOf(red) + BETWEEN + broadOf(green)) / 2))
  const second = tall ? { x: first, y: top + 6 + TALL } : { x: first + broadOf(red) + BETWEEN, y: top + 3 }
  return {
    thread,
    ends,
    picks,
    fell,
    tape: { top, high },
    words: [
      { word: red, x: first, y: top + 3 },
      { word: green, ...second },
    ],
  }
}
