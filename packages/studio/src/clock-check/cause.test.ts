import { expect, it } from 'vitest'
import { withCauses } from './cause.ts'
import type { Clause } from './clause.ts'
import { sentence } from './report.ts'
import type { Verdict } from './verdict.ts'

const clause = (id: string, breaks: string[] = []) => ({ id, breaks }) as unknown as Clause
const failed = (clause: string, seen: string): Verdict => ({
  clause,
  status: 'fail',
  seen,
  expected: 'be right',
  advice: 'Mend it.',
  ms: 1,
})

it('what a broken clause is known to break follows from it', () => {
  const verdicts = [
    failed('deterministic', 'drew 9 pixels otherwise'),
    failed('host-time', 'uses new Date()'),
  ]
  const [follows, tells] = withCauses(verdicts, [
    clause('deterministic'),
    clause('host-time', ['deterministic']),
  ])
  expect(sentence('25-06-12', follows!)).toBe(
    'deterministic: 25-06-12 drew 9 pixels otherwise, probably for the same reason as host-time.',
  )
  expect(sentence('25-06-12', tells!)).toBe(
    'host-time: 25-06-12 uses new Date(); it should be right. Mend it.',
  )
})

it('an error is told once: by the clause it breaks, or where it was met first', () => {
  const unchecked = (clause: string) => failed(clause, 'could not be checked: x is not a function')
  const ids = ['calm', 'edges', 'quiet'].map((id) => clause(id))
  const causes = (verdicts: Verdict[]) => withCauses(verdicts, ids).map(({ cause }) => cause)
  const quiet = failed('quiet', 'says “throws: x is not a function”')
  expect(causes([unchecked('calm'), unchecked('edges'), quiet])).toEqual(['quiet', 'quiet', undefined])
  expect(causes([unchecked('calm'), unchecked('edges')])).toEqual([undefined, 'calm'])
})

it('what else is broken is told for itself', () => {
  const verdicts = [failed('calm', 'flashes'), failed('host-time', 'uses new Date()')]
  expect(withCauses(verdicts, [clause('calm'), clause('host-time', ['deterministic'])])).toEqual(verdicts)
})

it('a clause that passes has no cause, though another breaks it', () => {
  const passed: Verdict = { clause: 'deterministic', status: 'pass', ms: 1 }
  const verdicts = [passed, failed('host-time', 'uses new Date()')]
  expect(withCauses(verdicts, [clause('host-time', ['deterministic'])])).toEqual(verdicts)
})
