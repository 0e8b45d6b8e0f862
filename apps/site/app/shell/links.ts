import { below } from '../shared/base'
import { MADE_FROM } from '../shared/pages'

const FILE = /\.\w+$/

/** The link to another page of this site that an event is about. */
export function internalLink({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.origin !== window.location.origin || link.target || link.download) return
  if (below(link.pathname) === undefined || FILE.test(link.pathname)) return
  // These pages have no script: the router does not know them.
  if (link.pathname.startsWith(MADE_FROM)) return
  // Within the page the browser goes by itself.
  const here = link.pathname === window.location.pathname && link.search === window.location.search
  return here && link.hash ? undefined : link
}

/** The link to another page that a click follows; none, where the click is answered already or is the browser's own. */
export function followedLink(click: MouseEvent): HTMLAnchorElement | undefined {
  const { altKey, button, ctrlKey, defaultPrevented, metaKey, shiftKey } = click
  if (button !== 0 || altKey || ctrlKey || metaKey || shiftKey || defaultPrevented) return
  return internalLink(click)
}
