/** The page that the browser opened, before the router led anywhere; taken when the first script runs. */
export const openedPathname = globalThis.window?.location.pathname

/**
 * A measure of how long the visitor has been waiting for something already, for its first use and for later ones.
 * @returns A function that says, in milliseconds, how long ago the browser opened the page: on that page, and the
 * first time it is called. Anywhere else the waiting begins now: `0`.
 */
export function waitedMeter(): () => number {
  let isFirst = true
  return () => {
    const waitedMs = isFirst && window.location.pathname === openedPathname ? performance.now() : 0
    isFirst = false
    return waitedMs
  }
}
