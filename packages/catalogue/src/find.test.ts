import { describe, expect, it } from 'vitest'
import { entryForToday, findByDate, latestEntry, listable, neighbours, parseCatalogue } from './index.ts'

const entries = parseCatalogue([
  { date: '25-04-01', title: 'One' },
  { date: '25-04-02', title: 'Two' },
  { date: '25-04-04', title: 'Four' },
])

const unreal = parseCatalogue([{ date: '25-04-31', title: 'Unreal' }])

describe('listable', () => {
  it('leaves out items whose date is not a real date', () => {
    expect(listable([...unreal, ...entries]).map((entry) => entry.title)).toEqual(['One', 'Two', 'Four'])
  })
})

describe('findByDate', () => {
  it('finds the entry of a date', () => expect(findByDate(entries, '25-04-02')?.title).toBe('Two'))

  it('compares after zero-padding each part', () => expect(findByDate(entries, '25-4-2')?.title).toBe('Two'))

  it.each(['25-04-03', 'about', ''])('finds nothing for %j', (date) =>
    expect(findByDate(entries, date)).toBeUndefined(),
  )
})

describe('neighbours', () => {
  it('are the entries before and after in the list', () => {
    const { previous, next } = neighbours(entries, '25-04-02')
    expect([previous?.title, next?.title]).toEqual(['One', 'Four'])
  })

  it('follow the order of the list, not the calendar', () => {
    const { previous, next } = neighbours([...entries].reverse(), '25-04-02')
    expect([previous?.title, next?.title]).toEqual(['Four', 'One'])
  })

  it('compare dates after zero-padding each part', () => {
    expect(neighbours(entries, '25-4-2').previous?.title).toBe('One')
  })

  it('miss the previous one at the start and the next one at the end', () => {
    expect(neighbours(entries, '25-04-01').previous).toBeUndefined()
    expect(neighbours(entries, '25-04-01').next?.title).toBe('Two')
    expect(neighbours(entries, '25-04-04').previous?.title).toBe('Two')
    expect(neighbours(entries, '25-04-04').next).toBeUndefined()
  })

  it('are none for a date that is not in the list', () => expect(neighbours(entries, '25-04-03')).toEqual({}))
})

describe('latestEntry', () => {
  it('is the highest date, wherever it stands', () => {
    const mixed = parseCatalogue([{ date: '24-12-31' }, { date: '25-04-02' }, { date: '25-04-01' }])
    expect(latestEntry(mixed)?.date).toBe('25-04-02')
  })

  it('must have a real date', () => expect(latestEntry([...entries, ...unreal])?.title).toBe('Four'))

  it('is none when there is no real date', () => {
    expect(latestEntry([])).toBeUndefined()
    expect(latestEntry(unreal)).toBeUndefined()
  })
})

describe('entryForToday', () => {
  it("is today's entry", () => expect(entryForToday(entries, '25-04-02')?.title).toBe('Two'))

  it('compares dates after zero-padding each part', () => {
    expect(entryForToday(entries, '25-4-1')?.title).toBe('One')
  })

  it('is the latest dated entry when none matches today', () => {
    expect(entryForToday(entries, '25-04-03')?.title).toBe('Four')
    expect(entryForToday(entries, '26-11-21')?.title).toBe('Four')
  })

  it('is none in an empty list', () => expect(entryForToday([], '25-04-01')).toBeUndefined())
})
