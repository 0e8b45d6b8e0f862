/** One mistake breaks several clauses: which of them tell of it, and which only follow. */
import type { Clause } from './clause.ts'
import type { Verdict } from './verdict.ts'

/** What a clause says that could not be looked at, before the error's own words. */
export const UNCHECKED = 'could not be checked: '

/**
 * Adds to each failed verdict that probably follows from another one which that is.
 * @param verdicts - Of one clock, in the order they are shown in.
 * @param clauses - Those that were looked at.
 */
export function withCauses(verdicts: readonly Verdict[], clauses: readonly Clause[]): Verdict[] {
  const failed = verdicts.filter(({ status }) => status === 'fail')
  return verdicts.map((verdict) => {
    const cause = failed.includes(verdict) ? causeOf(verdict, failed, clauses) : undefined
    return cause ? { ...verdict, cause: cause.clause } : verdict
  })
}

function causeOf(verdict: Verdict, failed: readonly Verdict[], clauses: readonly Clause[]) {
  const others = failed.filter((other) => other !== verdict)
  const breaking = others.find((other) =>
    clauses.find(({ id }) => id === other.clause)?.breaks?.includes(verdict.clause),
  )
  if (breaking || !verdict.seen?.startsWith(UNCHECKED)) return breaking
  // The same error: where it is told for itself, or else where it was met first.
  const error = verdict.seen.slice(UNCHECKED.length)
  const telling = others.find(({ seen }) => seen?.includes(error) && !seen.startsWith(UNCHECKED))
  const first = failed.find(({ seen }) => seen === verdict.seen)
  return telling ?? (first === verdict ? undefined : first)
}
