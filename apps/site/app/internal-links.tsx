import { useEffect, useState } from 'react'
import { PrefetchPageLinks, useNavigate } from 'react-router'
import { prefetchClock } from './load-clock.client'
import { savesData } from './saves-data'

const CLOCK_PATH = /^\/(\d\d-\d\d-\d\d)$/
const FILE = /\.\w+$/

/**
 * The router's part in every link between pages: one listener for all of them, so that a link is an anchor and nothing
 * else. A page of hundreds of link components takes longer to wake than to load.
 */
export function InternalLinks() {
  const navigate = useNavigate()
  const [ahead, setAhead] = useState<string>()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const { altKey, button, ctrlKey, defaultPrevented, metaKey, shiftKey } = event
      const link = internalLink(event)
      if (!link || button !== 0 || altKey || ctrlKey || metaKey || shiftKey || defaultPrevented) return
      event.preventDefault()
      // As a browser does: the page that is open is not entered in the history again.
      navigate(link.pathname + link.search + link.hash, { replace: link.href === window.location.href })
    }
    const fetchAhead = (event: Event) => {
      const link = internalLink(event)
      if (!link || savesData()) return
      setAhead(link.pathname)
      const date = CLOCK_PATH.exec(link.pathname)?.[1]
      if (date) prefetchClock(date)
    }
    window.addEventListener('click', follow)
    for (const intent of INTENTS) window.addEventListener(intent, fetchAhead, { passive: true })
    return () => {
      window.removeEventListener('click', follow)
      for (const intent of INTENTS) window.removeEventListener(intent, fetchAhead)
    }
  }, [navigate])
  return ahead ? <PrefetchPageLinks page={ahead} /> : null
}

const INTENTS = ['pointerover', 'pointerdown', 'focusin'] as const

/** The link to another page of this site that an event is about. */
function internalLink({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.origin !== window.location.origin || link.target || link.download) return
  if (FILE.test(link.pathname)) return
  // Within the page the browser goes by itself.
  const here = link.pathname === window.location.pathname && link.search === window.location.search
  return here && link.hash ? undefined : link
}
