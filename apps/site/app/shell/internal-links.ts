import { hasDateShape } from '@found-time/catalogue'
import { useEffect } from 'react'
import { below } from '../shared/base'
import { followedLink, internalLink } from './links'
import { prefetchPage } from './page-scripts'
import { savesData } from './saves-data'
import { useOpenPage } from './use-open-page'

const INTENTS = ['pointerover', 'pointerdown', 'focusin'] as const

/**
 * The router's part in every link between pages: one listener for all of them, so that a link is an anchor and nothing
 * else. A page of hundreds of link components takes longer to wake than to load.
 * @param prefetchClock - Fetches a clock ahead, by its date, for a link to its page that is about to be followed.
 */
export function useInternalLinks(prefetchClock: (date: string) => void) {
  const open = useOpenPage()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = followedLink(event)
      if (!link) return
      event.preventDefault()
      // As a browser does: the page that is open is not entered in the history again.
      open(link.pathname + link.search + link.hash, { replace: link.href === window.location.href })
    }
    const fetchAhead = (event: Event) => {
      const link = internalLink(event)
      if (!link || savesData()) return
      prefetchPage(link.pathname)
      const date = below(link.pathname)
      if (hasDateShape(date)) prefetchClock(date)
    }
    window.addEventListener('click', follow)
    for (const intent of INTENTS) window.addEventListener(intent, fetchAhead, { passive: true })
    return () => {
      window.removeEventListener('click', follow)
      for (const intent of INTENTS) window.removeEventListener(intent, fetchAhead)
    }
  }, [open, prefetchClock])
}
