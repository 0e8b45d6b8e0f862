import type { ClockParamName } from './params'

/**
 * What a parameter may be, for messages about one that is not understood.
 * @example `hour=13 is not understood: ${CLOCK_PARAM_EXPECTED.hour}.`
 */
export const CLOCK_PARAM_EXPECTED: Readonly<Record<ClockParamName, string>> = {
  at: 'it is a time like 10:08 or a moment like 2025-04-13T10:08:42Z',
  tz: 'zones look like Asia/Tokyo',
  hour: 'it is 12 or 24',
  fps: 'it is a whole number from 1 to 60',
  paused: 'it stands alone, or is 0',
  ui: 'it is 0, or left out',
  ambient: 'it stands alone, or is shuffle or kept',
  bg: 'it is transparent',
  hidden: 'it is run',
}
