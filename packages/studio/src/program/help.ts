/**
 * Imported first by a command: with `--help` it prints what the command's file begins with, and ends. So a command is
 * described once, where it is written, and nothing of it runs.
 */
import { readFileSync } from 'node:fs'
import { inPlace } from './called-by.ts'

/**
 * The comment at the beginning of a file, as a text.
 * @example opening("/** Counts.\n *\/\nimport …") // 'Counts.'
 */
export function opening(source: string): string {
  const [, comment = ''] = /^\/\*\*([\s\S]*?)\*\//.exec(source) ?? []
  return comment.replace(/^ *\* ?/gm, '').trim()
}

const [, command] = process.argv
if (command && process.argv.slice(2).some((word) => word === '--help' || word === '-h')) {
  console.log(inPlace(opening(readFileSync(command, 'utf8'))))
  process.exit(0)
}
