import { realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { type Entry, listable } from '@found-time/catalogue'
import type { ClockNotes } from '@found-time/clock-runtime'
import { config } from '../app/shared/config.ts'
import { addressOf, packageOf } from '../app/shared/embed-snippets.ts'
import { posterOf } from '../app/shared/posters.ts'

/** All that is told about a clock to programs. */
export interface ClockMetadata extends Entry, Omit<ClockNotes, 'title'> {
  /** Its page. */
  readonly url: string
  /** Its picture. */
  readonly poster: string
  readonly posterFile: string
  /** Its built module, and that of its month's loaders. */
  readonly moduleFile: string
  readonly monthFile: string
  /** `@found-time/clocks-2025-04` */
  readonly packageName: string
  /** Midnight of its day, UTC. */
  readonly published: Date
}

const require = createRequire(import.meta.url)

/** Where it really lies: packages of a workspace are linked. */
const fileOf = (specifier: string) => realpathSync(require.resolve(specifier))

/** The entries that have a clock and a day in the calendar, in their order. No artwork is loaded. */
export async function loadClockMetadata(entries: readonly Entry[]): Promise<ClockMetadata[]> {
  const clocks: ClockMetadata[] = []
  for (const entry of listable(entries)) {
    const packageName = packageOf(entry)
    const notes = await notesOf(packageName, entry.path)
    if (!notes) continue
    clocks.push({
      ...notes,
      ...entry,
      url: addressOf(entry),
      poster: config.origin + posterOf(entry.path),
      posterFile: require.resolve(`${packageName}/posters/${entry.path}.jpg`),
      moduleFile: fileOf(`${packageName}/${entry.path}`),
      monthFile: fileOf(packageName),
      packageName,
      published: new Date(`20${entry.date}T00:00:00Z`),
    })
  }
  return clocks
}

async function notesOf(packageName: string, day: string): Promise<ClockNotes | undefined> {
  try {
    const { notes } = await import(/* @vite-ignore */ path.join(packageName, 'notes'))
    return notes[day]
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_MODULE_NOT_FOUND') return undefined
    throw error
  }
}
