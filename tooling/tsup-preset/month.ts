import { copyFile, glob, mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

const DAY = /^\d\d-\d\d-\d\d$/
const SOURCE = /\.(tsx?|css|md|json)$/

/** The dates of the month in order: the folders under `src` that are named like one. */
export async function dayFolders(): Promise<string[]> {
  const entries = await readdir('src', { withFileTypes: true })
  return entries
    .filter((entry) => entry.isDirectory() && DAY.test(entry.name))
    .map((entry) => entry.name)
    .sort()
}

/** Everything in a day folder that is not source goes beside the built module; esbuild leaves `new URL()` files alone. */
export async function copyArtwork(days: string[]): Promise<void> {
  for (const day of days) {
    for await (const file of glob(`src/${day}/**/*.*`)) {
      if (SOURCE.test(file)) continue
      const target = path.join('dist', path.relative('src', file))
      await mkdir(path.dirname(target), { recursive: true })
      await copyFile(file, target)
    }
  }
}

interface Credit {
  title: string
  creator: string
  source: string
  licence: string
  changes?: string
  notice?: string
}

/** `dist/THIRD-PARTY.md`: what the licences ask to travel with the files, from the clocks' own credits. */
export async function writeThirdParty(dist: string, days: string[]): Promise<void> {
  const sections: string[] = []
  for (const day of days) {
    const { notes } = await import(pathToFileURL(path.join(dist, day, 'clock.js')).href)
    const lines = (notes.credits as Credit[]).map(
      ({ title, creator, source, licence, changes, notice }) =>
        `- **${title}** by ${creator}. From ${source}. Licence: ${licence}.` +
        `${changes ? ` Changes: ${changes}.` : ''}${notice ? ` ${notice}` : ''}`,
    )
    if (lines.length > 0) sections.push(`## ${day}\n\n${lines.join('\n')}\n`)
  }
  await writeFile(
    path.join(dist, 'THIRD-PARTY.md'),
    `# Found material\n\nEach clock's files, where they came from and under which licence.\n\n${sections.join('\n')}`,
  )
}
