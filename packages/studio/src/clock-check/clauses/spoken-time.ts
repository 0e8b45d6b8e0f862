import type { Clause } from '../clause.ts'
import { cellAt } from '../session.ts'

/** What screen readers meet at three times, in both ways to count hours. */
const SPOKEN = [
  { at: '00:05', hourCycle: 24, dateTime: '00:05', text: '00:05' },
  { at: '13:07', hourCycle: 12, dateTime: '13:07', text: '1:07 PM' },
  { at: '22:17', hourCycle: 24, dateTime: '22:17', text: '22:17' },
] as const

export const clause: Clause = {
  id: 'spoken-time',
  section: 'time',
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
