import { clamp, easeInOut } from '@found-time/clock-runtime'

/** Ink of the third plate: the hands and the marks. */
export const INK = '#170a2b'
/** Ink of the first plate: sunlight. */
export const SUNLIGHT = '#ffe60d'
/** Ink of the second plate: wherever the sun is less than blinding. */
export const FIRE = '#ff3b14'

/** What the paper is at each hour of the day: a sky, printed flat. */
export const PAPERS = [
  ['#3d31c9', '#4a2fd0', '#5a30d2', '#6c35d6', '#8a3bd4', '#b645c8'],
  ['#e0509f', '#ff6b86', '#ff8a5c', '#35c2b4', '#1fb3d6', '#14a4f0'],
  ['#0a98ff', '#1a9cf5', '#19a7e6', '#16b1cf', '#22b59d', '#f79a3a'],
  ['#ff7a2b', '#ff5a36', '#f2416a', '#d23c9b', '#9a3cc4', '#5e35cc'],
].flat()

/** A colour's red, green and blue, `0` to `1`. */
export const channels = (colour: string): [number, number, number] => {
  const value = Number.parseInt(colour.slice(1), 16)
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255]
}

/** The screen is turned in the last moments of a minute, so that it stands when the next begins. */
export const TURN_MS = 600

/**
 * The angle of the screen, which is the minute's, in turns from the top.
 * @param spent - Milliseconds of the minute that have passed.
 */
export function screenAt(minute: number, spent: number, still: boolean): number {
  const turned = still ? 0 : easeInOut(clamp((spent - 60_000 + TURN_MS) / TURN_MS))
  return (minute + turned) / 60
}

/** Where the hour hand is, in turns: it creeps from one large mark to the next. */
export const hourAt = (hour: number, screen: number): number => ((hour % 12) + screen) / 12

/** How long the planet takes from one second's mark to the next. */
export const HOP_MS = 200

/** Where the planet is, in turns; just before the top it is a little less than nought. */
export const planetAt = (second: number, hopped: number): number => (second - 1 + hopped) / 60

/** How far the photograph reaches, in radii of the sun from its middle. */
export const REACH = 1.296

/**
 * The hands, in radii of the ring of marks: the hour's short and broad, the minute's long and thin. Each swells from
 * its tail to its breadth, and comes to a point; the hour's leaf has a stem, which joins it to the boss.
 */
export const HANDS = {
  hour: { tip: 0.63, half: 0.135, point: 0.27, tail: -0.1, swell: 0.26 },
  minute: { tip: 0.955, half: 0.028, point: 0.13, tail: 0.18, swell: 0.01 },
} as const

/** The hour's stem: half its breadth, and how far out it goes; and the boss in the middle, over both hands. */
export const STEM = { half: 0.045, out: 0.42 } as const
export const BOSS = 0.082

/** How large the mark of a minute is, in radii of their ring: every fifth is large, and the four quarters larger. */
export const markAt = (minute: number): number =>
  minute % 15 === 0 ? 0.055 : minute % 5 === 0 ? 0.042 : 0.02

/** One place on the stage for the sun, the dial and the screen. */
export interface Plan {
  /** From one dot of the screen to the next: as fine as it can be and still be seen as dots. */
  readonly pitch: number
  /** From the middle to the marks of the minutes. */
  readonly dial: number
  readonly sun: number
}

export function planOf(width: number, height: number): Plan {
  const less = Math.min(width, height)
  const tall = height > width * 1.25
  return { pitch: Math.max(3.4, less / 170), dial: less * 0.425, sun: less * (tall ? 0.68 : 0.56) }
}
