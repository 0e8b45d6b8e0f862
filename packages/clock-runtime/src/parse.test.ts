import { describe, expect, it } from 'vitest'
import { parseHourCycle, parseMaxFps, parseTime, parseTimeZone } from './parse'

describe('a time that is asked for', () => {
  it.each([
    ['10:08', { wall: '10:08' }],
    ['10:08:42.25', { wall: '10:08:42.25' }],
    ['2025-04-13T10:08', { day: '2025-04-13', wall: '10:08' }],
    ['2024-02-29T10:08', { day: '2024-02-29', wall: '10:08' }],
    ['2025-04-13T10:08:42Z', { epochMs: 1_744_538_922_000 }],
    ['2025-04-13T10:08:42.123456Z', { epochMs: 1_744_538_922_123 }],
    ['2025-04-13T10:08:42+02:00', { epochMs: 1_744_531_722_000 }],
    ['2025-04-13T10:08:42-0330', { epochMs: 1_744_551_522_000 }],
    ['0001-01-01T00:00Z', { epochMs: -62_135_596_800_000 }],
    ['9999-12-31T23:59:59.999Z', { epochMs: 253_402_300_799_999 }],
  ])('may be %s', (text, asked) => {
    expect(parseTime(text)).toEqual(asked)
  })

  it.each([
    '2025-02-30T10:08',
    '2025-02-29T10:08',
    '2025-02-30T10:08:00Z',
    '2025-04-31T10:08+02:00',
    '2025-13-01T10:08',
    '2025-00-10T10:08',
    '2025-04-00T10:08',
    '0000-01-01T10:08',
    '0001-01-01T00:00+00:01',
    '9999-12-31T23:59-00:01',
    '+275760-09-13T00:00:00Z',
    '-000001-01-01T00:00:00Z',
    '2025-04-13T24:00Z',
    '2025-04-13T10:08+25:00',
    '2025-04-13T10:08+02:99',
    '2025-04-13',
    '10:08Z',
    '13 April 2025',
    '1',
    'constructor',
    '',
  ])('is not %s', (text) => {
    expect(parseTime(text)).toBeUndefined()
  })
})

it('takes a zone that the engine knows, and no other', () => {
  expect(parseTimeZone('Asia/Tokyo')).toBe('Asia/Tokyo')
  expect(['Mars/Base', 'Etc/Unknown', '', '__proto__'].map(parseTimeZone)).toEqual(Array(4).fill(undefined))
})

it('takes 12 and 24 for the hours, and nothing that objects are born with', () => {
  expect(['12', '24'].map(parseHourCycle)).toEqual([12, 24])
  const others = ['13', '012', 'constructor', '__proto__', 'toString', 'valueOf', '']
  expect(others.map(parseHourCycle)).toEqual(others.map(() => undefined))
})

describe('the most frames a second', () => {
  it.each([
    ['1', 1],
    ['30', 30],
    ['60', 60],
  ])('may be %s', (text, fps) => expect(parseMaxFps(text)).toBe(fps))

  it.each(['', '0', '61', '-5', '030', '1.5', '1e1', 'many', 'constructor'])('may not be "%s"', (text) =>
    expect(parseMaxFps(text)).toBeUndefined(),
  )
})
