/** Which clocks there are: the day folders of the collection, and the fixtures of whoever names some. */
import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { hasDateShape } from '@found-time/catalogue'
import { clockPackages, collection } from '../collection/collection.ts'

export interface ClockFolder {
  /** `yy-mm-dd`, or a fixture's name. */
  readonly name: string
  readonly folder: string
}

/** The day a clock is of, `yyyy-mm-dd`; one for fixtures, which are named otherwise. */
export const dayOf = ({ name }: ClockFolder) => (hasDateShape(name) ? `20${name}` : '2025-04-12')

/**
 * The clocks of every month, in order of date.
 * @param month - `yy-mm` or `yyyy-mm`: that month alone.
 * @param packages - Where they are looked for.
 * @throws {Error} When the month has no package, and no clock anywhere.
 */
export async function clockFolders(
  month?: string,
  packages = clockPackages(collection),
): Promise<ClockFolder[]> {
  const wanted = month?.replace(/^20(?=\d\d-\d\d$)/, '')
  const found = await Promise.all(
    packages.map(async (folder) => {
      const source = path.join(folder, 'src')
      const days = (await readdir(source)).filter(hasDateShape)
      // A folder that is only begun would be in the way of all others.
      return days
        .map((day) => ({ name: day, folder: path.join(source, day) }))
        .filter(({ folder }) => existsSync(path.join(folder, 'clock.tsx')))
    }),
  )
  const folders = found.flat().filter(({ name }) => wanted === undefined || name.startsWith(`${wanted}-`))
  const isBegun = packages.some((folder) => path.basename(folder) === `clocks-20${wanted}`)
  if (month !== undefined && folders.length === 0 && !isBegun)
    throw new Error(`There is no clock of the month ${month}. Months look like 2025-04.`)
  return folders.sort((a, b) => a.name.localeCompare(b.name))
}

/** @example countOf([one]) // '1 clock' */
export const countOf = ({ length }: readonly unknown[]) => (length === 1 ? '1 clock' : `${length} clocks`)

/**
 * One clock by its date.
 * @throws {Error} When there is none, with the dates that exist in that month.
 */
export async function clockFolder(date: string): Promise<ClockFolder> {
  if (!hasDateShape(date)) throw new Error(`"${date}" is not a date. Dates look like 25-04-13.`)
  const folders = await clockFolders(date.slice(0, 5))
  const found = folders.find(({ name }) => name === date)
  if (found) return found
  throw new Error(
    `There is no clock for ${date}. This month has: ${folders.map(({ name }) => name).join(', ')}`,
  )
}
