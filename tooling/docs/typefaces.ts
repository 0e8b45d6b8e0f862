/**
 * `pnpm typefaces`: writes into each typeface what its credit says: who holds the copyright, which licence it has and
 * where to read it. For a new typeface; one that says so already stays as it is, and so does everything but the names.
 */
import '@found-time/bootstrap/help'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { faultsOf, saidInTypefaces } from '@found-time/licences'
import { readTypeface, withNames } from '@found-time/licences/typeface'
import { root } from '@found-time/screenshots'
import { creditedTypefaces } from './credited.ts'

for (const { file, credit } of await creditedTypefaces()) {
  const content = await readFile(file)
  const typeface = readTypeface(content)
  if (faultsOf(typeface, credit.licence).length === 0) continue
  const { words, address } = saidInTypefaces(credit.licence)
  const names = new Map(typeface.names)
  // Some hold the whole licence here.
  const line = (names.get(0) ?? '').split(/\s*[\r\n]+\s*This Font Software is licensed/)[0]!
  names.set(0, line.replace(/\s+/g, ' ').trim() || credit.notice || credit.creator)
  names.set(13, words)
  names.set(14, address)
  if (!names.get(1)) {
    const called = `Found Time ${path.basename(path.dirname(file))} ${path.basename(file, '.woff2')}`
    for (const [nameId, text] of [
      [1, called],
      [2, 'Regular'],
      [4, called],
      [6, called.replaceAll(' ', '')],
    ] as const)
      names.set(nameId, text)
  }
  const mended = withNames(content, names)
  const left = faultsOf(readTypeface(mended), credit.licence)
  const name = path.relative(root, file)
  if (left.length > 0) {
    console.error(`${name} ${left.join(', and ')}`)
    process.exitCode = 1
  } else {
    await writeFile(file, mended)
    console.log(`${name} ${content.length} → ${mended.length} bytes`)
  }
}
