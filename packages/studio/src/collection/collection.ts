/** The collection at hand, and its packages. It is an error to load this where there is none. */
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { type Collection, findCollection } from './find-collection.ts'

export { type Collection, findCollection }

const MONTH_PACKAGE = /^clocks-20\d\d-\d\d$/

/**
 * The packages that clocks are in, in order of month.
 * @returns Absolute folders, each with a `src`; the collection's own where it is a package of clocks itself.
 */
export function clockPackages({ root }: Pick<Collection, 'root'>): string[] {
  const packages = path.join(root, 'packages')
  // What another branch has built may have left a folder behind.
  const isMonth = (name: string) =>
    MONTH_PACKAGE.test(name) && existsSync(path.join(packages, name, 'package.json'))
  const months = existsSync(packages) ? readdirSync(packages).filter(isMonth) : []
  if (months.length > 0) return months.sort().map((name) => path.join(packages, name))
  return existsSync(path.join(root, 'src')) ? [root] : []
}

/** The collection at hand. */
export const collection = findCollection(process.cwd())

/** Its folder; paths in messages begin there. */
export const { root } = collection
