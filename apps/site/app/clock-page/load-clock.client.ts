import { months as furtherMonths } from 'virtual:further-months'
import type { Entry } from '@found-time/catalogue'
import type { ClockModule } from '@found-time/clock-runtime'
import { savesData } from '../shell/saves-data'
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

/** What clocks stand on. It comes with the first clock: a page that shows none needs none. */
export const loadHost = () => import('./hosted-clock')

/**
 * Fetches a day's clock; of its month's package only the map and that day.
 * @throws {ClockMissingError} When no month package has a clock at the entry's path.
 * @throws {TypeError} When a script does not come (see `isMissingScript`).
 * @throws {Error} When the entry has no path, and whatever the clock's own script throws.
 */
export async function loadClock({ path, date }: Pick<Entry, 'path' | 'date'>): Promise<ClockModule> {
  if (!path) throw new Error(`Clock path missing for date: ${date || 'N/A'}`)
  const yearMonth = path.slice(0, 5)
  const month = await (furtherMonths[yearMonth] ?? months[yearMonth])?.()
  const load = month?.clocks[path]
  if (!load) throw new ClockMissingError(path)
  return load()
}

/** Fetches a clock's scripts ahead, for a link about to be followed. What fails is noticed when it is wanted. */
export function prefetchClock(date: string) {
  if (!savesData()) Promise.all([loadHost(), loadClock({ path: date, date })]).catch(() => {})
}

/**
 * Whether a clock is there with all its files, or comes now: for a change that nobody has asked for, which had better
 * not be made than fail.
 */
export async function clockComes(entry: Pick<Entry, 'path' | 'date'>): Promise<boolean> {
  try {
    const [clock, { preload }] = await Promise.all([loadClock(entry), loadHost()])
    const { ready, release } = preload(clock)
    const missing = await ready.finally(release)
    return missing.length === 0
  } catch {
    return false
  }
}
