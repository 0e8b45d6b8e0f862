#!/usr/bin/env node
/** The program `found-time`: the studio's commands, for a collection of clocks anywhere. */
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { PROGRAM } from './collection/command-line.ts'
import { commands } from './commands.ts'
import { nodeFault } from './new-month/node-version.ts'

function help(): string {
  const width = Math.max(...Object.keys(commands).map(({ length }) => length))
  const lines = Object.entries(commands).map(([name, { does }]) => `  ${name.padEnd(width)}  ${does}`)
  return `Clocks of your own, in a repository of your own.\n\n${lines.join('\n')}\n\n\`${PROGRAM} check --help\` says more of one.`
}

// What runs scripts may hand on the `--` that was meant for itself.
const [name = '--help', ...words] = process.argv.slice(2).filter((word) => word !== '--')
const command = Object.hasOwn(commands, name) ? commands[name] : undefined

const fault = nodeFault('found-time')

if (fault) {
  console.error(fault)
  process.exitCode = 1
} else if (name === '--help' || name === '-h' || name === 'help') console.log(help())
else if (name === '--version') console.log(createRequire(import.meta.url)('../package.json').version)
else if (!command) {
  console.error(`There is no command ${name}. There are: ${Object.keys(commands).join(', ')}.`)
  process.exitCode = 1
} else {
  // Commands are programs: each reads its own words, and the file it begins with. `parseArgs` of node:util is enough for
  // sixteen commands of a few words each; a library for command lines would be one more for artists to install.
  process.argv = [process.execPath, command.module, ...words]
  await import(pathToFileURL(command.module).href).catch((error: Error) => {
    console.error(error.message)
    process.exitCode = 1
  })
}
