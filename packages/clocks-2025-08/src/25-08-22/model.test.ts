import { expect, it } from 'vitest'
import { blockOf, planOf, townOf, walkOf } from './model'

it('has ten blocks in a line', () => {
  expect(blockOf(42, townOf(true))).toEqual([2, 4])
  expect(blockOf(42, townOf(false))).toEqual([4, 2])
})

it.each([true, false])('arrives at the next block after sixty seconds, one street a second', (wide) => {
  const town = townOf(wide)
  for (let minute = 0; minute < 60; minute++) {
    const walk = walkOf('found', 10, minute, town)
    expect(walk).toHaveLength(61)
    expect(walk[0]).toEqual(blockOf(minute, town))
    expect(walk[60]).toEqual(blockOf((minute + 1) % 60, town))
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

it('walks differently each minute', () => {
  const town = townOf(true)
  expect(walkOf('found', 10, 9, town)).not.toEqual(walkOf('found', 11, 9, town))
})

it.each([
  [1280, 800],
  [390, 844],
  [1024, 1024],
  [320, 320],
])('fills the stage of %i × %i', (width, height) => {
  for (const hourCycle of [12, 24] as const) {
    const { doors, block } = planOf(width, height, 10, hourCycle)
    expect(doors).toHaveLength(hourCycle)
    const [open, shut] = [doors[hourCycle === 12 ? 9 : 10]!, doors[0]!]
    expect(open.width).toBeGreaterThan(2 * shut.width)
    const last = block(59)
    expect(last.x + last.width).toBeLessThanOrEqual(width)
    expect(last.y + last.height).toBeLessThanOrEqual(height)
    for (const door of doors) expect(door.y + door.height).toBeLessThanOrEqual(block(0).y)
  }
})
