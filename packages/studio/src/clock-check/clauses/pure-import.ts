import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { bundle } from '../bundle.ts'
import type { Clause } from '../clause.ts'

const run = promisify(execFile)

/** Runs before the module in Node: what it does there is written down. */
const PRELUDE = `
const done = []
for (const [owner, name] of [[globalThis, 'setTimeout'], [globalThis, 'setInterval'], [globalThis, 'setImmediate'], [globalThis, 'fetch'], [Date, 'now'], [Math, 'random'], [performance, 'now'], [console, 'log']])
  { const real = owner[name]; owner[name] = (...given) => { done.push('calls ' + name); return real.apply(owner, given) } }
const globals = Object.keys(globalThis)
const log = process.stdout.write.bind(process.stdout)
await import(process.argv[2]).catch((error) => done.push('throws “' + error.message + '”'))
done.push(...Object.keys(globalThis).filter((key) => !globals.includes(key)).map((key) => 'makes a global ' + key))
log(JSON.stringify(done))
process.exit()
`

export const clause: Clause = {
  id: 'pure-import',
  section: 'module',
  tier: 'quick',
  summary: 'can be imported in Node without a DOM, and does nothing at import.',
  proof:
    'Its bundle, with React and the runtime beside it, is imported in Node, where timers, requests, the clock, chance and the console report their use and new globals are looked for.',
  async check(session) {
    const code = await bundle(session, 'bundle')
    // Inside the clock's package, so that the module finds React and the runtime.
    const folder = path.resolve(session.clock.folder, '../../node_modules/.cache/import')
    const file = path.join(folder, `${session.clock.name}.mjs`)
    await mkdir(folder, { recursive: true })
    await writeFile(file, code)
    // One for each clock: several are checked at once.
    const prelude = path.join(folder, `${session.clock.name}-prelude.mjs`)
    await writeFile(prelude, PRELUDE)
    const { stdout } = await run(process.execPath, [prelude, file])
    const done = JSON.parse(stdout) as string[]
    if (done.length === 0) return
    return {
      seen: `${[...new Set(done)].join(', ')} when imported in Node`,
      expected: 'do nothing at import',
      advice: 'Move it into the component or an effect, or compute it on first use.',
    }
  },
}
