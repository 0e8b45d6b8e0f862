import { type ClockTime, type HourCycle, shownHour } from '@found-time/clock-runtime'

/** How a rod's beads lie. */
export interface Beads {
  /** The lone bead, worth five, pushed to the beam. */
  readonly heaven: boolean
  /** How many of the four, worth one each, are pushed to the beam. */
  readonly earth: number
}

/** @example beadsOf(7) // { heaven: true, earth: 2 } */
export const beadsOf = (figure: number): Beads => ({ heaven: figure >= 5, earth: figure % 5 })

/** The six figures of a time, hours first. */
export function figuresOf(time: Pick<ClockTime, 'hour' | 'hour12' | 'minute' | 'second'>, cycle: HourCycle) {
  const hour = shownHour(time.hour, cycle)
  return [hour, time.minute, time.second].flatMap((value) => [Math.floor(value / 10), value % 10])
}

/** One rod's share of a carry, in seconds before the stroke (negative) at which it lands or starts. */
export interface Move {
  readonly rod: number
  readonly from: number
  readonly to: number
  readonly start: number
  readonly end: number
}

/** Seconds a finger takes to push the beads of a rod. */
export const PUSH_SECONDS = 0.2
/** Seconds from one rod of a carry to the next. */
export const CARRY_SECONDS = 0.1

/**
 * What the finger does for one second more. "9 plus 1 are 10; therefore clear the last column and carry 1 forward
 * into the preceding column" (Tochio, Computation on the Soroban): the right rod goes first, the last one lands on
 * the stroke.
 */
export function movesOf(before: readonly number[], after: readonly number[]): Move[] {
  const rods = before.map((_, rod) => rod).filter((rod) => before[rod] !== after[rod])
  return rods.map((rod, place) => ({
    rod,
    from: before[rod]!,
    to: after[rod]!,
    start: 0 - PUSH_SECONDS - place * CARRY_SECONDS,
    end: 0 - place * CARRY_SECONDS,
  }))
}

/** Beads of a rod: the heaven bead, then the four of earth from the beam outwards. */
export const BEADS = 5

/** Whether a bead lies at the beam, for a figure. */
export const atBeam = (figure: number, bead: number) => (bead === 0 ? figure >= 5 : bead <= figure % 5)

// A finger's push gathers speed until wood stops it; then it rebounds twice, less and less.
const REBOUND_SECONDS = 0.16

/** Seconds after the stroke by which every rebound is over. */
export const SETTLED_SECONDS = 0.18

/**
 * How far a bead has gone, `0` to `1`, so many seconds after its rod's move began. Beads pushed together run a
 * little apart: the one in front leads.
 * @param behind - How many beads of its group are ahead of it.
 * @param of - Seconds the move takes.
 */
export function pushedAt(seconds: number, behind = 0, of = PUSH_SECONDS): number {
  const lag = 0.014 * behind
  const span = of - 0.042
  const run = (seconds - lag) / span
  if (run <= 0) return 0
  if (run < 1) return run ** 2.1
  const after = seconds - lag - span
  if (after > REBOUND_SECONDS) return 1
  const left = 1 - after / REBOUND_SECONDS
  return 1 - 0.07 * left * left * Math.abs(Math.sin((after / REBOUND_SECONDS) * Math.PI * 2))
}

/** How many beads moving with this one are in front of it. */
function beadsAhead(from: number, to: number, bead: number): number {
  if (bead === 0) return 0
  const gone = (other: number) => atBeam(from, other) !== atBeam(to, other)
  const toBeam = atBeam(to, bead)
  let ahead = 0
  for (let other = 1; other < BEADS; other++) {
    if (other !== bead && gone(other) && (toBeam ? other < bead : other > bead)) ahead += 1
  }
  return ahead
}

/**
 * Where a bead is between its resting place, `0`, and the beam, `1`.
 * @param fraction - Of the second, `0` up to `1`.
 * @param last - What was moved for this second.
 * @param next - What will be moved for the coming one.
 */
export function placeOf(
  figure: number,
  rod: number,
  bead: number,
  fraction: number,
  last: readonly Move[],
  next: readonly Move[],
): number {
  const at = atBeam(figure, bead) ? 1 : 0
  for (const [move, now] of [
    [next.find((move) => move.rod === rod), fraction - 1],
    [last.find((move) => move.rod === rod), fraction],
  ] as const) {
    if (!move || now < move.start || atBeam(move.from, bead) === atBeam(move.to, bead)) continue
    const gone = pushedAt(now - move.start, beadsAhead(move.from, move.to, bead))
    return atBeam(move.to, bead) ? gone : 1 - gone
  }
  return at
}

export interface Frame {
  /** Whether it stands upright, its rods lying: all that follows is of the frame before it is turned. */
  readonly turned: boolean
  readonly long: number
  readonly short: number
  /** From the edge of the stage to the frame, and how thick that is. */
  readonly margin: number
  readonly bar: number
  /** The bar between the beads: its upper and its lower edge. */
  readonly beam: readonly [number, number]
  /** A bead's size. */
  readonly broad: number
  readonly high: number
  readonly rods: readonly number[]
}

/** An abacus of six rods that fills the stage; on a tall one it is turned by a quarter, hours on top. */
export function frameOf(width: number, height: number): Frame {
  const turned = height > width * 1.1
  const [long, short] = turned ? [height, width] : [width, height]
  const margin = Math.min(long, short) * 0.035
  const bar = short * 0.088
  const top = margin + bar
  const thick = short * 0.034
  const high = (short - 2 * top - thick) / 7.2
  const inner = long - 2 * top
  const broad = Math.min(inner / 6.7, high * 2.5)
  const beam = top + high * 2.12
  // In pairs, with as much room beside them as a half of what is between.
  const spare = inner - broad * 6
  const [near, far] = [spare * 0.1, spare * 0.22]
  const all = broad * 6 + near * 3 + far * 2
  const rods = Array.from(
    { length: 6 },
    (_, rod) =>
      (long - all) / 2 + broad * (rod + 0.5) + near * Math.ceil(rod / 2) + far * Math.floor(rod / 2),
  )
  return { turned, long, short, margin, bar, beam: [beam, beam + thick], broad, high, rods }
}

/** How far down the middle of a bead is: at rest (`0`), at the beam (`1`), or between. */
export function downOf(frame: Frame, bead: number, place: number): number {
  const { margin, bar, beam, high, short } = frame
  const [rest, counted] =
    bead === 0
      ? [margin + bar + high / 2, beam[0] - high / 2]
      : [short - margin - bar - high * (4.5 - bead), beam[1] + high * (bead - 0.5)]
  return rest + (counted - rest) * place
}
