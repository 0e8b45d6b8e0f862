import { expect, it } from 'vitest'
import { timeTable } from './time-table.ts'

it('has a line for each stage, in minutes and seconds, and one for all', () => {
  expect(
    timeTable([
      { name: 'format', seconds: 5 },
      { name: 'unit tests', seconds: 96 },
      { name: 'contract', seconds: 600 },
    ]),
  ).toBe('format       0:05\nunit tests   1:36\ncontract    10:00\nall         11:41')
})
