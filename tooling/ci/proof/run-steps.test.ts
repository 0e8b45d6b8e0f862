import { describe, expect, it } from 'vitest'
import { type Command, hasFailed, runSteps, type Step, summary } from './run-steps.ts'

const command = (name: string): Command => ({ program: name, words: [], cwd: '.' })
const step = (name: string, more: Partial<Step> = {}): Step => ({
  name,
  commands: [command(name)],
  next: `Mend ${name}.`,
  ...more,
})

/** Steps whose programs are not there: what ran, what was told, and how each went. */
async function inRehearsal(steps: readonly Step[], failing: readonly string[] = []) {
  const ran: string[] = []
  const told: string[] = []
  const results = await runSteps(steps, {
    run: async ({ program }) => {
      ran.push(program)
      if (program === 'missing') throw new Error('spawn missing ENOENT.')
      return failing.includes(program) ? 3 : 0
    },
    tell: (line) => told.push(line),
  })
  return { ran, told, results, outcomes: results.map(({ name, outcome }) => `${name} ${outcome}`) }
}

describe('steps', () => {
  it('run one after another, each under its name', async () => {
    const { ran, told, outcomes, results } = await inRehearsal([step('format'), step('build')])
    expect(ran).toEqual(['format', 'build'])
    expect(told).toEqual(['\n── format', '\n── build'])
    expect(outcomes).toEqual(['format passed', 'build passed'])
    expect(hasFailed(results)).toBe(false)
  })

  it('that fail let the others run, but for those that need them', async () => {
    const steps = [step('build'), step('poster'), step('documents', { needs: ['build'] }), step('types')]
    const { ran, outcomes, results } = await inRehearsal(steps, ['build'])
    expect(ran).toEqual(['build', 'poster', 'types'])
    expect(outcomes).toEqual(['build failed', 'poster passed', 'documents held up', 'types passed'])
    expect(results[2]?.told).toBe('not run: it needs build')
    expect(hasFailed(results)).toBe(true)
  })

  it('are held up by what was held up', async () => {
    const steps = [step('a'), step('b', { needs: ['a'] }), step('c', { needs: ['b'] })]
    expect((await inRehearsal(steps, ['a'])).outcomes).toEqual(['a failed', 'b held up', 'c held up'])
  })

  it('end with their first command that fails', async () => {
    const two = step('sizes', { commands: [command('build'), command('measure')] })
    expect((await inRehearsal([two], ['build'])).ran).toEqual(['build'])
  })

  it('that need not run are told, and fail nothing', async () => {
    const steps = [step('engines', { skip: async () => ({ outcome: 'left out', told: 'no Firefox here' }) })]
    const { ran, results } = await inRehearsal(steps)
    expect(ran).toEqual([])
    expect(results).toMatchObject([{ outcome: 'left out', told: 'no Firefox here' }])
    expect(hasFailed(results)).toBe(false)
  })

  it('whose program cannot be started fail with its reason', async () => {
    const { results } = await inRehearsal([step('types', { commands: [command('missing')] }), step('unit')])
    expect(results[0]?.told).toBe('spawn missing ENOENT. Mend types.')
    expect(results[1]?.outcome).toBe('passed')
  })
})

it('the summary has a line for each step, and what to do where one failed', () => {
  const results = [
    { name: 'format', outcome: 'passed', ms: 1234, told: '' },
    { name: 'build', outcome: 'failed', ms: 61_000, told: 'Mend build.' },
    { name: 'documents', outcome: 'held up', ms: 0, told: 'not run: it needs build' },
    { name: 'engines', outcome: 'left out', ms: 2, told: 'no Firefox here' },
  ] as const
  expect(summary('25-06-12', results, 62_400)).toBe(`25-06-12
  ✓ format      1.2 s
  ✗ build      61.0 s  Mend build.
  – documents   0.0 s  not run: it needs build
  – engines     0.0 s  no Firefox here
1 passed, 1 failed, 1 held up, 1 left out, 62.4 s`)
})
