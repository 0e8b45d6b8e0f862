import { at } from './base.ts'

/**
 * The site's pages beside the clocks' own: where each is and what draws it; those with a label are in the navigation,
 * in this order.
 */
export const PAGES = [
  { path: at('/'), route: 'routes/home.tsx', label: 'HOME' },
  { path: at('/manifesto'), route: 'routes/manifesto.tsx', label: 'MANIFESTO' },
  { path: at('/about'), route: 'routes/about.tsx', label: 'ABOUT' },
  { path: at('/contact'), route: 'routes/contact.tsx', label: 'CONTACT' },
  { path: at('/today'), route: 'routes/today.tsx', label: 'TODAY' },
  { path: at('/running'), route: 'routes/running.tsx' },
] as const

/** Leads to any clock. */
export const RANDOM = at('/random')

/** Every page that the router knows, with what draws it. */
export const ROUTES: readonly { readonly path: string; readonly route: string }[] = [
  ...PAGES,
  { path: RANDOM, route: 'routes/random.tsx' },
  { path: at('/:date'), route: 'routes/clock.tsx' },
  { path: '*', route: 'routes/not-found.tsx' },
]

/** Where the pages begin that are no route of the application: who and what was found (`publish/made-from`). */
export const MADE_FROM = at('/made-from')
