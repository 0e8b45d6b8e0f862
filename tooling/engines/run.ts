/** Looks at clocks in several engines, all at once, and judges what they show by what Chromium shows. */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { root } from '@found-time/collection'
import { type ClockFolder, dayOf } from '@found-time/screenshots/clocks'
import { type Engine, type EngineBrowser, openEngine } from './browser.ts'
import { compare } from './compare.ts'
import { PAGE, platesOf } from './plates.ts'
import { servePage } from './serve-page.ts'

/** The share of a clock's picture that may be different. */
const LIMIT = 0.01

const REPORT = path.join(root, 'engines-report')

/** What was found wrong with a clock in one engine; nothing when all is well. */
interface Look {
  readonly engine: Engine
  readonly picture?: Buffer
  readonly faults: readonly string[]
}

async function look(engine: Engine, browser: EngineBrowser, clock: ClockFolder): Promise<Look> {
  try {
    const plates = platesOf(dayOf(clock))
    const heard = await browser.evaluate(
      (name, given) => window.engines.show(name, given),
      clock.name,
      plates,
    )
    return { engine, picture: await browser.screenshot(), faults: heard }
  } catch (error) {
    return { engine, faults: [error instanceof Error ? error.message : String(error)] }
  }
}

/** @returns A line for each thing that is wrong. */
async function judge(clock: ClockFolder, looks: readonly Look[]): Promise<string[]> {
  const [{ picture: expected }] = looks as [Look]
  const plates = platesOf(dayOf(clock))
  const lines = looks.flatMap(({ engine, faults }) =>
    faults.map((fault) => `${clock.name} in ${engine}: ${fault}`),
  )
  for (const { engine, picture } of looks.slice(1)) {
    if (!expected || !picture) continue
    const { shares, sideBySide } = await compare(expected, picture, plates)
    const most = Math.max(...shares)
    if (most <= LIMIT) continue
    const percent = (most * 100).toFixed(1)
    const where = plates[shares.indexOf(most)]!.label
    const file = path.join(REPORT, `${clock.name}-${engine}.png`)
    await mkdir(REPORT, { recursive: true })
    await writeFile(file, await sideBySide())
    lines.push(
      `${clock.name} in ${engine}: ${percent} % looks otherwise than in Chromium at ${where}. See ${path.relative(root, file)}.`,
    )
  }
  return lines
}

/**
 * @param engines - Chromium first: it is what the others are compared with.
 * @param tell - Called with each clock and what is wrong with it, a line each; none when all is well.
 * @param signal - Ends it after the clock at hand; the browsers are closed.
 * @throws {Error} When the machine does not have one of the engines, and with the signal's reason.
 */
export async function lookAt(
  clocks: readonly ClockFolder[],
  engines: readonly Engine[],
  tell: (clock: ClockFolder, faults: readonly string[]) => Promise<void> | void,
  signal?: AbortSignal,
): Promise<void> {
  const { server, address } = await servePage(clocks)
  const opened: EngineBrowser[] = []
  try {
    for (const engine of engines) opened.push(await openEngine(engine))
    await Promise.all(opened.map((browser) => browser.open(address, PAGE)))
    await rm(REPORT, { recursive: true, force: true })
    for (const clock of clocks) {
      signal?.throwIfAborted()
      const looks = await Promise.all(engines.map((engine, index) => look(engine, opened[index]!, clock)))
      await tell(clock, await judge(clock, looks))
    }
  } finally {
    for (const browser of opened) await browser.close()
    await server.close()
  }
}
