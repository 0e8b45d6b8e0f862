import { clamp } from '@found-time/clock-runtime'
import { postOf, type Sender } from './messages'

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty']

/** A number below sixty in words. */
export const wordsOf = (count: number): string =>
  ONES[count] ?? `${TENS[Math.floor(count / 10)]}${count % 10 ? `-${ONES[count % 10]}` : ''}`

/** An hour's name: a day of twenty-four has a midnight and a noon, one of twelve has two twelves. */
export function hourName(hour: number, hourCycle: 12 | 24): string {
  if (hourCycle === 12) return wordsOf(hour % 12 || 12)
  if (hour === 0) return 'midnight'
  return hour === 12 ? 'noon' : wordsOf(hour)
}

/**
 * The time in words.
 * @example timeInWords(10, 9, 24) // 'nine minutes past ten'
 */
export function timeInWords(hour: number, minute: number, hourCycle: 12 | 24): string {
  const name = hourName(hour, hourCycle)
  if (minute === 0) return name === 'midnight' || name === 'noon' ? name : `${name} o’clock`
  return `${wordsOf(minute)} ${minute === 1 ? 'minute' : 'minutes'} past ${name}`
}

export interface Message {
  readonly sender: Sender
  readonly subject: string
  /** What is said before the time, the words of the time itself, and what is said after it. */
  readonly before: string
  readonly told: readonly string[]
  readonly after: string
}

/** The message that comes at a minute. */
export function messageAt(hour: number, minute: number, hourCycle: 12 | 24): Message {
  const [sender, pattern] = postOf(hour * 60 + minute)
  const time = timeInWords(hour, minute, hourCycle)
  const [before = '', after = ''] = pattern.split('{}')
  // A subject that begins with the time begins with a capital.
  const spoken = before === '' ? time.charAt(0).toUpperCase() + time.slice(1) : time
  const [stop = '', ...rest] = after.split(' ')
  return {
    sender,
    subject: `${before}${spoken}${after}`,
    before: before.trim(),
    told: `${spoken}${stop}`.split(' '),
    after: rest.join(' '),
  }
}

const numbers = (list: string) => list.split(' ').map((number) => Number(number) / 1000)

/** How far the letters of `type.woff2` advance at its narrowest and its widest, black and light, in parts of its size. */
const LETTERS = " !#&'()*,-.:;?@ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz–’$"
const BLACK = [
  numbers(
    '98 212 525 460 140 226 226 240 198 226 183 184 199 374 510 362 354 353 353 240 239 355 354 178 351 365 243 577 458 351 354 353 358 357 296 355 367 582 385 379 243 364 353 359 353 358 276 354 352 181 187 373 177 530 353 354 353 353 353 361 266 355 373 607 375 387 241 258 131 362',
  ),
  numbers(
    '425 380 1131 1266 268 575 584 409 480 746 358 369 452 985 1470 1187 1090 1079 1077 959 876 1127 1117 502 1076 1012 850 1392 1243 1127 1023 1127 1063 1090 1061 1130 1107 1596 1093 1133 993 1064 1069 984 1081 1064 793 1086 1056 463 490 991 467 1537 1049 1072 1069 1072 1047 1047 851 1044 991 1443 1033 972 928 834 315 1007',
  ),
] as const
const LIGHT = [
  numbers(
    '66 114 292 191 66 92 92 182 111 129 107 107 115 177 311 151 152 157 149 113 114 158 154 82 158 162 114 250 194 153 152 167 154 156 129 160 157 268 168 155 116 167 163 164 166 165 127 162 160 90 96 165 88 244 160 162 163 165 160 169 117 166 161 274 171 164 122 146 77 170',
  ),
  numbers(
    '425 218 827 1163 151 437 424 284 320 660 215 223 266 708 1323 1096 1015 1025 988 930 864 1047 994 387 951 865 812 1214 1068 1097 919 1097 942 982 978 1059 1002 1430 989 1019 936 931 957 915 927 953 734 951 921 343 349 868 312 1385 919 960 957 945 873 908 809 920 889 1215 886 825 797 734 191 829',
  ),
] as const

export const NARROWEST = 50
const WIDEST = 150
const partOf = (stretch: number) => (stretch - NARROWEST) / (WIDEST - NARROWEST)

/** How long a text is at a width of the typeface, in parts of its size. */
export function lengthOf(text: string, stretch: number, [narrow, wide] = BLACK): number {
  const part = partOf(stretch)
  return [...text].reduce((length, letter) => {
    const index = LETTERS.indexOf(letter)
    return length + narrow[index]! + (wide[index]! - narrow[index]!) * part
  }, 0)
}

/** How far a letter's ink stands from the edge of its place at the widest, in parts of the size. */
const bearingOf = (letter: string): number => (/[ftyvwTYVW]/.test(letter) ? 0.015 : 0.06)

/** Words that are no number of the time are set light. */
export const isLight = (word: string) => /^(minutes?|past|o’clock)/.test(word)

/** Words of a line that are of one weight, the spaces between two of them light. */
export function runsOf(words: readonly string[]): { text: string; light: boolean }[] {
  return words
    .flatMap((word, index) => (index > 0 ? [' ', word] : [word]))
    .map((text) => ({ text, light: text === ' ' || isLight(text) }))
}

/** The empty strip before the first letter of a line at a width of the typeface. */
export const marginOf = (words: readonly string[], stretch: number): number =>
  bearingOf(words[0]![0]!) * (0.1 + 0.9 * partOf(stretch))

const inkLength = (words: readonly string[], stretch: number): number =>
  runsOf(words).reduce((sum, { text, light }) => sum + lengthOf(text, stretch, light ? LIGHT : BLACK), 0) -
  marginOf(words, stretch) -
  bearingOf(words.at(-1)!.at(-1)!) * (0.1 + 0.9 * partOf(stretch))

/** The width of the typeface at which a line of a size fills a measure, as near as it comes. */
export function stretchFor(words: readonly string[], size: number, measure: number): number {
  const least = inkLength(words, NARROWEST)
  const part = (measure / size - least) / (inkLength(words, WIDEST) - least)
  return NARROWEST + (WIDEST - NARROWEST) * clamp(part)
}

/** How high a line stands over its base line, and how far it hangs below, in parts of its size. */
const riseOf = (text: string): number => (/[bdfhijkltA-Z!?’]/.test(text) ? 0.78 : 0.6)
const fallOf = (text: string): number => (/[gpqy]/.test(text) ? 0.23 : 0.01)

/** A line of type that fills its measure: its base line, its size and its width. */
export interface Line {
  readonly words: readonly string[]
  readonly base: number
  readonly size: number
  readonly stretch: number
}

/** A line without a number is so much smaller than those with one. */
const MINOR = 0.62

/** Every way to break words into lines. */
export function breaksOf(words: readonly string[]): string[][][] {
  if (words.length < 2) return [[[...words]]]
  const [first, ...rest] = words
  return breaksOf(rest).flatMap((lines) => [
    [[first!], ...lines],
    [[first!, ...lines[0]!], ...lines.slice(1)],
  ])
}

/** Lines filled to a measure within a height, and what they are worth. */
function set(lines: readonly (readonly string[])[], measure: number, height: number) {
  const kinds = lines.map((words) => ({
    words,
    minor: words.every(isLight),
    rise: riseOf(words.join()),
    fall: fallOf(words.join()),
    largest: measure / inkLength(words, NARROWEST),
    smallest: measure / inkLength(words, WIDEST),
  }))
  const gaps = measure * 0.02 * (lines.length - 1)
  const sizesAt = (wanted: number) => {
    const sizes = kinds.map(({ largest, smallest }) => Math.min(largest, Math.max(smallest, wanted)))
    const least = Math.min(...sizes.filter((_, index) => !kinds[index]!.minor))
    return kinds.map(({ minor, largest, smallest }, index) =>
      minor ? Math.min(largest, Math.max(smallest, least * MINOR)) : sizes[index]!,
    )
  }
  const tallOf = (sizes: readonly number[]) =>
    sizes.reduce((sum, size, index) => sum + size * (kinds[index]!.rise + kinds[index]!.fall), gaps)
  let low = 0
  let high = height * 1.5
  for (let step = 0; step < 20; step++) {
    const size = (low + high) / 2
    if (tallOf(sizesAt(size)) <= height) low = size
    else high = size
  }
  const sizes = sizesAt(low)
  const tall = tallOf(sizes)
  // Short words at their widest may be too high together: then they are drawn smaller, and no longer fill the measure.
  const shrink = Math.min(1, height / tall)
  let base = 0
  const laid = kinds.map(({ words, rise, fall }, index): Line => {
    const size = sizes[index]!
    base += size * rise + (index > 0 ? measure * 0.02 : 0)
    const line = {
      words,
      base: base * shrink,
      size: size * shrink,
      stretch: stretchFor(words, size, measure),
    }
    base += size * fall
    return line
  })
  const least = Math.min(...sizes.filter((_, index) => !kinds[index]!.minor))
  return {
    lines: laid,
    tall: tall * shrink,
    // Large numbers, a filled measure and a filled height.
    worth: least * shrink ** 4 * (tall / height) ** 2,
  }
}

/** The time's words as large as a box takes them, each line filled: in the lines that serve the numbers best. */
export const block = (words: readonly string[], measure: number, height: number) =>
  breaksOf(words)
    // A line without a number has all the words that are none, or the time is lost among them.
    .filter((lines) =>
      lines.every((line) => !line.every(isLight) || line.length === words.filter(isLight).length),
    )
    .map((lines) => set(lines, measure, height))
    .reduce((best, way) => (way.worth > best.worth ? way : best))

/** A text cut to a measure, in parts of its size. */
export function shortened(text: string, stretch: number, measure: number): string {
  if (lengthOf(text, stretch) <= measure) return text
  const words = text.split(' ')
  while (words.length > 1 && lengthOf(`${words.join(' ')}...`, stretch) > measure) words.pop()
  return `${words.join(' ')}...`
}

export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Where everything is on a stage, in whole pixels of it. */
export function planOf(width: number, height: number) {
  const less = Math.min(width, height)
  // Folders stand at the left, or lie above as tabs where there is no room.
  const rail = width >= 400 && width > height * 0.95
  const tall = height > width * 1.4
  const folders: Box = rail
    ? { left: 0, top: 0, width: Math.round(width * 0.185), height }
    : { left: 0, top: 0, width, height: Math.max(14, Math.round(height * (tall ? 0.07 : 0.12))) }
  const left = rail ? folders.width : 0
  const top = rail ? 0 : folders.height
  const pad = Math.round(less * (tall ? 0.055 : 0.045))
  const strip = Math.round(less * (tall ? 0.11 : 0.06))
  // The older a message, the lower its row.
  const first = less * (tall ? 0.17 : 0.085)
  const rows = Array.from({ length: height < 200 ? 1 : tall ? 5 : 3 }, (_, index) =>
    Math.round(first * 0.86 ** index),
  )
  const below = strip + rows.reduce((sum, row) => sum + row, 0)
  const pane: Box = { left, top, width: width - left, height: height - top - below }
  return { rail, tall, folders, pane, pad, strip, rows }
}

export type Plan = ReturnType<typeof planOf>

/** Which hours' folders are to be seen where there is room for so many. */
export function foldersAt(hour: number, room: number): number[] {
  const count = Math.min(24, room)
  const first = Math.min(24 - count, Math.max(0, hour - Math.floor(count / 2)))
  return Array.from({ length: count }, (_, index) => first + index)
}

/** The outline of a stamp of a size, with its perforation. */
export function stampPath(width: number, height: number): string {
  const bite = width / 18
  const across = 9
  const down = Math.round((height / width) * across)
  const edge = (count: number, length: number, along: string, sign: string) => {
    const step = length / count
    const flat = (step - bite * 2 * 0.62) / 2
    const hole = step - flat * 2
    const move = (by: number) => `${along}${sign}${by.toFixed(2)}`
    const arc = `a${(hole / 2).toFixed(2)} ${(hole / 2).toFixed(2)} 0 0 0 ${
      along === 'h' ? `${sign}${hole.toFixed(2)} 0` : `0 ${sign}${hole.toFixed(2)}`
    }`
    return (move(flat) + arc + move(flat)).repeat(count)
  }
  return `M0 0${edge(across, width, 'h', '')}${edge(down, height, 'v', '')}${edge(across, width, 'h', '-')}${edge(down, height, 'v', '-')}Z`
}
