/**
 * Keeps the list of clocks out of the names of everything else. Hashed names spread: a file that imports another by
 * its hashed name is itself renamed when that one changes, and all the site's scripts stand on the list. So they
 * import it by a fixed name, and each page's import map says which file that is.
 */
import path from 'node:path'
import type { Plugin } from 'vite'

/** What the scripts import; the pages' import map gives it an address. */
export const CATALOGUE_NAME = 'found-time:catalogue'

const rows = path.join(import.meta.dirname, '../app/shared/catalogue-rows.ts')

export function catalogueFile(): Plugin {
  return {
    name: 'found-time:catalogue-file',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      this.emitFile({ type: 'chunk', id: rows, name: 'catalogue', preserveSignature: 'strict' })
    },
    async resolveId(source, importer) {
      if (!importer || !source.endsWith('/catalogue-rows')) return null
      const resolved = await this.resolve(source, importer, { skipSelf: true })
      return resolved?.id === rows ? { id: CATALOGUE_NAME, external: true } : null
    },
  }
}
