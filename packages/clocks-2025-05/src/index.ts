// Generated from the day folders. Edit those, then run `pnpm gen`.
import type { ClockLoader } from '@found-time/clock-runtime'

type Day = never

/** Loaders for this month's clocks by date, `yy-mm-dd`. Nothing loads until one is called. */
export const clocks: Readonly<Record<Day, ClockLoader>> = {
}
