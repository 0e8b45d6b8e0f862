import { useCallback, useRef } from 'react'
import { type NavigateOptions, useNavigate } from 'react-router'
import { isPageLoaded, loadPage } from './page-scripts'

/**
 * Goes to another page of this site. When its script does not come, as after a deploy, the browser opens the page from
 * the network; left to itself, the router would reload the page one is on.
 */
export function useOpenPage(): (to: string, options?: NavigateOptions) => void {
  const navigate = useNavigate()
  const latest = useRef('')
  return useCallback(
    (to, options) => {
      latest.current = to
      const { pathname } = new URL(to, window.location.href)
      if (isPageLoaded(pathname)) {
        navigate(to, options)
        return
      }
      const wanted = (go: () => void) => () => latest.current === to && go()
      loadPage(pathname).then(
        wanted(() => navigate(to, options)),
        wanted(() => (options?.replace ? window.location.replace(to) : window.location.assign(to))),
      )
    },
    [navigate],
  )
}
