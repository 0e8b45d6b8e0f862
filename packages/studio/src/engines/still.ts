/** One picture of a clock in one engine. */
import type { ClockFolder } from '../screenshots/clocks.ts'
import { type Engine, openEngine } from './browser.ts'
import type { Shot } from './page/main.tsx'
import { SCREEN } from './screen.ts'
import { servePage } from './serve-page.ts'

/** The clock's time zone is UTC. */
export type EngineStill = Omit<Shot, 'left' | 'top' | 'running'>

/** What windows have around a page. */
const CHROME_PX = 200

/**
 * Opens the engine, which takes some seconds, and closes it.
 * @returns A PNG of the page, which is as large as the clock.
 * @throws {Error} When the machine does not have the engine, the clock does not become ready, or it is too large.
 */
export async function stillIn(engine: Engine, clock: ClockFolder, still: EngineStill): Promise<Buffer> {
  const { width, height } = still
  if (width > SCREEN.width || height > SCREEN.height - CHROME_PX)
    throw new Error(
      `${width}×${height} is more than the screen has: ${SCREEN.width}×${SCREEN.height - CHROME_PX} at most.`,
    )
  const browser = await openEngine(engine)
  const { server, address } = await servePage([clock])
  try {
    await browser.open(address, { width, height })
    const heard = await browser.evaluate((name, shot) => window.engines.show(name, [shot]), clock.name, {
      left: 0,
      top: 0,
      running: false,
      ...still,
    })
    if (heard.length > 0) throw new Error(heard.join('\n'))
    return await browser.screenshot()
  } finally {
    await browser.close()
    await server.close()
  }
}
