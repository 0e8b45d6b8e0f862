import { expect, it } from 'vitest'
import { bulbAt, litAt, postAt, rollAt } from './model'

it('lights a lantern for each hour, twelve at noon and at midnight', () => {
  expect(litAt(0, 0)).toEqual({ lanterns: 12, bulbs: 0 })
  expect(litAt(13, 42)).toEqual({ lanterns: 1, bulbs: 42 })
})

it('hangs five bulbs between two posts, the middle one lowest', () => {
  const between = [5, 6, 7, 8, 9].map(bulbAt)
  expect(between.map(({ sag }) => Number(sag.toFixed(2)))).toEqual([0.36, 0.84, 1, 0.84, 0.36])
  for (const { x } of between) {
    expect(x).toBeGreaterThan(postAt(1))
    expect(x).toBeLessThan(postAt(2))
  }
})

it('lets the water roll on over a full minute', () => {
  expect(rollAt(60, 4)).toBeCloseTo(rollAt(0, 4))
  expect(rollAt(59.99, 4)).toBeCloseTo(rollAt(0, 4), 1)
})
