/** The time without a clock: what is shown where one does not come. */
import { wallMs } from '@found-time/clock-runtime/parse'
import type { ClockParams } from './clock-params'

export type PlainTimeAsked = Pick<ClockParams, 'at' | 'timeZone' | 'paused'>

/**
 * What the plain clock of a page shows now, on twenty-four hours.
 * @param asked - By the page's address. Without a zone it is the machine's own.
 * @param sinceMs - When the page began to show it, as `Date.now` counts: a time that was asked for goes on from there.
 * @example plainTime({ at: { wall: '10:08' }, paused: true }, Date.now()) // '10:08'
 */
export function plainTime({ at, timeZone, paused }: PlainTimeAsked, sinceMs: number): string {
  const nowMs = paused ? sinceMs : Date.now()
  if (at && 'wall' in at) return format('UTC', wallMs(at.wall) + nowMs - sinceMs)
  return format(timeZone, at ? at.epochMs + nowMs - sinceMs : nowMs)
}

function format(timeZone: string | undefined, epochMs: number): string {
  return new Date(epochMs).toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })
}
