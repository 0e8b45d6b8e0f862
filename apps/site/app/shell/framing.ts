import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { isEmbed } from '../shared/embed'

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
