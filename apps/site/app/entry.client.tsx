import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import Root, { ErrorBoundary, HydrateFallback, Layout } from './root'
import { loadRows } from './shared/catalogue-rows'
import { ROUTES } from './shared/pages'
import { workOffline } from './shell/offline'
import { type PageModule, type PageScript, pageAt, providePages } from './shell/page-scripts'
import { endOnItsWay } from './startup/on-its-way'
import { endScriptTimeout } from './startup/script-timeout'

/**
 * Named here, in the one script that no other imports: one that named the pages' scripts anywhere else would have
 * another name after each change of a page, and so would all that stand on it.
 */
const modules = import.meta.glob<PageModule>('./routes/*.tsx')
const pages: readonly PageScript[] = ROUTES.map(({ path, route }) => ({
  path,
  load: modules[`./${route}`]!,
}))

/** The page that was opened is there when the router begins, so that it begins with what was prerendered. */
async function routeOf(page: PageScript, opened: PageScript | undefined): Promise<RouteObject> {
  const component = async () => ({ Component: (await page.load()).default })
  if (page === opened) return { path: page.path, ...(await component()) }
  return { path: page.path, lazy: () => component().catch(openAnew) }
}

/** A script that does not come was there before a deploy. */
function openAnew() {
  window.location.reload()
  return new Promise<never>(() => {})
}

/** The page that can become any page has nothing in it yet. */
const isPrerendered = document.querySelector('main') !== null

providePages(pages)
const opened = isPrerendered ? pageAt(window.location.pathname) : undefined
const [children] = await Promise.all([Promise.all(pages.map((page) => routeOf(page, opened))), loadRows()])
const router = createBrowserRouter(
  [
    {
      element: (
        <Layout>
          <Root />
        </Layout>
      ),
      errorElement: (
        <Layout>
          <ErrorBoundary />
        </Layout>
      ),
      hydrateFallbackElement: (
        <Layout>
          <HydrateFallback />
        </Layout>
      ),
      children,
    },
  ],
  // What was prerendered stays where its visitor has scrolled to by now: without this, even empty, the router goes to the top.
  { hydrationData: isPrerendered ? {} : undefined },
)
endScriptTimeout()
endOnItsWay()
workOffline()
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RouterProvider router={router} />
      {null /* where `ServerRouter` has room for a second: ids go by places in the tree */}
    </StrictMode>,
  )
})
