/** A column of switches: how many of the weights 8 4 2 1 its figure needs, and what heads it. */
export interface Column {
  readonly unit: 'hour' | 'minute' | 'second'
  readonly weights: readonly number[]
  /** The power of ten that it counts. */
  readonly tens: boolean
}

export const WEIGHTS = [8, 4, 2, 1] as const

/** A day has no hour above 23, an hour no minute above 59: the columns of tens need two switches and three. */
export const COLUMNS: readonly Column[] = [
  { unit: 'hour', weights: [2, 1], tens: true },
  { unit: 'hour', weights: [8, 4, 2, 1], tens: false },
  { unit: 'minute', weights: [4, 2, 1], tens: true },
  { unit: 'minute', weights: [8, 4, 2, 1], tens: false },
  { unit: 'second', weights: [4, 2, 1], tens: true },
  { unit: 'second', weights: [8, 4, 2, 1], tens: false },
]

export interface Clock {
  readonly hour: number
  readonly minute: number
  readonly second: number
}

/** The figure of a column. @example figureOf(COLUMNS[3], { hour: 10, minute: 42, second: 0 }) // 2 */
export const figureOf = ({ unit, tens }: Column, time: Clock): number =>
  tens ? Math.floor(time[unit] / 10) : time[unit] % 10

/** The numbers that are uncovered in a column, which add up to its figure. @example uncovered(7) // [4, 2, 1] */
export const uncovered = (figure: number): number[] => WEIGHTS.filter((weight) => figure & weight)

export interface Place {
  readonly column: number
  readonly weight: number
  /** The middle of the switch, and how broad the place of one is. */
  readonly x: number
  readonly y: number
  readonly broad: number
}

/** The place of a switch is so much higher than broad. */
export const TALL = 1.26 / 1.06

/**
 * Where the switches are, on one grid. On a wide panel each figure has its column, eights above; on an upright one the two
 * figures of the seconds lie in two rows below the others.
 */
export function planOf(width: number, height: number) {
  const wide = width > height * 0.9
  const places: Place[] = []
  const heads: { letter: 'hour' | 'minute' | 'second'; x: number; y: number; broad: number }[] = []
  const put = (column: number, x: number, top: number, pitch: number, broad: number) => {
    const { weights, unit, tens } = COLUMNS[column]!
    for (const weight of weights)
      places.push({ column, weight, x, y: top + pitch * (WEIGHTS.indexOf(weight as 8) + 0.5), broad })
    if (tens) heads.push({ letter: unit, x, y: top + pitch * 0.5, broad })
  }
  if (wide) {
    const pitch = height / 4.08
    const broad = Math.min(pitch / TALL, width / 7.2)
    const across = broad * 1.05
    const gap = (width - across * 6) / 4
    const top = (height - pitch * 4) / 2
    for (let column = 0; column < 6; column++)
      put(column, gap * (1 + Math.floor(column / 2)) + across * (column + 0.5), top, pitch, broad)
  } else {
    const broad = Math.min(width / 4.12, height / 7.6)
    const pitch = broad * TALL * 1.06
    const margin = (width - broad * 4) / 4
    const space = (height - pitch * 6) / 3
    const xOf = (column: number) => broad * (column + 0.5) + margin * (column > 1 ? 3 : 1)
    for (let column = 0; column < 4; column++) put(column, xOf(column), space, pitch, broad)
    // Two rows in the order of the weights, the letter where there is no eight.
    for (const [row, column] of [4, 5].entries())
      for (const [index, weight] of WEIGHTS.entries()) {
        const y = space * 2 + pitch * (4.5 + row)
        if (COLUMNS[column]!.weights.includes(weight))
          places.push({ column, weight, x: xOf(index), y, broad })
        else heads.push({ letter: 'second', x: xOf(index), y, broad })
      }
  }
  return { wide, places, heads }
}
