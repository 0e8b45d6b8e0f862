import type { Clause } from '../clause.ts'
import { alike, all, stillsAt, two } from '../stills.ts'

export const clause: Clause = {
  id: 'tells-hours',
  section: 'time',
  tier: 'quick',
  summary: 'shows each hour.',
  proof:
    'Pictures of 320×200 at eight minutes past: no two hours look alike, except the same hour of the morning and the afternoon. Quick looks at eight hours, full at all twenty-four.',
  async check(session) {
    const hours = session.tier === 'full' ? all(24) : [0, 1, 9, 10, 12, 13, 22, 23]
    const times = hours.map((hour) => `${two(hour)}:08`)
    return alike(await stillsAt(session, times), times, (a, b) => hours[b]! - hours[a]! === 12)
  },
}
