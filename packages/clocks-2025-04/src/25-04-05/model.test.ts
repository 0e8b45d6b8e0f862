import { describe, expect, it } from 'vitest'
import {
  CHART_HEIGHT,
  coversHundredths,
  type Held,
  inkLeft,
  LENS_RADIUS,
  lensAt,
  lensMoment,
  letterMillimetres,
  lettersOf,
  ROWS,
  restAt,
  ringAngle,
  rowsAt,
  spacing,
  spokeInk,
} from './model'

// The American Academy of Ophthalmology's "Snellen letters" and "Snellen distance visual acuity chart":
// a letter subtends 5 minutes of arc at the distance of its denominator, so a 26 mm letter is of the 20/60 line,
// and the letters of the 20/100 line are five times those of 20/20.
describe("Snellen's proportions", () => {
  it('are those of the wall chart', () => {
    expect(letterMillimetres(60)).toBeCloseTo(26.6, 1)
    expect(letterMillimetres(20)).toBeCloseTo(8.87, 2)
    expect(letterMillimetres(200)).toBeCloseTo(88.7, 1)
  })

  it('hold between the rows', () => {
    expect(ROWS.map(({ feet }) => feet)).toEqual([200, 100, 70, 50, 40, 30, 25, 20])
    expect(ROWS[1]!.feet / ROWS[7]!.feet).toBe(5)
  })

  it('leave every row on the chart, none on another', () => {
    ROWS.slice(1).forEach(({ top }, index) => {
      expect(top).toBeGreaterThan(ROWS[index]!.top + ROWS[index]!.feet)
    })
    expect(ROWS[7]!.top + 20).toBeLessThan(CHART_HEIGHT)
    expect(CHART_HEIGHT).toBe(914.5)
  })

  it('put the letters of a short row one letter apart, and keep the longest on the chart', () => {
    expect(spacing(4, 20)).toBe(19)
    expect(11 * 40 + 10 * spacing(11, 40)).toBeLessThan(460)
    expect(spacing(1, 200)).toBe(0)
  })
})

describe('the rows', () => {
  it('say the time from the largest to the smallest', () => {
    const reading = { hour: 15, minute: 42, second: 7, millisecond: 385, weekday: 6 }
    expect(rowsAt(reading, 24)).toEqual(['15', '42', '07', '38', 'FIFTEEN', 'FORTYTWO', 'SEVEN', 'SATURDAY'])
    expect(rowsAt(reading, 12).slice(0, 2)).toEqual(['3', '42'])
    expect(rowsAt(reading, 12)[4]).toBe('THREE')
  })

  it('are right at midnight', () => {
    const reading = { hour: 0, minute: 0, second: 0, millisecond: 0, weekday: 1 }
    expect(rowsAt(reading, 24)).toEqual(['00', '00', '00', '00', 'ZERO', 'OCLOCK', 'ZERO', 'MONDAY'])
    expect(rowsAt(reading, 12)[0]).toBe('12')
  })

  it('spell every number', () => {
    expect([0, 9, 12, 20, 37, 59].map(lettersOf)).toEqual([
      'ZERO',
      'NINE',
      'TWELVE',
      'TWENTY',
      'THIRTYSEVEN',
      'FIFTYNINE',
    ])
  })
})

describe('the lens', () => {
  const near = (minute: number, seconds: number) => {
    const { y } = lensAt(minute, seconds)
    return ROWS.findLastIndex(({ top }) => top < y)
  }
  it('is over the minute when it changes, over the hour when that does', () => {
    expect([near(9, 59.9), near(10, 0)]).toEqual([1, 1])
    expect([near(59, 59.9), near(0, 0)]).toEqual([0, 0])
  })
  it('is over the seconds for the rest, but for one look at the line that spells them', () => {
    expect([near(10, 10), near(10, 30), near(10, 45)]).toEqual([2, 5, 2])
  })
  it('touches no other row while it rests on the seconds', () => {
    for (let seconds = 5; seconds < 57; seconds += 0.25) {
      if (seconds > 23.5 && seconds < 35.5) continue
      const { y } = lensAt(10, seconds)
      expect(y - LENS_RADIUS).toBeGreaterThan(ROWS[1]!.top + 100)
      expect(y + LENS_RADIUS).toBeLessThan(ROWS[4]!.top)
    }
  })
  it('covers the hundredths whole where they are left alone', () => {
    const { top, feet } = ROWS[3]!
    const half = feet + spacing(2, feet) / 2
    for (let seconds = 0; seconds < 60; seconds += 0.05) {
      if (!coversHundredths(seconds)) continue
      const { x, y } = lensAt(10, lensMoment(seconds))
      expect(Math.hypot(half + Math.abs(x), top + feet - y)).toBeLessThan(LENS_RADIUS * 0.93)
      expect(Math.hypot(half + Math.abs(x), y - top)).toBeLessThan(LENS_RADIUS * 0.93)
    }
  })
  it('stirs by less than a foot from step to step while it is held', () => {
    for (let tick = 300; tick < 1400; tick++) {
      const [from, to] = [tick, tick + 1].map((at) => lensAt(10, lensMoment(at / 60))) as [Held, Held]
      expect(Math.hypot(to.x - from.x, to.y - from.y)).toBeLessThan(1)
    }
  })
  it('lies still between beats while it is held, and is in time where it would have been', () => {
    expect(lensMoment(10.8)).toBe(10)
    expect(lensMoment(10.9165)).toBeCloseTo(10.5, 6)
    expect(lensMoment(11)).toBe(11)
    expect(lensMoment(57.4)).toBe(57.4)
  })
  it('is drawn twenty-four times a second while the hand reaches, and less often while it follows a line or holds', () => {
    for (const reaching of [3, 58]) expect(restAt(reaching)).toBeCloseTo(1000 / 24, 6)
    expect(restAt(28)).toBeCloseTo(1000 / 12, 6)
    expect(restAt(10)).toBeCloseTo(1000 / 15, 6)
    expect(restAt(10.4)).toBeCloseTo(100, 6)
    expect(restAt(10.6)).toBeCloseTo(150, 6)
    expect(restAt(10.8)).toBeCloseTo(33, 6)
  })
  it('never jumps', () => {
    for (let tick = 0; tick < 7200; tick++) {
      const [minute, next] = [59 + Math.floor(tick / 3600), 59 + Math.floor((tick + 1) / 3600)]
      const from = lensAt(minute % 60, (tick / 60) % 60)
      const to = lensAt(next % 60, ((tick + 1) / 60) % 60)
      expect(Math.hypot(to.x - from.x, to.y - from.y)).toBeLessThan(8)
    }
  })
})

describe('the other tests in the cabinet', () => {
  it('point the gap of a ring at its beat, on the beat', () => {
    expect(ringAngle(36, 0, 1000)).toBe(216)
    expect(ringAngle(36, 700, 1000)).toBeCloseTo(216, 3)
    expect(ringAngle(36, 999.99, 1000)).toBeCloseTo(222, 2)
    expect(ringAngle(59, 30_000, 60_000)).toBe(354)
  })
  it('keep the ink until the last moment, and have it whole on the beat', () => {
    expect([inkLeft(1000), inkLeft(110), inkLeft(0)]).toEqual([1, 1, 0.12])
  })
  it('have one black line, at the hour', () => {
    expect(spokeInk(10, 10)).toBe(1)
    expect([spokeInk(4, 10), spokeInk(12, 1), spokeInk(1, 12)]).toEqual([0.2, 0.36, 0.36])
  })
})
