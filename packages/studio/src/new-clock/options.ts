/** What `pnpm new-clock` understands. */

import { parseArgs } from 'node:util'
import { commandLine } from '../collection/command-line.ts'
import { KINDS, type Kind } from './plan.ts'

/**
 * @param words - After the name of the command.
 * @throws {Error} When one is not understood; one sentence.
 */
export function readOptions(words: readonly string[]): { date: string; title: string; kind: Kind } {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: Object.fromEntries(KINDS.map((kind) => [kind, { type: 'boolean' as const }])),
  })
  const [date = '', title = '', ...rest] = positionals
  if (rest.length > 0)
    throw new Error(
      `Put the title in quotes: ${commandLine('new-clock', date, `"${[title, ...rest].join(' ')}"`)}`,
    )
  const [kind = KINDS[0], ...others] = KINDS.filter((one) => values[one])
  if (others.length > 0)
    throw new Error(`A clock begins as one of them: ${KINDS.map((one) => `--${one}`).join(' or ')}.`)
  return { date, title, kind }
}
