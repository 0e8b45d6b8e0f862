import type { CatalogueRow } from './index.ts'

const DAY_MS = 86_400_000
const FIRST_DAY_MS = Date.UTC(2025, 3, 1)

/**
 * The catalogue of a testing build: every day from 25-04-01 to 25-11-10 with a placeholder title, also days that
 * have no clock. Counted in UTC, where every day has 24 hours.
 */
export const testingRows: readonly Required<CatalogueRow>[] = Array.from({ length: 224 }, (_, index) => {
  const date = new Date(FIRST_DAY_MS + index * DAY_MS).toISOString().slice('20'.length, 'yyyy-mm-dd'.length)
  return { path: date, date, title: `Placeholder ${index + 1} Clock` }
})
