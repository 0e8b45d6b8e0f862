import type { Clause } from '../clause.ts'
import { crop } from '../pictures.ts'
import { area, CELL, cellAt } from '../session.ts'
import { unlike } from '../unlike.ts'

export const clause: Clause = {
  id: 'twice',
  section: 'company',
  tier: 'quick',
  summary: 'works twice on one page with different times.',
  proof:
    'At 10:08:42 and at 15:31:07 it looks the same beside the other, and after the other has gone, as alone (99.98 % of the pixels, 320×200).',
  async check(session) {
    const pair = [
      { id: 'one', at: '10:08:42', area: cellAt(0) },
      { id: 'other', at: '15:31:07', area: cellAt(1) },
    ] as const
    const [one, other] = pair
    const alone = [await session.fresh(one)]
    await session.mount(other)
    const sheet = await session.shoot(area(2 * CELL.width, CELL.height))
    await session.unmount('one')
    const left = await session.shoot(cellAt(1))
    alone.push(await session.fresh(other))
    const seen = [
      {
        where: `at ${pair[0].at} beside one at ${pair[1].at}`,
        alone: alone[0]!,
        now: crop(sheet, cellAt(0)),
      },
      {
        where: `at ${pair[1].at} beside one at ${pair[0].at}`,
        alone: alone[1]!,
        now: crop(sheet, cellAt(1)),
      },
      { where: 'after another of its kind has left the page', alone: alone[1]!, now: left },
    ]
    for (const { where, alone, now } of seen) {
      const off = unlike('beside-alone', now, alone)
      if (!off) continue
      return {
        seen: `differs in ${off.share} of its pixels ${where}`,
        expected: 'look as it does alone',
        advice:
          'Take ids from useId, and keep nothing in the module or the document that two clocks would share.',
        pictures: off.pictures,
      }
    }
  },
}
