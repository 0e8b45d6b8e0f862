import { copyFile, glob, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ClockNotes } from '@found-time/clock-runtime'
import type { Plugin } from 'esbuild'
import { daysOf } from '../gen/month.ts'
import { licenceText } from '../licences/licences.ts'
import { isSource } from './artwork-files.ts'

/** The dates of the month in order: the folders under `src` that are named like one. */
export async function dayFolders(): Promise<string[]> {
  const entries = await readdir('src', { withFileTypes: true })
  return daysOf(entries.filter((entry) => entry.isDirectory()).map(({ name }) => name))
}

/** Everything in a day folder that is not source goes beside the built module; esbuild leaves `new URL()` files alone. */
export async function copyArtwork(days: string[]): Promise<void> {
  for (const day of days) {
    for await (const file of glob(`src/${day}/**/*.*`)) {
      if (isSource(file)) continue
      const target = path.join('dist', path.relative('src', file))
      await mkdir(path.dirname(target), { recursive: true })
      await copyFile(file, target)
    }
  }
}

/** What a day folder's source says where it wants a file of its own, as bundlers look for it. */
const FILE_ADDRESS = /new URL\('[^']+', import\.meta\.url\)\.href/g

/**
 * What a server and a bundler need, written here, so that no artist can forget it:
 *
 * - `'use client'` before every clock, for bundlers with server components: a clock has hooks. The loader map and the
 *   notes have none and stay readable on a server.
 * - a module without an address (bundled to CommonJS, on an edge runtime) has files without one, and loads: no clock is
 *   drawn there. Asked by `typeof`, which webpack answers itself instead of writing the folder it was built in.
 */
export function portableClocks(): Plugin {
  return {
    name: 'portable-clocks',
    setup(build) {
      build.onLoad({ filter: /\d\d-\d\d-\d\d[\\/].*\.tsx?$/ }, async ({ path: file }) => {
        const source = await readFile(file, 'utf8')
        const guarded = source.replaceAll(
          FILE_ADDRESS,
          (address) => `(typeof import.meta.url === 'string' ? ${address} : '')`,
        )
        const isClock = path.basename(file) === 'clock.tsx'
        return {
          contents: isClock ? `'use client'\n${guarded}` : guarded,
          loader: file.endsWith('x') ? 'tsx' : 'ts',
        }
      })
    },
  }
}

type MonthNotes = ReadonlyMap<string, ClockNotes>

/** The notes of each day, as its built module has them. */
export async function readNotes(dist: string, days: string[]): Promise<MonthNotes> {
  const month = new Map<string, ClockNotes>()
  for (const day of days) {
    const { notes } = await import(pathToFileURL(path.join(dist, day, 'clock.js')).href)
    month.set(day, notes)
  }
  return month
}

/**
 * `dist/notes.js`: what each clock is called, how to read it and what was found for it, for programs that load no
 * artwork.
 */
export async function writeNotes(month: MonthNotes): Promise<void> {
  const map = (name: string, values: Iterable<readonly [string, unknown]>) =>
    `export const ${name} = {\n${[...values].map(([day, value]) => `  '${day}': ${JSON.stringify(value)},\n`).join('')}}\n`
  const titles = [...month].flatMap(([day, { title }]) =>
    title === undefined ? [] : [[day, title] as const],
  )
  await writeFile('dist/notes.js', map('notes', month) + map('titles', titles))
  await writeFile(
    'dist/notes.d.ts',
    `import type { ClockNotes } from '@found-time/clock-runtime'
import type { clocks } from './index.js'

/** How to read this month's clocks and what was found for them, by date, \`yy-mm-dd\`. Loads no clock and no file. */
export declare const notes: Readonly<Record<keyof typeof clocks, ClockNotes>>

/** What this month's clocks are called, by date; those that have a title. */
export declare const titles: Readonly<Partial<Record<keyof typeof clocks, string>>>
`,
  )
}

/**
 * `dist/THIRD-PARTY.md` and `dist/LICENSES`: what the licences ask to travel with the files, from the clocks' own credits.
 */
export async function writeThirdParty(month: MonthNotes): Promise<void> {
  // The month's own runtime: this file helps to build that one too, and cannot stand on it.
  const words = createRequire(path.resolve('package.json')).resolve('@found-time/clock-runtime/credits')
  const { makersIn, sourceIn }: typeof import('@found-time/clock-runtime/credits') = await import(
    pathToFileURL(words).href
  )
  const texts = new Map<string, string>()
  const sections: string[] = []
  for (const [day, { credits }] of month) {
    const lines = credits.map((credit) => {
      const { title, licence, changes, notice } = credit
      const text = licenceText(licence)
      if (text) texts.set(licence, text)
      return (
        `- **${title}** by ${makersIn(credit)}. From ${sourceIn(credit.source)}. ` +
        `Licence: ${text ? `[${licence}](LICENSES/${licence}.txt)` : licence}.` +
        `${changes ? ` Changes: ${changes}.` : ''}${notice ? ` ${notice}` : ''}`
      )
    })
    if (lines.length > 0) sections.push(`## ${day}\n\n${lines.join('\n')}\n`)
  }
  await mkdir('dist/LICENSES', { recursive: true })
  for (const [licence, text] of texts) await writeFile(`dist/LICENSES/${licence}.txt`, text)
  await writeFile(
    'dist/THIRD-PARTY.md',
    `# Found material

Each clock's files, where they came from and under which licence. The licences are in \`LICENSES\`, by their SPDX
identifiers; where a text leaves room for a copyright line, the one in the credit stands there. What is in the public
domain or free for any use has none.

${sections.join('\n')}`,
  )
}
