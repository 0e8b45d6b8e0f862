/** What one clock goes through, in the order in which each step finds what it reads. */
import path from 'node:path'
import { nodeBinary } from '@found-time/bootstrap/run'
import { root } from '@found-time/collection'
import {
  chromiumProgram,
  firefoxProgram,
  screenProgram,
  webKitDriver,
} from '@found-time/engines/installed-browsers'
import { staleDates } from '@found-time/engines/ledger'
import type { ClockFolder } from '@found-time/screenshots/clocks'
import type { Command, Skipped, Step } from './run-steps.ts'

const tool = (file: string, ...words: string[]): Command => ({
  program: nodeBinary(),
  words: [path.join('tooling', file), ...words],
  cwd: root,
})

/** A program of a package that is installed for the folder it runs in. */
const program = (cwd: string, name: string, ...words: string[]): Command => ({
  program: path.join(cwd, 'node_modules/.bin', name),
  words,
  cwd,
})

const build = (...words: string[]) =>
  program(root, 'turbo', 'run', 'build', ...words, '--output-logs=errors-only')

const packages = build('--filter=./packages/*', '--continue')

/** @param full - Every clause of the contract instead of the quick ones. */
export function stepsFor(clock: ClockFolder, full = false): Step[] {
  const { name: date, folder } = clock
  const month = path.resolve(folder, '../..')
  const docs = path.join(root, 'tooling/docs')
  const here = path.relative(root, folder)
  const poster = tool('screenshots/commands/posters.ts', date)
  return [
    {
      name: 'format',
      commands: [program(root, 'biome', 'check', '--write', '--error-on-warnings', here)],
      next: `What it names above it cannot mend by itself; \`pnpm format ${here}\` runs it alone.`,
    },
    {
      name: 'generated',
      commands: [tool('gen/gen.ts')],
      next: '`pnpm gen` runs it alone.',
    },
    {
      // Before the build: packages hold their posters, and are built anew where one has changed.
      name: 'poster',
      commands: [poster],
      next: `\`pnpm posters ${date}\` runs it alone; \`pnpm workbench 20${date.slice(0, 5)}\` shows what the clock says.`,
    },
    {
      name: 'build',
      commands: [packages],
      needs: ['generated'],
      next: 'Mend what it names above; `pnpm build` runs it alone.',
    },
    {
      // The copyright and licence of a typeface, from its credit. Where that changes one, the poster is of what was.
      name: 'typefaces',
      commands: [tool('add-file/typefaces.ts', date), poster],
      needs: ['build', 'poster'],
      next: `Mend what it names above; \`pnpm typefaces ${date}\` runs it alone.`,
    },
    {
      name: 'documents',
      commands: [packages, tool('docs/docs.ts')], // a typeface may have changed since
      needs: ['build'],
      next: '`pnpm run docs` runs it alone.',
    },
    {
      name: 'contract',
      commands: [tool('clock-check/check.ts', date, ...(full ? ['--full'] : []))],
      next: `Mend what it names above; \`pnpm clock-check ${date}${full ? ' --full' : ''}\` runs it alone.`,
    },
    {
      name: 'types',
      commands: [program(month, 'tsc')],
      next: `Mend what it names above; \`pnpm --filter @found-time/${path.basename(month)} typecheck\` runs it alone.`,
    },
    {
      name: 'unit tests',
      commands: [program(month, 'vitest', 'run', `src/${date}/`, '--passWithNoTests', '--testTimeout=30000')],
      next: `Mend what it names above; \`pnpm --filter @found-time/${path.basename(month)} exec vitest ${date}\` runs them alone.`,
    },
    {
      name: 'credits',
      commands: [program(docs, 'vitest', 'run', 'third-party', '--testTimeout=30000')],
      needs: ['documents'],
      next: 'Mend the credits in `notes`; `pnpm --filter @found-time/docs exec vitest run third-party` runs it alone.',
    },
    {
      name: 'engines',
      commands: [tool('engines/engines.ts', date)],
      skip: () => enginesNeedNotRun(clock),
      next: `Look at engines-report; \`pnpm engines ${date}\` runs it alone.`,
    },
    {
      name: 'sizes',
      commands: [build(), tool('bench/bench.ts', '--budgets')],
      needs: ['build'],
      next: '`pnpm budgets` runs it alone; the sizes of the clock itself are the clause `light`.',
    },
  ]
}

/** A clock that has passed as it is, or a machine without these browsers. */
async function enginesNeedNotRun(clock: ClockFolder): Promise<Skipped | undefined> {
  if ((await staleDates([clock])).length === 0)
    return { outcome: 'passed', told: 'it has passed before, as it is now' }
  try {
    chromiumProgram()
    firefoxProgram()
    webKitDriver()
    screenProgram()
  } catch (error) {
    const told = `not run, and needed before it is published. ${(error as Error).message}`
    return { outcome: 'left out', told }
  }
}
