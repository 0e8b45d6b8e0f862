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
  readonly rows: number
}

/** How far the heads of one row are below those behind them, in heights. */
const DOWN = 1.33

/**
 * Few people, near, sitting as in a cinema: one row of them, or on a high stage two, a seat for each; those in front leave
 * free whom they sit before.
 */
export function crowdOf(width: number, height: number): Crowd {
  const rows = height > width * 1.3 ? 2 : 1
  const back = rows > 1 ? 2 : Math.max(2, Math.round(width / (height * 0.51)))
  const pitch = width / back
  const size =
    rows > 1 ? Math.min(pitch / 0.86, (height * 0.66) / (0.98 + DOWN)) : Math.min(height * 0.53, pitch * 0.95)
  const down = size * DOWN
  const sky = height - (rows > 1 ? size * 0.98 + down : size)
  const seats: Seat[] = []
  for (let row = 0; row < rows; row += 1)
    for (let seat = 0; seat < back; seat += 1)
      seats.push({ x: pitch * (seat + 0.5), y: sky + row * down, row })
  const high = sky - size * 0.17 - height * 0.025
  return {
    size,
    balloon: [Math.min(high * 2.3, width * 0.95), Math.min(high, width * 0.66)],
    seats,
    back,
    rows,
  }
}

/** How far the back of a seat is below the head that leans on it, in heights: those in front are higher. */
export const seatTop = (row: number) => (row ? -0.4 : 0.36)

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
 * Where a thought is: in front, over its head, before the empty backs of the seats; in the row behind high up, where the
 * balloon with the time leaves the sky free or makes way for a little, or else between its head and the next.
 */
export function thoughtAt({ seats, size, balloon, back }: Crowd, seat: number, at: number, width: number) {
  const { x, y, row } = seats[seat]!
  if (row) return { x, y: y - size * 0.24, size: size * 0.4, side: 0 }
  const wide = size * 0.6
  const need = balloon[0] / 2 + wide * 0.58
  const moved = Math.abs(x - at) < need ? at + Math.sign(x - at) * need : x
  if (Math.abs(moved - x) < size * 0.3 && moved > wide * 0.55 && moved < width - wide * 0.55)
    return { x: moved, y: y - size * 0.4, size: wide, side: 0, from: x - moved }
  const gap = width / back / 2
  const side = x > width - gap * 1.1 ? -1 : 1
  return { x: x + side * gap, y: y + size * 0.04, size: size * 0.42, side }
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

/** How many hours a picture of what one does at such an hour stands for. */
export const PICTURE_HOURS = 2

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

/** What each of them says to the time: at night, in the morning, in the afternoon, in the evening. */
const REMARKS: Record<(typeof CAST)[number]['name'], readonly [string, string, string, string]> = {
  robot: ['CHARGING… 63%', 'ALL SYSTEMS YAWN', 'OIL BREAK SOON', 'LOW BATTERY'],
  mage: ['OWLS ARE ABOUT', 'TOO EARLY FOR MAGIC', 'TEA, THEN DRAGONS', 'MIND THE BATS'],
  cook: ['DOUGH IS RISING', 'EGGS FOR EVERYONE', 'WHO ORDERED SOUP?', 'DINNER IS SERVED'],
  astronaut: ['EARTH IS ASLEEP', 'BREAKFAST FLOATS', 'SNACKS FLOAT', 'DINNER FLOATS'],
  detective: ['A LIGHT UPSTAIRS?', 'THE MILKMAN SAW IT', 'ALL HAVE AN ALIBI', 'SUSPICIOUSLY QUIET'],
  granny: ['WHO IS STILL UP?', 'WEAR A SCARF', 'A LITTLE NAP NOW', 'MY SERIAL IS ON'],
  hero: ['CRIME NEVER SLEEPS', 'WHERE IS MY CAPE?', 'SAVED TWO CATS', 'ONE LAST ROOF'],
  vampire: ['BREAKFAST!', 'BEDTIME!', 'STILL DAYLIGHT?!', 'WAKEY WAKEY'],
  farmer: ['COWS ARE ASLEEP', 'UP SINCE FOUR', 'LOOKS LIKE RAIN', 'SHEEP ARE IN'],
  alien: ['THREE MOONS LATE', 'TAKE ME TO BRUNCH', 'HUMANS LOOK BUSY', 'PHONE HOME SOON'],
  santa: ['HO HO… ZZZ', 'HOW MANY SLEEPS?', 'COCOA TIME', 'COCOA, THEN BED'],
  girl: ["CAN'T SLEEP", 'SCHOOL? NOW?', 'ICE CREAM TIME', 'FIVE MORE MINUTES'],
}
const FROM = [5, 12, 18, 22]

export function remarkOf(who: number, hour: number): string {
  const part = FROM.filter((from) => hour >= from).length % 4
  return REMARKS[CAST[who]!.name][part]!
}
