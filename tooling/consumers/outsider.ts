/** Projects that are not ours: an example, copied out of the repository, with the tarballs installed by npm. */
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cp, glob, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { isNetworkFault, NetworkFault } from '@found-time/studio/system/fetch'
import getPort from 'get-port'
import sirv from 'sirv'
import { publishedPackages, root } from './pack.ts'

const run = promisify(execFile)

/** Fills npm’s cache, from which outsiders install: no test needs a network, and none fails for the lack of one. */
const FETCH = 'pnpm --filter @found-time/consumers run fetch'

/** No word to makers of tools, no colours, and nothing of the pnpm that may have started us. */
export const environment = (): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(npm_|pnpm_)/i.test(name))),
  NEXT_TELEMETRY_DISABLED: '1',
  FORCE_COLOR: '0',
})

export class Outsider {
  readonly folder: string
  #servers: (Server | ChildProcess)[] = []

  private constructor(folder: string) {
    this.folder = folder
  }

  /** @param changes - To the example's manifest, before it is installed. */
  static async install(example: string, changes?: (manifest: Manifest) => void): Promise<Outsider> {
    const folder = await mkdtemp(path.join(tmpdir(), `outsider-${example}-`))
    await cp(path.join(root, 'examples', example), folder, { recursive: true })
    const outsider = new Outsider(folder)
    await outsider.installHere({ changes, what: example }).catch(async (error) => {
      await outsider.leave()
      throw error
    })
    return outsider
  }

  /** An empty folder. */
  static async empty(): Promise<Outsider> {
    return new Outsider(await mkdtemp(path.join(tmpdir(), 'outsider-')))
  }

  /**
   * Installs what a manifest asks for, our packages from their tarballs.
   * @param changes - To the manifest, before.
   * @param place - Of the manifest, from the folder.
   * @param what - How it is called in messages.
   */
  async installHere({ changes, place = '.', what = place }: Installing): Promise<void> {
    const file = path.join(this.folder, place, 'package.json')
    const manifest: Manifest = {
      overrides: {},
      dependencies: {},
      ...JSON.parse(await readFile(file, 'utf8')),
    }
    withPackages(
      manifest,
      new Map((await publishedPackages()).map(({ name, tarball }) => [name, `file:${tarball}`])),
    )
    changes?.(manifest)
    await writeFile(file, JSON.stringify(manifest, null, 2))
    try {
      await this.runIn(place, 'npm', 'install', '--no-audit', '--no-fund', '--offline')
    } catch (error) {
      if (!/npm error code ENOTCACHED/.test(String(error))) throw error
      throw new Error(`What ${what} installs is not here. First \`${FETCH}\`.`, { cause: error })
    }
  }

  /** @throws {Error} With what it printed, when it fails. */
  run(command: string, ...args: string[]): Promise<{ stdout: string }> {
    return this.runIn('.', command, ...args)
  }

  /** The same, in a folder of the project. */
  async runIn(place: string, command: string, ...args: string[]): Promise<{ stdout: string }> {
    const cwd = path.join(this.folder, place)
    return run(command, args, { cwd, env: environment(), maxBuffer: 1e8 }).catch((error) => {
      const said = `${command} ${args.join(' ')} failed:\n${error.stdout}\n${error.stderr}`
      throw isNetworkFault(said)
        ? new NetworkFault(`The network gave out, not the packages. ${said}`)
        : new Error(said)
    })
  }

  /** Serves a folder of the project. @returns Its address. */
  async serve(folder = '.'): Promise<string> {
    const server = createServer(sirv(path.join(this.folder, folder), { dev: true, dotfiles: true }))
    this.#servers.push(server)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  }

  /** Starts a server of the project's own on a free port. @returns Its address, once it answers. */
  async start(command: (port: number) => readonly string[], host = '127.0.0.1'): Promise<string> {
    const port = await getPort()
    const [program = '', ...args] = command(port)
    let output = ''
    const child = spawn(program, args, {
      cwd: this.folder,
      env: { ...environment(), PORT: String(port) },
      detached: true,
    })
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    this.#servers.push(child)
    const address = `http://${host}:${port}/`
    for (;;) {
      if (child.exitCode !== null) throw new Error(`${command(port).join(' ')} ended:\n${output}`)
      const answer = await fetch(address).catch(() => undefined)
      if (answer?.ok) return address
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }

  async leave(): Promise<void> {
    for (const server of this.#servers) {
      if ('listen' in server) server.close()
      else if (server.pid && server.exitCode === null) process.kill(-server.pid)
    }
    await rm(this.folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

interface Installing {
  readonly changes?: ((manifest: Manifest) => void) | undefined
  readonly place?: string
  readonly what?: string
}

/** Takes our packages from somewhere else than the registry, also where others ask for them. */
export function withPackages(manifest: Manifest, packages: ReadonlyMap<string, string>): void {
  for (const [name, address] of packages) {
    const asked = [manifest.dependencies, manifest.devDependencies ?? {}].filter((given) => given[name])
    for (const given of asked) given[name] = address
    manifest.overrides[name] = asked.length > 0 ? `$${name}` : address
  }
}

export interface Manifest {
  readonly name?: string
  readonly dependencies: Record<string, string>
  readonly devDependencies?: Record<string, string>
  /** npm: the tarballs also stand for what others depend on. */
  readonly overrides: Record<string, string>
  readonly [key: string]: unknown
}

export const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('hex')

/** Every file below a folder: path, size and hash. */
export async function filesIn(
  folder: string,
): Promise<{ name: string; bytes: number; hash: string; content: Buffer }[]> {
  const files = []
  for await (const entry of glob('**/*', { cwd: folder, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = path.join(entry.parentPath, entry.name)
    const content = await readFile(file)
    files.push({ name: path.relative(folder, file), bytes: content.length, hash: hashOf(content), content })
  }
  return files
}
