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
import { clockFolder, clockFolders } from '@found-time/screenshots/clocks'
import { creditsOf } from './credits-of.ts'

try {
  const dates = process.argv.slice(2)
  const clocks = dates.length > 0 ? await Promise.all(dates.map(clockFolder)) : await clockFolders()
  for (const { name: date, folder } of clocks) {
    for (const { files = [], licence, notice, creator } of await creditsOf(folder)) {
      for (const name of files.filter((file) => file.endsWith('.woff2'))) {
        const file = path.join(folder, name)
        const content = await readFile(file)
        const called = `Found Time ${date} ${path.basename(name, '.woff2')}`
        const mended = nameTypeface(content, { licence, copyright: notice ?? creator }, called)
        if (mended === content) continue
        const left = faultsOf(readTypeface(mended), licence)
        const shown = path.relative(root, file)
        if (left.length > 0) {
          console.error(`${shown} ${left.join(', and ')}`)
          process.exitCode = 1
        } else {
          await writeFile(file, mended)
          console.log(`${shown} ${content.length} → ${mended.length} bytes`)
        }
      }
    }
  }
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
