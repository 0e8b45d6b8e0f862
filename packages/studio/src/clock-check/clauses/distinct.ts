import type { Clause } from '../clause.ts'
import { compared } from '../pictures.ts'
import { distance } from '../posters.ts'

/** Two posters nearer than this are taken for one clock. */
const ALIKE = 2.5

export const clause: Clause = {
  id: 'distinct',
  section: 'picture',
  tier: 'quick',
  summary: 'does not look like another clock.',
  proof:
    'The posters of all clocks (a picture taken now, where one is not of the clock as it stands), reduced to 32×16 patches, lie at least 2.5 apart: the mean distance in Oklab, where black and white are 100 apart.',
  async check(session) {
    const own = await session.posters.of(session.clock)
    for (const other of session.posters.clocks) {
      if (other.name === session.clock.name) continue
      // One that cannot be shown has failures of its own.
      const poster = await session.posters.of(other).catch(() => undefined)
      if (!poster) continue
      const apart = distance(own, poster)
      if (apart >= ALIKE) continue
      return {
        seen: `looks like ${other.name} at 10:08: they are ${apart.toFixed(1)} apart`,
        expected: `be at least ${ALIKE} apart from every other clock`,
        advice: 'Give one of the two another ground, other colours or another shape.',
        pictures: { [other.name]: compared(own, poster) },
      }
    }
  },
}
