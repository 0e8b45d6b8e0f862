import { expect, it } from 'vitest'
import { blinksAt, hourFigure, lettersOf, linesOf, minutesWord, panelsOf, scriptAt, soundAt } from './model'
import { SCRIPTS } from './script'

it('says the hour of either clock', () => {
  expect([0, 9, 12, 23].map((hour) => hourFigure(hour, 24))).toEqual(['0', '9', '12', '23'])
  expect([0, 9, 12, 23].map((hour) => hourFigure(hour, 12))).toEqual(['12', '9', '12', '11'])
})

it('says one minute, and several', () => {
  expect([0, 1, 42].map(minutesWord)).toEqual(['MINUTES', 'MINUTE', 'MINUTES'])
})

it('tells every joke before one comes again, and another one an hour later', () => {
  expect(scriptAt(0, 0).punch).toBe('SO LATE ALREADY?')
  expect(scriptAt(0, 1).punch).toBe('THERE IS NO CAT.')
  expect(new Set(Array.from({ length: 13 }, (_, minute) => scriptAt(10, minute))).size).toBe(13)
  for (let minute = 0; minute < 60; minute++) expect(scriptAt(10, minute)).not.toBe(scriptAt(11, minute))
})

it('has thirteen jokes, in letters that the typefaces have', () => {
  expect(SCRIPTS).toHaveLength(13)
  for (const { opening, going, punch } of SCRIPTS)
    expect(opening + going + punch).toMatch(/^[A-Z0-9 !',.:?]+$/)
})

it('ticks and tocks', () => {
  expect([0, 1, 58, 59].map(soundAt)).toEqual(['TICK', 'TOCK', 'TICK', 'TOCK'])
})

it('blinks now and then', () => {
  const shut = Array.from({ length: 60 }, (_, second) => second).filter((second) => blinksAt(0, second))
  expect(shut).toEqual([15, 32, 49])
})

it.each([
  [1280, 800],
  [390, 844],
  [844, 390],
  [300, 300],
])('has four panels that do not overlap at %i by %i', (width, height) => {
  const panels = panelsOf(width, height)
  expect(panels).toHaveLength(4)
  for (const [index, one] of panels.entries()) {
    expect(one.left + one.width).toBeLessThan(width)
    expect(one.top + one.height).toBeLessThan(height)
    for (const other of panels.slice(index + 1))
      expect(other.left >= one.left + one.width || other.top >= one.top + one.height).toBe(true)
  }
})

it('breaks words into short lines, in letters of eleven pixels at the least on a telephone', () => {
  expect(linesOf('THEY WENT HOME. ON TUESDAY.', 10)).toEqual(['THEY WENT', 'HOME. ON', 'TUESDAY.'])
  expect(lettersOf(390, 844)).toBeGreaterThan(20)
  expect(lettersOf(1280, 800)).toBeCloseTo(37.6)
})
