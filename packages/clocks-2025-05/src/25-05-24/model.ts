import { shownHour } from '@found-time/clock-runtime'

/** The figures of each reel from the bottom up; a fruit follows each. */
const FIGURES = ['0517283946', '4936180752', '2750391648', '6183059427'] as const
const FRUITS = ['0123405120', '3401523014', '5210430251', '1042503312'] as const

/** Pictures on a reel. */
export const STOPS = 20

/** What a reel bears at a stop: `0` to `9` are figures, from `10` the fruit in their order. */
export function symbolAt(reel: number, stop: number): number {
  const place = ((stop % STOPS) + STOPS) % STOPS
  if (place % 2 === 0) return Number(FIGURES[reel]![place / 2])
  return 10 + Number(FRUITS[reel]![(place - 1) / 2])
}

/** The stop at which a reel shows a figure, `0` to `18`. */
export const stopOf = (reel: number, figure: number) => FIGURES[reel]!.indexOf(String(figure)) * 2

/** The four figures of a time. */
export function figuresOf(hour: number, minute: number, hourCycle: 12 | 24): readonly number[] {
  const hours = shownHour(hour, hourCycle)
  return [Math.floor(hours / 10), hours % 10, Math.floor(minute / 10), minute % 10]
}

/** Second of the minute at which the reels set off, and those at which they stop, from the left. */
export const SPIN_SECOND = 58.2
export const LANDINGS = [59.1, 59.4, 59.7, 60] as const
const TURNS = [1, 1, 1, 2] as const
/** Second of the minute from which no reel trembles any more. */
export const SETTLED = 0.5

/** Part of a spin spent in gathering speed; the pawl ends it at full speed. */
const GATHERING = 0.3

/** How much of its way a reel has gone after a part of its time: a hitch backwards, then faster, then even. */
function wayOf(part: number): number {
  const speed = 1 / (1 - GATHERING / 2)
  const gathering = Math.min(part, GATHERING)
  const hitch = part < GATHERING ? -0.006 * Math.sin((part / GATHERING) * Math.PI) ** 2 : 0
  return hitch + (speed * gathering ** 2) / (2 * GATHERING) + speed * Math.max(0, part - GATHERING)
}

/** How far past its stop a reel is thrown by the pawl, in stops, so many seconds after it landed. */
export const kickOf = (since: number) =>
  since >= 0.5 ? 0 : 0.2 * Math.exp(-9 * since) * Math.sin(since * 26) * (1 - since / 0.5)

/**
 * Where a reel is, in stops, and how fast, `0` at rest to `1` at full speed.
 * @param now - The figure of this minute.
 * @param next - The figure of the next minute.
 * @param seconds - Of the minute, with the fraction.
 */
export function reelAt(reel: number, now: number, next: number, seconds: number) {
  const landing = LANDINGS[reel]!
  const from = stopOf(reel, now)
  const to = stopOf(reel, next)
  if (seconds >= landing) return { stop: to + kickOf(seconds - landing), speed: 0 }
  if (seconds <= SPIN_SECOND) return { stop: from + kickOf(seconds + 60 - landing), speed: 0 }
  const part = (seconds - SPIN_SECOND) / (landing - SPIN_SECOND)
  const way = TURNS[reel]! * STOPS + ((to - from + STOPS) % STOPS)
  return { stop: from + way * wayOf(part), speed: Math.min(1, part / GATHERING) }
}

/** When the arm is pulled, and how long it takes down and back, in seconds. */
export const PULL_SECOND = 57.8
const DOWN = 0.4
const BACK = 0.55

/** How far the arm is drawn, `0` to `1`: pulled faster and faster, let go, thrown past its rest and back. */
export function armAt(seconds: number): number {
  const since = seconds - PULL_SECOND
  if (since <= 0) return 0
  if (since < DOWN) return (since / DOWN) ** 2 * (3 - (2 * since) / DOWN)
  const back = (since - DOWN) / BACK
  return back < 1 ? (1 - back) ** 2 * Math.cos(back * 4.4) : 0
}
