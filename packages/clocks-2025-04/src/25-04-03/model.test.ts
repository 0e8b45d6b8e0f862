import { describe, expect, it } from 'vitest'
import { fewest, HOUR_COINS, MINUTE_COINS, outlineOf, payingAt, payment, roundOf } from './model'

const values = (hours: number, minutes: number, purse: string) =>
  payment(hours, minutes, 1280, 800)
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

  it('at midnight is nothing', () => expect(payment(0, 0, 1280, 800)).toEqual([]))

  it('of one coin fills the counter with it', () =>
    expect(payment(0, 2, 1280, 800)[0]!.radius).toBeGreaterThan(280))

  it.each([
    [1280, 800],
    [390, 844],
    [300, 300],
    [844, 390],
    [160, 90],
  ])('keeps all on a counter of %i × %i, and none over another', (width, height) => {
    for (let price = 0; price < 60; price++) {
      const coins = payment(price % 24, price, width, height)
      for (const [index, coin] of coins.entries()) {
        expect(Math.min(coin.x, coin.y, width - coin.x)).toBeGreaterThan(coin.radius)
        expect(coin.y + coin.radius).toBeLessThan(height * 0.93)
        for (const other of coins.slice(index + 1))
          expect(Math.hypot(coin.x - other.x, coin.y - other.y)).toBeGreaterThan(coin.radius + other.radius)
      }
    }
  })
})

describe('the exchange', () => {
  it('leaves the counter settled on every whole second', () => {
    expect(payingAt(0, 0)).toEqual([0, 1])
    expect(payingAt(59, 0)).toEqual([0, 1])
  })

  it('is done at the stroke', () => expect(payingAt(59, 1000)).toEqual([1, 0]))
})

it('sets a word evenly to both sides of a coin’s top', () => {
  const round = roundOf('TWENTY', 0.2)
  expect(round.map(({ letter }) => letter).join('')).toBe('TWENTY')
  expect(round[0]!.turn).toBeLessThan(-20)
  expect(round[5]!.turn).toBeGreaterThan(20)
})

it('has coins with seven sides and round ones', () => {
  expect(outlineOf('minutes', 10)).toMatch(/^M0 -1000L37 -999/)
  expect(outlineOf('minutes', 50)).not.toBe(outlineOf('minutes', 10))
})
