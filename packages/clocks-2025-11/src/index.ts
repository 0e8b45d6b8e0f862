// Generated from the day folders. Edit those, then generate it anew.
import type { ClockLoader } from '@found-time/clock-runtime'

type Day = '25-11-02' | '25-11-03' | '25-11-04'

/** Loaders for this month's clocks by date, `yy-mm-dd`. Nothing loads until one is called. */
export const clocks: Readonly<Record<Day, ClockLoader>> = {
  '25-11-02': () => import('./25-11-02/clock'),
  '25-11-03': () => import('./25-11-03/clock'),
  '25-11-04': () => import('./25-11-04/clock'),
}
