import { FACETS } from '@found-time/clock-runtime/facets'
import type { SearchFilterGroup } from '@found-time/ui-frame'

/** The filter for clocks with a star, which only this browser knows. */
export const KEPT = 'kept'

const LABELS: Readonly<Partial<Record<string, string>>> = { 'across-a-room': 'readable across a room' }

const GROUPS: Readonly<Record<keyof typeof FACETS, string>> = {
  tells: 'told by',
  of: 'made of',
  mood: 'to live with',
}

/** What a search can be narrowed to, in groups. */
export const FILTERS: readonly SearchFilterGroup[] = [
  ...Object.entries(FACETS).map(([group, facets]) => ({
    label: GROUPS[group as keyof typeof FACETS],
    filters: facets.map((value) => ({ value, label: LABELS[value] ?? value })),
  })),
  { label: 'yours', filters: [{ value: KEPT, label: 'kept' }] },
]
