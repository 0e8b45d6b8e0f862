import type { Clause } from '../clause.ts'
import { unlike } from '../unlike.ts'

export const clause: Clause = {
  id: 'history-free',
  section: 'time',
  tier: 'quick',
  summary: 'looks, after running to a time, like a fresh mount at that time.',
  proof:
    'It runs ninety simulated seconds, over a full hour, to 11:00:07; transitions get a second; then 99.98 % of the pixels equal those of a fresh mount (a channel may be 32 of 255 off). Quick steps once a second and ten times a second at the end, full twenty times a second.',
  async check(session) {
    await session.unmount()
    await session.mount({ at: '10:58:37', mode: 'live' })
    if (session.tier === 'full') await session.run(90_000, 50)
    else {
      await session.run(82_000, 1000)
      await session.run(8000, 100)
    }
    await session.settle()
    const running = await session.shoot()
    const off = unlike('ran-fresh', running, await session.fresh({ at: '11:00:07', mode: 'live' }))
    if (!off) return
    return {
      seen: `differs in ${off.share} of its pixels from a fresh mount after running ninety seconds to 11:00:07`,
      expected: 'look the same however long it has run',
      advice: 'Compute the picture from the time alone; let transitions end within a second.',
      pictures: off.pictures,
    }
  },
}
