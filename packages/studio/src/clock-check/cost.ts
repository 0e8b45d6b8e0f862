/** What a clock does while it runs, counted: the same on every machine, however fast or busy it is. */
import type { Session } from './session.ts'
import { area } from './session.ts'

export const FRAMES_A_SECOND = 60

/** Simulated. Two full seconds begin in it. */
const QUICK_SECONDS = 2

const FULL_SECONDS = 6

/** Before that. */
const WARM_FRAMES = 20

export interface Cost {
  /** Simulated, in which all else was done. */
  readonly seconds: number
  /** Timers and animation frames that ran. */
  readonly callbacks: number
  /** Functions and blocks of script that were entered, each as often as it was. */
  readonly steps: number
  /** Calls that drew on canvases. */
  readonly draws: number
  /** Elements changed, each once a frame. */
  readonly changes: number
  readonly layouts: number
  readonly styles: number
  /** Of each frame in which something was painted, how many of sixty a second have passed since the one before. */
  readonly gaps: readonly number[]
  /** CSS pixels painted. */
  readonly pixels: number
  /** The sum of the layout shifts while it was mounted and ran. */
  readonly shift: number
}

async function measure({ page, cdp, tier, ...session }: Session): Promise<Cost> {
  const seconds = tier === 'full' ? FULL_SECONDS : QUICK_SECONDS
  await session.unmount()
  const shifts = () => page.evaluate(() => window.kit.layoutShift())
  const shiftsBefore = await shifts()
  await cdp.send('Profiler.enable')
  await cdp.send('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
  await session.mount({ at: '10:08:41.300', mode: 'live', area: area(1280, 800) })
  await page.evaluate(() => window.kit.watch())
  // What CSS moves goes by the machine's time: its frames are counted from what it was told, not as they come.
  await cdp.send('Animation.enable')
  await cdp.send('Animation.setPlaybackRate', { playbackRate: 0 })
  // What is compiled and laid out for the first time is not what running costs.
  const next = (frames: number) => page.evaluate((most) => window.kit.nextWork(most), frames)
  for (let left = WARM_FRAMES; left > 0; ) left -= (await next(left)).frames

  await cdp.send('Performance.enable')
  const count = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics')
    const of = (name: string) => metrics.find((one) => one.name === name)?.value ?? 0
    const callbacks = await page.evaluate(() => window.kit.fakeClock.ran())
    return { layouts: of('LayoutCount'), styles: of('RecalcStyleCount'), callbacks }
  }
  await stepsSince(session, cdp)
  const before = await count()
  const gaps: number[] = []
  let [sincePainted, pixels, draws, changes] = [0, 0, 0, 0]
  for (let left = seconds * FRAMES_A_SECOND; left > 0; ) {
    const worked = await next(left)
    left -= worked.frames
    sincePainted += worked.frames
    if (worked.pixels > 0) {
      gaps.push(sincePainted)
      sincePainted = 0
    }
    for (let frame = 0; frame < worked.cssFrames; frame++) gaps.push(1)
    pixels += worked.pixels
    draws += worked.draws
    changes += worked.changes
  }
  const after = await count()
  const steps = await stepsSince(session, cdp)
  await cdp.send('Profiler.stopPreciseCoverage')
  await cdp.send('Profiler.disable')
  await cdp.send('Performance.disable')
  await cdp.send('Animation.setPlaybackRate', { playbackRate: 1 })
  await cdp.send('Animation.disable')
  return {
    seconds,
    callbacks: after.callbacks - before.callbacks,
    steps,
    draws,
    changes,
    layouts: after.layouts - before.layouts,
    styles: after.styles - before.styles,
    gaps,
    pixels,
    shift: (await shifts()) - shiftsBefore,
  }
}

/** How often functions and blocks of script were entered since this was asked last; the kit's own page is left out. */
async function stepsSince({ address }: Pick<Session, 'address'>, cdp: Session['cdp']): Promise<number> {
  const { result } = await cdp.send('Profiler.takePreciseCoverage')
  const isOthers = (url: string) =>
    url.startsWith(address) && /^(?:@fs|node_modules)\//.test(url.slice(address.length))
  return result
    .filter(({ url }) => isOthers(url))
    .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges))
    .reduce((sum, { count }) => sum + count, 0)
}

const measured = new WeakMap<Session, Promise<Cost>>()

/** Of the clock: measured once in a session, three clauses judge it. */
export function costOf(session: Session): Promise<Cost> {
  const known = measured.get(session) ?? measure(session)
  measured.set(session, known)
  return known
}
