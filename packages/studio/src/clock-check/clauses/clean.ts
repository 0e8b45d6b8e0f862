import type { Clause } from '../clause.ts'
import type { Session } from '../session.ts'
import { area } from '../session.ts'

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

export const clause: Clause = {
  id: 'clean',
  section: 'company',
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
