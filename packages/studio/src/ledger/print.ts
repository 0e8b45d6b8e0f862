/**
 * Prints: short names for the state of what a verdict depends on. One has two halves, `4f1a09c2e7b3-90d2c4e1a8f7`: the
 * clock's own folder, and what stands around it (the runtime, the tool that judges, locked versions, a browser). A word
 * changed in the first makes the verdict on that clock stale, one in the second the verdict on all of them.
 */
import { createHash, type Hash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'

/** A clock, as far as this room knows one. */
export interface Clock {
  /** `yy-mm-dd`, or a fixture's name. */
  readonly name: string
  /** Its day folder, absolute. */
  readonly folder: string
}

/** Digits of half a print. */
const DIGITS = 12

const short = (hash: Hash) => hash.digest('hex').slice(0, DIGITS)

const isTest = (name: string) => /\.test\.\w+$/.test(name)

/** What in a tool's folder judges nothing: its own proof, broken clocks, what is installed, what programs leave behind. */
const NO_JUDGE = /^(?:\..*|node_modules|fixtures|e2e|proof)$/

async function* filesIn(folder: string): AsyncGenerator<string> {
  const entries = await readdir(folder, { withFileTypes: true })
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const file = path.join(folder, entry.name)
    if (NO_JUDGE.test(entry.name)) continue
    if (entry.isDirectory()) yield* filesIn(file)
    else if (!isTest(entry.name)) yield file
  }
}

async function addFolder(hash: Hash, folder: string, isPart: (name: string) => boolean = () => true) {
  for await (const file of filesIn(folder))
    if (isPart(path.basename(file)))
      // With a NUL between them, which no name holds.
      hash.update(`${path.relative(folder, file).replaceAll(path.sep, '/')}\0`).update(await readFile(file))
}

/** What is proven of a clock is no part of what it is proven of. */
export const LEDGER = 'proof.json'

/** Which part of a day folder a verdict is on. */
export type Part = 'whole' | 'seen'

/**
 * The first half: of everything in a clock's folder but its tests and its ledger.
 * @param part - `seen` leaves out `notes.ts` too: what it says is in no picture.
 * @returns Twelve hexadecimal digits.
 */
export async function clockPrint({ folder }: Clock, part: Part): Promise<string> {
  const hash = createHash('sha256')
  await addFolder(hash, folder, (name) => name !== LEDGER && (part === 'whole' || name !== 'notes.ts'))
  return short(hash)
}

/** What draws and judges clocks, whatever is asked of them: by the tool that has it installed. */
const LOCKED = {
  screenshots: ['react', 'react-dom', 'vite', 'sharp', '@playwright/test'],
  'build-preset': ['lightningcss', 'esbuild'],
} as const

/** Tools lie beside one another, as sources here and built in the studio. */
const tools = path.resolve(import.meta.dirname, '..')

const ENDINGS = ['', '.ts', '.tsx', '.js']

const SOURCE = /\.(?:tsx?|m?js|html|css)$/

/** A tool's folder, or one file of it named without its ending. */
function placeOf(tool: string): string {
  const place = ENDINGS.map((ending) => path.join(tools, tool + ending)).find(existsSync)
  if (!place) throw new Error(`There is no ${tool} to take a print of.`)
  return place
}

/** The manifest of what is installed for a tool, also where it is not exported. */
function manifestOf(name: string, tool: string): string {
  const places = createRequire(path.join(tools, tool, 'index.js')).resolve.paths(name) ?? []
  const manifest = places.map((place) => path.join(place, name, 'package.json')).find(existsSync)
  if (!manifest) throw new Error(`${name} is not installed for ${tool}.`)
  return manifest
}

const known = new Map<string, Promise<string>>()

/**
 * The second half: the runtime as it is built (a comment in it changes nothing), the tools, the versions of what they
 * stand on. The same files are read once in a process.
 * @param judges - Tools by their folders, or single files of them: `['clock-check', 'screenshots/server']`.
 * @param otherwise - What else the verdict depends on, as one text: `chromium 156`.
 * @returns Twelve hexadecimal digits.
 * @example await surroundingsPrint(['clock-check', 'screenshots/server'], 'chromium 156')
 */
export function surroundingsPrint(judges: readonly string[], otherwise = ''): Promise<string> {
  const key = JSON.stringify([judges, otherwise])
  const print = known.get(key) ?? takeSurroundings(judges, otherwise)
  known.set(key, print)
  return print
}

/**
 * The modules that entries are made of: themselves and what they import from beside them, in a lasting order. A folder
 * may hold others: chunks of an earlier build stay where a cached build is put back.
 * @param entries - Absolute paths of built modules.
 */
export async function modulesOf(entries: readonly string[]): Promise<string[]> {
  const found = new Set<string>()
  const follow = async (file: string): Promise<void> => {
    if (found.has(file)) return
    found.add(file)
    const source = await readFile(file, 'utf8')
    for (const [, name] of source.matchAll(/\b(?:from|import)\s*\(?["'](\.[^"']+\.js)["']/g))
      await follow(path.resolve(path.dirname(file), name!))
  }
  for (const entry of entries) await follow(entry)
  return [...found].sort()
}

async function addRuntime(hash: Hash): Promise<void> {
  const manifest = manifestOf('@found-time/clock-runtime', 'ledger')
  const { exports } = JSON.parse(await readFile(manifest, 'utf8'))
  const folder = path.dirname(manifest)
  const entries = Object.values<string | { default: string }>(exports).flatMap((entry) =>
    typeof entry === 'string' ? [] : [path.join(folder, entry.default)],
  )
  for (const file of await modulesOf(entries))
    hash.update(`${path.basename(file)}\0`).update(await readFile(file))
}

async function takeSurroundings(judges: readonly string[], otherwise: string): Promise<string> {
  const hash = createHash('sha256').update(otherwise)
  await addRuntime(hash)
  for (const judge of judges) {
    const place = placeOf(judge)
    if (path.extname(place) === '') await addFolder(hash, place, (name) => SOURCE.test(name))
    else hash.update(judge).update(await readFile(place))
  }
  for (const [tool, names] of Object.entries(LOCKED))
    for (const name of names)
      hash.update(`${name}@${JSON.parse(await readFile(manifestOf(name, tool), 'utf8')).version}\n`)
  return short(hash)
}
