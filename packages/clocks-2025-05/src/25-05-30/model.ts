/**
 * The figures as spoken over radio: International Telecommunication Union, Radio Regulations, Appendix 14,
 * "Phonetic alphabet and figure code".
 */
export const FIGURES = [
  'NADAZERO',
  'UNAONE',
  'BISSOTWO',
  'TERRATHREE',
  'KARTEFOUR',
  'PANTAFIVE',
  'SOXISIX',
  'SETTESEVEN',
  'OKTOEIGHT',
  'NOVENINE',
] as const

const two = (value: number) => String(value).padStart(2, '0')

/**
 * The time as a group of five: hour, minute, and the last figure of the sum of these four.
 * @example groupOf(15, 42, 24) // '15422'
 */
export function groupOf(hour: number, minute: number, hourCycle: 12 | 24): string {
  const figures = two(hourCycle === 24 ? hour : hour % 12 || 12) + two(minute)
  const sum = Array.from(figures).reduce((total, figure) => total + Number(figure), 0)
  return figures + (sum % 10)
}

/** The groups of the minutes before, the latest last. */
export function logOf(hour: number, minute: number, hourCycle: 12 | 24, lines: number): string[] {
  return Array.from({ length: lines }, (_, line) => {
    const minutes = (hour * 60 + minute - (lines - line) + 1440) % 1440
    return groupOf(Math.floor(minutes / 60), minutes % 60, hourCycle)
  })
}

/** Which figure of the group a second reads, `0` to `4`, and the how-manieth reading it is, `1` to `12`. */
export function callOf(second: number): { place: number; reading: number } {
  return { place: second % 5, reading: Math.floor(second / 5) + 1 }
}

/** Where the needle stands along the dial, `0` to `1`. */
export function needleAt(hour: number, minute: number, hourCycle: 12 | 24): number {
  return ((hour % hourCycle) + minute / 60) / hourCycle
}

const VOWELS = 'AEIOU'

/**
 * The trace of a spoken figure, `-1` to `1`: a swell for each letter, vowels loud and low, consonants quiet and quick.
 * @param share - Of the second the word takes.
 * @param across - Along the screen, `0` to `1`.
 */
export function traceOf(word: string, share: number, across: number): number {
  const place = Math.min(word.length - 1, Math.floor(share * 1.25 * word.length))
  if (share > 0.8) return 0.03 * Math.sin(across * 90 + share * 40)
  const letter = word.charCodeAt(place) - 64
  const isVowel = VOWELS.includes(word[place]!)
  const swell = Math.sin(Math.PI * ((share * 1.25 * word.length) % 1)) ** 0.5
  const loud = (isVowel ? 0.85 : 0.4) * (0.25 + 0.75 * swell)
  const low = (isVowel ? 2 : 5) + (letter % 4)
  const phase = share * 25
  return (
    loud *
    Math.sin(Math.PI * across) ** 0.6 *
    (0.62 * Math.sin(across * low * 6.283 + phase) +
      0.26 * Math.sin(across * low * 12.566 + letter) +
      0.12 * Math.sin(across * (40 + letter * 3) + phase * 3))
  )
}

/** Quick, a little past the mark, and back. */
export function snap(share: number): number {
  if (share >= 1) return 1
  if (share <= 0) return 0
  return 1 - Math.exp(-6 * share) * Math.cos(9 * share) * (1 - share)
}

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Layout {
  readonly width: number
  readonly height: number
  readonly set: Box
  readonly dial: Box
  readonly grille: Box
  readonly word: Box
  readonly scope: { readonly x: number; readonly y: number; readonly radius: number }
  readonly pad: Box
  /** Height of the large figures. */
  readonly figure: number
  readonly lines: number
  readonly isTiny: boolean
}

export function layoutOf(width: number, height: number): Layout {
  const isTiny = Math.min(width, height) < 150
  const isTall = width / height < 1.15
  const edge = Math.min(width, height) * (isTiny ? 0.02 : 0.035)
  const set: Box = isTiny
    ? { x: -4, y: -4, width: width + 8, height: height * 0.4 }
    : isTall
      ? { x: edge, y: edge, width: width - 2 * edge, height: height * 0.5 - edge }
      : { x: edge, y: edge, width: width * 0.6 - edge, height: height - edge * 2.6 }
  const pad: Box = isTiny
    ? { x: width * 0.02, y: height * 0.43, width: width * 0.96, height: height * 0.6 }
    : isTall
      ? { x: edge * 2, y: height * 0.53, width: width - 4 * edge, height: height * 0.5 }
      : { x: width * 0.62, y: edge * 1.6, width: width * 0.38 - edge * 1.4, height: height }
  const inset = Math.min(set.width, set.height) * 0.07
  const dial: Box = isTiny
    ? { x: width * 0.03, y: height * 0.04, width: width * 0.94, height: height * 0.27 }
    : { x: set.x + inset, y: set.y + inset, width: set.width - 2 * inset, height: set.height * 0.3 }
  const below = dial.y + dial.height + inset * 0.7
  const room = set.y + set.height - inset * 1.1 - below
  const grille: Box = { x: dial.x, y: below, width: dial.width * 0.57, height: room * 0.66 }
  const word: Box = {
    x: grille.x,
    y: grille.y + grille.height + room * 0.07,
    width: grille.width,
    height: room * 0.27,
  }
  const right = dial.x + dial.width * 0.6
  const rightWidth = dial.width * 0.4
  const radius = Math.min(rightWidth * 0.45, room * 0.33)
  return {
    width,
    height,
    set,
    dial,
    grille,
    word,
    scope: { x: right + rightWidth / 2, y: below + radius * 1.02, radius },
    pad,
    figure: Math.min(
      pad.width * (isTiny ? 0.26 : 0.27),
      pad.height * (isTiny ? 0.57 : pad.height < 220 ? 0.32 : 0.24),
    ),
    lines: isTiny ? 0 : pad.height > 420 ? 5 : pad.height < 220 ? 1 : 3,
    isTiny,
  }
}

type StageSize = Pick<Layout, 'width' | 'height'>

const NOWHERE = { left: 0, top: 0, width: 0, height: 0 }

/** The part of the stage that the spoken word takes. */
export function wordPart({ width, height }: StageSize) {
  const { word, isTiny } = layoutOf(width, height)
  return isTiny ? NOWHERE : { left: word.x, top: word.y, width: word.width, height: word.height }
}

/** The part of the stage that the screen takes. */
export function scopePart({ width, height }: StageSize) {
  const { scope, isTiny } = layoutOf(width, height)
  const { x, y, radius } = scope
  return isTiny ? NOWHERE : { left: x - radius, top: y - radius, width: radius * 2, height: radius * 2 }
}

/** The part of the stage that is typed on, with room for the red pencil. */
export function padPart({ width, height }: StageSize) {
  const { pad } = layoutOf(width, height)
  const room = pad.width * 0.03
  const left = Math.max(0, pad.x - room)
  const top = Math.max(0, pad.y - room)
  return { left, top, width: Math.min(width, pad.x + pad.width + room) - left, height: height - top }
}
