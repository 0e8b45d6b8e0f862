import { DEFAULT_ORDER } from '@found-time/catalogue'

/** What a visitor chooses: under which storage key it is kept, and what holds before. */
export const CHOICES = {
  order: { key: 'sortBy', fallback: DEFAULT_ORDER },
  view: { key: 'view', fallback: 'list' },
} as const

/** What changes nothing of how a page is laid out. */
export const SWITCHES = {
  /** Whether letters and signs do something by themselves: for who speaks to the machine, or rests a hand on it. */
  letterKeys: { key: 'letterKeys', fallback: 'on' },
  /** Whether the clock on the front page runs. */
  front: { key: 'front', fallback: 'on' },
} as const

export type Switch = 'on' | 'off'
export const isSwitch = (value: unknown): value is Switch => value === 'on' || value === 'off'
