/** What `pnpm workbench` understands. */
import { parseArgs } from 'node:util'
import { hasDateShape } from '@found-time/catalogue'
import { commandLine } from '../collection/command-line.ts'

export interface Options {
  /** `yyyy-mm` or `yy-mm`; the month of the newest clock where nothing is said. */
  readonly month?: string
  /** `yy-mm-dd`: the clock that it opens on. */
  readonly day?: string
  readonly port: number
  readonly open: boolean
}

/**
 * @param words - After the name of the command.
 * @throws {Error} When one is not understood; one sentence.
 */
export function readOptions(words: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { port: { type: 'string', default: '5180' }, open: { type: 'string', default: 'yes' } },
  })
  const [shown, ...others] = positionals
  if (others.length > 0)
    throw new Error(
      `Name one month or one day: ${commandLine('workbench', '2025-04')} or ${commandLine('workbench', '25-04-12')}`,
    )
  const port = Number(values.port)
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`"${values.port}" is not a port. Ports go from 0, any free one, to 65535.`)
  if (values.open !== 'yes' && values.open !== 'no')
    throw new Error(`--open takes yes or no, not "${values.open}".`)
  return { ...monthOf(shown), port, open: values.open === 'yes' }
}

function monthOf(shown: string | undefined): Pick<Options, 'month' | 'day'> {
  if (shown === undefined) return {}
  const day = shown.replace(/^20(?=\d\d-\d\d-\d\d$)/, '')
  return hasDateShape(day) ? { month: `20${day.slice(0, 5)}`, day } : { month: shown }
}
