import { expect, it } from 'vitest'
import { doorOf, houseAt, pathOf, planOf, townOf, walkOf } from './model'

it('has ten houses in a line', () => {
  expect(houseAt(42, townOf(true))).toEqual([2, 4])
  expect(houseAt(42, townOf(false))).toEqual([4, 2])
})

it('begins each minute at the foot of its house, and the hour on the avenue', () => {
  expect(doorOf(42, townOf(true))).toEqual([2, 5])
  expect(doorOf(42, townOf(false))).toEqual([4, 3])
  expect(doorOf(0, townOf(true))).toEqual([5, 0])
  expect(doorOf(0, townOf(false))).toEqual([3, 0])
})

it.each([true, false])('arrives at the next house after sixty seconds, one street a second', (wide) => {
  const town = townOf(wide)
  for (let minute = 0; minute < 60; minute++) {
    const walk = walkOf('found', 10, minute, town)
    expect(walk).toHaveLength(61)
    expect(walk[0]).toEqual(doorOf(minute, town))
    expect(walk[60]).toEqual(doorOf((minute + 1) % 60, town))
    let rests = 0
    for (let second = 1; second <= 60; second++) {
      const [[ax, ay], [bx, by]] = [walk[second - 1]!, walk[second]!]
      const step = Math.abs(ax - bx) + Math.abs(ay - by)
      expect(step).toBeLessThan(2)
      if (!step) rests++
      expect(bx >= 0 && by >= 0 && bx <= town.columns && by <= town.rows).toBe(true)
    }
    expect(rests).toBeLessThan(2)
  }
})

it.each([true, false])('goes neither before the lit house nor behind it', (wide) => {
  const town = townOf(wide)
  for (let minute = 0; minute < 60; minute++) {
    const [left, top] = houseAt(minute, town)
    const walk = walkOf('found', 10, minute, town)
    for (let second = 1; second <= 60; second++) {
      const [[ax, ay], [bx, by]] = [walk[second - 1]!, walk[second]!]
      const along = ay === by && ax !== bx && Math.min(ax, bx) === left
      expect(along && (ay === top || ay === top + 1)).toBe(false)
    }
  }
})

it('walks differently each minute', () => {
  const town = townOf(true)
  expect(walkOf('found', 10, 9, town)).not.toEqual(walkOf('found', 11, 9, town))
})

it('sways, but stays in the street', () => {
  const walk = walkOf('found', 10, 9, townOf(true))
  const path = pathOf('found', 9, walk, ([column, row]) => [column * 100, row * 100], 24)
  expect(path(0)).toEqual([900, 100])
  expect(path(60)).toEqual([0, 200])
  for (let second = 0; second <= 60; second++) {
    const [[x, y], [column, row]] = [path(second), walk[second]!]
    expect(Math.hypot(x - column * 100, y - row * 100)).toBeLessThan(12)
  }
})

it.each([
  [1280, 800],
  [390, 844],
  [1024, 1024],
  [320, 320],
])('fills the stage of %i × %i', (width, height) => {
  for (const hourCycle of [12, 24] as const) {
    const { avenue, house, crossing, street, top, town } = planOf(width, height, 12, hourCycle)
    const middle = (avenue.length - 1) / 2
    expect(avenue[middle]).toMatchObject({ hour: 12, open: true })
    expect(avenue[middle + 1]!.hour).toBe(hourCycle === 12 ? 1 : 13)
    expect(avenue[0]!.x).toBeLessThanOrEqual(0)
    for (const { y, height: tall } of avenue) expect(y + tall).toBeCloseTo(top)
    expect(crossing([0, town.rows])[1]).toBeCloseTo(height - street / 2)
    for (let minute = 0; minute < 60; minute++) {
      const { x, y, width: broad, height: tall } = house(minute)
      expect(y).toBeGreaterThan(top)
      expect(x).toBeGreaterThan(0)
      expect(x + broad).toBeLessThan(width)
      expect(y + tall).toBeLessThan(height)
      // Narrower than a number can be read on it is none.
      expect(broad).toBeGreaterThan(street * 1.5)
      expect(tall).toBeGreaterThan(street * 1.5)
    }
  }
})
