import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { ClockFolder } from '@found-time/screenshots'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clauses } from './clauses/index.ts'
import { type Kit, openKit } from './kit.ts'
import { sentence } from './report.ts'

const fixtures = path.join(import.meta.dirname, 'fixtures')
const fixture = (name: string): ClockFolder => ({ name, folder: path.join(fixtures, name) })
const clause = (id: string) => clauses.find((one) => one.id === id)!

/** What the kit says of each broken clock. */
const SAID: Record<string, string> = {
  module: 'exports title, which nobody uses, and has no `notes.reading`; it should export a component',
  'pure-import': 'throws “window is not defined” when imported in Node; it should do nothing at import.',
  'host-time': 'uses new Date(); it should take time and chance from its host alone.',
  deterministic: 'otherwise when it was mounted again at 10:08:42; it should draw the same pixels',
  'history-free': 'from a fresh mount after running ninety seconds to 11:00:07; it should look the same',
  'tells-hours':
    'looks the same at 00:08 and at 01:08, on a stage of 320×200; it should show a picture of its own',
  'tells-minutes':
    'looks the same at 10:00 and at 10:01, on a stage of 320×200; it should show a picture of its own',
  moves: 'looks the same at 10:08:42 and a second later; it should show that it is alive within each second.',
  edges: 'from a fresh mount after passing the start of summer time in Berlin; it should be right whatever',
  'spoken-time': 'has a live region, and tells a screen reader',
  calm: 'pixels within a second under reduced motion; it should change at most once a second there.',
  'any-size': 'is an empty stage at 390×844: 0.00 % of it is drawn on; it should be composed at every size.',
  twice: 'of its pixels at 15:31:07 beside one at 10:08:42; it should look as it does alone.',
  clean:
    'leaves 3 listeners: HTMLDocument pointermove behind after 3 mounts; it should leave nothing behind.',
  rests:
    'timers or frames, 0 renders and 0 animations in five seconds while off screen; it should do nothing',
  'own-files': 'requests boat.webp, which it does not declare',
  quiet: 'Unsupported style property',
  isolated: 'changes <button> outside its stage: letter-spacing: 3px; it should style nothing but itself.',
  light: 'kB of JavaScript gzipped; it should keep to 12.0 kB of JavaScript and 350.0 kB of files.',
  cheap: 'ms of the main thread in one frame of twenty',
  power: 'times as much as a react-clock that is swept every frame',
  steady: 'shifts the layout by',
  credited:
    'has “Boat” under “CC BY-NC 4.0”, which is not on the allowed list, and has a hand.woff2 that has no copyright line, and has a hand.woff2 that has no name',
  distinct:
    'looks like good at 10:08: they are 0.0 apart; it should be at least 2.5 apart from every other clock.',
}

let kit: Kit
const folder = await mkdtemp(path.join(tmpdir(), 'clock-check-'))
const places = { cache: path.join(folder, 'cache'), pictures: path.join(folder, 'pictures') }
afterAll(() => rm(folder, { recursive: true }))

describe('the kit', () => {
  beforeAll(async () => {
    const names = (await readdir(fixtures)).filter((name) => name !== 'good')
    kit = await openKit(['good', ...names].map(fixture), places)
  }, 60_000)
  afterAll(() => kit.close())

  it('has a broken clock for every clause', () => {
    expect(Object.keys(SAID)).toEqual(clauses.map(({ id }) => id))
  })

  it.each(clauses.map(({ id }) => id))(
    'sees a clock that breaks %s, and says so',
    async (id) => {
      const { verdicts } = await kit.check(fixture(id), [clause(id)], 'quick')
      expect(verdicts).toMatchObject([{ clause: id, status: 'fail' }])
      expect(sentence(id, verdicts[0]!)).toContain(SAID[id])
    },
    30_000,
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
  }, 30_000)

  it('sees a clock that flashes five times a second', async () => {
    const { verdicts } = await kit.check(fixture('flashing'), [clause('calm')], 'full')
    expect(sentence('flashing', verdicts[0]!)).toContain(
      'flashing flashes 5 times within a second; it should flash no more than three times a second.',
    )
  }, 30_000)
})

describe('a clock that keeps the contract', () => {
  let alone: Kit
  beforeAll(async () => {
    alone = await openKit([fixture('good'), fixture('moves')], places)
  }, 60_000)
  afterAll(() => alone.close())

  // It runs on the runtime's own timers and frames: had the stubs reached those, it would fail host-time.
  it('passes every clause, quick and full', async () => {
    const quick = await alone.check(fixture('good'), clauses, 'quick')
    const full = await alone.check(fixture('good'), clauses, 'full')
    for (const { verdicts } of [quick, full]) {
      expect(verdicts).toHaveLength(24)
      expect(verdicts.filter(({ status }) => status === 'fail')).toEqual([])
    }
  }, 180_000)
})
