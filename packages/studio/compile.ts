/**
 * The studio's inside is the private tools of this repository. Here they become JavaScript, file by file and in their
 * folders, so that what lies beside a tool (pages, templates) lies beside it in the package too.
 */
import { existsSync, readFileSync } from 'node:fs'
import { copyFile, glob, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'esbuild'

const here = import.meta.dirname
const tooling = path.resolve(here, '../../tooling')

/** What tools find by looking into folders, or give to a browser: no import leads there. */
const FOUND_BY_LOOKING = [
  'clock-check/clauses/*.ts',
  '{screenshots,engines,power,workbench}/page/main.tsx',
  'clock-check/page/start.ts',
  'screenshots/preview/main.tsx',
  'power/references/*.{ts,tsx}',
]

/** What is taken as it is, but that pages name scripts. */
const AS_IT_IS = ['*/{page,preview,references}/**/*.{html,css}', 'new-clock/template/**']

const SPECIFIER = /(?:\bfrom|\bimport)\s*\(?\s*'([\w@./:-]+)'|import\.meta\.resolve\('([^']+)'\)/g
const isOurs = (file: string) => file.startsWith(`${tooling}/`) || file.startsWith(`${here}/src/`)

/** A script without its ending, as pages write it, or with the one it has. */
const withEnding = (file: string) =>
  ['', '.ts', '.tsx', '.mjs']
    .map((ending) => file + ending)
    .find((name) => /\.(tsx?|mjs)$/.test(name) && existsSync(name))

/** The source of what one of our files imports; nothing for what is no source of ours. */
function sourceOf(specifier: string, importer: string): string | undefined {
  if (specifier.startsWith('.')) {
    const file = withEnding(path.resolve(path.dirname(importer), specifier))
    return file && isOurs(file) ? file : undefined
  }
  const [, tool, rest] = /^@found-time\/([^/]+)(\/.*)?$/.exec(specifier) ?? []
  const manifest = tool && path.join(tooling, tool, 'package.json')
  if (!manifest || !existsSync(manifest)) return
  const exported = exportOf(JSON.parse(readFileSync(manifest, 'utf8')).exports, `.${rest ?? ''}`)
  if (!exported) throw new Error(`${importer} imports ${specifier}, which ${tool} does not export.`)
  return path.join(tooling, tool, exported)
}

type Exports = Readonly<Record<string, string | { readonly default: string }>>

function exportOf(exports: Exports, name: string): string | undefined {
  const target = (entry: Exports[string]) => (typeof entry === 'string' ? entry : entry.default)
  if (exports[name]) return target(exports[name])
  for (const [pattern, entry] of Object.entries(exports)) {
    const [start = '', end] = pattern.split('*')
    if (end !== undefined && name.startsWith(start) && name.endsWith(end))
      return target(entry).replace('*', name.slice(start.length, name.length - end.length))
  }
}

/** Where a source goes in `dist`, without an ending. */
function placeOf(source: string): string {
  const from = source.startsWith(`${tooling}/`) ? tooling : path.join(here, 'src')
  return path.relative(from, source).replace(/\.\w+$/, '')
}

/** How one built file names another. */
function nameOf(source: string, importer: string): string {
  const name = path.relative(path.dirname(placeOf(importer)), `${placeOf(source)}.js`)
  return name.startsWith('.') ? name : `./${name}`
}

/** Every source that the program leads to, by its place in `dist`. */
export async function sources(entries: readonly string[]): Promise<Record<string, string>> {
  const looked = await Array.fromAsync(glob(FOUND_BY_LOOKING, { cwd: tooling }))
  const waiting = [
    ...entries.map((file) => path.join(here, file)),
    ...looked.filter((file) => !/\.(d|test)\.ts$/.test(file)).map((file) => path.join(tooling, file)),
  ]
  const found = new Map<string, string>()
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (found.has(placeOf(file))) continue
    found.set(placeOf(file), file)
    const text = await readFile(file, 'utf8')
    for (const [, imported, resolved] of text.matchAll(SPECIFIER)) {
      const next = sourceOf((imported ?? resolved)!, file)
      if (next && !/\.d\.m?ts$/.test(next)) waiting.push(next)
    }
  }
  return Object.fromEntries([...found].sort(([a], [b]) => a.localeCompare(b)))
}

/** Names of the packages of others that sources import when they run. */
export async function externalImports(files: readonly string[]): Promise<string[]> {
  const names = new Set<string>()
  for (const file of files)
    for (const [, imported] of (await readFile(file, 'utf8')).matchAll(SPECIFIER)) {
      if (!imported || /^(?:node:|virtual:|\.)/.test(imported) || sourceOf(imported, file)) continue
      names.add(
        imported
          .split('/')
          .slice(0, imported.startsWith('@') ? 2 : 1)
          .join('/'),
      )
    }
  return [...names].sort()
}

/** Imports become what they are called in `dist`; everybody else's packages stay outside. */
export function renameImports(): Plugin {
  return {
    name: 'rename-imports',
    setup(build) {
      build.onResolve({ filter: /.*/ }, ({ path: specifier, importer, kind }) => {
        if (kind === 'entry-point') return
        const source = sourceOf(specifier, importer)
        if (source) return { path: nameOf(source, importer), external: true }
        // Before anything is built, tools read a package's source; here it is a package like others.
        const [, name] = /^\.\..*\/packages\/([^/]+)\/src\//.exec(specifier) ?? []
        return { path: name ? `@found-time/${name}` : specifier, external: true }
      })
      build.onLoad({ filter: /\.(ts|tsx|mjs)$/ }, async ({ path: file }) => {
        const text = await readFile(file, 'utf8')
        const contents = text.replace(/import\.meta\.resolve\('([^']+)'\)/g, (call, specifier) => {
          const source = sourceOf(specifier, file)
          return source ? `new URL('${nameOf(source, file)}', import.meta.url).href` : call
        })
        return { contents, loader: file.endsWith('x') ? 'tsx' : 'ts' }
      })
    },
  }
}

/** After the sources: what is no script, and what programs say of themselves at the head of their files. */
export async function copyOthers(built: Readonly<Record<string, string>>, dist: string): Promise<void> {
  for await (const name of glob(AS_IT_IS, { cwd: tooling })) {
    if (!path.extname(name) || name.includes('node_modules')) continue
    const target = path.join(dist, name)
    await mkdir(path.dirname(target), { recursive: true })
    const isPage = name.endsWith('.html')
    if (isPage)
      await writeFile(target, (await readFile(path.join(tooling, name), 'utf8')).replace(/\.tsx?"/g, '.js"'))
    else await copyFile(path.join(tooling, name), target)
  }
  for (const [place, source] of Object.entries(built)) {
    const text = await readFile(source, 'utf8')
    const [opening] = /^\/\*\*[\s\S]*?\*\//.exec(text) ?? []
    if (!opening || !text.includes("import '@found-time/bootstrap/help'")) continue
    const file = path.join(dist, `${place}.js`)
    await writeFile(file, `${opening}\n${await readFile(file, 'utf8')}`)
  }
  for (const name of ['month.json', 'react-library.json', 'library.json', 'base.json', 'css-modules.d.ts'])
    await copyFile(path.join(tooling, 'tsconfig', name), path.join(dist, 'tsconfig', name))
}
