export type Point = readonly [x: number, y: number]

/** A flag's field: its colour, and its corners in a flag 100 high; one that has only one is a disc round it. */
type Field = readonly [colour: string, ...corners: readonly Point[]]

/** The code's colours: red, white, blue, yellow and key (black). */
export const COLOURS: Readonly<Record<string, string>> = {
  r: '#e3182d',
  w: '#ffffff',
  b: '#0b3bb5',
  y: '#ffd200',
  k: '#15131c',
}

/** How long letters, numeral pennants and substitutes are made when they are 100 high. */
const [LETTER, PENNANT, SUBSTITUTE] = [120, 200, 150]

const isNumeral = (name: string) => name >= '0' && name <= '9'

export const longOf = (name: string) => (name.length > 1 ? SUBSTITUTE : isNumeral(name) ? PENNANT : LETTER)

/** A and B are swallow-tailed, numerals taper to a third, substitutes to a point. */
export function outlineOf(name: string): readonly Point[] {
  const long = longOf(name)
  if (name.length > 1)
    return [
      [0, 0],
      [long, 50],
      [0, 100],
    ]
  const end = isNumeral(name) ? 33 : 0
  return [
    [0, 0],
    [long, end],
    ...(name === 'A' || name === 'B' ? [[90, 50] as const] : []),
    [long, 100 - end],
    [0, 100],
  ]
}

const field = (colour: string, ...numbers: readonly number[]): Field => {
  const corners: Point[] = []
  for (let index = 0; index < numbers.length; index += 2) corners.push([numbers[index]!, numbers[index + 1]!])
  return [colour, ...corners]
}

const box = (colour: string, left: number, top: number, right: number, low: number) =>
  field(colour, left, top, right, top, right, low, left, low)

const disc = (colour: string, middle: number) => field(colour, middle, 50)

const all = (colour: string) => box(colour, 0, 0, PENNANT, 100)
const hoist = (colour: string) => box(colour, 0, 0, 60, 100)
const middle = (colour: string) => box(colour, 40, 33, 80, 67)
const cross = (colour: string, at: number) => [
  box(colour, at - 12, 0, at + 12, 100),
  box(colour, 0, 38, PENNANT, 62),
]
const saltire = (colour: string) => [
  field(colour, 0, 0, 16, 0, 120, 87, 120, 100, 104, 100, 0, 13),
  field(colour, 120, 0, 104, 0, 0, 87, 0, 100, 16, 100, 120, 13),
]
const quarters = (colour: string) => [box(colour, 0, 0, 60, 50), box(colour, 60, 50, 120, 100)]
const steps = (count: number) => Array.from({ length: count }, (_, index) => index)

/**
 * The flags of the International Code of Signals (IMO 2005; the United States' edition is Pub. 102), what lies on what
 * from the ground up. Source: the drawings of github.com/signal-flags/signal-flag-images, with which all are compared.
 */
export const FLAGS: Readonly<Record<string, readonly Field[]>> = {
  A: [all('w'), box('b', 60, 0, 120, 100)],
  B: [all('r')],
  C: [all('b'), box('w', 0, 20, 120, 80), box('r', 0, 40, 120, 60)],
  D: [all('y'), box('b', 0, 20, 120, 80)],
  E: [all('r'), box('b', 0, 0, 120, 50)],
  F: [all('w'), field('r', 60, 0, 120, 50, 60, 100, 0, 50)],
  G: [all('y'), ...[20, 60, 100].map((left) => box('b', left, 0, left + 20, 100))],
  H: [all('r'), hoist('w')],
  I: [all('y'), disc('k', 60)],
  J: [all('b'), box('w', 0, 33, 120, 67)],
  K: [all('b'), hoist('y')],
  L: [all('k'), ...quarters('y')],
  M: [all('b'), ...saltire('w')],
  N: [
    all('w'),
    ...steps(16).flatMap((index) => {
      const [row, column] = [Math.floor(index / 4), index % 4]
      return (row + column) % 2 ? [] : [box('b', column * 30, row * 25, column * 30 + 30, row * 25 + 25)]
    }),
  ],
  O: [all('y'), field('r', 0, 0, 120, 0, 120, 100)],
  P: [all('b'), middle('w')],
  Q: [all('y')],
  R: [all('r'), ...cross('y', 60)],
  S: [all('w'), middle('b')],
  T: [all('w'), box('r', 0, 0, 40, 100), box('b', 80, 0, 120, 100)],
  U: [all('w'), ...quarters('r')],
  V: [all('w'), ...saltire('r')],
  W: [all('b'), box('w', 20, 17, 100, 83), middle('r')],
  X: [all('w'), ...cross('b', 60)],
  // Ten stripes, yellow first, that rise to the fly.
  Y: [
    all('y'),
    ...steps(5).map((index) =>
      field('r', 0, 44 * index + 22, 44 * index + 22, 0, 44 * index + 44, 0, 0, 44 * index + 44),
    ),
  ],
  Z: [
    field('y', 0, 0, 120, 0, 60, 50),
    field('k', 0, 0, 60, 50, 0, 100),
    field('b', 120, 0, 120, 100, 60, 50),
    field('r', 0, 100, 60, 50, 120, 100),
  ],
  0: [all('y'), box('r', 67, 0, 133, 100)],
  1: [all('w'), disc('r', 66)],
  2: [all('b'), disc('w', 66)],
  3: [all('b'), box('w', 0, 0, 133, 100), box('r', 0, 0, 67, 100)],
  4: [all('r'), ...cross('w', 66)],
  5: [all('b'), box('y', 0, 0, 95, 100)],
  6: [all('w'), box('k', 0, 0, 200, 50)],
  7: [all('r'), box('y', 0, 0, 200, 50)],
  8: [all('w'), ...cross('r', 66)],
  9: [all('w'), box('k', 90, 0, 200, 50), box('r', 0, 50, 90, 100), box('y', 90, 50, 200, 100)],
  first: [all('b'), field('y', 0, 21, 87, 50, 0, 79)],
  second: [all('w'), box('b', 0, 0, 62, 100)],
  third: [all('w'), box('k', 0, 34, 150, 66)],
}

/**
 * How the numerals are said at sea; the second half is plain English. Source: the Code's figure spelling table, which
 * is also that of the ITU Radio Regulations, Appendix 14.
 */
const SPOKEN =
  'NADA ZERO,UNA ONE,BISSO TWO,TERRA THREE,KARTE FOUR,PANTA FIVE,SOXI SIX,SETTE SEVEN,OKTO EIGHT,NOVE NINE'

/** @example spokenOf('9') // ['NOVE', 'NINE'] */
export function spokenOf(numeral: string): readonly [string, string] {
  const [before, english] = SPOKEN.split(',')[Number(numeral)]!.split(' ')
  return [before!, english!]
}

/**
 * The order in which a ship is dressed so that it says nothing: two flags and a pennant, from the bow over the
 * mastheads to the stern. Source: Chapman, Piloting, Seamanship and Small Boat Handling, “Dressing Ship”.
 */
export const DRESSING: readonly string[] =
  'A B 2 U J 1 K E 3 G H 6 I V 5 F L 4 D M 7 P O third R N first S T 0 C X 9 W Q 8 Z Y second'.split(' ')
