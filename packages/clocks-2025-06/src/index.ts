// Generated from the day folders. Edit those, then run `pnpm gen`.
import type { ClockLoader } from '@found-time/clock-runtime'

type Day =
  | '25-06-01'
  | '25-06-03'
  | '25-06-07'
  | '25-06-08'
  | '25-06-10'
  | '25-06-12'
  | '25-06-13'
  | '25-06-15'
  | '25-06-16'
  | '25-06-17'
  | '25-06-18'
  | '25-06-19'
  | '25-06-21'
  | '25-06-24'

/** Loaders for this month's clocks by date, `yy-mm-dd`. Nothing loads until one is called. */
export const clocks: Readonly<Record<Day, ClockLoader>> = {
  '25-06-01': () => import('./25-06-01/clock'),
  '25-06-03': () => import('./25-06-03/clock'),
  '25-06-07': () => import('./25-06-07/clock'),
  '25-06-08': () => import('./25-06-08/clock'),
  '25-06-10': () => import('./25-06-10/clock'),
  '25-06-12': () => import('./25-06-12/clock'),
  '25-06-13': () => import('./25-06-13/clock'),
  '25-06-15': () => import('./25-06-15/clock'),
  '25-06-16': () => import('./25-06-16/clock'),
  '25-06-17': () => import('./25-06-17/clock'),
  '25-06-18': () => import('./25-06-18/clock'),
  '25-06-19': () => import('./25-06-19/clock'),
  '25-06-21': () => import('./25-06-21/clock'),
  '25-06-24': () => import('./25-06-24/clock'),
}
