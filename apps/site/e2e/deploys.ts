/** The site as it was and as it will be: real builds that differ in what a deploy may change, served in turn. */
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { promisify } from 'node:util'

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

/** A title, and nothing else. */
export const TITLE: Change = {
  package: 'catalogue',
  file: 'embedded.js',
  from: '"Orange"',
  to: '"Tangerine"',
}

/** A clock's own script, and with it what names it: its month's map and all that asks for months. */
export const CLOCK: Change = {
  package: 'clocks-2025-04',
  file: '25-04-13/clock.js',
  from: 'all twelve at twelve',
  to: 'twelve at twelve, all of them',
}

/**
 * Builds the site as it would be after some changes.
 * @returns The folder that stands for `apps/site`.
 */
export async function buildAfter(name: string, changes: readonly Change[]): Promise<string> {
  const folder = path.join(cache, name)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  for (const source of SOURCES) {
    await cp(path.join(site, source), path.join(folder, source), { recursive: true, verbatimSymlinks: true })
  }
  for (const change of changes) {
    const copy = path.join(folder, 'node_modules/@found-time', change.package)
    await rm(copy)
    const original = path.join(site, '../../packages', change.package)
    for (const part of ['package.json', 'dist', 'posters']) {
      await cp(path.join(original, part), path.join(copy, part), { recursive: true }).catch(() => {})
    }
    const file = path.join(copy, 'dist', change.file)
    const text = await readFile(file, 'utf8')
    if (!text.includes(change.from))
      throw new Error(`${change.file} of ${change.package} has no ${change.from}.`)
    await writeFile(file, text.replaceAll(change.from, change.to))
  }
  const bin = path.join(folder, 'node_modules/.bin/react-router')
  // With this Node, whichever the machine has.
  const PATH = [path.dirname(process.execPath), process.env.PATH].join(path.delimiter)
  await promisify(execFile)(bin, ['build'], { cwd: folder, env: { ...process.env, PATH } })
  return folder
}

export const current = site

/** Names of a build's files whose names change with what is in them. */
export const hashedFiles = (folder: string) => readdir(path.join(folder, 'build/client/assets'))

/**
 * One address, where one build after the other is served, or nothing. Between it and the server stands a proxy, which
 * keeps the address while servers come and go, counts, and can fail.
 */
export class Host {
  #server: ChildProcess | undefined
  #serverPort = 0
  #port = 0
  #status: number | undefined
  #served: Map<string, number> | undefined
  readonly #proxy = createServer((request, response) => this.#answer(request, response))

  get address() {
    return `http://localhost:${this.#port}`
  }

  /** Serves a build from now on, and no other. */
  async deploy(folder: string): Promise<void> {
    await this.#end()
    const server = spawn(process.execPath, ['server.ts'], {
      cwd: folder,
      env: { ...process.env, PORT: '0' },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    this.#server = server
    this.#serverPort = await new Promise<number>((resolve, reject) => {
      server.stdout.on('data', (said) => {
        const port = /open at http:\/\/\S*:(\d+)/.exec(String(said))?.[1]
        if (port) resolve(Number(port))
      })
      server.on('exit', (code) => reject(new Error(`The server ended with ${code}.`)))
    })
    if (!this.#proxy.listening) await new Promise<void>((resolve) => this.#proxy.listen(this.#port, resolve))
    this.#port = (this.#proxy.address() as AddressInfo).port
  }

  /** Answers everything with an error. */
  fail(status: number) {
    this.#status = status
  }

  /** @returns The addresses asked for from now on, with the bytes that were sent for each, without headers. */
  count(): ReadonlyMap<string, number> {
    this.#served = new Map()
    return this.#served
  }

  /** From now on there is no network, as far as this site is concerned. */
  async stop(): Promise<void> {
    const closed = new Promise((resolve) => this.#proxy.close(resolve))
    this.#proxy.closeAllConnections()
    await Promise.all([closed, this.#end()])
  }

  #answer(request: IncomingMessage, response: ServerResponse) {
    if (this.#status) {
      response.writeHead(this.#status).end()
      return
    }
    const { method, headers, url = '/' } = request
    const forwarded = ask({ port: this.#serverPort, method, headers, path: url }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers)
      answer.on('data', ({ length }) => this.#served?.set(url, (this.#served.get(url) ?? 0) + length))
      answer.pipe(response)
    })
    forwarded.on('error', () => response.destroy())
    request.pipe(forwarded)
  }

  async #end(): Promise<void> {
    const server = this.#server
    this.#server = undefined
    if (!server || server.exitCode !== null) return
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill('SIGKILL')
    await ended
  }
}
