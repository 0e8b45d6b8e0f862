/**
 * Where the site stands on its host: `/`, or a path below it, such as `/found-time/`, which the build is told by
 * SITE_BASE. Addresses are whole everywhere, in links, in the router and in `location`: whoever makes one makes it by
 * `at`, and nobody puts the base before it later.
 */

/** Written in where a bundler makes the script; elsewhere the environment says it. */
declare const SITE_BASE: string | undefined
declare const process: { readonly env: Readonly<Partial<Record<string, string>>> }

/** Parts of a path that mean themselves in addresses, in names of files and in configurations of hosts. */
const PATH = /^\/(?:[\w-]+(?:\.[\w-]+)*\/)*$/

function checked(base: string): string {
  if (PATH.test(base)) return base
  throw new Error(
    `SITE_BASE: "${base}" is no path of a site, which looks like /found-time/: a slash at both ends, and between them letters, figures, hyphens, underscores and single dots.`,
  )
}

/** The address of the home page, with a slash at both ends. */
export const BASE: string =
  typeof SITE_BASE === 'undefined' ? checked(process.env.SITE_BASE || '/') : SITE_BASE

/**
 * The address of something of this site.
 * @param place - As if the site had its host for itself.
 * @example at('/about') // '/about', or '/found-time/about'
 */
export const at = (place: `/${string}`): string => (BASE === '/' ? place : BASE + place.slice(1))

/**
 * What an address names within the site.
 * @returns Without a slash at its beginning; `undefined` where it leads elsewhere.
 * @example below('/found-time/25-04-13') // '25-04-13'
 */
export const below = (pathname: string): string | undefined =>
  pathname.startsWith(BASE) ? pathname.slice(BASE.length) : undefined

/**
 * The name of something that the browser keeps by origin: stores, caches, locks. Other sites, at other paths of the
 * host, have theirs among them.
 */
export const own = (name: string): string => BASE.slice(1) + name
