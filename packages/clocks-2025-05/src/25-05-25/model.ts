import { twoDigits } from '@found-time/clock-runtime'

/**
 * Stations of the line and their distance from the Gare de Lyon in whole kilometres, after the table of the line in
 * "Bahnstrecke Paris–Marseille" (German Wikipedia) and, for Tonnerre 196.220, Chagny 366.206, Chalon 382.150 and
 * Tournus 407.753, the kilometre posts given in the stations' own articles.
 */
export const STATIONS = [
  ['Paris', 0],
  ['Melun', 44],
  ['Montereau', 79],
  ['Sens', 113],
  ['Joigny', 145],
  ['Laroche', 155],
  ['Tonnerre', 196],
  ['Montbard', 243],
  ['Les Laumes', 257],
  ['Dijon', 314],
  ['Chagny', 366],
  ['Châlon', 382],
  ['Tournus', 408],
  ['Mâcon', 440],
  ['Lyon', 511],
] as const

/** Kilometres from end to end. */
export const LENGTH = 511
export const DAY = 1440

export type Kind = 'rapide' | 'express' | 'omnibus' | 'marchandises'

/** Speed under way in km/h, and the minutes it waits at each station, in the order of the stations; 0: it runs through. */
const KINDS: Readonly<Record<Kind, readonly [number, readonly number[]]>> = {
  rapide: [72, [0, 0, 0, 0, 0, 5, 3, 0, 0, 6, 0, 0, 0, 5, 0]],
  express: [62, [0, 0, 3, 3, 0, 8, 5, 2, 0, 12, 4, 5, 0, 6, 0]],
  omnibus: [42, [0, 3, 6, 6, 4, 20, 10, 5, 5, 30, 8, 10, 4, 15, 0]],
  marchandises: [30, [0, 0, 20, 0, 0, 45, 30, 0, 20, 60, 30, 0, 0, 40, 0]],
}

/** Number, kind, first and last station, minute of the day at which it leaves. Odd numbers leave Paris behind. */
const TRAINS: readonly (readonly [number, Kind, number, number, number])[] = [
  [1, 'rapide', 0, 14, 535],
  [3, 'rapide', 0, 14, 1155],
  [5, 'express', 0, 14, 390],
  [7, 'express', 0, 14, 675],
  [9, 'express', 0, 14, 895],
  [11, 'express', 0, 14, 1240],
  [13, 'express', 0, 14, 1355],
  [21, 'omnibus', 0, 14, 310],
  [23, 'omnibus', 0, 14, 780],
  [25, 'omnibus', 0, 14, 1025],
  [31, 'omnibus', 0, 2, 460],
  [33, 'omnibus', 0, 5, 600],
  [35, 'omnibus', 0, 2, 1100],
  [37, 'omnibus', 5, 9, 320],
  [39, 'omnibus', 9, 14, 290],
  [41, 'omnibus', 9, 14, 740],
  [43, 'omnibus', 11, 14, 1120],
  [45, 'omnibus', 6, 9, 975],
  [61, 'marchandises', 0, 14, 130],
  [2, 'rapide', 14, 0, 560],
  [4, 'rapide', 14, 0, 1180],
  [6, 'express', 14, 0, 355],
  [8, 'express', 14, 0, 640],
  [10, 'express', 14, 0, 830],
  [12, 'express', 14, 0, 1105],
  [14, 'express', 14, 0, 1310],
  [22, 'omnibus', 14, 0, 260],
  [24, 'omnibus', 14, 0, 510],
  [26, 'omnibus', 14, 0, 945],
  [32, 'omnibus', 5, 0, 365],
  [34, 'omnibus', 2, 0, 490],
  [36, 'omnibus', 2, 0, 1060],
  [38, 'omnibus', 9, 5, 790],
  [40, 'omnibus', 14, 9, 400],
  [42, 'omnibus', 14, 9, 770],
  [44, 'omnibus', 14, 11, 1040],
  [46, 'omnibus', 9, 6, 1210],
  [62, 'marchandises', 14, 0, 80],
]

/** A call at a station; minutes count from the midnight before the train left and may pass 1440. */
export interface Call {
  readonly station: number
  readonly arrive: number
  readonly leave: number
}

export interface Run {
  readonly number: number
  readonly kind: Kind
  /** Away from Paris. */
  readonly down: boolean
  /** Where it stops, ends included. */
  readonly calls: readonly Call[]
}

function runOf([number, kind, from, to, start]: (typeof TRAINS)[number]): Run {
  const [speed, waits] = KINDS[kind]
  const step = Math.sign(to - from)
  const calls: Call[] = [{ station: from, arrive: start, leave: start }]
  for (let station = from + step; station !== to + step; station += step) {
    const wait = station === to ? 0 : waits[station]!
    if (!wait && station !== to) continue
    const last = calls.at(-1)!
    const way = Math.abs(STATIONS[station]![1] - STATIONS[last.station]![1])
    const arrive = last.leave + Math.round((way / speed) * 60)
    calls.push({ station, arrive, leave: arrive + wait })
  }
  return { number, kind, down: step > 0, calls }
}

/** The day's trains, the same every day. */
export const RUNS: readonly Run[] = TRAINS.map(runOf)

export interface Crossing {
  readonly run: Run
  /** Kilometres from Paris. */
  readonly kilometre: number
  /** In a station, not under way. */
  readonly waits: boolean
  /** The next station, or the one it waits at. */
  readonly station: number
  /** Minute of the day at which it gets there, or leaves. */
  readonly minute: number
}

/**
 * Where a train is.
 * @param minute - Of the day, `0` to `1440`, with its fraction.
 * @returns Nothing when it does not run then.
 */
export function crossingOf(run: Run, minute: number): Crossing | undefined {
  const { calls } = run
  const end = calls.at(-1)!.arrive
  const at = minute < calls[0]!.leave ? minute + DAY : minute
  if (at < calls[0]!.leave || at >= end) return undefined
  const next = calls.findIndex(({ leave, arrive }) => at < Math.max(leave, arrive))
  const call = calls[next]!
  const here = STATIONS[call.station]![1]
  if (at >= call.arrive)
    return { run, kilometre: here, waits: true, station: call.station, minute: call.leave % DAY }
  const last = calls[next - 1]!
  const from = STATIONS[last.station]![1]
  const share = (at - last.leave) / (call.arrive - last.leave)
  return {
    run,
    kilometre: from + (here - from) * share,
    waits: false,
    station: call.station,
    minute: call.arrive % DAY,
  }
}

/** The trains on the line at a minute of the day, from Paris down to Lyon. */
export function crossingsAt(minute: number): Crossing[] {
  return RUNS.flatMap((run) => crossingOf(run, minute) ?? []).sort((a, b) => a.kilometre - b.kilometre)
}

/** An hour as a plain figure. */
export const hourFigure = (hour: number, cycle: 12 | 24): string =>
  String(cycle === 12 ? hour % 12 || 12 : ((hour % 24) + 24) % 24)

/** A minute of the day as timetables write it: `15.51`. */
export const clockFigure = (minute: number, cycle: 12 | 24): string =>
  `${hourFigure(Math.floor(minute / 60), cycle)}.${twoDigits(minute % 60)}`

/** Swing of the weight in radians: it beats seconds, from one side to the other in each. */
export const swingAt = (seconds: number): number => 0.17 * Math.cos(Math.PI * seconds)
