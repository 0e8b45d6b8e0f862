import { CatalogueError, type Entry, parseCatalogue } from '@found-time/catalogue'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { rows } from '../shared/catalogue-rows'
import { useHydrated } from './hydrated'

export interface Catalogue {
  readonly entries: readonly Entry[]
  /** True in prerendered pages and until the browser has taken over. */
  readonly loading: boolean
  /** Why there is no catalogue; shown as it is. */
  readonly error?: string
  /** True when that is because the list has no line at all. */
  readonly empty?: boolean
}

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
  const catalogue = useMemo(() => ({ ...read(), loading }), [loading])
  return <CatalogueContext.Provider value={catalogue}>{children}</CatalogueContext.Provider>
}

let catalogue: ReturnType<typeof readCatalogue> | undefined
/** Once: the rows are there before the first page is made, and stay. */
const read = () => (catalogue ??= readCatalogue(rows))

export function useCatalogue(): Catalogue {
  return useContext(CatalogueContext)
}
