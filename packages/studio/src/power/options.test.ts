import { expect, it } from 'vitest'
import { HELP, isForLedger, readOptions } from './options.ts'

it('is every clock in the normal mode, six seconds after five, unless told', () => {
  expect(readOptions([])).toEqual({
    dates: [],
    month: undefined,
    changed: false,
    mode: 'normal',
    warmSeconds: 5,
    seconds: 6,
    check: false,
    help: false,
  })
})

it('takes dates, a mode and times', () => {
  const words = ['25-04-01', '25-05-31', '--mode', 'ambient', '--warm', '0', '--seconds', '2.5']
  expect(readOptions(words)).toMatchObject({
    dates: ['25-04-01', '25-05-31'],
    mode: 'ambient',
    warmSeconds: 0,
    seconds: 2.5,
  })
})

it.each([
  [['25-4-1'], '"25-4-1" is not a date. Dates look like 25-04-13.'],
  [['--month', 'April'], '"April" is not a month. Months look like 2025-04.'],
  [['25-04-01', '--month', '2025-04'], 'Name dates or a month, not both.'],
  [['--mode', 'fast'], '"fast" is not a mode. Modes are normal, ambient, paused, hidden, reduced.'],
  [['--seconds', '0'], '--seconds takes seconds from 1 to 600, not "0".'],
  [['--seconds='], '--seconds takes seconds from 1 to 600, not "".'],
  [['--warm', 'long'], '--warm takes seconds from 0 to 600, not "long".'],
  [['--fast'], "Unknown option '--fast'"],
])('refuses %j', (words, complaint) => {
  expect(() => readOptions(words)).toThrow(complaint)
})

it('keeps only what is measured as all others are', () => {
  expect(isForLedger(readOptions(['25-04-01']))).toBe(true)
  expect(isForLedger(readOptions(['--mode', 'paused']))).toBe(false)
  expect(isForLedger(readOptions(['--seconds', '2']))).toBe(false)
  expect(isForLedger(readOptions(['--warm', '1']))).toBe(false)
})

it('says in its help what each option does', () => {
  for (const option of ['month', 'changed', 'mode', 'warm', 'seconds', 'check'])
    expect(HELP).toMatch(new RegExp(`^  --${option}\\b.* {3}\\S`, 'm'))
})
