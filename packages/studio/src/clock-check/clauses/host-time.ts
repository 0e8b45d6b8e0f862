import type { Clause } from '../clause.ts'
import { exercise, list } from '../exercise.ts'
import { compared, differing } from '../pictures.ts'

export const clause: Clause = {
  id: 'host-time',
  section: 'module',
  tier: 'quick',
  summary: 'takes time and chance only from the host.',
  proof:
    'In the clock’s own files, and nowhere else, the names of the machine’s clock, timers, frames and chance report their use. Full also moves the machine to another time zone and compares pictures.',
  last: true,
  breaks: ['deterministic', 'history-free', 'steady', 'twice', 'rests'],
  async check(session) {
    await exercise(session)
    const uses = await session.page.evaluate(() => window.kit.hostTimeUses())
    if (uses.length > 0) {
      const told = uses.map(async ({ what, at }) => {
        const place = at && (await session.sourceOf(at))
        return place ? `${what} in ${place}` : what
      })
      return {
        seen: `uses ${list(await Promise.all(told))}`,
        expected: 'take time and chance from its host alone',
        advice: 'Use useClockTime, useFrame and createRandom from the runtime instead.',
      }
    }
    if (session.tier === 'quick') return
    const zones = ['Pacific/Kiritimati', 'America/St_Johns']
    const pictures = []
    for (const timezoneId of zones) {
      await session.cdp.send('Emulation.setTimezoneOverride', { timezoneId })
      pictures.push(await session.fresh({ at: '10:08:42' }))
    }
    await session.cdp.send('Emulation.setTimezoneOverride', { timezoneId: '' })
    const [one, other] = pictures
    if (one && other && differing(one, other) > 0) {
      return {
        seen: `looks otherwise on a machine in ${zones[0]} than on one in ${zones[1]}, under a host in UTC`,
        expected: 'follow the zone of its host',
        advice: 'Read hours from useClockTime, not from a Date’s local getters.',
        pictures: { zones: compared(one, other) },
      }
    }
  },
}
