import { ErrorPanel, Page, SkipLink } from '@found-time/ui-frame'
import favicon from '@found-time/ui-frame/favicon.svg?url'
import besleyItalic from '@found-time/ui-frame/fonts/besley-italic.woff2?url'
import besleyRoman from '@found-time/ui-frame/fonts/besley-roman.woff2?url'
import counterPlate from '@found-time/ui-frame/fonts/counter-plate.woff2?url'
import frameStyles from '@found-time/ui-frame/styles.css?url'
import { type ReactNode, useLayoutEffect } from 'react'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  // The component of this name adds an inline script that throws where storage is blocked.
  UNSAFE_useScrollRestoration as useScrollRestoration,
} from 'react-router'
import type { Route } from './+types/root'
import { config } from './shared/config'
import { usePageViews } from './shell/analytics'
import { CatalogueProvider } from './shell/catalogue'
import { useFraming } from './shell/framing'
import { useInternalLinks } from './shell/internal-links'
import { pageTags } from './shell/page-tags'
import { TryAgain } from './shell/try-again'
import beforeDrawing from './startup/before-drawing?inline-script'
import { replayEarlyClicks } from './startup/early-clicks'
import loadWhenDrawn from './startup/load-when-drawn?inline-script'
import refuseFraming from './startup/refuse-framing?inline-script'

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: frameStyles },
  { rel: 'icon', href: favicon, type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
  { rel: 'alternate', type: 'application/rss+xml', href: '/feed.xml', title: config.productName },
  { rel: 'alternate', type: 'application/feed+json', href: '/feed.json', title: config.productName },
]

export const meta: Route.MetaFunction = ({ location }) => pageTags(location.pathname)

/** In the order that `before-drawing.ts` takes them in. */
const TYPEFACES = [besleyRoman, counterPlate, besleyItalic].join(' ')

/**
 * One of the page's own scripts. They stand in the prerendered pages alone, not in the bundle: they have run when the
 * router takes over, and it leaves them as they are.
 */
const OwnScript = ({ text, ...data }: { text: string; [data: `data-${string}`]: string }) => (
  <script {...data} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
)

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#ffffff" />
        <OwnScript text={import.meta.env.SSR ? refuseFraming : ''} data-name={config.productName} />
        <OwnScript text={import.meta.env.SSR ? beforeDrawing : ''} data-typefaces={TYPEFACES} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <Scripts />
        <OwnScript text={import.meta.env.SSR ? loadWhenDrawn : ''} />
      </body>
    </html>
  )
}

export default function Root() {
  useScrollRestoration()
  usePageViews()
  useFraming()
  useInternalLinks()
  useLayoutEffect(replayEarlyClicks, []) // before anything else is clicked
  return (
    <CatalogueProvider>
      <SkipLink />
      <Outlet />
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
            <TryAgain /> <a href="/">Go back to homepage</a>
          </>
        }
      />
    </Page>
  )
}
