/** `node tooling/clock-check/docs.ts` writes docs/contract.md from the clauses; `--check` only compares. */
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { root } from '@found-time/darkroom'
import { clauses } from './clauses/index.ts'

const rows = clauses.map(
  ({ id, tier, summary, proof }) =>
    `### \`${id}\`\n\nThe clock ${summary}\n\n${proof}${tier === 'full' ? ' Full tier only.' : ''}\n`,
)

const page = `<!-- Written by tooling/clock-check/docs.ts from the clauses themselves. -->

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

const file = path.join(root, 'docs/contract.md')
if (!process.argv.includes('--check')) await writeFile(file, page)
else if ((await readFile(file, 'utf8').catch(() => '')) !== page) {
  console.error('docs/contract.md is not what the clauses say. Run: node tooling/clock-check/docs.ts')
  process.exitCode = 1
}
