import { type ClockTime, easeInOut } from '@found-time/clock-runtime'

/** The drawer's twelve, hour by hour, all named by Linnaeus in the tenth edition of his Systema Naturae, 1758. */
export const SPECIES = [
  'Aglais io',
  'Papilio machaon',
  'Morpho menelaus',
  'Danaus plexippus',
  'Gonepteryx rhamni',
  'Parnassius apollo',
  'Papilio ulysses',
  'Anthocharis cardamines',
  'Vanessa atalanta',
  'Ornithoptera priamus',
  'Nymphalis antiopa',
  'Apatura iris',
] as const

export const NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'] as const

/** Which specimen is the hour's, `0` to `11`; midnight and noon are the last. */
export const specimenOf = (hour12: number) => hour12 - 1

/** Degrees a wing stands above the paper at the full hour (`0`, as good as shut) and at the end of the scale. */
const SHUT = 88
const OPEN = 2

/** How much height shows as a move up the picture. */
export const TILT = 0.42

/** Where the wing tips are, from the body, in the wing sheet's units of 400 by 500. */
export const TIP = { x: 380, y: 50 }

const radians = (degrees: number) => (degrees * Math.PI) / 180

// A wing tip goes along a quarter of an ellipse. Marks at equal angles would crowd where the wings lie flat, so the
// wings open by equal lengths of it: the way walked by each tenth of a degree, from shut to open.
const STEPS = (SHUT - OPEN) * 10
const walked = [0]
for (let step = 0; step < STEPS; step++) {
  const angle = radians(SHUT - (step + 0.5) / 10)
  walked.push(walked[step]! + Math.hypot(Math.sin(angle), TILT * Math.cos(angle)))
}

/**
 * How many degrees the hour's wings stand above the paper.
 * @param minute - `0` to `60`, with a fraction.
 * @example angleAt(60) // 2
 */
export function angleAt(minute: number): number {
  const way = (walked[STEPS]! * minute) / 60
  let step = 0
  while (step < STEPS - 1 && walked[step + 1]! < way) step += 1
  return SHUT - (step + (way - walked[step]!) / (walked[step + 1]! - walked[step]!)) / 10
}

/** The minute at which the hour's wings would stand so, `0` to `60`. */
export function minuteOf(degrees: number): number {
  const step = Math.max(0, Math.min(STEPS, (SHUT - degrees) * 10))
  const below = Math.min(STEPS - 1, Math.floor(step))
  return ((walked[below]! + (walked[below + 1]! - walked[below]!) * (step - below)) / walked[STEPS]!) * 60
}

/** Degrees at which the others rest. */
export const REST = 7

/** Seconds of fluttering before each minute, and of the card's change before each hour. */
export const FLUTTER_SECONDS = 0.9

/** How far the flutter before the coming minute has come, `0` to `1`. */
export function flutterAt({ second, millisecond }: Pick<ClockTime, 'second' | 'millisecond'>): number {
  return Math.max(0, (second + millisecond / 1000 - 60) / FLUTTER_SECONDS + 1)
}

/** Seconds in which each of the others breathes once; the hour's breathes in each. */
const ROUND = 4

/** Wings lifted by breath, in degrees: a slow swell in the first half of each second. */
export function breathAt(millisecond: number, delay: number): number {
  const t = (millisecond / 1000 - delay) / 0.42
  return t <= 0 || t >= 1 ? 0 : Math.sin(Math.PI * t) ** 2
}

/**
 * How many degrees a specimen's wings stand above the paper.
 * @param place - Which of the twelve, `0` to `11`.
 * @param current - The hour's.
 */
export function wingsOf(
  place: number,
  current: number,
  time: Pick<ClockTime, 'minute' | 'second' | 'millisecond'>,
): number {
  const { minute, second, millisecond } = time
  const coming = minute === 59 ? (current + 1) % 12 : current
  const flutter = flutterAt(time)
  const breath =
    (place - current + 12 + second) % ROUND === 0 || place === current ? breathAt(millisecond, 0) : 0
  const now = place === current ? angleAt(minute) : REST
  const then = place === coming ? angleAt((minute + 1) % 60) : REST
  const still = place === current || place === coming ? 0.5 : 4
  if (!flutter || (place !== current && place !== coming)) return Math.min(89, now + breath * still)
  // Two beats, the second smaller, on the way; never past the upright.
  const beat = 30 * Math.sin(Math.PI * 2 * flutter) ** 2 * (1 - flutter)
  return Math.min(
    89,
    now + (then - now) * easeInOut(flutter) + (now > 60 && place === current ? -beat : beat),
  )
}

/**
 * Where a wing's `x` goes on the paper, seen from a little in front, and where its shadow falls.
 * @param degrees - Above the paper.
 * @returns For each unit from the body: how far across it is, how far it rises in the picture, how high it is, and
 * where the shadow is, of the right and the left wing.
 */
export function projectionOf(degrees: number) {
  const angle = radians(degrees)
  const [across, up] = [Math.cos(angle), Math.sin(angle)]
  return {
    across,
    rise: up * TILT,
    height: up,
    shadow: { right: across + up * 0.42, left: -across + up * 0.42, down: up * 0.3 },
  }
}

/** A place on the scale: `out` units beyond the wing tip's own path. */
export function scaleAt(minute: number, out: number, side: 1 | -1 = 1): readonly [number, number] {
  const angle = radians(angleAt(minute))
  return [side * (TIP.x + out) * Math.cos(angle), TIP.y - (TIP.x * TILT + out) * Math.sin(angle)]
}
