import { expect, it } from 'vitest'
import { furtherMonths } from './further-months.ts'

it('are packages by month', () => {
  expect(furtherMonths('25-12=@winter/clocks-2025-12  26-01=january')).toEqual({
    '25-12': '@winter/clocks-2025-12',
    '26-01': 'january',
  })
  expect(furtherMonths()).toEqual({})
})

it('are told when they are written otherwise', () => {
  expect(() => furtherMonths('@winter/clocks')).toThrow(
    'SITE_MONTHS: "@winter/clocks" is no month with its package, as 25-12=@winter/clocks-2025-12.',
  )
})
