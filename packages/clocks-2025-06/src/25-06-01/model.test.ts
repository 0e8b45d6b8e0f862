import { expect, it } from 'vitest'
import { feeOf, marchAt, rolledAt, stampsAt, teethOf } from './model'

const fee = (hour: number, minute: number, hourCycle: 12 | 24 = 24) =>
  feeOf(stampsAt(hour, minute, hourCycle, 'seed'))

it('franks a letter with the time', () => {
  const values = stampsAt(10, 42, 24, 'seed').map((stamp) => stamp?.value)
  expect(values).toEqual([10, 40, 2])
  expect(fee(10, 42)).toBe('10.42')
  expect(fee(0, 0)).toBe('0.00')
  expect(fee(23, 59)).toBe('23.59')
  expect(fee(0, 5, 12)).toBe('12.05')
  expect(fee(15, 30, 12)).toBe('3.30')
})

it('sticks no stamp where nothing is to pay', () => {
  expect(stampsAt(10, 9, 24, 'seed')[1]).toBeUndefined()
  expect(stampsAt(10, 40, 24, 'seed')[2]).toBeUndefined()
})

it('adds up at every minute of the day, each sum with stamps of its own', () => {
  const seen = new Set<string>()
  for (let at = 0; at < 1440; at += 1) {
    const [hour, minute] = [Math.floor(at / 60), at % 60]
    const stamps = stampsAt(hour, minute, 24, 'seed')
    expect(feeOf(stamps)).toBe(`${hour}.${String(minute).padStart(2, '0')}`)
    seen.add(stamps.map((stamp) => stamp?.picture ?? '-').join(' '))
    const inks = stamps.flatMap((stamp) => stamp?.ink ?? [])
    expect(new Set(inks).size).toBe(inks.length)
    for (const stamp of stamps) if (stamp) expect(stamp.picture).toBeLessThan(38)
  }
  expect(seen.size).toBe(1440)
})

it('marches a sixth of the round each second, and rests', () => {
  expect(marchAt(1, 500)).toBeCloseTo(1 / 6)
  expect(marchAt(1, 999)).toBe(marchAt(2, 0))
  expect(marchAt(6, 999)).toBe(0)
  expect(marchAt(0, 0)).toBeCloseTo(5 / 6)
})

it('cancels the stamps within the first second', () => {
  expect(rolledAt(0, 0)).toBe(0)
  expect(rolledAt(0, 525)).toBe(0.5)
  expect(rolledAt(0, 900)).toBe(1)
  expect(rolledAt(30, 0)).toBe(1)
})

it('has as many teeth as asked for', () => {
  expect(teethOf(80, 100, 12, 15).match(/a/g)).toHaveLength(54)
})
