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

/** Seconds of a minute at which its numbers are printed along their holes: the last is just off the roll when it ends. */
export const PRINTS = [12.5, 27.5, 42.5, 57.5]

export const hourText = (hour: number, cycle: 12 | 24) => String(cycle === 12 ? hour % 12 || 12 : hour)
