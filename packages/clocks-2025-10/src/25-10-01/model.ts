/** Degrees between two landmarks, and between two numbers of the railway: what is below the horizon need not add up. */
export const HOUR_DEGREES = 40
export const MINUTE_DEGREES = 18

/** How long the globe turns to the next landmark, and the railway to the next number. */
export const HOUR_MS = 1600
export const MINUTE_MS = 800

/**
 * The landmarks by their numbers. What the models have of the real ones: the tower of Pisa leans by the 5.5 degrees it
 * had come to by 1990 (since 2001 it leans by 3.97), the pagoda has five roofs, the temple eight columns in front as the
 * Parthenon has, and the Atomium nine spheres: the corners and the middle of a cube that stands on one corner.
 */
export const LANDMARKS = [
  'Eiffel Tower',
  'pyramids of Giza',
  'tower of Pisa',
  'gate of Itsukushima',
  'windmill of Kinderdijk',
  'Sydney Opera House',
  'Stonehenge',
  'Parthenon',
  'pagoda of Yasaka',
  'Taj Mahal',
  'television tower of Berlin',
  'Atomium',
] as const

/** The number of the landmark that is on top at an hour of the day. */
export const onTop = (hour: number): number => hour % 12 || 12

export interface Placed {
  readonly number: number
  /** Degrees clockwise from the top. */
  readonly turn: number
}

/** The landmarks of the upper half at an hour, from left to right: one more on the left, which has just gone down. */
export const standingAt = (hour: number): Placed[] =>
  [-3, -2, -1, 0, 1, 2].map((away) => ({ number: onTop(hour + 12 + away), turn: away * HOUR_DEGREES }))

/** Numbers along the railway at a minute, as far as a stage may show them. */
export const sleepersAt = (minute: number): Placed[] =>
  Array.from({ length: 11 }, (_, index) => index - 5).map((away) => ({
    number: (minute + 60 + away) % 60,
    turn: away * MINUTE_DEGREES,
  }))

/**
 * A flake of snow on its way down.
 * @param index - Which flake.
 * @param seconds - Of the day.
 * @returns Its place in parts of the stage, a little outside at both ends of its way, so that none appears or vanishes.
 */
export function flakeAt(index: number, seconds: number) {
  // Ways of whole parts of a day: a flake is at midnight where it was at midnight.
  const lasts = [24, 30, 36, 27, 32][index % 5]!
  const part = (seconds / lasts + index * 0.618) % 1
  return {
    x: ((index * 0.381966 + 0.13) % 1) + 0.018 * Math.sin(2 * Math.PI * (part * 3 + index * 0.3)),
    y: part * 1.1 - 0.05,
  }
}
