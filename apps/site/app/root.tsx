import { ErrorPanel, type FrameLink, FrameLinkProvider, Page, SkipLink } from '@found-time/ui-frame'
import favicon from '@found-time/ui-frame/favicon.svg?url'
import frameStyles from '@found-time/ui-frame/styles.css?url'
import type { ReactNode } from 'react'
import {
  isRouteErrorResponse,
  Link,
  Links,
  Meta,
  Outlet,
  Scripts,
  // The component of this name adds an inline script that throws where storage is blocked.
  UNSAFE_useScrollRestoration as useScrollRestoration,
} from 'react-router'
import type { Route } from './+types/root'
import { usePageViews } from './analytics'
import { CatalogueProvider } from './catalogue'
import { config } from './config'
import { prefetchClock } from './load-clock.client'
import { pageTags } from './page-tags'

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: frameStyles },
  { rel: 'icon', href: favicon, type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
  { rel: 'alternate', type: 'application/rss+xml', href: '/feed.xml', title: config.productName },
  { rel: 'alternate', type: 'application/feed+json', href: '/feed.json', title: config.productName },
]

export const meta: Route.MetaFunction = ({ location }) => pageTags(location.pathname)

/**
 * Before anything is drawn: what hides only with JavaScript may hide, and a host's `/index.html` is the home page,
 * as the router must see it when it takes over.
 */
const EARLY = `document.documentElement.classList.add('js')
if (location.pathname === '/index.html') history.replaceState(history.state, '', '/' + location.search + location.hash)`

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#ffffff" />
        <script dangerouslySetInnerHTML={{ __html: EARLY }} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  )
}

const CLOCK_PATH = /^\/(\d\d-\d\d-\d\d)$/

const RouterLink: FrameLink = ({ href, prefetch, ...rest }) => {
  const date = CLOCK_PATH.exec(href)?.[1]
  const fetchAhead = date && prefetch !== 'none' ? () => prefetchClock(date) : undefined
  return (
    <Link
      to={href}
      prefetch={prefetch}
      onPointerEnter={fetchAhead}
      onPointerDown={fetchAhead}
      onFocus={fetchAhead}
      {...rest}
    />
  )
}

export default function Root() {
  useScrollRestoration()
  usePageViews()
  return (
    <CatalogueProvider>
      <FrameLinkProvider link={RouterLink}>
        <SkipLink />
        <Outlet />
      </FrameLinkProvider>
    </CatalogueProvider>
  )
}

/** What the browser shows while the fallback page finds out where it is. */
export function HydrateFallback() {
  return null
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const message = isRouteErrorResponse(error)
    ? `${error.status} ${error.statusText}`
    : error instanceof Error
      ? error.message
      : String(error)
  return (
    <Page revealed instant>
      <ErrorPanel
        heading="Unexpected Application Error!"
        headingLevel={1}
        message={message}
        actions={
          <>
            <button type="button" onClick={() => window.location.reload()}>
              Try again
            </button>{' '}
            <a href="/">Go back to homepage</a>
          </>
        }
      />
    </Page>
  )
}
