import { type HourCycle, shownHour } from '@found-time/clock-runtime'

/**
 * The colours of the numbers from 0 to 59, out of the 159 of Sanzo Wada's "Dictionary of Color Combinations" (1933): in
 * each row of ten the hue goes round once, from pink by way of yellow, green and blue to purple; and from row to row the
 * tone grows deeper. So the units have a hue, and the tens a tone.
 */
// biome-ignore format: ten a row
export const COLOURS: readonly string[] = [
  '#d8a37b', '#fcc79b', '#fbe6a0', '#f8ed43', '#c1c494', '#96d1aa', '#bce4e5', '#a5c8d1', '#e0b3b6', '#f9c1ce',
  '#f37f94', '#f68c50', '#fdbf68', '#ffdd00', '#afd472', '#8fa071', '#62c6bf', '#97acc8', '#b5b1d8', '#ca92a8',
  '#d46d7a', '#eb5324', '#f37420', '#d6b43e', '#87c540', '#648f7b', '#00b49b', '#5a82b3', '#9a72aa', '#b984af',
  '#cb2f43', '#c56127', '#bc892b', '#b09f36', '#819238', '#009465', '#0093a5', '#006eb8', '#6450a1', '#bf5892',
  '#a72144', '#ab544d', '#a84222', '#986f2d', '#6b7140', '#1a7444', '#007190', '#005b8d', '#4f4086', '#8c4c62',
  '#713b4c', '#762c19', '#4b3317', '#644b1e', '#253122', '#004f46', '#12354e', '#1c4286', '#1e0e3f', '#4e1d4c',
]

/** How light a colour is, `0` to `1`: the relative luminance of the Web Content Accessibility Guidelines. */
export function luminanceOf(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const INK = '#1b1418'
const CHALK = '#ffffff'

/** What is read best on a colour. */
export const inkOn = (colour: string): string => (luminanceOf(colour) > 0.24 ? INK : CHALK)

/**
 * The place of a minute's tile on the edge of a field of sixteen by sixteen, which has sixty: round it clockwise, with a
 * quarter of an hour in each corner.
 * @returns Column and row, each `0` to `15`.
 */
export function cellOf(minute: number): [column: number, row: number] {
  const along = minute % 15
  if (minute < 15) return [along, 0]
  if (minute < 30) return [15, along]
  return minute < 45 ? [15 - along, 15] : [0, 15 - along]
}

/** The key to the hours in two halves, and the number of this one. Midnight is 12 by twelve, and 0 by twenty-four. */
export function hoursOf(hour: number, cycle: HourCycle) {
  const numbers = Array.from({ length: cycle }, (_, index) => (cycle === 12 ? index || 12 : index))
  return {
    first: numbers.slice(0, cycle / 2),
    second: numbers.slice(cycle / 2),
    shown: shownHour(hour, cycle),
  }
}
