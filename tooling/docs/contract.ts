/** docs/contract.md, from the clauses. */
import type { Clause } from '@found-time/clock-check/clauses'

export function contractPage(clauses: readonly Pick<Clause, 'id' | 'tier' | 'summary' | 'proof'>[]): string {
  const rows = clauses.map(
    ({ id, tier, summary, proof }) =>
      `### \`${id}\`\n\nThe clock ${summary}\n\n${proof}${tier === 'full' ? ' Full tier only.' : ''}\n`,
  )

  return `<!-- Written by \`pnpm run docs\` from the clauses themselves. -->

# The clock contract

What every clock promises, and how \`pnpm clock-check\` proves it by running the clock in a browser. Each clause has a deliberately broken clock in \`tooling/clock-check/fixtures\` that shows the check can fail.

\`\`\`sh
pnpm clock-check 25-04-13           # quick: some seconds a clock
pnpm clock-check 25-04-13 --full    # everything
pnpm clock-check --changed --full   # the clocks that differ from the main branch
pnpm clock-check --month 2025-04 --clause edges --clause calm
\`\`\`

A failure says what was seen, what was expected and what to do; its pictures are in \`clock-check-report/\`. No selection means all clocks.

${rows.join('\n')}`
}
