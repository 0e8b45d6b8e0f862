/** How whoever reads a message calls a command: as a script of the collection, where it has one of that name. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { findCollection } from './find-collection.ts'

/** How the program that commands are part of is called in anybody's repository. */
export const PROGRAM = 'npx found-time'

/** Commands whose scripts are called otherwise in a collection of several packages, where `check` says too little. */
const SCRIPTS: Readonly<Record<string, string>> = { check: 'clock-check' }

/**
 * @param command - As `found-time` has it.
 * @param words - What follows.
 * @returns A line for a terminal: `pnpm posters 25-04-01` here, `npx found-time posters 25-12-01` elsewhere,
 * where there is no collection too.
 */
export function commandLine(command: string, ...words: readonly string[]): string {
  const { scripts = {}, packageManager = '' } = manifest()
  const script = SCRIPTS[command] ?? command
  const call =
    packageManager.startsWith('pnpm') && script in scripts ? `pnpm ${script}` : `${PROGRAM} ${command}`
  return [call, ...words].join(' ')
}

function manifest(): { readonly scripts?: object; readonly packageManager?: string } {
  try {
    return JSON.parse(readFileSync(path.join(findCollection(process.cwd()).root, 'package.json'), 'utf8'))
  } catch {
    return {} // none, or one that the command itself refuses, with the reason
  }
}
