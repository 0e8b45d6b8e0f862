import { clamp, createRandom } from '@found-time/clock-runtime'

/** The colours in which the minutes come; pink is kept for the pad. */
export const COLOURS = ['yellow', 'orange', 'lime'] as const

/** Whose turn it is to write: a hand's size, where its line is, and how much broader its pen, in hundredths of a note. */
export const HANDS = [
  { face: 'Kalam', size: 68, line: 74, pen: 0.5 },
  { face: 'Schoolbell', size: 74, line: 76, pen: 2 },
  { face: 'Caveat Brush', size: 84, line: 76, pen: 0.5 },
  { face: 'Gloria Hallelujah', size: 61, line: 73, pen: 1.8 },
  { face: 'Walter Turncoat', size: 55, line: 70, pen: 2 },
  { face: 'Covered By Your Grace', size: 84, line: 75, pen: 2 },
] as const

/** What is written on a minute's note, by whom, and on which colour. @example noteOf(9).text // '09' */
export function noteOf(minute: number) {
  return {
    text: String(minute).padStart(2, '0'),
    colour: COLOURS[minute % 3]!,
    hand: HANDS[(minute + Math.floor(minute / 6)) % HANDS.length]!,
  }
}

/** @example hourOf(0, 12) // '12' */
export const hourOf = (hour: number, cycle: 12 | 24): string => String(cycle === 12 ? hour % 12 || 12 : hour)

export interface Place {
  readonly left: number
  readonly top: number
  readonly side: number
  /** In degrees. */
  readonly tilt: number
}

/** The pad and the newest note: side by side, one above the other, or across the corners. */
function largeOf(width: number, height: number): [Place, Place] {
  const ratio = width / height
  if (ratio > 1.25) {
    const side = Math.min(width * 0.4, height * 0.66)
    const top = (height - side) / 2
    const middle = Math.min(side * 0.535, width / 4)
    return [
      { left: width / 2 - middle - side / 2, top: top - side * 0.03, side, tilt: -2.5 },
      { left: width / 2 + middle - side / 2, top: top + side * 0.04, side, tilt: 3 },
    ]
  }
  if (ratio < 0.8) {
    const side = Math.min(width * 0.74, height * 0.39)
    const middle = Math.min(side * 0.53, height / 4)
    return [
      { left: (width - side) / 2 - side * 0.05, top: height / 2 - middle - side / 2, side, tilt: -2.5 },
      { left: (width - side) / 2 + side * 0.05, top: height / 2 + middle - side / 2, side, tilt: 3 },
    ]
  }
  const side = Math.min(width, height) * 0.52
  return [
    { left: width * 0.285 - side / 2, top: height * 0.285 - side / 2, side, tilt: -2.5 },
    { left: width * 0.715 - side / 2, top: height * 0.715 - side / 2, side, tilt: 3 },
  ]
}

/**
 * Where everything sticks: the two large ones, and round them a place for each of sixty minutes, as large as sixty can be.
 * @example placesOf(1280, 800, 'wall').small.length // 60
 */
export function placesOf(width: number, height: number, seed: string) {
  const large = largeOf(width, height)
  const free = (x: number, y: number) =>
    large.every(({ left, top, side }) => {
      const in_ = side * 0.53
      return Math.abs(x - left - side / 2) > in_ || Math.abs(y - top - side / 2) > in_
    })
  const random = createRandom(seed, 'wall')
  for (let cell = Math.sqrt((width * height) / 60); ; cell *= 0.97) {
    const columns = Math.max(1, Math.round(width / cell))
    const rows = Math.max(1, Math.round(height / cell))
    const spots = Array.from({ length: columns * rows }, (_, index) => ({
      x: ((index % columns) + 0.5) * (width / columns),
      y: (Math.floor(index / columns) + 0.5) * (height / rows),
    })).filter(({ x, y }) => free(x, y))
    if (spots.length < 60) continue
    const side = Math.min(width / columns, height / rows) * 1.06
    const small = random.shuffle(spots).slice(0, 60)
    return {
      large,
      small: small.map(
        ({ x, y }): Place => ({
          left: x - side / 2 + random.between(-0.06, 0.06) * side,
          top: y - side / 2 + random.between(-0.06, 0.06) * side,
          side,
          tilt: random.between(-7, 7),
        }),
      ),
    }
  }
}

/** From this second of the last minute the wind takes the small notes. */
export const WIND_FROM = 56.6

/**
 * How far the wind has carried a note, `0` not yet to `1` away; the oldest goes first.
 * @example goneAt(0, 59, 56) // 0
 */
export const goneAt = (note: number, minute: number, seconds: number): number =>
  minute === 59 ? clamp((seconds - WIND_FROM - (note / 60) * 2.1) / 1.1) ** 2 : 0
