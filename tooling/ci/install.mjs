/** Gets what the repository and its tests stand on. */
import { existsSync } from 'node:fs'
import { fetched } from '../../packages/studio/src/system/fetch.mjs'
import { run, runPnpm } from './run.mjs'

/** Exactly what the lockfile says; quick when it is there already. */
export const install = () =>
  fetched('Installing packages', () =>
    runPnpm(['install', '--frozen-lockfile', '--prefer-offline'], { capture: true }),
  )

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
