/**
 * Keeps the list of clocks out of the site's scripts: in a built site it is a file of its own, which pages name in a
 * tag. A new title renames that file and no script, and scripts do not grow with every clock.
 */
import path from 'node:path'
import type { Plugin } from 'vite'
import { publicRows } from './public-rows.ts'

const shared = path.join(import.meta.dirname, '../app/shared')
/** By this name the build's manifest knows the file. */
export const CATALOGUE_FILE = 'catalogue.json'

export function catalogueFile(): Plugin {
  let rows: unknown
  return {
    name: 'found-time:catalogue-file',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved({ mode }) {
      rows = publicRows(mode)
    },
    buildStart() {
      const source = JSON.stringify(rows)
      this.emitFile({ type: 'asset', name: CATALOGUE_FILE, originalFileName: CATALOGUE_FILE, source })
    },
    resolveId(source, importer) {
      if (!importer || !source.endsWith('/catalogue-rows')) return null
      return path.join(shared, 'fetched-catalogue-rows.ts')
    },
  }
}
