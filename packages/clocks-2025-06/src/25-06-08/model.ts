import { createRandom } from '@found-time/clock-runtime'

/** Squares of a challenge: one a minute. */
export const SQUARES = 60

export interface Challenge {
  /** What the squares are asked to have; its number is the hour. */
  readonly things: readonly [number: string, noun: string]
  /** How wide the question's lettering sets each of its words, in ems. */
  readonly ems: readonly [number: number, noun: number]
  /** Width over height of its photograph. */
  readonly aspect: number
  /** Which part of the photograph is kept where it does not fit: `0` is its left or top, `1` its right or foot. */
  readonly focus: readonly [across: number, down: number]
}

const challenge = (
  things: Challenge['things'],
  ems: Challenge['ems'],
  aspect: number,
  focus: Challenge['focus'],
): Challenge => ({ things, ems, aspect, focus })

/**
 * Twelve photographs of which the question is true, by the hour; twelve o'clock is the first.
 *
 * Counted by hand in the photograph, or on the thing itself: the Eiffel Tower has three floors to visit, the Qutb Minar
 * five storeys, the crown in New York seven spikes, the faces of the Great Pyramid are hollowed along the middle, which
 * makes eight (Petrie, The Pyramids and Temples of Gizeh, 1883), the Pont du Gard has six, eleven and thirty-five
 * arches from its lowest tier up, the Brandenburg Gate six columns on either front.
 */
export const CHALLENGES: readonly Challenge[] = [
  challenge(['twelve', 'columns'], [3.12, 4.01], 720 / 547, [0.5, 0.62]),
  challenge(['one', 'duck'], [1.74, 2.32], 800 / 640, [0.66, 0.62]),
  challenge(['two', 'lemurs'], [1.79, 3.25], 720 / 480, [0.42, 0.5]),
  challenge(['three', 'floors'], [2.49, 2.7], 760 / 571, [0.5, 0.36]),
  challenge(['four', 'presidents'], [1.96, 5.0], 600 / 400, [0.28, 0.6]),
  challenge(['five', 'storeys'], [1.73, 3.51], 620 / 726, [0.5, 0.2]),
  challenge(['six', 'legs'], [1.32, 1.89], 800 / 567, [0.07, 0.3]),
  challenge(['seven', 'spikes'], [2.78, 3.01], 760 / 597, [0.56, 0.1]),
  challenge(['eight', 'sides'], [2.35, 2.45], 600 / 400, [0.34, 0.2]),
  challenge(['nine', 'lives'], [2.02, 2.12], 800 / 613, [0.24, 0.3]),
  challenge(['ten', 'legs'], [1.53, 1.89], 840 / 474, [0.52, 0.5]),
  challenge(['eleven', 'arches'], [3.06, 3.18], 600 / 400, [0.3, 0.3]),
]

export const challengeAt = (hour: number): Challenge => CHALLENGES[hour % 12]!

/** How many squares of the photograph lie beside one another: ten in a line, six lines, or the same upright. */
export const gridOf = (upright: boolean) => (upright ? ([6, 10] as const) : ([10, 6] as const))

/** Column and row of a square, counted as it is ticked: line by line, ten to a line. */
export function placeOf(square: number, upright: boolean): readonly [column: number, row: number] {
  const [line, along] = [Math.floor(square / 10), square % 10]
  return upright ? [line, along] : [along, line]
}

/**
 * How a photograph covers the grid.
 * @returns Its size in squares, and how many squares of it lie left of and above the first one.
 */
export function coverOf({ aspect, focus }: Challenge, upright: boolean) {
  const [columns, rows] = gridOf(upright)
  const width = Math.max(columns, rows * aspect)
  const height = width / aspect
  return { width, height, left: (width - columns) * focus[0], top: (height - rows) * focus[1] }
}

/** Where the pointer stands: over a square, by how much off its middle, or on the button or the box. */
export type Stop =
  | { readonly on: 'square'; readonly square: number; readonly offset: readonly [number, number] }
  | { readonly on: 'button' | 'box' }

/** The second in which it presses the button, and the one in which the answer comes. */
export const PRESS_SECOND = 56
export const ANSWER_SECOND = 58
/** For how many seconds of the next minute the answer still stands. */
export const ANSWER_STAYS = 4

/**
 * Where the pointer is in a second of a minute. It ticks its square on the stroke, doubts for most of the minute among
 * those not ticked yet, presses the button, is told to try again, and goes back to the next one.
 */
export function stopAt(seed: string, minuteOfDay: number, second: number): Stop {
  const next = minuteOfDay % 60
  const random = createRandom(seed, 'doubt', minuteOfDay, second)
  const over = (square: number, spread: number): Stop => ({
    on: 'square',
    square,
    offset: [random.between(-spread, spread), random.between(-spread, spread)],
  })
  if (second === 0) return next === 0 ? over(0, 0.1) : over(next - 1, 0.05)
  if (second === 59) return over(next, 0.05)
  if (second >= PRESS_SECOND - 1) return { on: 'button' }
  // Now and then it asks itself what it is.
  if (second % 20 === 18) return { on: 'box' }
  if (random() < 0.45) return over(next, 0.24)
  return over(random.integer(next, SQUARES - 1), 0.24)
}

/** What the puzzle says: nothing, that it is thinking, or that it was not enough. */
export function answerAt(second: number): 'thinks' | 'again' | undefined {
  if (second >= ANSWER_SECOND || second < ANSWER_STAYS) return 'again'
  return second >= PRESS_SECOND ? 'thinks' : undefined
}
