/**
 * `pnpm suites [--unproven]`: the browser tests of the tools and of what strangers get, one suite after another.
 * `--unproven` runs those alone of which it is not known that they pass as everything stands that they depend on, which
 * turbo tells by a hash; `--list` names these and runs nothing. What has passed is written to suites.json.
 */
import '@found-time/studio/program/help'
import { execFileSync, type StdioOptions } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { systemChromium } from '@found-time/studio/system/find-program'
import studio from '../../../packages/studio/package.json' with { type: 'json' }
import { root, run } from '../run.mjs'
import { type Hashes, isSuite, majorOf, stale } from './suite-ledger.ts'

const LEDGER = path.join(import.meta.dirname, 'suites.json')
const turbo = path.join(root, 'node_modules/.bin/turbo')

/** The studio has a suite for each part that needs a browser: a change to one does not make all of them run. */
const studioSuites = Object.keys(studio.scripts).filter((name) => name.startsWith('e2e:'))

/** What each suite depends on, in a hash; with the browser it runs in. */
function hashesNow(): Hashes {
  const chromium = systemChromium()
  // Debian's begins with a script that may have remarks of its own.
  const stdio: StdioOptions = ['ignore', 'pipe', 'ignore']
  const version = chromium ? execFileSync(chromium, ['--version'], { encoding: 'utf8', stdio }) : ''
  const words = ['run', 'e2e', ...studioSuites, '--dry=json', '--filter=!@found-time/site']
  const answer = execFileSync(turbo, words, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 })
  const { tasks } = JSON.parse(answer) as { tasks: Parameters<typeof isSuite>[0][] }
  const suites = tasks.filter(isSuite).map((task) => [task.taskId, `${task.hash} ${majorOf(version)}`])
  return Object.fromEntries(suites.sort(([a = ''], [b = '']) => a.localeCompare(b)))
}

const known = async (): Promise<Hashes> => JSON.parse(await readFile(LEDGER, 'utf8').catch(() => '{}'))

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { unproven: { type: 'boolean', default: false }, list: { type: 'boolean', default: false } },
  })
  const now = hashesNow()
  const open = stale(now, await known())
  if (values.list) return console.log(open.join('\n'))
  const names = values.unproven ? open : Object.keys(now)
  const proven = Object.keys(now).filter((name) => !names.includes(name))
  if (proven.length > 0) console.log(`Proven as they stand: ${proven.join(', ')}.`)
  if (names.length === 0) return console.log('No suite is left to run.')
  for (const name of names) {
    const { code } = await run(turbo, ['run', name], {})
    if (code !== 0) process.exitCode = 1
    const { [name]: _, ...others } = await known()
    const next = code === 0 ? { ...others, [name]: now[name]! } : others
    const sorted = Object.entries(next).sort(([a], [b]) => a.localeCompare(b))
    await writeFile(LEDGER, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`)
  }
}

await main().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
