/**
 * Writes what documents say of things that code knows: the contract from its clauses, each month's README from its
 * clocks and the figures of `pnpm power`, the public names from the packages, the tables of parameters and
 * the comments of the element's attributes from where these are declared. `pnpm run docs` writes; `pnpm run docs --check` only compares and fails when something is stale.
 */
import '@found-time/studio/program/help'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ClockModule } from '@found-time/clock-runtime'
import { clauses } from '@found-time/studio/clock-check/contract'
import { collection, root } from '@found-time/studio/collection/collection'
import { titlesOf } from '@found-time/studio/collection/titles'
import { entryOfFolder } from '@found-time/studio/ledger/ledger'
import { type ClockFolder, clockFolders } from '@found-time/studio/screenshots/index'
import { contractPage } from './contract.ts'
import { type Listed, monthReadme } from './month-readme.ts'
import { addressPart, attributesPart, withAttributeComments, withPart } from './parameters.ts'
import { publicNames } from './public-names.ts'

/** What was measured of a clock as it is, whichever runtime it was that day. */
const costOf = async (clock: ClockFolder) => {
  const ratio = (await entryOfFolder('power', clock))?.ratio
  return typeof ratio === 'number' ? ratio : undefined
}

const wanted = new Map([['docs/contract.md', contractPage(clauses)]])

const titles = await titlesOf(collection)
const months = new Map<string, Listed[]>()
for (const clock of await clockFolders()) {
  const date = clock.name
  const month = `20${date.slice(0, 5)}`
  const built = path.join(root, `packages/clocks-${month}/dist/${date}/clock.js`)
  const { notes } = (await import(pathToFileURL(built).href)) as ClockModule
  const title = titles[date]
  months.set(month, [...(months.get(month) ?? []), { date, title, notes, cost: await costOf(clock) }])
}
for (const [month, clocks] of months)
  wanted.set(`packages/clocks-${month}/README.md`, monthReadme(month, clocks))

const folders = (await readdir(path.join(root, 'packages')))
  .sort()
  .map((name) => path.join(root, 'packages', name))
wanted.set('docs/public-names.md', await publicNames(folders))

for (const [name, part] of [
  ['docs/visiting.md', addressPart()],
  ['packages/clock-element/README.md', attributesPart()],
] as const)
  wanted.set(name, withPart(await readFile(path.join(root, name), 'utf8'), part))

const tags = 'packages/clock-element/src/jsx.ts'
wanted.set(tags, withAttributeComments(await readFile(path.join(root, tags), 'utf8')))

const stale: string[] = []
for (const [name, content] of wanted) {
  const file = path.join(root, name)
  if ((await readFile(file, 'utf8').catch(() => '')) === content) continue
  stale.push(name)
  if (!process.argv.includes('--check')) await writeFile(file, content)
}
if (stale.length === 0) console.log('Generated documents are up to date.')
else if (process.argv.includes('--check')) {
  console.error(`Stale, run \`pnpm run docs\`:\n${stale.map((name) => `  ${name}`).join('\n')}`)
  process.exitCode = 1
} else console.log(`Wrote:\n${stale.map((name) => `  ${name}`).join('\n')}`)
