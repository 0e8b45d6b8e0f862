// Generated from the month packages. Run `pnpm gen`.
import type { ClockLoader } from '@found-time/clock-runtime'

type Month = { readonly clocks: Readonly<Partial<Record<string, ClockLoader>>> }

/** The month packages by `yy-mm`; none is loaded before it is asked for. */
export const months: Readonly<Partial<Record<string, () => Promise<Month>>>> = {
  '25-04': () => import('@found-time/clocks-2025-04'),
  '25-05': () => import('@found-time/clocks-2025-05'),
  '25-06': () => import('@found-time/clocks-2025-06'),
  '25-07': () => import('@found-time/clocks-2025-07'),
  '25-08': () => import('@found-time/clocks-2025-08'),
  '25-09': () => import('@found-time/clocks-2025-09'),
  '25-10': () => import('@found-time/clocks-2025-10'),
  '25-11': () => import('@found-time/clocks-2025-11'),
}
