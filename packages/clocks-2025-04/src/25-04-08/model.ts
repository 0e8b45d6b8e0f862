/**
 * La Tour d'Hanoï, "véritable casse-tête annamite", by N. Claus (de Siam), that is Édouard Lucas, 1883: discs move one
 * at a time from peg to peg, and none may lie on a smaller one. Six need 2⁶ − 1 moves.
 */
export const DISCS = 6
export const MOVES = 63
const PEGS = 3

/** `0` to `2`, whatever the sign. */
const peg = (place: number) => ((place % PEGS) + PEGS) % PEGS

/**
 * Where each disc lies after so many moves of the shortest solution, smallest disc first. In it disc d moves at every
 * move that 2ᵈ divides but 2ᵈ⁺¹ does not, and always the same way round: the largest one to its goal, its upper
 * neighbours by turns the other way and the same (Lucas, Récréations mathématiques III, 1893).
 * @param moves - `0` to `63`.
 * @param from - The peg the tower stood on, `0` to `2`.
 * @param to - The peg it goes to.
 */
export function pegsAfter(moves: number, from: number, to: number): readonly number[] {
  return Array.from({ length: DISCS }, (_, disc) => {
    const times = Math.floor((moves + 2 ** disc) / 2 ** (disc + 1))
    const way = (DISCS - 1 - disc) % 2 === 0 ? to - from : from - to
    return peg(from + times * way)
  })
}

/** Which disc the move with this number takes, `1` to `63`; the smallest is `0`. */
export const discOf = (move: number) => Math.log2(move & -move)

export interface Setting {
  readonly from: number
  readonly to: number
  /** Moves done. */
  readonly moves: number
  /** How far the next one has got, `0` up to `1`. */
  readonly share: number
}

/**
 * The tower wanders on by a peg every minute, with a move every 60/63 of a second.
 * @param minutes - Whole minutes since 1970.
 * @param second - Of the minute, with its fraction.
 */
export function settingAt(minutes: number, second: number): Setting {
  const done = (second * MOVES) / 60
  const moves = Math.min(MOVES - 1, Math.floor(done))
  return { from: peg(minutes), to: peg(minutes + 1), moves, share: done - moves }
}

/** A disc's way, in shares: up its peg, across, down the other. */
export function wayOf(share: number): { readonly up: number; readonly across: number } {
  const ease = (value: number) => value * value * (3 - 2 * value)
  const up =
    share < 0.3 ? ease(share / 0.3) : share < 0.68 ? 1 : Math.max(0, 1 - ((share - 0.68) / 0.24) ** 2)
  const across = share < 0.26 ? 0 : share > 0.72 ? 1 : ease((share - 0.26) / 0.46)
  // Wood on wood: a small bounce.
  const bounce = share > 0.92 ? Math.sin(((share - 0.92) / 0.08) * Math.PI) * 0.03 : 0
  return { up: up + bounce, across }
}

/** Beads pushed over on the rods of tens and ones. */
export const beadsOf = (value: number): readonly [number, number] => [Math.floor(value / 10), value % 10]
