import { describe, expect, it } from 'vitest'
import { archesLit, houseAt, pictureOf, roomOf, SHOPS, walkedAt } from './model'

describe('the arches', () => {
  it('are lit one for each hour of a clock of twelve', () =>
    expect([0, 1, 11, 12, 13, 23].map(archesLit)).toEqual([12, 1, 11, 12, 1, 11]))
})

describe('the windows', () => {
  it('are lit once their minute is over', () => {
    expect(pictureOf(0, 0, 0)).toBe(19)
    expect(pictureOf(41, 42, 0)).toBeLessThan(15)
    expect(pictureOf(43, 42, 0)).toBeGreaterThan(14)
    expect(pictureOf(43, 42, 0)).toBeLessThan(19)
  })
  it('have a television in the minute’s own, that flickers', () =>
    expect([pictureOf(42, 42, 0), pictureOf(42, 42, 1), pictureOf(42, 42, 2)]).toEqual([19, 20, 19]))
  it('show nobody twice side by side', () => {
    for (let window = 5; window < 60; window++) {
      expect(roomOf(window)).not.toBe(roomOf(window - 5))
      expect(roomOf(window)).not.toBe(roomOf(window - 1))
    }
  })
})

describe('the house', () => {
  it('has five windows over each arch, in one terrace or in two', () => {
    for (const house of [houseAt(1280, 800), houseAt(390, 844)])
      for (const [arch, { x, y }] of house.arches.entries())
        for (const window of house.windows.slice(arch * 5, arch * 5 + 5)) {
          expect(window.x).toBe(x)
          expect(window.y).toBeLessThan(y)
        }
    expect(houseAt(1280, 800).terraces).toHaveLength(1)
    expect(houseAt(390, 844).terraces).toHaveLength(2)
  })
  it('has no two shops alike side by side', () => {
    expect(SHOPS).toHaveLength(12)
    for (let arch = 1; arch < 12; arch++) expect(SHOPS[arch]).not.toBe(SHOPS[arch - 1])
  })
  it('has no window over another or over the edge', () => {
    for (const [width, height] of [
      [160, 90],
      [300, 300],
      [320, 568],
      [844, 390],
      [1280, 800],
      [3840, 2160],
    ] as const) {
      const { windows, arches, street } = houseAt(width, height)
      const all = [...windows, ...arches]
      for (const [index, one] of all.entries()) {
        expect(one.x - one.width / 2).toBeGreaterThan(-0.01)
        expect(one.x + one.width / 2).toBeLessThan(width + 0.01)
        expect(one.y - one.height / 2).toBeGreaterThan(-0.01)
        expect(one.y + one.height / 2).toBeLessThan(street + 0.01)
        for (const other of all.slice(index + 1))
          expect(
            Math.abs(one.x - other.x) >= (one.width + other.width) / 2 - 0.01 ||
              Math.abs(one.y - other.y) >= (one.height + other.height) / 2 - 0.01,
          ).toBe(true)
      }
    }
  })
})

describe('the passer-by', () => {
  it('makes a step a second and stands', () => {
    expect(walkedAt(1, 400)).toBeCloseTo(1 / 59, 9)
    expect(walkedAt(1, 900)).toBeCloseTo(1 / 59, 9)
  })
  it('comes from the left and is gone before the next minute', () => {
    expect(walkedAt(0, 0)).toBeLessThan(0)
    expect(walkedAt(59, 999)).toBeCloseTo(1, 9)
  })
})
