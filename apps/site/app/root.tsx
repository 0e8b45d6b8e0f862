import { HOME_LABEL } from '@found-time/catalogue'
import { ErrorPanel, Page, SkipLink } from '@found-time/ui-frame'
import favicon from '@found-time/ui-frame/favicon.svg?url'
import besleyItalic from '@found-time/ui-frame/fonts/besley-italic.woff2?url'
import besleyRoman from '@found-time/ui-frame/fonts/besley-roman.woff2?url'
import counterPlate from '@found-time/ui-frame/fonts/counter-plate.woff2?url'
import frameStyles from '@found-time/ui-frame/styles.css?url'
import { lazy, type ReactNode, Suspense, useLayoutEffect } from 'react'
import {
  isRouteErrorResponse,
  type Location,
  Outlet,
  Scripts,
  useRouteError,
  // The component of this name adds an inline script that throws where storage is blocked.
  UNSAFE_useScrollRestoration as useScrollRestoration,
} from 'react-router'
import { StandIns } from './clock-page/failure-screen'
import { prefetchClock } from './clock-page/load-clock.client'
import { at, BASE } from './shared/base'
import { config } from './shared/config'
import { CALENDAR, FEED } from './shared/feeds'
import { usePageViews } from './shell/analytics'
import { CatalogueProvider } from './shell/catalogue'
import { ErrorBoundary as LazyBoundary } from './shell/error-boundary'
import { useFraming } from './shell/framing'
import { useHydrated } from './shell/hydrated'
import { useInternalLinks } from './shell/internal-links'
import { PageTags } from './shell/page-tags'
import { TryAgain } from './shell/try-again'
import { useWhereabouts } from './shell/whereabouts'
import beforeDrawing from './startup/before-drawing?inline-script'
import { replayEarlyClicks } from './startup/early-clicks'
import loadWhenDrawn from './startup/load-when-drawn?inline-script'
import refuseFraming from './startup/refuse-framing?inline-script'

/** In the order that `before-drawing.ts` takes them in. */
const TYPEFACES = [besleyRoman, counterPlate, besleyItalic].join(' ')

/** One of the page's own scripts. */
const OwnScript = ({ text, ...data }: { text: string; [data: `data-${string}`]: string }) => (
  <script {...data} dangerouslySetInnerHTML={{ __html: text }} />
)

/**
 * The document. What is for prerendered pages alone, their scripts, is not in the bundle: they have run when React
 * takes over, and it leaves what stands in head and body beside its own elements.
 */
export function Layout({ children }: { children: ReactNode }) {
  return (
    // The page's own script adds the class before anything is drawn; a document that React makes anew has it too.
    <html lang="en" className={import.meta.env.SSR ? undefined : 'js'} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {import.meta.env.SSR ? (
          <>
            <OwnScript text={refuseFraming} data-name={config.productName} />
            <OwnScript text={beforeDrawing} data-typefaces={TYPEFACES} />
          </>
        ) : null}
        <PageTags />
        <link rel="stylesheet" href={frameStyles} />
        <link rel="icon" href={favicon} type="image/svg+xml" />
        <link rel="apple-touch-icon" href={at('/icons/apple-touch-icon.png')} />
        <link rel="manifest" href={at('/manifest.webmanifest')} />
        <link rel="alternate" type="application/rss+xml" href={FEED.rss} title={config.productName} />
        <link rel="alternate" type="application/feed+json" href={FEED.json} title={config.productName} />
        <link rel="alternate" type="text/calendar" href={CALENDAR} title={config.productName} />
      </head>
      <body>
        {import.meta.env.SSR ? <StandIns /> : null}
        {children}
        {import.meta.env.SSR ? (
          <>
            <Scripts data-router="" />{' '}
            {/* the build puts the site's own in their place (`publish/pages.ts`) */}
            <OwnScript text={loadWhenDrawn} />
          </>
        ) : null}
      </body>
    </html>
  )
}

const PageChange = lazy(() => import('./shell/page-change'))

/** Wanted when the first page is left, not before. */
function LazyPageChange() {
  if (!useHydrated()) return null
  return (
    <LazyBoundary fallback={() => null}>
      <Suspense fallback={null}>
        <PageChange />
      </Suspense>
    </LazyBoundary>
  )
}

/**
 * What the router remembers a place in the page by. All entries that a fragment of the page has made have the same key:
 * the way to a footnote would end where it began.
 */
const SCROLL = { getKey: ({ key, hash }: Location) => key + hash }

export default function Root() {
  useScrollRestoration(SCROLL)
  usePageViews()
  useFraming()
  useInternalLinks(prefetchClock)
  useWhereabouts()
  useLayoutEffect(replayEarlyClicks, []) // before anything else is clicked
  return (
    <CatalogueProvider>
      <SkipLink />
      <Outlet />
      <LazyPageChange />
    </CatalogueProvider>
  )
}

/** What the browser shows while the fallback page finds out where it is. */
export function HydrateFallback() {
  return null
}

export function ErrorBoundary() {
  const error = useRouteError()
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
            <TryAgain /> <a href={BASE}>{HOME_LABEL}</a>
          </>
        }
      />
    </Page>
  )
}
