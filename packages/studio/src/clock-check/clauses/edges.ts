import type { Clause, Finding } from '../clause.ts'
import { crop } from '../pictures.ts'
import { area, CELL, cellAt, type Placed, type Session } from '../session.ts'
import { unlike } from '../unlike.ts'

interface Edge {
  readonly name: string
  readonly placed: Omit<Placed, 'id' | 'area' | 'mode'>
  /** Three seconds later, as spoken. */
  readonly spoken: string
}

const EDGES: readonly Edge[] = [
  { name: 'midnight', placed: { at: '23:59:58' }, spoken: '00:00' },
  {
    name: 'half past midnight in Kolkata',
    placed: { at: '00:29:58', timeZone: 'Asia/Kolkata' },
    spoken: '00:30',
  },
  { name: 'noon', placed: { at: '11:59:58' }, spoken: '12:00' },
  {
    name: 'the start of summer time in Berlin',
    placed: { at: '01:59:58', day: '2025-03-30', timeZone: 'Europe/Berlin' },
    spoken: '03:00',
  },
  {
    name: 'the end of summer time in Berlin',
    placed: { at: Date.UTC(2025, 9, 26, 0, 59, 58), timeZone: 'Europe/Berlin' },
    spoken: '02:00',
  },
]

/** What happens to the running clocks, one after the other; hours and minutes the first then says. */
const EVENTS = [
  {
    name: 'being set back an hour and five minutes',
    shiftMs: -3_905_000,
    spoken: '22:54',
    run: async (session: Session) => {
      await session.page.evaluate(() => window.kit.fakeClock.shift(-3_905_000))
      await session.run(2000, 100)
    },
    tookMs: 2000,
  },
  {
    name: 'ten hidden minutes',
    shiftMs: 0,
    spoken: '23:04',
    run: async (session: Session) => {
      await session.page.evaluate(async () => {
        window.kit.fakeClock.hide(true)
        window.kit.fakeClock.step(600_000)
        window.kit.fakeClock.hide(false)
      })
      await session.run(1000, 100)
    },
    tookMs: 601_000,
  },
  {
    name: 'five seconds at one frame a second',
    shiftMs: 0,
    spoken: '23:05',
    run: (session: Session) => session.run(5000, 1000),
    tookMs: 5000,
  },
]

const speak = (session: Session, id: string) =>
  session.page.evaluate(
    (name) => document.querySelector<HTMLTimeElement>(`[data-box="${name}"] time`)?.dateTime,
    id,
  )

const misspoken = (spoken: string | undefined, after: string, right: string | undefined): Finding => ({
  seen: `says ${spoken} after ${after}`,
  expected: `say ${right}`,
  advice: 'Take hours and minutes from useClockTime each time and add nothing up.',
})

export const clause: Clause = {
  id: 'edges',
  section: 'time',
  tier: 'quick',
  summary:
    'is right at 00:00, 00:30, 11:59:59 → 12:00, 23:59:59 → 00:00, at both daylight-saving changes, in a half-hour zone, after the clock is set back, after ten hidden minutes and at one frame a second.',
  proof:
    'Clocks run over each edge in simulated time, are set back an hour, hidden, slowed; each then says the right hour and minute and looks like a fresh mount at that moment (99.98 % of the pixels). Full compares pictures after every event and for every zone, quick after the edges and the last event.',
  async check(session) {
    await session.unmount()
    const places = EDGES.map(({ placed }, index) => ({ ...placed, id: `cell-${index}`, area: cellAt(index) }))
    await session.mount(...places.map((place) => ({ ...place, mode: 'live' as const })))
    const rows = Math.ceil(EDGES.length / 4)
    const sheetOf = (cells: number) =>
      cells === 1 ? area(CELL.width, CELL.height) : area(4 * CELL.width, rows * CELL.height)
    const observe = async (cells: number) => {
      await session.settle()
      const sheet = await session.shoot(sheetOf(cells))
      return Promise.all(
        Array.from({ length: cells }, async (_, cell) => ({
          picture: crop(sheet, cellAt(cell)),
          spoken: await speak(session, `cell-${cell}`),
        })),
      )
    }
    const moments = EDGES.map(({ placed: { at, timeZone, day } }) =>
      typeof at === 'number' ? at : session.moment(at, timeZone, day),
    )
    const full = session.tier === 'full'
    await session.run(3000, full ? 50 : 250)
    let passedMs = 3000
    const rounds = [{ name: '', passedMs, seen: await observe(EDGES.length) }]
    const watched = full ? EDGES.length : 1
    if (watched < EDGES.length) await session.unmount(...places.slice(watched).map(({ id }) => id))
    for (const event of EVENTS) {
      await event.run(session)
      passedMs += event.shiftMs + event.tookMs
      const spoken = await speak(session, 'cell-0')
      if (spoken !== event.spoken) return misspoken(spoken, event.name, event.spoken)
      if (full || event === EVENTS.at(-1))
        rounds.push({ name: event.name, passedMs, seen: await observe(watched) })
    }
    for (const { name, passedMs, seen } of rounds) {
      // Live, too: a still may leave movement out.
      const fresh = places.slice(0, seen.length).map((place, cell) => ({
        ...place,
        at: moments[cell]! + passedMs,
        mode: 'live' as const,
      }))
      await session.unmount()
      await session.mount(...fresh)
      await session.settle()
      const sheet = await session.shoot(sheetOf(seen.length))
      for (const [cell, { picture, spoken }] of seen.entries()) {
        const where = name ? `${name} (${EDGES[cell]!.name})` : `passing ${EDGES[cell]!.name}`
        const right = name ? spoken : EDGES[cell]!.spoken
        if (spoken !== right) return misspoken(spoken, where, right)
        const off = unlike(where.replaceAll(/[^a-z0-9]+/gi, '-'), picture, crop(sheet, cellAt(cell)))
        if (off) {
          return {
            seen: `differs in ${off.share} of its pixels from a fresh mount after ${where}`,
            expected: 'be right whatever happens to the time',
            advice:
              'Compute the picture from the time alone: no counting, no comparing with the time before.',
            pictures: off.pictures,
          }
        }
      }
    }
  },
}
