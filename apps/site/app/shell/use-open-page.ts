import { useCallback, useRef } from 'react'
import { matchRoutes, type NavigateOptions, type RouteObject, useNavigate } from 'react-router'

declare global {
  interface Window {
    /** The router's own list of pages, in the page that was opened; and those whose script is there. */
    __reactRouterManifest?: { readonly routes: Readonly<Record<string, RouteObject & { module: string }>> }
    __reactRouterRouteModules?: Readonly<Record<string, unknown>>
  }
}

/** The script of the page at a path; undefined when it is there already. */
function missingScript(pathname: string): string | undefined {
  const routes = Object.values(window.__reactRouterManifest?.routes ?? {}).filter(({ id }) => id !== 'root')
  const { id = '', module } = matchRoutes(routes, pathname)?.at(-1)?.route ?? {}
  return id in (window.__reactRouterRouteModules ?? {}) ? undefined : module
}

/**
 * Fetches the script of a page ahead, for a link about to be followed. What fails is noticed when it is wanted; the
 * router's own prefetching reloads the page then.
 */
export function prefetchPage(pathname: string) {
  const script = missingScript(pathname)
  if (script) import(/* @vite-ignore */ script).catch(() => {})
}

export const isPageLoaded = (pathname: string) => missingScript(pathname) === undefined

/**
 * Goes to another page of this site. When its script does not come, as after a deploy, the browser opens the page from
 * the network; left to itself, the router reloads the page one is on.
 */
export function useOpenPage(): (to: string, options?: NavigateOptions) => void {
  const navigate = useNavigate()
  const latest = useRef('')
  return useCallback(
    (to, options) => {
      latest.current = to
      const script = missingScript(new URL(to, window.location.href).pathname)
      if (!script) {
        navigate(to, options)
        return
      }
      const wanted = (go: () => void) => () => latest.current === to && go()
      import(/* @vite-ignore */ script).then(
        wanted(() => navigate(to, options)),
        wanted(() => (options?.replace ? window.location.replace(to) : window.location.assign(to))),
      )
    },
    [navigate],
  )
}
