import { shownHour } from '@found-time/clock-runtime'
import { LEFT, QUAVERS, RIGHT } from './score'

/**
 * Keys of a piano, and so places of the tracker bar: twenty-four for the hours, four that are free, sixty for the minutes
 * make eighty-eight.
 */
export const KEYS = 88
export const hourKey = (hour: number) => hour
export const minuteKey = (minute: number) => 28 + minute

const STEPS: Record<string, number> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 }

/** The key of a note, counted from the lowest A of the piano, which is `0`. */
export function keyOf(note: string): number {
  const [, name, flat, octave] = /^([A-G])(b?)(\d)$/.exec(note)!
  return STEPS[name!]! - (flat ? 1 : 0) + Number(octave) * 12 - 9
}

/** Keys of an octave from A on that are black. */
export const isBlack = (key: number) => [1, 4, 6, 9, 11].includes(key % 12)

export interface Hole {
  readonly key: number
  /** In quavers since the full minute. */
  readonly from: number
  readonly to: number
}

/** Paper that is left between two holes of one key, in quavers. */
const BRIDGE = 0.2

function holesIn(hand: string): Hole[] {
  let at = 0
  return hand
    .trim()
    .split(/\s+/)
    .flatMap((entry) => {
      const [notes, lasts] = entry.split(':')
      const from = at
      at += lasts ? Number(lasts) : 1
      return notes === '-'
        ? []
        : notes!
            .split('+')
            .map((note) => ({ key: keyOf(note), from, to: at - Math.min(BRIDGE, (at - from) / 3) }))
    })
}

/** The holes of a minute's music. */
export const MUSIC: readonly Hole[] = [...holesIn(RIGHT), ...holesIn(LEFT)]

/** Keys that the music holds down so many seconds after the full minute. */
export function sounding(seconds: number): ReadonlySet<number> {
  const quaver = (seconds / 60) * QUAVERS
  return new Set(MUSIC.filter(({ from, to }) => from <= quaver && quaver < to).map(({ key }) => key))
}

/** Bare paper on either side of the places, as broad as so many of them; the keyboard has its cheeks there. */
export const MARGIN = 4
export const COLUMNS = KEYS + 2 * MARGIN

/** Seconds' worth of paper at which the numbers of a minute are printed along their holes. */
export const PRINTS = [19, 38, 57]

/** The last of the minute's numbers stands above the bar until here; then the roll is drawn on to the next minute. */
const HELD = 54
const DRAWN = 59.2

/** How many of a minute's sixty lengths of paper have gone over the bar. */
export function wound(seconds: number): number {
  if (seconds <= DRAWN) return (seconds / DRAWN) * HELD
  const part = (seconds - DRAWN) / (60 - DRAWN)
  return HELD + (60 - HELD) * part * part * (3 - 2 * part)
}

export const hourText = (hour: number, cycle: 12 | 24) => String(shownHour(hour, cycle))
