import { describe, expect, it } from 'vitest'
import { credits } from './faces'
import {
  chance,
  dart,
  flight,
  hourReach,
  minuteOf,
  minuteReach,
  rim,
  scatter,
  seatsOf,
  secondOf,
  unpackOutlines,
} from './model'
import { BULLETS, COMMAS, STOPS } from './outlines'

const wide = { width: 1280, height: 800, unit: 800 }
const tall = { width: 390, height: 844, unit: 390 }

describe('the marks', () => {
  it('come from forty typefaces, each credited', () => {
    expect(credits).toHaveLength(40)
    expect(new Set(credits.map(({ title }) => title)).size).toBe(40)
    expect(credits[0]).toEqual({
      title: 'Abril Fatface',
      creator: 'TypeTogether',
      source: '@fontsource/abril-fatface 5.3.0 (npm)',
      licence: 'OFL-1.1',
      changes: 'punctuation marks turned into drawings',
      notice: 'Copyright (c) 2011 TypeTogether, with Reserved Font Names "Abril" and "Abril Fatface"',
    })
  })

  it('are a comma and a full stop of each, and twelve bullets for the twelve fives', () => {
    expect(unpackOutlines(COMMAS)).toHaveLength(40)
    expect(unpackOutlines(STOPS)).toHaveLength(40)
    expect(unpackOutlines(BULLETS)).toHaveLength(12)
  })

  it('fit the length of a fish, but for the handles of their curves', () => {
    for (const glyph of unpackOutlines(COMMAS)) {
      const across = glyph.flatMap((contour) => contour.map(([x]) => x))
      expect(Math.max(...across)).toBeLessThan(0.56)
      expect(Math.min(...across)).toBeGreaterThan(-0.56)
    }
  })

  it('unpack to points: a full stop that is a square has four corners on its outline', () => {
    const square = unpackOutlines(STOPS)[9]!
    expect(square).toHaveLength(1)
    expect(square[0]!.map(([x, y, on]) => [Math.round(x * 10), Math.round(y * 10), on]).sort()).toEqual([
      [-5, -5, true],
      [-5, 5, true],
      [5, -5, true],
      [5, 5, true],
    ])
  })
})

describe('the dial', () => {
  it('reaches almost to the edges of the sheet, and further into its corners', () => {
    expect(rim(wide, 0)).toBeCloseTo(353.6, 1)
    expect(rim(wide, 90)).toBeCloseTo(593.6, 1)
    expect(rim(wide, 58)).toBeGreaterThan(594)
    expect(rim(tall, 180)).toBeCloseTo(399.38, 1)
  })

  it('always leaves the hour shorter than the minute, whichever way they point', () => {
    for (const sheet of [wide, tall]) {
      const hours = Array.from({ length: 60 }, (_, step) => hourReach(sheet, step * 6))
      const minutes = Array.from({ length: 60 }, (_, step) => minuteReach(sheet, step * 6))
      expect(Math.max(...hours) / sheet.unit).toBeLessThan(0.36)
      for (const [step, minute] of minutes.entries()) {
        expect(minute).toBeGreaterThan(1.25 * hours[step]!)
        expect(minute).toBeLessThan(rim(sheet, step * 6) - 0.1 * sheet.unit)
      }
    }
  })
})

describe('the hands', () => {
  it('are in place on the stroke, every fish of them', () => {
    for (const along of [0, 0.3, 0.7, 1]) {
      expect(minuteOf(36_540, along)).toEqual([609, 0])
      expect(minuteOf(36_540 + 58, along)[0]).toBe(609)
      expect(minuteOf(0, along)[0]).toBe(0)
    }
  })

  it('are startled at the tip first', () => {
    const late = 36_540 - 0.6
    expect(minuteOf(late, 1)[0]).toBeGreaterThan(608.5)
    expect(minuteOf(late, 0)).toEqual([608, 0])
  })

  it('go on over the hour and over midnight without turning back', () => {
    expect(minuteOf(3600, 1)[0] - minuteOf(3540, 1)[0]).toBe(1)
    expect(minuteOf(86_399.99, 1)[0]).toBeCloseTo(1440, 3)
    expect(minuteOf(-0.01, 1)[0]).toBeCloseTo(0, 3)
  })

  it('keep their fish in staggered rows with the leader on the line', () => {
    expect(seatsOf([1, 2, 1])).toEqual([
      { along: 1, across: 0 },
      { along: 0.6, across: -0.5 },
      { along: 0.504, across: 0.5 },
      { along: 1 - 2 / 2.5, across: 0 },
    ])
  })

  it('dart past their place and come back to it', () => {
    expect(dart(0)).toBe(0)
    expect(dart(0.7)).toBeGreaterThan(1)
    expect(dart(1)).toBe(1)
  })
})

describe('the second', () => {
  it('has the leader at its stop on the beat, and those behind a little later', () => {
    expect(secondOf(125, 0)).toBe(125)
    expect(secondOf(125.7, 0)).toBe(125)
    expect(secondOf(125, 0.2)).toBeLessThan(124.3)
    expect(secondOf(125.5, 0.2)).toBe(125)
  })

  it('scatters some of the fish, none on the beat itself, and lets them come back', () => {
    expect(scatter(0)).toBe(0)
    expect(scatter(0.13)).toBeCloseTo(0.87, 6)
    expect(scatter(0.999)).toBeLessThan(0.001)
    const flown = Array.from({ length: 100 }, (_, fish) => Math.hypot(...flight(fish, 7)) > 0)
    expect(flown.filter(Boolean)).toHaveLength(33)
  })

  it('draws its chances anew for each beat, and the same ones for the same beat', () => {
    expect(chance(3, 9)).toBe(chance(3, 9))
    expect(chance(3, 9)).not.toBe(chance(3, 10))
  })
})
