/**
 * [2025-04 | 25-04-12]
 *
 * A month's clocks, live, from their sources; a date opens on that day's. Without either it is the month of the newest
 * clock. `--port 5180`, `--open no`.
 */
import '../program/help.ts'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { commandLine } from '../collection/command-line.ts'
import { clockFolder, clockFolders, countOf } from '../screenshots/clocks.ts'
import { readOptions } from './options.ts'
import { openWorkbench } from './server.ts'

/** `yyyy-mm` of the newest clock. */
async function newestMonth(): Promise<string> {
  const newest = (await clockFolders()).at(-1)
  if (!newest)
    throw new Error(`There is no clock yet: ${commandLine('new-clock', '25-06-12', '"Tea Towel"')}`)
  return `20${newest.name.slice(0, 5)}`
}

try {
  const { day, port, open, ...said } = readOptions(process.argv.slice(2))
  for (const name of ['@found-time/clock-runtime', '@found-time/ui-frame']) {
    if (!existsSync(fileURLToPath(import.meta.resolve(name))))
      throw new Error(`${name} is not built yet. Run pnpm build once.`)
  }
  if (day !== undefined) await clockFolder(day) // says which there are
  const month = said.month ?? (await newestMonth())
  const clocks = await clockFolders(month)
  const { address } = await openWorkbench(() => clockFolders(month), { port, open, day })
  console.log(`${month}: ${countOf(clocks)} on the workbench, ${(performance.now() / 1000).toFixed(1)} s`)
  console.log(`\n  ${address}\n`)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
