import { timeAt } from '@found-time/clock-runtime'
import { expect, it } from 'vitest'
import { advanceOf, widthFor } from './metrics'
import {
  dateWords,
  humanly,
  isSet,
  offsetOf,
  offsetWords,
  PLACES,
  partOfDay,
  planOf,
  stampOf,
  unbarred,
} from './model'

const switchesOf = (stamp: number) => PLACES.map((bit) => (isSet(stamp, bit) ? '1' : '0')).join('')

it('counts the seconds since 1970', () => {
  expect(stampOf(Date.UTC(2025, 8, 25))).toBe(1758758400)
  expect(stampOf(Date.UTC(2001, 8, 9, 1, 46, 40))).toBe(1000000000)
  expect(stampOf(-1)).toBe(-1)
})

it('sets the switches to the same number', () => {
  expect(switchesOf(1758758400)).toBe('01101000110101001000011000000000')
  expect(switchesOf(0)).toBe('0'.repeat(32))
})

it('has all thirty-one on in the last second of 2038 that they reach, and only the first one after it', () => {
  const last = stampOf(Date.UTC(2038, 0, 19, 3, 14, 7))
  expect(switchesOf(last)).toBe(`0${'1'.repeat(31)}`)
  expect(switchesOf(last + 1)).toBe(`1${'0'.repeat(31)}`)
  expect(switchesOf(-1)).toBe('1'.repeat(32))
})

it('says it for humans', () => {
  expect(humanly(0, 2)).toEqual(['2 past', '12'])
  expect(humanly(10, 9)).toEqual(['9 past', '10'])
  expect(humanly(12, 0)).toEqual(['exactly', '12'])
  expect(humanly(15, 42)).toEqual(['42 past', '3'])
  expect(humanly(23, 59)).toEqual(['59 past', '11'])
  expect([0, 4, 5, 11, 12, 17, 18, 21, 22].map((hour) => partOfDay(hour, 30))).toEqual([
    'at night',
    'at night',
    'in the morning',
    'in the morning',
    'in the afternoon',
    'in the afternoon',
    'in the evening',
    'in the evening',
    'at night',
  ])
  expect([partOfDay(0, 0), partOfDay(12, 0), partOfDay(12, 1)]).toEqual([
    'at midnight',
    'at noon',
    'in the afternoon',
  ])
  expect(unbarred('10 past')).toBe('1O past')
})

it('tells how far the clocks of the zone are from the number, in summer and in winter', () => {
  const words = (utc: number, zone: string) => offsetWords(offsetOf(timeAt(utc, zone)))
  expect(words(Date.UTC(2025, 8, 25), 'UTC')).toBe('UTC')
  expect(words(Date.UTC(2025, 8, 25, 23), 'Europe/Berlin')).toBe('UTC+2')
  expect(words(Date.UTC(2025, 11, 31, 23, 30), 'Europe/Berlin')).toBe('UTC+1')
  expect(words(Date.UTC(2025, 8, 25, 20), 'Asia/Kolkata')).toBe('UTC+5:30')
  expect(words(Date.UTC(2025, 8, 25, 1), 'America/St_Johns')).toBe('UTC−2:30')
})

it('names the zone’s own day', () => {
  expect(dateWords(timeAt(Date.UTC(2025, 8, 25, 23), 'Europe/Berlin'))).toBe('Friday 26 September 2025')
  expect(dateWords(timeAt(Date.UTC(2025, 8, 25, 1), 'America/New_York'))).toBe('Wednesday 24 September 2025')
})

it('finds the width of the face at which a text is as long as asked', () => {
  expect(advanceOf('8 past 10', widthFor('8 past 10', 4))).toBeCloseTo(4, 1)
  expect(widthFor('8', 9)).toBeGreaterThan(123)
})

it('leaves the switches their room between the number and the strip', () => {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [300, 300],
    [160, 90],
  ] as const) {
    const { switches, columns, strip } = planOf(width, height)
    expect(switches.down).toBeGreaterThan(height * 0.04)
    expect(switches.top + (switches.down * 32) / columns).toBeLessThan(height - strip)
  }
})
