import { clamp, createRandom, type HourCycle } from '@found-time/clock-runtime'

/** Who may be in the crowd, and how each writes: in what colour, how wide five signs are, and how low and high, in ems. */
export const CAST = [
  { name: 'robot', ink: '#18b7ff', wide: 5, low: 0.12, high: 1 },
  { name: 'mage', ink: '#8a3df0', wide: 2.39, low: -0.01, high: 0.75 },
  { name: 'cook', ink: '#ff5fa8', wide: 2.56, low: -0.01, high: 0.58 },
  { name: 'astronaut', ink: '#ffffff', wide: 3.58, low: 0, high: 0.72 },
  { name: 'detective', ink: '#9a78ff', wide: 2.79, low: -0.03, high: 0.73 },
  { name: 'granny', ink: '#ff4d4d', wide: 2.09, low: -0.03, high: 0.66 },
  { name: 'hero', ink: '#ee1c25', wide: 2.27, low: -0.01, high: 0.74 },
  { name: 'vampire', ink: '#b3001b', wide: 4.19, low: -0.14, high: 0.67 },
  { name: 'farmer', ink: '#2a9d3a', wide: 3.19, low: -0.04, high: 0.8 },
  { name: 'alien', ink: '#3fd12a', wide: 3.94, low: 0, high: 0.7 },
  { name: 'santa', ink: '#ee1c25', wide: 2.04, low: -0.08, high: 0.68 },
  { name: 'girl', ink: '#ff6fd0', wide: 2.59, low: -0.1, high: 0.54 },
] as const

/** What each of them thinks of otherwise: so many things, side by side on the sheet of thoughts. */
export const THINGS = 3

export interface Seat {
  /** Middle and top of the head, and height of the picture, in pixels. */
  readonly x: number
  readonly y: number
  readonly size: number
  readonly row: number
}

export interface Crowd {
  /** Height of a person's picture in the row at the back. */
  readonly size: number
  /** Size of the balloon with the time. */
  readonly balloon: readonly [width: number, height: number]
  /** How far it is above the heads. */
  readonly gap: number
  readonly seats: readonly Seat[]
  /** How many sit in the row at the back, which are those who may know. */
  readonly back: number
  readonly rows: number
  /** Where the empty row in front of all begins. */
  readonly front: number
}

/**
 * Few people, near, sitting as in a cinema: one row of them, or on a high stage two and before them one more, nearer, who
 * leaves both of them free.
 */
export function crowdOf(width: number, height: number): Crowd {
  const rows = height > width * 1.3 ? 2 : 1
  const back = rows > 1 ? 2 : Math.max(2, Math.round(width / (height * 0.51)))
  const pitch = width / back
  const front = height * (rows > 1 ? 0.955 : 0.925)
  const size = rows > 1 ? Math.min(pitch * 0.94, height * 0.24) : Math.min(height * 0.475, pitch * 0.95)
  const near = Math.min(width * 0.8, height * 0.36)
  const sky = rows > 1 ? front - near - size * 0.45 : front - size
  const seats: Seat[] = Array.from({ length: back }, (_, seat) => ({
    x: pitch * (seat + 0.5),
    y: sky,
    size,
    row: 0,
  }))
  if (rows > 1) seats.push({ x: width / 2, y: front - near, size: near, row: 1 })
  const gap = size * (rows > 1 ? 0.46 : 0.15)
  const high = sky - gap - height * 0.02
  return {
    size,
    gap,
    balloon: [Math.min(high * 2.45, width * 0.97), Math.min(high, width * 0.84)],
    seats,
    back,
    rows,
    front,
  }
}

/** How far the back of a seat is below the head that leans on it, in heights. */
export const seatTop = (row: number) => (row ? 0.33 : 0.36)

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
 * Where a thought is: high up, where the balloon with the time leaves the sky free or makes way for a little, or else
 * between its head and the next; of the one in front between the two behind.
 */
export function thoughtAt(
  { seats, size, balloon, back, rows }: Crowd,
  seat: number,
  at: number,
  width: number,
) {
  const { x, y, row } = seats[seat]!
  if (row) return { x, y: y - size * 0.34, size: size * 0.54, side: 0 }
  if (rows > 1) return { x, y: y - size * 0.32, size: size * 0.54, side: 0 }
  const wide = size * 0.52
  const need = balloon[0] / 2 + wide * 0.58
  const moved = Math.abs(x - at) < need ? at + Math.sign(x - at) * need : x
  if (Math.abs(moved - x) < size * 0.6 && moved > wide * 0.55 && moved < width - wide * 0.55)
    return { x: moved, y: y - size * 0.42, size: wide, side: 0, from: x - moved }
  const gap = width / back / 2
  const side = x > width - gap * 1.1 ? -1 : 1
  return { x: x + side * gap, y: y + size * 0.0, size: size * 0.42, side }
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

/** A remark in so many lines at most, as even as can be. */
export function linesOf(remark: string, most: number): string[] {
  const words = remark.split(' ')
  if (most < 2 || words.length < 2) return [remark]
  const longest = (lines: readonly string[]) => Math.max(...lines.map((line) => line.length))
  return words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')])
    .reduce((best, lines) => (longest(lines) < longest(best) ? lines : best))
}

const NUMBERS =
  'nought one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty']

/** `0` to `59` in words. */
export const inWords = (count: number): string =>
  count < 20
    ? NUMBERS[count]!
    : `${TENS[Math.floor(count / 10)]}${count % 10 ? ` ${NUMBERS[count % 10]}` : ''}`

/** `0` to `59` as the Romans wrote them; nought, which they had no sign for, by their word for none. */
export function inRoman(count: number): string {
  let rest = count
  let roman = ''
  for (const [value, sign] of [
    [50, 'L'],
    [40, 'XL'],
    [10, 'X'],
    [9, 'IX'],
    [5, 'V'],
    [4, 'IV'],
    [1, 'I'],
  ] as const)
    for (; rest >= value; rest -= value) roman += sign
  return roman || 'NULLA'
}

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 'S'}`

/** A moment, as much of it as somebody reckons with. */
export interface Now {
  readonly hour: number
  readonly minute: number
  readonly month: number
  readonly day: number
}

/** From when to when a vampire stays in bed. */
const [SUNRISE, SUNSET] = [5, 21]

/** How each of them reckons the same time. */
const RECKONED: Record<(typeof CAST)[number]['name'], (now: Now) => string> = {
  robot: ({ hour, minute }) => `${hour.toString(2)}:${minute.toString(2)}`,
  mage: ({ hour, minute }) => `${inRoman(hour)} ET ${inRoman(minute)}`,
  cook: ({ minute }) => (minute ? `HOUR IS ${Math.floor(minute / 0.6)}% BAKED` : 'NEXT HOUR IN THE OVEN'),
  astronaut: ({ hour, minute }) => `T MINUS ${counted(1440 - hour * 60 - minute, 'MINUTE')}`,
  detective: ({ minute }) => (minute ? `QUIET FOR ${counted(minute, 'MINUTE')}` : 'A BELL! AT LAST!'),
  granny: ({ hour, minute }) =>
    minute
      ? `${inWords(minute)} PAST ${inWords(hour % 12 || 12)}`.toUpperCase()
      : `${inWords(hour % 12 || 12)}, DEAR`.toUpperCase(),
  hero: ({ hour }) => (hour ? `${counted(hour, 'CAT')} SAVED TODAY` : 'NO CATS SAVED YET'),
  vampire: ({ hour }) =>
    hour >= SUNRISE && hour < SUNSET
      ? `${counted(SUNSET - hour, 'HOUR')} TO SUNSET`
      : `${counted((SUNRISE - hour + 24) % 24, 'HOUR')} TO SUNRISE`,
  farmer: ({ hour, minute }) => {
    const since = hour * 60 + minute - 720
    if (since === 0) return 'LUNCH!'
    return since < 0 ? `${counted(-since, 'MINUTE')} TO LUNCH` : `LUNCH WAS ${since} MIN. AGO`
  },
  alien: ({ hour, minute }) => `${counted(hour * 60 + minute, 'BLORP')} TODAY`,
  santa: ({ month, day }) => {
    const sleeps = Math.round((Date.UTC(2025, 11, 25) - Date.UTC(2025, month - 1, day)) / 86_400_000)
    return sleeps > 0 ? `${counted(sleeps, 'SLEEP')} TO GO` : 'THAT WAS LAST NIGHT'
  },
  girl: ({ minute }) => (minute ? `ICE CREAM IN ${60 - minute} MIN.` : 'ICE CREAM! NOW!'),
}

export const reckoned = (who: number, now: Now): string => RECKONED[CAST[who]!.name](now)
