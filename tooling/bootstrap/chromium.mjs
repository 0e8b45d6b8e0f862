/** Finds a Chromium for tests and pictures, or gets one. */
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
 * The browser this machine has: CHROMIUM_PATH, or a Chromium on the PATH.
 * @returns The executable, or undefined where only Playwright may have its own.
 */
export function systemChromium() {
  const given = process.env.CHROMIUM_PATH
  if (!given) return onPath()
  if (!isExecutable(given)) throw new Error(`CHROMIUM_PATH is ${given}, which cannot be run.`)
  return given
}

/** Where the machine has none, installs one: Debian's package when we may install it, else Playwright's own. */
export function installChromium() {
  if (systemChromium() || installWithApt()) return
  pnpm('--filter', '@found-time/site', 'exec', 'playwright', 'install', 'chromium')
}
