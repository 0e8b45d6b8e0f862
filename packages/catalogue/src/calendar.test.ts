import { describe, expect, it } from 'vitest'
import { calendar, onThisDay, parseCatalogue } from './index.ts'

const list = (...dates: string[]) => parseCatalogue(dates.map((date) => ({ date, title: date })))

describe('the calendar', () => {
  it('places every day of a month and leaves gaps for those without a clock', () => {
    const [april] = calendar(list('25-04-01', '25-04-03'))
    expect(april).toMatchObject({ year: 2025, month: 4, startsOn: 1 }) // 1 April 2025 was a Tuesday
    expect(april?.days).toHaveLength(30)
    expect(april?.days.slice(0, 4).map((entry) => entry?.date)).toEqual([
      '25-04-01',
      undefined,
      '25-04-03',
      undefined,
    ])
  })

  it('keeps the months between that have none, over the turn of a year', () => {
    expect(
      calendar(list('25-11-30', '26-02-28')).map(({ year, month, days }) => [year, month, days.length]),
    ).toEqual([
      [2025, 11, 30],
      [2025, 12, 31],
      [2026, 1, 31],
      [2026, 2, 28],
    ])
  })

  it('knows the leap day and begins weeks on Monday', () => {
    const [february] = calendar(list('24-02-29'))
    expect(february?.days.at(-1)?.date).toBe('24-02-29')
    expect(february?.startsOn).toBe(3) // 1 February 2024 was a Thursday
    expect(calendar(list('25-06-01'))[0]?.startsOn).toBe(6) // a Sunday
    expect(calendar(list('25-09-01'))[0]?.startsOn).toBe(0) // a Monday
  })

  it('leaves out what is not a day, and is empty without any', () => {
    expect(calendar(list('25-02-30'))).toEqual([])
  })
})

describe('on this day', () => {
  it('stand the clocks of other years, latest first, and not today’s own', () => {
    expect(
      onThisDay(list('25-04-01', '26-04-01', '26-04-02', '27-04-01'), '27-04-01').map(({ date }) => date),
    ).toEqual(['26-04-01', '25-04-01'])
  })
})
