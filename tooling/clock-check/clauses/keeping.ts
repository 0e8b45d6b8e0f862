/** Whether a clock is a good guest: leaves nothing, rests. */
import type { Session } from '../session.ts'
import { area } from '../session.ts'
import type { Clause } from './clause.ts'

const held = (session: Session) => session.page.evaluate(() => window.kit.fakeClock.held())

/** Grows with use: React listens once for the page's sake, and the browser's driver for its own. */
const OTHERS =
  /selectionchange|__playwright|Window (mouse|pointer|touch|click|auxclick|dblclick|contextmenu|test)/

/** Heap that twenty mounts may leave in bytes; compiled code and caches take some of it. */
const HEAP_BYTES = 600_000
const NODES = 100

async function heap(session: Session) {
  // Twice: what the first frees may hold what the second finds.
  for (const _ of [1, 2]) await session.cdp.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.cdp.send('Runtime.getHeapUsage')
  const { nodes } = await session.cdp.send('Memory.getDOMCounters')
  return { bytes: usedSize, nodes }
}

export const clean: Clause = {
  id: 'clean',
  tier: 'quick',
  summary: 'leaves nothing behind: timers, frames, listeners, style sheets, fonts, WebGL contexts, heap.',
  proof:
    'After mounting, running and unmounting three times (full: twenty) the page holds what it held at first. Full also collects garbage and allows 600 kB of heap and 100 nodes.',
  async check(session) {
    const mounts = async (times: number) => {
      for (let time = 0; time < times; time++) {
        await session.mount({ at: '10:08:42', mode: 'live', area: area(320, 200) })
        await session.run(300, 100)
        await session.unmount()
      }
    }
    await session.unmount()
    const full = session.tier === 'full'
    if (full) await mounts(3)
    const before = full ? await heap(session) : undefined
    const times = full ? 20 : 3
    await mounts(times)
    const now = await held(session)
    const left = Object.entries(now)
      .filter(([name, count]) => !OTHERS.test(name) && count > (session.heldAtFirst[name] ?? 0))
      .map(([name, count]) => `${count - (session.heldAtFirst[name] ?? 0)} ${name}`)
    if (before) {
      const after = await heap(session)
      if (after.bytes - before.bytes > HEAP_BYTES)
        left.push(`${Math.round((after.bytes - before.bytes) / 1000)} kB of heap`)
      if (after.nodes - before.nodes > NODES) left.push(`${after.nodes - before.nodes} nodes`)
    }
    if (left.length === 0) return
    return {
      seen: `leaves ${left.join(', ')} behind after ${times} mounts`,
      expected: 'leave nothing behind',
      advice: 'Undo in the effect’s cleanup whatever the effect did.',
    }
  },
}

export const rests: Clause = {
  id: 'rests',
  tier: 'quick',
  summary: 'does no work when hidden, off screen or paused.',
  proof:
    'While the page is hidden, the stage off screen or the host paused, five simulated seconds run no timer, no animation frame and no React commit, and no CSS animation plays.',
  async check(session) {
    const where = area(320, 200)
    const at = session.moment('10:08:42')
    const live = { at, mode: 'live', area: where } as const
    const work = async (ms: number) => {
      const count = () =>
        session.page.evaluate(() => [window.kit.fakeClock.ran(), window.kit.commits()] as const)
      const [ran, committed] = await count()
      await session.run(ms, 100)
      const [ranNow, committedNow] = await count()
      return { ran: ranNow - ran, commits: committedNow - committed }
    }
    // A transition that was on its way may come to its end: it takes a second at most.
    const playing = () =>
      session.page.evaluate(
        () =>
          document
            .getAnimations()
            .filter(
              ({ playState, effect }) =>
                playState === 'running' && Number(effect?.getComputedTiming().endTime) > 1000,
            ).length,
      )
    const states = [
      {
        name: 'hidden',
        enter: () => session.page.evaluate(() => window.kit.fakeClock.hide(true)),
        leave: () => session.page.evaluate(() => window.kit.fakeClock.hide(false)),
        // The browser itself stops animations on hidden pages; here they only believe in being hidden.
        plays: async () => 0,
      },
      {
        name: 'off screen',
        enter: () => session.mount({ ...live, area: { ...where, left: -4000 } }),
        leave: () => session.mount(live),
        plays: playing,
      },
      {
        name: 'paused',
        enter: () => session.mount({ ...live, paused: true }),
        leave: async () => {},
        plays: playing,
      },
    ]
    await session.unmount()
    await session.mount(live)
    await session.run(1000)
    for (const { name, enter, leave, plays } of states) {
      await enter()
      // What was due when it went to rest may still come, and what the browser tells of sizes with its next frames.
      await session.run(50, 50)
      await session.page.evaluate(async () => {
        for (const _ of [1, 2, 3]) await window.kit.fakeClock.painted()
      })
      const { ran, commits } = await work(5000)
      const animations = await plays()
      await leave()
      if (ran + commits + animations === 0) continue
      return {
        seen: `runs ${ran} timers or frames, ${commits} renders and ${animations} animations in five seconds while ${name}`,
        expected: 'do nothing then',
        advice: 'Draw with useClockTime and useFrame: the host stops them when nobody can see the clock.',
      }
    }
  },
}
