/** The coins of the realm: gold pays hours; silver and copper pay minutes. Largest first. */
export const HOUR_COINS = [20, 10, 5, 2, 1] as const
export const MINUTE_COINS = [50, 20, 10, 5, 2, 1] as const

export type Purse = 'hours' | 'minutes'

/** Across, of the largest. What is worth less is smaller, as in most realms. */
const DIAMETERS: Readonly<Record<Purse, Readonly<Record<number, number>>>> = {
  hours: { 20: 1, 10: 0.96, 5: 0.9, 2: 0.86, 1: 0.8 },
  minutes: { 50: 1, 20: 0.94, 10: 0.9, 5: 0.85, 2: 0.88, 1: 0.8 },
}

/** What stands round a coin's rim. */
export const WORDS: Readonly<Record<number, string>> = {
  1: 'ONE',
  2: 'TWO',
  5: 'FIVE',
  10: 'TEN',
  20: 'TWENTY',
  50: 'FIFTY',
}

/**
 * The fewest coins that make an amount. Taking the largest that fits is the fewest in a 1-2-5 series.
 * @param amount - A whole number, not negative.
 * @example fewest(42, MINUTE_COINS) // [20, 20, 2]
 */
export function fewest(amount: number, coins: readonly number[]): number[] {
  const paid: number[] = []
  let rest = amount
  for (const coin of coins) for (; rest >= coin; rest -= coin) paid.push(coin)
  return paid
}

/** One coin on the counter, in pixels. */
export interface PaidCoin {
  readonly purse: Purse
  readonly value: number
  readonly x: number
  readonly y: number
  readonly radius: number
}

interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** How far coins lie apart, in diameters of the largest. */
const GAP = 0.05

/** Every way to break so many coins into rows, none of them empty. */
function brokenOf(count: number): number[][] {
  if (!count) return [[]]
  return Array.from({ length: count }, (_, index) => index + 1).flatMap((first) =>
    brokenOf(count - first).map((rest) => [first, ...rest]),
  )
}

interface Packing {
  /** How many pixels the largest coin is across. */
  readonly unit: number
  readonly rows: readonly (readonly number[])[]
}

/** Coins in rows, in the way that leaves them largest. */
function packingOf(purse: Purse, values: readonly number[], { width, height }: Box): Packing {
  let best: Packing = { unit: Infinity, rows: [] }
  if (!values.length) return best
  best = { unit: 0, rows: [] }
  for (const broken of brokenOf(values.length)) {
    let from = 0
    const rows = broken.map((count) => {
      const row = values.slice(from, from + count)
      from += count
      return row
    })
    const across = Math.max(
      ...rows.map((row) =>
        row.reduce((sum, value) => sum + DIAMETERS[purse][value]!, GAP * (row.length - 1)),
      ),
    )
    const down = rows.reduce(
      (sum, row) => sum + Math.max(...row.map((value) => DIAMETERS[purse][value]!)),
      GAP * (rows.length - 1),
    )
    const unit = Math.min(width / across, height / down)
    if (unit > best.unit) best = { unit, rows }
  }
  return best
}

function lay(purse: Purse, { rows }: Packing, unit: number, { left, top, width, height }: Box): PaidCoin[] {
  const highs = rows.map((row) => Math.max(...row.map((value) => DIAMETERS[purse][value]!)) * unit)
  const gap = GAP * unit
  let y = top + (height - highs.reduce((sum, high) => sum + high, gap * (rows.length - 1))) / 2
  return rows.flatMap((row, at) => {
    const broad = row.map((value) => DIAMETERS[purse][value]! * unit)
    let x = left + (width - broad.reduce((sum, one) => sum + one, gap * (row.length - 1))) / 2
    const middle = y + highs[at]! / 2
    y += highs[at]! + gap
    return row.map((value, index): PaidCoin => {
      const radius = broad[index]! / 2
      const here = { purse, value, x: x + radius, y: middle, radius }
      x += 2 * radius + gap
      return here
    })
  })
}

/** How much of the stage the drawer takes, when it is open. */
export const DRAWER = 0.085

/**
 * The coins that pay a price of `hours`.`minutes`, as large as the counter lets them be: hours to the left of the
 * minutes, or above them. All are of one scale; where there are few they are enormous.
 */
export function payment(hours: number, minutes: number, width: number, height: number): PaidCoin[] {
  const upright = height > width
  const margin = Math.min(width, height) * 0.045
  const counter: Box = {
    left: margin,
    top: margin,
    width: width - 2 * margin,
    height: height * (1 - DRAWER) - 1.6 * margin,
  }
  const [gold, change] = [fewest(hours, HOUR_COINS), fewest(minutes, MINUTE_COINS)]
  const whole = (purse: Purse, values: readonly number[]) => {
    const packing = packingOf(purse, values, counter)
    return lay(purse, packing, packing.unit, counter)
  }
  if (!gold.length) return change.length ? whole('minutes', change) : []
  if (!change.length) return whole('hours', gold)
  const along = (upright ? counter.height : counter.width) - 1.5 * margin
  let best: { unit: number; boxes: [Box, Box]; packings: [Packing, Packing] } | undefined
  for (let part = 0.2; part <= 0.8; part += 0.01) {
    const first = along * part
    const boxes: [Box, Box] = upright
      ? [
          { ...counter, height: first },
          { ...counter, top: counter.top + first + 1.5 * margin, height: along - first },
        ]
      : [
          { ...counter, width: first },
          { ...counter, left: counter.left + first + 1.5 * margin, width: along - first },
        ]
    const packings: [Packing, Packing] = [
      packingOf('hours', gold, boxes[0]),
      packingOf('minutes', change, boxes[1]),
    ]
    const unit = Math.min(packings[0].unit, packings[1].unit)
    if (!best || unit > best.unit) best = { unit, boxes, packings }
  }
  const { unit, boxes, packings } = best!
  return [...lay('hours', packings[0], unit, boxes[0]), ...lay('minutes', packings[1], unit, boxes[1])]
}

/** A coin's outline about its middle, of radius one thousand. */
export function outlineOf(purse: Purse, value: number): string {
  const corners = purse === 'minutes' && value >= 20 ? 7 : purse === 'hours' && value === 1 ? 12 : 0
  const lobes = purse === 'hours' && value === 10 ? 12 : 0
  const steps = 168
  const points = Array.from({ length: steps }, (_, step) => {
    const turn = (step / steps) * 2 * Math.PI
    let radius = 1000
    if (corners) {
      // The sides of such coins are bent a little outwards.
      const side = (2 * Math.PI) / corners
      const off = ((((turn % side) + side) % side) - side / 2) as number
      const flat = Math.cos(side / 2) / Math.cos(off)
      radius = 1000 * (0.55 + 0.45 * flat)
    }
    if (lobes) radius = 1000 - 42 * (1 - Math.abs(Math.sin((turn * lobes) / 2)) ** 0.8)
    return `${(radius * Math.sin(turn)).toFixed(0)} ${(-radius * Math.cos(turn)).toFixed(0)}`
  })
  return `M${points.join('L')}Z`
}

/** How many loops the engine-turned pattern behind each value has. */
export const LOOPS: Readonly<Record<number, number>> = { 1: 9, 2: 12, 5: 15, 10: 20, 20: 24, 50: 28 }

/** The pattern behind the figure: one line that goes round and round, as a rose engine cuts it. */
export function roseOf(value: number): string {
  const loops = LOOPS[value]!
  return Array.from({ length: loops }, (_, loop) => {
    const turn = (loop / loops) * 180
    return turn
  })
    .map((turn) => {
      const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
      const far = 640
      const [x, y] = [far * cos, far * sin]
      return `M${x.toFixed(0)} ${y.toFixed(0)}A${far} ${far * 0.42} ${turn.toFixed(1)} 1 0 ${(-x).toFixed(0)} ${(-y).toFixed(0)}A${far} ${far * 0.42} ${turn.toFixed(1)} 1 0 ${x.toFixed(0)} ${y.toFixed(0)}`
    })
    .join('')
}

/** How far each letter of Besley ExtraBold is set on, in thousandths of its size, as the typeface's own table has it. */
const ADVANCES: Readonly<Record<string, number>> = {
  E: 818,
  F: 788,
  H: 976,
  I: 521,
  M: 1160,
  N: 934,
  O: 888,
  R: 903,
  S: 722,
  T: 800,
  U: 910,
  V: 926,
  W: 1260,
  Y: 858,
}

/**
 * Where each letter of a word stands round a coin, in degrees from the middle of the word.
 * @param size - How large the letters are, as a part of the radius that they stand on.
 */
export function roundOf(word: string, size: number): { letter: string; turn: number }[] {
  const spaced = [...word].map((letter) => (ADVANCES[letter]! / 1000 + 0.12) * size)
  const whole = spaced.reduce((sum, one) => sum + one, 0)
  let at = -whole / 2
  return [...word].map((letter, index) => {
    const middle = at + spaced[index]! / 2
    at += spaced[index]!
    return { letter, turn: (middle * 180) / Math.PI }
  })
}

/** For how long before the full minute the counter is cleared and paid anew, in milliseconds. */
export const PAYING_MS = 800

/** How far the old coins have gone into the drawer, and how far the new ones have still to come, from `0` to `1`. */
export function payingAt(second: number, millisecond: number): readonly [gone: number, left: number] {
  const part = (second * 1000 + millisecond - 60_000 + PAYING_MS) / PAYING_MS
  if (part <= 0) return [0, 1]
  const [out, come] = [Math.min(1, part / 0.5), Math.max(0, (part - 0.45) / 0.55)]
  return [out * out, (1 - come) ** 3]
}
