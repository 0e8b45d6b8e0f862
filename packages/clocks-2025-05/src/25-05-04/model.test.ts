import { describe, expect, it } from 'vitest'
import { credits } from './faces'
import {
  aim,
  DART,
  dart,
  dartedTo,
  fileOf,
  HOUR_SIZES,
  hourReach,
  isMeeting,
  MINUTE_SIZES,
  minuteReach,
  rim,
  roomOf,
  stopSize,
  turnOf,
  unpackOutlines,
} from './model'
import { COMMAS, SIGNS, STOPS } from './outlines'

const wide = { width: 1280, height: 800, unit: 800 }
const tall = { width: 390, height: 844, unit: 390 }

describe('the marks', () => {
  it('come from forty typefaces, each credited', () => {
    expect(credits).toHaveLength(40)
    expect(new Set(credits.map(({ title }) => title)).size).toBe(40)
    expect(credits[0]).toEqual({
      title: 'Abril Fatface',
      makers: ['TypeTogether'],
      source: { registry: 'npm', package: '@fontsource/abril-fatface', version: '5.3.0' },
      licence: 'OFL-1.1',
      changes: 'punctuation marks turned into drawings',
      notice: 'Copyright (c) 2011 TypeTogether, with Reserved Font Names "Abril" and "Abril Fatface"',
    })
  })

  it('are a comma and a full stop of each, and eleven signs for the fives but the twelfth', () => {
    expect(unpackOutlines(COMMAS)).toHaveLength(40)
    expect(unpackOutlines(STOPS)).toHaveLength(40)
    expect(unpackOutlines(SIGNS)).toHaveLength(11)
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

describe('the stops', () => {
  it('lie on a round that is never much longer than it is wide', () => {
    expect(rim(wide, 0)).toBeCloseTo(347.2)
    expect(rim(wide, 90)).toBeCloseTo(527.744)
    expect(rim(tall, 0)).toBeCloseTo(311.4384)
    expect(rim(tall, 90)).toBeCloseTo(169.26)
  })
  it('are spaced evenly along it, with more room about the fives', () => {
    expect([0, 1, 5, 15, 30, 59].map((minute) => Number(turnOf(minute).toFixed(3)))).toEqual([
      0, 6.818, 30, 90, 180, 353.182,
    ])
    expect([0, 90, 180, 270].map((turn) => aim(tall, turn))).toEqual([0, 90, 180, 270])
    expect(aim(tall, 150)).toBeCloseTo(180 - aim(tall, 30), 9)
    const places = [6, 7, 8, 9].map((minute) => {
      const degrees = aim(tall, turnOf(minute))
      const out = rim(tall, degrees)
      return [out * Math.sin((degrees * Math.PI) / 180), out * Math.cos((degrees * Math.PI) / 180)] as const
    })
    for (const [index, [x, y]] of places.slice(1).entries())
      expect(Math.hypot(x - places[index]![0], y - places[index]![1]) / tall.unit).toBeCloseTo(
        roomOf(tall),
        2,
      )
  })
  it('keep clear of one another', () => {
    for (const sheet of [wide, tall]) {
      expect(stopSize(sheet, 7)).toBeLessThan(roomOf(sheet) * 0.6)
      expect((stopSize(sheet, 5) + stopSize(sheet, 6)) / 2).toBeLessThan(roomOf(sheet))
    }
  })
  it('are touched by the minute and not by the hour', () => {
    for (const degrees of [0, 24, 90, 132, 270]) {
      expect(minuteReach(wide, degrees)).toBeCloseTo(rim(wide, degrees) - 48)
      expect(hourReach(wide, degrees)).toBeLessThan(minuteReach(wide, degrees) * 0.88)
    }
  })
})

describe('the hands', () => {
  it('meet at five past one and not at three', () => {
    expect(isMeeting(32.5, 30)).toBe(true)
    expect(isMeeting(355, 3)).toBe(true)
    expect(isMeeting(90, 0)).toBe(false)
  })
})

describe('a shoal', () => {
  it('swims in single file, from its first one’s nose to its last one’s tail', () => {
    const file = fileOf(50, 350, MINUTE_SIZES)
    expect(file).toHaveLength(4)
    expect(file[0]!.middle + file[0]!.length / 2).toBeCloseTo(350)
    expect(file[3]!.middle - file[3]!.length / 2).toBeCloseTo(50)
    expect(file[0]!.length).toBeGreaterThan(file[3]!.length)
    expect(HOUR_SIZES).toHaveLength(1)
  })
  it('darts on at each beat and is there a third of a second after', () => {
    expect(dartedTo(42, 0)).toBe(41)
    expect(dartedTo(42, DART)).toBe(42)
    expect(dart(0.6)).toBeGreaterThan(1)
  })
})
