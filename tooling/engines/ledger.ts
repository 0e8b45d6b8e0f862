/** Which state of each clock has passed in all engines: `engines.json` beside the month's sources, which is not shipped. */
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type ClockFolder, fingerprint } from '@found-time/darkroom/clocks'

/** A fingerprint by date. */
export type Ledger = Readonly<Record<string, string>>

const ledgerFile = ({ folder }: ClockFolder) => path.resolve(folder, '../..', 'engines.json')

/** @throws {Error} When it is there and cannot be read; one that is not there is empty. */
async function readLedger(file: string): Promise<Ledger> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}'
    throw error
  })
  return JSON.parse(text)
}

/**
 * Writes down how a clock did.
 * @param clocks - All of its month: what is none of them any more is left out.
 */
export async function record(clock: ClockFolder, passed: boolean, clocks: readonly ClockFolder[]) {
  const file = ledgerFile(clock)
  const dates = clocks.filter((one) => ledgerFile(one) === file).map(({ name }) => name)
  const known = { ...(await readLedger(file)), [clock.name]: passed ? await fingerprint(clock) : '' }
  const kept = dates.filter((date) => known[date]).map((date) => [date, known[date]])
  await writeFile(file, `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`)
}

/** Dates of those clocks that have not passed as they are. */
export async function staleDates(clocks: readonly ClockFolder[]): Promise<string[]> {
  const stale = await Promise.all(
    clocks.map(async (clock) => {
      const passed = (await readLedger(ledgerFile(clock)))[clock.name]
      return passed === (await fingerprint(clock)) ? [] : [clock.name]
    }),
  )
  return stale.flat()
}
