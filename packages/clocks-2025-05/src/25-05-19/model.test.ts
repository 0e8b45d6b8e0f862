import { describe, expect, it } from 'vitest'
import { balanceAt, carried, inCheck, placementOf, play, replayOf, START } from './model'

// The expected positions were set up with chess.js 1.4.0 (npm, BSD-2-Clause).
describe('the game of an hour', () => {
  it('has one half-move for each minute after the first, all of them lawful', () => {
    for (const hour of [0, 1, 2, 3]) expect(replayOf(hour).moves).toHaveLength(59)
  })

  it('comes to the known positions', () => {
    const after = (hour: number, halfMoves: number) => placementOf(replayOf(hour).positions[halfMoves]!)
    expect(after(0, 20)).toBe('r1bq1rk1/p4ppp/2p2b2/3pp3/4P3/1B6/PPP1QPPP/RN2K2R')
    expect(after(0, 59)).toBe('5r1k/3Pb1pp/8/p3p3/2Q5/2Rpq3/PP3pPP/5R1K')
    expect(after(1, 42)).toBe('2r1n1k1/pbr1q2p/1p2p1p1/3pPp2/3P1P2/1P1BR3/PB1Q2PP/5RK1')
    expect(after(1, 59)).toBe('5R2/pb2q2k/1p6/2rPp3/4Q3/1P2R3/PBr3PP/6K1')
    expect(after(2, 20)).toBe('r4rk1/pbqnbppp/1p2pn2/2pp4/5P2/1P1BPNN1/PBPP2PP/R2Q1RK1')
    expect(after(2, 59)).toBe('3r1k2/1r4b1/pp2PRQ1/2pp4/8/1P2P3/P1PP2PP/6K1')
    expect(after(3, 42)).toBe('6k1/pp3rp1/5b1p/1q1p3Q/3P4/P7/P5PP/1K1R3R')
    expect(after(3, 59)).toBe('8/p5pk/4Qb1p/1K1p4/3P4/2q5/P2R2PP/3R4')
  })

  it('takes a pawn in passing', () => {
    const { positions, moves } = replayOf(1)
    expect(moves[42]).toEqual({ text: 'exf6', from: 36, to: 45 })
    expect(placementOf(positions[43]!)).toBe('2r1n1k1/pbr1q2p/1p2pPp1/3p4/3P1P2/1P1BR3/PB1Q2PP/5RK1')
  })

  it('writes a check where there is one', () => {
    for (const hour of [0, 1, 2, 3]) {
      const { positions, moves } = replayOf(hour)
      const checks = moves.map((_, index) => inCheck(positions[index + 1]!, index % 2 === 1))
      expect(checks).toEqual(moves.map(({ text }) => text.endsWith('+')))
    }
  })

  it('is another one in the next hour and comes round again', () => {
    expect([0, 1, 2, 3, 4].map((hour) => replayOf(hour).game.place)).toEqual([
      'London, 1834',
      'London, 1883',
      'Amsterdam, 1889',
      'St. Petersburg, 1896',
      'London, 1834',
    ])
  })
})

describe('a move against the rules', () => {
  it('is refused', () => {
    expect(() => play(START, 'Nd4', true, -1)).toThrow(RangeError)
    expect(() => play(START, 'e5', true, -1)).toThrow(RangeError)
    expect(() => play(START, 'Ra3', true, -1)).toThrow(RangeError)
    expect(() => play(START, 'O-O', true, -1)).toThrow(RangeError)
  })
})

describe('the time a move takes', () => {
  it('ends with the minute', () => {
    expect(carried(0)).toBe(0)
    expect(carried(59)).toBe(0)
    expect(carried(59.5)).toBeGreaterThan(0.2)
    expect(carried(60)).toBe(1)
  })
})

describe('the balance', () => {
  it('lifts the clock of the side to move', () => {
    expect(balanceAt(0, 30)).toBeCloseTo(1, 5)
    expect(balanceAt(1, 30)).toBeCloseTo(-1, 5)
  })

  it('has fallen to the other side when the minute is full', () => {
    expect(balanceAt(42, 60)).toBeCloseTo(-1, 9)
    expect(balanceAt(43, 0)).toBeCloseTo(-1, 9)
    expect(balanceAt(59, 60)).toBeCloseTo(1, 9)
  })
})
