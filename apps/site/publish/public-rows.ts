/** The list of clocks that a build shows: this repository's, or another one that is given to it. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseCatalogue } from '@found-time/catalogue'
import { embeddedRows } from '@found-time/catalogue/embedded'
import { testingRows } from '@found-time/catalogue/testing'

/**
 * @param mode - Of the build.
 * @param file - SITE_CATALOGUE: a JSON file with rows as `@found-time/catalogue` has them, from where the build is run.
 * @throws {Error} When the file is not there, or holds no list of clocks.
 */
export function publicRows(mode: string | undefined, file = process.env.SITE_CATALOGUE): unknown {
  if (mode === 'testing') return testingRows
  if (!file) return embeddedRows
  try {
    const rows: unknown = JSON.parse(readFileSync(path.resolve(process.env.INIT_CWD ?? '.', file), 'utf8'))
    if (parseCatalogue(rows).length === 0) throw new Error('it lists no clock')
    return rows
  } catch (error) {
    throw new Error(`SITE_CATALOGUE: ${file} cannot be used: ${(error as Error).message}`, { cause: error })
  }
}
