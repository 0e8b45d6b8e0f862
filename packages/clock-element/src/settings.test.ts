import { CLOCK_PARAMS, type ClockParam } from '@found-time/clock-runtime'
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
      transparent: false,
      atMs: undefined,
    })
  })

  it('give zone, hours, a moment, a pause and no ground', () => {
    const attributes = {
      'src-date': '25-04-13',
      'time-zone': 'Asia/Tokyo',
      'hour-cycle': '12',
      'max-fps': '30',
      paused: '',
      bg: 'transparent',
      at: '2025-04-13T10:08:42Z',
    }
    expect(read(attributes)).toEqual({
      date: '25-04-13',
      timeZone: 'Asia/Tokyo',
      hourCycle: 12,
      maxFps: 30,
      paused: true,
      transparent: true,
      atMs: 1744538922000,
    })
  })

  const declared = Object.values<ClockParam>(CLOCK_PARAMS)
  const named = declared.flatMap(({ attribute }) => (attribute && attribute !== 'paused' ? attribute : []))

  it.each(named)('are those that are declared: %s is read', (attribute) => {
    expect(() => read({ 'src-date': '25-04-13', [attribute]: '?' })).toThrow(`${attribute} is "?"`)
  })

  it('do not pause where a framework has written out that it is not paused', () => {
    expect(read({ 'src-date': '25-04-13', paused: 'false' }).paused).toBe(false)
    expect(read({ 'src-date': '25-04-13', paused: 'true' }).paused).toBe(true)
  })

  it('may say the moment as the zone’s clocks do', () => {
    const at = { 'src-date': '25-04-13', 'time-zone': 'Asia/Kolkata', at: '2025-04-13T10:08' }
    expect(read(at).atMs).toBe(Date.UTC(2025, 3, 13, 4, 38))
  })

  it.each<[Record<string, string>, string]>([
    [{}, 'src-date is missing. Give it the date of a clock, like 25-04-13.'],
    [{ 'src-date': '2025-04-13' }, 'src-date is "2025-04-13". Dates look like 25-04-13.'],
    [
      { 'src-date': '25-04-13', 'time-zone': 'Mars/Base' },
      'time-zone is "Mars/Base", which this browser does not know. Zones look like Asia/Tokyo.',
    ],
    [{ 'src-date': '25-04-13', 'hour-cycle': '13' }, 'hour-cycle is "13". It is 12 or 24.'],
    [{ 'src-date': '25-04-13', bg: 'black' }, 'bg is "black". It is transparent.'],
    [{ 'src-date': '25-04-13', 'max-fps': '0' }, 'max-fps is "0". It is a whole number from 1 to 60.'],
    [{ 'src-date': '25-04-13', 'hour-cycle': 'constructor' }, 'hour-cycle is "constructor". It is 12 or 24.'],
    ...['noon', '2025-02-30T10:08Z', '+275760-09-13T00:00:00Z', '1', '13 April 2025'].map(
      (at): [Record<string, string>, string] => [
        { 'src-date': '25-04-13', at },
        `at is "${at}". Moments look like 2025-04-13T10:08:42Z.`,
      ],
    ),
    [
      { 'src-date': '25-04-13', 'time-zone': 'Europe/Berlin', at: '2025-03-30T02:30' },
      'Europe/Berlin skips 02:30 on 2025-03-30.',
    ],
  ])('are refused with what they may hold (%o)', (attributes, message) => {
    expect(() => read(attributes)).toThrow(new RangeError(message))
  })
})
