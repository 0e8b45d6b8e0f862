/** `pnpm workbench 2025-04`: a month's clocks, live, from their sources. `--port 5180`, `--open no`. */
import { commandLine } from '@found-time/collection/command-line'
import '@found-time/bootstrap/help'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { clockFolders, countOf } from '@found-time/screenshots/clocks'
import { openWorkbench } from './server.ts'

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { port: { type: 'string', default: '5180' }, open: { type: 'string', default: 'yes' } },
  })
  const [month] = positionals
  if (!month || positionals.length > 1)
    throw new Error(`Name one month: ${commandLine('workbench', '2025-04')}`)
  const port = Number(values.port)
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`"${values.port}" is not a port. Ports go from 0, any free one, to 65535.`)
  if (values.open !== 'yes' && values.open !== 'no')
    throw new Error(`--open takes yes or no, not "${values.open}".`)
  for (const name of ['@found-time/clock-runtime', '@found-time/ui-frame']) {
    if (!existsSync(fileURLToPath(import.meta.resolve(name))))
      throw new Error(`${name} is not built yet. Run pnpm build once.`)
  }
  const clocks = await clockFolders(month)
  const { address } = await openWorkbench(() => clockFolders(month), { port, open: values.open === 'yes' })
  console.log(`${month}: ${countOf(clocks)} on the workbench, ${(performance.now() / 1000).toFixed(1)} s`)
  console.log(`\n  ${address}\n`)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
