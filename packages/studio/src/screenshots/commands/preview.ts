/**
 * 25-04-12 -o preview
 *
 * One clock as a page by itself, for somebody to look at: a folder that any host serves, from any path. What was in the
 * folder goes, unless it is no preview.
 */
import { commandLine } from '../../collection/command-line.ts'
import '../../program/help.ts'
import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { fromCaller } from '../../program/caller.ts'
import { clockFolder } from '../clocks.ts'
import { buildPreview } from '../preview.ts'
import { main } from './options.ts'

/** What a preview consists of. */
const PARTS = ['assets', 'index.html']

await main(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { output: { type: 'string', short: 'o' } },
  })
  const [date] = positionals
  if (!date || positionals.length > 1)
    throw new Error(`Name one clock: ${commandLine('preview', '25-04-12', '-o preview')}`)
  const clock = await clockFolder(date)
  const output = fromCaller(values.output ?? `preview-${date}`)
  const other = existsSync(output) && (await readdir(output)).find((name) => !PARTS.includes(name))
  if (other)
    throw new Error(`${values.output} holds ${other}, which is no part of a preview. Name another folder.`)
  await buildPreview(clock, output)
  console.log(path.relative(process.cwd(), output))
})
