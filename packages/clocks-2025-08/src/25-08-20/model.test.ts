import { timeAt } from '@found-time/clock-runtime'
import { expect, it } from 'vitest'
import { noonAt, ownWidth, placeOf, type Ribbon, ribbonsAt, stripsOf, wrap } from './model'
import { ZONES } from './zones'

/** 20 August 2025, 10:00 in Greenwich. */
const MOMENT = 1_755_684_000_000
const city = (ribbons: readonly Ribbon[], name: string) => ribbons.find((ribbon) => ribbon.city === name)

it('has the times that were true at ten in Greenwich on 20 August 2025', () => {
  const { west, east } = ribbonsAt(timeAt(MOMENT, 'UTC'))
  expect(city(east, 'Paris')!.local).toBe(12 * 60)
  expect(city(east, 'Mumbai')!.local).toBe(15 * 60 + 30)
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
  for (const [zone] of ZONES.slice(0, 8)) {
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

it('fills the stage and finds noon', () => {
  const own = ownWidth(1280, 800)
  const left = (1280 - own) / 2
  const { west, east } = ribbonsAt(timeAt(MOMENT, 'UTC'))
  const strips = [...stripsOf(west, left, left, -1), ...stripsOf(east, left + own, left, 1)]
  expect(Math.min(...strips.map(({ x }) => x))).toBeCloseTo(0)
  expect(Math.max(...strips.map(({ x, width }) => x + width))).toBeCloseTo(1280)
  const paris = strips.find((strip) => strip.city === 'Paris')!
  expect(noonAt(600, strips, 640)).toBeCloseTo(paris.x + paris.width / 2)
  expect(noonAt(720, strips, 640)).toBe(640)
})

it('names places', () => {
  expect(placeOf('Asia/Kolkata')).toBe('Mumbai')
  expect(placeOf('America/Argentina/Buenos_Aires')).toBe('Buenos Aires')
  expect(placeOf('+05:30')).toBe('+05:30')
})
