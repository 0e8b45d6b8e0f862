/**
 * `pnpm consumers`: the whole matrix, from the packed tarballs, and its table in `docs/importing.md`.
 * `npm test` runs the quick part of it.
 */
import '@found-time/studio/program/help'
import { spawnSync } from 'node:child_process'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { root } from './pack.ts'

const results = path.join(import.meta.dirname, 'build/results')
const page = path.join(root, 'docs/importing.md')

await rm(results, { recursive: true, force: true })
const { status } = spawnSync('playwright', ['test'], { cwd: import.meta.dirname, stdio: 'inherit' })
if (status !== 0) process.exit(status ?? 1)

interface Row {
  readonly title: string
  readonly tool: string
  readonly version: string
  readonly order: number
  readonly emitted?: number
  readonly bytes?: number
}

const rows: Row[] = await Promise.all(
  (await readdir(results)).map(async (name) => JSON.parse(await readFile(path.join(results, name), 'utf8'))),
)
rows.sort((a, b) => a.order - b.order)
const cells = [
  ['project', 'version', 'works', 'files emitted', 'kB emitted'],
  ...rows.map(({ title, tool, version, emitted, bytes }) => [
    title,
    `${tool} ${version}`,
    'yes',
    emitted === undefined ? '–' : `${emitted}`,
    bytes === undefined ? '–' : (bytes / 1000).toFixed(0),
  ]),
]
const widths = cells[0]!.map((_, column) => Math.max(...cells.map((row) => row[column]!.length)))
/** Numbers stand at the right. */
const isNumber = (column: number) => column > 2
const [head, ...body] = cells.map((row) =>
  row.map((cell, column) =>
    isNumber(column) ? cell.padStart(widths[column]!) : cell.padEnd(widths[column]!),
  ),
)
const rule = widths.map((width, column) =>
  isNumber(column) ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width),
)
const table = [head!, rule, ...body].map((row) => `| ${row.join(' | ')} |\n`).join('')

const [before, after] = ['<!-- table -->\n', '<!-- /table -->']
const text = await readFile(page, 'utf8')
const start = text.indexOf(before) + before.length
await writeFile(page, `${text.slice(0, start)}\n${table}\n${text.slice(text.indexOf(after))}`)
console.log(`Wrote ${path.relative(root, page)}`)
