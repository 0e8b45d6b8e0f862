/** Whether a running clock is right: after a while, at the edges of days and zones, and calm. */

import { compared, crop, differing, type Picture } from '../pictures.ts'
import { area, CELL, cellAt, type Placed, type Session } from '../session.ts'
import type { Clause, Finding } from './clause.ts'

/** Two pictures are the same when no more than this share of their pixels differs: edges smoothed otherwise. */
export const SAME_SHARE = 0.0002

/** Compares a running clock with what it should show; nothing when it is right. */
export function unlike(
  name: string,
  running: Picture,
  fresh: Picture,
): (Pick<Finding, 'pictures'> & { readonly share: string }) | undefined {
  const share = differing(running, fresh) / (fresh.width * fresh.height)
  if (share <= SAME_SHARE) return
  return { share: `${(share * 100).toFixed(2)} %`, pictures: { [name]: compared(running, fresh) } }
}

export const historyFree: Clause = {
  id: 'history-free',
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

export const edges: Clause = {
  id: 'edges',
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

const LINEAR = Float64Array.from({ length: 256 }, (_, value) => (value / 255) ** 2.2)

/**
 * Places to a side of the stage at which brightness is looked at. Each is as large as a flash must be to be dangerous,
 * a quarter of ten degrees of sight (341×256 of 1024×768 pixels, WCAG 2.3.1): a sixth of the stage each way, and they
 * overlap by half. What merely moves through one hardly changes it.
 */
const PLACES = 11

/** Relative luminance of each place of a picture, `0` to `1`. */
function brightness({ width, height, pixels }: Picture): number[] {
  const light = new Float64Array(width * height)
  for (let pixel = 0; pixel < light.length; pixel++) {
    const [red, green, blue] = [pixels[pixel * 3]!, pixels[pixel * 3 + 1]!, pixels[pixel * 3 + 2]!]
    light[pixel] = 0.2126 * LINEAR[red]! + 0.7152 * LINEAR[green]! + 0.0722 * LINEAR[blue]!
  }
  const [wide, high] = [Math.floor(width / 6), Math.floor(height / 6)]
  return Array.from({ length: PLACES ** 2 }, (_, place) => {
    const left = Math.floor(((place % PLACES) * wide) / 2)
    const top = Math.floor((Math.floor(place / PLACES) * high) / 2)
    let sum = 0
    for (let row = top; row < top + high; row++)
      for (let column = left; column < left + wide; column++) sum += light[row * width + column]!
    return sum / (wide * high)
  })
}

/** What WCAG 2.3.1 calls a general flash: two opposite changes of a tenth, the darker side below 0.8. */
const FLASH = 0.1
const DARK = 0.8

/** The most flashes any place of the stage goes through. */
export function flashes(pictures: readonly Picture[]): number {
  const series = pictures.map(brightness)
  return Math.max(
    ...series[0]!.map((first, place) => {
      let extreme = first
      let direction = 0
      let changes = 0
      for (const values of series) {
        const value = values[place]!
        const change = value - extreme
        if (direction * change > 0) extreme = value
        else if (Math.abs(change) >= FLASH && Math.min(value, extreme) < DARK) {
          changes++
          direction = Math.sign(change)
          extreme = value
        }
      }
      return Math.floor(changes / 2)
    }),
  )
}

const SMALL = area(CELL.width, CELL.height)

/** The second around a full minute. */
async function secondOf(session: Session): Promise<Picture[]> {
  await session.unmount()
  if (session.tier === 'quick') {
    const start = session.moment('10:08:59.500')
    return session.stills(Array.from({ length: 12 }, (_, index) => ({ at: start + (index * 1000) / 11 })))
  }
  await session.mount({ at: '10:08:59.500', mode: 'live', area: SMALL })
  const pictures = [await session.shoot(SMALL)]
  for (let frame = 1; frame <= 60; frame++) {
    await session.run(1000 / 60, 1000 / 60)
    pictures.push(await session.shoot(SMALL))
  }
  return pictures
}

export const calm: Clause = {
  id: 'calm',
  tier: 'quick',
  summary:
    'changes at most once a second under reduced motion and still tells the time; never flashes more than three times a second.',
  proof:
    'Under reduced motion pictures within each of two seconds are equal, and pictures a minute apart differ. In full motion, pictures of one second over a full minute, at 320×200, are searched for opposite changes of a tenth of the luminance on areas of a sixth of the stage each way (WCAG 2.3.1): twelve stills in quick, sixty pictures of a running clock in full.',
  async check(session): Promise<Finding | undefined> {
    await session.unmount()
    const reduced = { at: '10:08:41.100', mode: 'live', motion: 'reduced', area: SMALL } as const
    await session.mount(reduced)
    let last = await session.shoot(SMALL)
    // From 41.1 s: within that second, into the next one, within that.
    for (const [ms, sameSecond] of [
      [450, true],
      [400, true],
      [150, false],
      [750, true],
    ] as const) {
      await session.run(ms)
      const now = await session.shoot(SMALL)
      const off = differing(last, now)
      if (sameSecond && off > 0) {
        return {
          seen: `changed ${off} pixels within a second under reduced motion`,
          expected: 'change at most once a second there',
          advice:
            'Let the frame beat do the moving: the runtime slows it to a second; leave no animation of your own.',
          pictures: { reduced: compared(last, now) },
        }
      }
      last = now
    }
    await session.run(60_000, 1000)
    const later = await session.shoot(SMALL)
    if (differing(last, later, 12) < 12) {
      return {
        seen: 'looks the same a minute later under reduced motion',
        expected: 'go on telling the time there',
        advice: 'Draw the minute from the time, not with a transition or an animation.',
        pictures: { reduced: compared(last, later) },
      }
    }
    const pictures = await secondOf(session)
    const count = flashes(pictures)
    if (count > 3) {
      return {
        seen: `flashes ${count} times within a second`,
        expected: 'flash no more than three times a second',
        advice: 'Change brightness slowly, or on a small part of the stage: flashes can cause seizures.',
        pictures: { flash: compared(pictures[0]!, pictures[1]!) },
      }
    }
  },
}
