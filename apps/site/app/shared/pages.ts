/**
 * The site's pages beside the clocks' own: where each is and what draws it; those with a label are in the navigation,
 * in this order.
 */
export const PAGES = [
  { path: '/', route: 'routes/home.tsx', label: 'HOME' },
  { path: '/manifesto', route: 'routes/manifesto.tsx', label: 'MANIFESTO' },
  { path: '/about', route: 'routes/about.tsx', label: 'ABOUT' },
  { path: '/contact', route: 'routes/contact.tsx', label: 'CONTACT' },
  { path: '/today', route: 'routes/today.tsx', label: 'TODAY' },
  { path: '/running', route: 'routes/running.tsx' },
] as const

/** Where the pages begin that are no route of the application: who and what was found (`publish/made-from`). */
export const MADE_FROM = '/made-from'

/** A page that shows a clock: a date or `/today`, with or without a slash at the end. */
const CLOCK_PATH = /^\/(today|\d\d-\d\d-\d\d)\/?$/

/** The same for configurations of hosts: an expression without groups and without its ends. */
export const CLOCK_PATH_SOURCE = CLOCK_PATH.source.replaceAll('\\/', '/').replace('(', '(?:').slice(1, -1)

/**
 * Which clock a page shows.
 * @returns A date, `yy-mm-dd`, or `today`; `undefined` where the page is no clock's.
 * @example clockOf('/25-04-13/') // '25-04-13'
 */
export const clockOf = (pathname: string): string | undefined => CLOCK_PATH.exec(pathname)?.[1]

/**
 * The date of a clock's own page.
 * @returns `yy-mm-dd`; `undefined` for `/today`, which may be any clock's, and for pages that are no clock's.
 */
export function dateOf(pathname: string): string | undefined {
  const clock = clockOf(pathname)
  return clock === 'today' ? undefined : clock
}
