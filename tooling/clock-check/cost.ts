import { costsMs, countThreadTime, mainThreadMs, slowness } from '@found-time/measure/main-thread'
import { median } from '@found-time/measure/median'
import type { Session } from './session.ts'
import { area } from './session.ts'

export const FRAMES_A_SECOND = 60

/** Simulated. Two full seconds begin in it. */
const QUICK_SECONDS = 2

const FULL_SECONDS = 6

/** Before that. */
const WARM_FRAMES = 20

export interface Cost {
  readonly seconds: number
  /** Main-thread milliseconds of each frame with work, on the machine the limits were set on, beyond an empty page's. */
  readonly frameMs: readonly number[]
  /** Of each frame in which something was painted, how many of sixty a second have passed since the one before. */
  readonly gaps: readonly number[]
  /** CSS pixels painted. */
  readonly pixels: number
  /** The sum of the layout shifts while it was mounted and ran. */
  readonly shift: number
}

export const at = (sorted: readonly number[], share: number) => sorted[Math.floor(sorted.length * share)]!

async function measure(session: Session): Promise<Cost> {
  const { page, cdp } = session
  const seconds = session.tier === 'full' ? FULL_SECONDS : QUICK_SECONDS
  await session.unmount()
  await countThreadTime(cdp)
  const emptyFrame = () =>
    page.evaluate(async () => {
      window.kit.fakeClock.step(1000 / 60)
      await window.kit.fakeClock.flush()
      await window.kit.fakeClock.painted()
    })
  const slower = await slowness(page, cdp)
  const empty = median(await costsMs(cdp, 5, emptyFrame))
  const shifts = () => page.evaluate(() => window.kit.layoutShift())
  const shiftsBefore = await shifts()
  await session.mount({ at: '10:08:41.300', mode: 'live', area: area(1280, 800) })
  await page.evaluate(() => window.kit.watch())
  // What is compiled and laid out for the first time is not what running costs.
  const next = (frames: number) => page.evaluate((most) => window.kit.nextWork(most), frames)
  for (let left = WARM_FRAMES; left > 0; ) left -= (await next(left)).frames

  const frameMs: number[] = []
  const gaps: number[] = []
  let [sincePainted, pixels] = [0, 0]
  let before = await mainThreadMs(cdp)
  for (let left = seconds * FRAMES_A_SECOND; left > 0; ) {
    const worked = await next(left)
    const now = await mainThreadMs(cdp)
    frameMs.push(Math.max(0, now - before - empty) / slower)
    before = now
    left -= worked.frames
    sincePainted += worked.frames
    if (worked.pixels > 0) {
      gaps.push(sincePainted)
      sincePainted = 0
    }
    for (let frame = 0; frame < worked.cssFrames; frame++) gaps.push(1)
    pixels += worked.pixels
  }
  await cdp.send('Performance.disable')
  return { seconds, frameMs, gaps, pixels, shift: (await shifts()) - shiftsBefore }
}

const measured = new WeakMap<Session, Promise<Cost>>()

/** Of the clock, the last that was measured in the session: three clauses judge it. */
export function costOf(session: Session): Promise<Cost> {
  const known = measured.get(session) ?? measure(session)
  measured.set(session, known)
  return known
}

/** Other programs at work only ever add to what a clock costs: what is too much is measured so many times. */
const ATTEMPTS = 3

/** The first cost that keeps the limit, or the least. */
export async function leastCost(
  session: Session,
  limit: number,
  judge: (cost: Cost) => number,
): Promise<Cost> {
  let least = await costOf(session)
  for (let attempt = 1; attempt < ATTEMPTS && judge(least) > limit; attempt++) {
    measured.delete(session)
    const again = await costOf(session)
    if (judge(again) < judge(least)) least = again
  }
  return least
}
