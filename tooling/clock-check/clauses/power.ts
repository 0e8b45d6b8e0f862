import { measurePage } from '@found-time/power/browser'
import { bundleReferences, READY, SWEPT } from '@found-time/power/references'
import { servePage } from '@found-time/power/serve'
import type { Clause } from '../clause.ts'
import { type Cost, leastCost } from '../cost.ts'
import { POWER_LIMIT, powerEstimate } from '../power-estimate.ts'

function estimate({ seconds, frameMs, gaps, pixels }: Cost) {
  const ms = frameMs.reduce((sum, frame) => sum + frame, 0)
  const { ratio, framesCost, ...each } = powerEstimate({ seconds, ms, gaps, pixels })
  return {
    ratio,
    doing: `${each.ms.toFixed(0)} ms of the main thread, ${each.frames.toFixed(0)} frames (${framesCost.toFixed(2)}) and ${each.megapixels.toFixed(1)} million pixels a second`,
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
    const expected = `cost ${POWER_LIMIT} times as much at most`
    const { ratio, doing } = estimate(await leastCost(session, POWER_LIMIT, (cost) => estimate(cost).ratio))
    session.tell(`power: about ${ratio.toFixed(2)}, from ${doing}`)
    if (session.tier === 'full' && process.platform === 'linux') {
      await session.unmount()
      const ready = 'document.querySelector("[data-found-time=stage][data-ready]") !== null'
      const { pageOf, close } = await servePage([session.clock])
      const cores = await coresOf(pageOf(session.clock.name), ready).finally(close)
      const measured = cores / (await sweptCores())
      session.tell(`power: ${measured.toFixed(2)}, measured`)
      if (measured <= POWER_LIMIT) return
      const seen = `costs ${measured.toFixed(2)} times as much as a react-clock that is swept every frame`
      return { seen, expected, advice }
    }
    if (ratio <= POWER_LIMIT) return
    const seen = `costs about ${ratio.toFixed(1)} times as much as a react-clock that is swept every frame: ${doing}`
    return { seen, expected, advice }
  },
}
