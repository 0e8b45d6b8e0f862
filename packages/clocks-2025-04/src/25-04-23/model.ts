/**
 * Maya numerals: dots are ones, bars are fives, a shell is nothing; places of twenty stand above each other, the higher
 * one on top. As in Michael Coe and Mark Van Stone, Reading the Maya Glyphs (2001), chapter 4.
 */
export interface Place {
  /** `0` to `3`. */
  readonly bars: number
  /** `0` to `4`. */
  readonly dots: number
}

/**
 * The places of a number, lowest first.
 * @param value - `0` to `399`.
 * @example placesOf(47) // [{ bars: 1, dots: 2 }, { bars: 0, dots: 2 }]: seven, and two twenties
 */
export function placesOf(value: number): readonly Place[] {
  const place = (part: number): Place => ({ bars: Math.floor(part / 5), dots: part % 5 })
  const twenties = Math.floor(value / 20)
  return twenties === 0 ? [place(value)] : [place(value % 20), place(twenties)]
}

/** What a place is painted with: rows from the bottom up, each with its height and, for dots, their number. */
export function strokesOf({ bars, dots }: Place): readonly string[] {
  if (bars + dots === 0) return ['shell']
  return [
    ...Array.from({ length: bars }, (_, bar) => `bar ${bar}`),
    ...(dots > 0 ? [`dots ${bars} ${dots}`] : []),
  ]
}
