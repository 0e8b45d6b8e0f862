/** `pnpm engines`: each clock in three engines, beside one another. `pnpm engines --help` says what it takes. */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { type ClockFolder, clockFolders, root } from '@found-time/darkroom/clocks'
import { select } from '@found-time/darkroom/select'
import { serveClocks } from '@found-time/darkroom/server'
import { ENGINES, type Engine, type EngineBrowser, openEngine } from './browser.ts'
import { compare } from './compare.ts'
import { record, staleDates } from './ledger.ts'
import { PAGE, platesOf } from './plates.ts'

const HELP = `
pnpm engines [dates…]    Each clock in Chromium, Firefox and WebKit: at four times, in two shapes and under reduced
                         motion, all on one page. Pictures are compared with Chromium's, the consoles are heard. What
                         differs is put side by side in engines-report/. Every clock unless told.

  --month 2025-04        the clocks of a month
  --changed              those whose folder differs from the main branch
  --engine firefox       this one alone beside Chromium; nothing is written down then
  --check                looks at nothing: says which clocks have not passed as they are, and fails when any have not

Clocks that pass are written to each month's engines.json.
`.trim()

/** The share of a page of pictures that may be different. */
const LIMIT = 0.004

const REPORT = path.join(root, 'engines-report')

/** What was found wrong with a clock in one engine; nothing when all is well. */
interface Look {
  readonly engine: Engine
  readonly picture?: Buffer
  readonly faults: readonly string[]
}

async function look(engine: Engine, browser: EngineBrowser, { name }: ClockFolder): Promise<Look> {
  try {
    const plates = platesOf(`20${name}`)
    const heard = await browser.evaluate((clock, given) => window.engines.show(clock, given), name, plates)
    return { engine, picture: await browser.screenshot(), faults: heard }
  } catch (error) {
    return { engine, faults: [error instanceof Error ? error.message : String(error)] }
  }
}

/** @returns A line for each thing that is wrong. */
async function judge(clock: ClockFolder, looks: readonly Look[]): Promise<string[]> {
  const [{ picture: expected }] = looks as [Look]
  const lines = looks.flatMap(({ engine, faults }) =>
    faults.map((fault) => `${clock.name} in ${engine}: ${fault}`),
  )
  for (const { engine, picture } of looks.slice(1)) {
    if (!expected || !picture) continue
    const { share, sideBySide } = await compare(expected, picture)
    const percent = (share * 100).toFixed(2)
    if (share <= LIMIT) continue
    const file = path.join(REPORT, `${clock.name}-${engine}.png`)
    await mkdir(REPORT, { recursive: true })
    await writeFile(file, await sideBySide())
    lines.push(
      `${clock.name} in ${engine}: ${percent} % looks otherwise than in Chromium. See ${path.relative(root, file)}.`,
    )
  }
  return lines
}

async function check(clocks: readonly ClockFolder[]): Promise<void> {
  const stale = await staleDates(clocks)
  if (stale.length > 0)
    throw new Error(`Not passed as they are, run \`pnpm engines\`:\n${stale.map((d) => `  ${d}`).join('\n')}`)
  console.log('All clocks have passed in three engines as they are.')
}

async function run(clocks: readonly ClockFolder[], engines: readonly Engine[]): Promise<void> {
  const all = await clockFolders()
  const { server, address } = await serveClocks(clocks, {
    root: path.join(import.meta.dirname, 'page'),
    cacheDir: path.join(root, 'node_modules/.cache/engines-server'),
  })
  const opened: EngineBrowser[] = []
  let failed = 0
  const startMs = performance.now()
  try {
    for (const engine of engines) opened.push(await openEngine(engine))
    await Promise.all(opened.map((browser) => browser.open(address, PAGE)))
    await rm(REPORT, { recursive: true, force: true })
    for (const clock of clocks) {
      const looks = await Promise.all(engines.map((engine, index) => look(engine, opened[index]!, clock)))
      const faults = await judge(clock, looks)
      for (const fault of faults) console.log(fault)
      if (faults.length > 0) failed++
      if (engines.length === ENGINES.length) await record(clock, faults.length === 0, all)
    }
  } finally {
    for (const browser of opened) await browser.close()
    await server.close()
  }
  const seconds = (performance.now() - startMs) / 1000
  console.log(
    `\n${clocks.length} clocks in ${engines.join(', ')}: ${clocks.length - failed} passed, ${failed} failed, ` +
      `${seconds.toFixed(0)} s, ${(seconds / clocks.length).toFixed(1)} s a clock`,
  )
  if (failed > 0) process.exitCode = 1
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      month: { type: 'string' },
      changed: { type: 'boolean', default: false },
      engine: { type: 'string' },
      check: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return console.log(HELP)
  const engine = ENGINES.find((one) => one === values.engine)
  if (values.engine && !engine) throw new Error(`There is no engine ${values.engine}: ${ENGINES.join(', ')}.`)
  const clocks = await select({ dates: positionals, month: values.month, changed: values.changed })
  if (values.check) await check(clocks)
  else await run(clocks, engine ? [...new Set<Engine>(['chromium', engine])] : ENGINES)
}

await main().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
