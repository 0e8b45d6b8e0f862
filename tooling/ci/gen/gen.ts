/**
 * Writes what is derived from the day folders: each month's loader map and exports, the public list of clocks, and the
 * lists of months of the site and of the custom element, with their dependencies on them; and the skeleton that all
 * packages share.
 * `pnpm gen` writes; `pnpm gen --check` only compares and fails when something is stale. Where a merge stopped in any of
 * it, `pnpm gen` writes it anew from both branches' day folders.
 */
import '@found-time/studio/program/help'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { clockPackages, collection, root } from '@found-time/studio/collection/collection'
import { publishing } from '@found-time/studio/collection/publishing'
import { titlesOf } from '@found-time/studio/collection/titles'
import { clockPackageFiles } from '@found-time/studio/gen/clock-packages'
import { readManifest } from '@found-time/studio/gen/manifest'
import { daysOf } from '@found-time/studio/gen/month'
import { tell, writeStale } from '@found-time/studio/gen/write'
import { embeddedModule, publicRows } from './catalogue.ts'
import { monthsModule, withMonths } from './months.ts'
import {
  licenceOf,
  type Manifest,
  publishedFiles,
  publishedManifest,
  toolManifest,
} from './package-skeleton.ts'

const packages = path.join(root, 'packages')

const wanted = await clockPackageFiles(collection)
const manifestOf = async (file: string): Promise<Manifest> => {
  const generated = wanted.get(file)
  return generated === undefined ? readManifest(file) : JSON.parse(generated)
}
const writeManifest = (file: string, manifest: Manifest) =>
  wanted.set(file, `${JSON.stringify(manifest, null, 2)}\n`)

const clockFolders = clockPackages(collection)
const days = (
  await Promise.all(clockFolders.map(async (folder) => daysOf(await readdir(path.join(folder, 'src')))))
).flat()
const rows = publicRows(days, publishing(collection), await titlesOf(collection))
wanted.set(path.join(packages, 'catalogue/src/embedded.ts'), embeddedModule(rows))
// The site lives in this repository; the element is published, and its months with it.
const months = clockFolders.map((folder) => path.basename(folder))
for (const { folder, source, range } of [
  { folder: 'apps/site', source: 'app/clock-page/months.ts', range: 'workspace:*' },
  { folder: 'packages/clock-element', source: 'src/months.ts', range: 'workspace:^' },
]) {
  const manifestFile = path.join(root, folder, 'package.json')
  wanted.set(path.join(root, folder, source), monthsModule(months))
  writeManifest(manifestFile, withMonths(await manifestOf(manifestFile), months, range))
}

const licence = await readFile(path.join(root, 'LICENSE'), 'utf8')
const missing: string[] = []
for (const name of await readdir(packages)) {
  const folder = `packages/${name}`
  const manifestFile = path.join(root, folder, 'package.json')
  const manifest = publishedManifest(folder, await manifestOf(manifestFile))
  writeManifest(manifestFile, manifest)
  wanted.set(path.join(root, folder, 'LICENSE'), licenceOf(manifest, licence))
  missing.push(
    ...publishedFiles(manifest)
      // A month's README is written with the documents.
      .filter((file) => file !== 'README.md' || !months.includes(name))
      .map((file) => `${folder}/${file}`)
      .filter((file) => !existsSync(path.join(root, file)) && !wanted.has(path.join(root, file))),
  )
}
for (const name of await readdir(path.join(root, 'tooling'))) {
  const manifestFile = path.join(root, 'tooling', name, 'package.json')
  writeManifest(manifestFile, toolManifest(`tooling/${name}`, await manifestOf(manifestFile)))
}

if (missing.length > 0) {
  console.error(
    `Every published package has these; write them:\n${missing.map((file) => `  ${file}`).join('\n')}`,
  )
  process.exitCode = 1
}
const check = process.argv.includes('--check')
tell(root, await writeStale(wanted, check), check, 'pnpm gen')
