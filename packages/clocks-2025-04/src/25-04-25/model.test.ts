import { describe, expect, it } from 'vitest'
import { cardsAt, dealtNext, flightAt, onBand, pileAt, pipsOf, pushedAt, tableOf } from './model'

const minute = (hour: number, minutes: number) => hour * 60 + minutes
const dealt = (at: number, hourCycle: 12 | 24) =>
  cardsAt(at, hourCycle)
    .map(({ rank, suit }) => `${rank} of ${suit}`)
    .join(', ')

describe('the cards of a minute', () => {
  it.each([
    [minute(0, 0), 'back of hearts, back of diamonds, back of hearts, back of diamonds'],
    [minute(10, 9), 'A of hearts, back of diamonds, back of hearts, 9 of diamonds'],
    [minute(11, 59), 'A of hearts, A of diamonds, 5 of hearts, 9 of diamonds'],
    [minute(12, 0), 'A of spades, 2 of clubs, back of spades, back of clubs'],
    [minute(15, 42), 'A of spades, 5 of clubs, 4 of spades, 2 of clubs'],
    [minute(23, 59), '2 of spades, 3 of clubs, 5 of spades, 9 of clubs'],
  ])('deals minute %i of the day as %s', (at, expected) => {
    expect(dealt(at, 24)).toBe(expected)
  })

  it.each([
    [minute(0, 5), 'A of hearts, 2 of diamonds, back of hearts, 5 of diamonds'],
    [minute(13, 10), 'back of spades, A of clubs, A of spades, back of clubs'],
  ])('counts twelve hours where that is wanted: minute %i as %s', (at, expected) => {
    expect(dealt(at, 12)).toBe(expected)
  })

  it.each([12, 24] as const)('is another deal for each minute of the day, by %i hours', (hourCycle) => {
    const all = Array.from({ length: 1440 }, (_, at) => dealt(at, hourCycle))
    expect(new Set(all).size).toBe(1440)
  })
})

describe('a pile', () => {
  it('has the last two cards under the one that counts', () => {
    expect(pileAt(3, minute(10, 9), 24, 'seed').map(({ rank }) => rank)).toEqual(['7', '8', '9'])
    expect(pileAt(2, minute(0, 4), 24, 'seed').map(({ rank, suit }) => `${rank} ${suit}`)).toEqual([
      '4 spades',
      '5 spades',
      'back hearts',
    ])
  })

  it('leaves a card as it lies until the next is dealt on it', () => {
    const [early, late] = [minute(10, 20), minute(10, 29)].map((at) => pileAt(2, at, 24, 'seed').at(-1))
    expect(early).toEqual(late)
    expect(early?.dealt).toBe(minute(10, 20))
  })
})

describe('a deal', () => {
  const piles = (at: number) =>
    ([0, 1, 2, 3] as const).filter((pile) => dealtNext(pile, at, (at + 1) % 1440, 24, 'seed'))

  it.each([
    [minute(10, 8), [3]],
    [minute(10, 9), [2, 3]],
    [minute(10, 59), [1, 2, 3]],
    [minute(9, 59), [0, 1, 2, 3]],
    [minute(11, 59), [0, 1, 2, 3]],
    [minute(23, 59), [0, 1, 2, 3]],
  ])('after minute %i goes to piles %j', (at, expected) => {
    expect(piles(at)).toEqual(expected)
  })

  it('lays the card where the next minute finds it', () => {
    expect(dealtNext(3, minute(10, 9), minute(10, 10), 24, 'seed')).toEqual(
      pileAt(3, minute(10, 10), 24, 'seed').at(-1),
    )
  })

  it('follows a clock that is put forward', () => {
    expect(dealtNext(1, minute(1, 59), minute(3, 0), 24, 'seed')?.rank).toBe('3')
  })
})

describe('what moves', () => {
  it('flies in before the stroke, ever slower, to lie face up on it', () => {
    expect(flightAt(720, 0)).toBeUndefined()
    expect(flightAt(360, 0)?.away).toBeCloseTo(0.25)
    expect(flightAt(0, 0)).toEqual({ away: 0, face: 1 })
    expect(flightAt(-16, 0)).toEqual({ away: 0, face: 1 })
  })

  it('leaves on its face', () => expect(flightAt(700, 0)?.face).toBe(-1))

  it('throws the others of a deal a little before', () => {
    expect(flightAt(800, 1)?.away).toBeGreaterThan(0.85)
    expect(flightAt(120, 1)?.away).toBe(0)
  })

  it('is the button, pushed on a little each second and fetched back before the stroke', () => {
    expect(pushedAt(0, 0)).toBe(0)
    expect(pushedAt(1, 300)).toBeCloseTo(1 / 59)
    expect(pushedAt(59, 300)).toBe(1)
    expect(pushedAt(59, 980)).toBe(0)
  })
})

describe('the table', () => {
  const sizes = [
    [1280, 800],
    [1920, 1080],
    [844, 390],
    [1024, 1024],
    [300, 300],
    [390, 844],
    [320, 568],
    [160, 90],
  ] as const

  it('has all four in a fan, and cloth between the hands', () => {
    const { piles, width } = tableOf(1280, 800)
    const [hour, hourOnes, minute, minuteOnes] = piles.map(({ x }) => x) as [number, number, number, number]
    expect(hourOnes - hour).toBeCloseTo(minuteOnes - minute)
    expect(minute - hourOnes).toBeGreaterThan(width)
    expect(hour + minuteOnes).toBeCloseTo(1280)
  })
  it('has the minutes below the hours upright', () => {
    const { piles } = tableOf(390, 844)
    expect(piles[2]!.y).toBeGreaterThan(piles[0]!.y)
    expect(piles[2]!.x).toBeCloseTo(piles[0]!.x)
  })
  it('has the hands from corner to corner where it is square', () => {
    const { piles } = tableOf(300, 300)
    expect(piles[2]!.y - piles[0]!.y).toBeGreaterThan(100)
    expect(piles[2]!.x - piles[0]!.x).toBeGreaterThan(80)
  })
  it.each(sizes)('has every card whole on it, %i by %i', (wide, high) => {
    const { piles, width } = tableOf(wide, high)
    for (const { x, y } of piles) {
      expect(Math.min(x, wide - x)).toBeGreaterThan(width * 0.5)
      expect(Math.min(y, high - y)).toBeGreaterThan(width * 0.7)
    }
  })
  it.each(sizes)('has the button whole on it and clear of the cards, %i by %i', (wide, high) => {
    const { piles, width, band } = tableOf(wide, high)
    for (let at = 0; at < 60; at++) {
      const { x, y } = onBand(band, at / 59)
      expect(Math.min(x, y, wide - x)).toBeGreaterThan(band.button)
      for (const card of piles) expect(Math.hypot(x - card.x, y - card.y)).toBeGreaterThan(width * 0.7)
    }
  })
})

describe('a face', () => {
  it.each(['A', '2', '3', '4', '5', '6', '7', '8', '9'] as const)('of rank %s has as many pips', (rank) => {
    expect(pipsOf(rank)).toHaveLength(rank === 'A' ? 1 : Number(rank))
  })

  it('of a card on its face has none', () => expect(pipsOf('back')).toEqual([]))
})
