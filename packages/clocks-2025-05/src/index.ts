// Generated from the day folders. Edit those, then run `pnpm gen`.
import type { ClockLoader } from '@found-time/clock-runtime'

type Day =
  | '25-05-01'
  | '25-05-02'
  | '25-05-03'
  | '25-05-04'
  | '25-05-05'
  | '25-05-06'
  | '25-05-07'
  | '25-05-08'
  | '25-05-09'
  | '25-05-10'
  | '25-05-11'
  | '25-05-13'
  | '25-05-14'
  | '25-05-15'
  | '25-05-16'
  | '25-05-17'
  | '25-05-18'
  | '25-05-19'
  | '25-05-21'
  | '25-05-22'
  | '25-05-23'
  | '25-05-24'
  | '25-05-25'
  | '25-05-28'
  | '25-05-29'
  | '25-05-31'

/** Loaders for this month's clocks by date, `yy-mm-dd`. Nothing loads until one is called. */
export const clocks: Readonly<Record<Day, ClockLoader>> = {
  '25-05-01': () => import('./25-05-01/clock'),
  '25-05-02': () => import('./25-05-02/clock'),
  '25-05-03': () => import('./25-05-03/clock'),
  '25-05-04': () => import('./25-05-04/clock'),
  '25-05-05': () => import('./25-05-05/clock'),
  '25-05-06': () => import('./25-05-06/clock'),
  '25-05-07': () => import('./25-05-07/clock'),
  '25-05-08': () => import('./25-05-08/clock'),
  '25-05-09': () => import('./25-05-09/clock'),
  '25-05-10': () => import('./25-05-10/clock'),
  '25-05-11': () => import('./25-05-11/clock'),
  '25-05-13': () => import('./25-05-13/clock'),
  '25-05-14': () => import('./25-05-14/clock'),
  '25-05-15': () => import('./25-05-15/clock'),
  '25-05-16': () => import('./25-05-16/clock'),
  '25-05-17': () => import('./25-05-17/clock'),
  '25-05-18': () => import('./25-05-18/clock'),
  '25-05-19': () => import('./25-05-19/clock'),
  '25-05-21': () => import('./25-05-21/clock'),
  '25-05-22': () => import('./25-05-22/clock'),
  '25-05-23': () => import('./25-05-23/clock'),
  '25-05-24': () => import('./25-05-24/clock'),
  '25-05-25': () => import('./25-05-25/clock'),
  '25-05-28': () => import('./25-05-28/clock'),
  '25-05-29': () => import('./25-05-29/clock'),
  '25-05-31': () => import('./25-05-31/clock'),
}
