/**
 * When and in which shapes a clock is looked at: four times of day, landscape and portrait, and reduced motion, all as
 * they stand; and as large as a desktop and a telephone show it, after it has run there.
 */
import { momentOf } from '@found-time/clock-runtime'
import type { Shot } from './page/main.tsx'

export interface Labelled extends Shot {
  /** For a person: `10:08:42.300 across`. */
  readonly label: string
}

const TIMES = ['10:08:42.300', '00:00:00', '15:31:07.650', '23:59:59.900']
const LANDSCAPE = { width: 400, height: 250 }
const PORTRAIT = { width: 250, height: 400 }

/** The time that is looked at under reduced motion too. */
const REDUCED = '15:31:07.650'

/** A desktop's stage and a telephone's: what is laid out in steps is another picture there. */
const DESKTOP = { width: 1000, height: 620 }
const TELEPHONE = { width: 360, height: 620 }
/** Half a second after a beat, when what moves with it has arrived, on the two days that are least alike. */
const ARRIVAL = '10:09:36.500'
const SOLSTICES = { winter: '2025-12-21', summer: '2026-06-21' }

/** The page they are on. */
export const PAGE = {
  width: 5 * LANDSCAPE.width,
  height: LANDSCAPE.height + PORTRAIT.height + DESKTOP.height,
}

/** @param day - `yyyy-mm-dd`. */
export function shotsOf(day: string): Labelled[] {
  const row = (size: typeof LANDSCAPE, top: number, shape: string) => {
    const shot = (index: number, time: string, motion: Shot['motion']): Labelled => ({
      left: index * LANDSCAPE.width,
      top,
      ...size,
      epochMs: momentOf(time, day, 'UTC'),
      motion,
      running: false,
      label: `${time} ${shape}${motion === 'reduced' ? ' under reduced motion' : ''}`,
    })
    return [...TIMES.map((time, index) => shot(index, time, 'full')), shot(TIMES.length, REDUCED, 'reduced')]
  }
  const large = (left: number, size: typeof DESKTOP, solstice: string, label: string): Labelled => ({
    left,
    top: LANDSCAPE.height + PORTRAIT.height,
    ...size,
    epochMs: momentOf(ARRIVAL, solstice, 'UTC'),
    motion: 'full',
    running: true,
    label: `${solstice}, ${ARRIVAL} ${label}, where it has run`,
  })
  return [
    ...row(LANDSCAPE, 0, 'across'),
    ...row(PORTRAIT, LANDSCAPE.height, 'upright'),
    large(0, DESKTOP, SOLSTICES.winter, 'on a desktop'),
    large(DESKTOP.width, TELEPHONE, SOLSTICES.summer, 'on a telephone'),
  ]
}
