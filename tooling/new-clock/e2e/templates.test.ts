/** A clock that `pnpm new-clock` makes keeps the contract from its first day, whichever kind it begins as. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { clauses } from '@found-time/clock-check/contract'
import { type Kit, openKit } from '@found-time/clock-check/kit'
import { root } from '@found-time/collection'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { KINDS, planClock } from '../plan.ts'

/** Clocks as they are on their first day; here, so that packages are found as they are by this one. */
const days = path.join(import.meta.dirname, '../build/first-days')
const clocks = KINDS.map((kind, index) => {
  const name = `99-01-0${index + 1}`
  return { kind, name, folder: path.join(days, name) }
})
const quick = clauses.filter(({ tier }) => tier === 'quick')

let kit: Kit
const reports = await mkdtemp(path.join(tmpdir(), 'first-days-'))

beforeAll(async () => {
  for (const { kind, name, folder } of clocks) {
    await mkdir(folder, { recursive: true })
    const plan = planClock(root, name, 'Tea Towel', kind)
    for (const [file, content] of plan.files)
      if (path.dirname(file) === plan.folder) await writeFile(path.join(folder, path.basename(file)), content)
  }
  kit = await openKit(clocks, {
    cache: path.join(reports, 'cache'),
    pictures: path.join(reports, 'pictures'),
  })
})

afterAll(async () => {
  await kit.close()
  await rm(reports, { recursive: true })
  await rm(days, { recursive: true })
})

it.each(clocks)('a new clock that begins as $kind keeps the contract', async (clock) => {
  const { verdicts } = await kit.check(clock, quick, 'quick')
  const failed = verdicts.filter(({ status }) => status === 'fail')
  expect(failed.map(({ clause, seen }) => `${clause}: ${clock.kind} ${seen}`)).toEqual([])
  expect(verdicts).toHaveLength(quick.length)
})
