import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { creditsOf } from './credits-of.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'credits-'))
})
afterEach(() => rm(folder, { recursive: true }))

it('reads the credits of a clock that nobody has built', async () => {
  await writeFile(
    path.join(folder, 'gloock.ts'),
    "export const gloock = { title: 'Gloock', licence: 'OFL-1.1' }",
  )
  await writeFile(
    path.join(folder, 'notes.ts'),
    "import type { ClockNotes } from '@found-time/clock-runtime'\n" +
      "import { gloock } from './gloock'\n" +
      'export const notes: ClockNotes = { reading: "The hand is the hour.", credits: [gloock] }',
  )
  expect(await creditsOf(folder)).toEqual([{ title: 'Gloock', licence: 'OFL-1.1' }])
})
