import { expect, it } from 'vitest'
import { loadClock } from './load'

it.each(['24-01-01', '25-04-31'])('says when there is no clock of %s', async (date) => {
  await expect(loadClock(date)).rejects.toThrow(
    new RangeError(`There is no clock of ${date} in this version of @found-time/clock-element.`),
  )
})

it('loads a clock by its date', async () => {
  const { notes } = await loadClock('25-04-13')
  expect(notes.reading).toContain('orange')
})
