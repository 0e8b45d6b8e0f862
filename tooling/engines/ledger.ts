/** Which state of each clock has passed in all engines: `engines.json` beside the month's sources, which is not shipped. */

import { writeFile } from 'node:fs/promises'
import { commandLine } from '@found-time/collection/command-line'
import { type ClockFolder, fingerprint } from '@found-time/screenshots/clocks'
import { ledgerOf, readLedger } from '@found-time/screenshots/ledger'

const ledgerFile = (clock: ClockFolder) => ledgerOf(clock, 'engines.json')

/** A fingerprint by date. */
const read = (file: string) => readLedger<string>(file, commandLine('engines'))

/**
 * Writes down how a clock did.
 * @param clocks - All of its month: what is none of them any more is left out.
 */
export async function record(clock: ClockFolder, passed: boolean, clocks: readonly ClockFolder[]) {
  const file = ledgerFile(clock)
  const dates = clocks.filter((one) => ledgerFile(one) === file).map(({ name }) => name)
  const known = { ...(await read(file)), [clock.name]: passed ? await fingerprint(clock) : '' }
  const kept = dates.filter((date) => known[date]).map((date) => [date, known[date]])
  await writeFile(file, `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`)
}

/** Dates of those clocks that have not passed as they are. */
export async function staleDates(clocks: readonly ClockFolder[]): Promise<string[]> {
  const stale = await Promise.all(
    clocks.map(async (clock) => {
      const passed = (await read(ledgerFile(clock)))[clock.name]
      return passed === (await fingerprint(clock)) ? [] : [clock.name]
    }),
  )
  return stale.flat()
}
