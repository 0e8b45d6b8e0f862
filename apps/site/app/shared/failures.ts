/** Why there is no clock to be seen, in words: for React, for what runs before it, and for pages without a script. */

/** What has not come, or what it says of itself. */
export const failedToLoad = (reason: string) => `Failed to load clock: ${reason}`

/** The same on `/today`, which may be any clock's. */
export const failedToLoadOf = (date: string, reason: string) => `Failed to load clock for ${date}: ${reason}`

/** @example notWithin('its script', 8000) // 'its script did not come within 8 s' */
export const notWithin = (what: string, timeoutMs: number) =>
  `${what} did not come within ${timeoutMs / 1000} s`

/** What the site's scripts and every clock stand on, and what has it. */
export const NEW_ENOUGH = 'Chrome 111, Firefox 113 and Safari 16.4'

export const TOO_OLD = `This browser is older than the clocks, which need ${NEW_ENOUGH}, or newer. Here are the picture and the time.`

export const WITHOUT_SCRIPT = 'The clock goes with JavaScript only; this is its picture at 10:09.'
