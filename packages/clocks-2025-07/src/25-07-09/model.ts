export interface Drop {
  /** From the middle of the stage, in CSS pixels, upwards positive. */
  readonly x: number
  readonly y: number
  readonly radius: number
}

/** The three courses, in parts of the outermost: the hour runs inside, the minute on the ring of marks. */
export const COURSES = { hour: 0.5, second: 0.76, minute: 1 } as const

/** Sizes in parts of the shorter half of the course. */
const RADII = { hour: 0.235, second: 0.08, minute: 0.1 } as const

/** The half axes of the outermost course: an oval that leaves the same margin everywhere. */
export const ovalIn = (width: number, height: number) => {
  const margin = Math.min(width, height) * 0.085
  return { across: width / 2 - margin, up: height / 2 - margin }
}

/**
 * @param turn - Clockwise from the top.
 * @param course - How far out, from `COURSES`.
 * @returns The place on an oval: as on a clock face that is drawn broader or taller.
 * @example placeOf(0.25, 1, { across: 100, up: 50 }) // [100, 0]
 */
export const placeOf = (
  turn: number,
  course: number,
  { across, up }: ReturnType<typeof ovalIn>,
): readonly [x: number, y: number] => [
  Math.sin(turn * Math.PI * 2) * across * course,
  Math.cos(turn * Math.PI * 2) * up * course,
]

/**
 * The three drops. Those of the hour and of the minute lie still on their marks; the third flows.
 * @param hour - `0` to `23`.
 * @param minute - `0` to `59`.
 * @param seconds - With their fraction.
 * @param width - Of the stage.
 * @param height - Of the stage.
 */
export function dropsAt(hour: number, minute: number, seconds: number, width: number, height: number) {
  const oval = ovalIn(width, height)
  const least = Math.min(oval.across, oval.up)
  const drop = (turn: number, name: keyof typeof COURSES): Drop => {
    const [x, y] = placeOf(turn, COURSES[name], oval)
    return { x, y, radius: RADII[name] * least }
  }
  return {
    hour: drop((hour % 12) / 12, 'hour'),
    minute: drop(minute / 60, 'minute'),
    second: drop(seconds / 60, 'second'),
  }
}
