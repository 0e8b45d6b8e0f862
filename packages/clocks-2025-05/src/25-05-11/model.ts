import {
  type ClockTime,
  createRandom,
  type HourCycle,
  hourDigits,
  timeAt,
  twoDigits,
} from '@found-time/clock-runtime'

/** Capitals and their zones, after city-timezones. */
const CAPITALS =
  'LONDON Europe/London|PARIS Europe/Paris|BERLIN Europe/Berlin|MADRID Europe/Madrid|ROME Europe/Rome|LISBON Europe/Lisbon|REYKJAVIK Atlantic/Reykjavik|OSLO Europe/Oslo|HELSINKI Europe/Helsinki|WARSAW Europe/Warsaw|PRAGUE Europe/Prague|VIENNA Europe/Vienna|ATHENS Europe/Athens|ANKARA Europe/Istanbul|CAIRO Africa/Cairo|NAIROBI Africa/Nairobi|ADDIS ABABA Africa/Addis_Ababa|PRETORIA Africa/Johannesburg|ABUJA Africa/Lagos|ACCRA Africa/Accra|DAKAR Africa/Dakar|RABAT Africa/Casablanca|RIYADH Asia/Riyadh|DOHA Asia/Qatar|ABU DHABI Asia/Dubai|TEHRAN Asia/Tehran|KABUL Asia/Kabul|NEW DELHI Asia/Kolkata|COLOMBO Asia/Colombo|KATHMANDU Asia/Kathmandu|DHAKA Asia/Dhaka|TASHKENT Asia/Tashkent|ASTANA Asia/Almaty|NAYPYIDAW Asia/Rangoon|BANGKOK Asia/Bangkok|HANOI Asia/Ho_Chi_Minh|JAKARTA Asia/Jakarta|SINGAPORE Asia/Singapore|MANILA Asia/Manila|BEIJING Asia/Shanghai|SEOUL Asia/Seoul|TOKYO Asia/Tokyo|CANBERRA Australia/Sydney|WELLINGTON Pacific/Auckland|SUVA Pacific/Fiji|HONIARA Pacific/Guadalcanal|TARAWA Pacific/Tarawa|OTTAWA America/Toronto|WASHINGTON America/New_York|MEXICO CITY America/Mexico_City|HAVANA America/Havana|BOGOTA America/Bogota|LIMA America/Lima|QUITO America/Guayaquil|SANTIAGO America/Santiago|BUENOS AIRES America/Argentina/Buenos_Aires|BRASILIA America/Sao_Paulo|MONTEVIDEO America/Montevideo|CARACAS America/Caracas|LA PAZ America/La_Paz|PRAIA Atlantic/Cape_Verde|APIA Pacific/Apia'
    .split('|')
    .map((entry) => {
      const gap = entry.lastIndexOf(' ')
      return { name: entry.slice(0, gap), timeZone: entry.slice(gap + 1) }
    })

/** A capital at a moment. `index` is its place in the list. */
export interface Capital {
  readonly index: number
  readonly name: string
  readonly time: ClockTime
}

/**
 * The capital whose stamp comes down in a minute: another each minute, where the clocks show the same minute but
 * another hour. Zones with an offset of their own get one that shares the hour too, or, alone in the world, any.
 */
export function capitalAt({ epochMs, timeZone, hour, minute }: ClockTime): Capital {
  const count = CAPITALS.length
  // 23 and 62 have no common factor, so that all come by before one comes again.
  const first = (((Math.floor(epochMs / 60_000) * 23) % count) + count) % count // before 1970 too
  let best: Capital | undefined
  let bestRank = -1
  for (let step = 0; step < count && bestRank < 2; step++) {
    const index = (first + step) % count
    const { name, timeZone: zone } = CAPITALS[index]!
    const time = timeAt(epochMs, zone)
    const rank = zone === timeZone || time.minute !== minute ? 0 : time.hour === hour ? 1 : 2
    if (rank > bestRank) {
      best = { index, name, time }
      bestRank = rank
    }
  }
  return best!
}

/** What a zone is called on a stamp: `'America/Mexico_City'` is MEXICO CITY. */
export function placeOf(timeZone: string): string {
  const last = timeZone.split('/').at(-1)!
  return last
    .replace(/[^A-Za-z]+/g, ' ')
    .trim()
    .toUpperCase()
}

const MONTHS = 'JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC'.split(' ')

/** As stamped: `11 MAY 2025`. */
export function dateOf({ day, month, year }: ClockTime): string {
  return `${twoDigits(day)} ${MONTHS[month - 1]} ${year}`
}

/** Hours and minutes as stamped. */
export function figuresOf({ hour, minute }: ClockTime, hourCycle: HourCycle): string {
  const hours = hourDigits(hour, hourCycle)
  return `${hours}:${twoDigits(minute)}`
}

const ADVANCES: Readonly<Record<string, number>> = { '1': 0.557, '7': 0.625, ':': 0.322 }

/** Width of figures in the distressed face, in ems. */
export const widthOf = (figures: string) =>
  [...figures].reduce((sum, figure) => sum + (ADVANCES[figure] ?? 0.712), 0)

/** Where a stamp lies in the room it has, each way from `0` to `1`, and how it is turned, in degrees. */
export interface Lie {
  readonly x: number
  readonly y: number
  readonly turn: number
}

/** The stamps of a minute: on one page yours, on the other the capital's; the pages take turns. */
export interface Strike {
  /** Minutes since 1970. */
  readonly number: number
  readonly time: ClockTime
  readonly capital: Capital
  /** The page of your stamp, `0` or `1`. */
  readonly page: 0 | 1
  readonly here: Lie
  readonly there: Lie
}

export function strikeAt(time: ClockTime, minutesAgo: number, seed: string): Strike {
  const start = time.epochMs - (time.epochMs % 60_000) - minutesAgo * 60_000
  const then = timeAt(start, time.timeZone)
  const number = Math.floor(start / 60_000)
  const random = createRandom(seed, 'stamp', number)
  // Each kind keeps to its half of a page, clear of what the minute before has left in the other.
  const upper = number % 2 === 0
  const lie = (high: boolean, turn: number): Lie => ({
    x: random.between(0.05, 0.95),
    y: high ? random.between(0, 0.08) : random.between(0.92, 1),
    turn: random.between(-turn, turn),
  })
  return {
    number,
    time: then,
    capital: capitalAt(then),
    page: number % 2 === 0 ? 0 : 1,
    here: lie(upper, 4),
    there: lie(upper, 10),
  }
}

/**
 * How much ink is left after so many minutes, fractions too.
 * @param lasting - Minutes until nothing is left.
 */
export function inkAfter(minutes: number, lasting: number): number {
  if (minutes <= 0) return 1
  if (minutes >= lasting) return 0
  return minutes < 1 ? 1 - 0.68 * minutes : 0.32 * (1 - (minutes - 1) / (lasting - 1))
}

/** Minutes that stamps are seen: gone before the next one comes down on their place. */
export const SEEN = { here: 2, there: 2 } as const

/**
 * Check digit of machine-readable travel documents: weights 7, 3, 1; letters are 10 to 35, the filler is 0.
 * ICAO Doc 9303, part 3, section 4.9.
 * @example checkDigit('L898902C3') // 6
 */
export function checkDigit(text: string): number {
  let sum = 0
  for (let index = 0; index < text.length; index++) {
    const character = text[index]!
    sum += (character === '<' ? 0 : Number.parseInt(character, 36)) * [7, 3, 1][index % 3]!
  }
  return sum % 10
}

const field = (text: string, length: number) =>
  text
    .replace(/[^A-Z0-9]/g, '<')
    .padEnd(length, '<')
    .slice(0, length)

/**
 * Second line of a passport's machine-readable zone, 44 characters: ICAO Doc 9303, part 4, section 4.2.2.
 * @param born - As YYMMDD, and so `expires`.
 */
export function machineLine(
  document: string,
  state: string,
  born: string,
  sex: string,
  expires: string,
  own: string,
): string {
  const [number, personal] = [field(document, 9), field(own, 14)]
  const one = number + checkDigit(number)
  const two = born + checkDigit(born)
  const three = expires + checkDigit(expires) + personal + checkDigit(personal)
  return one + state + two + sex + three + checkDigit(one + two + three)
}

const two = (value: number) => twoDigits(value % 100)

/** Both lines of the zone: the holder is Found Time of Utopia, the document number is the time, born today. */
export function machineZone(time: ClockTime): readonly [string, string] {
  const number = two(time.hour) + two(time.minute) + two(time.second)
  const day = two(time.month) + two(time.day)
  return [
    field('P<UTOTIME<<FOUND<OF<THE<LOST<PROPERTY<LAB', 44),
    machineLine(number, 'UTO', two(time.year) + day, '<', two(time.year + 10) + day, placeOf(time.timeZone)),
  ]
}

/** Where a hand stamp is, so many seconds after it met the paper; before that the seconds are negative. */
export interface Hand {
  /** Of its way from outside, `0` far off, `1` in place. */
  readonly near: number
  /** Above the paper, `0` to `1`. */
  readonly height: number
  /** Pressed, `0` to `1`. */
  readonly press: number
}

const COMES = 0.7
const DROPS = 0.11
const RESTS = 0.17
const LEAVES = 0.75

/** In seconds: how long before it strikes the hand comes into sight, and how long after it is out of it again. */
export const HAND_SEEN = { before: COMES, after: RESTS + LEAVES } as const

/** `undefined` while it is out of sight. */
export function handAt(seconds: number): Hand | undefined {
  if (seconds < -COMES || seconds >= RESTS + LEAVES) return undefined
  if (seconds < -DROPS) {
    const part = (seconds + COMES) / (COMES - DROPS)
    return { near: 1 - (1 - part) ** 2.6, height: 1 - 0.55 * part * part * part, press: 0 }
  }
  if (seconds < 0) {
    const part = (seconds + DROPS) / DROPS
    return { near: 1, height: 0.45 * (1 - part * part), press: 0 }
  }
  if (seconds < RESTS) return { near: 1, height: 0, press: Math.sin((seconds / RESTS) * Math.PI) }
  const part = (seconds - RESTS) / LEAVES
  return { near: 1 - part ** 2.4, height: Math.min(1, part * 2.2) ** 0.8, press: 0 }
}
