/** Finds a Chromium for the browser tests, or gets one. */
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import path from 'node:path'
import { pnpm } from './run.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

const onPath = () =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .flatMap((folder) => NAMES.map((name) => path.join(folder, name)))
    .find(isExecutable)

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function installWithApt() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false
  console.log('Installing Chromium with apt-get …')
  const apt = (...args) =>
    spawnSync('apt-get', args, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0
  return apt('update', '-qq') && apt('install', '-y', '-qq', '--no-install-recommends', 'chromium')
}

/**
 * In this order: CHROMIUM_PATH, a Chromium on the PATH, Debian's package when we may install it, Playwright's own.
 * @returns The executable, or undefined where Playwright finds its own.
 */
export function findChromium() {
  const given = process.env.CHROMIUM_PATH
  if (given) {
    if (!isExecutable(given)) throw new Error(`CHROMIUM_PATH is ${given}, which cannot be run.`)
    return given
  }
  const found = onPath() ?? (installWithApt() ? onPath() : undefined)
  if (found) return found
  pnpm('--filter', '@found-time/site', 'exec', 'playwright', 'install', 'chromium')
  return undefined
}
