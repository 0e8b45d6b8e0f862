import { expect, it } from 'vitest'
import { ticksPerSecond } from './processor-time.ts'
import { untilKnownQuiet } from './quiet.ts'

/** A machine whose processors are at work for so many seconds between two looks. */
const busyFor = (seconds: number) => {
  const looks = [0, seconds * ticksPerSecond()]
  return () => looks.shift() ?? 0
}

it.runIf(process.platform === 'linux')(
  'a machine on which others are at work is not measured on',
  async () => {
    await expect(untilKnownQuiet(busyFor(1000), 0.01)).rejects.toThrow(
      /^Others are at work on this machine, on [\d.]+ of its processors: nothing was measured\. Try again when it rests\.$/,
    )
  },
)

it.runIf(process.platform === 'linux')('one that rests is', async () => {
  await expect(untilKnownQuiet(busyFor(0), 0.01)).resolves.toBeUndefined()
})
