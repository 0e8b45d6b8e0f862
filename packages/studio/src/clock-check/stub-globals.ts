/** Makes the names of the machine's clock, timers and chance mean something else, in clocks' own files alone. */
import { transform } from 'esbuild'
import type { Plugin } from 'vite'

const NAMES = [
  'Date',
  'performance',
  'Math',
  'crypto',
  'Intl',
  'Temporal',
  'setTimeout',
  'setInterval',
  'requestAnimationFrame',
  'requestIdleCallback',
  'window',
  'self',
  'globalThis',
]

/**
 * `Date` becomes `clockGlobals.Date` and so on (page/host-time.ts has them). esbuild knows which names are global and
 * which the file has declared itself.
 * @param folders - The clocks' folders.
 */
export function stubGlobals(folders: readonly string[]): Plugin {
  const define = Object.fromEntries(NAMES.map((name) => [name, `clockGlobals.${name}`]))
  return {
    name: 'stub-globals',
    enforce: 'pre',
    async transform(code, id) {
      const file = id.replace(/\?.*/, '')
      if (!/\.tsx?$/.test(file) || !folders.some((folder) => file.startsWith(`${folder}/`))) return
      const { code: stubbed, map } = await transform(code, {
        loader: file.endsWith('x') ? 'tsx' : 'ts',
        jsx: 'automatic',
        format: 'esm',
        target: 'es2022',
        sourcefile: file,
        sourcemap: true,
        define,
      })
      return { code: stubbed, map }
    },
  }
}
