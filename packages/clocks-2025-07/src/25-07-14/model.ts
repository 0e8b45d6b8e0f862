import { shownHour } from '@found-time/clock-runtime'
import { SCRIPTS, type Script } from './script'

/**
 * Which strip is told in a minute. Each of thirteen is told before one comes again, and an hour later another one.
 * @example scriptAt(0, 0).opening // 'PSST! IT IS'
 */
export const scriptAt = (hour: number, minute: number): Script => SCRIPTS[((hour * 60 + minute) * 5) % 13]!

/** @example hourFigure(0, 12) // '12' */
export const hourFigure = (hour: number, cycle: 12 | 24): string => String(shownHour(hour, cycle))

/** What is said of a minute: one of them is not many. */
export const minutesWord = (minute: number): string => (minute === 1 ? 'MINUTE' : 'MINUTES')

/** What is heard in the dark; nobody knows where it comes from. */
export const soundAt = (second: number): string => (second % 2 ? 'TOCK' : 'TICK')

/** Whether a pair of eyes is shut: each blinks at seconds of its own. */
export const blinksAt = (pair: number, second: number): boolean => (second * 7 + pair * 5) % 17 === 3

export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The four panels: two rows of unequal ones, or where the stage is narrow two large ones over two small. */
export function panelsOf(width: number, height: number): readonly Box[] {
  const gutter = Math.max(3, Math.round(Math.min(width, height) * 0.016))
  if (width < height * 0.8) {
    const free = height - 4 * gutter
    const [one, two] = [Math.round(free * 0.37), Math.round(free * 0.34)]
    const three = free - one - two
    const sound = Math.round((width - 3 * gutter) * 0.4)
    const foot = one + two + 3 * gutter
    return [
      { left: gutter, top: gutter, width: width - 2 * gutter, height: one },
      { left: gutter, top: one + 2 * gutter, width: width - 2 * gutter, height: two },
      { left: gutter, top: foot, width: sound, height: three },
      { left: sound + 2 * gutter, top: foot, width: width - 3 * gutter - sound, height: three },
    ]
  }
  const free = height - 3 * gutter
  const high = Math.round(free * 0.56)
  const low = free - high
  const broad = Math.round((width - 3 * gutter) * 0.53)
  const sound = Math.round((width - 3 * gutter) * 0.4)
  return [
    { left: gutter, top: gutter, width: broad, height: high },
    { left: broad + 2 * gutter, top: gutter, width: width - 3 * gutter - broad, height: high },
    { left: gutter, top: high + 2 * gutter, width: sound, height: low },
    { left: sound + 2 * gutter, top: high + 2 * gutter, width: width - 3 * gutter - sound, height: low },
  ]
}

/** Lines as short as a balloon likes them. */
export function linesOf(words: string, most: number): readonly string[] {
  const lines: string[] = []
  for (const word of words.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`
    if (lines.length && longer.length <= most + 1) lines[lines.length - 1] = longer.trim()
    else lines.push(word)
  }
  return lines
}

/** Letters on this page: one size for every balloon, never too small to read. */
export const lettersOf = (width: number, height: number): number =>
  width < height * 0.8
    ? Math.max(11, Math.min(width * 0.062, height * 0.03))
    : Math.max(8, Math.min(height * 0.047, width * 0.034))
