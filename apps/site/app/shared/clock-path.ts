/** Pages of clocks. Apart from the others, so that the pages' own scripts have nothing of those. */
import { at, below } from './base.ts'

/** The address of a clock's page. */
export const pageOf = ({ path }: { readonly path: string }) => at(`/${path}`)

/** Below the base, a page that shows a clock: a date or `today`, with or without a slash at the end. */
export const CLOCK_PATH = /^(today|\d\d-\d\d-\d\d)\/?$/

/**
 * Which clock a page shows.
 * @returns A date, `yy-mm-dd`, or `today`; `undefined` where the page is no clock's.
 * @example clockOf('/25-04-13/') // '25-04-13'
 */
export const clockOf = (pathname: string): string | undefined => CLOCK_PATH.exec(below(pathname) ?? '')?.[1]

/**
 * The date of a clock's own page.
 * @returns `yy-mm-dd`; `undefined` for `/today`, which may be any clock's, and for pages that are no clock's.
 */
export function dateOf(pathname: string): string | undefined {
  const clock = clockOf(pathname)
  return clock === 'today' ? undefined : clock
}
