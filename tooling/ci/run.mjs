/** Plain Node 20.0 and nothing installed: what `npm start` and `npm test` stand on. */
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { constants } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

if (Number.parseInt(process.versions.node, 10) < 20) {
  console.error(`Found Time needs Node 20 or newer. This is Node ${process.versions.node}.`)
  process.exit(1)
}

export const root = fileURLToPath(new URL('../..', import.meta.url))

const { packageManager } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))

const children = new Set()

/**
 * Runs a command in the repository, showing what it says.
 * @param {{ cwd?: string, capture?: boolean, channel?: boolean, heard?: () => void }} options - `capture`: also give what
 * it printed, and call `heard` whenever it prints something; `channel`: it learns when this process is gone.
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { cwd = root, capture = false, channel = false, heard } = {}) {
  return new Promise((resolve, reject) => {
    const shown = capture ? 'pipe' : 'inherit'
    const child = spawn(command, args, {
      cwd,
      detached: true, // a process group of its own, which ends as one
      stdio: ['ignore', shown, shown, ...(channel ? ['ipc'] : [])],
      // Read at each call: the test command adds where its browser is.
      env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' },
    })
    children.add(child)
    let output = ''
    for (const kind of ['stdout', 'stderr']) {
      child[kind]?.on('data', (chunk) => {
        output += chunk
        heard?.()
        process[kind].write(chunk)
      })
    }
    child.on('error', reject)
    child.on('close', (code) => {
      children.delete(child)
      resolve({ code: code ?? 1, output })
    })
  })
}

/** Runs the pinned pnpm: npx asks before it fetches, and may be set to refuse. */
export const runPnpm = (args, options) => run('npx', ['--yes', packageManager, ...args], options)

/** The same, and ends this process when it fails. */
export async function pnpm(...args) {
  const { code } = await runPnpm(args)
  if (code !== 0) process.exit(code)
}

/** The pinned Node once installed, otherwise the one running this. */
export function nodeBinary() {
  const pinned = path.join(root, 'node_modules/.bin/node')
  return existsSync(pinned) ? pinned : process.execPath
}

function end(signal) {
  for (const { pid } of children) {
    try {
      process.kill(-pid, signal)
    } catch {
      // it has ended already
    }
  }
  process.exit(128 + constants.signals[signal])
}

/** What was started here ends with this process, and this process with the npm that started it. */
export function endTogether() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(signal))
  // npm does not pass on every signal, nor does the shell between it and this.
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  setInterval(() => process.ppid === parent || end('SIGTERM'), 250).unref()
}
