/**
 * Plain Bob Maximus, pricked by the row.
 *
 * Its changes are the place notation &x1Tx1Tx1Tx1Tx1Tx1T-12 of twelve bells, as in Plain Bob Major's &x18x18x18x18-12 in
 * rocketpole.co.uk's account of Duco's notation. The row at the end of its first lead, 13527496E8T0, is that of the
 * table of lead heads in the help of complib.org (GACJ/complib-help, docs/advanced/leadhead_codes.md).
 */
export const BELLS = '1234567890ET'

/** All bells change places two by two; the next time those in first and last place stay; at a lead's end the first two. */
function changed(row: string, change: number): string {
  const bells = [...row]
  const first = change % 24 === 23 ? 2 : change % 2
  for (let place = first; place + 1 < bells.length - (first === 1 ? 1 : 0); place += 2)
    [bells[place], bells[place + 1]] = [bells[place + 1]!, bells[place]!]
  return bells.join('')
}

/** An hour’s sixty rows, from rounds. */
export const ROWS: readonly string[] = pricked()

function pricked(): string[] {
  const rows = [BELLS]
  for (let change = 0; change < 59; change++) rows.push(changed(rows[change]!, change))
  return rows
}

/** The bell of an hour: nought is the tenth, E the eleventh, T the twelfth. */
export const bellOf = (hour: number): string => BELLS[(hour + 11) % 12]!

export interface Pricked {
  /** How many rows below the current one. */
  readonly at: number
  readonly minute: number
  readonly bells: string
  /** Where the hour's bell is in it, from 0. */
  readonly place: number
}

/** Rows around a minute, those of the hours before and after it among them: each hour begins with rounds. */
export function rowsAround(hour: number, minute: number, above: number, below: number): Pricked[] {
  return Array.from({ length: above + below + 1 }, (_, index) => {
    const at = index - above
    const then = hour * 60 + minute + at + 1440
    const bells = ROWS[then % 60]!
    return { at, minute: then % 60, bells, place: bells.indexOf(bellOf(Math.floor(then / 60))) }
  })
}

/** A row is rung five times in its minute, a bell a second. */
export const rungAt = (second: number): number => (second % 12) + 1

/** For so long the sheet is drawn on, to arrive at the full minute. */
export const PULL_MS = 600

export interface Plan {
  /** From bell to bell, and from row to row. */
  readonly across: number
  readonly down: number
  readonly size: number
  /** How broad the figures are drawn. */
  readonly stretch: number
  /** The middles of a row's number's two figures, and of its first bell. */
  readonly number: readonly [number, number]
  readonly first: number
  /** The middle of the current row. */
  readonly middle: number
  readonly above: number
  readonly below: number
}

/** The rows fill the stage's width; it is as many rows high as it can be. */
export function planOf(width: number, height: number): Plan {
  const tall = height > width * 1.1
  const across = width / (tall ? 14.95 : 15)
  const size = Math.min(across * (tall ? 1.84 : 1.48), height * 0.36)
  const down = size * (tall ? 1.08 : 0.94)
  const middle = height * (tall ? 0.5 : 0.53)
  return {
    across,
    down,
    size,
    stretch: tall ? 50 : 76,
    number: [size * 0.36, size * 0.36 + size * (tall ? 0.51 : 0.56)],
    first: width - across * (tall ? 11.72 : 11.74),
    middle,
    above: Math.ceil(middle / down) + 1,
    below: Math.ceil((height - middle) / down) + 2,
  }
}
