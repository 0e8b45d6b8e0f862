/** docs/contract.md, from the clauses. */
import { type Clause, SECTIONS } from '@found-time/studio/clock-check/contract'

type Described = Pick<Clause, 'id' | 'section' | 'tier' | 'summary' | 'proof'>

/** What one browser cannot prove. */
const engines: Described = {
  id: 'engines',
  section: 'picture',
  tier: 'quick',
  summary: 'looks the same, and is as quiet, in Firefox and in WebKit as in Chromium.',
  proof:
    '`pnpm engines 25-04-13` opens it in all three, at four times, in two shapes and under reduced motion, and as large as a desktop and a telephone show it, after it has run there, at both solstices; a clock that a shader paints, once more without WebGL. It compares: typefaces and smoothing may differ, shapes, places and colours may not, and no single thing larger than three thousandths of the picture. That takes two more browsers, so `npm test` only tells which clocks have not passed as they stand, by each clock’s `proof.json`; a weekly job looks at all of them. Broken clocks in `packages/studio/src/engines/fixtures` go wrong in Firefox alone, in WebKit alone, only where they run, and only without WebGL.',
}

const entry = ({ id, tier, summary, proof }: Described) =>
  `### \`${id}\`\n\nThe clock ${summary}\n\n${proof}${tier === 'full' ? ' Full tier only.' : ''}`

export function contractPage(clauses: readonly Described[]): string {
  const described = [...clauses, engines]
  const sections = Object.entries(SECTIONS).map(([section, title]) =>
    [`## ${title}`, ...described.filter((clause) => clause.section === section).map(entry)].join('\n\n'),
  )

  return `<!-- Written by \`pnpm run docs\` from the clauses themselves. -->

# The clock contract

What every clock promises, and how \`pnpm clock-check\` proves it by running the clock in a browser (\`engines\` has a command of its own). Each clause has a deliberately broken clock in \`packages/studio/src/clock-check/fixtures\` that shows the check can fail.

\`\`\`sh
pnpm clock-check 25-04-13           # quick: some seconds a clock
pnpm clock-check 25-04-13 --full    # everything
pnpm clock-check --changed --full   # the clocks that differ from the main branch
pnpm clock-check --month 2025-04 --clause edges --clause calm
pnpm clock-check --unproven         # what is not known to hold, and twelve others: what \`npm test\` runs
\`\`\`

A failure says what was seen, what was expected and what to do; its pictures are in \`clock-check-report/\`. No selection means all clocks. Those that keep everything are noted in each clock’s \`proof.json\`, with a print of all that the verdict depends on: the rest of the clock’s folder, the runtime, the kit, locked versions, the browser.

${sections.join('\n\n')}
`
}
