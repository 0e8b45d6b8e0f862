/**
 * `pnpm typefaces [dates…]`: writes into each typeface what its credit says: who holds the copyright, which licence it
 * has and where to read it. For a new typeface; one that says so already stays as it is, and so does everything but the
 * names. With dates, those of these clocks.
 */
import '@found-time/bootstrap/help'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { root } from '@found-time/collection'
import { faultsOf } from '@found-time/licences'
import { nameTypeface } from '@found-time/licences/name-typeface'
import { readTypeface } from '@found-time/licences/typeface'
import { clockFolder } from '@found-time/screenshots'
import { creditedTypefaces } from './credited.ts'

const dates = process.argv.slice(2)
for (const date of dates) await clockFolder(date) // says so where there is none

for (const { file, credit } of await creditedTypefaces()) {
  const date = path.basename(path.dirname(file))
  if (dates.length > 0 && !dates.includes(date)) continue
  const content = await readFile(file)
  const { licence, notice, creator } = credit
  const called = `Found Time ${date} ${path.basename(file, '.woff2')}`
  const mended = nameTypeface(content, { licence, copyright: notice ?? creator }, called)
  if (mended === content) continue
  const left = faultsOf(readTypeface(mended), licence)
  const name = path.relative(root, file)
  if (left.length > 0) {
    console.error(`${name} ${left.join(', and ')}`)
    process.exitCode = 1
  } else {
    await writeFile(file, mended)
    console.log(`${name} ${content.length} → ${mended.length} bytes`)
  }
}
