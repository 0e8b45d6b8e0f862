import { describe, expect, it } from 'vitest'
import { dotsOf, groupsOf, noise, onwardAt, strokeAt, truthAt } from './model'
import { COUNTS, penguins } from './penguins'

describe('the penguins', () => {
  it('are those of the published table', () => {
    // palmerpenguins: 151 Adélie, 68 Chinstrap and 123 Gentoo have both measures; means as in its documentation.
    const all = penguins()
    expect(all).toHaveLength(342)
    const mean = (species: number, key: 'length' | 'depth') => {
      const some = all.filter((one) => one.species === species)
      return some.reduce((sum, one) => sum + one[key], 0) / some.length
    }
    expect(COUNTS).toEqual([151, 68, 123])
    expect([0, 1, 2].map((species) => mean(species, 'length').toFixed(1))).toEqual(['38.8', '48.8', '47.5'])
    expect([0, 1, 2].map((species) => mean(species, 'depth').toFixed(1))).toEqual(['18.3', '18.4', '15.0'])
  })

  it.each([false, true])('write in four groups, everyone in one (stacked: %s)', (stacked) => {
    const groups = groupsOf(stacked)
    expect(groups.flat().toSorted((a, b) => a - b)).toEqual(penguins().map((_, index) => index))
    for (const group of groups) expect(group.length).toBeGreaterThanOrEqual(85)
  })
})

describe('a figure', () => {
  it.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])(
    '%i is written by no more than are in a group, inside its box',
    (figure) => {
      const dots = dotsOf(figure)
      expect(dots.length).toBeGreaterThan(28)
      expect(dots.length).toBeLessThanOrEqual(85)
      for (const { x, y } of dots) {
        expect(x).toBeGreaterThan(0)
        expect(x).toBeLessThan(0.65)
        expect(y).toBeGreaterThan(0)
        expect(y).toBeLessThan(1)
      }
      const apart = dots.flatMap((a, index) =>
        dots.slice(index + 1).map((b) => Math.hypot(a.x - b.x, (a.y - b.y) * 1.3)),
      )
      expect(Math.min(...apart)).toBeGreaterThan(0.04)
    },
  )
})

describe('the minute', () => {
  it('begins and ends with the time', () => {
    expect([truthAt(0, 0), truthAt(23.9, 0.9), truthAt(37, 1), truthAt(59.9, 0)]).toEqual([0, 0, 0, 0])
  })

  it('tells the truth in between', () => {
    expect([truthAt(28, 0), truthAt(30, 1), truthAt(32.9, 0.5)]).toEqual([1, 1, 1])
  })

  it('moves its rules just before they are due', () => {
    expect([strokeAt(0), strokeAt(800), strokeAt(900), strokeAt(1000)]).toEqual([0, 0, 0.5, 1])
  })

  it('goes over into the next on the stroke', () => {
    expect([onwardAt(58.9, 0), onwardAt(59, 1), onwardAt(60, 1)]).toEqual([0, 0, 1])
  })
})

it('has chance without memory', () => {
  expect(noise(5, 7)).toBe(noise(5, 7))
  expect(noise(5, 7)).not.toBe(noise(6, 7))
  const many = Array.from({ length: 2000 }, (_, dot) => noise(dot, 3))
  expect(many.reduce((sum, value) => sum + value, 0) / 2000).toBeCloseTo(0.5, 1)
})
