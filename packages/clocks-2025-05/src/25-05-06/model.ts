import { twoDigits } from '@found-time/clock-runtime'
import { COLOURS, NAMES } from './names'

export type Rgb = readonly [red: number, green: number, blue: number]
export type Lab = readonly [lightness: number, greenRed: number, blueYellow: number]

/**
 * A time written as a colour: each pair of decimal figures is read as hexadecimal.
 * @example hexOf(10, 9, 36) // '#100936'
 */
export const hexOf = (hours: number, minutes: number, seconds: number) =>
  `#${twoDigits(hours)}${twoDigits(minutes)}${twoDigits(seconds)}`

/** @example rgbOf('#100936') // [16, 9, 54] */
export const rgbOf = (hex: string): Rgb => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
]

const linear = (channel: number) => {
  const value = channel / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

const curve = (part: number) => (part > 216 / 24_389 ? Math.cbrt(part) : ((24_389 / 27) * part + 16) / 116)

/**
 * An sRGB colour (0 to 255) in CIELAB for the white it has, D65.
 * The matrix is that of IEC 61966-2-1, each row divided by its part of white.
 * @example labOf([255, 255, 255]) // [100, 0, 0], nearly
 */
export function labOf(colour: Rgb): Lab {
  const [red, green, blue] = [linear(colour[0]), linear(colour[1]), linear(colour[2])]
  const x = curve((0.4123908 * red + 0.3575843 * green + 0.1804808 * blue) / 0.9504559)
  const y = curve(0.212639 * red + 0.7151687 * green + 0.0721923 * blue)
  const z = curve((0.0193308 * red + 0.1191948 * green + 0.9505322 * blue) / 1.0890578)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

const radians = (degrees: number) => (degrees * Math.PI) / 180
const hueOf = (a: number, b: number) => ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360

/**
 * How different two colours look: CIEDE2000, where about one is the least an eye can tell.
 * Sharma, Wu, Dalal, "The CIEDE2000 color-difference formula", Color Research and Application 30 (2005).
 * @example differenceOf([50, 2.6772, -79.7751], [50, 0, -82.7485]) // 2.0425
 */
export function differenceOf(one: Lab, other: Lab): number {
  const share = (chroma: number) => Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7))
  const stretch = 1.5 - 0.5 * share((Math.hypot(one[1], one[2]) + Math.hypot(other[1], other[2])) / 2)
  const [a1, a2] = [one[1] * stretch, other[1] * stretch]
  const [chroma1, chroma2] = [Math.hypot(a1, one[2]), Math.hypot(a2, other[2])]
  const [hue1, hue2] = [hueOf(a1, one[2]), hueOf(a2, other[2])]
  const grey = chroma1 * chroma2 === 0
  let turn = grey ? 0 : hue2 - hue1
  if (turn > 180) turn -= 360
  if (turn < -180) turn += 360
  // From the first hue half the short way to the second; greys have no hue, and their hues are added.
  const hue = grey ? hue1 + hue2 : (hue1 + turn / 2 + 360) % 360
  const lightness = (one[0] + other[0]) / 2 - 50
  const chroma = (chroma1 + chroma2) / 2
  const weight =
    1 -
    0.17 * Math.cos(radians(hue - 30)) +
    0.24 * Math.cos(radians(2 * hue)) +
    0.32 * Math.cos(radians(3 * hue + 6)) -
    0.2 * Math.cos(radians(4 * hue - 63))
  const lightnessPart = (other[0] - one[0]) / (1 + (0.015 * lightness ** 2) / Math.sqrt(20 + lightness ** 2))
  const chromaPart = (chroma2 - chroma1) / (1 + 0.045 * chroma)
  const huePart =
    (2 * Math.sqrt(chroma1 * chroma2) * Math.sin(radians(turn / 2))) / (1 + 0.015 * chroma * weight)
  const twist = -2 * share(chroma) * Math.sin(radians(60 * Math.exp(-(((hue - 275) / 25) ** 2))))
  return Math.sqrt(lightnessPart ** 2 + chromaPart ** 2 + huePart ** 2 + twist * chromaPart * huePart)
}

export interface Named {
  readonly name: string
  readonly hex: string
  readonly lab: Lab
}

let table: readonly Named[] | undefined

/** The packed names with their colours. */
export function namedColours(): readonly Named[] {
  table ??= NAMES.split('|').map((name, index) => {
    const hex = `#${COLOURS.slice(index * 6, index * 6 + 6)}`
    return { name, hex, lab: labOf(rgbOf(hex)) }
  })
  return table
}

/**
 * The name whose colour looks least different, its own colour, and the difference in CIEDE2000.
 * @example matchOf('#000000').name // 'Black'
 */
export function matchOf(hex: string): Named & { readonly difference: number } {
  const lab = labOf(rgbOf(hex))
  return namedColours()
    .map((named) => ({ ...named, difference: differenceOf(lab, named.lab) }))
    .reduce((nearest, named) => (named.difference < nearest.difference ? named : nearest))
}

/** Advance widths of the card's typeface, in twentieths of an em; eight for what is not here. */
const ADVANCES: readonly (readonly [number, string])[] = [
  [3, ' ’'],
  [4, '-Iijl'],
  [5, '1Jt'],
  [6, 'EFfr'],
  [7, '7LZz'],
  [9, '4689ABDGKOQRUVYx'],
  [10, '#N'],
  [12, 'm'],
  [13, 'MWw'],
]
const widthOf = (text: string) =>
  [...text].reduce((sum, letter) => sum + (ADVANCES.find(([, set]) => set.includes(letter))?.[0] ?? 8), 0) /
  20

/**
 * A name broken in two where its halves are most even; one word stays whole.
 * @returns The parts, and how wide the name is in em: on one line, and on two.
 * @example partsOf('Quiet Abyss').parts // ['Quiet', 'Abyss']
 */
export function partsOf(name: string) {
  const words = name.split(' ')
  const whole = widthOf(name)
  let best = { parts: [name], whole, broken: whole }
  for (let at = 1; at < words.length; at++) {
    const parts = [words.slice(0, at).join(' '), words.slice(at).join(' ')]
    const broken = Math.max(...parts.map(widthOf))
    if (broken < best.broken) best = { parts, whole, broken }
  }
  return best
}

/** How long before the minute the next card begins to fall. */
export const DROP_SECONDS = 0.55

/** How far the next card has fallen, `0` to `1`, after so many seconds of the minute; it falls as things fall. */
export const fallenAt = (seconds: number) => Math.max(0, 1 - (60 - seconds) / DROP_SECONDS) ** 2

/** How long before a second its stroke begins. */
export const STROKE_SECONDS = 0.38

/** How much of the next second's stroke is painted, `0` to `1`: the brush sets off hard and arrives on the second. */
export function strokeAt(milliseconds: number): number {
  const part = 1 - (1000 - milliseconds) / 1000 / STROKE_SECONDS
  return part <= 0 ? 0 : 1 - (1 - part) ** 2.6
}

/** From then on it is not. */
export const SQUASH_SECONDS = 0.5

/** How much a card that has just landed is squashed, around `0`, at `0` when it lands and soon again. */
export const squashAt = (seconds: number) =>
  seconds > SQUASH_SECONDS ? 0 : Math.exp(-11 * seconds) * Math.sin(seconds * 30)
