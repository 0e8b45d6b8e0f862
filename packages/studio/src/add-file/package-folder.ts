/** Fetches a package and takes it apart, in a folder that is gone afterwards. */

import { spawnSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, stat } from 'node:fs/promises'
import { constants, tmpdir } from 'node:os'
import path from 'node:path'
import type { Source } from '@found-time/clock-runtime'
import { sourceIn } from '@found-time/clock-runtime/credits'
import { fromCaller } from '../program/caller.ts'
import { isNetworkFault } from '../system/fetch.mjs'

export type PackageSource = Extract<Source, { registry: unknown }>

export interface Package {
  /** Where its files are. */
  readonly folder: string
  readonly name: string
  /** For credits. */
  readonly source: PackageSource
  readonly debian: boolean
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

const NPM_NAME = /^(@[\w.~-]+\/)?[\w.~][\w.~-]*(@[\w.^~*<>=-]+)?$/
const DEBIAN_NAME = /^[a-z0-9][a-z0-9+.-]+$/

/**
 * @param given - A package's name; or a folder, a `.tgz` or a `.deb` on this machine, as a path with a slash.
 * @param debian - Of the Debian archive instead of the npm registry that is configured here.
 * @param use - Is given the package; its folder is removed when this is done, or has failed.
 * @throws {Error} When there is no such package or it cannot be fetched; one sentence.
 */
export async function withPackage<T>(
  given: string,
  debian: boolean,
  use: (found: Package) => Promise<T>,
): Promise<T> {
  const place = await mkdtemp(path.join(tmpdir(), 'add-file-'))
  const leave = () => rmSync(place, { recursive: true, force: true })
  const stop = (signal: NodeJS.Signals) => {
    leave()
    process.exit(128 + constants.signals[signal])
  }
  for (const signal of SIGNALS) process.once(signal, stop)
  try {
    return await use(await (debian ? fromDebian : fromNpm)(given, place))
  } finally {
    for (const signal of SIGNALS) process.off(signal, stop)
    leave()
  }
}

/** A path that is there, from where the command was called. */
function localPath(given: string): string | undefined {
  const file = fromCaller(given)
  return /^[./]/.test(given) && existsSync(file) ? file : undefined
}

async function fromNpm(given: string, place: string): Promise<Package> {
  const local = localPath(given)
  if (!local && !NPM_NAME.test(given)) throw new Error(`"${given}" is not the name of an npm package.`)
  const archive = local && /\.(tgz|tar\.gz)$/.test(local) ? local : await packed(given, local, place)
  const folder = path.join(place, 'package')
  await mkdir(folder)
  // The first folder in it is `package` in most, and something else in some.
  unpack('tar', ['-xzf', archive, '--strip-components=1', '-C', folder], given, place)
  const { name, version } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'))
  return { folder, name, source: { registry: 'npm', package: name, version }, debian: false }
}

/** @returns The archive that npm makes of a folder here, or fetches. */
async function packed(given: string, local: string | undefined, place: string): Promise<string> {
  const words = ['pack', local ?? given, '--json', '--ignore-scripts', '--pack-destination', place]
  const { code, output } = attempt('npm', words, place)
  if (code !== 0) {
    if (/E404/.test(output)) throw new Error(`There is no npm package ${given}.`)
    if (/ETARGET|No matching version/.test(output)) throw new Error(`There is no version ${given} on npm.`)
    throw new Error(reasonOf(given, output))
  }
  return path.join(place, (await readdir(place)).find((name) => name.endsWith('.tgz'))!)
}

async function fromDebian(given: string, place: string): Promise<Package> {
  const local = localPath(given)
  if (!local && !DEBIAN_NAME.test(given)) throw new Error(`"${given}" is not the name of a Debian package.`)
  if (!local) {
    const { code, output } = attempt('apt-get', ['download', '-q', given], place)
    if (/Unable to locate package/.test(output))
      throw new Error(`There is no package ${given} in this machine's lists: \`apt-get update\` renews them.`)
    if (code !== 0) throw new Error(reasonOf(given, output))
  }
  const archive = local ?? path.join(place, (await readdir(place)).find((name) => name.endsWith('.deb'))!)
  const folder = path.join(place, 'package')
  unpack('dpkg-deb', ['-x', archive, folder], given, place)
  // biome-ignore lint/suspicious/noTemplateCurlyInString: dpkg's own way to ask for fields
  const { output } = attempt('dpkg-deb', ['--show', '--showformat=${Package} ${Version}', archive], place)
  const [name = '', version = ''] = output.trim().split(' ')
  return { folder, name, source: { registry: 'Debian', package: name, version }, debian: true }
}

/** @throws {Error} When the machine does not have the program. */
function attempt(program: string, words: readonly string[], cwd: string) {
  const env = { ...process.env, LC_ALL: 'C' } // its messages are read here
  const { status, stdout, stderr, error } = spawnSync(program, words, { cwd, encoding: 'utf8', env })
  if (error) throw new Error(`This machine has no ${program}.`)
  return { code: status ?? 1, output: status === 0 ? stdout : `${stdout}${stderr}` }
}

function unpack(program: string, words: readonly string[], given: string, place: string) {
  if (attempt(program, words, place).code !== 0) throw new Error(`${given} cannot be unpacked.`)
}

const reasonOf = (given: string, output: string) =>
  isNetworkFault(output)
    ? `${given} did not come: the network gave out. Try again when it is back.`
    : `${given} cannot be fetched: ${lastWords(output)}`

/** The line that says most. */
const lastWords = (output: string) =>
  output
    .split('\n')
    .map((line) => line.replace(/^(npm error|npm ERR!|E:)\s*/, '').trim())
    .find((line) => line !== '' && !/^(code|npm warn|W:|[{}"])/.test(line)) ?? 'it said nothing'

/** Its files, links left out, by their paths in it. */
export async function filesOf({ folder }: Package): Promise<{ name: string; bytes: number }[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const file = path.join(entry.parentPath, entry.name)
        const name = path.relative(folder, file).replaceAll(path.sep, '/')
        return { name, bytes: (await stat(file)).size }
      }),
  )
  return files.sort((a, b) => (a.name < b.name ? -1 : 1))
}

/**
 * @param asked - A whole path in the package, or an ending of one that no other has.
 * @throws {Error} When there is none, or more than one; with those it may mean.
 */
export function findFile(names: readonly string[], asked: string, source: Source): string {
  const wanted = asked.replace(/^\.?\//, '')
  if (names.includes(wanted)) return wanted
  const ending = names.filter((name) => name.endsWith(`/${wanted}`))
  if (ending.length === 1) return ending[0]!
  const like = ending.length > 0 ? ending : names.filter((name) => name.includes(path.basename(wanted)))
  const means = like.length > 0 ? ` It has ${like.slice(0, 5).join(', ')}.` : ''
  const problem = ending.length > 1 ? 'more than one' : 'no'
  throw new Error(`${sourceIn(source)} has ${problem} ${asked}.${means}`)
}
