import type { Entry } from '@found-time/catalogue'
import type { ClockModule } from '@found-time/clock-runtime'
import { months } from './months'

/** There is no clock for an entry; the two clock screens word it differently. */
export class ClockMissingError extends Error {
  override readonly name = 'ClockMissingError'
  readonly path: string
  constructor(path: string) {
    super(`No clock found at path: ${path}`)
    this.path = path
  }
}

/** What a clock stands on. It comes with the first clock: a page that shows none needs none. */
type Runtime = typeof import('@found-time/clock-runtime')

export interface LoadedClock {
  readonly clock: ClockModule
  readonly runtime: Runtime
}

/**
 * Fetches a day's clock; of its month's package only the map and that day.
 * @throws {ClockMissingError} When no month package has a clock at the entry's path.
 * @throws {Error} When the entry has no path, or a script does not come.
 */
export async function loadClock({ path, date }: Pick<Entry, 'path' | 'date'>): Promise<LoadedClock> {
  if (!path) throw new Error(`Clock path missing for date: ${date || 'N/A'}`)
  const loadMonth = months[path.slice(0, 5)]
  if (!loadMonth) throw new ClockMissingError(path)
  const [runtime, month] = await Promise.all([
    reloadedOr(import('@found-time/clock-runtime')),
    reloadedOr(loadMonth()),
  ])
  const load = month.clocks[path]
  if (!load) throw new ClockMissingError(path)
  return { clock: await reloadedOr(load()), runtime }
}

/** When a failed preload makes the page reload, Vite lets the import end with nothing: wait for the new page. */
async function reloadedOr<T>(loading: Promise<T | undefined>): Promise<T> {
  return (await loading) ?? new Promise<never>(() => {})
}

/** Fetches a clock's scripts ahead, for a link about to be followed. Failing is for the page itself to report. */
export function prefetchClock(date: string) {
  const { saveData } = (navigator as { connection?: { saveData?: boolean } }).connection ?? {}
  if (!saveData) loadClock({ path: date, date }).catch(() => {})
}
