export type Point = readonly [x: number, y: number]

/** Where things are on a stage: the door with its radius, the programme dial with its, and six signs with their size. */
export interface Plan {
  readonly door: Point
  readonly radius: number
  readonly dial: Point
  readonly knob: number
  readonly signs: readonly Point[]
  readonly sign: number
}

/** The door is as large as the stage allows; the dial and the signs are beside it, above it, or in its corners. */
export function planOf(width: number, height: number): Plan {
  const ratio = width / height
  if (ratio > 1.38) {
    const panel = width - height
    if (panel > height) {
      const sign = Math.min(height * 0.25, panel * 0.15)
      const knob = Math.min(panel * 0.31, height * 0.46)
      const spare = (panel - 2 * knob - 2.3 * sign) / 3
      const first = height + 2 * spare + 2 * knob + sign / 2
      return {
        door: [height * 0.5, height / 2],
        radius: height * 0.487,
        dial: [height + spare + knob, height / 2],
        knob,
        signs: [0, 1, 2, 3, 4, 5].map((index) => [
          first + (index % 2) * sign * 1.2,
          height / 2 + (Math.floor(index / 2) - 1) * sign * 1.2,
        ]),
        sign,
      }
    }
    const x = height + panel * 0.48
    const knob = Math.min(panel * 0.44, height * 0.31)
    const sign = Math.min((panel * 0.86) / 3.3, height * 0.13)
    return {
      door: [height * 0.5, height / 2],
      radius: height * 0.487,
      dial: [x, height * 0.035 + knob * 1.04],
      knob,
      signs: [0, 1, 2, 3, 4, 5].map((index) => [
        x + ((index % 3) - 1) * sign * 1.16,
        height * (index < 3 ? 0.765 : 0.91),
      ]),
      sign,
    }
  }
  if (ratio < 0.72) {
    const panel = height - width
    const sign = Math.min(width * 0.13, panel * 0.2)
    const knob = Math.min(width * 0.44, (panel - sign * 1.3) * 0.47)
    return {
      door: [width / 2, height - width * 0.5],
      radius: width * 0.487,
      dial: [width / 2, width * 0.02 + knob],
      knob,
      signs: [0, 1, 2, 3, 4, 5].map((index) => [
        width / 2 + (index - 2.5) * width * 0.155,
        panel - sign * 0.52,
      ]),
      sign,
    }
  }
  const side = Math.min(width, height)
  const [spareX, spareY] = [width - side, height - side]
  const knob = side * 0.178
  const sign = side * 0.125
  const top = [0.09, 0.235, 0.38].map((x): Point => [side * x, side * 0.085 + spareY * 0.1])
  const aside = [0.56, 0.735, 0.91].map((y): Point => [width - side * 0.1, side * y + spareY])
  return {
    door: [side * 0.4 + spareX * 0.35, height - side * 0.4],
    radius: side * 0.388,
    dial: [width - knob - side * 0.015, knob + side * 0.015],
    knob,
    signs: [...top, ...aside],
    sign,
  }
}

/** A place on a circle, in turns clockwise from the top. */
export const onCircle = ([x, y]: Point, radius: number, turn: number): Point => [
  x + radius * Math.sin(turn * 2 * Math.PI),
  y - radius * Math.cos(turn * 2 * Math.PI),
]

/**
 * The hours round the programme dial.
 * @returns The number at each of its places from the top: twelve, or all twenty-four.
 */
export const hoursOf = (hourCycle: 12 | 24): number[] =>
  Array.from({ length: hourCycle }, (_, place) => (hourCycle === 12 ? place || 12 : place))

/**
 * How the sock of a minute is there: `out` for one that was found, `new` for the last of them, `in` for one that is
 * still lost. The first sock belongs to the minute 1; at a full hour none is out.
 */
export const sockAt = (sock: number, minute: number): 'out' | 'new' | 'in' =>
  sock > minute ? 'in' : sock === minute ? 'new' : 'out'

/** Two by two they have a colour: at an odd minute one has no mate. */
export const pairOf = (sock: number): number => Math.floor((sock - 1) / 2)

/**
 * How far the drum has turned: an eighth a second, back and forth for half a minute each, so a minute ends as it began.
 * @param turned - How far it has come to this second's place from the last one, `0` to `1`.
 */
export function drumAt(second: number, turned: number): number {
  const at = second - 1 + turned
  return (at <= 30 ? at : 60 - at) / 8
}

/** Which of the six signs is lit: ten seconds each. */
export const signAt = (second: number): number => Math.floor(second / 10)
