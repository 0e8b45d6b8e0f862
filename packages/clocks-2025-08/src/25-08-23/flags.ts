/**
 * The flags of the International Code of Signals (IMO 2005; the United States' edition is Pub. 102), each as paths in a
 * field 100 high: letters are 120 long, numeral pennants 200 and tapering to 36, substitutes triangles of 150.
 * A path's first word is its colour: red, white, blue, yellow or key (black).
 */
export const COLOURS: Readonly<Record<string, string>> = {
  r: '#e3182d',
  w: '#ffffff',
  b: '#0b3bb5',
  y: '#ffd200',
  k: '#15131c',
}

const ALL = 'M0 0H120V100H0Z'
const LEFT = 'M0 0H60V100H0Z'
const TALL = 'M0 0H200V100H0Z'
const DISC = 'M60 22a28 28 0 1 0 .1 0Z'
const CROSS = 'M48 0H72V38H120V62H72V100H48V62H0V38H48Z'
const SALTIRE = 'M0 0H16L60 37 104 0H120V13L76 50 120 87V100H104L60 63 16 100H0V87L44 50 0 13Z'
const QUARTERS = 'M0 0H60V50H120V100H60V50H0Z'
const MIDDLE = 'M40 33H80V67H40Z'

const checks = () => {
  let path = ''
  for (let row = 0; row < 4; row++)
    for (let column = row % 2; column < 4; column += 2) path += `M${column * 30} ${row * 25}h30v25h-30Z`
  return path
}

/** Red stripes upwards to the fly, as many as yellow ones. */
const stripes = () =>
  [0, 1, 2, 3, 4]
    .map((index) => `M0 ${44 * index + 22}L${44 * index + 22} 0h22L0 ${44 * index + 44}Z`)
    .join('')

/** What lies on what, from the ground up. */
export const FLAGS: Readonly<Record<string, readonly string[]>> = {
  A: [`w${ALL}`, 'bM60 0H120V100H60Z'],
  B: [`r${ALL}`],
  C: [`b${ALL}`, 'wM0 20H120V80H0Z', 'rM0 40H120V60H0Z'],
  D: [`y${ALL}`, 'bM0 25H120V75H0Z'],
  E: [`r${ALL}`, 'bM0 0H120V50H0Z'],
  F: [`w${ALL}`, 'rM60 0L120 50 60 100 0 50Z'],
  G: [`y${ALL}`, 'bM20 0H40V100H20ZM60 0H80V100H60ZM100 0H120V100H100Z'],
  H: [`r${ALL}`, `w${LEFT}`],
  I: [`y${ALL}`, `k${DISC}`],
  J: [`b${ALL}`, 'wM0 33H120V67H0Z'],
  K: [`b${ALL}`, `y${LEFT}`],
  L: [`k${ALL}`, `y${QUARTERS}`],
  M: [`b${ALL}`, `w${SALTIRE}`],
  N: [`w${ALL}`, `b${checks()}`],
  O: [`y${ALL}`, 'rM0 0H120V100Z'],
  P: [`b${ALL}`, `w${MIDDLE}`],
  Q: [`y${ALL}`],
  R: [`r${ALL}`, `y${CROSS}`],
  S: [`w${ALL}`, `b${MIDDLE}`],
  T: [`w${ALL}`, 'rM0 0H40V100H0Z', 'bM80 0H120V100H80Z'],
  U: [`w${ALL}`, `r${QUARTERS}`],
  V: [`w${ALL}`, `r${SALTIRE}`],
  W: [`b${ALL}`, 'wM20 17H100V83H20Z', `r${MIDDLE}`],
  X: [`w${ALL}`, `b${CROSS}`],
  Y: [`y${ALL}`, `r${stripes()}`],
  Z: [`yM0 0H120L60 50Z`, 'kM0 0L60 50 0 100Z', 'bM120 0V100L60 50Z', 'rM0 100L60 50 120 100Z'],
  0: [`y${TALL}`, 'rM67 0H133V100H67Z'],
  1: [`w${TALL}`, 'rM66 22a28 28 0 1 0 .1 0Z'],
  2: [`b${TALL}`, 'wM66 22a28 28 0 1 0 .1 0Z'],
  3: [`b${TALL}`, 'wM0 0H133V100H0Z', 'rM0 0H67V100H0Z'],
  4: [`r${TALL}`, 'wM54 0H78V38H200V62H78V100H54V62H0V38H54Z'],
  5: [`b${TALL}`, 'yM0 0H100V100H0Z'],
  6: [`w${TALL}`, 'kM0 0H200V50H0Z'],
  7: [`r${TALL}`, 'yM0 0H200V50H0Z'],
  8: [`w${TALL}`, 'rM54 0H78V38H200V62H78V100H54V62H0V38H54Z'],
  9: [`w${TALL}`, 'kM90 0H200V50H90Z', 'rM0 50H90V100H0Z', 'yM90 50H200V100H90Z'],
  first: ['bM0 0L150 50 0 100Z', 'yM18 28L84 50 18 72Z'],
  second: ['wM0 0L150 50 0 100Z', 'bM0 0L60 20V80L0 100Z'],
  third: ['wM0 0L150 50 0 100Z', 'kM0 36H150V64H0Z'],
}

/** How the numerals are said at sea: the second half is plain English. */
const SPOKEN =
  'NADA ZERO,UNA ONE,BISSO TWO,TERRA THREE,KARTE FOUR,PANTA FIVE,SOXI SIX,SETTE SEVEN,OKTO EIGHT,NOVE NINE'

/** @example spokenOf('9') // ['NOVE', 'NINE'] */
export function spokenOf(numeral: string): readonly [string, string] {
  const [before, english] = SPOKEN.split(',')[Number(numeral)]!.split(' ')
  return [before!, english!]
}

/** The order in which a ship is dressed so that it says nothing: two flags and a pennant (Chapman, Piloting). */
export const DRESSING: readonly string[] =
  'A B 2 U J 1 K E 3 G H 6 I V 5 F L 4 D M 7 P O third R N first S T 0 C X 9 W Q 8 Z Y second'.split(' ')
