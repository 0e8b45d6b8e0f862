import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { notesIn } from './notes.ts'
import { titlesOf } from './titles.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'notes-'))
})
afterEach(() => rmSync(root, { recursive: true }))

/** A clock's folder with that source. */
function put(day: string, files: Readonly<Record<string, string>>): string {
  const folder = path.join(root, 'src', day)
  mkdirSync(folder, { recursive: true })
  for (const [name, source] of Object.entries(files)) writeFileSync(path.join(folder, name), source)
  return folder
}

it('reads the notes of clocks that nobody has built, with what they take from beside them', async () => {
  const snow = put('25-12-01', {
    'gloock.ts': "export const gloock = { title: 'Gloock', licence: 'OFL-1.1' }",
    'notes.ts':
      "import type { ClockNotes } from '@found-time/clock-runtime'\n" +
      "import { gloock } from './gloock'\n" +
      "export const notes: ClockNotes = { title: 'Snow', reading: 'Count the flakes.', credits: [gloock] }",
  })
  const icicle = put('25-12-02', { 'notes.ts': "export const notes = { title: 'Icicle' }" })
  expect(await notesIn([icicle, snow])).toEqual([
    { title: 'Icicle' },
    { title: 'Snow', reading: 'Count the flakes.', credits: [{ title: 'Gloock', licence: 'OFL-1.1' }] },
  ])
})

it('says which clock has no notes', async () => {
  await expect(notesIn([put('25-12-01', {})])).rejects.toThrow('25-12-01/notes.ts')
})

it('knows what every clock of a collection is called', async () => {
  put('25-12-01', { 'notes.ts': "export const notes = { title: 'Snow' }" })
  put('25-12-02', { 'notes.ts': 'export const notes = {}' })
  expect(await titlesOf({ root })).toEqual({ '25-12-01': 'Snow', '25-12-02': undefined })
})
