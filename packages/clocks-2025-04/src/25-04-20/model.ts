import { mix } from '@found-time/clock-runtime'

/** The moon's disc is drawn with this radius about `0 0`; all lengths below are in its hundredths. */
export const RADIUS = 100

/** Where the light ends on the equator: the right limb at `0` minutes, the left limb at `60`. */
export const terminatorAt = (minutes: number) => RADIUS * (1 - minutes / 30)

/**
 * Illuminated fraction of the disc, by its phase angle: the angle at the moon between the sun and the eye. It is that
 * of the disc's area, and as much that of the diameter across the line of cusps, which is why a straight rule reads it.
 * Jean Meeus, Astronomical Algorithms, chapter 48.
 */
export const litFraction = (phaseDegrees: number) => (1 + Math.cos((phaseDegrees * Math.PI) / 180)) / 2

const round = (value: number) => String(Math.round(value * 100) / 100)

/**
 * The outline of the lit part of a waxing moon, as a path: the right limb, and half of the terminator's ellipse.
 * @param minutes - `0` new to `60` full; the lit fraction is a sixtieth of it.
 */
export function litPath(minutes: number): string {
  const x = terminatorAt(minutes)
  // From the south cusp back to the north: through the right of the middle for a crescent, the left for a gibbous moon.
  return `M0 ${-RADIUS}A${RADIUS} ${RADIUS} 0 0 1 0 ${RADIUS}A${round(Math.abs(x))} ${RADIUS} 0 0 ${x > 0 ? 0 : 1} 0 ${-RADIUS}Z`
}

/** How many moons are full: `1` to `12`. Twelve from noon to one and from midnight to one. */
export const fullMoons = (hour: number) => hour % 12 || 12

/** Which field the great moon goes down to at the end of an hour, `0` to `11`. */
export const nextField = (hour: number) => hour % 12

/** How far the great moon has gone on its way across, `0` up to but not including `1`, in twelve hours. */
export const wayAcross = (hour: number, minute: number, second: number) =>
  ((hour % 12) * 3600 + minute * 60 + second) / 43_200

/** The figure at a field, `0` to `11`. The fields after noon are numbered on to 23 and 0 where hours are. */
export function fieldNumber(field: number, hour: number, hourCycle: 12 | 24): number {
  const afternoon = hour > 12 || hour === 0
  return hourCycle === 24 && afternoon ? (field + 13) % 24 : field + 1
}

type Colour = readonly [red: number, green: number, blue: number]

/** The printer's inks of an hour. */
export interface Inks {
  /** The sky from the top of the sheet to the hills, four blocks wiped into one another. */
  readonly sky: readonly [string, string, string, string]
  /** Water in the fields, near to far. */
  readonly water: readonly [string, string]
  /** Hills, far and near; the nearer is also the earth of the ridges. */
  readonly hills: readonly [string, string]
  /** The engraving on the lit part of the moon. */
  readonly line: string
}

/** By the hour: four of the sky, two of the water, two of the hills, the line; six hexadecimal digits each. */
const PROOFS: readonly (readonly [hour: number, inks: string])[] = [
  [0, '24466c 31608a 4b7d9c 86a9b0 1f4a68 396f8a 2e5a76 173850 14304a'],
  [4, '24466c 35658c 5b8a9f 9fb5ab 204c68 44788c 325e75 183a50 14304a'],
  [5.5, '3d7390 6a9fa8 b9c4a9 f0c08f 3c7486 8fb0a8 5a8286 274f5a 173a50'],
  [7, '5c9fae 86bdbd b6d6c4 f1e3c0 4f929b 97c4bc 6f9f99 2f625f 17414c'],
  [12, '3f94b0 67b0bf 97cbc6 dfe9cf 3f8ea0 86c2c0 66a39b 25655c 123f4f'],
  [16, '4d97aa 7fb7b6 bccfaf f3deaa 478c96 9cc0ab 7a9f88 365f52 183f49'],
  [18.3, '3f6f93 8b95a0 dca283 f2854f 3f6a80 c29a80 7b6d75 34435a 1d2f4d'],
  [20, '2c4f7c 4f6a92 94899b d79a82 2b507a 77829a 56627f 24385a 1a2c4c'],
  [22, '24466c 31608a 527f9c 93a5ab 1f4a68 40708a 305a76 183850 14304a'],
  [24, '24466c 31608a 4b7d9c 86a9b0 1f4a68 396f8a 2e5a76 173850 14304a'],
]

const colour = (hex: string): Colour => [0, 2, 4].map((at) => parseInt(hex.slice(at, at + 2), 16)) as never

const PLATES = PROOFS.map(([hour, inks]) => ({ hour, colours: inks.split(' ').map(colour) }))

/** The inks of a time of day. */
export function inksAt(secondsOfDay: number): Inks {
  const hour = secondsOfDay / 3600
  const next = PLATES.findIndex((plate) => plate.hour > hour)
  const [from, to] = [PLATES[next - 1]!, PLATES[next]!]
  const part = (hour - from.hour) / (to.hour - from.hour)
  const [a, b, c, d, e, f, g, h, i] = from.colours.map(
    (start, index) => `rgb(${mix(start, to.colours[index]!, part).map(Math.round).join(' ')})`,
  ) as [string, string, string, string, string, string, string, string, string]
  return { sky: [a, b, c, d], water: [e, f], hills: [g, h], line: i }
}

/** Geese of the skein behind the first, in wingspans: how far behind, how far aside. */
export const SKEIN: readonly (readonly [behind: number, aside: number])[] = [
  [0, 0],
  [0.95, -0.42],
  [1.05, 0.5],
  [1.95, -0.95],
  [2.05, 0.92],
  [2.9, -1.3],
  [3.9, -1.85],
]

/** Where a goose is and how it holds its wings. */
export interface Goose {
  /** `0` as the first one comes in, `1` as the last has gone: sixty notches. */
  readonly way: number
  /** `1` wings high, `-1` low. */
  readonly wings: number
}

/**
 * The skein crosses once a minute, a notch a second; the downstroke, in the first third of the second, carries it.
 * @param behind - Wingspans behind the first: the stroke runs down the skein.
 */
export function gooseAt(second: number, millisecond: number, behind: number): Goose {
  const part = (((millisecond / 1000 - behind * 0.09) % 1) + 1) % 1
  const down = 0.36
  const wings =
    part < down ? Math.cos((part / down) * Math.PI) : -Math.cos(((part - down) / (1 - down)) * Math.PI)
  const stroke = millisecond / 1000
  return { way: (second + stroke - Math.sin(stroke * Math.PI * 2) * 0.11) / 60, wings }
}
