import type { ClockModule } from '@found-time/clock-runtime'
import { months as published } from './months'
import type { Months } from './types'

/**
 * @param date - `yy-mm-dd`.
 * @param months - Packages beside the published ones, and before them.
 * @throws {RangeError} When neither these nor this version of the package have a clock of that date.
 * @throws {Error} When the month or the clock cannot be fetched; the cause is kept.
 */
export async function loadClock(date: string, months: Months = {}): Promise<ClockModule> {
  for (const known of [months, published]) {
    const month = await known[date.slice(0, 5)]?.().catch((cause) => failed(date, cause))
    const load = month?.clocks[date]
    if (load) return (load() as Promise<ClockModule>).catch((cause) => failed(date, cause))
  }
  throw unknown(date)
}

const unknown = (date: string) =>
  new RangeError(`There is no clock of ${date} in this version of @found-time/clock-element.`)

function failed(date: string, cause: unknown): never {
  throw new Error(`The clock of ${date} could not be loaded.`, { cause })
}
