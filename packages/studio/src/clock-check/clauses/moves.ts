import type { Clause } from '../clause.ts'
import { compared, crop, differing, type Picture } from '../pictures.ts'
import { area } from '../session.ts'
import { READABLE } from '../stills.ts'

export const clause: Clause = {
  id: 'moves',
  section: 'picture',
  tier: 'quick',
  summary: 'shows life within a second.',
  proof: 'Pictures of 640×400 at a moment and a second later differ; full looks at three moments of the day.',
  async check(session) {
    const moments = [
      ['10:08:42', '10:08:43'],
      ['15:31:07', '15:31:08'],
      ['23:59:59', '00:00:00'],
    ] as const
    for (const [at, later] of session.tier === 'full' ? moments : moments.slice(0, 1)) {
      const places = [area(640, 400), area(640, 400, 640)]
      await session.unmount()
      await session.mount({ id: 'before', at, area: places[0] }, { id: 'after', at: later, area: places[1] })
      const both = await session.shoot(area(1280, 400))
      const [before, after] = places.map((place) => crop(both, place)) as [Picture, Picture]
      if (differing(before, after, READABLE, 8) >= READABLE) continue
      return {
        seen: `looks the same at ${at} and a second later`,
        expected: 'show that it is alive within each second',
        advice: 'Let something move with the second or the frame beat.',
        pictures: { still: compared(before, after) },
      }
    }
  },
}
