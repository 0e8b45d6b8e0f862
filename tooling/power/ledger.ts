/**
 * What each clock of a month was measured to cost: `power.json` beside the month's sources, which is not shipped.
 * A figure is fresh while the clock's folder is what was measured. The runtime is not asked about: a word changed in it
 * would make every figure stale, and to measure them all takes a quiet quarter of an hour.
 */

import { writeFile } from 'node:fs/promises'
import { commandLine } from '@found-time/collection/command-line'
import { type ClockFolder, fingerprint } from '@found-time/screenshots/clocks'
import { ledgerOf, readLedger as read } from '@found-time/screenshots/ledger'

export interface Figure {
  readonly fingerprint: string
  /** The browser's processor time to that of a react-clock swept every frame, measured in the same run. */
  readonly ratio: number
  /** Processor seconds a second. */
  readonly cores: number
}

/** By date. */
export type Ledger = Readonly<Record<string, Figure>>

/** Where the figures of a clock's month are kept. */
export const ledgerFile = (clock: ClockFolder) => ledgerOf(clock, 'power.json')

/** @throws {Error} When it is there and cannot be read; one that is not there is empty. */
export const readLedger = (file: string): Promise<Ledger> => read<Figure>(file, commandLine('power'))

/** One line a clock, in order of date. */
export function toText(ledger: Ledger): string {
  const lines = Object.entries(ledger)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([date, { fingerprint, ratio, cores }]) => {
      // Without noughts at the end, as the formatter has them.
      const figures = `"ratio": ${Number(ratio.toFixed(2))}, "cores": ${Number(cores.toFixed(3))}`
      return `  "${date}": { "fingerprint": "${fingerprint}", ${figures} }`
    })
  return `{\n${lines.join(',\n')}\n}\n`
}

/**
 * Adds figures to a month's ledger, and leaves out what is no clock of it any more.
 * @param dates - The clocks that the month has.
 */
export async function record(file: string, figures: Ledger, dates: readonly string[]): Promise<void> {
  const kept = Object.entries({ ...(await readLedger(file)), ...figures }).filter(([date]) =>
    dates.includes(date),
  )
  await writeFile(file, toText(Object.fromEntries(kept)))
}

/** A clock's figure, when it is of the clock as it is. */
export async function freshFigure(clock: ClockFolder): Promise<Figure | undefined> {
  const figure = (await readLedger(ledgerFile(clock)))[clock.name]
  return figure?.fingerprint === (await fingerprint(clock)) ? figure : undefined
}

/** The dates of those clocks that have no fresh figure. */
export async function staleDates(clocks: readonly ClockFolder[]): Promise<string[]> {
  const figures = await Promise.all(clocks.map(freshFigure))
  return clocks.filter((_, index) => !figures[index]).map(({ name }) => name)
}
