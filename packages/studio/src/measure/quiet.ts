/** Whether a machine is quiet enough for what is timed on it to be worth something. */
import { setTimeout as sleep } from 'node:timers/promises'
import { readBusyTicks, ticksPerSecond } from './processor-time.ts'

/** What others may take for a measure to be worth something, in cores. */
export const QUIET_CORES = 0.25

const LOOK_SECONDS = 3

/**
 * Before anything is measured. Where the system tells nothing of its processors, it is taken for quiet.
 * @throws {Error} When others are at work on this machine: nothing is measured then.
 */
export async function untilKnownQuiet(busyTicks = readBusyTicks, seconds = LOOK_SECONDS): Promise<void> {
  if (process.platform !== 'linux') return
  const [before, startMs] = [busyTicks(), performance.now()]
  await sleep(seconds * 1000)
  const cores = (busyTicks() - before) / ticksPerSecond() / ((performance.now() - startMs) / 1000)
  if (cores > QUIET_CORES)
    throw new Error(
      `Others are at work on this machine, on ${cores.toFixed(1)} of its processors: nothing was measured. Try again when it rests.`,
    )
}
