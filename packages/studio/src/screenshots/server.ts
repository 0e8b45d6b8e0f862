/** A Vite server that shows clocks from their sources: no build, no registration. */

import { readFile } from 'node:fs/promises'
import path from 'node:path'
import {
  createServer,
  type InlineConfig,
  mergeConfig,
  type Plugin,
  searchForWorkspaceRoot,
  type ViteDevServer,
} from 'vite'
import { toModule } from '../build-preset/css-modules.ts'
import { root } from '../collection/collection.ts'
import type { ClockFolder } from './clocks.ts'

const CSS = '\0clock-css:'

/** `import styles, { css } from './clock.module.css'`, as the package build does it. */
function clockCss(moduleOf: typeof toModule): Plugin {
  return {
    name: 'clock-css',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!source.endsWith('.module.css') || !importer) return
      // Another ending: Vite claims every id that ends in .css.
      return `${CSS}${path.resolve(path.dirname(importer.replace(/\?.*/, '')), source)}.js`
    },
    async load(id) {
      if (!id.startsWith(CSS)) return
      const file = id.slice(CSS.length, -'.js'.length)
      this.addWatchFile(file)
      const source = await readFile(file)
      try {
        return moduleOf(source, file)
      } catch (error) {
        this.error({ message: (error as Error).message, id: file })
      }
    },
    // Vite looks for modules of the file that changed, and this one goes by another name.
    hotUpdate({ file }) {
      if (!file.endsWith('.module.css')) return
      const module = this.environment.moduleGraph.getModuleById(`${CSS}${file}.js`)
      return module && [module]
    },
  }
}

const CLOCKS = 'virtual:clocks'

/** `import { clocks } from 'virtual:clocks'`: loaders by name, for the clocks the server was given. */
function clockList(folders: readonly ClockFolder[]): Plugin {
  return {
    name: 'clock-list',
    resolveId: (source) => (source === CLOCKS ? `\0${CLOCKS}` : undefined),
    load(id) {
      if (id !== `\0${CLOCKS}`) return
      const lines = folders.map(
        ({ name, folder }) =>
          `  ${JSON.stringify(name)}: () => import(${JSON.stringify(path.join(folder, 'clock.tsx'))}),`,
      )
      return `export const clocks = {\n${lines.join('\n')}\n}\n`
    },
  }
}

/** What Vite needs to know to show clocks, served or built. */
export const clocksConfig = (folders: readonly ClockFolder[], cssModule = toModule): InlineConfig => ({
  configFile: false,
  logLevel: 'warn',
  clearScreen: false,
  plugins: [clockCss(cssModule), clockList(folders)],
  oxc: { jsx: { runtime: 'automatic', development: false } },
  // Clocks and the pages that show them lie in different packages, and share what has state.
  resolve: { dedupe: ['react', 'react-dom', '@found-time/clock-runtime'] },
})

/**
 * Starts it on a free port of this machine.
 * @param folders - The clocks it knows.
 * @param config - More for Vite: another root, plugins.
 * @param cssModule - What a clock's style sheet becomes; as in its package unless told.
 * @returns The server; close it.
 */
export async function serveClocks(
  folders: readonly ClockFolder[],
  config: InlineConfig = {},
  cssModule = toModule,
): Promise<{ server: ViteDevServer; address: string }> {
  const server = await createServer(
    mergeConfig(
      {
        ...clocksConfig(folders, cssModule),
        root: path.join(import.meta.dirname, 'page'),
        cacheDir: path.join(root, 'node_modules/.cache/screenshots'),
        optimizeDeps: {
          entries: [],
          include: ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', 'react/jsx-dev-runtime'],
          noDiscovery: true,
        },
        server: {
          host: '127.0.0.1',
          port: 0,
          strictPort: false,
          // The collection with what is installed for it, and the pages, which may lie elsewhere.
          fs: { allow: [searchForWorkspaceRoot(root), path.resolve(import.meta.dirname, '..')] },
          hmr: false,
          watch: null,
        },
      } satisfies InlineConfig,
      config,
    ),
  )
  await server.listen()
  const address = server.resolvedUrls?.local[0]
  if (!address) throw new Error('The server has no address.')
  return { server, address }
}
