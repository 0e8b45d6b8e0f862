/** How whoever reads a message calls a command: as a script of the collection, where it has one of that name. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { PROGRAM } from '../program/called-by.ts'
import { root } from './collection.ts'

/** Commands whose scripts are called otherwise in a collection of several packages, where `check` says too little. */
const SCRIPTS: Readonly<Record<string, string>> = { check: 'clock-check' }

/**
 * @param command - As `found-time` has it.
 * @param words - What follows.
 * @returns A line for a terminal: `pnpm posters 25-04-01` here, `npx found-time posters 25-12-01` elsewhere.
 */
export function commandLine(command: string, ...words: readonly string[]): string {
  const { scripts = {}, packageManager = '' } = JSON.parse(
    readFileSync(path.join(root, 'package.json'), 'utf8'),
  )
  const script = SCRIPTS[command] ?? command
  const call =
    packageManager.startsWith('pnpm') && script in scripts ? `pnpm ${script}` : `${PROGRAM} ${command}`
  return [call, ...words].join(' ')
}
