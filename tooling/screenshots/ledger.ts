/** What is known of a month's clocks, by date, in a file beside its sources that is not shipped. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { root } from '@found-time/collection'
import type { ClockFolder } from './clocks.ts'

/** @param name - As `power.json`. */
export const ledgerOf = ({ folder }: ClockFolder, name: string) => path.resolve(folder, '../..', name)

/**
 * @param command - What writes it anew, as `pnpm power`.
 * @returns By date; nothing of a ledger that is not there.
 * @throws {Error} When it is there and cannot be read, with what to do.
 */
export async function readLedger<T>(file: string, command: string): Promise<Readonly<Record<string, T>>> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}'
    throw error
  })
  try {
    return JSON.parse(text)
  } catch {
    throw new Error(`${path.relative(root, file)} is not JSON. Delete it and run \`${command}\`.`)
  }
}
