import type { ClockModule } from '@found-time/clock-runtime'
import { months } from './months'

/**
 * @param date - `yy-mm-dd`.
 * @throws {RangeError} When this version of the package has no clock of that date.
 * @throws {Error} When the month or the clock cannot be fetched; the cause is kept.
 */
export async function loadClock(date: string): Promise<ClockModule> {
  const loadMonth = months[date.slice(0, 5)]
  if (!loadMonth) throw unknown(date)
  const { clocks } = await loadMonth().catch((cause) => failed(date, cause))
  const load = clocks[date]
  if (!load) throw unknown(date)
  return load().catch((cause) => failed(date, cause))
}

const unknown = (date: string) =>
  new RangeError(`There is no clock of ${date} in this version of @found-time/clock-element.`)

function failed(date: string, cause: unknown): never {
  throw new Error(`The clock of ${date} could not be loaded.`, { cause })
}
