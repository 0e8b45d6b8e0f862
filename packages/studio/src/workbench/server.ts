/** The workbench's server: clocks from their sources, rebuilt as their files change, and what there is to know of them. */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import type { InlineConfig, Plugin, ViteDevServer } from 'vite'
import { isSource } from '../build-preset/artwork-files.ts'
import { scopeStyles } from '../build-preset/css-modules.ts'
import { collection, root } from '../collection/collection.ts'
import { notesIn } from '../collection/notes.ts'
import type { ClockFolder } from '../screenshots/clocks.ts'
import { serveClocks } from '../screenshots/server.ts'
import { CHECK_PATHS, type CheckPaths, readReport, runCheck } from './checks.ts'
import { takeEngineStill } from './engine-still.ts'
import { EXPORT_PATHS, type ExportPaths, runExport } from './exports.ts'
import { weigh } from './inspect.ts'
import { trace } from './trace.ts'

export interface WorkbenchOptions {
  /** Any free one when left out. */
  readonly port?: number
  /** Whether to open a browser. */
  readonly open?: boolean
  /** `yy-mm-dd`: the clock that it opens on, on that day; the first one unless told. */
  readonly day?: string | undefined
  readonly checks?: CheckPaths
  readonly exports?: ExportPaths
}

/**
 * @param list - Says which clocks there are; asked again when a `clock.tsx` comes or goes.
 * @returns The server, close it; and its address.
 */
export async function openWorkbench(
  list: () => Promise<ClockFolder[]>,
  { port = 0, open = false, day, checks = CHECK_PATHS, exports = EXPORT_PATHS }: WorkbenchOptions = {},
): Promise<{ server: ViteDevServer; address: string }> {
  const folders = await list()
  const query = day === undefined ? '' : `?clock=${day}`
  const config: InlineConfig = {
    root: path.join(import.meta.dirname, 'page'),
    cacheDir: path.join(root, 'node_modules/.cache/workbench'),
    plugins: [hotClocks(list), facts(list, checks, exports)],
    server: {
      port,
      open: open && `/${query}`,
      hmr: { overlay: false },
      // Not before a file is written whole: editors may empty it first.
      watch: { awaitWriteFinish: { stabilityThreshold: 40, pollInterval: 10 } },
      warmup: { clientFiles: ['./main.{tsx,js}'] },
    },
  }
  const { server, address } = await serveClocks(folders, config, checkedModule)
  return { server, address: address + query }
}

/** As a package has it, but that a class which does not exist is told: there it would be `undefined`, silently. */
function checkedModule(source: Uint8Array, filename: string): string {
  const { css, names } = scopeStyles(source, filename)
  return `
export const css = ${JSON.stringify(css)}
export default new Proxy(${JSON.stringify(names)}, {
  get(names, name) {
    if (typeof name === 'symbol' || name in names) return names[name]
    throw new Error(${JSON.stringify(path.basename(filename))} + ' has no class .' + name)
  },
})
`
}

const CLOCKS = 'virtual:workbench-clocks'

/** `virtual:workbench-clocks`: names, titles and loaders, and a call when a clock's files have changed. */
function hotClocks(list: () => Promise<ClockFolder[]>): Plugin {
  return {
    name: 'workbench-clocks',
    resolveId: (source) => (source === CLOCKS ? `\0${CLOCKS}` : undefined),
    async load(id) {
      if (id !== `\0${CLOCKS}`) return
      const clocks = await Promise.all((await list()).map(describe))
      return [
        `export const collectionTitle = ${JSON.stringify(collection.title)}`,
        'export const clocks = [',
        ...clocks.map(({ load, ...clock }) => `  { ...${JSON.stringify(clock)}, load: ${load} },`),
        ']',
        'const listeners = new Set()',
        'export const onRebuilt = (listener) => void listeners.add(listener)',
        // Vite finds these calls by reading: one for each file, its path written out.
        ...clocks
          .filter(({ file }) => existsSync(file))
          .map(
            ({ name, file }) =>
              `import.meta.hot?.accept(${JSON.stringify(file)}, (module) => listeners.forEach((tell) => tell(${JSON.stringify(name)}, module)))`,
          ),
      ].join('\n')
    },
    async configureServer(server) {
      // The files of clocks that were not opened yet are watched too, and so are folders still to come.
      server.watcher.add((await list()).map(({ folder }) => path.dirname(folder)))
      const onListed = (file: string) => {
        if (path.basename(file) !== 'clock.tsx') return
        const module = server.moduleGraph.getModuleById(`\0${CLOCKS}`)
        if (module) server.moduleGraph.invalidateModule(module)
        server.ws.send({ type: 'full-reload' })
      }
      // Pictures and typefaces are no modules: nobody else says that they came, changed or went.
      const onFile = (file: string) => {
        if (!isSource(file)) server.ws.send('workbench:files')
      }
      for (const change of ['add', 'unlink'] as const) server.watcher.on(change, onListed)
      for (const change of ['add', 'change', 'unlink'] as const) server.watcher.on(change, onFile)
    },
  }
}

async function describe({ name, folder }: ClockFolder) {
  const file = path.join(folder, 'clock.tsx')
  const source = await readFile(file, 'utf8').catch(() => undefined)
  // Its maker may be in the middle of a word.
  const [notes] = await notesIn([folder]).catch(() => [])
  const missing = `${path.relative(root, file)} is not there.`
  return {
    name,
    file,
    title: notes?.title ?? '',
    load:
      source === undefined
        ? `() => Promise.reject(new Error(${JSON.stringify(missing)}))`
        : `() => import(${JSON.stringify(file)})`,
  }
}

/** The addresses under `/workbench/`: a clock's weight, its last verdicts, a check, and where an error is. */
function facts(list: () => Promise<ClockFolder[]>, checks: CheckPaths, exports: ExportPaths): Plugin {
  const answer = async (request: IncomingMessage, response: ServerResponse, server: ViteDevServer) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://workbench.example')
    if (pathname === '/trace' && request.method === 'POST')
      return response.end(await trace(await text(request), server))
    const clock = (await list()).find(({ name }) => name === searchParams.get('clock'))
    if (!clock) {
      response.statusCode = 404
      return response.end('There is no such clock.')
    }
    const send = (facts: unknown) => {
      response.setHeader('Content-Type', 'application/json')
      response.end(JSON.stringify(facts))
    }
    if (pathname === '/weight') return send(await weigh(clock.folder))
    if (pathname === '/export' && request.method === 'POST')
      return runExport(clock.name, searchParams, exports, response)
    if (pathname === '/engine-still') {
      const { picture, failure } = await takeEngineStill(clock, searchParams)
      if (failure !== undefined) response.statusCode = 500
      response.setHeader('Content-Type', failure === undefined ? 'image/png' : 'text/plain; charset=utf-8')
      return response.end(picture ?? failure)
    }
    if (pathname === '/verdicts') return send(await readReport(clock.name, checks))
    if (pathname === '/check' && request.method === 'POST')
      return runCheck(clock.name, searchParams.has('full'), checks, response)
    response.statusCode = 404
    response.end()
  }
  return {
    name: 'workbench-facts',
    configureServer(server) {
      server.middlewares.use('/workbench', (request, response, next) => {
        answer(request, response, server).catch(next)
      })
    },
  }
}
