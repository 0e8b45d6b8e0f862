import { describe, expect, it } from 'vitest'
import {
  angleAt,
  breathAt,
  flutterAt,
  minuteOf,
  projectionOf,
  SPECIES,
  scaleAt,
  specimenOf,
  wingsOf,
} from './model'

const at = (minute: number, second: number, millisecond = 0) => ({ minute, second, millisecond })

describe('the drawer', () => {
  // Linnaeus, Systema Naturae, tenth edition (1758): under Papilio, the names io, machaon, menelaus, plexippus,
  // rhamni, apollo, ulysses, cardamines, atalanta, priamus, antiopa, iris.
  it('holds twelve different butterflies, by their Linnaean second names', () => {
    expect(SPECIES.map((name) => name.split(' ')[1])).toEqual([
      'io',
      'machaon',
      'menelaus',
      'plexippus',
      'rhamni',
      'apollo',
      'ulysses',
      'cardamines',
      'atalanta',
      'priamus',
      'antiopa',
      'iris',
    ])
  })
  it('has one for each hour, the twelfth for noon and midnight', () => {
    expect(specimenOf(1)).toBe(0)
    expect(SPECIES[specimenOf(12)]).toBe('Apatura iris')
  })
})

describe('the wings', () => {
  it('stand upright at the full hour and lie flat at its end', () => {
    expect(angleAt(0)).toBe(88)
    expect(angleAt(60)).toBeCloseTo(2, 9)
    expect(angleAt(30)).toBeCloseTo(54.3, 1)
  })
  it('tell their minute', () => {
    expect(minuteOf(angleAt(17))).toBeCloseTo(17, 9)
    expect(minuteOf(89)).toBe(0)
    expect(minuteOf(2)).toBe(60)
  })
  it('of the hour show the minute at each full second, those of the others rest', () => {
    expect(wingsOf(9, 9, at(15, 20))).toBe(angleAt(15))
    expect(wingsOf(3, 9, at(15, 20))).toBe(7)
  })
  it('breathe a little and are back before the second is out', () => {
    expect(wingsOf(3, 3, at(30, 20, 210))).toBeCloseTo(angleAt(30) + 0.5, 5)
    expect(wingsOf(3, 3, at(30, 20, 700))).toBe(angleAt(30))
    expect(breathAt(999, 0.4)).toBe(0)
  })
  it('breathe by turns, those of the hour in each second', () => {
    const breathing = (second: number) =>
      SPECIES.flatMap((_, place) =>
        wingsOf(place, 9, at(15, second, 210)) === wingsOf(place, 9, at(15, second)) ? [] : [place],
      )
    expect(breathing(20)).toEqual([1, 5, 9])
    expect(breathing(21)).toEqual([0, 4, 8, 9])
  })
  it('flutter before the minute and arrive on it', () => {
    expect(flutterAt(at(20, 59, 0))).toBe(0)
    expect(wingsOf(3, 3, at(20, 59, 400))).toBeLessThan(angleAt(20) - 10)
    expect(wingsOf(3, 3, at(40, 59, 400))).toBeGreaterThan(angleAt(40) + 10)
    expect(wingsOf(3, 3, at(20, 59, 999))).toBeCloseTo(angleAt(21), 0)
  })
  it('of the coming hour shut as the last ones lie down', () => {
    expect(wingsOf(4, 3, at(59, 59, 999))).toBeCloseTo(88, 0)
    expect(wingsOf(3, 3, at(59, 59, 999))).toBeCloseTo(7, 0)
    expect(wingsOf(0, 11, at(59, 59, 999))).toBeCloseTo(88, 0)
  })
})

describe('the scale', () => {
  it('is where the wing tip goes', () => {
    const { across, rise } = projectionOf(angleAt(42))
    const [x, y] = scaleAt(42, 0)
    expect(x).toBeCloseTo(380 * across, 9)
    expect(y).toBeCloseTo(50 - 380 * rise, 9)
    expect(scaleAt(42, 0, -1)[0]).toBe(-x)
  })
  it('has its sixty marks evenly apart', () => {
    for (let minute = 0; minute < 60; minute++) {
      const [x, y] = scaleAt(minute, 0)
      const [nextX, nextY] = scaleAt(minute + 1, 0)
      expect(Math.hypot(nextX - x, nextY - y)).toBeCloseTo(7.5, 0)
    }
  })
})
