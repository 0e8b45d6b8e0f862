// Generated from the day folders. Edit those, then run `pnpm gen`.
import type { ClockLoader } from '@found-time/clock-runtime'

type Day = '25-04-01' | '25-04-02' | '25-04-03' | '25-04-04' | '25-04-05' | '25-04-06'

/** Loaders for this month's clocks by date, `yy-mm-dd`. Nothing loads until one is called. */
export const clocks: Readonly<Record<Day, ClockLoader>> = {
  '25-04-01': () => import('./25-04-01/clock'),
  '25-04-02': () => import('./25-04-02/clock'),
  '25-04-03': () => import('./25-04-03/clock'),
  '25-04-04': () => import('./25-04-04/clock'),
  '25-04-05': () => import('./25-04-05/clock'),
  '25-04-06': () => import('./25-04-06/clock'),
}
