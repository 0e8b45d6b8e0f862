/** Seconds of a minute in which no clock is at its turn: some do then, for a few seconds, what they do once a minute. */
const CLEAR = { from: 8, to: 55 }

/**
 * What a clock costs in six seconds is not what it costs in a minute when its one great movement falls into them.
 * @param delaySeconds - From now to the beginning of the window.
 * @param seconds - How long the window is. One that is too long to keep clear begins at once.
 * @returns Milliseconds to wait, so that the window keeps clear of the turn of a minute.
 * @example untilClearMs(Date.UTC(2025, 3, 1, 10, 8, 50), 5, 6) // 13000: it begins at 10:09:08
 */
export function untilClearMs(epochMs: number, delaySeconds: number, seconds: number): number {
  if (seconds > CLEAR.to - CLEAR.from) return 0
  const begins = (epochMs / 1000 + delaySeconds) % 60
  if (begins >= CLEAR.from && begins + seconds <= CLEAR.to) return 0
  return Math.round(((CLEAR.from - begins + 60) % 60) * 1000)
}
