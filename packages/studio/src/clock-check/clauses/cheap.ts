import type { Clause } from '../clause.ts'
import { type Cost, costOf } from '../cost.ts'

/**
 * The most that a clock may do in a second, by what is counted, with the words for it. Of 153 clocks the busiest enters
 * 690,000 steps, draws 7,800 times and changes 670 elements; the middle one 2,800, once and 8.
 */
const MOST = {
  callbacks: [130, 'runs # timers and animation frames'],
  steps: [1_500_000, 'enters # functions and blocks of script'],
  draws: [15_000, 'draws # times on canvases'],
  changes: [1500, 'changes # elements'],
  layouts: [45, 'is laid out # times'],
  styles: [80, 'has its styles worked out # times'],
  pixels: [45_000_000, 'paints # pixels'],
} as const

const figure = (count: number) => Math.round(count).toLocaleString('en')

/** What is above its limit, and the limits. */
function excesses(cost: Cost) {
  return Object.entries(MOST).flatMap(([name, [most, words]]) => {
    const count = cost[name as keyof typeof MOST] / cost.seconds
    return count <= most ? [] : [{ seen: words.replace('#', figure(count)), most: figure(most) }]
  })
}

export const clause: Clause = {
  id: 'cheap',
  section: 'cost',
  tier: 'quick',
  summary: 'does little work in a second at 1280×800.',
  proof: `Counted, not timed, over two simulated seconds (full: six) at sixty frames a second, after a third of a second of warming up. At most, a second: ${figure(MOST.callbacks[0])} timers and animation frames, ${figure(MOST.steps[0])} functions and blocks of script entered (V8’s coverage), ${figure(MOST.draws[0])} calls that draw on a canvas, ${figure(MOST.changes[0])} elements changed, ${figure(MOST.layouts[0])} layouts, ${figure(MOST.styles[0])} style recalculations, ${figure(MOST.pixels[0])} pixels painted. What that comes to in milliseconds \`pnpm bench --frames\` tells.`,
  async check(session) {
    const over = excesses(await costOf(session))
    if (over.length === 0) return
    return {
      seen: `${over.map(({ seen }) => seen).join(', ')} in a second`,
      expected: `keep to ${over.map(({ most }) => most).join(', ')}`,
      advice: 'Draw less in each frame: slower beats for what hardly moves, transforms instead of layout.',
    }
  },
}
