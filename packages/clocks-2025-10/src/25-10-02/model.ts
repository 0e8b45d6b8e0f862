/**
 * The dark bands of human chromosomes 1 to 12 at 400 bands, stained by at least half: on the short arm and on the long
 * one, in thousandths of the arm from the centromere out. Read from homo-sapiens-400.json of ideogram 1.53.0, whose
 * source is the cytogenetic map of NCBI. The first number is how much of the whole the short arm is, in thousandths.
 */
const BANDS = `490 16-41|151-266|378-588|659-705|786-830|908-939 254-297|359-411|469-625|763-847|910-958
393 105-193|298-350|393-532|621-725|836-916 59-107|145-182|191-229|303-387|425-519|594-701|767-818|859-914
476 24-200|264-408|647-718|757-884|954-1000 98-178|201-296|384-438|484-593|664-747|766-837|889-943
277 145-259|400-532|570-728 69-164|257-327|340-403|429-520|555-662|708-740|785-861|890-946
268 47-141|333-639|714-798 87-145|238-342|374-481|510-633|760-818|866-940
382 62-222|540-728|833-895 23-93|135-204|248-354|463-631|699-800|886-935
363 95-204|310-441|617-861 204-373|487-692|768-811|847-894
332 174-396|585-778 74-163|255-366|389-502|642-778|887-934
331 43-185|369-642|681-865 231-420|606-703|741-813
325 266-519|679-826 111-336|510-640|741-871
420 212-324|415-657 28-141|323-486|508-651|856-930
281 291-639 18-110|246-341|404-591|669-764|854-892`

export type Band = readonly [from: number, to: number]

const bandsOf = (list: string): Band[] =>
  list.split('|').map((band) => {
    const [from = 0, to = 0] = band.split('-').map((part) => Number(part) / 1000)
    return [from, to]
  })

/** How a chromosome is banded, `1` to `12`, from its centromere out. */
export function chromosome(number: number) {
  const [short = '', p = '', q = ''] = BANDS.split('\n')[number - 1]!.split(' ')
  return { short: Number(short) / 1000, p: bandsOf(p), q: bandsOf(q) }
}

const NUMERALS = 'I II III IV V VI VII VIII IX X XI XII'.split(' ')

/** The hour of a day of twelve and its numeral. @example hourOf(15) // { number: 3, numeral: 'III' } */
export function hourOf(hour: number) {
  const number = hour % 12 || 12
  return { number, numeral: NUMERALS[number - 1]! }
}

export type Letter = 'I' | 'V' | 'X'
/** How broad a chromosome's shape is, in parts of its height, and what is left free between two. */
export const BROAD: Record<Letter, number> = { I: 0.23, V: 0.78, X: 0.8 }
export const SPACE = 0.13

export const lengthOf = (numeral: string): number =>
  [...numeral].reduce((sum, letter) => sum + BROAD[letter as Letter] + SPACE, -SPACE)

/** An arm from the centromere out: three points of a curve, in parts of the height, and its bands. */
export interface Arm {
  readonly curve: readonly (readonly [number, number])[]
  readonly bands: readonly Band[]
}

/**
 * The arms of a chromosome that looks like a letter: an X has its two chromatids joined near the middle, a V at the end,
 * and an I is one chromatid alone, with its waist.
 */
export function armsOf(letter: Letter, number: number): Arm[] {
  const { short, p, q } = chromosome(number)
  const waist = 0.3 + short * 0.38
  if (letter === 'I')
    return [
      {
        curve: [
          [0.115, waist - 0.078],
          [0.115, waist / 2],
          [0.115, 0.09],
        ],
        bands: p,
      },
      {
        curve: [
          [0.115, waist + 0.078],
          [0.115, (1 + waist) / 2],
          [0.115, 0.91],
        ],
        bands: q,
      },
    ]
  if (letter === 'V')
    return [
      {
        curve: [
          [0.36, 0.9],
          [0.24, 0.55],
          [0.1, 0.09],
        ],
        bands: q,
      },
      {
        curve: [
          [0.42, 0.9],
          [0.54, 0.55],
          [0.68, 0.09],
        ],
        bands: q,
      },
    ]
  return [
    {
      curve: [
        [0.37, waist],
        [0.3, waist * 0.62],
        [0.11, 0.1],
      ],
      bands: p,
    },
    {
      curve: [
        [0.43, waist],
        [0.5, waist * 0.62],
        [0.69, 0.1],
      ],
      bands: p,
    },
    {
      curve: [
        [0.37, waist],
        [0.26, 0.3 + waist * 0.55],
        [0.1, 0.9],
      ],
      bands: q,
    },
    {
      curve: [
        [0.43, waist],
        [0.54, 0.3 + waist * 0.55],
        [0.7, 0.9],
      ],
      bands: q,
    },
  ]
}

const PHASES = ['prophase', 'metaphase', 'anaphase', 'telophase'] as const
export type Phase = (typeof PHASES)[number]
const STARTS = [0, 20, 32, 42, 60]

/** How far a dividing cell is at a second of the minute: the four phases in their order, the first the longest. */
export function phaseAt(second: number): { phase: Phase; part: number } {
  const index = STARTS.findLastIndex((start) => second >= start)
  const at = Math.min(3, index)
  return { phase: PHASES[at]!, part: (second - STARTS[at]!) / (STARTS[at + 1]! - STARTS[at]!) }
}

/** How far a chromosome has turned in its cell, in turns; each trembles at its own pace, a whole number a minute. */
export const tremble = (second: number, index: number): number =>
  0.006 * Math.sin((second / 60) * 2 * Math.PI * (17 + index * 4) + index * 2)
