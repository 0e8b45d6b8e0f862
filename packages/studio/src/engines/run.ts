/** Looks at clocks in several engines, all at once, and judges what they show by what Chromium shows. */
import { glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { root } from '../collection/collection.ts'
import { type ClockFolder, dayOf } from '../screenshots/clocks.ts'
import { type Engine, openEngine } from './browser.ts'
import { compare } from './compare.ts'
import type { EngineBrowser } from './engine-browser.ts'
import { servePage } from './serve-page.ts'
import { type Labelled, PAGE, shotsOf } from './shots.ts'

/** The share of a clock's picture that may be different: lines that are broken otherwise, type that is set otherwise. */
const LIMIT = 0.01

/** The share that may be different in one place: more is a thing that is missing, doubled or painted otherwise. */
const PATCH_LIMIT = 0.003

const REPORT = path.join(root, 'engines-report')

/** What was found wrong with a clock in one engine; nothing when all is well. */
interface Look {
  readonly engine: Engine
  readonly picture?: Buffer
  readonly faults: readonly string[]
}

async function look(
  engine: Engine,
  browser: EngineBrowser,
  clock: ClockFolder,
  webgl: boolean,
): Promise<Look> {
  try {
    const shots = shotsOf(dayOf(clock))
    const heard = await browser.evaluate(
      (name, given, withWebGL) => window.engines.show(name, given, withWebGL),
      clock.name,
      shots,
      webgl,
    )
    return { engine, picture: await browser.screenshot(), faults: heard }
  } catch (error) {
    return { engine, faults: [error instanceof Error ? error.message : String(error)] }
  }
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`

/**
 * @param how - What was done to the engines, for the lines: ` without WebGL`.
 * @returns A line for each thing that is wrong.
 */
async function judge(clock: ClockFolder, looks: readonly Look[], how = ''): Promise<string[]> {
  const [{ picture: expected }] = looks as [Look]
  const shots = shotsOf(dayOf(clock))
  const lines = looks.flatMap(({ engine, faults }) =>
    faults.map((fault) => `${clock.name} in ${engine}${how}: ${fault}`),
  )
  for (const { engine, picture } of looks.slice(1)) {
    if (!expected || !picture) continue
    const { shares, patches, sideBySide } = await compare(expected, picture, shots)
    const most = Math.max(...shares)
    const largest = Math.max(...patches)
    if (most <= LIMIT && largest <= PATCH_LIMIT) continue
    const where = (values: readonly number[], value: number) => shots[values.indexOf(value)]!.label
    const otherwise =
      most > LIMIT
        ? `${percent(most)} looks otherwise than in Chromium at ${where(shares, most)}`
        : `something ${percent(largest)} large looks otherwise than in Chromium at ${where(patches, largest)}`
    const file = path.join(REPORT, `${clock.name}-${engine}${how.replaceAll(' ', '-')}.png`)
    await mkdir(REPORT, { recursive: true })
    await writeFile(file, await sideBySide())
    lines.push(`${clock.name} in ${engine}${how}: ${otherwise}. See ${path.relative(root, file)}.`)
  }
  return lines
}

/** Where there is no WebGL, what is drawn instead is another picture, which engines may paint otherwise too. */
async function usesWebGL({ folder }: ClockFolder): Promise<boolean> {
  for await (const name of glob('*.tsx', { cwd: folder })) {
    const source = await readFile(path.join(folder, name), 'utf8')
    if (source.includes("'@found-time/clock-runtime/shader'")) return true
  }
  return false
}

/** A sentence in the place of a clock is the same at all times. */
async function tellNoTime(clock: ClockFolder, [look]: readonly Look[]): Promise<string[]> {
  if (!look?.picture) return []
  const [one, , other] = shotsOf(dayOf(clock)) as [Labelled, Labelled, Labelled]
  const cut = ({ left, top, width, height }: Labelled) =>
    sharp(look.picture).extract({ left, top, width, height }).png().toBuffer()
  const { shares } = await compare(await cut(one), await cut(other), [{ ...one, left: 0, top: 0 }])
  if (shares[0]! > 0) return []
  return [`${clock.name} without WebGL shows the same at ${one.label} and at ${other.label}.`]
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
      const looks = (webgl: boolean) =>
        Promise.all(engines.map((engine, index) => look(engine, opened[index]!, clock, webgl)))
      const faults = await judge(clock, await looks(true))
      if (await usesWebGL(clock)) {
        const without = await looks(false)
        faults.push(...(await judge(clock, without, ' without WebGL')))
        faults.push(...(await tellNoTime(clock, without)))
      }
      await tell(clock, faults)
    }
  } finally {
    for (const browser of opened) await browser.close()
    await server.close()
  }
}
