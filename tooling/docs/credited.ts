/** Every credit of the built months, and every typeface of the project with its credit. */
import { glob } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ClockNotes, Credit } from '@found-time/clock-runtime'
import { root } from '@found-time/studio/collection/collection'

export interface Credited {
  /** `clocks-2025-04`. */
  readonly month: string
  /** `25-04-01`. */
  readonly date: string
  readonly credit: Credit
}

/** The months have been built. */
export async function allCredits(): Promise<Credited[]> {
  const found: Credited[] = []
  for (const file of (await Array.fromAsync(glob('packages/clocks-*/dist/notes.js', { cwd: root }))).sort()) {
    const { notes } = (await import(pathToFileURL(path.join(root, file)).href)) as {
      notes: Record<string, ClockNotes>
    }
    const month = file.split(path.sep)[1]!
    for (const [date, { credits }] of Object.entries(notes))
      for (const credit of credits) found.push({ month, date, credit })
  }
  return found
}

/** That of the frame's typefaces: its THIRD-PARTY.md names them for readers. */
const FRAME_LICENCE = 'OFL-1.1'

export async function creditedTypefaces(): Promise<{ file: string; licence: string }[]> {
  const frame = await Array.fromAsync(glob('packages/ui-frame/assets/fonts/*.woff2', { cwd: root }))
  return [
    ...(await allCredits()).flatMap(({ month, date, credit }) =>
      (credit.files ?? [])
        .filter((name) => name.endsWith('.woff2'))
        .map((name) => ({
          file: path.join(root, 'packages', month, 'src', date, name),
          licence: credit.licence,
        })),
    ),
    ...frame.sort().map((name) => ({ file: path.join(root, name), licence: FRAME_LICENCE })),
  ]
}
