/**
 * [dates…]
 *
 * Writes into each typeface what its credit says: who holds the copyright, which licence it has and where to read it. For a
 * new typeface; one that says so already stays as it is, and so does everything but the names. With dates, those of these
 * clocks.
 */
import '../program/help.ts'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { makersIn } from '@found-time/clock-runtime/credits'
import { root } from '../collection/collection.ts'
import { notesIn } from '../collection/notes.ts'
import { faultsOf } from '../licences/licences.ts'
import { nameTypeface } from '../licences/name-typeface.ts'
import { readTypeface } from '../licences/typeface.ts'
import { clockFolder, clockFolders } from '../screenshots/clocks.ts'

try {
  const dates = process.argv.slice(2)
  const clocks = dates.length > 0 ? await Promise.all(dates.map(clockFolder)) : await clockFolders()
  const notes = await notesIn(clocks.map(({ folder }) => folder))
  for (const [index, { name: date, folder }] of clocks.entries()) {
    for (const { files = [], licence, notice, ...by } of notes[index]!.credits) {
      for (const name of files.filter((file) => file.endsWith('.woff2'))) {
        const file = path.join(folder, name)
        const content = await readFile(file)
        const called = `Found Time ${date} ${path.basename(name, '.woff2')}`
        const mended = nameTypeface(content, { licence, copyright: notice ?? makersIn(by) }, called)
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
