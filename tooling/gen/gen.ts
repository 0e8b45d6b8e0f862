/**
 * Writes what is derived from the day folders: each month's loader map and exports, and the lists
 * of months of the site and of the custom element, with their dependencies on them.
 * `pnpm gen` writes; `pnpm gen --check` only compares and fails when something is stale.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { daysOf, exportsOf, loaderMap, monthsModule, withMonths } from './month.ts'

const root = path.resolve(import.meta.dirname, '../..')
const packages = path.join(root, 'packages')

const wanted = new Map<string, string>()
const months = (await readdir(packages)).filter((name) => /^clocks-\d{4}-\d\d$/.test(name)).sort()
for (const month of months) {
  const folder = path.join(packages, month)
  const days = daysOf(await readdir(path.join(folder, 'src')))
  const manifestFile = path.join(folder, 'package.json')
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8'))
  wanted.set(path.join(folder, 'src/index.ts'), loaderMap(days))
  wanted.set(manifestFile, `${JSON.stringify({ ...manifest, exports: exportsOf(days) }, null, 2)}\n`)
}
// The site lives in this repository; the element is published, and its months with it.
for (const { folder, source, range } of [
  { folder: 'apps/site', source: 'app/clock-page/months.ts', range: 'workspace:*' },
  { folder: 'packages/clock-element', source: 'src/months.ts', range: 'workspace:^' },
]) {
  const manifestFile = path.join(root, folder, 'package.json')
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8'))
  wanted.set(path.join(root, folder, source), monthsModule(months))
  wanted.set(manifestFile, `${JSON.stringify(withMonths(manifest, months, range), null, 2)}\n`)
}

const stale: string[] = []
for (const [file, content] of wanted) {
  const found = await readFile(file, 'utf8').catch(() => undefined)
  if (found !== undefined && sameMeaning(file, found, content)) continue
  stale.push(path.relative(root, file))
  if (!process.argv.includes('--check')) await writeFile(file, content)
}

/** A manifest may be laid out by the formatter; what it says is compared. */
function sameMeaning(file: string, found: string, content: string): boolean {
  if (!file.endsWith('.json')) return found === content
  return JSON.stringify(JSON.parse(found)) === JSON.stringify(JSON.parse(content))
}

if (stale.length === 0) console.log(`Generated files are up to date (${months.length} months).`)
else if (process.argv.includes('--check')) {
  console.error(`Stale, run \`pnpm gen\`:\n${stale.map((file) => `  ${file}`).join('\n')}`)
  process.exitCode = 1
} else console.log(`Wrote:\n${stale.map((file) => `  ${file}`).join('\n')}`)
