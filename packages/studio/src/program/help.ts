/**
 * Imported first by a command: with `--help` it prints what the command's file begins with, and ends. So a command is
 * described once, where it is written, and nothing of it runs. One of the program's begins with what follows its name.
 */
import { readFileSync } from 'node:fs'
import { commandLine } from '../collection/command-line.ts'
import { commands } from '../commands.ts'

/**
 * The comment at the beginning of a file, as a text.
 * @example opening("/** Counts.\n *\/\nimport …") // 'Counts.'
 */
export function opening(source: string): string {
  const [, comment = ''] = /^\/\*\*([\s\S]*?)\*\//.exec(source) ?? []
  return comment.replace(/^ *\* ?/gm, '').trim()
}

const [, file] = process.argv
if (file && process.argv.slice(2).some((word) => word === '--help' || word === '-h')) {
  const text = opening(readFileSync(file, 'utf8'))
  const name = Object.keys(commands).find((one) => commands[one]?.module === file)
  console.log(name ? commandLine(name, text) : text)
  process.exit(0)
}
