import type { BIRDS } from './birds'

export type Bird = keyof typeof BIRDS

/** The three wires that have numbers, from the top: hours, tens of minutes, and single minutes. */
export const NUMBERS: readonly (readonly number[])[] = [
  [12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  [0, 1, 2, 3, 4, 5],
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
]

/**
 * At which place of its wire each bird sits.
 * @example placesAt(15, 42) // [3, 4, 2]
 */
export const placesAt = (hour: number, minute: number): [hour: number, ten: number, one: number] => [
  hour % 12,
  Math.floor(minute / 10),
  minute % 10,
]

/** What the numbers under the birds say. */
export const readAt = (hour: number, minute: number): [number, number, number] => {
  const [h, t, o] = placesAt(hour, minute)
  return [NUMBERS[0]![h]!, NUMBERS[1]![t]!, NUMBERS[2]![o]!]
}

const TENS: readonly Bird[] = ['swallow', 'blackbird', 'puffin', 'swallow', 'cormorant', 'blackbird']
const ONES: readonly Bird[] = [
  'penguin',
  'blackbird',
  'puffin',
  'cormorant',
  'swallow',
  'blackbird',
  'cormorant',
  'puffin',
  'swallow',
  'cormorant',
]

/** Owls keep the night, a cock crows in two hours of the morning, crows have the rest; no two are of one kind. */
export function birdsAt(hour: number, minute: number): [Bird, Bird, Bird] {
  const [, ten, one] = placesAt(hour, minute)
  const first = hour < 5 || hour > 20 ? 'owl' : hour < 7 ? 'rooster' : 'crow'
  const second = TENS[ten]!
  const third = ONES[one]!
  if (third !== second) return [first, second, third]
  return [first, second, third === 'puffin' ? 'blackbird' : 'puffin']
}

/** Which bird turns round in a second: one after the other. */
export const turningAt = (second: number): number => second % 3

/** Whether a bird looks to the right: it turned an odd number of times in this minute. */
export function looksRight(bird: number, second: number): boolean {
  const turns = Math.floor((second - bird + 3) / 3)
  return (turns + bird) % 2 === 1
}

/** How long a bird takes to turn round, and to fly to another place. */
export const TURN_MS = 300
export const FLIGHT_MS = 470

/**
 * A wire hangs as a catenary, `a · cosh(x / a)`, between poles that are further apart than the stage is broad.
 * @param part - Where along the span, `0` to `1`.
 * @param span - How far the poles are apart.
 * @param sag - How far the wire hangs down in the middle.
 * @returns How far it hangs below its poles there.
 */
export function catenary(part: number, span: number, sag: number): number {
  // The parameter that gives this sag is near that of a parabola; it is found by halving.
  let [low, a, high] = [span / 8, 0, (span * span) / (4 * sag)]
  for (let step = 0; step < 40; step++) {
    a = (low + high) / 2
    if (a * (Math.cosh(span / 2 / a) - 1) > sag) low = a
    else high = a
  }
  return sag - a * (Math.cosh((part - 0.5) * (span / a)) - 1)
}

/** On which wire a place of a row is, and where along it: of five wires on a stage held upright, of three elsewhere. */
export function wireOf(row: number, place: number, upright: boolean): readonly [wire: number, part: number] {
  const count = NUMBERS[row]!.length
  if (!upright) return [row, place / (count - 1)]
  // Twelve hours are six and six, and ten minutes five and five; the tens have one wire to themselves.
  const across = row === 1 ? count : count / 2
  const wire = [0, 2, 3][row]! + Math.floor(place / across)
  return [wire, (place % across) / (across - 1)]
}

/** Where poles, wires and places are. */
export function planOf(width: number, height: number) {
  const upright = height > width * 1.1
  const wires = upright ? 5 : 3
  const gap = height * (upright ? 0.187 : 0.308)
  const first = height * (upright ? 0.14 : 0.243)
  const pole = Math.min(width, height) * (upright ? 0.085 : 0.075)
  const span = width * 1.3
  const sag = Math.min(height * 0.04, width * 0.05)
  const wire = (index: number, x: number) =>
    first + index * gap + catenary((x - pole) / span, span, sag) - sag * 0.85
  // A bird is little more broad to each side of its feet than half as high as it is.
  const bird = Math.min(gap * 0.615, width * 0.26)
  const left = pole * 0.6 + bird * 0.65
  const right = width - bird * 0.65
  return {
    gap,
    pole,
    upright,
    wires,
    wire,
    bird,
    thick: gap * 0.027,
    /** A place of a row of numbers, on its wire. */
    place: (row: number, place: number): [x: number, y: number] => {
      const [index, part] = wireOf(row, place, upright)
      const x = left + (right - left) * part
      return [x, wire(index, x)]
    },
    numeral: Math.min(gap * 0.19, width * (upright ? 0.08 : 0.04)),
    said: Math.min(gap * 0.305, width * (upright ? 0.125 : 0.06)),
  }
}

export type Plan = ReturnType<typeof planOf>
