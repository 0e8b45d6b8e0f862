import { describe, expect, it } from 'vitest'
import { busAt, busRows, FLIP, hourShown, patternOf, type Sign, SWEEP, signOf, turnAt } from './model'

const WIDE = signOf(66, 41, false)
const SQUARE = signOf(64, 64, false)
const TALL = signOf(58, 133, true)

const at = (clock: string) => {
  const [hour, minute, second] = clock.split(':').map(Number)
  return { hour: hour!, minute: minute!, second: second! }
}
const rowOf = (sign: Sign, clock: string, row: number) =>
  [...patternOf(sign, at(clock), 24)]
    .slice(row * sign.columns, (row + 1) * sign.columns)
    .map((bit) => (bit ? '#' : '.'))
    .join('')

describe('the sign', () => {
  it('says 10:09', () =>
    expect(rowOf(WIDE, '10:09:36', WIDE.figures)).toBe(
      '.......###.........########............########.......########....',
    ))

  it('says a different thing in every minute of the day', () => {
    for (const sign of [WIDE, SQUARE, TALL]) {
      const said = new Set<string>()
      for (let minute = 0; minute < 1440; minute++)
        said.add(
          patternOf(sign, { hour: Math.floor(minute / 60), minute: minute % 60, second: 0 }, 24).join(''),
        )
      expect(said.size).toBe(1440)
    }
  }, 60_000)

  it('writes noon, not nought, with twelve hours, and one figure where one is enough', () =>
    expect([hourShown(0, 12), hourShown(15, 12), hourShown(0, 24)]).toEqual(['12', ' 3', '00']))

  it('keeps two rows free over the figures and under the road, or more', () => {
    for (const { figures, rows, road } of [WIDE, SQUARE, TALL]) {
      expect(figures).toBeGreaterThan(1)
      expect(Math.abs(figures - (rows - 1 - road))).toBeLessThan(2)
    }
  })

  it('changes each second', () => {
    for (const sign of [WIDE, SQUARE, TALL])
      for (let second = 1; second < 60; second++) {
        const [before, now] = [second - 1, second].map((second) =>
          patternOf(sign, { hour: 10, minute: 9, second }, 24).join(''),
        )
        expect(now).not.toBe(before)
      }
  })
})

describe('the bus', () => {
  it('is as high as its sign has room for', () =>
    expect([busRows('BANK', false, 0).length, busRows('BANK', true, 0).length]).toEqual([19, 24]))

  it('is the same length in all its rows', () => {
    for (const tall of [false, true])
      expect(new Set(busRows('SLOANE SQ', tall, 7).map(({ length }) => length)).size).toBe(1)
  })

  it('is never cut: it sets out two discs from the left and arrives two discs from the right', () =>
    expect([busAt(66, 33, 0), busAt(66, 33, 59)]).toEqual([2, 31]))
})

describe('a disc', () => {
  it('turns sooner at the left than at the right', () => {
    expect([turnAt(0, 0), turnAt(0, FLIP / 2), turnAt(0, FLIP)]).toEqual([0, 0.5, 1])
    expect([turnAt(1, SWEEP), turnAt(1, SWEEP + FLIP)]).toEqual([0, 1])
  })
})
