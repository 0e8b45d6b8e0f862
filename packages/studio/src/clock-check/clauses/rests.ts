import type { Clause } from '../clause.ts'
import { area } from '../session.ts'

export const clause: Clause = {
  id: 'rests',
  section: 'company',
  tier: 'quick',
  summary: 'does no work when hidden, off screen or paused.',
  proof:
    'While the page is hidden, the stage off screen or the host paused, five simulated seconds run no timer, no animation frame and no React commit, and no CSS animation plays.',
  async check(session) {
    const where = area(320, 200)
    const at = session.moment('10:08:42')
    const live = { at, mode: 'live', area: where } as const
    const work = async (ms: number) => {
      const count = () =>
        session.page.evaluate(() => [window.kit.fakeClock.ran(), window.kit.commits()] as const)
      const [ran, committed] = await count()
      await session.run(ms, 100)
      const [ranNow, committedNow] = await count()
      return { ran: ranNow - ran, commits: committedNow - committed }
    }
    // A transition that was on its way may come to its end: it takes a second at most.
    const playing = () =>
      session.page.evaluate(
        () =>
          document
            .getAnimations()
            .filter(
              ({ playState, effect }) =>
                playState === 'running' && Number(effect?.getComputedTiming().endTime) > 1000,
            ).length,
      )
    const states = [
      {
        name: 'hidden',
        enter: () => session.page.evaluate(() => window.kit.fakeClock.hide(true)),
        leave: () => session.page.evaluate(() => window.kit.fakeClock.hide(false)),
        // The browser itself stops animations on hidden pages; here they only believe in being hidden.
        plays: async () => 0,
      },
      {
        name: 'off screen',
        enter: () => session.mount({ ...live, area: { ...where, left: -4000 } }),
        leave: () => session.mount(live),
        plays: playing,
      },
      {
        name: 'paused',
        enter: () => session.mount({ ...live, paused: true }),
        leave: async () => {},
        plays: playing,
      },
    ]
    await session.unmount()
    await session.mount(live)
    await session.run(1000)
    for (const { name, enter, leave, plays } of states) {
      await enter()
      // What was due when it went to rest may still come, and what the browser tells of sizes with its next frames.
      await session.run(50, 50)
      await session.page.evaluate(async () => {
        for (const _ of [1, 2, 3]) await window.kit.fakeClock.painted()
      })
      const { ran, commits } = await work(5000)
      const animations = await plays()
      await leave()
      if (ran + commits + animations === 0) continue
      return {
        seen: `runs ${ran} timers or frames, ${commits} renders and ${animations} animations in five seconds while ${name}`,
        expected: 'do nothing then',
        advice: 'Draw with useClockTime and useFrame: the host stops them when nobody can see the clock.',
      }
    }
  },
}
