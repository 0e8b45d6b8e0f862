import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { record, staleDates } from './ledger.ts'

let month: string
beforeEach(async () => {
  month = await mkdtemp(path.join(tmpdir(), 'engines-'))
})
afterEach(() => rm(month, { recursive: true }))

async function clockOf(name: string, source: string) {
  const folder = path.join(month, 'src', name)
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, 'clock.tsx'), source)
  return { name, folder }
}

it('holds a clock for passed until it changes', async () => {
  const clock = await clockOf('25-04-01', 'one')
  expect(await staleDates([clock])).toEqual(['25-04-01'])
  await record(clock, true, [clock])
  expect(await staleDates([clock])).toEqual([])
  await clockOf('25-04-01', 'two')
  expect(await staleDates([clock])).toEqual(['25-04-01'])
})

it('forgets a clock that fails, and one that is gone', async () => {
  const [one, two] = [await clockOf('25-04-01', 'one'), await clockOf('25-04-02', 'two')]
  await record(one, true, [one, two])
  await record(two, true, [one, two])
  await record(two, false, [one, two])
  expect(Object.keys(JSON.parse(await readFile(path.join(month, 'engines.json'), 'utf8')))).toEqual([
    '25-04-01',
  ])
  await record(two, true, [two])
  expect(Object.keys(JSON.parse(await readFile(path.join(month, 'engines.json'), 'utf8')))).toEqual([
    '25-04-02',
  ])
})
