/** Plain Node 20 and nothing installed: what `npm start` and `npm test` stand on. */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

export const root = path.resolve(import.meta.dirname, '../..')

const { packageManager } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))

/** npx asks before it fetches, and may be set to refuse; the pinned pnpm is what we mean. */
const NPX_PNPM = ['--yes', packageManager]

/** Read at each call: the test command adds where its browser is. */
const environment = () => ({ ...process.env, TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' })

/** Runs pnpm in the repository, showing what it says. Ends this process when it fails. */
export function pnpm(...args) {
  const { status, error } = spawnSync('npx', [...NPX_PNPM, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: environment(),
  })
  if (error) throw error
  if (status !== 0) process.exit(status ?? 1)
}

/** Runs pnpm and gives its exit code and what it printed, which is shown as well. */
export function pnpmWithOutput(...args) {
  return new Promise((resolve, reject) => {
    const child = spawn('npx', [...NPX_PNPM, ...args], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: environment(),
    })
    let output = ''
    child.stdout.on('data', (chunk) => {
      output += chunk
      process.stdout.write(chunk)
    })
    child.on('error', reject)
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

/** Exactly what the lockfile says; quick when it is there already. */
export function install() {
  pnpm('install', '--frozen-lockfile', '--prefer-offline')
}

/** The pinned Node once installed, otherwise the one running this. */
export function nodeBinary() {
  const pinned = path.join(root, 'node_modules/.bin/node')
  return existsSync(pinned) ? pinned : process.execPath
}
