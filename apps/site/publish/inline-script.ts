/**
 * `import text from './script.ts?inline-script'`: a script of ours as text, bundled with what it imports, for a page
 * that holds it between its tags. Read while pages are prerendered, so that it adds nothing to the site's scripts.
 */
import path from 'node:path'
import { build } from 'esbuild'
import type { Plugin } from 'vite'
import { BASE } from '../app/shared/base.ts'

const QUERY = '?inline-script'

export function inlineScript(): Plugin {
  return {
    name: 'found-time:inline-script',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(QUERY)) return null
      const { outputFiles, metafile } = await bundle(id.slice(0, -QUERY.length))
      // Whole paths: Vite's server takes others for imports of the page's.
      for (const file of Object.keys(metafile.inputs)) this.addWatchFile(path.resolve(file))
      return `export default ${JSON.stringify(outputFiles[0]?.text.trim())}`
    },
  }
}

/** @param file - The script's source. */
const bundle = (file: string) =>
  build({
    entryPoints: [file],
    bundle: true,
    minify: true,
    format: 'iife',
    define: { SITE_BASE: JSON.stringify(BASE) },
    target: 'es2020', // they run before it is known how old the engine is
    write: false,
    metafile: true,
    legalComments: 'none',
    // Our packages' files import one another's for their order alone, too, which is nothing to be told of.
    logOverride: { 'ignored-bare-import': 'silent' },
  })
