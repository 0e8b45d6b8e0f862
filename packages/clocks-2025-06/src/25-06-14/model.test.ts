import { expect, it } from 'vitest'
import { hourKey, hourText, isBlack, KEYS, keyOf, MUSIC, minuteKey, sounding, wound } from './model'
import { LEFT, QUAVERS, RIGHT } from './score'

it('gives each hour and each minute a key of the piano', () => {
  expect(hourKey(0)).toBe(0)
  expect(hourKey(23)).toBe(23)
  expect(minuteKey(0)).toBe(28)
  expect(minuteKey(59)).toBe(KEYS - 1)
})

it('knows the keys of a piano: A0 is the first, C8 the eighty-eighth, A4 the forty-ninth', () => {
  expect(keyOf('A0')).toBe(0)
  expect(keyOf('C8')).toBe(87)
  expect(keyOf('A4')).toBe(48)
  expect(Array.from({ length: KEYS }, (_, key) => key).filter(isBlack)).toHaveLength(36)
})

it('plays eleven bars of twelve quavers a minute, as the metronome mark of the first edition says', () => {
  const lasts = (hand: string) =>
    hand
      .trim()
      .split('\n')
      .map((bar) =>
        bar
          .trim()
          .split(/\s+/)
          .reduce((sum, entry) => sum + Number(entry.split(':')[1] ?? 1), 0),
      )
  expect(lasts(RIGHT)).toEqual(Array.from({ length: 11 }, () => 12))
  expect(lasts(LEFT)).toEqual(Array.from({ length: 11 }, () => 12))
  expect(QUAVERS).toBe(11 * 12)
})

it('begins with G over E flat', () => {
  expect([...sounding(0.1)].sort((a, b) => a - b)).toEqual([keyOf('Eb2'), keyOf('G5')])
  expect(MUSIC.every(({ key, from, to }) => key >= 0 && key < KEYS && from < to && to <= QUAVERS)).toBe(true)
})

it('prints hours in either cycle', () => {
  expect([hourText(0, 12), hourText(15, 12), hourText(15, 24), hourText(0, 24)]).toEqual([
    '12',
    '3',
    '15',
    '0',
  ])
})

it('keeps the last numbers of a minute above the bar until the roll is drawn on', () => {
  expect([wound(0), wound(29.6), wound(59.2), wound(60)]).toEqual([0, 27, 54, 60])
  expect(wound(59.6)).toBeCloseTo(57)
})
