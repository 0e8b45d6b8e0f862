import { clamp, createRandom, type HourCycle } from '@found-time/clock-runtime'

const [RED, BLUE, VIOLET] = ['#ee1c25', '#1746e0', '#7a1fd6']

/** Who may be in the crowd, and how each writes: in what colour, how wide five signs are, and how low and high, in ems. */
export const CAST = [
  { name: 'robot', ink: BLUE, wide: 5, low: 0.12, high: 1 },
  { name: 'mage', ink: VIOLET, wide: 2.39, low: -0.01, high: 0.75 },
  { name: 'cook', ink: RED, wide: 2.56, low: -0.01, high: 0.58 },
  { name: 'astronaut', ink: BLUE, wide: 3.58, low: 0, high: 0.72 },
  { name: 'detective', ink: VIOLET, wide: 2.79, low: -0.03, high: 0.73 },
  { name: 'granny', ink: VIOLET, wide: 2.09, low: -0.03, high: 0.66 },
  { name: 'hero', ink: RED, wide: 2.27, low: -0.01, high: 0.74 },
  { name: 'vampire', ink: RED, wide: 4.19, low: -0.14, high: 0.67 },
  { name: 'farmer', ink: BLUE, wide: 3.19, low: -0.04, high: 0.8 },
  { name: 'alien', ink: VIOLET, wide: 3.94, low: 0, high: 0.7 },
  { name: 'santa', ink: RED, wide: 2.04, low: -0.08, high: 0.68 },
  { name: 'girl', ink: BLUE, wide: 2.59, low: -0.1, high: 0.54 },
] as const

/** What each of them thinks of otherwise: so many things, side by side on the sheet of thoughts. */
export const THINGS = 3

export interface Seat {
  /** Middle and top of the head, in pixels. */
  readonly x: number
  readonly y: number
}

export interface Crowd {
  /** Height of a person's picture: all are as large, so that all are drawn with one pen. */
  readonly size: number
  /** From one to the next in a row. */
  readonly pitch: number
  /** Size of the balloon with the time, which is at the stage's upper edge. */
  readonly balloon: readonly [width: number, height: number]
  /** From the row at the back to that in front, which the stage cuts off. */
  readonly seats: readonly Seat[]
  /** How many stand in the row at the back, which are those who think. */
  readonly back: number
  /** Whether the balloon is as broad as the stage, and what the others think is below it. */
  readonly high: boolean
}

/** A crowd that fills the stage's lower half: rows of large heads, each row between the heads of the one behind. */
export function crowdOf(width: number, height: number): Crowd {
  const high = width < height * 1.25
  const back = clamp(Math.round(width / (height * 0.32)), 2, 5)
  const pitch = width / back
  const size = Math.min(height * 0.44, pitch * 1.4)
  const upright = width < height * 0.75
  const first = height * (high ? (upright ? 0.48 : 0.56) : 0.56)
  const seats: Seat[] = []
  for (let row = 0, y = first; row === 0 || y + size * 0.36 < height; row += 1, y += size * 0.5)
    for (let seat = 0; seat < back + (row % 2); seat += 1)
      seats.push({ x: pitch * (seat + (row % 2 ? 0 : 0.5)), y })
  const balloon = high
    ? ([width * 0.965, height * (upright ? 0.3 : 0.36)] as const)
    : ([width * 0.62, height * 0.47] as const)
  return { size, pitch, balloon, seats, back, high }
}

/** How far the balloon with the time is below the stage's upper edge, in heights of the stage. */
export const BALLOON_TOP = 0.018

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

export interface Place {
  readonly x: number
  readonly y: number
  readonly size: number
}

/**
 * Where what another one thinks is, if there is room for it: over its head, below the balloon with the time on a high
 * stage, and else beside it, for those at that end.
 */
export function thoughtAt(crowd: Crowd, seat: number, at: number, width: number): Place | undefined {
  const { seats, size, pitch, balloon, back, high } = crowd
  const { x, y } = seats[seat]!
  const under = balloon[1] * (1 + BALLOON_TOP)
  if (high) {
    const round = Math.min(pitch * 0.9, (y - under) * 0.92)
    return { x, y: y - size * 0.1 - round * 0.5, size: round }
  }
  const [from, to] = x < at ? [0, at - balloon[0] / 2] : [at + balloon[0] / 2, width]
  const count = Math.floor((to - from) / (width * 0.15))
  const place = x < at ? seat : seat - back + count
  if (place < 0 || place >= count) return undefined
  const round = Math.min(((to - from) / count) * 0.99, y * 0.7)
  const outer = seat === 0 || seat === back - 1
  return { x: from + ((to - from) * (place + 0.5)) / count, y: y * (outer ? 0.52 : 0.38), size: round }
}

/** The small rounds that lead from a balloon down to a head: where, and how large. */
export function tailOf(
  [fromX, fromY]: readonly [number, number],
  [toX, toY]: readonly [number, number],
  size: number,
): readonly (readonly [x: number, y: number, radius: number])[] {
  const count = clamp(Math.round(Math.hypot(toX - fromX, toY - fromY) / (size * 0.15)), 2, 5)
  return Array.from({ length: count }, (_, index) => {
    const part = (index + 0.4) / count
    return [fromX + (toX - fromX) * part, fromY + (toY - fromY) * part, size * (0.075 - 0.036 * part)]
  })
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

/** How large a person writes to fill a box, how much broader than usual, and how far below the middle the line is. */
export function writingOf(who: number, text: string, width: number, height: number) {
  const { wide, low, high } = CAST[who]!
  const long = (wide * text.length) / 5
  const full = height / (high - low)
  const size = Math.min(full, width / (long * 0.72))
  return { size, broader: Math.min(width / (long * size), 1.25), below: ((high + low) / 2) * size }
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
