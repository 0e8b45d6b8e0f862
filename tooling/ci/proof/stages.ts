/**
 * What must hold, in the order in which each stage finds what it reads: of everything for `npm test`, of one clock for
 * `pnpm hand-in`.
 */
import path from 'node:path'
import { root } from '@found-time/studio/collection/collection'
import {
  chromiumProgram,
  firefoxProgram,
  screenProgram,
  webKitDriver,
} from '@found-time/studio/engines/installed-browsers'
import { unproven } from '@found-time/studio/ledger/ledger'
import type { ClockFolder } from '@found-time/studio/screenshots/clocks'
import { nodeBinary } from '../run.mjs'
import type { Command, Skipped, Step } from './run-steps.ts'

const tool = (file: string, ...words: string[]): Command => ({
  program: nodeBinary(),
  words: [file, ...words],
  cwd: root,
})

/** A command of the studio. */
const studio = (...words: string[]) => tool('packages/studio/src/found-time.ts', ...words)

/** A program of a package that is installed for the folder it runs in. */
const program = (cwd: string, name: string, ...words: string[]): Command => ({
  program: path.join(cwd, 'node_modules/.bin', name),
  words,
  cwd,
})

const words = ['run', 'build', '--filter=./packages/*', '--continue', '--output-logs=errors-only']
const packages = program(root, 'turbo', ...words)

export interface Stage {
  readonly name: string
  /** The script of the repository that proves it of everything, with its words; nothing where other stages do. */
  readonly script?: readonly string[]
  /** Its words for `npm test -- --all`: nothing is taken for proven. */
  readonly scriptForAll?: readonly string[]
  /**
   * `tests`: it prints how many passed. `advice`: what it says is told and fails nothing, for not every machine has the
   * browsers that would mend it; the weekly job, which has them, runs it with `--check`.
   */
  readonly kind?: 'tests' | 'advice'
  /** What `pnpm hand-in` does about it for one clock; nothing where it is not about clocks. */
  readonly ofClock?: (clock: ClockFolder, full: boolean) => Omit<Step, 'name'>
}

const monthOf = ({ folder }: ClockFolder) => path.resolve(folder, '../..')
const poster = ({ name }: ClockFolder) => studio('posters', name)
const alone = (command: string) => `Mend what it names above; \`pnpm ${command}\` runs it alone.`
const docs = path.join(root, 'tooling/docs')

const BUILD = 'build'
const SITE = 'the site in a browser'

export const STAGES: readonly Stage[] = [
  {
    name: 'format',
    script: ['lint'],
    ofClock({ folder }) {
      const here = path.relative(root, folder)
      return {
        commands: [program(root, 'biome', 'check', '--write', '--error-on-warnings', here)],
        next: `What it names above it cannot mend by itself; \`pnpm format ${here}\` runs it alone.`,
      }
    },
  },
  {
    name: 'generated',
    script: ['gen', '--check'],
    ofClock: () => ({ commands: [tool('tooling/ci/gen/gen.ts')], next: '`pnpm gen` runs it alone.' }),
  },
  {
    // Before the build: packages hold their posters, and are built anew where one has changed.
    name: 'poster',
    script: ['posters', '--check'],
    kind: 'advice',
    ofClock: (clock) => ({
      commands: [poster(clock)],
      next: `\`pnpm posters ${clock.name}\` runs it alone; \`pnpm workbench 20${clock.name.slice(0, 5)}\` shows what the clock says.`,
    }),
  },
  {
    name: BUILD,
    script: ['build'],
    ofClock: () => ({ commands: [packages], needs: ['generated'], next: alone('build') }),
  },
  {
    // The copyright and licence of a typeface, from its credit. Where that changes one, the poster is of what was.
    name: 'typefaces',
    ofClock: (clock) => ({
      commands: [studio('typefaces', clock.name), poster(clock)],
      needs: ['build', 'poster'],
      next: alone(`typefaces ${clock.name}`),
    }),
  },
  {
    name: 'documents',
    script: ['docs', '--check'],
    ofClock: () => ({
      commands: [packages, tool('tooling/docs/docs.ts')], // a typeface may have changed since
      needs: ['build'],
      next: '`pnpm run docs` runs it alone.',
    }),
  },
  {
    name: 'types',
    script: ['typecheck'],
    ofClock: (clock) => ({
      commands: [program(monthOf(clock), 'tsc')],
      next: alone(`--filter @found-time/${path.basename(monthOf(clock))} typecheck`),
    }),
  },
  {
    name: 'unit tests',
    script: ['unit'],
    kind: 'tests',
    ofClock: (clock) => ({
      commands: [
        program(
          monthOf(clock),
          'vitest',
          'run',
          `src/${clock.name}/`,
          '--passWithNoTests',
          '--testTimeout=180000',
        ),
      ],
      next: alone(`--filter @found-time/${path.basename(monthOf(clock))} exec vitest ${clock.name}`),
    }),
  },
  {
    // Of everything the unit tests have them too.
    name: 'credits',
    ofClock: () => ({
      commands: [program(docs, 'vitest', 'run', 'third-party', '--testTimeout=180000')],
      needs: ['documents'],
      next: 'Mend the credits in `notes`; `pnpm --filter @found-time/docs exec vitest run third-party` runs it alone.',
    }),
  },
  {
    name: 'contract',
    script: ['clock-check', '--unproven'],
    scriptForAll: ['clock-check'],
    kind: 'tests',
    ofClock: ({ name }, full) => ({
      commands: [studio('check', name, ...(full ? ['--full'] : []))],
      next: alone(`clock-check ${name}${full ? ' --full' : ''}`),
    }),
  },
  {
    name: 'engines',
    script: ['engines', '--check'],
    kind: 'advice',
    ofClock: (clock) => ({
      commands: [studio('engines', clock.name)],
      skip: () => enginesNeedNotRun(clock),
      next: `Look at engines-report; \`pnpm engines ${clock.name}\` runs it alone.`,
    }),
  },
  {
    name: 'sizes',
    script: ['budgets'],
    ofClock: () => ({
      // The site's own sizes do not grow with a clock.
      commands: [tool('tooling/bench/bench.ts', '--imports')],
      needs: ['build'],
      next: '`pnpm bench --imports` runs it alone; the sizes of the clock itself are the clause `light`.',
    }),
  },
  { name: 'suites of the tools', script: ['suites', '--unproven'], scriptForAll: ['suites'], kind: 'tests' },
  { name: SITE, script: ['e2e'], kind: 'tests' },
]

/** A stage as `npm test` runs it. */
export interface Run extends Pick<Stage, 'name' | 'kind'> {
  /** A script of the repository, with its words. */
  readonly words: readonly string[]
}

/** Which part of the whole is asked for. */
export interface Asked {
  /** Nothing is taken for proven. */
  readonly all?: boolean
  /** The site's browser tests are run elsewhere. */
  readonly withoutSite?: boolean
  /** A part of the site's browser tests, and what they need: `1/3`. */
  readonly site?: string
}

/**
 * What `npm test` runs, in order.
 * @throws {Error} When `site` is no part.
 * @example runsFor({ site: '1/3' }).map(({ name }) => name) // ['build', 'the site in a browser']
 */
export function runsFor({ all, withoutSite, site }: Asked): Run[] {
  if (site !== undefined && !/^[1-9]\d*\/[1-9]\d*$/.test(site))
    throw new Error(`"${site}" is no part of the site’s tests. Parts look like 1/3.`)
  return STAGES.flatMap(({ name, kind, script, scriptForAll }) => {
    if (!script || (withoutSite && name === SITE) || (site && name !== BUILD && name !== SITE)) return []
    const words = (all && scriptForAll) || script
    return [{ name, kind, words: site && name === SITE ? [...words, '--', `--shard=${site}`] : words }]
  })
}

/** @param full - Every clause of the contract instead of the quick ones. */
export const stepsFor = (clock: ClockFolder, full = false): Step[] =>
  STAGES.flatMap(({ name, ofClock }) => (ofClock ? [{ name, ...ofClock(clock, full) }] : []))

/** A clock that has passed as it is, or a machine without these browsers. */
async function enginesNeedNotRun(clock: ClockFolder): Promise<Skipped | undefined> {
  if ((await unproven('engines', [clock])).length === 0)
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
