import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { root } from '@found-time/studio/collection/collection'
import { clockPrint } from '@found-time/studio/ledger/print'
import { clockFolder } from '@found-time/studio/screenshots/clocks'
import { describe, expect, it } from 'vitest'
import { runSteps } from './run-steps.ts'
import { type Asked, runsFor, STAGES, stepsFor } from './stages.ts'

const clock = await clockFolder('25-04-13')
const steps = stepsFor(clock)

describe('the stages of `npm test`', () => {
  const run = STAGES.filter(({ script }) => script)

  it('are scripts of the repository', async () => {
    const { scripts } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'))
    for (const { script } of run) expect(Object.keys(scripts)).toContain(script?.[0])
  })

  it('are of one clock too, but for the tools and the site', () => {
    expect(run.filter(({ ofClock }) => !ofClock).map(({ name }) => name)).toEqual([
      'suites of the tools',
      'the site in a browser',
    ])
  })

  it('take what is proven for proven, and with --all nothing', () => {
    const named = (name: string) => run.find((stage) => stage.name === name)
    expect(named('contract')?.script).toEqual(['clock-check', '--unproven'])
    expect(named('contract')?.scriptForAll).toEqual(['clock-check'])
    expect(named('suites of the tools')?.script).toEqual(['suites', '--unproven'])
    expect(named('suites of the tools')?.scriptForAll).toEqual(['suites'])
  })

  it('can be shared between machines', () => {
    const names = (asked: Asked) => runsFor(asked).map(({ name }) => name)
    expect(names({ site: '2/3' })).toEqual(['build', 'the site in a browser'])
    expect(runsFor({ site: '2/3' }).at(-1)?.words).toEqual(['e2e', '--', '--shard=2/3'])
    expect(names({ withoutSite: true })).toEqual(names({}).slice(0, -1))
    expect(() => names({ site: 'three' })).toThrow(
      '"three" is no part of the site’s tests. Parts look like 1/3.',
    )
  })

  it('fail nothing where a machine may lack what would mend it', () => {
    const advice = run.filter(({ kind }) => kind === 'advice')
    expect(advice.map(({ script }) => script?.join(' '))).toEqual(['posters --check', 'engines --check'])
  })
})

describe('the steps of a clock', () => {
  it('come in the order in which each finds what it reads', () => {
    expect(steps.map(({ name }) => name)).toEqual([
      'format',
      'generated',
      'poster',
      'build',
      'typefaces',
      'documents',
      'types',
      'unit tests',
      'credits',
      'contract',
      'engines',
      'sizes',
    ])
    const names = steps.map(({ name }) => name)
    for (const [index, { needs = [] }] of steps.entries())
      for (const need of needs) expect(names.slice(0, index)).toContain(need)
  })

  it('run the contract’s quick clauses, and with --full all of them', () => {
    const words = (full: boolean) =>
      stepsFor(clock, full).find(({ name }) => name === 'contract')?.commands[0]?.words
    expect(words(false)).toEqual(['packages/studio/src/found-time.ts', 'check', '25-04-13'])
    expect(words(true)).toEqual(['packages/studio/src/found-time.ts', 'check', '25-04-13', '--full'])
  })

  it('change nothing of a clock that has been handed in, and pass', async () => {
    const files = ['src/index.ts', 'package.json'].map((name) => path.join(clock.folder, '../..', name))
    const state = async () => [
      await clockPrint(clock, 'whole'),
      ...(await Promise.all(files.map((file) => readFile(file, 'utf8')))),
    ]
    const before = await state()
    const quick = steps.filter(({ name }) => ['format', 'generated'].includes(name))
    const results = await runSteps(quick, {
      run: async ({ program, words, cwd }) => {
        const { status, stdout, stderr } = spawnSync(program, words, { cwd, encoding: 'utf8' })
        if (status !== 0) throw new Error(`${stdout}${stderr}`)
        return 0
      },
      tell: () => {},
    })
    expect(results.map(({ name, outcome, told }) => `${name} ${outcome}${told}`)).toEqual([
      'format passed',
      'generated passed',
    ])
    expect(await state()).toEqual(before)
  }, 180_000)
})
