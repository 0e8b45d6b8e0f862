/** Pages that refuse to be shown in another site's frame, whatever their host could say. */
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { config } from '../shared/config'
import { EMBED_PATH, isEmbed } from '../shared/embed'

/**
 * For the head, before anything is drawn: in another site's frame, what is not a clock alone is a link to itself. The
 * parser stops, so that there is no page below it and no script.
 */
export const refusal = () => `(() => {
  if (${EMBED_PATH}.test(location.pathname) && new URLSearchParams(location.search).get('ui') === '0') return
  try {
    for (let frame = self; frame !== frame.parent; frame = frame.parent) void frame.parent.location.href
  } catch {
    stop()
    const link = document.createElement('a')
    Object.assign(link, { href: location.href, target: '_blank', rel: 'noopener', textContent: ${JSON.stringify(config.productName)} })
    const body = document.body ?? document.documentElement.appendChild(document.createElement('body'))
    body.replaceChildren(link)
  }
})()`

/** Within another site's frame, where the router leads away from a clock alone, the page is asked for anew. */
export function useFraming() {
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (window.parent === window || isEmbed({ pathname, search })) return
    try {
      void window.top?.location.href
    } catch {
      window.location.reload()
    }
  }, [pathname, search])
}
