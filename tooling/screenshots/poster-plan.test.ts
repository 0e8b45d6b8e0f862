import { expect, it } from 'vitest'
import { posterPlan } from './poster-plan.ts'

const known = {
  now: { '25-04-01': 'same', '25-04-02': 'changed', '25-04-03': 'new', '25-04-04': 'lost' },
  taken: { '25-04-01': 'same', '25-04-02': 'before', '25-04-04': 'lost', '25-04-09': 'gone' },
  pictures: ['25-04-01', '25-04-02', '25-04-09'],
}

it('takes those anew that have changed, are new or whose picture is lost, and lets go of the others', () => {
  expect(posterPlan(known, [])).toEqual({
    missing: ['25-04-02', '25-04-03', '25-04-04'],
    gone: ['25-04-09'],
    ledger: known.now,
  })
})

it('leaves all but the clock that is asked for as they were', () => {
  expect(posterPlan(known, ['25-04-03'])).toEqual({
    missing: ['25-04-03'],
    gone: [],
    ledger: { '25-04-01': 'same', '25-04-02': 'before', '25-04-03': 'new', '25-04-04': 'lost' },
  })
})
