import { describe, expect, it } from 'vitest'
import { readSettings } from './settings'

const read = (attributes: Record<string, string>) => readSettings((name) => attributes[name] ?? null)

describe('the attributes', () => {
  it('name a clock, and leave the rest to the visitor', () => {
    expect(read({ 'src-date': '25-04-13' })).toEqual({
      date: '25-04-13',
      timeZone: undefined,
      hourCycle: 24,
      paused: false,
      atMs: undefined,
    })
  })

  it('give zone, hours, a moment and a pause', () => {
    const attributes = {
      'src-date': '25-04-13',
      'time-zone': 'Asia/Tokyo',
      'hour-cycle': '12',
      paused: '',
      at: '2025-04-13T10:08:42Z',
    }
    expect(read(attributes)).toEqual({
      date: '25-04-13',
      timeZone: 'Asia/Tokyo',
      hourCycle: 12,
      paused: true,
      atMs: 1744538922000,
    })
  })

  it.each([
    [{}, 'src-date is missing. Give it the date of a clock, like 25-04-13.'],
    [{ 'src-date': '2025-04-13' }, 'src-date is "2025-04-13". Dates look like 25-04-13.'],
    [
      { 'src-date': '25-04-13', 'time-zone': 'Mars/Base' },
      'time-zone is "Mars/Base", which this browser does not know. Zones look like Asia/Tokyo.',
    ],
    [{ 'src-date': '25-04-13', 'hour-cycle': '13' }, 'hour-cycle is "13". It is 12 or 24.'],
    [{ 'src-date': '25-04-13', at: 'noon' }, 'at is "noon". Moments look like 2025-04-13T10:08:42Z.'],
  ])('are refused with what they may hold (%o)', (attributes, message) => {
    expect(() => read(attributes as Record<string, string>)).toThrow(new RangeError(message))
  })
})
