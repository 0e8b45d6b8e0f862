import { PAGES } from './pages.ts'

/** The links in every page's header. */
export const NAVIGATION = PAGES.flatMap((page) =>
  'label' in page ? [{ label: page.label, href: page.path }] : [],
)
