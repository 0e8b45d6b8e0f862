import { hourDigits, twoDigits } from '@found-time/clock-runtime'

/** A typist's exercise, then the Preacher: chapter 3 and the opening of chapter 1 of Ecclesiastes. */
const COPY =
  'Now is the time for all good men to come to the aid of the party. To every thing there is a ' +
  'season, and a time to every purpose under the heaven: A time to be born, and a time to die; a ' +
  'time to plant, and a time to pluck up that which is planted; A time to kill, and a time to heal; ' +
  'a time to break down, and a time to build up; A time to weep, and a time to laugh; a time to ' +
  'mourn, and a time to dance; A time to cast away stones, and a time to gather stones together; a ' +
  'time to embrace, and a time to refrain from embracing; A time to get, and a time to lose; a time ' +
  'to keep, and a time to cast away; A time to rend, and a time to sew; a time to keep silence, and ' +
  'a time to speak; A time to love, and a time to hate; a time of war, and a time of peace. What ' +
  'profit hath he that worketh in that wherein he laboureth? I have seen the travail, which God ' +
  'hath given to the sons of men to be exercised in it. He hath made every thing beautiful in his ' +
  'time: also he hath set the world in their heart, so that no man can find out the work that God ' +
  'maketh from the beginning to the end. I know that there is no good in them, but for a man to ' +
  'rejoice, and to do good in his life. And also that every man should eat and drink, and enjoy the ' +
  'good of all his labour, it is the gift of God. I know that, whatsoever God doeth, it shall be ' +
  'for ever: nothing can be put to it, nor any thing taken from it: and God doeth it, that men ' +
  'should fear before him. That which hath been is now; and that which is to be hath already been; ' +
  'and God requireth that which is past. And moreover I saw under the sun the place of judgment, ' +
  'that wickedness was there; and the place of righteousness, that iniquity was there. I said in ' +
  'mine heart, God shall judge the righteous and the wicked: for there is a time there for every ' +
  'purpose and for every work. I said in mine heart concerning the estate of the sons of men, that ' +
  'God might manifest them, and that they might see that they themselves are beasts. For that which ' +
  'befalleth the sons of men befalleth beasts; even one thing befalleth them: as the one dieth, so ' +
  'dieth the other; yea, they have all one breath; so that a man hath no preeminence above a beast: ' +
  'for all is vanity. All go unto one place; all are of the dust, and all turn to dust again. Who ' +
  'knoweth the spirit of man that goeth upward, and the spirit of the beast that goeth downward to ' +
  'the earth? Wherefore I perceive that there is nothing better, than that a man should rejoice in ' +
  'his own works; for that is his portion: for who shall bring him to see what shall be after him? ' +
  'The words of the Preacher, the son of David, king in Jerusalem. Vanity of vanities, saith the ' +
  'Preacher, vanity of vanities; all is vanity. What profit hath a man of all his labour which he ' +
  'taketh under the sun? One generation passeth away, and another generation cometh: but the earth ' +
  'abideth for ever. The sun also ariseth, and the sun goeth down, and hasteth to his place where ' +
  'he arose. The wind goeth toward the south, and turneth about unto the north; it whirleth about ' +
  'continually, and the wind returneth again according to his circuits. All the rivers run into the ' +
  'sea; yet the sea is not full; unto the place from whence the rivers come, thither they return ' +
  'again. All things are full of labour; man cannot utter it: the eye is not satisfied with seeing, ' +
  'nor the ear filled with hearing. The thing that hath been, it is that which shall be; and that ' +
  'which is done is that'

/** A minute has fifty-nine strokes; in its sixtieth second the carriage goes back. */
const STROKES = 59

/** Spaces put in until the piece has all its strokes: first after stops, then between words, spread out. */
function justify(piece: string): string {
  const words = piece.split(' ')
  const gaps = words.slice(0, -1).map((word, gap) => ({ gap, stop: /[.,:;?]$/.test(word) ? 0 : 1 }))
  const order = gaps.sort(
    (one, other) => one.stop - other.stop || ((one.gap * 7) % 11) - ((other.gap * 7) % 11),
  )
  const wide = new Array<number>(words.length).fill(1)
  for (let missing = STROKES - piece.length, at = 0; missing > 0; missing--, at++)
    wide[order[at % order.length]!.gap]!++
  return words.map((word, gap) => (gap < words.length - 1 ? word + ' '.repeat(wide[gap]!) : word)).join('')
}

/** One piece of the copy for each minute of the hour: whole words and exactly 59 strokes. */
export const PIECES: readonly string[] = (() => {
  const pieces: string[] = []
  for (const word of COPY.split(' ')) {
    const piece = pieces.at(-1)
    if (piece !== undefined && piece.length + word.length < STROKES) pieces[pieces.length - 1] += ` ${word}`
    else pieces.push(word)
  }
  return pieces.map(justify)
})()

/** A row as it stands on the paper; `first` is the stroke of the minute, from 0, that made its first letter. */
export interface Row {
  readonly text: string
  readonly first: number
}

/**
 * Breaks a minute's piece into rows. The space where a row ends is the stroke on which the carriage goes back.
 * @param limit - The most characters of a row, 1 or more; longer words are broken.
 * @example rowsOf('a time to die', 6) // 'a time', 'to die'
 */
export function rowsOf(piece: string, limit: number): Row[] {
  const rows: Row[] = []
  let first = 0
  while (first < piece.length) {
    let end = Math.min(first + limit, piece.length)
    if (end < piece.length) {
      // The last of several spaces is the one to go back on: no row begins with one.
      let space = end
      while (space > first && (piece[space] !== ' ' || piece[space + 1] === ' ')) space--
      if (space > first) end = space
    }
    rows.push({ text: piece.slice(first, end), first })
    first = piece[end] === ' ' ? end + 1 : end
  }
  return rows
}

/** Where the carriage stands. */
export interface Stand {
  /** Row of the minute, from 0. */
  readonly row: number
  /** Characters to the left of the striking point in this row, beside the time in the margin. */
  readonly column: number
}

/**
 * Where the carriage has come to after so many strokes of a minute.
 * @param strokes - 0 to 59: the seconds.
 */
export function standAfter(rows: readonly Row[], strokes: number): Stand {
  let row = 0
  while (row + 1 < rows.length && rows[row + 1]!.first <= strokes) row++
  // A broken word has no space to go back on: the carriage goes back with its next letter.
  const column = strokes - rows[row]!.first
  return { row, column }
}

/** The time as it is typed in the margin: five characters. */
export function labelOf(hour: number, minute: number, hourCycle: 12 | 24): string {
  const hours = hourDigits(hour, hourCycle).padStart(2)
  return `${hours}:${twoDigits(minute)}`
}

/** The keyboard by columns: the order in which the typebars lie in the basket, from left to right. */
const BASKET = '2qaz3wsx4edc5rfv6tgb7yhn8ujm9ik,0ol.-p;/:'
export const BARS = BASKET.length
const SHIFTED: Readonly<Record<string, string>> = { '?': '/', '1': 'l' }

/** Which typebar strikes a character, from 0 at the left; `-1` for a space, which needs none. */
export function barOf(character: string): number {
  const key = SHIFTED[character] ?? character.toLowerCase()
  return BASKET.indexOf(key)
}

/** The rows of keys, as the typist sees them. */
export const KEYS = ['234567890-', 'qwertyuiop', 'asdfghjkl;:', 'zxcvbnm,./'] as const

/** How a spring that is let go comes to rest: `0` at the start, past `1` and back. `seconds` from 0. */
export function settle(seconds: number, stiffness: number): number {
  if (seconds <= 0) return 0
  const time = seconds * stiffness
  return 1 - Math.exp(-time) * Math.cos(time * 1.9)
}
