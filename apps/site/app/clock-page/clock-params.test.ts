import { describe, expect, it } from 'vitest'
import { readClockParams } from './clock-params'

const NOTHING_ASKED = { paused: false, ui: true, ambient: false, transparent: false, problems: [] }

describe('the address of a clock page', () => {
  it('asks for nothing by itself', () => {
    expect(readClockParams('')).toEqual(NOTHING_ASKED)
    expect(readClockParams('?utm_source=letter')).toEqual(NOTHING_ASKED)
  })

  it('asks for a time, a zone, hours, a pause and the clock alone', () => {
    expect(readClockParams('?at=10:08&tz=Asia/Tokyo&hour=12&fps=15&paused&ui=0&bg=transparent')).toEqual({
      at: { wall: '10:08' },
      timeZone: 'Asia/Tokyo',
      hourCycle: 12,
      maxFps: 15,
      paused: true,
      ui: false,
      ambient: false,
      transparent: true,
      problems: [],
    })
  })

  it.each([
    ['10:08:42', { wall: '10:08:42' }],
    ['2025-04-13T10:08', { day: '2025-04-13', wall: '10:08' }],
    ['2025-04-13T10:08:42Z', { epochMs: 1744538922000 }],
    ['2025-04-13T10:08:42%2B02:00', { epochMs: 1744531722000 }],
  ])('takes at=%s', (text, at) => {
    expect(readClockParams(`?at=${text}`).at).toEqual(at)
  })

  it('takes paused=0 and ambient=0 for no', () => {
    expect(readClockParams('?paused=0&ambient=0')).toEqual(NOTHING_ASKED)
  })

  it.each([
    'at=noon',
    'at=25:00',
    'at=2025-02-30T10:08',
    'at=2025-02-30T10:08Z',
    'at=0000-01-01T10:08',
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
  ])('keeps what is not understood to be told, like %s, and asks for nothing by it', (asked) => {
    expect(readClockParams(`?${asked}`)).toEqual({ ...NOTHING_ASKED, problems: [asked] })
  })
})
