import type { Clause } from '../clause.ts'
import { exercise, list } from '../exercise.ts'

export const clause: Clause = {
  id: 'quiet',
  section: 'company',
  tier: 'quick',
  summary: 'logs nothing, throws nothing, and gives React nothing to warn of.',
  proof:
    'The console of a development build stays empty, and no error is caught, whatever is done to it; part of that, a walk over midnight with a resize, is done in StrictMode.',
  last: true,
  async check(session) {
    await exercise(session).catch(() => {}) // what it throws is in the list
    const said = [
      ...session.console,
      ...(await session.page.evaluate(() => window.kit.errors.map((error) => `throws: ${error}`))),
    ]
    if (said.length === 0) return
    return {
      seen: `says ${list([...new Set(said)].map((line) => `“${line.slice(0, 300)}”`))}`,
      expected: 'be quiet',
      advice: 'Mend what the message tells of; remove what was logged for finding a mistake.',
    }
  },
}
