import { describe, expect, it } from 'vitest'
import { dropAt, dropsAt, figureOf, leanAt, levelAt, orangeAt, rippleAt, surfaceAt, takenAt } from './model'

const outside = (hour: number, seconds: number) =>
  orangeAt(hour, seconds).segments.filter(({ inside }) => inside === 0).length

describe('the orange', () => {
  it('has lost a segment for each hour since twelve, and all of them at twelve', () => {
    expect([0, 1, 2, 11, 12, 13, 23].map(takenAt)).toEqual([12, 1, 2, 11, 12, 1, 11])
  })

  it('keeps that count from the stroke until the next segment is taken', () => {
    for (const [hour, out] of [
      [0, 12],
      [1, 1],
      [9, 9],
      [15, 3],
      [23, 11],
    ] as const) {
      expect(outside(hour, 0)).toBe(out)
      expect(outside(hour, 3597)).toBe(out)
    }
  })

  it('is squeezed a segment at a time: the last one taken hangs over the glass, the others are spent', () => {
    const { segments } = orangeAt(3, 0)
    expect(segments.map(({ inside, held, spent }) => 'ihs'[[inside, held, spent].indexOf(1)])).toEqual([
      ...'sshiiiiiiiii',
    ])
  })

  it('has each segment somewhere, whole, at every moment of a change', () => {
    for (const hour of [0, 5, 11, 12])
      for (let seconds = 3596; seconds < 3600; seconds += 0.05)
        for (const { inside, held, spent } of orangeAt(hour, seconds).segments)
          expect(inside + held + spent).toBeCloseTo(1, 9)
  })

  it('arrives at each stroke where the next hour begins', () => {
    for (const hour of [0, 3, 11, 12, 23]) {
      const last = orangeAt(hour, 3599.9999)
      const first = orangeAt((hour + 1) % 24, 0)
      expect(last.roll).toBeCloseTo(first.roll, 2)
      for (const [index, place] of last.segments.entries()) {
        expect(place.inside).toBeCloseTo(first.segments[index]!.inside, 2)
        expect(place.held).toBeCloseTo(first.segments[index]!.held, 2)
      }
    }
  })

  it('rolls away at the end of the twelfth hour and comes back whole', () => {
    expect(orangeAt(12, 3597.9).roll).toBeLessThan(-2.8)
    expect(outside(12, 3598.5)).toBe(0)
    expect(orangeAt(12, 3599.99).roll).toBeCloseTo(0, 3)
  })

  it('is wrung to the other side with each drop', () => {
    expect([0, 1, 2, 3599].map(leanAt)).toEqual([8, -8, 8, -8])
    expect([0.9, 1.9, 3599.9].map(leanAt)).toEqual([-8, 8, 8])
  })

  it('has its places numbered as the visitor counts hours', () => {
    expect([1, 12].map((place) => figureOf(place, 15, 12))).toEqual(['1', '12'])
    expect([1, 3, 12].map((place) => figureOf(place, 15, 24))).toEqual(['13', '15', '0'])
    expect(figureOf(12, 0, 24)).toBe('0')
    expect(figureOf(12, 12, 24)).toBe('12')
    expect(figureOf(12, 0, 12)).toBe('12')
    expect(figureOf(1, 1, 24)).toBe('1')
  })
})

describe('the glass', () => {
  it('is empty on the hour and rises a mark a minute', () => {
    expect(levelAt(0)).toBe(0)
    expect(levelAt(60)).toBe(1)
    expect(levelAt(42 * 60)).toBe(42)
    expect(levelAt(42 * 60 + 30)).toBe(42.5)
    expect(levelAt(3598)).toBeCloseTo(59.97, 2)
  })

  it('is drunk in the last second of the hour', () => {
    expect(levelAt(3599)).toBeCloseTo(59.98, 2)
    expect(levelAt(3599.5)).toBeLessThan(45)
    expect(levelAt(3599.95)).toBe(0)
  })

  it('has its marks evenly spaced, nought on the floor', () => {
    expect(surfaceAt(0)).toBe(350)
    expect(surfaceAt(60)).toBe(44)
  })
})

describe('a drop', () => {
  it('swells, lets go and meets the juice as its second ends, however deep that is', () => {
    for (const surface of [350, 200, 44]) {
      expect(dropAt(0, surface).state).toBe('hanging')
      const last = dropAt(0.99999, surface)
      expect(last.state === 'falling' && last.y).toBeCloseTo(surface, 0)
    }
  })

  it('falls for longer into an empty glass than into a full one', () => {
    expect(dropAt(0.7, 350).state).toBe('falling')
    expect(dropAt(0.7, 44).state).toBe('hanging')
  })

  it('lets go later the less far it has to fall', () => {
    expect(dropsAt(350)).toBeCloseTo(0.6874, 3)
    expect(dropsAt(44)).toBeCloseTo(0.8986, 3)
  })

  it('gathers speed', () => {
    const at = (part: number) => {
      const drop = dropAt(part, 350)
      return drop.state === 'falling' ? drop.y : Number.NaN
    }
    expect(at(0.99) - at(0.9)).toBeGreaterThan(1.2 * (at(0.8) - at(0.71)))
  })

  it('leaves rings that spread, and still juice before the next', () => {
    expect(rippleAt(0, 0)).toBeCloseTo(0, 6)
    expect(rippleAt(80, 0.1)).toBeCloseTo(0, 9)
    expect(Math.abs(rippleAt(40, 0.25))).toBeGreaterThan(0.2)
    expect(rippleAt(10, 1)).toBeCloseTo(0, 6)
  })
})
