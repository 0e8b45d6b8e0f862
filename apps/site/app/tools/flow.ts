import { useNavigate } from 'react-router'

/**
 * Goes from one clock to the next with their pictures flowing into each other, where the browser can and the visitor
 * has not asked for less motion. Not the router's own transitions: one that is overtaken by the next raises an error.
 */
export function useFlow(): (to: string) => void {
  const navigate = useNavigate()
  return (to) => {
    if (!document.startViewTransition || matchMedia('(prefers-reduced-motion: reduce)').matches) {
      navigate(to)
      return
    }
    const { ready, finished } = document.startViewTransition(() => navigate(to, { flushSync: true }))
    for (const step of [ready, finished]) step.catch(() => {}) // overtaken
  }
}
