import { measurePage } from '@found-time/power/browser'
import { bundleReferences, READY, SWEPT } from '@found-time/power/references'
import type { Clause } from '../clause.ts'
import { type Cost, leastCost } from '../cost.ts'

/** The most a clock may cost, where a react-clock that is swept every frame costs 1. */
const LIMIT = 1.3

/**
 * What a frame costs whatever it paints, by how many of sixty a second have passed since the one before: a frame by
 * itself wakes up what would be awake in a row of them. Measured with `pnpm power`'s means on a canvas of 100×100.
 */
const frameCost = (gap: number) => 0.0082 * Math.min(2, 1 + (gap - 1) / 2)

/**
 * What a clock is likely to cost, from what it does. The factors of time and pixels are those that come nearest, by least
 * squares, to what `pnpm power` measured of all clocks: nine of ten estimates are between 0.56 and 1.28 of it. What
 * blending and filters cost on other threads it does not see.
 */
function estimate({ seconds, frameMs, gaps, pixels }: Cost) {
  const ms = frameMs.reduce((sum, frame) => sum + frame, 0) / seconds
  const frames = gaps.reduce((sum, gap) => sum + frameCost(gap), 0) / seconds
  const megapixels = pixels / 1e6 / seconds
  const ratio = 0.0046 * ms + frames + 0.0092 * megapixels
  return {
    ratio,
    doing: `${ms.toFixed(0)} ms of the main thread, ${(gaps.length / seconds).toFixed(0)} frames (${frames.toFixed(2)}) and ${megapixels.toFixed(1)} million pixels a second`,
  }
}

/** Others at work take from the clock and from the reference alike: no need to wait long for a quiet machine. */
const SITTING = { warmSeconds: 5, seconds: 6, attempts: 2 }

/** Cores of a page in a browser of its own. */
const coresOf = async (url: string, ready: string) => (await measurePage({ url, ready, ...SITTING })).cores

let swept: Promise<number> | undefined

/** Of the reference: measured once a run. */
function sweptCores(): Promise<number> {
  swept ??= bundleReferences().then((pages) => {
    const html = Buffer.from(pages.get(SWEPT.entry)!).toString('base64')
    return coresOf(`data:text/html;base64,${html}`, READY)
  })
  return swept
}

export const clause: Clause = {
  id: 'power',
  section: 'cost',
  tier: 'quick',
  alone: 'full',
  summary: 'costs little to leave running: at most 1.3 times a react-clock that is swept every frame.',
  proof:
    'Quick: an estimate from two simulated seconds at 1280×800, of the main thread’s time, the frames in which something is painted and the pixels of the canvases drawn on and the elements changed; its factors are fitted to what `pnpm power` measured. Full, on Linux: the processor time of the whole browser, six seconds after five, beside the same of react-clock in the same run.',
  async check(session) {
    const advice =
      'Paint the ground once, move small parts, rest in between: the runtime’s “What it costs” says how.'
    const expected = `cost ${LIMIT} times as much at most`
    const { ratio, doing } = estimate(await leastCost(session, LIMIT, (cost) => estimate(cost).ratio))
    session.tell(`power: about ${ratio.toFixed(2)}, from ${doing}`)
    if (session.tier === 'full' && process.platform === 'linux') {
      await session.unmount()
      const ready = 'document.querySelector("[data-found-time=stage][data-ready]") !== null'
      const cores = await coresOf(`${session.address}live.html#${session.clock.name}`, ready)
      const measured = cores / (await sweptCores())
      session.tell(`power: ${measured.toFixed(2)}, measured`)
      if (measured <= LIMIT) return
      const seen = `costs ${measured.toFixed(2)} times as much as a react-clock that is swept every frame`
      return { seen, expected, advice }
    }
    if (ratio <= LIMIT) return
    const seen = `costs about ${ratio.toFixed(1)} times as much as a react-clock that is swept every frame: ${doing}`
    return { seen, expected, advice }
  },
}
