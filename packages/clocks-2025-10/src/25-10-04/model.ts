import { clamp } from '@found-time/clock-runtime'

/** What the axis is divided into: semitones, each the twelfth root of two above the one before. Six octaves and two. */
export const SEMITONES = 74
/** How many columns of the spectrogram there are to a semitone, and rows to a second. */
export const FINE = 8
export const ROWS = 100

/** The bell's picture: the semitones below and above its own note that it shows, two seconds of them. */
export const BELL = { below: 30, above: 28 }
/** The hiss of the empty groove: how much coarser it is, and its seconds. */
export const HISS = { finer: 2, seconds: 3 }

/**
 * Where a bell rings: the middle of a semitone. The lowest octave has the hours, one to twelve; after a semitone that is
 * left free come five octaves with the minutes.
 */
export const hourAt = (hour: number): number => (hour % 12 || 12) - 0.5
export const minuteAt = (minute: number): number => 13.5 + minute

/** How fast the bell's recording runs to ring so many semitones higher. */
export const speedOf = (semitones: number): number => 2 ** (semitones / 12)

/**
 * The colour map that MATLAB calls bone: grey with a tinge of blue, (7 grey + hot with red and blue exchanged) / 8.
 * @param value - `0`, black, to `1`, white.
 * @returns Red, green and blue, `0` to `255`.
 */
export function boneOf(value: number): [number, number, number] {
  const hot = [clamp((value * 8) / 3), clamp((value * 8) / 3 - 1), clamp(value * 4 - 3)] as const
  const of = (warm: number) => Math.round((255 * (7 * value + warm)) / 8)
  return [of(hot[2]), of(hot[1]), of(hot[0])]
}

/** How pale the paper is, on that map. */
export const PAPER = 0.9

/** The minute of a second some seconds ago. */
export function agoAt(hour: number, minute: number, second: number, ago: number) {
  const total = ((((hour * 60 + minute) * 60 + second - ago) % 86_400) + 86_400) % 86_400
  return { hour: Math.floor(total / 3600), minute: Math.floor(total / 60) % 60, second: total % 60 }
}

/** Lengths in pixels. The frequency goes across; upright it goes up, and the paper runs to the right. */
export function planOf(width: number, height: number) {
  const upright = height > width
  const long = upright ? height : width
  const strip = upright ? Math.min(width * 0.27, height * 0.13) : Math.min(height * 0.19, width * 0.12)
  const deep = (upright ? width : height) - strip
  return { upright, long, strip, deep, second: deep / (upright ? 4.6 : 8), unit: long / SEMITONES }
}
