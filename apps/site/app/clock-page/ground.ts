import type { ClockNotes } from '@found-time/clock-runtime'
import type { ClockParams } from './clock-params'

/**
 * What to say where a clock is asked for without its ground.
 * @returns Nothing when it works without, or is not asked to.
 */
export const groundMissed = (
  { transparent }: Pick<ClockParams, 'transparent'>,
  notes: ClockNotes | undefined,
) =>
  transparent && notes && !notes.transparent ? 'This clock has no ground that could be left out.' : undefined
