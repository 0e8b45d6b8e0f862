/** The same moment in another engine. */
import type { ClockFolder } from '../screenshots/clocks.ts'

/**
 * @param asked - `engine`, `at` in milliseconds since 1970, `size` as `390x844`, `motion`.
 * @returns A PNG, or what kept it from being taken.
 */
export async function takeEngineStill(
  clock: ClockFolder,
  asked: URLSearchParams,
): Promise<{ picture?: Buffer; failure?: string }> {
  const engine = asked.get('engine')
  if (engine !== 'firefox' && engine !== 'webkit') return { failure: 'Ask for firefox or webkit.' }
  const [width = 0, height = 0] = (asked.get('size') ?? '').split('x').map(Number)
  const epochMs = Number(asked.get('at'))
  const motion = asked.get('motion') === 'reduced' ? 'reduced' : 'full'
  try {
    // Only now: nobody who does not ask should wait for what engines stand on.
    const { stillIn } = await import('../engines/still.ts')
    return { picture: await stillIn(engine, clock, { epochMs, width, height, motion }) }
  } catch (error) {
    return { failure: (error as Error).message }
  }
}
