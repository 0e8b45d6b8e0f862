import { expect, it } from 'vitest'
import { select } from './select.ts'

it('is every clock when nothing is named', async () => {
  const names = (await select({ dates: [] })).map(({ name }) => name)
  expect(names).toContain('25-04-01')
  expect(names).toContain('25-05-01')
})

it('is the clocks of a month', async () => {
  const names = (await select({ dates: [], month: '2025-04' })).map(({ name }) => name)
  expect(names.length).toBeGreaterThan(0)
  expect(names.every((name) => name.startsWith('25-04-'))).toBe(true)
})

it('is the clocks in whose folders something differs', async () => {
  const differing = () => ['packages/clocks-2025-04/src/25-04-02/model.ts', 'README.md']
  expect((await select({ dates: [], changed: true }, differing)).map(({ name }) => name)).toEqual([
    '25-04-02',
  ])
})

it('is refused when nothing differs', async () => {
  await expect(select({ dates: [], changed: true }, () => ['README.md'])).rejects.toThrow(
    'No clock is selected by --changed: nothing was checked.',
  )
})

it('is refused for a date without a clock', async () => {
  await expect(select({ dates: ['25-04-31'] })).rejects.toThrow('There is no clock for 25-04-31.')
})

it('is refused for a month without a clock', async () => {
  await expect(select({ dates: [], month: '2031-01' })).rejects.toThrow('no clock of the month 2031-01')
})
