import { describe, expect, it } from 'vitest'
import { zoneMeant, zonesOf } from './zones.ts'

/** As Chromium lists them, and Firefox. */
const CHROMIUM = [
  'America/Sao_Paulo',
  'Asia/Calcutta',
  'Asia/Saigon',
  'Asia/Tokyo',
  'Europe/Kiev',
  'Europe/Vienna',
]
const FIREFOX = ['Asia/Ho_Chi_Minh', 'Asia/Kolkata', 'Europe/Kyiv', 'UTC']

describe('the zones that can be chosen', () => {
  it('begin with UTC, and have today’s names whichever the engine has', () => {
    expect(zonesOf(CHROMIUM).map(({ value }) => value)).toEqual([
      'UTC',
      'America/Sao_Paulo',
      'Asia/Ho_Chi_Minh',
      'Asia/Kolkata',
      'Asia/Tokyo',
      'Europe/Kyiv',
      'Europe/Vienna',
    ])
    expect(zonesOf(FIREFOX).map(({ label }) => label)).toEqual([
      'UTC',
      'Ho Chi Minh (Saigon)',
      'Kolkata (Calcutta)',
      'Kyiv (Kiev)',
    ])
  })

  it.each([
    ['Asia/Tokyo', 'Asia/Tokyo'],
    ['tokyo', 'Asia/Tokyo'],
    [' Kiev', 'Europe/Kyiv'],
    ['kyiv', 'Europe/Kyiv'],
    ['São Paulo', 'America/Sao_Paulo'],
    ['ho chi', 'Asia/Ho_Chi_Minh'],
    ['saig', 'Asia/Ho_Chi_Minh'],
    ['utc', 'UTC'],
    ['+05:30', '+05:30'],
    ['Atlantis', undefined],
    ['', undefined],
  ])('are found by what people call them: %s', (text, zone) => {
    expect(zoneMeant(text, zonesOf(CHROMIUM))).toBe(zone)
  })
})
