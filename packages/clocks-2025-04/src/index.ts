// Generated from the day folders. Edit those, then run `pnpm gen`.
import type { ClockLoader } from '@found-time/clock-runtime'

type Day =
  | '25-04-01'
  | '25-04-02'
  | '25-04-03'
  | '25-04-04'
  | '25-04-05'
  | '25-04-06'
  | '25-04-07'
  | '25-04-08'
  | '25-04-09'
  | '25-04-10'
  | '25-04-11'
  | '25-04-13'
  | '25-04-14'
  | '25-04-15'
  | '25-04-16'
  | '25-04-17'
  | '25-04-18'
  | '25-04-19'
  | '25-04-20'
  | '25-04-21'
  | '25-04-23'
  | '25-04-24'
  | '25-04-25'
  | '25-04-26'
  | '25-04-27'
  | '25-04-28'
  | '25-04-29'
  | '25-04-30'

/** Loaders for this month's clocks by date, `yy-mm-dd`. Nothing loads until one is called. */
export const clocks: Readonly<Record<Day, ClockLoader>> = {
  '25-04-01': () => import('./25-04-01/clock'),
  '25-04-02': () => import('./25-04-02/clock'),
  '25-04-03': () => import('./25-04-03/clock'),
  '25-04-04': () => import('./25-04-04/clock'),
  '25-04-05': () => import('./25-04-05/clock'),
  '25-04-06': () => import('./25-04-06/clock'),
  '25-04-07': () => import('./25-04-07/clock'),
  '25-04-08': () => import('./25-04-08/clock'),
  '25-04-09': () => import('./25-04-09/clock'),
  '25-04-10': () => import('./25-04-10/clock'),
  '25-04-11': () => import('./25-04-11/clock'),
  '25-04-13': () => import('./25-04-13/clock'),
  '25-04-14': () => import('./25-04-14/clock'),
  '25-04-15': () => import('./25-04-15/clock'),
  '25-04-16': () => import('./25-04-16/clock'),
  '25-04-17': () => import('./25-04-17/clock'),
  '25-04-18': () => import('./25-04-18/clock'),
  '25-04-19': () => import('./25-04-19/clock'),
  '25-04-20': () => import('./25-04-20/clock'),
  '25-04-21': () => import('./25-04-21/clock'),
  '25-04-23': () => import('./25-04-23/clock'),
  '25-04-24': () => import('./25-04-24/clock'),
  '25-04-25': () => import('./25-04-25/clock'),
  '25-04-26': () => import('./25-04-26/clock'),
  '25-04-27': () => import('./25-04-27/clock'),
  '25-04-28': () => import('./25-04-28/clock'),
  '25-04-29': () => import('./25-04-29/clock'),
  '25-04-30': () => import('./25-04-30/clock'),
}
