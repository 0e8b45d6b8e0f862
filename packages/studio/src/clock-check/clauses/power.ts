import type { Clause } from '../clause.ts'
import { costOf } from '../cost.ts'
import { POWER_LIMIT, powerEstimate } from '../power-estimate.ts'

export const clause: Clause = {
  id: 'power',
  section: 'cost',
  tier: 'quick',
  summary: 'costs little to leave running: at most 1.3 times a react-clock that is swept every frame.',
  proof:
    'An estimate from what is counted in two simulated seconds (full: six) at 1280×800: the frames in which something is painted, the pixels of the canvases drawn on and the elements changed, those elements, and the script that runs; its factors are fitted to what `pnpm power` measured. The processor time itself is `pnpm power`’s, on a quiet machine, and is kept in each clock’s `proof.json`.',
  async check(session) {
    const { ratio, framesCost, ...each } = powerEstimate(await costOf(session))
    const doing = `${each.frames.toFixed(0)} frames (${framesCost.toFixed(2)}) and ${each.megapixels.toFixed(1)} million pixels a second`
    session.tell(`power: about ${ratio.toFixed(2)}, from ${doing}`)
    if (ratio <= POWER_LIMIT) return
    return {
      seen: `costs about ${ratio.toFixed(1)} times as much as a react-clock that is swept every frame: ${doing}`,
      expected: `cost ${POWER_LIMIT} times as much at most`,
      advice:
        'Paint the ground once, move small parts, rest in between: the runtime’s “What it costs” says how.',
    }
  },
}
