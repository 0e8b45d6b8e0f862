import { describe, expect, it } from 'vitest'
import { clockFigure, crossingOf, crossingsAt, hourFigure, RUNS, STATIONS, swingAt } from './model'

const train = (number: number) => RUNS.find((run) => run.number === number)!

describe('the line', () => {
  // Kilometre posts as given for the stations: Tonnerre 196.220, Chagny 366.206, Chalon 382.150.
  it('has its stations at their kilometres from Paris', () => {
    const at = Object.fromEntries(STATIONS)
    expect(at).toMatchObject({ Paris: 0, Montereau: 79, Tonnerre: 196, Dijon: 314, Chagny: 366, Châlon: 382 })
    expect(at.Lyon).toBe(511)
  })
})

describe('a train', () => {
  it('number 1 leaves Paris at 8.55 and is in Lyon at 16.19', () => {
    const { calls } = train(1)
    expect(clockFigure(calls[0]!.leave, 24)).toBe('8.55')
    expect(clockFigure(calls.at(-1)!.arrive, 24)).toBe('16.19')
  })
  it('number 1 stops five minutes at Laroche, 155 km and 129 minutes from Paris', () => {
    expect(train(1).calls[1]).toEqual({ station: 5, arrive: 664, leave: 669 })
  })
  it('runs at the speed of its kind between stops', () => {
    // 155 km at 72 km/h: after one hour 129/129 of the way is 72 km along, to the rounding of the minute.
    expect(crossingOf(train(1), 535 + 60)!.kilometre).toBeCloseTo(72.09, 2)
    expect(crossingOf(train(1), 535 + 60)!).toMatchObject({ waits: false, station: 5, minute: 664 })
  })
  it('stands still while it waits, until the minute it leaves', () => {
    expect(crossingOf(train(1), 664)).toMatchObject({ kilometre: 155, waits: true, station: 5, minute: 669 })
    expect(crossingOf(train(1), 668.99)!.kilometre).toBe(155)
    expect(crossingOf(train(1), 669)).toMatchObject({ waits: false, station: 6 })
  })
  it('is not on the line before it leaves or once it has arrived', () => {
    expect(crossingOf(train(1), 534.9)).toBeUndefined()
    expect(crossingOf(train(1), 979)).toBeUndefined()
  })
  it('runs on past midnight', () => {
    // Number 3 leaves at 19.15 and waits at Dijon from 23.44 to 23.50.
    expect(clockFigure(train(3).calls[3]!.arrive, 24)).toBe('23.44')
    expect(crossingOf(train(3), 0)).toMatchObject({ waits: false, station: 13 })
    expect(crossingOf(train(3), 0)!.kilometre).toBeGreaterThan(314)
  })
  it('keeps to even numbers towards Paris', () => {
    for (const run of RUNS) expect(run.number % 2 === 1).toBe(run.down)
  })
})

describe('the thread', () => {
  it('always crosses trains both ways', () => {
    for (let minute = 0; minute < 1440; minute++) {
      const crossings = crossingsAt(minute)
      expect(crossings.some(({ run }) => run.down)).toBe(true)
      expect(crossings.some(({ run }) => !run.down)).toBe(true)
      expect(crossings.length).toBeLessThanOrEqual(20)
    }
  })
  it('meets them from Paris down', () => {
    const kilometres = crossingsAt(942).map(({ kilometre }) => kilometre)
    expect(kilometres).toEqual([...kilometres].sort((a, b) => a - b))
  })
})

describe('figures', () => {
  it('write hours in either cycle', () => {
    expect([0, 12, 15, 24].map((hour) => hourFigure(hour, 24))).toEqual(['0', '12', '15', '0'])
    expect([0, 12, 15, 24].map((hour) => hourFigure(hour, 12))).toEqual(['12', '12', '3', '12'])
    expect(clockFigure(942, 12)).toBe('3.42')
    expect(clockFigure(5, 24)).toBe('0.05')
  })
})

describe('the weight', () => {
  it('is on the other side a second later', () => {
    expect(swingAt(7)).toBeCloseTo(-0.17)
    expect(swingAt(8)).toBeCloseTo(0.17)
    expect(swingAt(7.5)).toBeCloseTo(0)
  })
})
