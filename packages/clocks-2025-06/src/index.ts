// Generated from the day folders. Edit those, then run `pnpm gen`.
import type { ClockLoader } from '@found-time/clock-runtime'

type Day =
  | '25-06-01'
  | '25-06-02'
  | '25-06-03'
  | '25-06-04'
  | '25-06-05'
  | '25-06-06'
  | '25-06-07'
  | '25-06-08'
  | '25-06-09'
  | '25-06-10'
  | '25-06-11'
  | '25-06-12'
  | '25-06-13'
  | '25-06-14'
  | '25-06-15'
  | '25-06-16'
  | '25-06-17'
  | '25-06-18'
  | '25-06-19'
  | '25-06-21'
  | '25-06-22'
  | '25-06-24'
  | '25-06-25'
  | '25-06-27'
  | '25-06-28'

/** Loaders for this month's clocks by date, `yy-mm-dd`. Nothing loads until one is called. */
export const clocks: Readonly<Record<Day, ClockLoader>> = {
  '25-06-01': () => import('./25-06-01/clock'),
  '25-06-02': () => import('./25-06-02/clock'),
  '25-06-03': () => import('./25-06-03/clock'),
  '25-06-04': () => import('./25-06-04/clock'),
  '25-06-05': () => import('./25-06-05/clock'),
  '25-06-06': () => import('./25-06-06/clock'),
  '25-06-07': () => import('./25-06-07/clock'),
  '25-06-08': () => import('./25-06-08/clock'),
  '25-06-09': () => import('./25-06-09/clock'),
  '25-06-10': () => import('./25-06-10/clock'),
  '25-06-11': () => import('./25-06-11/clock'),
  '25-06-12': () => import('./25-06-12/clock'),
  '25-06-13': () => import('./25-06-13/clock'),
  '25-06-14': () => import('./25-06-14/clock'),
  '25-06-15': () => import('./25-06-15/clock'),
  '25-06-16': () => import('./25-06-16/clock'),
  '25-06-17': () => import('./25-06-17/clock'),
  '25-06-18': () => import('./25-06-18/clock'),
  '25-06-19': () => import('./25-06-19/clock'),
  '25-06-21': () => import('./25-06-21/clock'),
  '25-06-22': () => import('./25-06-22/clock'),
  '25-06-24': () => import('./25-06-24/clock'),
  '25-06-25': () => import('./25-06-25/clock'),
  '25-06-27': () => import('./25-06-27/clock'),
  '25-06-28': () => import('./25-06-28/clock'),
}
