import { CLOCK_PARAMS, type ClockParam } from '@found-time/clock-runtime/params'
import { describe, expect, it } from 'vitest'
import { carriedSearch, readClockParams, withAmbient, withoutParam } from './clock-params'
import { problemInWords } from './param-problems'

const NOTHING_ASKED = {
  paused: false,
  ui: true,
  ambient: false,
  transparent: false,
  runsHidden: false,
  problems: [],
}

describe('the address of a clock page', () => {
  it('asks for nothing by itself', () => {
    expect(readClockParams('')).toEqual(NOTHING_ASKED)
    expect(readClockParams('?utm_source=letter&fbclid=x')).toEqual(NOTHING_ASKED)
  })

  it('asks for a time, a zone, hours, a pause and the clock alone', () => {
    expect(
      readClockParams('?at=10:08&tz=Asia/Tokyo&hour=12&fps=15&paused&ui=0&bg=transparent&hidden=run'),
    ).toEqual({
      at: { wall: '10:08' },
      timeZone: 'Asia/Tokyo',
      hourCycle: 12,
      maxFps: 15,
      paused: true,
      ui: false,
      ambient: false,
      transparent: true,
      runsHidden: true,
      problems: [],
    })
  })

  it.each([
    ['10:08:42', { wall: '10:08:42' }],
    ['2025-04-13T10:08', { day: '2025-04-13', wall: '10:08' }],
    ['2025-04-13T10:08:42Z', { epochMs: 1744538922000 }],
    ['2025-04-13T10:08:42%2B02:00', { epochMs: 1744531722000 }],
    ['2025-04-13T10:08:42+02:00', { epochMs: 1744531722000 }],
  ])('takes at=%s', (text, at) => {
    expect(readClockParams(`?at=${text}`).at).toEqual(at)
  })

  it.each(['tz=+05:30', 'tz=%2B05:30'])('takes %s for an offset', (asked) => {
    expect(readClockParams(`?${asked}`)).toEqual({ ...NOTHING_ASKED, timeZone: '+05:30' })
    expect(carriedSearch(`?${asked}`, false)).toBe(`?${asked}`)
  })

  it('takes 0 for no, and 1 or nothing for yes', () => {
    expect(readClockParams('?paused=0&ambient=0&ui=1')).toEqual(NOTHING_ASKED)
    expect(readClockParams('?paused=1&ambient=1')).toEqual({
      ...NOTHING_ASKED,
      paused: true,
      ambient: 'stay',
    })
    expect(readClockParams('?paused&ambient')).toEqual({ ...NOTHING_ASKED, paused: true, ambient: 'stay' })
  })

  it('may shuffle all clocks, or those with a star', () => {
    expect(readClockParams('?ambient=shuffle').ambient).toBe('shuffle')
    expect(readClockParams('?ambient=kept').ambient).toBe('kept')
  })

  it.each([
    'at=noon',
    'at=25:00',
    'at=2025-02-30T10:08',
    'at=2025-02-30T10:08Z',
    'at=2025-02-29T10:08:00Z',
    'at=0000-01-01T10:08',
    'at=0000-01-01T00:00',
    'at=-000001-01-01T00:00:00Z',
    'tz=Mars/Base',
    'tz=Etc/Unknown',
    'hour=13',
    'hour=constructor',
    'hour=__proto__',
    'fps=0',
    'fps=61',
    'fps=fast',
    'bg=red',
    'bg=constructor',
    'bg=toString',
    'hidden',
    'hidden=yes',
    'paused=false',
    'ui=no',
    'ambient=foo',
    'ambient=__proto__',
    'at',
    'tz',
    'foo=bar',
    'AT=10:08',
    'constructor',
  ])('keeps what is not understood to be told, like %s, and asks for nothing by it', (asked) => {
    expect(readClockParams(`?${asked}`)).toEqual({ ...NOTHING_ASKED, problems: [asked] })
  })

  it.each([
    ['at=%2B275760-09-13T00:00:00Z', 'at=+275760-09-13T00:00:00Z'],
    ['at=', 'at'],
    ['tz=+99:99', 'tz=+99:99'],
  ])('has %s told as %s', (asked, told) => {
    expect(readClockParams(`?${asked}`)).toEqual({ ...NOTHING_ASKED, problems: [told] })
  })
})

describe('what was not understood', () => {
  it.each([
    ['at', 'at is not understood: it is a time like 10:08 or a moment like 2025-04-13T10:08:42Z.'],
    ['paused=false', 'paused=false is not understood: it stands alone, or is 0.'],
    ['AT=10:08', 'AT=10:08 is not understood: at is written small.'],
    ['foo=bar', 'foo=bar is not understood: nothing here is called so.'],
    ['constructor', 'constructor is not understood: nothing here is called so.'],
  ])('%s is told in a sentence', (asked, sentence) => expect(problemInWords(asked)).toBe(sentence))
})

describe.each(Object.entries<ClockParam>(CLOCK_PARAMS))('%s, as it is declared', (key, { name, carries }) => {
  it('is read from the address', () => {
    expect(Object.keys(readClockParams(''))).toContain(key)
    expect(readClockParams(`?${name}=?`).problems).toEqual([`${name}=?`])
  })

  it('is told of with what it may be', () => {
    expect(problemInWords(`${name}=?`)).toMatch(/ is not understood: (it|zones) /)
  })

  it('goes along to the next clock, or stays', () => {
    const ambient = name === 'ambient' && 'stay'
    expect(carriedSearch(`?${name}`, ambient)).toBe(carries ? `?${name}` : '')
  })
})

describe('the next clock', () => {
  it('is asked for zone, hours, pictures a second, not to rest and ambient as well, and for nothing else', () => {
    const search = '?at=10:08&tz=Asia/Tokyo&hour=12&fps=15&hidden=run&paused&ambient&bg=transparent'
    expect(carriedSearch(search, 'shuffle')).toBe('?tz=Asia/Tokyo&hour=12&fps=15&hidden=run&ambient=shuffle')
    expect(carriedSearch(search, false)).toBe('?tz=Asia/Tokyo&hour=12&fps=15&hidden=run')
    expect(carriedSearch('', false)).toBe('')
  })
})

describe('an address', () => {
  it('is given ambient and left without it, and keeps the rest as it was written', () => {
    expect(withAmbient('?at=10:08&paused', 'stay')).toBe('?at=10:08&paused&ambient')
    expect(withAmbient('?at=10:08&ambient=shuffle', false)).toBe('?at=10:08')
  })

  it('is left without one of its names', () => {
    expect(withoutParam('?tz=Asia/Tokyo&paused', 'tz')).toBe('?paused')
    expect(withoutParam('?tz=Asia/Tokyo', 'tz')).toBe('')
  })
})
