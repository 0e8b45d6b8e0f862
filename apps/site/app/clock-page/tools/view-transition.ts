import { type NavigateOptions, useNavigate } from 'react-router'
import { isPageLoaded } from '../../shell/page-scripts'
import { useOpenPage } from '../../shell/use-open-page'

/**
 * Goes from one clock to the next with their pictures flowing into each other, where the browser can and the visitor
 * has not asked for less motion. Not the router's own transitions: one that is overtaken by the next raises an error.
 */
export function useViewTransition(): (to: string, options?: NavigateOptions) => void {
  const navigate = useNavigate()
  const open = useOpenPage()
  return (to, options) => {
    const still = !document.startViewTransition || matchMedia('(prefers-reduced-motion: reduce)').matches
    if (still || !isPageLoaded(new URL(to, window.location.href).pathname)) {
      open(to, options)
      return
    }
    const { ready, finished } = document.startViewTransition(() =>
      navigate(to, { ...options, flushSync: true }),
    )
    for (const step of [ready, finished]) step.catch(() => {}) // overtaken
  }
}
