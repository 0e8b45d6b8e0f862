import { clamp, easeInOut, shownHour } from '@found-time/clock-runtime'

/** How far the curtain is drawn at each full minute, `0` closed to `1`; it is tugged on at the minute's end. */
const TUG_FROM = 58.4

/** The curtain comes down on the hour: from here it closes in the last minute. */
export const CLOSE_FROM = 53

/**
 * How far the curtain is open.
 * @param minute - `0` to `59`.
 * @param seconds - Within the minute, with the fraction.
 * @returns `0` closed, `1` as far as it goes.
 * @example openAt(0, 0) // 0
 */
export function openAt(minute: number, seconds: number): number {
  if (minute === 59) return 1 - easeInOut(clamp((seconds - CLOSE_FROM) / (59.8 - CLOSE_FROM)))
  return (minute + easeInOut(clamp((seconds - TUG_FROM) / (60 - TUG_FROM)))) / 59
}

/** For how many milliseconds the curtain hangs still; `0` while it moves. */
export const stillFor = (minute: number, seconds: number): number =>
  Math.max(0, (minute === 59 ? CLOSE_FROM : TUG_FROM) - seconds) * 1000

/** @example numeralAt(0, 12) // '12' */
export const numeralAt = (hour: number, cycle: 12 | 24): string => String(shownHour(hour, cycle))

/** The advances of Ultra's figures, in ems; they are 0.729 high. */
export const ADVANCES = [0.768, 0.491, 0.71, 0.752, 0.726, 0.708, 0.73, 0.626, 0.748, 0.73]
export const TALL = 0.729

/** @example widthOf('11') // 0.982 */
export const widthOf = (numeral: string): number =>
  [...numeral].reduce((sum, figure) => sum + ADVANCES[Number(figure)]!, 0)

export interface Lamp {
  readonly x: number
  /** Where it stands on the boards. */
  readonly y: number
}

export interface Plan {
  readonly width: number
  readonly height: number
  /** Sixty, in the order in which they come up. */
  readonly lamps: readonly Lamp[]
  /** From one lamp to the next. */
  readonly pitch: number
  /** How many rows they stand in, each on a step of its own. */
  readonly rows: 1 | 2
  /** From one step to the next. */
  readonly step: number
  /** Where the curtain meets the boards. */
  readonly foot: number
  /** How far down the first row's step reaches, in the middle and at the sides. */
  readonly edge: number
  readonly side: number
  /** How high the room for the pelmet is. */
  readonly swag: number
}

/** Room in lamps: after each fifth, and more after each tenth. */
const FIVE = 0.55
const TEN = 1.3
const MARGIN = 2.4

/** How far a lamp is from the first of its row, in lamps. */
const placeOf = (index: number): number =>
  index + Math.floor(index / 10) * TEN + (Math.floor(index / 5) - Math.floor(index / 10)) * FIVE

/**
 * How far down the stage reaches: it is round towards the house.
 * @param row - `0` for the upper step, `1` for a lower one.
 */
export function edgeAt(
  { width, edge, side, step }: Pick<Plan, 'width' | 'edge' | 'side' | 'step'>,
  x: number,
  row = 0,
): number {
  const from = (x - width / 2) / (width / 2)
  return edge - (edge - side) * from * from + row * step
}

/**
 * Sixty footlights along the edge of the stage: in one row, or on a narrow stage in two of thirty.
 * @example planOf(1280, 800).lamps.length // 60
 */
export function planOf(width: number, height: number): Plan {
  const narrow = width < height * 0.8
  const rows = narrow ? 2 : 1
  const many = 60 / rows
  const pitch = width / (placeOf(many - 1) + 1 + 2 * MARGIN)
  const step = narrow ? pitch * 3.4 : 0
  const edge = height * (narrow ? 0.83 : 0.845)
  const shape = { width, edge, side: edge - Math.min(height * 0.1, width * 0.11), step }
  return {
    ...shape,
    height,
    pitch,
    rows,
    foot: height * (narrow ? 0.6 : 0.665),
    swag: Math.min(height * 0.17, width * 0.24),
    lamps: Array.from({ length: 60 }, (_, index) => {
      const x = pitch * (MARGIN + 0.5 + placeOf(index % many))
      return { x, y: edgeAt(shape, x, Math.floor(index / many)) }
    }),
  }
}

/** Where the numeral stands: its size in pixels, how much taller it is built, and its feet. */
export function standOf({ width, height, edge, foot }: Plan, numeral: string) {
  const base = foot + (edge - foot) * 0.5
  const room = base - height * 0.125
  const size = Math.min((width * 0.78) / widthOf(numeral), room / TALL)
  return { size, stretch: Math.min(1.8, room / (size * TALL)), x: width / 2, base }
}

/** How bright it is without a lamp. */
const DIM = 0.45

/**
 * How bright the footlights make a place on the stage, `0` to `1`: they shine upwards, and far.
 * @param lit - How many are up, from the first on.
 */
export function lightAt({ lamps, width, height }: Plan, lit: number, x: number, y: number): number {
  let sum = 0
  for (let lamp = 0; lamp < lit; lamp++) {
    const at = lamps[lamp]!
    const up = Math.max(0, at.y - y) / height
    // A beam grows broader on its way up.
    const aside = (x - at.x) / (width * (0.07 + up * 0.35))
    sum += 1 / ((1 + aside * aside) * (1 + 6 * up * up) * (0.25 + up))
  }
  return Math.min(1, DIM + sum * 0.034)
}

/** Where the moth is in a second, in lamps from the newest: about it and above, never twice running in one place. */
export function mothAt(second: number): readonly [aside: number, above: number] {
  const turn = second * 2.4
  return [Math.cos(turn) * 2.2, 3.1 + Math.sin(turn) * 0.9]
}
