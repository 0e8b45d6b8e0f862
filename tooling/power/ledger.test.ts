import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fingerprint } from '@found-time/screenshots/clocks'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { freshFigure, ledgerFile, readLedger, record, staleDates } from './ledger.ts'

let month: string
beforeEach(async () => {
  month = await mkdtemp(path.join(tmpdir(), 'power-'))
})
afterEach(() => rm(month, { recursive: true }))

/** A folder with one file, and a clock in it. */
async function folderWith(name: string, file: string, content: string) {
  const folder = path.join(month, 'src', name)
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, file), content)
  return { name, folder }
}

it('keeps a figure beside the sources of its month', async () => {
  const clock = await folderWith('25-04-01', 'clock.tsx', 'one')
  expect(ledgerFile(clock)).toBe(path.join(month, 'power.json'))
})

it('has a fresh figure until the clock changes', async () => {
  const clock = await folderWith('25-04-01', 'clock.tsx', 'one')
  expect(await staleDates([clock])).toEqual(['25-04-01'])
  const figure = { fingerprint: await fingerprint(clock), ratio: 2.07, cores: 0.585 }
  await record(ledgerFile(clock), { '25-04-01': figure }, ['25-04-01'])
  expect(await freshFigure(clock)).toEqual(figure)
  expect(await staleDates([clock])).toEqual([])
  await folderWith('25-04-01', 'clock.test.tsx', 'a test costs nothing')
  expect(await staleDates([clock])).toEqual([])
  await folderWith('25-04-01', 'clock.tsx', 'two')
  expect(await freshFigure(clock)).toBeUndefined()
  expect(await staleDates([clock])).toEqual(['25-04-01'])
})

it('writes a line a clock in order of date, keeps what was not measured and drops what is gone', async () => {
  const file = path.join(month, 'power.json')
  const figure = (ratio: number) => ({ fingerprint: 'f'.repeat(16), ratio, cores: ratio / 4 })
  const first = { '25-04-30': figure(1), '25-04-03': figure(2), '25-04-02': figure(3) }
  await record(file, first, Object.keys(first))
  await record(file, { '25-04-02': figure(0.25) }, ['25-04-02', '25-04-30'])
  expect(await readFile(file, 'utf8')).toBe(
    '{\n' +
      '  "25-04-02": { "fingerprint": "ffffffffffffffff", "ratio": 0.25, "cores": 0.063 },\n' +
      '  "25-04-30": { "fingerprint": "ffffffffffffffff", "ratio": 1, "cores": 0.25 }\n' +
      '}\n',
  )
})

it('says of a ledger it cannot read what to do', async () => {
  const file = path.join(month, 'power.json')
  await writeFile(file, '<<<<<<< HEAD')
  await expect(readLedger(file)).rejects.toThrow('power.json is not JSON. Delete it and run `pnpm power`.')
})
