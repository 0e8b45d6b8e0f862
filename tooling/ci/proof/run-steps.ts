/** Runs steps one after another and tells how they went. What a step does is not known here. */

export interface Command {
  readonly program: string
  readonly words: readonly string[]
  /** The folder it runs in. */
  readonly cwd: string
}

export interface Step {
  readonly name: string
  /** One after another; the first that fails ends the step. */
  readonly commands: readonly Command[]
  /** Names of earlier steps without which this one has nothing to go by. */
  readonly needs?: readonly string[]
  /** Why it need not or cannot run now, in a sentence; nothing where it can. */
  readonly skip?: () => Promise<Skipped | undefined>
  /** What to do where it fails, as a sentence. */
  readonly next: string
}

export interface Skipped {
  /** `passed` where it is known to be right without running. */
  readonly outcome: 'passed' | 'left out'
  readonly told: string
}

export interface Result {
  readonly name: string
  /** `held up`: a step that it needs did not pass. */
  readonly outcome: 'passed' | 'failed' | 'held up' | 'left out'
  readonly ms: number
  /** What to know or to do; nothing where there is nothing to say. */
  readonly told: string
}

export interface Runner {
  /** Runs a command. @returns Its exit code. */
  readonly run: (command: Command) => Promise<number>
  /** Called with a line before each step that runs. */
  readonly tell: (line: string) => void
}

/**
 * Runs all steps in their order; one that fails holds up those alone that need it.
 * @example await runSteps([{ name: 'build', commands: [...], next: 'Mend it.' }], runner)
 */
export async function runSteps(steps: readonly Step[], runner: Runner): Promise<Result[]> {
  const results: Result[] = []
  for (const step of steps) {
    const startMs = performance.now()
    const how = await runStep(step, results, runner)
    results.push({ name: step.name, ms: performance.now() - startMs, ...how })
  }
  return results
}

async function runStep(step: Step, before: readonly Result[], { run, tell }: Runner) {
  const { name, commands, needs = [], skip, next } = step
  const missing = needs.filter((need) => before.find((one) => one.name === need)?.outcome !== 'passed')
  if (missing.length > 0)
    return { outcome: 'held up', told: `not run: it needs ${missing.join(' and ')}` } as const
  try {
    const skipped = await skip?.()
    if (skipped) return skipped
    tell(`\n── ${name}`)
    for (const command of commands)
      if ((await run(command)) !== 0) return { outcome: 'failed', told: next } as const
    return { outcome: 'passed', told: '' } as const
  } catch (error) {
    // A program that cannot be started, a ledger that cannot be read.
    return { outcome: 'failed', told: `${(error as Error).message} ${next}` } as const
  }
}

/** Whether there is anything left to mend. */
export const hasFailed = (results: readonly Result[]) =>
  results.some(({ outcome }) => outcome === 'failed' || outcome === 'held up')

const SIGNS = { passed: '✓', failed: '✗', 'held up': '–', 'left out': '–' }

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

/**
 * A line for each step: how it went, how long it took and what to do next.
 * @param date - `yy-mm-dd`.
 * @param ms - How long all took.
 */
export function summary(date: string, results: readonly Result[], ms: number): string {
  const width = Math.max(...results.map(({ name }) => name.length))
  const lines = results.map(({ name, outcome, ms, told }) =>
    `  ${SIGNS[outcome]} ${name.padEnd(width)} ${seconds(ms).padStart(7)}  ${told}`.trimEnd(),
  )
  const count = (outcome: Result['outcome']) => results.filter((one) => one.outcome === outcome).length
  const parts = [
    `${count('passed')} passed`,
    `${count('failed')} failed`,
    count('held up') > 0 && `${count('held up')} held up`,
    count('left out') > 0 && `${count('left out')} left out`,
  ].filter(Boolean)
  return [date, ...lines, `${parts.join(', ')}, ${seconds(ms)}`].join('\n')
}
