import type { Clause } from '../clause.ts'
import { compared, differing } from '../pictures.ts'
import { area } from '../session.ts'

/**
 * Chromium scales one bitmap by more than one path, under load: up to 6 of 255 were seen between two mounts of a picture
 * that draws nothing by chance.
 */
const SCALING = 8

export const clause: Clause = {
  id: 'deterministic',
  section: 'time',
  tier: 'quick',
  summary: 'draws the same pixels at the same time and size.',
  proof:
    'Two fresh mounts standing at one moment give the same pixels at 640×400, but for 8 of 255 where the browser scales a bitmap. Full adds 1280×800 and two more moments.',
  async check(session) {
    const sizes = session.tier === 'full' ? [area(640, 400), area(1280, 800)] : [area(640, 400)]
    const times = session.tier === 'full' ? ['10:08:42', '00:00:00', '15:31:07.250'] : ['10:08:42']
    for (const where of sizes) {
      for (const at of times) {
        const first = await session.fresh({ at, area: where })
        const second = await session.fresh({ at, area: where })
        const off = differing(first, second, undefined, SCALING)
        if (off === 0) continue
        return {
          seen: `drew ${off} pixels of ${where.width}×${where.height} otherwise when it was mounted again at ${at}`,
          expected: 'draw the same pixels at the same time and size',
          advice: 'Take chance from createRandom(settings.seed, …) and keep nothing between mounts.',
          pictures: { twice: compared(first, second) },
        }
      }
    }
  },
}
