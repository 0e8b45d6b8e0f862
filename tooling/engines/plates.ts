/** When and in which shapes a clock is looked at: four times of day, landscape and portrait, and reduced motion. */
import { momentOf } from '@found-time/clock-runtime'
import type { Plate } from './page/main.tsx'

const TIMES = ['10:08:42.300', '00:00:00', '15:31:07.650', '23:59:59.900']
const LANDSCAPE = { width: 400, height: 250 }
const PORTRAIT = { width: 250, height: 400 }

/** The time that is looked at under reduced motion too. */
const REDUCED = '15:31:07.650'

/** The page they are on. */
export const PAGE = { width: 5 * LANDSCAPE.width, height: LANDSCAPE.height + PORTRAIT.height }

/** @param day - `yyyy-mm-dd`. */
export function platesOf(day: string): Plate[] {
  const at = (time: string) => momentOf(time, day, 'UTC')
  const row = (size: typeof LANDSCAPE, top: number) => [
    ...TIMES.map((time, index): Plate => {
      return { left: index * LANDSCAPE.width, top, ...size, epochMs: at(time), motion: 'full' }
    }),
    { left: TIMES.length * LANDSCAPE.width, top, ...size, epochMs: at(REDUCED), motion: 'reduced' as const },
  ]
  return [...row(LANDSCAPE, 0), ...row(PORTRAIT, LANDSCAPE.height)]
}
