// Generated from the day folders. Edit those, then generate it anew.
import type { ClockLoader } from '@found-time/clock-runtime'

type Day =
  | '25-10-05'
  | '25-10-12'
  | '25-10-15'
  | '25-10-17'
  | '25-10-18'
  | '25-10-19'
  | '25-10-21'
  | '25-10-24'

/** Loaders for this month's clocks by date, `yy-mm-dd`. Nothing loads until one is called. */
export const clocks: Readonly<Record<Day, ClockLoader>> = {
  '25-10-05': () => import('./25-10-05/clock'),
  '25-10-12': () => import('./25-10-12/clock'),
  '25-10-15': () => import('./25-10-15/clock'),
  '25-10-17': () => import('./25-10-17/clock'),
  '25-10-18': () => import('./25-10-18/clock'),
  '25-10-19': () => import('./25-10-19/clock'),
  '25-10-21': () => import('./25-10-21/clock'),
  '25-10-24': () => import('./25-10-24/clock'),
}
