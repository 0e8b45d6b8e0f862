/** What people read of a run: a table, then each failure in sentences. */
import type { Report } from './kit.ts'
import type { Verdict } from './verdict.ts'

const SIGNS = { pass: '✓', fail: '✗' }

/** One line a clock, one column a clause; `·` where nothing was looked at. */
export function table(reports: readonly Report[], clauses: readonly string[]): string {
  const width = Math.max(...reports.map(({ date }) => date.length))
  const rows = reports.map(({ date, verdicts }) => {
    const signs = clauses.map((clause) => {
      const verdict = verdicts.find((one) => one.clause === clause)
      return verdict ? SIGNS[verdict.status] : '·'
    })
    const seconds = verdicts.reduce((sum, { ms }) => sum + ms, 0) / 1000
    return `${date.padEnd(width)}  ${signs.join(' ')}  ${seconds.toFixed(1)} s`
  })
  // Names stand upright over their columns.
  const heights = Array.from({ length: Math.max(...clauses.map((clause) => clause.length)) }, (_, line) =>
    `${' '.repeat(width)}  ${clauses.map((clause) => clause[line] ?? ' ').join(' ')}`.trimEnd(),
  )
  return [...heights, ...rows].join('\n')
}

/** "moves: 25-04-12 looks the same at 10:08 and at 10:09; it should …. Draw …." */
export function sentence(date: string, { clause, seen, expected, advice, cause, pictures }: Verdict): string {
  if (cause) return `${clause}: ${date} ${seen}, probably for the same reason as ${cause}.`
  const look = pictures ? ` See ${pictures.join(', ')}.` : ''
  return `${clause}: ${date} ${seen}; it should ${expected}. ${advice}${look}`
}

export const failures = (reports: readonly Report[]): string[] =>
  reports.flatMap(({ date, verdicts }) =>
    verdicts.filter(({ status }) => status === 'fail').map((verdict) => sentence(date, verdict)),
  )
