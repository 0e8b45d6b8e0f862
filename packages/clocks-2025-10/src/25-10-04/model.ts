/** What the axis is divided into: semitones, each the twelfth root of two above the one before. Six octaves and two. */
export const SEMITONES = 74
/** How many columns of the spectrogram there are to a semitone, and rows to a second. */
export const FINE = 8
export const ROWS = 100

/** The bell's spectrogram: the semitones below and above its own note that it shows, and its height in rows. */
export const BELL = { below: 30, above: 28, rows: 400, decibels: 84 }
/** How loud a bell's other notes are left, a few semitones from its own. */
const OTHERS = 0.075
/** The hiss of the empty groove, half as fine, and its rows. */
export const HISS = { fine: 4, rows: 300 }

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
  const part = (at: number) => Math.min(1, Math.max(0, at))
  const hot = [part((value * 8) / 3), part((value * 8) / 3 - 1), part(value * 4 - 3)] as const
  const of = (warm: number) => Math.round((255 * (7 * value + warm)) / 8)
  return [of(hot[2]), of(hot[1]), of(hot[0])]
}

/** How pale the paper is, on that map. */
export const PAPER = 0.9

/**
 * A second of a bell that is struck every other second, in amplitudes: what still rings of the strikes before lies under
 * it. All but its own note is much quieter, or its upper and lower notes would be read, too.
 * @param grey - The spectrogram's pixels, in decibels below the loudest, rows downwards.
 * @param since - Whether it is the second of the strike, `0`, or the one after it, `1`.
 */
export function ringOf(grey: (column: number, row: number) => number, since: 0 | 1): Float32Array {
  const columns = (BELL.below + BELL.above) * FINE
  const ring = new Float32Array(columns * ROWS)
  for (let row = 0; row < ROWS; row++)
    for (let column = 0; column < columns; column++) {
      let power = 0
      for (let at = row + since * ROWS; at < BELL.rows; at += 2 * ROWS)
        power += 10 ** (((grey(column, at) / 255 - 1) * BELL.decibels) / 10)
      const off = Math.abs((column + 0.5) / FINE - BELL.below)
      ring[row * columns + column] = Math.sqrt(power) * OTHERS ** Math.min(1, Math.max(0, (off - 1.5) / 6))
    }
  return ring
}

/** How dark it burns the paper, `0` to `1`: of 64 decibels. */
export const burnOf = (amplitude: number): number =>
  Math.min(1, Math.max(0, 1 + (20 * Math.log10(amplitude + 1e-6)) / 64))

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
