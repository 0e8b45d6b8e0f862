import { describe, expect, it } from 'vitest'
import {
  fieldNumber,
  fullMoons,
  gooseAt,
  inksAt,
  litFraction,
  litPath,
  nextField,
  SKEIN,
  terminatorAt,
  wayAcross,
} from './model'

describe('the phase', () => {
  // Jean Meeus, Astronomical Algorithms, second edition, example 48.a: 12 April 1992, 0 h.
  it('has the lit fraction of Meeus’s example: 0.6786 at a phase angle of 69.0756°', () => {
    expect(litFraction(69.0756)).toBeCloseTo(0.6786, 4)
  })

  it('is new at 180°, a half moon at 90°, full at 0°', () => {
    expect(litFraction(180)).toBeCloseTo(0, 12)
    expect(litFraction(90)).toBeCloseTo(0.5, 12)
    expect(litFraction(0)).toBe(1)
  })

  it('has its terminator where the light has come on a straight rule, in sixtieths', () => {
    expect([0, 15, 30, 45, 60].map(terminatorAt)).toEqual([100, 50, 0, -50, -100])
    // The terminator is the great circle seen aslant: at the cosine of the phase angle from the middle, leftward.
    const minutes = 60 * litFraction(69.0756)
    expect(terminatorAt(minutes)).toBeCloseTo(-100 * Math.cos((69.0756 * Math.PI) / 180), 9)
  })

  it('is drawn as the right limb and half an ellipse: crescent, half, gibbous, full', () => {
    expect(litPath(15)).toBe('M0 -100A100 100 0 0 1 0 100A50 100 0 0 0 0 -100Z')
    expect(litPath(30)).toBe('M0 -100A100 100 0 0 1 0 100A0 100 0 0 1 0 -100Z')
    expect(litPath(45)).toBe('M0 -100A100 100 0 0 1 0 100A50 100 0 0 1 0 -100Z')
    expect(litPath(60)).toBe('M0 -100A100 100 0 0 1 0 100A100 100 0 0 1 0 -100Z')
  })

  it('has as much lit by area as by the rule: half the disc and half of the ellipse', () => {
    const areaLit = (minutes: number) => (Math.PI / 2) * 100 * (100 - terminatorAt(minutes))
    expect(areaLit(42) / (Math.PI * 100 * 100)).toBeCloseTo(0.7, 12)
  })
})

describe('the fields', () => {
  it('hold as many full moons as the hour, twelve at noon and at midnight', () => {
    expect([0, 1, 11, 12, 13, 23].map(fullMoons)).toEqual([12, 1, 11, 12, 1, 11])
  })

  it('take the great moon at the end of the hour in the next one', () => {
    expect([0, 10, 11, 12, 22, 23].map(nextField)).toEqual([0, 10, 11, 0, 10, 11])
    for (let hour = 0; hour < 24; hour++) expect(nextField(hour)).toBe(fullMoons(hour + 1) - 1)
  })

  it('are numbered by the hours of the half day, so that the last full one is the hour', () => {
    const numbers = (hour: number, cycle: 12 | 24) =>
      Array.from({ length: 12 }, (_, field) => fieldNumber(field, hour, cycle))
    expect(numbers(10, 24)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    expect(numbers(12, 24)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    expect(numbers(15, 24)).toEqual([13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 0])
    expect(numbers(15, 12)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    for (let hour = 0; hour < 24; hour++) {
      expect(fieldNumber(fullMoons(hour) - 1, hour, 24)).toBe(hour)
      expect(fieldNumber(fullMoons(hour) - 1, hour, 12)).toBe(hour % 12 || 12)
    }
  })
})

describe('the great moon', () => {
  it('goes across once in twelve hours', () => {
    expect(wayAcross(0, 0, 0)).toBe(0)
    expect(wayAcross(18, 0, 0)).toBe(0.5)
    expect(wayAcross(12, 0, 0)).toBe(0)
    expect(wayAcross(11, 59, 59)).toBeCloseTo(0.99998, 5)
  })
})

describe('the inks', () => {
  it('are those of the proof at its hour, and mixed between', () => {
    expect(inksAt(12 * 3600).sky[0]).toBe('rgb(63 148 176)')
    expect(inksAt(2 * 3600).sky[0]).toBe('rgb(36 70 108)')
    expect(inksAt(14 * 3600).sky[3]).toBe('rgb(233 228 189)')
  })

  it('close the day: the last second is as the first', () => {
    expect(inksAt(86_399)).toEqual(inksAt(0))
  })

  it('tell each hour of the morning from the same of the afternoon', () => {
    for (let hour = 0; hour < 12; hour++)
      expect(inksAt(hour * 3600).sky).not.toEqual(inksAt((hour + 12) * 3600).sky)
  })
})

describe('a goose', () => {
  it('is on its notch at each second: sixty to the minute', () => {
    expect(gooseAt(0, 0, 0).way).toBe(0)
    expect(gooseAt(15, 0, 0).way).toBe(0.25)
    expect(gooseAt(59, 0, 0).way).toBeCloseTo(0.98333, 5)
  })

  it('never flies backward', () => {
    for (let ms = 0; ms < 1000; ms += 20)
      expect(gooseAt(7, ms + 20, 0).way).toBeGreaterThan(gooseAt(7, ms, 0).way)
  })

  it('beats once a second, down sooner than up, after the one before it', () => {
    expect(gooseAt(3, 0, 0).wings).toBe(1)
    expect(gooseAt(3, 360, 0).wings).toBe(-1)
    expect(gooseAt(3, 90, 1).wings).toBe(1)
  })

  it('is one of seven', () => {
    expect(SKEIN).toHaveLength(7)
  })
})
