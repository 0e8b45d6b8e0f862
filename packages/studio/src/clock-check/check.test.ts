import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ClockFolder } from '../screenshots/index.ts'
import { clauses } from './contract.ts'
import { type Kit, openKit } from './kit.ts'
import { sentence } from './report.ts'

const fixtures = path.join(import.meta.dirname, 'fixtures')
const fixture = (name: string): ClockFolder => ({ name, folder: path.join(fixtures, name) })
const clause = (id: string) => clauses.find((one) => one.id === id)!

/** What the kit says of the clock that breaks a clause, beside that clock. */
const said = async (id: string) => (await readFile(path.join(fixtures, `${id}.txt`), 'utf8')).trim()

let kit: Kit
const folder = await mkdtemp(path.join(tmpdir(), 'clock-check-'))
const places = { cache: path.join(folder, 'cache'), pictures: path.join(folder, 'pictures') }
afterAll(() => rm(folder, { recursive: true }))

describe('the kit', () => {
  beforeAll(async () => {
    const names = (await readdir(fixtures)).filter((name) => name !== 'good' && !name.endsWith('.txt'))
    kit = await openKit(['good', ...names].map(fixture), places)
  }, 600_000)
  afterAll(() => kit.close())

  it.each(clauses.map(({ id }) => id))(
    'sees a clock that breaks %s, and says so',
    async (id) => {
      const { verdicts } = await kit.check(fixture(id), [clause(id)], 'quick')
      expect(verdicts).toMatchObject([{ clause: id, status: 'fail' }])
      expect(sentence(id, verdicts[0]!)).toContain(await said(id))
    },
    180_000,
  )

  it('keeps the last report of each clock, with pictures of what it saw', async () => {
    await kit.check(fixture('moves'), [clause('moves')], 'quick')
    const report = JSON.parse(await readFile(path.join(places.cache, 'moves.json'), 'utf8'))
    expect(report).toMatchObject({
      date: 'moves',
      tier: 'quick',
      verdicts: [{ clause: 'moves', status: 'fail' }],
    })
    expect(report.verdicts[0].pictures).toHaveLength(1)
    expect(await readdir(path.join(places.pictures, 'moves'))).toEqual(['moves-still.png'])
  }, 600_000)

  it('sees a clock that flashes five times a second', async () => {
    const { verdicts } = await kit.check(fixture('flashing'), [clause('calm')], 'full')
    expect(sentence('flashing', verdicts[0]!)).toContain(
      'flashing flashes 5 times within a second; it should flash no more than three times a second.',
    )
  }, 600_000)
})

describe('a clock that keeps the contract', () => {
  let alone: Kit
  beforeAll(async () => {
    alone = await openKit([fixture('good'), fixture('moves')], places)
  }, 600_000)
  afterAll(() => alone.close())

  // It runs on the runtime's own timers and frames: had the stubs reached those, it would fail host-time.
  it('passes every clause, quick and full', async () => {
    const quick = await alone.check(fixture('good'), clauses, 'quick')
    const full = await alone.check(fixture('good'), clauses, 'full')
    for (const { verdicts } of [quick, full]) {
      expect(verdicts.map(({ clause }) => clause).sort()).toEqual(clauses.map(({ id }) => id).sort())
      expect(verdicts.filter(({ status }) => status === 'fail')).toEqual([])
    }
  }, 600_000)
})

describe('a clock whose module does not load', async () => {
  /** Here, so that it finds the runtime as this package does; not among the fixtures, which the compiler reads. */
  const days = path.join(import.meta.dirname, '.cache/not-loading')
  const shown = await readFile(path.join(fixtures, 'moves/clock.tsx'), 'utf8')
  const BROKEN = {
    'another-entry': `import { Canvas } from '@found-time/clock-runtime'\nexport const drawn = Canvas\n${shown}`,
    'no-export': `import { flower } from './model'\nexport const drawn = flower\n${shown}`,
    'no-file': `import { flower } from './modle'\nexport const drawn = flower\n${shown}`,
    'not-written': `${shown}\nconst = 1`,
    throws: `${shown}\nthrow new TypeError('The case would not open.')\n`,
  }
  const clocks = Object.keys(BROKEN).map((name) => ({ name, folder: path.join(days, name) }))

  let broken: Kit
  beforeAll(async () => {
    for (const { name, folder } of clocks) {
      await mkdir(folder, { recursive: true })
      await writeFile(path.join(folder, 'clock.tsx'), BROKEN[name as keyof typeof BROKEN])
      await writeFile(path.join(folder, 'model.ts'), 'export const petal = 1\nexport const bee = 2\n')
    }
    broken = await openKit(clocks, places)
  }, 600_000)
  afterAll(async () => {
    await broken.close()
    await rm(days, { recursive: true })
  })

  it.each([
    [
      'another-entry',
      'does not load: it imports Canvas from @found-time/clock-runtime, which has no such export; it should load, in a browser and in Node. Canvas is in @found-time/clock-runtime/canvas.',
    ],
    [
      'no-export',
      'does not load: it imports flower from model.ts, which has no such export; it should load, in a browser and in Node. model.ts exports bee, petal.',
    ],
    ['no-file', 'does not load: Failed to resolve import "./modle" from "'],
    ['not-written', 'does not load: Transform failed with 1 error: clock.tsx:'],
    ['throws', 'does not load: TypeError: The case would not open. (clock.tsx, line '],
  ])(
    'is told why, once, and nothing else is looked at: %s',
    async (name, why) => {
      const { verdicts } = await broken.check(clocks.find((one) => one.name === name)!, clauses, 'quick')
      expect(verdicts).toMatchObject([{ clause: 'module', status: 'fail' }])
      expect(sentence(name, verdicts[0]!)).toContain(`module: ${name} ${why}`)
    },
    600_000,
  )
})
