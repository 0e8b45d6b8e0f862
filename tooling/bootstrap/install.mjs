/** Gets what the repository and its tests stand on. */
import { accessSync, constants, existsSync } from 'node:fs'
import path from 'node:path'
import { fetched } from './fetch.mjs'
import { run, runPnpm } from './run.mjs'

/** Exactly what the lockfile says; quick when it is there already. */
export const install = () =>
  fetched('Installing packages', () =>
    runPnpm(['install', '--frozen-lockfile', '--prefer-offline'], { capture: true }),
  )

/**
 * A program of the system.
 * @param {string} variable - The environment variable that may name it.
 * @param {readonly string[]} names - Under which it goes, the best first.
 * @returns {string | undefined} The executable.
 */
export function findProgram(variable, names) {
  const given = process.env[variable]
  if (given && !isExecutable(given)) throw new Error(`${variable} is ${given}, which cannot be run.`)
  // Debian keeps servers where only root looks.
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin']
  return given || folders.flatMap((folder) => names.map((name) => path.join(folder, name))).find(isExecutable)
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** @returns {Promise<boolean>} Whether it could be: as root, on Debian and what is made of it. */
export async function installWithApt(name) {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false
  console.log(`Installing ${name} with apt-get …`)
  // Run level 1 starts no service that a package brings.
  const apt = (...args) =>
    run('env', ['DEBIAN_FRONTEND=noninteractive', 'RUNLEVEL=1', 'apt-get', ...args], { capture: true })
  await fetched('Reading the lists of packages', () => apt('update', '-qq'))
  await fetched(`Installing ${name}`, () => apt('install', '-y', '-qq', '--no-install-recommends', name))
  return true
}
