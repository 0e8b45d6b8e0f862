/** Whether the time can be read off the picture, and heard. */

import { compared, crop, differing, type Picture } from '../pictures.ts'
import { area, cellAt, type Session } from '../session.ts'
import type { Clause, Finding } from './clause.ts'

const two = (value: number) => String(value).padStart(2, '0')

/** Fewer changed pixels in a cell of 320×200 are not a change anybody reads. */
const READABLE = 12

/** The first two pictures that look alike though they should not. */
function alike(
  pictures: readonly Picture[],
  names: readonly string[],
  excused: (a: number, b: number) => boolean = () => false,
): Finding | undefined {
  for (let a = 0; a < pictures.length; a++) {
    for (let b = a + 1; b < pictures.length; b++) {
      if (excused(a, b) || differing(pictures[a]!, pictures[b]!, READABLE) >= READABLE) continue
      return {
        seen: `looks the same at ${names[a]} and at ${names[b]}, on a stage of 320×200`,
        expected: 'show a picture of its own for each',
        advice: `Draw the difference large enough for ${READABLE} pixels to change.`,
        pictures: { [`${names[a]}-${names[b]}`.replaceAll(':', '')]: compared(pictures[a]!, pictures[b]!) },
      }
    }
  }
}

const all = (count: number) => Array.from({ length: count }, (_, index) => index)

async function stillsAt(session: Session, times: readonly string[]): Promise<Picture[]> {
  await session.unmount()
  return session.stills(times.map((at) => ({ at })))
}

export const tellsHours: Clause = {
  id: 'tells-hours',
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

export const tellsMinutes: Clause = {
  id: 'tells-minutes',
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

export const moves: Clause = {
  id: 'moves',
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

/** What screen readers meet at three times, in both ways to count hours. */
const SPOKEN = [
  { at: '00:05', hourCycle: 24, dateTime: '00:05', text: '00:05' },
  { at: '13:07', hourCycle: 12, dateTime: '13:07', text: '1:07 PM' },
  { at: '22:17', hourCycle: 24, dateTime: '22:17', text: '22:17' },
] as const

export const spokenTime: Clause = {
  id: 'spoken-time',
  tier: 'quick',
  summary:
    'has exactly one visually hidden `<time>` with a valid 24-hour `dateTime`, hides its art from assistive technology and has no live region.',
  proof:
    'The accessibility tree of a mounted clock holds one time, in words, at 00:05, 13:07 and 22:17; nothing in it can be focused or announces itself; the element is a pixel in size.',
  async check(session) {
    await session.unmount()
    const places = SPOKEN.map((spoken, index) => ({ ...spoken, id: `cell-${index}`, area: cellAt(index) }))
    await session.mount(...places.map(({ id, at, hourCycle, area }) => ({ id, at, hourCycle, area })))
    for (const { id, at, dateTime, text } of places) {
      const heard = (await session.page.locator(`[data-box=${id}]`).ariaSnapshot()).trim()
      const found = await session.page.evaluate((name) => {
        const box = document.querySelector(`[data-box=${name}]`)!
        const times = [...box.querySelectorAll('time')]
        const { width = 0, height = 0 } = times[0]?.getBoundingClientRect() ?? {}
        const loud = '[aria-live]:not([aria-live=off]),[role=alert],[role=status],[role=log],[role=timer]'
        const reachable = 'a[href],button,input,select,textarea,summary,[tabindex]:not([tabindex="-1"])'
        return {
          times: times.map((time) => time.dateTime),
          seen: width > 1 || height > 1,
          live: box.querySelectorAll(`${loud},[role=marquee],output,marquee`).length,
          reachable: box.querySelectorAll(reachable).length,
        }
      }, id)
      const problems = [
        found.times.length !== 1 && `has ${found.times.length} time elements at ${at}`,
        found.times.length === 1 &&
          found.times[0] !== dateTime &&
          `says dateTime="${found.times[0]}" at ${at}`,
        found.seen && 'shows its time element to the eye',
        found.live > 0 && 'has a live region',
        found.reachable > 0 && 'has an element that can be focused',
        heard.replaceAll('"', '') !== `- time: ${text}` &&
          `tells a screen reader ${JSON.stringify(heard)} at ${at}`,
      ].filter((problem) => typeof problem === 'string')
      if (problems.length > 0) {
        return {
          seen: problems.join(', and '),
          expected: `give a screen reader one time, ${text}, and nothing else`,
          advice: 'Put everything inside the runtime’s Stage: it speaks the time and hides the art.',
        }
      }
    }
  },
}

/**
 * Chromium scales one bitmap by more than one path, under load: up to 6 of 255 were seen between two mounts of a picture
 * that draws nothing by chance.
 */
const SCALING = 8

export const deterministic: Clause = {
  id: 'deterministic',
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
