import { clamp, hourDigits, twoDigits } from '@found-time/clock-runtime'

/**
 * The seven matches of a figure: top, upper left, upper right, middle, lower left, lower right, bottom; and the two of a
 * one, upper and lower, in the middle of its place. Which of them lie for `0` to `9`.
 */
const FIGURES = [
  '1110111',
  '000000011',
  '1011101',
  '1011011',
  '0111010',
  '1101011',
  '1101111',
  '1010010',
  '1111111',
  '1111011',
]

/** A match's place: figure `0` to `3`, side `0` to `8`. */
export type Slot = `${number}.${number}`

/**
 * The matches that spell a time.
 * @example matchesAt(1, 0, 12).size // 2 for the one, 12 for two noughts; no nought before the hour
 */
export function matchesAt(hour: number, minute: number, cycle: 12 | 24): ReadonlySet<Slot> {
  const shown = hourDigits(hour, cycle).padStart(2)
  const slots = new Set<Slot>()
  for (const [figure, sign] of [...shown, ...twoDigits(minute)].entries())
    for (const [side, lies] of [...(FIGURES[Number(sign)] ?? '')].entries())
      if (sign !== ' ' && lies === '1') slots.add(`${figure}.${side}`)
  return slots
}

/**
 * Ones are narrower, and the line is to stay in the middle of the table: whenever this changes, all lies elsewhere. The
 * hour's figures and the minute's tens, ones and others; what the minute's last figure is makes no difference.
 */
export const setOf = (hour: number, minute: number, cycle: 12 | 24): string => {
  const shown = hourDigits(hour, cycle)
  return `${shown}${Math.floor(minute / 10)}`.replace(/[^1]/g, '0')
}

export interface Change {
  /** These lie before and after. */
  readonly staying: readonly Slot[]
  /** Laid at the start of this minute. */
  readonly arriving: readonly Slot[]
  /** Not needed in the next minute: they burn at the end of this one. */
  readonly leaving: readonly Slot[]
}

/** What happens to the matches within a minute. One may arrive and leave in the same. */
export function changeAt(hour: number, minute: number, cycle: 12 | 24): Change {
  const at = (of: number) => matchesAt(Math.floor(((of + 1440) % 1440) / 60), (of + 1440) % 60, cycle)
  const now = hour * 60 + minute
  const lying = [...at(now)]
  const kept = (of: number) => {
    const then = (of + 1440) % 1440
    const same = setOf(Math.floor(then / 60), then % 60, cycle) === setOf(hour, minute, cycle)
    return same ? at(of) : new Set<Slot>()
  }
  const [before, after] = [kept(now - 1), kept(now + 1)]
  return {
    staying: lying.filter((slot) => before.has(slot) && after.has(slot)),
    arriving: lying.filter((slot) => !before.has(slot)),
    leaving: lying.filter((slot) => !after.has(slot)),
  }
}

/** The second at which the matches that leave are lit. */
export const LIT = 56

/** How far a leaving match has burnt, `0` to `1`. */
export const burntAt = (seconds: number): number => clamp((seconds - LIT) / (60 - LIT))
