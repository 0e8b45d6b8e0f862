import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { root } from '@found-time/collection'
import { clockFolder, fingerprint } from '@found-time/screenshots/clocks'
import { describe, expect, it } from 'vitest'
import { runSteps } from './run-steps.ts'
import { stepsFor } from './steps.ts'

const clock = await clockFolder('25-04-13')
const steps = stepsFor(clock)

describe('the steps of a clock', () => {
  it('come in the order in which each finds what it reads', () => {
    expect(steps.map(({ name }) => name)).toEqual([
      'format',
      'generated',
      'poster',
      'build',
      'typefaces',
      'documents',
      'contract',
      'types',
      'unit tests',
      'credits',
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
    expect(words(false)).toEqual(['tooling/clock-check/check.ts', '25-04-13'])
    expect(words(true)).toEqual(['tooling/clock-check/check.ts', '25-04-13', '--full'])
  })

  /** What `npm test` runs, and which step runs it for one clock. */
  const COVERED: Record<string, string> = {
    lint: 'format',
    gen: 'generated',
    build: 'sizes',
    docs: 'documents',
    posters: 'poster',
    engines: 'engines',
    typecheck: 'types',
    budgets: 'sizes',
    unit: 'unit tests',
    'clock-check': 'contract',
    e2e: '', // the site, the tools and strangers' projects: nothing of them is of one clock
  }

  it('are what `npm test` runs of a clock', () => {
    const source = readFileSync(path.join(root, 'tooling/bootstrap/test.mjs'), 'utf8')
    const ran = [...source.matchAll(/\bhold\('([\w-]+)'/g)].map(([, script]) => script)
    const counted = /for \(const script of \[(.+?)\]/.exec(source)?.[1]?.match(/[\w-]+/g) ?? []
    expect([...ran, ...counted].sort()).toEqual(Object.keys(COVERED).sort())
    const names = ['', ...steps.map(({ name }) => name)]
    for (const name of Object.values(COVERED)) expect(names).toContain(name)
  })

  it('change nothing of a clock that has been handed in, and pass', async () => {
    const files = ['src/index.ts', 'package.json'].map((name) => path.join(clock.folder, '../..', name))
    const state = async () => [
      await fingerprint(clock),
      ...(await Promise.all(files.map((file) => readFile(file, 'utf8')))),
    ]
    const before = await state()
    const quick = steps.filter(({ name }) => ['format', 'generated', 'types', 'unit tests'].includes(name))
    const results = await runSteps(quick, {
      // Aside: the tests that it runs are counted where they stand.
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
      'types passed',
      'unit tests passed',
    ])
    expect(await state()).toEqual(before)
  })
})
