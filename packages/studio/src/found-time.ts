#!/usr/bin/env node
/** The program `found-time`: the studio's commands, for a collection of clocks anywhere. */
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { PROGRAM } from '@found-time/bootstrap/called-by'
import { commands } from './commands.ts'

function help(): string {
  const width = Math.max(...Object.keys(commands).map(({ length }) => length))
  const lines = Object.entries(commands).map(([name, { does }]) => `  ${name.padEnd(width)}  ${does}`)
  return `Clocks of your own, in a repository of your own.\n\n${lines.join('\n')}\n\n\`${PROGRAM} check --help\` says more of one.`
}

/** As package.json says under `engines`: the first with all that the commands use. */
const NODE = [22, 12] as const

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
const isOld = major < NODE[0] || (major === NODE[0] && minor < NODE[1])

const [name = '--help', ...words] = process.argv.slice(2)
const command = Object.hasOwn(commands, name) ? commands[name] : undefined

if (isOld) {
  console.error(`found-time needs Node ${NODE.join('.')} or newer. This is Node ${process.versions.node}.`)
  process.exitCode = 1
} else if (name === '--help' || name === '-h' || name === 'help') console.log(help())
else if (name === '--version') console.log(createRequire(import.meta.url)('../package.json').version)
else if (!command) {
  console.error(`There is no command ${name}. There are: ${Object.keys(commands).join(', ')}.`)
  process.exitCode = 1
} else {
  // Commands are programs: each reads its own words, and the file it begins with.
  process.argv = [process.execPath, fileURLToPath(command.module), ...words]
  await import(command.module).catch((error: Error) => {
    console.error(error.message)
    process.exitCode = 1
  })
}
