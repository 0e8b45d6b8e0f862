/**
 * Writes what is derived from the day folders: each month's loader map and exports, and the lists of months of the site
 * and of the custom element, with their dependencies on them; and the skeleton that all packages share.
 * `pnpm gen` writes; `pnpm gen --check` only compares and fails when something is stale.
 */
import '@found-time/bootstrap/help'
import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { daysOf, exportsOf, loaderMap, monthsModule, withMonths } from './month.ts'
import {
  licenceOf,
  type Manifest,
  PUBLISHED_FILES,
  publishedManifest,
  toolManifest,
} from './package-skeleton.ts'

const root = path.resolve(import.meta.dirname, '../..')
const packages = path.join(root, 'packages')

const wanted = new Map<string, string>()
const readManifest = async (file: string): Promise<Manifest> =>
  JSON.parse(wanted.get(file) ?? (await readFile(file, 'utf8')))
const writeManifest = (file: string, manifest: Manifest) =>
  wanted.set(file, `${JSON.stringify(manifest, null, 2)}\n`)

const months = (await readdir(packages)).filter((name) => /^clocks-\d{4}-\d\d$/.test(name)).sort()
for (const month of months) {
  const folder = path.join(packages, month)
  const days = daysOf(await readdir(path.join(folder, 'src')))
  const manifestFile = path.join(folder, 'package.json')
  wanted.set(path.join(folder, 'src/index.ts'), loaderMap(days))
  writeManifest(manifestFile, { ...(await readManifest(manifestFile)), exports: exportsOf(days) })
}
// The site lives in this repository; the element is published, and its months with it.
for (const { folder, source, range } of [
  { folder: 'apps/site', source: 'app/clock-page/months.ts', range: 'workspace:*' },
  { folder: 'packages/clock-element', source: 'src/months.ts', range: 'workspace:^' },
]) {
  const manifestFile = path.join(root, folder, 'package.json')
  wanted.set(path.join(root, folder, source), monthsModule(months))
  writeManifest(manifestFile, withMonths(await readManifest(manifestFile), months, range))
}

const licence = await readFile(path.join(root, 'LICENSE'), 'utf8')
const missing: string[] = []
for (const name of await readdir(packages)) {
  const folder = `packages/${name}`
  const manifestFile = path.join(root, folder, 'package.json')
  const manifest = publishedManifest(folder, await readManifest(manifestFile))
  writeManifest(manifestFile, manifest)
  wanted.set(path.join(root, folder, 'LICENSE'), licenceOf(manifest, licence))
  missing.push(
    ...PUBLISHED_FILES.map((file) => `${folder}/${file}`).filter(
      (file) => !existsSync(path.join(root, file)),
    ),
  )
}
for (const name of await readdir(path.join(root, 'tooling'))) {
  const manifestFile = path.join(root, 'tooling', name, 'package.json')
  writeManifest(manifestFile, toolManifest(`tooling/${name}`, await readManifest(manifestFile)))
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

if (missing.length > 0) {
  console.error(
    `Every published package has these; write them:\n${missing.map((file) => `  ${file}`).join('\n')}`,
  )
  process.exitCode = 1
}
if (stale.length === 0) console.log(`Generated files are up to date (${months.length} months).`)
else if (process.argv.includes('--check')) {
  console.error(`Stale, run \`pnpm gen\`:\n${stale.map((file) => `  ${file}`).join('\n')}`)
  process.exitCode = 1
} else console.log(`Wrote:\n${stale.map((file) => `  ${file}`).join('\n')}`)
