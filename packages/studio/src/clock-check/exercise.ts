import { area, type Session } from './session.ts'

const exercised = new WeakSet<Session>()

/** A day in short, once: mounted, run over midnight, resized, shown at other times. */
export async function exercise(session: Session): Promise<void> {
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

export const list = (words: readonly string[]) =>
  words.slice(0, 5).join(', ') + (words.length > 5 ? ', …' : '')
