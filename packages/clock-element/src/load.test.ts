import { expect, it } from 'vitest'
import { loadClock } from './load'

it.each(['24-01-01', '25-04-31'])('says when there is no clock of %s', async (date) => {
  await expect(loadClock(date)).rejects.toThrow(
    new RangeError(`There is no clock of ${date} in this version of @found-time/clock-element.`),
  )
})

it('loads clocks of packages that are not ours, before ours of the same date', async () => {
  const snow = {
    default: () => null,
    images: [],
    fonts: [],
    notes: { reading: 'Count the flakes.', credits: [] },
  }
  const months = {
    '25-04': async () => ({ clocks: { '25-04-12': async () => snow } }),
    '25-12': async () => ({ clocks: { '25-12-01': async () => snow } }),
  }
  expect((await loadClock('25-12-01', months)).notes.reading).toBe('Count the flakes.')
  expect((await loadClock('25-04-12', months)).notes.reading).toBe('Count the flakes.')
  expect((await loadClock('25-04-13', months)).notes.reading).toContain('orange')
  await expect(loadClock('25-12-02', months)).rejects.toThrow(RangeError)
})

it('says which clock could not be loaded when a package of others fails', async () => {
  const months = { '25-12': () => Promise.reject(new TypeError('no network')) }
  await expect(loadClock('25-12-01', months)).rejects.toThrow('The clock of 25-12-01 could not be loaded.')
})

it('loads a clock by its date', async () => {
  const { notes } = await loadClock('25-04-13')
  expect(notes.reading).toContain('orange')
})
