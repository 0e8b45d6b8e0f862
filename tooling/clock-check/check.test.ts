import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { ClockFolder } from '@found-time/screenshots'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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
