import { GAMES, type Game } from './games'

export type Kind = 'K' | 'Q' | 'R' | 'B' | 'N' | 'P'

/** A man of the set, kept apart from its like through the whole game. */
export interface Man {
  readonly kind: Kind
  readonly white: boolean
  /** `0` a1, `1` b1 … `63` h8; `-1` when taken. */
  readonly square: number
}

/** Thirty-two men; White's first. */
export type Position = readonly Man[]

export interface HalfMove {
  /** As on the score sheet: `'Nxd6'`. */
  readonly text: string
  readonly from: number
  readonly to: number
}

export interface Replay {
  readonly game: Game
  /** After as many half-moves as the index says, `0` to `59`. */
  readonly positions: readonly Position[]
  readonly moves: readonly HalfMove[]
}

const file = (square: number) => square & 7
const rank = (square: number) => square >> 3

const BACK = 'RNBQKBNR'
export const START: Position = [true, false].flatMap((white) =>
  [...BACK, ...'PPPPPPPP'].map((kind, index) => ({
    kind: kind as Kind,
    white,
    square: white ? index : index < 8 ? 56 + index : 40 + index,
  })),
)

const at = (position: Position, square: number) => position.findIndex((man) => man.square === square)

/** Whether a man could go somewhere, his own king's safety apart. `passing` is where a pawn may be taken in passing. */
function reaches(position: Position, man: Man, to: number, passing: number): boolean {
  const across = file(to) - file(man.square)
  const along = rank(to) - rank(man.square)
  const [wide, deep] = [Math.abs(across), Math.abs(along)]
  const target = position[at(position, to)]
  if (man.square < 0 || target?.white === man.white || (!wide && !deep)) return false
  if (man.kind === 'N') return wide * deep === 2
  if (man.kind === 'K') return Math.max(wide, deep) === 1
  if (man.kind === 'P') {
    const ahead = man.white ? along : -along
    if (wide === 1) return ahead === 1 && (target !== undefined || to === passing)
    if (wide || target) return false
    const first = rank(man.square) === (man.white ? 1 : 6)
    return ahead === 1 || (ahead === 2 && first && at(position, (man.square + to) / 2) < 0)
  }
  const straight = !wide || !deep
  if (!straight && wide !== deep) return false
  if (man.kind === (straight ? 'B' : 'R')) return false
  const step = Math.sign(across) + 8 * Math.sign(along)
  for (let square = man.square + step; square !== to; square += step)
    if (at(position, square) >= 0) return false
  return true
}

/** Whether a side's king is attacked. */
export function inCheck(position: Position, white: boolean): boolean {
  const king = position.find((man) => man.kind === 'K' && man.white === white)!
  return position.some((man) => man.white !== white && reaches(position, man, king.square, -1))
}

/** Puts a man somewhere; what stands on `taken` leaves the board. */
const put = (position: Position, index: number, to: number, taken = to): Position =>
  position.map((man, other) =>
    other === index ? { ...man, square: to } : man.square === taken ? { ...man, square: -1 } : man,
  )

/**
 * Plays a move written in the algebraic notation.
 * @throws {RangeError} When no man, or more than one, may make it.
 */
export function play(position: Position, text: string, white: boolean, passing: number) {
  const castle = /^(O-O)(-O)?/.exec(text)
  if (castle) {
    const home = white ? 0 : 56
    const long = castle[2] !== undefined
    const path = long ? [4, 3, 2] : [4, 5, 6]
    const [king, rook] = [at(position, home + 4), at(position, home + (long ? 0 : 7))]
    const free = (long ? [1, 2, 3] : [5, 6]).every((square) => at(position, home + square) < 0)
    const safe = path.every((square) => !inCheck(put(position, king, home + square), white))
    if (!free || !safe || position[king]?.kind !== 'K' || position[rook]?.kind !== 'R')
      throw new RangeError(`no castling: ${text}`)
    const to = home + path[2]!
    const after = put(put(position, king, to), rook, home + path[1]!)
    return { position: after, from: home + 4, to, passing: -1 }
  }
  const parts = /^([KQRBN]?)([a-h]?)([1-8]?)x?([a-h])([1-8])[+#]?$/.exec(text)
  if (!parts) throw new RangeError(`not a move: ${text}`)
  const [, kind, fromFile, fromRank, toFile, toRank] = parts as unknown as string[]
  const to = toFile!.charCodeAt(0) - 97 + 8 * (Number(toRank) - 1)
  const able = position
    .map((man, index) => {
      const fits =
        man.white === white &&
        man.kind === (kind || 'P') &&
        (!fromFile || file(man.square) === fromFile.charCodeAt(0) - 97) &&
        (!fromRank || rank(man.square) === Number(fromRank) - 1) &&
        reaches(position, man, to, passing)
      const taken = man.kind === 'P' && to === passing ? to + (white ? -8 : 8) : to
      const after = fits ? put(position, index, to, taken) : undefined
      return after && !inCheck(after, white) ? { from: man.square, after, man } : undefined
    })
    .filter((one) => one !== undefined)
  const [only] = able
  if (!only || able.length > 1) throw new RangeError(`${able.length} men for ${text}`)
  const leap = only.man.kind === 'P' && Math.abs(to - only.from) === 16
  return { position: only.after, from: only.from, to, passing: leap ? (to + only.from) / 2 : -1 }
}

/** The game of an hour, from the first position to the one after fifty-nine half-moves. */
export function replayOf(hour: number): Replay {
  const game = GAMES[hour % GAMES.length]!
  const positions: Position[] = [START]
  const moves: HalfMove[] = []
  let passing = -1
  for (const [index, text] of game.moves.split(' ').entries()) {
    const played = play(positions[index]!, text, index % 2 === 0, passing)
    positions.push(played.position)
    moves.push({ text, from: played.from, to: played.to })
    passing = played.passing
  }
  return { game, positions, moves }
}

/** The men as Forsyth and Edwards wrote them, rank by rank from the eighth. */
export function placementOf(position: Position): string {
  const ranks: string[] = []
  for (let row = 7; row >= 0; row--) {
    let text = ''
    for (let column = 0; column < 8; column++) {
      const man = position[at(position, row * 8 + column)]
      text += man ? (man.white ? man.kind : man.kind.toLowerCase()) : '1'
    }
    ranks.push(text.replace(/1+/g, (run) => String(run.length)))
  }
  return ranks.join('/')
}

/** The seconds a move, and the return of all men to their places, take before the minute is full. */
export const MOVE_SECONDS = 0.9

/** From `0` to `1` over the end of the minute: pushed off slowly, carried along, set down. */
export function carried(seconds: number): number {
  const part = Math.max(0, (seconds - 60) / MOVE_SECONDS + 1)
  return part ** 2.2 / (part ** 2.2 + (1 - part) ** 1.5)
}

/**
 * Where the balance of the clocks lies: `1` White's is up, `-1` Black's. It falls so as to strike at the full minute,
 * and bounces.
 */
export function balanceAt(minute: number, seconds: number): number {
  const side = minute % 2 === 0 ? 1 : -1
  // The sixtieth half-move is not played: White begins anew.
  const fall = Math.max(0, (seconds - 59.58) / 0.42)
  if (fall > 0) return side * (1 - 2 * fall * fall)
  const bounce = 0.34 * Math.exp(-seconds * 6) * Math.abs(Math.sin(seconds * 9.5))
  return side * (1 - bounce)
}

/** How far, in steps, a hand that jumps at the full unit is past it: it arrives on time and trembles. */
export function tremble(sinceStroke: number): number {
  return 0.16 * Math.exp(-sinceStroke * 11) * Math.sin(sinceStroke * 46)
}

/** From `0` to `1` as a hand leaves for its next step, `seconds` before it is due. */
export function leaving(seconds: number, takes: number): number {
  return Math.max(0, 1 - seconds / takes) ** 3
}
