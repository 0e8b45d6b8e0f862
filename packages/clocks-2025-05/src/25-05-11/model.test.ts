import { timeAt } from '@found-time/clock-runtime'
import { describe, expect, it } from 'vitest'
import { hypotrochoid } from './guilloche'
import {
  capitalAt,
  checkDigit,
  dateOf,
  figuresOf,
  handAt,
  inkAfter,
  machineLine,
  machineZone,
  placeOf,
  strikeAt,
} from './model'

const berlin = timeAt(Date.UTC(2025, 4, 11, 8, 9, 36), 'Europe/Berlin')

// ICAO Doc 9303: part 3, appendix A, and the specimen passport of part 4.
describe('the machine-readable zone', () => {
  it('has the check digits of Doc 9303', () => {
    expect(checkDigit('520727')).toBe(3)
    expect(checkDigit('AB2134<<<')).toBe(5)
    expect(checkDigit('L898902C3')).toBe(6)
    expect(checkDigit('740812')).toBe(2)
    expect(checkDigit('120415')).toBe(9)
    expect(checkDigit('ZE184226B<<<<<')).toBe(1)
  })

  it('has the second line of the specimen', () => {
    expect(machineLine('L898902C3', 'UTO', '740812', 'F', '120415', 'ZE184226B')).toBe(
      'L898902C36UTO7408122F1204159ZE184226B<<<<<10',
    )
  })

  it('has the time for a document number and the place for the holder’s own', () => {
    expect(machineZone(berlin)).toEqual([
      'P<UTOTIME<<FOUND<OF<THE<LOST<PROPERTY<LAB<<<',
      '100936<<<5UTO2505118<3505115BERLIN<<<<<<<<06',
    ])
  })
})

describe('the capital', () => {
  it('has the same minute and another hour', () => {
    for (let minute = 0; minute < 130; minute++) {
      const time = timeAt(berlin.epochMs + minute * 60_000, 'Europe/Berlin')
      const capital = capitalAt(time)
      expect([capital.time.minute, capital.time.hour === time.hour]).toEqual([time.minute, false])
    }
  })

  it('is another each minute', () => {
    const names = Array.from(
      { length: 20 },
      (_, minute) => capitalAt(timeAt(berlin.epochMs + minute * 60_000, 'Europe/Berlin')).name,
    )
    expect(names.filter((name, index) => name === names[index + 1])).toEqual([])
  })

  it('shares the minute with zones half an hour off', () => {
    const time = timeAt(berlin.epochMs, 'Asia/Kolkata')
    expect(time.minute).toBe(39)
    expect(capitalAt(time).time.minute).toBe(39)
  })

  // Canada and Germany keep daylight-saving time in May: UTC−4 and UTC+2.
  it('is Ottawa, six hours behind, at nine minutes past ten in Berlin', () => {
    const { name, time } = capitalAt(berlin)
    expect([name, figuresOf(time, 24)]).toEqual(['OTTAWA', '04:09'])
  })
})

describe('stamps', () => {
  it('are dated and timed', () => {
    expect(dateOf(berlin)).toBe('11 MAY 2025')
    expect(figuresOf(berlin, 24)).toBe('10:09')
    expect(figuresOf(timeAt(Date.UTC(2025, 0, 1, 0, 5), 'UTC'), 12)).toBe('12:05')
    expect(placeOf('America/Argentina/Buenos_Aires')).toBe('BUENOS AIRES')
  })

  it('lie where they lay a minute ago', () => {
    const later = timeAt(berlin.epochMs + 60_000, 'Europe/Berlin')
    expect(strikeAt(later, 1, 'seed')).toEqual(strikeAt(berlin, 0, 'seed'))
    expect(strikeAt(later, 0, 'seed').page).not.toBe(strikeAt(berlin, 0, 'seed').page)
  })

  it('pale until nothing is left', () => {
    expect([0, 1, 4, 9].map((minutes) => Number(inkAfter(minutes, 4).toFixed(2)))).toEqual([1, 0.32, 0, 0])
  })

  it('are pressed on the minute by a hand that comes before and goes after', () => {
    expect(handAt(-1)).toBeUndefined()
    expect(handAt(0)).toEqual({ near: 1, height: 0, press: 0 })
    expect(handAt(1)).toBeUndefined()
  })
})

// By hand: 2 + 5 along the axis; a quarter turn of the arm turns the pen by a sixth: (5 cos 60°, 2 − 5 sin 60°).
it('draws the hypotrochoid of ring 5, wheel 3 and pen 5', () => {
  expect(hypotrochoid(5, 3, 5, 0)).toEqual([7, 0])
  const [x, y] = hypotrochoid(5, 3, 5, Math.PI / 2)
  expect(x).toBeCloseTo(2.5, 6)
  expect(y).toBeCloseTo(-2.330127, 6)
})
