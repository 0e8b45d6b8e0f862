import { expect, it } from 'vitest'
import { broadOf, goneAt, heroAt, hueOf, monsterAt, planOf, quarterOf, sleepersOf, stoneAt } from './model'

const STAGES = [
  [1280, 800],
  [390, 844],
  [1024, 1024],
  [320, 320],
] as const

it('has the hero behind as many hearts as minutes are won, and the monster next to him', () => {
  expect([heroAt(0), heroAt(9), heroAt(59)]).toEqual([0, 9, 59])
  expect([monsterAt(0), monsterAt(9), monsterAt(59)]).toEqual([1, 10, 59])
})

it.each(STAGES)('keeps sixty stones apart, on the floor and on the stage at %i × %i', (width, height) => {
  const plan = planOf(width, height)
  const [w, h] = plan.stone
  const stones = Array.from({ length: 60 }, (_, index) => stoneAt(index, plan))
  for (const [index, [x, y]] of stones.entries()) {
    expect(x - w / 2).toBeGreaterThan(0)
    expect(x + w / 2).toBeLessThan(width)
    expect(y - h / 2).toBeGreaterThan(plan.wall)
    expect(y + h / 2).toBeLessThan(height)
    for (const [ox, oy] of stones.slice(index + 1))
      expect(Math.abs(x - ox) >= w || Math.abs(y - oy) >= h).toBe(true)
  }
})

it('goes along a line and back along the next, so that the path never jumps', () => {
  const plan = planOf(1280, 800)
  expect(stoneAt(10, plan)[0]).toBe(stoneAt(9, plan)[0])
  expect(stoneAt(19, plan)[0]).toBe(stoneAt(0, plan)[0])
  expect(quarterOf(stoneAt(3, plan), stoneAt(4, plan))).toBe(0)
  expect(quarterOf(stoneAt(9, plan), stoneAt(10, plan))).toBe(1)
  expect(quarterOf(stoneAt(13, plan), stoneAt(14, plan))).toBe(2)
})

it('paints each hour in a colour of its own, and none in the red of hearts', () => {
  const hues = Array.from({ length: 24 }, (_, hour) => hueOf(hour))
  expect(new Set(hues).size).toBe(24)
  expect(Math.min(...hues)).toBeGreaterThan(90)
  expect(Math.max(...hues)).toBeLessThan(315)
})

it('never has the same monster twice in a row, and the same ones each time', () => {
  const sleepers = sleepersOf('found', 10, 6)
  expect(sleepers).toHaveLength(60)
  for (let index = 1; index < 60; index++) expect(sleepers[index]).not.toBe(sleepers[index - 1])
  expect(sleepersOf('found', 10, 6)).toEqual(sleepers)
})

it('goes on only at the end of a minute', () => {
  expect(goneAt(58, 999)).toBe(0)
  expect(goneAt(59, 500)).toBe(0)
  expect(goneAt(59, 999)).toBe(0.8)
})

it('knows how broad Jersey 10 sets the wall', () => {
  expect(broadOf('LEVEL')).toBe(33)
  expect(broadOf('LEVEL 12')).toBe(49)
})
