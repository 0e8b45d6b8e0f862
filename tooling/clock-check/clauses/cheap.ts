import type { Clause } from '../clause.ts'
import { at, type Cost, FRAMES_A_SECOND, leastCost } from '../cost.ts'

/** Milliseconds of main-thread time a frame may take, nineteen times out of twenty. */
const LIMIT_MS = 6

export const clause: Clause = {
  id: 'cheap',
  section: 'cost',
  tier: 'quick',
  summary: 'costs p95 ≤ 6 ms of main-thread time a frame at 1280×800.',
  proof:
    'After a third of a second of warming up, the main thread’s own time is read after each frame of two simulated seconds (full: six) at sixty frames a second: script, React, style, layout and paint. A frame in which nothing runs costs nothing. An empty page’s frame is taken off; what the software renderer does on other threads does not count. A fixed loop in the same page says how fast the machine is: it takes 3.6 ms where the limit was set, and the result is scaled by it.',
  async check(session) {
    const sorted = ({ seconds, frameMs }: Cost) => {
      const idle = Array.from({ length: seconds * FRAMES_A_SECOND - frameMs.length }, () => 0)
      return [...idle, ...frameMs].sort((a, b) => a - b)
    }
    const frames = sorted(await leastCost(session, LIMIT_MS, (cost) => at(sorted(cost), 0.95)))
    const cost = at(frames, 0.95)
    if (cost <= LIMIT_MS) return
    return {
      seen: `takes ${cost.toFixed(1)} ms of the main thread in one frame of twenty (${at(frames, 0.5).toFixed(1)} ms in half of them)`,
      expected: `take ${LIMIT_MS} ms at most`,
      advice: 'Draw less in each frame: slower beats for what hardly moves, transforms instead of layout.',
    }
  },
}
