import { timeAt } from '@found-time/clock-runtime'
import { describe, expect, it } from 'vitest'
import { belts } from './airports'
import { boardAt, drumOf, flapAt, flightOf, isCalled, startOf } from './model'

const noon = Date.UTC(2025, 3, 14, 12)
const wallClock = (epochMs: number, timeZone: string) => {
  const { hour, minute } = timeAt(epochMs, timeZone)
  return [hour, minute]
}

describe('the airports', () => {
  const all = belts.flat()

  it('are a hundred and forty-two, each once', () => {
    expect(all).toHaveLength(142)
    expect(new Set(all.map(({ code }) => code)).size).toBe(142)
  })

  it('fit their flaps', () => {
    for (const { code, city } of all) {
      expect(code).toMatch(/^[A-Z]{3}$/)
      expect(city).toMatch(/^[A-Z.' ]{4,12}$/)
    }
  })

  it('each have a zone that is known', () => {
    for (const { timeZone } of all) expect(() => wallClock(noon, timeZone)).not.toThrow()
  })

  it('lie from west to east', () => {
    // Hours ahead of UTC on 14 April 2025, IANA time zone database: Los Angeles, Tokyo, Sydney.
    expect(belts[0]![0]).toEqual({ code: 'LAX', city: 'LOS ANGELES', timeZone: 'America/Los_Angeles' })
    expect(wallClock(noon, 'America/Los_Angeles')).toEqual([5, 0])
    expect(wallClock(noon, 'Asia/Tokyo')).toEqual([21, 0])
    expect(wallClock(noon, 'Australia/Sydney')).toEqual([22, 0])
  })
})

describe('the time elsewhere, by the IANA time zone database', () => {
  it('has quarters in Kathmandu, halves in Delhi and St. John’s', () => {
    expect(wallClock(noon, 'Asia/Kathmandu')).toEqual([17, 45])
    expect(wallClock(noon, 'Asia/Kolkata')).toEqual([17, 30])
    expect(wallClock(noon, 'America/St_Johns')).toEqual([9, 30])
  })
})

describe('the board', () => {
  it('writes midnight as nought', () => {
    expect(boardAt(Date.UTC(2025, 3, 14, 0), 'UTC', 24)[0]).toBe('000000')
  })

  it('follows summer time: London on 30 March 2025, 01:00 UTC', () => {
    expect(boardAt(Date.UTC(2025, 2, 30, 0, 59), 'Europe/London', 24)[0]).toBe('005900')
    expect(boardAt(Date.UTC(2025, 2, 30, 1, 0), 'Europe/London', 24)[0]).toBe('020000')
  })

  it('writes the time here above, and the hour there as the gate', () => {
    const board = boardAt(Date.UTC(2025, 3, 14, 10, 9, 36), 'UTC', 24)
    expect(board[0]).toBe('100936')
    expect(board[2]).toBe('MEXICO CITY MEX0409')
    expect(board[10]).toBe('WELLINGTON  WLG2209')
    expect(board).toHaveLength(11)
  })

  it('writes twelve hours with an empty flap before', () => {
    const board = boardAt(Date.UTC(2025, 3, 14, 0, 9, 36), 'UTC', 12)
    expect(board[0]).toBe('120936')
    expect(boardAt(Date.UTC(2025, 3, 14, 16, 9, 36), 'UTC', 12)[0]).toBe(' 40936')
  })

  it('has rows of nineteen flaps, each with a character of its drum', () => {
    for (const cycle of [12, 24] as const)
      for (const [line, text] of boardAt(noon, 'Asia/Kolkata', cycle).entries()) {
        expect(text).toHaveLength(line ? 19 : 6)
        for (const [place, character] of [...text].entries())
          expect(drumOf(line, place, cycle).drum).toContain(character)
      }
  })

  it('keeps a flight five minutes, wipes it in the last second, and sends the next', () => {
    const first = Math.floor(noon / 60_000)
    const cities = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((minute) => flightOf(0, first + minute).city)
    expect(cities.filter((city, minute) => minute > 0 && city !== cities[minute - 1])).toHaveLength(2)
    const called = [0, 1, 2, 3, 4].find((minute) => isCalled(0, noon + minute * 60_000))!
    expect(boardAt(noon + called * 60_000 + 58_000, 'UTC', 24)[1]).toMatch(/^[A-Z]/)
    expect(boardAt(noon + called * 60_000 + 59_000, 'UTC', 24)[1]).toBe('                   ')
    expect(boardAt(noon + called * 60_000 + 60_000, 'UTC', 24)[1]).toMatch(/^[A-Z]/)
  })
})

describe('a flap', () => {
  const unit = { kind: 'figure', drum: '0123456789' } as const
  const tens = { kind: 'figure', drum: '012345' } as const
  const letter = drumOf(1, 0, 24)

  it('is at rest when nothing changes, and on every whole second', () => {
    expect(flapAt(unit, '4', '4', '4', 500, 0)).toEqual({ upper: '4', lower: '4' })
    expect(flapAt(unit, '3', '4', '5', 0, 0)).toEqual({ upper: '4', lower: '4' })
  })

  it('falls in the last 170 milliseconds: the next figure above, this one below', () => {
    expect(flapAt(unit, '3', '4', '5', 829, 0).leaf).toBeUndefined()
    const early = flapAt(unit, '3', '4', '5', 880, 0)
    expect([early.upper, early.lower, early.leaf?.character]).toEqual(['5', '4', '4'])
    const late = flapAt(unit, '3', '4', '5', 990, 0)
    expect([late.upper, late.lower, late.leaf?.character]).toEqual(['5', '4', '5'])
    expect(late.leaf!.degrees).toBeGreaterThan(90)
  })

  it('trembles on its stop, and comes to rest', () => {
    expect(flapAt(unit, '3', '4', '4', 20, 0).leaf?.degrees).toBeLessThan(175)
    expect(flapAt(unit, '3', '4', '4', 130, 0).leaf).toBeUndefined()
  })

  it('runs on through the figures between, for a drum does not turn back: 5, 0', () => {
    expect(flapAt(tens, '5', '5', '0', 900, 0).upper).toBe('0')
    expect(flapAt(unit, '3', '3', '0', 560, 0).upper).toBe('4')
    expect(flapAt(unit, '3', '3', '0', 600, 0).upper).toBe('5')
  })

  it('comes to any letter from any other within the second, through the alphabet', () => {
    expect(flapAt(letter, ' ', ' ', 'D', 30, 0).upper).toBe('B')
    expect(flapAt(letter, ' ', ' ', 'D', 70, 0).upper).toBe('C')
    expect(flapAt(letter, 'A', 'A', ' ', 960, 18)).toEqual({ upper: ' ', lower: ' ' })
    expect(flapAt(letter, 'B', 'B', 'A', 960, 18)).toEqual({ upper: 'A', lower: 'A' })
  })
})

describe('startOf', () => {
  it('lets a letter run at once, and a figure so that it lands on the tick', () => {
    expect(startOf({ kind: 'letter', drum: ' ABC' }, 'A', 'C', 7)).toBe(7)
    expect(startOf({ kind: 'figure', drum: '0123456789' }, '3', '4', 7)).toBe(830)
    expect(startOf({ kind: 'figure', drum: '012345' }, '4', '0', 0)).toBe(778)
  })
})
