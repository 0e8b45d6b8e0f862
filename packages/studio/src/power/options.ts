/** What `pnpm power` understands, with errors that say what was expected. */
import { parseArgs } from 'node:util'
import { hasDateShape } from '@found-time/catalogue'

export const MODES = ['normal', 'ambient', 'paused', 'hidden', 'reduced'] as const
export type Mode = (typeof MODES)[number]

/** What the ledgers hold was measured so. */
export const WARM_SECONDS = 5
export const MEASURED_SECONDS = 6

export interface Options {
  readonly dates: readonly string[]
  readonly month?: string | undefined
  readonly changed: boolean
  readonly mode: Mode
  readonly warmSeconds: number
  readonly seconds: number
  readonly check: boolean
  readonly help: boolean
}

/** It begins with what follows the command's name. */
export const HELP = `[dates…]

What clocks cost: the whole browser's processor time, beside that of a react-clock swept every frame (= 1.0). Every clock
unless told. Linux.

  --month 2025-04   the clocks of a month
  --changed         those whose folder differs from the main branch
  --mode normal     how the page is shown: ${MODES.join(', ')}
  --warm ${WARM_SECONDS}          seconds the page runs before
  --seconds ${MEASURED_SECONDS}       seconds it is measured for
  --check           measures nothing: says whose figure is stale, and fails when any is

What is measured in the normal mode, over these seconds, is written to each clock's proof.json.`

/**
 * @param words - After the name of the command.
 * @throws {Error} When one is not understood, or two do not go together.
 */
export function readOptions(words: readonly string[]): Options {
  const { values, positionals: dates } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      month: { type: 'string' },
      changed: { type: 'boolean', default: false },
      mode: { type: 'string', default: 'normal' },
      warm: { type: 'string', default: String(WARM_SECONDS) },
      seconds: { type: 'string', default: String(MEASURED_SECONDS) },
      check: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  const { month, changed, check, help } = values
  const wrong = dates.find((date) => !hasDateShape(date))
  if (wrong !== undefined) throw new Error(`"${wrong}" is not a date. Dates look like 25-04-13.`)
  if (month !== undefined && !/^(20)?\d\d-\d\d$/.test(month))
    throw new Error(`"${month}" is not a month. Months look like 2025-04.`)
  if (dates.length > 0 && month !== undefined) throw new Error('Name dates or a month, not both.')
  const mode = MODES.find((known) => known === values.mode)
  if (!mode) throw new Error(`"${values.mode}" is not a mode. Modes are ${MODES.join(', ')}.`)
  const warmSeconds = readSeconds('--warm', values.warm, 0)
  const seconds = readSeconds('--seconds', values.seconds, 1)
  return { dates, month, changed, mode, warmSeconds, seconds, check, help }
}

function readSeconds(option: string, text: string, least: number): number {
  const seconds = Number(text)
  if (text.trim() === '' || !(seconds >= least && seconds <= 600))
    throw new Error(`${option} takes seconds from ${least} to 600, not "${text}".`)
  return seconds
}

/** Whether a run is measured as all figures in the ledgers are. */
export const isForLedger = ({ mode, warmSeconds, seconds }: Options) =>
  mode === 'normal' && warmSeconds === WARM_SECONDS && seconds === MEASURED_SECONDS
