import { createRandom, twoDigits } from '@found-time/clock-runtime'

/**
 * The colours of one print: what is behind the can, its lid, the two halves of its label, its medal, and the ink;
 * and the two of the wall round it, what is behind the other cans and the ink that alone they are printed in.
 */
export interface Colourway {
  readonly ground: string
  readonly lid: string
  readonly top: string
  readonly foot: string
  readonly medal: string
  readonly ink: string
  readonly wall: string
  readonly wallInk: string
}

const of = (row: string): Colourway => {
  const [ground, lid, top, foot, medal, ink, wall, wallInk] = row.split(' ').map((colour) => `#${colour}`)
  return {
    ground: ground!,
    lid: lid!,
    top: top!,
    foot: foot!,
    medal: medal!,
    ink: ink!,
    wall: wall!,
    wallInk: wallInk!,
  }
}

const COLOURWAYS: readonly Colourway[] = [
  'ff3d8b b9e7ff d90f2b ffffff ffd000 140a24 8fd8f7 123a8c',
  '00aee0 ffd7e8 ff5a00 ffe600 ffffff 0d1346 ffd23f 8c1a05',
  'ffd800 e6ecf2 0a45d8 ffffff ff6fa5 0d0d16 ff8fbe 6a0f4a',
  '00a650 ffe600 ff2e93 ffc4de fff04a 05170f ffb48a 7d1f06',
  'ff5f14 a5f0ff 6c1fb3 86e3ff ffffff 1a0630 9fe3d0 07504a',
  '2a1fd0 ff9ac4 00d18f ffffff ff7a52 0a0630 ffe14d 6b3a00',
  'e4001f e8f2ff f7f8fb 9fdcff ffd400 14080c bfe6ff 0f4a78',
  'a4ea2c ffffff 2320a0 ff8cc2 ffffff 0d0b3a c9a4ff 3a0f86',
  '8226e0 9dffd0 ffcf00 ff77b0 ffffff 160530 c9f25c 234d00',
  'ffa3cd ffffff 008a7c ffec3d ffffff 032420 6fd3c2 04453f',
  '1788ff fff3a0 d4002a ffffff ffd400 080d2a ffb0a0 8a1522',
  '00cdb4 ff9ac4 5a0fa8 ffa04d ffec3d 190438 ff9db0 7d0f35',
].map(of)

/**
 * How the print is coloured: anew every fifteen minutes, and never as it was before.
 * @example colourwayAt(10, 9).wall // what is behind the cans of which nobody speaks
 */
export function colourwayAt(hour: number, minute: number): Colourway {
  const quarter = hour * 4 + Math.floor(minute / 15)
  return COLOURWAYS[(quarter * 7 + Math.floor(quarter / 12)) % 12]!
}

/**
 * What stands on the twelve cans. A shop of twenty-four hours has other cans after noon.
 * @example hoursOf(15, 24) // [12, 13, … 23]
 */
export const hoursOf = (hour: number, cycle: 12 | 24): readonly number[] =>
  Array.from({ length: 12 }, (_, index) => (cycle === 12 ? index || 12 : index + (hour < 12 ? 0 : 12)))

/** The price in cents, in two figures. */
export const priceOf = (minute: number): string => `${twoDigits(minute)}¢`

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

/** How deep the can's round edges hang. */
export const DEEP = 9
/** What is free at a can's sides together, above and below it together; how high a can is at least and at most. */
const [ASIDE, BESIDE, LOW, HIGH] = [8, 12, 128, 180] as const

/**
 * Where the cans stand: as many beside one another as leaves them the shape of a can. Each is a hundred `unit`s broad
 * and `high`; the middle of its upper edge lies `top` units below the edge of its cell.
 */
export function gridOf(width: number, height: number) {
  const shapes = [3, 4, 6, 2, 12].map((columns) => {
    const rows = 12 / columns
    const slim = height / rows / (width / columns)
    return { columns, rows, off: Math.abs(Math.log(slim / 1.6)) }
  })
  const { columns, rows } = shapes.reduce((best, shape) => (shape.off < best.off ? shape : best))
  const cell = { width: width / columns, height: height / rows }
  const unit = Math.min(cell.width / (100 + ASIDE), cell.height / (LOW + BESIDE))
  const tall = cell.height / unit
  const high = Math.min(HIGH, tall - BESIDE)
  return { columns, rows, ...cell, unit, high, top: DEEP + (tall - high) / 2 }
}

/** How a can came out of the screen. */
export interface Pull {
  /** `0` where there was ink enough, to `1`. */
  readonly dry: number
  /** How far the whole print is turned, in radians. */
  readonly turn: number
  /** Which part of the screen's grain it has, `0` to `1` across and down. */
  readonly grain: readonly [number, number]
}

/** No two cans come out alike, and no can twice. */
export function pullOf(seed: string, can: number, quarter: number): Pull {
  const random = createRandom(seed, 'pull', can, quarter)
  const { between } = random
  const dry = random() ** 1.6
  return {
    dry,
    turn: between(-0.016, 0.016),
    grain: [random(), random()],
  }
}
