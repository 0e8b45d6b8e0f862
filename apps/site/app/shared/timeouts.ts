/** How long things are waited for, in milliseconds. */

/** The scripts of a page or a clock, and a page that the service worker asks the network for. */
export const SCRIPT_TIMEOUT_MS = 8000

/** The typefaces of a page, from when it was opened. */
export const TYPEFACE_TIMEOUT_MS = 3000
