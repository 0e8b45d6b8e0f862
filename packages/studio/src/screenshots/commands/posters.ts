/**
 * [dates…] [--check]
 *
 * One JPEG for each clock, in its month's `posters/`. They are kept in the repository, so that a site can be built and a
 * package packed on a machine without a browser. Only those are taken anew whose day folder, or the way they are taken, has
 * changed since; with dates, only those of them. One that looks as before stays. `--check` says which those are, without a
 * browser, and fails when there are any.
 */
import { commandLine } from '../../collection/command-line.ts'
import '../../program/help.ts'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { clockPackages, collection, root } from '../../collection/collection.ts'
import { printOf, record, unproven } from '../../ledger/ledger.ts'
import { type Camera, openCamera } from '../camera.ts'
import { type ClockFolder, clockFolder, clockFolders } from '../clocks.ts'
import { isEmpty } from '../empty-picture.ts'
import { looksSame, RECIPE, toPoster } from '../poster-recipe.ts'
import { main } from './options.ts'

const placeOf = (month: string) => path.join(month, 'posters')
const fileOf = ({ folder, name }: ClockFolder) =>
  path.join(placeOf(path.resolve(folder, '../..')), `${name}.jpg`)

/** Posters of clocks that are there no more. */
async function leftBehind(clocks: readonly ClockFolder[]): Promise<string[]> {
  const files = await Promise.all(
    clockPackages(collection).map(async (month) => {
      const names = await readdir(placeOf(month)).catch(() => [])
      return names.filter((name) => name.endsWith('.jpg')).map((name) => path.join(placeOf(month), name))
    }),
  )
  const wanted = clocks.map(fileOf)
  return files.flat().filter((file) => !wanted.includes(file))
}

async function take(camera: Camera, clock: ClockFolder): Promise<void> {
  const picture = await camera.take({ clock: clock.name, at: RECIPE.at, ...RECIPE.size })
  if (await isEmpty(picture))
    throw new Error(
      `The picture of ${clock.name} is empty. Look at it with \`${commandLine('still', clock.name)}\`.`,
    )
  const poster = await toPoster(picture)
  const file = fileOf(clock)
  const before = await readFile(file).catch(() => undefined)
  if (before && (await looksSame(before, poster))) return console.log(`${path.basename(file)} as before`)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, poster)
  console.log(`${path.basename(file)} ${(poster.length / 1000).toFixed(1)} kB`)
}

await main(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { check: { type: 'boolean', default: false } },
  })
  for (const date of positionals) await clockFolder(date) // says so where there is none
  const all = await clockFolders()
  const asked = all.filter(({ name }) => positionals.length === 0 || positionals.includes(name))
  const changed = await unproven('poster', asked)
  const missing = asked.filter((clock) => changed.includes(clock) || !existsSync(fileOf(clock)))
  const gone = positionals.length === 0 ? await leftBehind(all) : []
  const stale = [...missing.map(fileOf), ...gone].map((file) => path.relative(root, file))
  if (stale.length === 0) return console.log('Posters are up to date.')
  if (values.check)
    throw new Error(
      `Stale, run \`${commandLine('posters')}\`:\n${stale.map((file) => `  ${file}`).join('\n')}`,
    )

  for (const file of gone) await rm(file)
  if (missing.length === 0) return
  const camera = await openCamera(missing)
  try {
    for (const clock of missing) {
      await take(camera, clock)
      await record('poster', clock, { print: await printOf('poster', clock) })
    }
  } finally {
    await camera.close()
  }
})
