/** What the clocks of a collection are called. */
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { daysOf } from '../gen/month.ts'
import { type Collection, clockPackages } from './collection.ts'
import { notesIn } from './notes.ts'

/** What a clock is called, by its date, `yy-mm-dd`; nothing where it has no title yet. */
export type Titles = Readonly<Partial<Record<string, string>>>

/** Of every clock of a collection. */
export async function titlesOf(collection: Pick<Collection, 'root'>): Promise<Titles> {
  const months = clockPackages(collection).map(async (folder) => {
    const source = path.join(folder, 'src')
    return daysOf(await readdir(source)).map((day) => path.join(source, day))
  })
  const folders = (await Promise.all(months)).flat()
  const notes = await notesIn(folders)
  return Object.fromEntries(folders.map((folder, index) => [path.basename(folder), notes[index]!.title]))
}
