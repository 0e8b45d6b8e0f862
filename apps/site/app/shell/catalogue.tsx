import { CatalogueError, type Entry, localDate, parseCatalogue } from '@found-time/catalogue'
import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react'
import { newerRows, rows } from '../shared/catalogue-rows'
import { everyWhile } from './every-while'
import { useHydrated } from './hydrated'
import { keepNextDay } from './offline'

export interface Catalogue {
  readonly entries: readonly Entry[]
  /** True in prerendered pages and until the browser has taken over. */
  readonly loading: boolean
  /** Why there is no catalogue; shown as it is. */
  readonly error?: string
  /** True when that is because the list has no line at all. */
  readonly empty?: boolean
}

const MINUTE_MS = 60_000

/**
 * How often a page that stays open asks whether there are new clocks: before each midnight, wherever it is, and soon
 * after. Each page at seconds of its own, so that they do not all ask at once.
 */
const ASKING = { everyMs: 10 * MINUTE_MS, retryMs: MINUTE_MS / 4, mostMs: 2 * MINUTE_MS }

/**
 * Reads a list of clocks.
 * @example readCatalogue([]).error // 'Error processing JSON: No data found in JSON file.'
 */
export function readCatalogue(rows: unknown): Omit<Catalogue, 'loading'> {
  try {
    return { entries: parseCatalogue(rows) }
  } catch (error) {
    const empty = error instanceof CatalogueError && error.reason === 'empty'
    return { entries: [], error: (error as Error).message, empty }
  }
}

const CatalogueContext = createContext<Catalogue>({ entries: [], loading: true })

export function CatalogueProvider({ children }: { children: ReactNode }) {
  const loading = !useHydrated()
  const [newer, setNewer] = useState<readonly Entry[]>()
  useEffect(
    () =>
      everyWhile(ASKING, async () => {
        const rows = await newerRows()
        keepNextDayOnce()
        // A list that cannot be read does not take the place of one that can.
        if (rows !== undefined) {
          const entries = parseCatalogue(rows)
          startTransition(() => setNewer(entries))
        }
      }),
    [],
  )
  const catalogue = useMemo(
    () => (newer ? { entries: newer, loading } : { ...read(), loading }),
    [newer, loading],
  )
  return <CatalogueContext.Provider value={catalogue}>{children}</CatalogueContext.Provider>
}

let keptOn = localDate(new Date())
/** Once a day of a page that stays open; its first was kept when it was opened. */
function keepNextDayOnce() {
  const today = localDate(new Date())
  if (today !== keptOn) keepNextDay()
  keptOn = today
}

let catalogue: ReturnType<typeof readCatalogue> | undefined
/** Once: the rows are there before the first page is made. */
const read = () => (catalogue ??= readCatalogue(rows))

/** Whether a clock was listed when the page was opened: one that was not is in no script of it. */
export const wasListed = (path: string) => read().entries.some((entry) => entry.path === path)

export function useCatalogue(): Catalogue {
  return useContext(CatalogueContext)
}
