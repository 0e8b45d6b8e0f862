/** What is heard while a clock runs; looked at last, when it has been through everything else. */

import { compared, differing } from '../pictures.ts'
import { area, artworkFiles, ownFile, type Session } from '../session.ts'
import type { Clause } from './clause.ts'

const exercised = new WeakSet<Session>()

/** A day in short, once: mounted, run over midnight, resized, shown at other times. */
async function exercise(session: Session): Promise<void> {
  if (exercised.has(session)) return
  exercised.add(session)
  await session.unmount()
  await session.mount({ at: '23:59:58', mode: 'live', strict: true, area: area(320, 200) })
  await session.run(3000, 100)
  await session.mount({ at: '23:59:58', mode: 'live', strict: true, area: area(200, 320) })
  await session.run(1000, 100)
  const hours = session.tier === 'full' ? Array.from({ length: 24 }, (_, hour) => hour) : [13]
  for (const hour of hours)
    await session.mount({ at: `${String(hour).padStart(2, '0')}:31:07`, strict: true, area: area(320, 200) })
  await session.unmount()
}

const list = (words: readonly string[]) => words.slice(0, 5).join(', ') + (words.length > 5 ? ', …' : '')

export const hostTime: Clause = {
  id: 'host-time',
  tier: 'quick',
  summary: 'takes time and chance only from the host.',
  proof:
    'In the clock’s own files, and nowhere else, the names of the machine’s clock, timers, frames and chance report their use. Full also moves the machine to another time zone and compares pictures.',
  last: true,
  async check(session) {
    await exercise(session)
    const uses = await session.page.evaluate(() => window.kit.hostTimeUses())
    if (uses.length > 0) {
      return {
        seen: `uses ${list(uses)}`,
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

export const ownFiles: Clause = {
  id: 'own-files',
  tier: 'quick',
  summary: 'requests nothing but its own declared files, and declares all of them.',
  proof:
    'The network log of everything done to the clock holds its modules and the files in `images` and `fonts`, all of them and nothing else; its folder holds no other.',
  last: true,
  async check(session) {
    await exercise(session)
    const { images, fonts } = await session.facts()
    const sources = [...(images as string[]), ...(fonts as { source: string }[]).map(({ source }) => source)]
    const declared = new Set(sources.map((source) => ownFile(session, source)))
    const requested = [...session.requested].filter((name) => !/\.(tsx?|module\.css\.js)$/.test(name))
    const problems = [
      ...requested
        .filter((name) => !declared.has(name))
        .map((name) => `requests ${name}, which it does not declare`),
      ...[...declared]
        .filter((name) => !session.requested.has(name))
        .map((name) => `declares ${name} but never requests it`),
      ...(await artworkFiles(session))
        .filter(({ name }) => !declared.has(name))
        .map(({ name }) => `has ${name} in its folder but does not declare it`),
    ]
    if (problems.length === 0) return
    return {
      seen: list(problems),
      expected: 'request its declared files and nothing else',
      advice: 'List every file it shows in `images` or `fonts`, and remove the others.',
    }
  },
}

export const quiet: Clause = {
  id: 'quiet',
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
