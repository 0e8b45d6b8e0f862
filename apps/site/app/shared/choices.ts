import { DEFAULT_ORDER } from '@found-time/catalogue'

/** What a visitor chooses for the home page: under which storage key it is kept, and what holds before. */
export const CHOICES = {
  order: { key: 'sortBy', fallback: DEFAULT_ORDER },
  view: { key: 'view', fallback: 'list' },
} as const
