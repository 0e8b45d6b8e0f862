/** The colours of one print: what is behind the can, what it stands on, its two halves, its medal, and the ink. */
export interface Colourway {
  readonly ground: string
  readonly shelf: string
  readonly top: string
  readonly foot: string
  readonly medal: string
  readonly ink: string
}

const of = (row: string): Colourway => {
  const [ground, shelf, top, foot, medal, ink] = row.split(' ').map((colour) => `#${colour}`)
  return { ground: ground!, shelf: shelf!, top: top!, foot: foot!, medal: medal!, ink: ink! }
}

export const COLOURWAYS: readonly Colourway[] = [
  'ff4d8d ffe600 d90f2b ffffff ffc700 1c0d33',
  '00a9d4 14195c ff6a00 ffe600 ffffff 14195c',
  'ffd200 ff4f86 0a45d8 ffffff ff4f86 101018',
  '0f9b4c ffb3d4 ff2e93 ffd3e6 ffe600 06291a',
  'ff6b1a 6c1fb3 6c1fb3 86e3ff ffffff 220a3c',
  '3222c8 ff6a45 00d18f ffffff ff6a45 0c0838',
  'e0132c 9fdcff ffffff 9fdcff ffd400 14080c',
  'a9e43f 2320a0 2320a0 ff8cc2 ffffff 13104d',
  '7a2bd0 ffcf00 ffcf00 ff77b0 ffffff 1b0838',
  'ff9ec9 00857a 00857a ffec3d ffffff 042f2b',
  '0f86ff ffd400 d4002a ffffff ffd400 0a0f30',
  '00c2a8 ff6a45 5a0fa8 ffa04d ffec3d 1d0540',
].map(of)

/**
 * How the twelve cans are coloured: anew every fifteen minutes, and never two alike.
 * @returns For each can which colourway it has.
 * @example colouringAt(10, 9)[10] // what the can of ten is printed in
 */
export function colouringAt(hour: number, minute: number): readonly number[] {
  const quarter = hour * 4 + Math.floor(minute / 15)
  return Array.from({ length: 12 }, (_, can) => (can * 5 + quarter * 7 + Math.floor(quarter / 12)) % 12)
}

/**
 * What stands on the twelve cans. A shop of twenty-four hours has other cans after noon.
 * @example hoursOf(15, 24) // [12, 13, … 23]
 */
export const hoursOf = (hour: number, cycle: 12 | 24): readonly number[] =>
  Array.from({ length: 12 }, (_, index) => (cycle === 12 ? index || 12 : index + (hour < 12 ? 0 : 12)))

/** The price in cents, in two figures. */
export const priceOf = (minute: number): string => `${String(minute).padStart(2, '0')}¢`

/** The plates that are printed one after the other, and how long one takes to slip. */
export const PLATES = ['top', 'foot', 'medal'] as const
export const SLIP_MS = 260

const GOLDEN = Math.PI * (3 - Math.sqrt(5))
/** Each plate keeps to a side of its own, so that no two ever lie in register with one another. */
const SIDES = [-0.75, 2.4, 0.7] as const

const landed = (plate: number, count: number) => {
  const angle = SIDES[plate]! + 0.55 * Math.sin(count * GOLDEN * 3)
  const far = 17 + 2 * Math.sin(count * GOLDEN * 5)
  return { x: Math.cos(angle) * far, y: Math.sin(angle) * far }
}

/**
 * How far a plate lies beside its place, in hundredths of the can's width. Each second one of the three slips.
 * @param part - How far this second's slip has gone, `0` to `1`.
 */
export function slipAt(plate: number, minute: number, second: number, part: number) {
  const seconds = minute * 60 + second
  const count = Math.floor((seconds - plate + 3) / 3)
  const now = landed(plate, count)
  if ((seconds - plate) % 3 || part >= 1) return now
  const before = landed(plate, count - 1)
  return { x: before.x + (now.x - before.x) * part, y: before.y + (now.y - before.y) * part }
}

/** How far the tag swings, in degrees: each second gives it a push, and it is still before the next. */
export const swingAt = (millisecond: number): number => {
  const part = Math.min(1, millisecond / 900)
  return 5 * (1 - part) ** 2 * Math.sin(part * Math.PI * 3)
}

/** How deep the can's round edges hang; what is free above the can, and between it and the foot of its cell. */
export const DEEP = 9
const ABOVE = 9
const BELOW = 52

/**
 * Where the cans stand: as many beside one another as leaves them the shape of a can. Each is a hundred `unit`s broad
 * and `high`; its upper edge lies `top` units below that of its cell, and under it there is room for a price tag.
 */
export function gridOf(width: number, height: number) {
  const shapes = [3, 4, 6, 2, 12].map((columns) => {
    const rows = 12 / columns
    const slim = height / rows / (width / columns)
    return { columns, rows, off: Math.abs(Math.log(slim / 1.6)) }
  })
  const { columns, rows } = shapes.reduce((best, shape) => (shape.off < best.off ? shape : best))
  const cell = { width: width / columns, height: height / rows }
  const unit = Math.min(cell.width / 118, cell.height / (132 + ABOVE + BELOW))
  const tall = cell.height / unit
  const high = Math.min(164, tall - ABOVE - BELOW)
  return { columns, rows, ...cell, unit, high, top: ABOVE + DEEP + (tall - ABOVE - BELOW - high) * 0.4 }
}
