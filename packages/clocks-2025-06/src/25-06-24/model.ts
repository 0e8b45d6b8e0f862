import { clamp, createRandom, type HourCycle } from '@found-time/clock-runtime'

/** Who may be in the crowd, and how each writes: how wide five signs are, and how low and high, in ems. */
export const CAST = [
  { name: 'robot', wide: 5, low: 0.12, high: 1 },
  { name: 'mage', wide: 2.39, low: -0.01, high: 0.75 },
  { name: 'cook', wide: 2.56, low: -0.01, high: 0.58 },
  { name: 'astronaut', wide: 3.58, low: 0, high: 0.72 },
  { name: 'detective', wide: 2.79, low: -0.03, high: 0.73 },
  { name: 'granny', wide: 2.09, low: -0.03, high: 0.66 },
  { name: 'hero', wide: 2.27, low: -0.01, high: 0.74 },
  { name: 'vampire', wide: 4.19, low: -0.36, high: 0.67 },
  { name: 'farmer', wide: 3.19, low: -0.04, high: 0.8 },
  { name: 'alien', wide: 3.94, low: 0, high: 0.7 },
  { name: 'santa', wide: 2.04, low: -0.08, high: 0.68 },
  { name: 'girl', wide: 2.59, low: -0.1, high: 0.54 },
] as const

/** What each of them thinks of otherwise: so many things, side by side on the sheet of thoughts. */
export const THINGS = 3

export interface Seat {
  /** Middle and top of the head, in pixels. */
  readonly x: number
  readonly y: number
  readonly row: number
}

export interface Crowd {
  /** Height of a person's picture. */
  readonly size: number
  /** Size of the balloon with the time. */
  readonly balloon: readonly [width: number, height: number]
  readonly seats: readonly Seat[]
  /** How many sit in the row at the back, which are those who may know. */
  readonly back: number
}

/** How far the heads of one row are below those behind them, in heights. */
const STEP = 0.62

/**
 * Few people, near: one row of them, down to the stage's foot, or on a high stage three behind one another, each half a
 * place further.
 */
export function crowdOf(width: number, height: number): Crowd {
  const rows = height > width * 1.3 ? 3 : 1
  const sky = height * (rows > 1 ? 0.31 : 0.45)
  const size = (height - sky) / (1 + (rows - 1) * STEP)
  const back = Math.max(2, Math.round(width / (size * 0.9)))
  const pitch = width / back
  const seats: Seat[] = []
  for (let row = 0; row < rows; row += 1) {
    const count = back + (row % 2)
    for (let seat = 0; seat < count; seat += 1)
      seats.push({ x: pitch * (seat + (row % 2 ? 0 : 0.5)), y: sky + row * size * STEP, row })
  }
  const high = sky - size * 0.13 - height * 0.035
  return { size, balloon: [Math.min(high * 2.6, width * 0.96), high], seats, back }
}

/** Who sits where in a minute: nobody twice as long as there are enough, nobody where he sat before. */
export function castAt(count: number, minute: number): readonly number[] {
  const order = createRandom('crowd').shuffle([...CAST.keys()])
  return Array.from({ length: count }, (_, seat) => order[(seat + minute * 5) % CAST.length]!)
}

/** Which seat knows the time in a minute: one at the back. */
export const knowerAt = ({ back }: Crowd, minute: number) => (minute + Math.floor(minute / back)) % back

/** The middle of the balloon with the time: over the one who knows, as far as the stage goes. */
export function balloonAt({ seats, balloon }: Crowd, knower: number, width: number): number {
  const half = balloon[0] / 2 + width * 0.015
  return clamp(seats[knower]!.x, half, width - half)
}

/**
 * Where a thought is: between its head and the next; high up, where the balloon with the time leaves the sky free. Of
 * those in front the last has no room for one.
 */
export function thoughtAt({ seats, size, balloon, back }: Crowd, seat: number, at: number, width: number) {
  const { x, y, row } = seats[seat]!
  if (row && seats[seat + 1]?.row !== row) return undefined
  const free = row === 0 && Math.abs(x - at) > balloon[0] / 2 + size * 0.1
  if (free) {
    return { x, y: y - size * 0.37, size: size * 0.62, side: 0 }
  }
  const gap = width / back / 2
  const side = row === 0 && x > width - gap * 1.1 ? -1 : 1
  return { x: x + side * gap, y: y + size * (row ? 0.24 : 0.06), size: size * (row ? 0.36 : 0.4), side }
}

/** What a person has in mind and since when: one of them changes its mind each second. */
export interface Mind {
  /** Which of the things it thinks of. */
  readonly thing: number
  /** The second of the day in which it came, perhaps of the day before. */
  readonly since: number
}

export function mindsAt(count: number, secondOfDay: number): readonly Mind[] {
  const turns = createRandom('minds').shuffle([...Array(count).keys()])
  return turns.map((turn) => {
    const round = Math.floor((secondOfDay - turn) / count)
    return { since: round * count + turn, thing: (((round + turn) % THINGS) + THINGS) % THINGS }
  })
}

/** How long a new thought pops up, in milliseconds, and the height of its balloon meanwhile. */
export const POP_MS = 380
export const popAt = (part: number) => {
  const at = Math.min(1, part)
  return 1 - (1 - at) ** 3 * Math.cos(at * 6)
}

export const timeFigures = (hour: number, minute: number, hourCycle: HourCycle) =>
  `${hourCycle === 12 ? hour % 12 || 12 : String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`

/** How large a person writes to fill a box, and how far below the box's middle the line is. */
export function writingOf(who: number, text: string, width: number, height: number) {
  const { wide, low, high } = CAST[who]!
  const size = Math.min(width / ((wide * text.length) / 5), height / (high - low))
  return { size, below: ((high + low) / 2) * size }
}
