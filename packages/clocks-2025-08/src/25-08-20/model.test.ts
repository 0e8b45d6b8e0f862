import { timeAt } from '@found-time/clock-runtime'
import { expect, it } from 'vitest'
import { placeAt, placeOf, type Ribbon, raysOf, ribbonsAt, worldAt, wrap } from './model'
import { ZONES } from './zones'

/** 20 August 2025, 10:00 in Greenwich. */
const MOMENT = 1_755_684_000_000
const city = (ribbons: readonly Ribbon[], name: string) => ribbons.find((ribbon) => ribbon.city === name)

it('has the times that were true at ten in Greenwich on 20 August 2025', () => {
  const { west, east } = ribbonsAt(timeAt(MOMENT, 'UTC'))
  expect(city(east, 'Paris')!.local).toBe(12 * 60)
  expect(city(east, 'Kolkata')!.local).toBe(15 * 60 + 30)
  expect(city(east, 'Kathmandu')!.local).toBe(15 * 60 + 45)
  expect(city(west, 'New York')!.local).toBe(6 * 60)
  expect(city(west, 'St. John’s')!.local).toBe(7 * 60 + 30)
  expect(city(east, 'Chatham') ?? city(west, 'Chatham')).toMatchObject({ local: 22 * 60 + 45 })
  // Its own ribbon is in the middle and has no second one.
  expect(city(east, 'Reykjavik')).toBeUndefined()
})

it('keeps two days apart that have the same time', () => {
  const { west, east } = ribbonsAt(timeAt(MOMENT, 'UTC'))
  const all = [...west, ...east]
  expect(city(all, 'Pago Pago')!.local).toBe(23 * 60)
  expect(city(all, 'Apia')!.local).toBe(23 * 60)
})

it('has west behind and east ahead, by half a day at most', () => {
  for (const zone of ZONES.slice(0, 8)) {
    const { west, east } = ribbonsAt(timeAt(MOMENT, zone))
    expect(west.length + east.length).toBeGreaterThan(33)
    expect(west.every(({ ahead }) => ahead < 0 && ahead >= -720)).toBe(true)
    expect(east.every(({ ahead }) => ahead >= 0 && ahead < 720)).toBe(true)
  }
})

it('wraps round the clock', () => {
  expect(wrap(800)).toBe(-640)
  expect(wrap(-720)).toBe(-720)
  expect(wrap(720)).toBe(-720)
  expect(wrap(30)).toBe(30)
})

it('fills the stage, with three whole ribbons on either side', () => {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
  ] as const) {
    const { strips } = worldAt(timeAt(MOMENT, 'UTC'), width, height)
    let at = 0
    for (const strip of strips) {
      expect(strip.x).toBeCloseTo(at)
      at += strip.width
    }
    expect(at).toBeCloseTo(width)
    const whole = strips.filter(({ isWhole }) => isWhole).map((strip) => strip.city)
    expect(whole).toEqual(['St. John’s', 'Noronha', 'Cape Verde', 'UTC', 'London', 'Paris', 'Moscow'])
  }
})

it('finds noon', () => {
  const world = worldAt(timeAt(MOMENT, 'UTC'), 1280, 800)
  const paris = world.strips.find((strip) => strip.city === 'Paris')!
  expect(placeAt(12 * 60, world)).toBeCloseTo(paris.x + paris.width / 2)
  expect(placeAt(10 * 60, world)).toBe(640)
})

it('has a long ray for each second that has passed', () => {
  const tips = (second: number) => raysOf(second, 0.5).split('M').slice(1)
  expect(tips(0)).toHaveLength(60)
  expect(tips(0)[0]).toBe('-1.02 -29.98L1.02 -29.98L0.49 -41.00L-0.49 -41.00Z')
  expect(tips(1)[0]).toBe('-1.02 -29.98L1.02 -29.98L0.58 -48.00L-0.58 -48.00Z')
})

it('names places', () => {
  expect(placeOf('Asia/Kolkata')).toBe('Kolkata')
  expect(placeOf('America/Argentina/Buenos_Aires')).toBe('Buenos Aires')
  expect(placeOf('America/St_Johns')).toBe('St. John’s')
  expect(placeOf('+05:30')).toBe('+05:30')
})
