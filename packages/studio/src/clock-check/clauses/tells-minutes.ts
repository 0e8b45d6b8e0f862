import type { Clause } from '../clause.ts'
import { alike, all, stillsAt, two } from '../stills.ts'

export const clause: Clause = {
  id: 'tells-minutes',
  section: 'time',
  tier: 'quick',
  summary: 'shows each minute.',
  proof:
    'Pictures of 320×200 between 10:00 and 10:59: no two look alike. Quick looks at eight minutes, full at all sixty.',
  async check(session) {
    const minutes = session.tier === 'full' ? all(60) : [0, 1, 9, 10, 29, 30, 58, 59]
    const times = minutes.map((minute) => `10:${two(minute)}`)
    return alike(await stillsAt(session, times), times)
  },
}
