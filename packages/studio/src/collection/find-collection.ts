/**
 * The collection of clocks that a command works on: the folder whose package.json says `foundTime`, found from where
 * the command is run, upwards. Its clocks lie in one of two layouts:
 *
 *   src/25-12-01/clock.tsx                             one package with all of them
 *   packages/clocks-2025-12/src/25-12-01/clock.tsx     a package for each month
 */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { folderFault } from './folder.ts'

export interface Collection {
  /** Absolute. */
  readonly root: string
  /** What it is called: `Found Time`. */
  readonly title: string
  /** Where the built site is, whose pages `power` measures; absolute. Missing where there is none. */
  readonly site?: string
}

/** What a package.json may say under `foundTime`. */
interface Settings {
  readonly title?: unknown
  readonly site?: unknown
}

/**
 * @param from - The folder to begin with.
 * @throws {Error} When no folder above is one, with how to begin one; when its title is missing, and when it lies
 * where clocks cannot be served from.
 * @example findCollection('/winter/src').root // '/winter'
 */
export function findCollection(from: string): Collection {
  for (let folder = path.resolve(from); ; folder = path.dirname(folder)) {
    const settings = settingsIn(folder)
    if (settings) return collectionOf(folder, settings)
    if (folder === path.dirname(folder)) break
  }
  throw new Error(
    `There is no collection of clocks here: no folder from ${path.resolve(from)} upwards has a package.json with ` +
      '"foundTime". `npm create @found-time/month` begins one.',
  )
}

function settingsIn(folder: string): Settings | undefined {
  const file = path.join(folder, 'package.json')
  if (!existsSync(file)) return
  try {
    return JSON.parse(readFileSync(file, 'utf8')).foundTime
  } catch (error) {
    throw new Error(`${file} is not JSON: ${(error as Error).message}`)
  }
}

function collectionOf(root: string, { title, site }: Settings): Collection {
  const fault = folderFault(root)
  if (fault) throw new Error(fault)
  if (typeof title !== 'string' || title.trim() === '')
    throw new Error(
      `${path.join(root, 'package.json')} gives the collection no title: "foundTime": { "title": "…" }`,
    )
  return { root, title, ...(typeof site === 'string' && { site: path.join(root, site) }) }
}
