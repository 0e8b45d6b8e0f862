import { describe, expect, it } from 'vitest'
import {
  arriving,
  DIAMETERS,
  drawerAt,
  fewest,
  flagAt,
  HOUR_COINS,
  leaving,
  MINUTE_COINS,
  payment,
  restAt,
  shoved,
} from './model'

const values = (hours: number, minutes: number, purse: string) =>
  payment(hours, minutes, 'seed')
    .filter((coin) => coin.purse === purse)
    .map((coin) => coin.value)

describe('the fewest coins', () => {
  it.each([
    [0, []],
    [4, [2, 2]],
    [9, [5, 2, 2]],
    [18, [10, 5, 2, 1]],
    [23, [20, 2, 1]],
  ])('pay %i hours with %j', (hours, coins) => expect(fewest(hours, HOUR_COINS)).toEqual(coins))

  it.each([
    [42, [20, 20, 2]],
    [39, [20, 10, 5, 2, 2]],
    [50, [50]],
    [59, [50, 5, 2, 2]],
  ])('pay %i minutes with %j', (minutes, coins) => expect(fewest(minutes, MINUTE_COINS)).toEqual(coins))

  it('could not be fewer for any minute, tried against every way to pay', () => {
    const best = [0]
    for (let amount = 1; amount < 60; amount++) {
      best[amount] =
        1 + Math.min(...MINUTE_COINS.filter((coin) => coin <= amount).map((coin) => best[amount - coin]!))
      expect(fewest(amount, MINUTE_COINS)).toHaveLength(best[amount]!)
    }
  })
})

describe('a payment', () => {
  it('at 10:42 is one gold coin and three for the minutes', () => {
    expect(values(10, 42, 'hours')).toEqual([10])
    expect(values(10, 42, 'minutes')).toEqual([20, 20, 2])
  })

  it('at midnight is nothing', () => expect(payment(0, 0, 'seed')).toEqual([]))

  it.each([
    { stage: '16:10', unit: 1.46, hoursWidth: 63.8, minutesWidth: 76.8, height: 49 },
    { stage: '844 × 390', unit: 1.56, hoursWidth: 84.5, minutesWidth: 101.6, height: 49 },
    { stage: '390 × 844', unit: 1.66, hoursWidth: 89, minutesWidth: 89, height: 67.5 },
    { stage: '1 : 1', unit: 1.14, hoursWidth: 89, minutesWidth: 89, height: 29 },
  ])('never lays two coins over each other at $stage', ({ unit, hoursWidth, minutesWidth, height }) => {
    for (let price = 0; price < 60; price++) {
      const coins = payment(price % 24, price, 'seed')
      for (const [index, coin] of coins.entries())
        for (const other of coins.slice(index + 1)) {
          if (coin.purse !== other.purse) continue
          const width = coin.purse === 'hours' ? hoursWidth : minutesWidth
          const apart = Math.hypot((coin.x - other.x) * width, (coin.y - other.y) * height)
          const [mine, its] = [coin, other].map(({ purse, value }) => DIAMETERS[`${purse} ${value}`]!)
          expect(apart).toBeGreaterThan(((mine! + its!) / 2) * unit)
        }
    }
  })

  it('lies the same way twice', () => expect(payment(18, 39, 'seed')).toEqual(payment(18, 39, 'seed')))

  it('tells its coins apart, two of a kind as well', () =>
    expect(payment(0, 44, 'seed').map((coin) => coin.id)).toEqual([
      'minutes 20 a',
      'minutes 20 b',
      'minutes 2 a',
      'minutes 2 b',
    ]))
})

describe('the exchange', () => {
  it('leaves the counter settled on every whole second', () => {
    expect(leaving(59, 0)).toEqual({ paid: 1, swept: 0, fallen: 0 })
    expect(arriving(59, 0).paid).toBe(0)
    expect(shoved(59)).toBe(0)
    expect(flagAt(59, false)).toBe(1)
    expect(flagAt(59, true)).toBe(0)
  })

  it('is done before the stroke', () => {
    expect(leaving(59.9, 8).fallen).toBe(1)
    expect(arriving(59.999, 8).paid).toBeGreaterThan(0.99)
    expect(shoved(59.999)).toBe(1)
    expect(flagAt(59.999, true)).toBeCloseTo(1, 3)
  })
})

describe('the drawer', () => {
  it('is drawn whenever it has moved half a pixel or so, and left alone meanwhile', () => {
    expect([restAt(12), restAt(12.5)]).toEqual([800, 300])
    expect(restAt(12.8)).toBeCloseTo(50, 6)
    expect(restAt(12.95)).toBeCloseTo(50, 6)
    expect([restAt(0.5), restAt(59)]).toEqual([undefined, undefined])
  })
  it.each([0, 1, 29, 58, 59])('is %i sixtieths out on that second', (second) =>
    expect(drawerAt(second)).toBe(second),
  )
  it('stands still, then is nudged just before the tick', () => {
    expect(drawerAt(12.5)).toBe(12)
    expect(drawerAt(12.86)).toBeCloseTo(12.5, 5)
  })
  it('is nearly shut in the last hundredth before the minute', () => expect(drawerAt(59.99)).toBeLessThan(5))
})
