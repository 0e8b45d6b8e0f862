/** What no command can do for an artist, or what takes a quiet machine. */
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { collection, root } from '@found-time/studio/collection/collection'
import { publishing } from '@found-time/studio/collection/publishing'
import { entryOfFolder } from '@found-time/studio/ledger/ledger'
import type { ClockFolder } from '@found-time/studio/screenshots/clocks'

/** @returns A sentence for each thing that is left. */
export async function remarksOn(clock: ClockFolder): Promise<string[]> {
  const { name: date, folder } = clock
  const month = `@found-time/${path.basename(path.resolve(folder, '../..'))}`
  const remarks: string[] = []
  if (!publishing(collection)(date))
    remarks.push('It is not published: packages/catalogue/published.json says up to which day clocks are.')
  if (!(await changesets()).some((text) => text.includes(`'${month}'`)))
    remarks.push(
      `No changeset names ${month}: \`pnpm changeset\` where its readers shall know of the change.`,
    )
  if (!(await entryOfFolder('power', clock)))
    remarks.push(
      `Nobody has measured what it costs as it is: \`pnpm power ${date}\` while the machine rests.`,
    )
  return remarks
}

async function changesets(): Promise<string[]> {
  const folder = path.join(root, '.changeset')
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.md'))
  return Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')))
}
