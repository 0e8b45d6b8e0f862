// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { anotherClock } from './another-clock'

const CLOCKS = ['25-04-01', '25-04-02', '25-04-03'].map((date) => ({ date }))

beforeEach(() => sessionStorage.clear())

it('is never the one that is shown', () => {
  for (const random of [0, 0.5, 0.999])
    expect(anotherClock(CLOCKS, '25-04-02', () => random)?.date).not.toBe('25-04-02')
})

it('is never the same twice running', () => {
  const drawn = Array.from({ length: 6 }, () => anotherClock(CLOCKS, undefined, () => 0)?.date)
  expect(drawn).toEqual(['25-04-01', '25-04-02', '25-04-01', '25-04-02', '25-04-01', '25-04-02'])
})

it('is the only other one, where there is no choice', () => {
  const two = CLOCKS.slice(0, 2)
  expect(anotherClock(two, '25-04-01')?.date).toBe('25-04-02')
  expect(anotherClock(two, '25-04-01')?.date).toBe('25-04-02')
  expect(anotherClock(CLOCKS.slice(0, 1), '25-04-01')).toBeUndefined()
})
