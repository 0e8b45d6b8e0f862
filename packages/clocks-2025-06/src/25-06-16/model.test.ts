import { expect, it } from 'vitest'
import { BLOCKS, colourOf, diskAt, fetchAt, planOf, probeAt } from './model'

const day = '2025-06-16'
const { keys } = Object

it('has tidied exactly the minutes of the day that were', () => {
  const { blocks, next } = diskAt('', day, 942)
  expect(blocks.slice(0, 943)).toEqual(keys(blocks).slice(0, 943).map(Number))
  expect(blocks[next!]).toBe(943)
  expect(new Set(blocks).size).toBe(BLOCKS)
})

it('is in order at the end of the day, and in another disorder on the next', () => {
  const { blocks, next } = diskAt('', day, 1439)
  expect(blocks.every((block, place) => block === place)).toBe(true)
  expect(next).toBe(undefined)
  expect(diskAt('', day, 0).blocks).not.toEqual(diskAt('', '2025-06-17', 0).blocks)
})

it('changes no more than two blocks from a minute to the next', () => {
  const [before, after] = [diskAt('', day, 100), diskAt('', day, 101)]
  const changed = before.blocks.flatMap((block, place) => (block === after.blocks[place] ? [] : place))
  expect(changed).toEqual([101, before.next])
})

it('looks among the rest, and at the right one at last', () => {
  const disk = diskAt('', day, 700)
  for (let second = 0; second < 58; second++) expect(probeAt(disk, '', day, 700, second)).toBeGreaterThan(700)
  expect(probeAt(disk, '', day, 700, 59)).toBe(disk.next)
  expect([fetchAt(58, 999), fetchAt(59, 399), fetchAt(59, 700)]).toEqual([0, 0, expect.closeTo(0.5)])
})

it('gives each hour a line, across or upright', () => {
  expect(colourOf(59)).toBe(0)
  expect(colourOf(360)).toBe(0)
  expect(colourOf(15 * 60 + 42)).toBe(3)
  const wide = planOf(1280, 800)
  expect(wide.rectOf(0).y).toBe(wide.rectOf(59).y)
  expect(wide.rectOf(1439).x + wide.minute).toBeLessThanOrEqual(1280)
  const high = planOf(390, 844)
  expect(high.rectOf(0).x).toBe(high.rectOf(59).x)
  expect(high.rectOf(1439).y + high.minute).toBeLessThanOrEqual(844)
})
