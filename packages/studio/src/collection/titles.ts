/** What clocks are called: `titles.json` of their package, by date. Nowhere else is a title written by hand. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { clockPackages } from './collection.ts'

export type Titles = Readonly<Record<string, string>>

export const titlesFile = (clockPackage: string) => path.join(clockPackage, 'titles.json')

/**
 * @param clockPackage - Its folder.
 * @returns By date, `yy-mm-dd`; empty where there is no such file.
 * @throws {Error} When the file is not a map of texts.
 */
export function readTitles(clockPackage: string): Titles {
  const file = titlesFile(clockPackage)
  if (!existsSync(file)) return {}
  const wrong = new Error(`${file} has to be a map of dates to titles: { "25-12-01": "Tea Towel" }`)
  let titles: unknown
  try {
    titles = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new Error(wrong.message, { cause: error })
  }
  if (typeof titles !== 'object' || titles === null) throw wrong
  if (Object.values(titles).some((title) => typeof title !== 'string' || title.trim() === '')) throw wrong
  return titles as Titles
}

/** In order of date, as the file has it. */
export function titlesText(titles: Titles): string {
  const sorted = Object.entries(titles).sort(([a], [b]) => a.localeCompare(b))
  return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`
}

/** Of every clock of a collection, by date. */
export const allTitles = (collection: { readonly root: string }): Titles =>
  Object.assign({}, ...clockPackages(collection).map(readTitles))
