import { expect, it } from 'vitest'
import {
  broadOf,
  duelAt,
  endsRow,
  goneAt,
  heartsOf,
  hueOf,
  lairAt,
  planOf,
  sleepersOf,
  stairsAt,
  stoneAt,
} from './model'

const STAGES = [
  [1280, 800],
  [390, 844],
  [1024, 1024],
  [320, 320],
] as const

it.each(STAGES)('keeps ten stones apart, on the floor and on the stage at %i × %i', (width, height) => {
  const plan = planOf(width, height)
  const [w, h] = plan.stone
  const stones = Array.from({ length: 10 }, (_, index) => stoneAt(index, plan))
  for (const [index, [x, y]] of stones.entries()) {
    expect(x - w / 2).toBeGreaterThan(0)
    expect(x + w / 2).toBeLessThan(width)
    expect(y - h / 2).toBeGreaterThan(plan.wall)
    expect(y + h / 2).toBeLessThan(height)
    for (const [ox, oy] of stones.slice(index + 1))
      expect(Math.abs(x - ox) >= w || Math.abs(y - oy) >= h).toBe(true)
  }
})

it.each([
  [1280, 800, 5],
  [390, 844, 2],
] as const)('reads from the left, row by row, at %i × %i', (width, height, row) => {
  const plan = planOf(width, height)
  expect(plan.row).toBe(row)
  for (let index = 1; index < 10; index++) {
    const [[x, y], [lastX, lastY]] = [stoneAt(index, plan), stoneAt(index - 1, plan)]
    if (index % row) expect([x > lastX, y]).toEqual([true, lastY])
    else expect([x, y > lastY]).toEqual([stoneAt(0, plan)[0], true])
  }
})

it('lets a monster wait on each stone but the first of a row, and one on the stairs to that', () => {
  const plan = planOf(1280, 800)
  expect(lairAt(1, plan)).toEqual(stoneAt(1, plan))
  expect(lairAt(5, plan)).toEqual(stairsAt(0, plan))
  expect(lairAt(10, plan)).toEqual(stairsAt(1, plan))
  expect([3, 4, 9].map((index) => endsRow(index, plan))).toEqual([false, true, true])
})

it.each(STAGES)('sets the hero and his enemy apart, and both on the stage, at %i × %i', (width, height) => {
  const plan = planOf(width, height)
  for (let minute = 0; minute < 60; minute++) {
    const { hero, foe } = duelAt(minute, plan)
    expect(foe[0] - hero[0]).toBeGreaterThan(14 * plan.pixel)
    expect(foe[0] + 6 * plan.pixel).toBeLessThanOrEqual(width)
    expect(hero[0] - 6 * plan.pixel).toBeGreaterThanOrEqual(0)
  }
})

it('gives a coin for ten minutes, and a red heart for each more', () => {
  expect(heartsOf(0)).toEqual({ gold: 0, red: 0 })
  expect(heartsOf(42)).toEqual({ gold: 4, red: 2 })
  expect(heartsOf(59)).toEqual({ gold: 5, red: 9 })
})

it('has a hero at least a tenth of the stage high', () => {
  for (const [width, height] of STAGES) expect(planOf(width, height).pixel * 14).toBeGreaterThan(height * 0.1)
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
