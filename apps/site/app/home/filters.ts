import { FACETS } from '@found-time/clock-runtime/facets'
import type { SearchFilter } from '@found-time/ui-frame'

/** The filter for clocks with a star, which only this browser knows. */
export const KEPT = 'kept'

const LABELS: Readonly<Partial<Record<string, string>>> = { 'across-a-room': 'readable across a room' }

/** What a search can be narrowed to, in groups. */
export const FILTERS: readonly (readonly SearchFilter[])[] = [
  ...Object.values(FACETS).map((facets) => facets.map((value) => ({ value, label: LABELS[value] ?? value }))),
  [{ value: KEPT, label: 'kept' }],
]
