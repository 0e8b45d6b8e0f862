import { createRandom } from '@found-time/clock-runtime'

/** Squares of a challenge: one a minute. */
export const SQUARES = 60

/** A part of a photograph that fills the squares: its left and top edge and its width, of the photograph's. */
type View = readonly [left: number, top: number, width: number]

/** How the squares lie on a photograph, and which of them have what is asked for: a bit each, rows of hexadecimals. */
interface Aim {
  readonly view: View
  readonly asked: string
}

export interface Challenge {
  /** What the squares are asked to have; its number is the hour. */
  readonly things: readonly [number: string, noun: string]
  /** How wide the question's lettering sets each of its words, in ems. */
  readonly ems: readonly [number: number, noun: number]
  /** Width over height of its photograph. */
  readonly aspect: number
  readonly wide: Aim
  readonly upright: Aim
}

const challenge = (
  things: Challenge['things'],
  ems: Challenge['ems'],
  aspect: number,
  [wide, asked]: readonly [View, string],
  [tall, askedUpright]: readonly [View, string],
): Challenge => ({
  things,
  ems,
  aspect,
  wide: { view: wide, asked },
  upright: { view: tall, asked: askedUpright },
})

/**
 * Twelve photographs of which the question is true, by the hour; twelve o'clock is the first.
 *
 * Counted by hand in the photograph, or on the thing itself: the Eiffel Tower has three floors to visit, the Hawa
 * Mahal five storeys, the crown in New York seven spikes, the faces of the Great Pyramid are hollowed along the middle, which
 * makes eight (Petrie, The Pyramids and Temples of Gizeh, 1883), the Pont du Gard has six, eleven and thirty-five
 * arches from its lowest tier up, the Brandenburg Gate six columns on either front.
 */
export const CHALLENGES: readonly Challenge[] = [
  challenge(
    ['twelve', 'columns'],
    [3.12, 4.01],
    820 / 615,
    [[0, 0.1, 1], '0000000003de3de3de'],
    [[0.27, 0, 0.45], '00000000353535353500'],
  ),
  challenge(
    ['one', 'duck'],
    [1.74, 2.32],
    820 / 722,
    [[0, 0.0833, 1], '00c00c07e3fc3fc1fc'],
    [[0.3, 0, 0.5283], '0007073f3f3f3f3f1c00'],
  ),
  challenge(
    ['two', 'lemurs'],
    [1.79, 3.25],
    680 / 454,
    [[0, 0.06, 1], '0c01f03f03fe03e03c'],
    [[0.21, 0, 0.4002], '3038383e3e3f2f0f0f00'],
  ),
  challenge(
    ['three', 'floors'],
    [2.49, 2.7],
    820 / 616,
    [[0, 0.03, 1], '030030030030030030'],
    [[0.27, 0, 0.4506], '0c0c0c0c0c0c0c0c1e00'],
  ),
  challenge(
    ['four', 'presidents'],
    [1.96, 5.0],
    614 / 730,
    [[0, 0.2, 1], '0000c00e00fc03c000'],
    [[0.1417, 0, 0.7125], '00000030380f06000000'],
  ),
  challenge(
    ['five', 'storeys'],
    [1.73, 3.51],
    680 / 510,
    [[0, 0.03, 1], '0780fe1fe1fe1fe3ff'],
    [[0.27, 0, 0.45], '003f3f3f3f3f3f3f3f00'],
  ),
  challenge(
    ['six', 'legs'],
    [1.32, 1.89],
    740 / 791,
    [[0, 0.2316, 1], '000000018070070030'],
    [[0.11, 0, 0.6411], '0000000003050c040000'],
  ),
  challenge(
    ['seven', 'spikes'],
    [2.78, 3.01],
    620 / 703,
    [[0, 0.0353, 1], '000030000000000000'],
    [[0.19, 0, 0.68], '000c0000000000000000'],
  ),
  challenge(
    ['eight', 'sides'],
    [2.35, 2.45],
    620 / 415,
    [[0, 0.04, 1], '0600f01f83fc3fe3ff'],
    [[0.22, 0, 0.4014], '000c1e3f3f3f3f3f3f00'],
  ),
  challenge(
    ['nine', 'lives'],
    [2.02, 2.12],
    900 / 675,
    [[0, 0.1, 1], '0c01fe1ff0ff03f000'],
    [[0.2, 0, 0.45], '00103b3f3f1f0f000000'],
  ),
  challenge(
    ['ten', 'legs'],
    [1.53, 1.89],
    620 / 388,
    [[0, 0.04, 1], '0000001ce3ff37b000'],
    [[0.3222, 0, 0.375], '00000000333f3f3f2100'],
  ),
  challenge(
    ['eleven', 'arches'],
    [3.06, 3.18],
    620 / 412,
    [[0, 0.0978, 1], '0000f80ff07f060000'],
    [[0.38, 0, 0.399], '0000203f3f3f30300000'],
  ),
]

export const challengeAt = (hour: number): Challenge => CHALLENGES[hour % 12]!

/** How many squares lie beside one another, and how many below. */
export const gridOf = (upright: boolean) => (upright ? ([6, 10] as const) : ([10, 6] as const))

/** The squares of a challenge in the order in which they are ticked: first those that have what is asked for. */
function orderOf({ wide, upright }: Challenge, isUpright: boolean): readonly (readonly [number, number])[] {
  const [columns, rows] = gridOf(isUpright)
  const { asked } = isUpright ? upright : wide
  const digits = asked.length / rows
  const squares = Array.from(
    { length: SQUARES },
    (_, at) => [at % columns, Math.floor(at / columns)] as const,
  )
  const has = squares.filter(([column, row]) => {
    const bits = Number.parseInt(asked.slice(row * digits, (row + 1) * digits), 16)
    return (bits >> (columns - 1 - column)) & 1
  })
  // Then those about them, ring by ring, as one does who is not sure.
  const farOf = ([column, row]: readonly [number, number]) =>
    Math.min(...has.map(([x, y]) => Math.max(Math.abs(x - column), Math.abs(y - row))))
  return [...squares].sort((a, b) => farOf(a) - farOf(b))
}

const orders = new Map<string, readonly (readonly [number, number])[]>()

/** Column and row of the square that is ticked as the so manyth, counted from nought. */
export function placeOf(hour: number, at: number, upright: boolean): readonly [column: number, row: number] {
  const name = `${hour % 12} ${upright}`
  const order = orders.get(name) ?? orderOf(challengeAt(hour), upright)
  orders.set(name, order)
  return order[at]!
}

/**
 * How a photograph covers the grid.
 * @returns Its size in squares, and how many squares of it lie left of and above the first one.
 */
export function coverOf({ aspect, wide, upright }: Challenge, isUpright: boolean) {
  const [columns] = gridOf(isUpright)
  const [left, top, part] = (isUpright ? upright : wide).view
  const width = columns / part
  const height = width / aspect
  return { width, height, left: left * width, top: top * height }
}

/** Login pages are polite, and tell the two halves of a day apart. */
export const greetingAt = (hour: number): string =>
  `Good ${hour < 5 ? 'night' : hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening'}`

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
