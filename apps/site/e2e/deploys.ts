/** The site as it was and as it will be: real builds that differ in what a deploy may change, served in turn. */
import { execFile } from 'node:child_process'
import { cp, lstat, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { promisify } from 'node:util'
import { embeddedRows } from '@found-time/catalogue/embedded'
import { siteListener } from '../serve/site'
import { APP_SHELL } from '../service-worker/site-files'

const site = path.resolve(import.meta.dirname, '..')
/** As deep as `apps/site`, so that the links to the other packages lead there. */
const cache = path.resolve(site, '../../.cache')

const SOURCES = [
  'app',
  'publish',
  'serve',
  'service-worker',
  'node_modules',
  'package.json',
  'react-router.config.ts',
  'server.ts',
  'tsconfig.json',
  'vite.config.ts',
  'build-mode.ts',
]

/** What is changed in a package's built files before the site is built on it. */
export interface Change {
  readonly package: string
  readonly file: string
  readonly from: string
  readonly to: string
}

/** How a site differs from the real one. */
export interface Variant {
  /** The clocks it has; all of them unless it is said. */
  readonly dates?: readonly string[]
  /** Titles, by date, that are others. */
  readonly titles?: Readonly<Record<string, string>>
  readonly changes?: readonly Change[]
  /** Only what is bundled is built: no page of it can be opened, but its files have their names. */
  readonly bundleOnly?: boolean
  /** What the build is told by its environment. */
  readonly env?: Readonly<Record<string, string>>
}

/** A title, and nothing else. */
export const TITLE = { '25-04-13': 'Tangerine' }

/** A clock's own script, and with it what names it: its month's map and all that asks for months. */
export const CLOCK: Change = {
  package: 'clocks-2025-04',
  file: '25-04-13/clock.js',
  from: 'all twelve at twelve',
  to: 'twelve at twelve, all of them',
}

/**
 * Builds another site.
 * @returns The folder that stands for `apps/site`.
 */
export async function build(name: string, variant: Variant): Promise<string> {
  const { dates, titles = {}, changes = [], bundleOnly, env } = variant
  const folder = path.join(cache, name)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  for (const source of SOURCES) {
    await cp(path.join(site, source), path.join(folder, source), { recursive: true, verbatimSymlinks: true })
  }
  if (dates) await leaveOut(folder, dates)
  await copyPackage(folder, 'catalogue')
  const rows = embeddedRows
    .filter(({ date }) => !dates || dates.includes(date))
    .map((row) => ({ ...row, title: titles[row.date] ?? row.title }))
  await edit(
    path.join(packageIn(folder, 'catalogue'), 'dist/embedded.js'),
    () => `export const embeddedRows = ${JSON.stringify(rows)}\n`,
  )
  for (const change of changes) {
    await copyPackage(folder, change.package)
    await edit(path.join(packageIn(folder, change.package), 'dist', change.file), (text) => {
      if (!text.includes(change.from))
        throw new Error(`${change.file} of ${change.package} has no ${change.from}.`)
      return text.replaceAll(change.from, change.to)
    })
  }
  if (bundleOnly)
    await writeFile(path.join(folder, 'react-router.config.ts'), 'export default { ssr: false }\n')
  const bin = path.join(folder, 'node_modules/.bin/react-router')
  // With this Node, whichever the machine has.
  const PATH = [path.dirname(process.execPath), process.env.PATH].join(path.delimiter)
  await promisify(execFile)(bin, ['build'], { cwd: folder, env: { ...process.env, ...env, PATH } })
  return folder
}

/** Takes all other clocks out of a site: most of a build's time goes into them. */
async function leaveOut(folder: string, dates: readonly string[]) {
  const months = [...new Set(dates.map((date) => date.slice(0, 5)))]
  await edit(path.join(folder, 'app/clock-page/months.ts'), (text) =>
    text.replace(/^ {2}'(\d\d-\d\d)': .*\n/gm, (line, month) => (months.includes(month) ? line : '')),
  )
  for (const month of months) {
    const name = `clocks-20${month}`
    await copyPackage(folder, name)
    await edit(path.join(packageIn(folder, name), 'dist/index.js'), (text) =>
      text.replace(/"(\d\d-\d\d-\d\d)":\(\)=>import\("[^"]+"\),?/g, (entry, date) =>
        dates.includes(date) ? entry : '',
      ),
    )
  }
}

const packageIn = (folder: string, name: string) => path.join(folder, 'node_modules/@found-time', name)

/** Puts a package's built files where a link to them was. */
async function copyPackage(folder: string, name: string) {
  const copy = packageIn(folder, name)
  if (!(await lstat(copy)).isSymbolicLink()) return
  await rm(copy)
  const original = path.join(site, '../../packages', name)
  for (const part of await readdir(original)) {
    if (!['package.json', 'dist', 'posters'].includes(part)) continue
    await cp(path.join(original, part), path.join(copy, part), { recursive: true })
  }
}

async function edit(file: string, change: (text: string) => string) {
  await writeFile(file, change(await readFile(file, 'utf8')))
}

export const current = site

/** Names of a build's files whose names change with what is in them. */
export const hashedFiles = (folder: string) => readdir(path.join(folder, 'build/client/assets'))

/** What some hosts do, or what stands between a visitor and a host. */
export interface Habits {
  /** Sends what asks with `.html` on to the address without. */
  readonly cleanAddresses?: boolean
  /** Has nothing that begins with an underscore. */
  readonly withoutUnderscores?: boolean
  /** Addresses that are answered by a page, and how long browsers may keep it. */
  readonly answersWithPage?: { readonly to: RegExp; readonly cacheControl: string }
}

/**
 * One address, where one build after the other is served, or nothing: it stays while builds come and go, counts, and
 * can fail.
 */
export class Host {
  #site: RequestListener | undefined
  #status: number | undefined
  #habits: Habits = {}
  #served: Map<string, number> | undefined
  readonly #server = createServer((request, response) => this.#answer(request, response))

  constructor() {
    // It goes on listening: another process could take the port.
    this.#server.on('connection', (line) => {
      if (!this.#site) line.destroy()
    })
  }

  get address() {
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`
  }

  /** Serves a build from now on, and no other. */
  async deploy(folder: string): Promise<void> {
    this.#site = siteListener(path.join(folder, 'build/client'))
    this.#status = undefined
    if (!this.#server.listening) await new Promise<void>((resolve) => this.#server.listen(0, resolve))
  }

  /** Answers everything with an error. */
  fail(status: number) {
    this.#status = status
  }

  /** From now on these and no others. */
  behave(habits: Habits) {
    this.#habits = habits
  }

  /** @returns The addresses asked for from now on, with the bytes that were sent for each, without headers. */
  count(): ReadonlyMap<string, number> {
    this.#served = new Map()
    return this.#served
  }

  /** From now on there is no network, as far as this site is concerned. */
  cut() {
    this.#site = undefined
    this.#server.closeAllConnections()
  }

  async end(): Promise<void> {
    const closed = new Promise((resolve) => this.#server.close(resolve))
    this.#server.closeAllConnections()
    await closed
  }

  #answer(request: IncomingMessage, response: ServerResponse) {
    if (!this.#site) return response.destroy()
    if (this.#status) return response.writeHead(this.#status).end()
    const { url = '/' } = request
    if (this.#served) countInto(this.#served, url, response)
    const { cleanAddresses, withoutUnderscores, answersWithPage } = this.#habits
    if (answersWithPage?.to.test(url)) {
      const headers = {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': answersWithPage.cacheControl,
      }
      return response.writeHead(200, headers).end('<h1>Log in</h1>')
    }
    if (withoutUnderscores && /\/_/.test(url)) return response.writeHead(404).end()
    if (cleanAddresses && url.endsWith('.html'))
      return response.writeHead(308, { Location: url.slice(0, -'.html'.length) }).end()
    if (cleanAddresses && `${url}.html` === APP_SHELL) request.url = APP_SHELL
    this.#site(request, response)
  }
}

/** Notes what is written into an answer, as it is sent: what compresses it has written before. */
function countInto(served: Map<string, number>, address: string, response: ServerResponse) {
  served.set(address, served.get(address) ?? 0)
  const note = (chunk: unknown) => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array)
      served.set(address, served.get(address)! + Buffer.byteLength(chunk))
  }
  for (const name of ['write', 'end'] as const) {
    const real = response[name] as (...given: unknown[]) => boolean
    Object.assign(response, {
      [name]: (...given: unknown[]) => {
        note(given[0])
        return real.apply(response, given)
      },
    })
  }
}
