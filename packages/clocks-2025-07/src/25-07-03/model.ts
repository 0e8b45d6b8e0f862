import { twoDigits } from '@found-time/clock-runtime'

/**
 * Who has to say GO, in the order of the poll: what is on the pad, the stations that will follow it, the consoles, and
 * last of all the flight director. True abbreviations of Apollo: systems and stations of the Manned Space Flight Network
 * as in the Apollo 11 Final Flight Plan (NASA, 1969), consoles of the Mission Operations Control Room as in the Apollo
 * Program Summary Report (NASA JSC-09423, 1975).
 */
export const POLL: readonly string[] = (
  'S-IC S-II S-IVB IU LES SLA CM SM LM CMC LGC IMU DSKY FDAI SCS EMS GDC BMAG SPS RCS ECS EPS ' +
  'MIL BDA GBM ANG VAN CYI ACN MAD TAN CRO HSK GWM HAW GDS GYM TEX RED MER HTV ARIA ' +
  'BOOSTER RETRO FIDO GUIDO SURGEON CAPCOM EECOM GNC TELMU CONTROL INCO O&P AFD FAO NETWORK PAO DOD FLIGHT'
).split(' ')

export type Lamp = 'off' | 'asked' | 'go'

/**
 * The sixty lamps of the desk.
 * @param minute - `0` to `59`.
 * @returns A green one for each minute of the hour that is over; the next is being asked for its GO.
 * @example lampsAt(42).filter((lamp) => lamp === 'go').length // 42
 */
export const lampsAt = (minute: number): readonly Lamp[] =>
  POLL.map((_, at) => (at < minute ? 'go' : at === minute ? 'asked' : 'off'))

/**
 * What is left to the next full hour.
 * @example countdownAt(42, 7) // 'T-17:53'
 */
export function countdownAt(minute: number, second: number): string {
  const left = 3600 - minute * 60 - second
  return `T-${twoDigits(Math.floor(left / 60))}:${twoDigits(left % 60)}`
}

/** @example localAt(15, 7, 12) // '3:07' */
export const localAt = (hour: number, minute: number, hourCycle: 12 | 24): string =>
  `${hourCycle === 12 ? hour % 12 || 12 : twoDigits(hour)}:${twoDigits(minute)}`
