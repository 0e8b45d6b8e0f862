import type { Clause } from '../clause.ts'
import { costOf } from '../cost.ts'

/** What a browser says is good is 0.1, for a whole page. */
const SHIFT_LIMIT = 0.05

export const clause: Clause = {
  id: 'steady',
  section: 'picture',
  tier: 'quick',
  summary: 'shifts no layout: what moves is drawn, or moved by transforms.',
  proof: `The layout shifts that the browser counts from mounting on, over three simulated seconds at 1280×800 (full: seven), come to ${SHIFT_LIMIT} at most. They are part of what a page is judged by, also the page of whoever embeds the clock.`,
  async check(session) {
    const { shift } = await costOf(session)
    if (shift <= SHIFT_LIMIT) return
    return {
      seen: `shifts the layout by ${shift.toFixed(2)}`,
      expected: `keep to ${SHIFT_LIMIT}`,
      advice: 'Move by `transform` or `translate` what is moved by `left`, `top` or margins.',
    }
  },
}
