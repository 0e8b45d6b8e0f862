import { ErrorPanel, Page, SkipLink } from '@found-time/ui-frame'
import favicon from '@found-time/ui-frame/favicon.svg?url'
import besleyItalic from '@found-time/ui-frame/fonts/besley-italic.woff2?url'
import besleyRoman from '@found-time/ui-frame/fonts/besley-roman.woff2?url'
import counterPlate from '@found-time/ui-frame/fonts/counter-plate.woff2?url'
import frameStyles from '@found-time/ui-frame/styles.css?url'
import type { ReactNode } from 'react'
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
import { usePageViews } from './analytics'
import { CatalogueProvider } from './catalogue'
import { config } from './config'
import { useEarlyPresses } from './early-presses'
import { REFUSAL, useFraming } from './framing'
import { InternalLinks } from './internal-links'
import { pageTags } from './page-tags'
import { SCRIPT_TIMEOUT } from './script-timeout'
import { CHOICES } from './storage'
import { TryAgain } from './try-again'

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: frameStyles },
  { rel: 'icon', href: favicon, type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
  { rel: 'alternate', type: 'application/rss+xml', href: '/feed.xml', title: config.productName },
  { rel: 'alternate', type: 'application/feed+json', href: '/feed.json', title: config.productName },
]

export const meta: Route.MetaFunction = ({ location }) => pageTags(location.pathname)

/** A clock's page sets no italics; asked to show the clock alone it sets nothing. */
const TYPEFACES = [besleyRoman, counterPlate, besleyItalic]

/** A page waits this long for its typefaces from when it was opened, in milliseconds. */
const PATIENCE_MS = 3000

/**
 * Before anything is drawn: what hides only with JavaScript may hide; buttons pressed before their script is there are
 * noted, but for those that send a form by themselves; a host's `/index.html` is the home page, as the router must see
 * it when it takes over; and the typefaces are on their way before the style sheet that names them has come, and are
 * waited for from now.
 */
const EARLY = `document.documentElement.classList.add('js')
pressedEarly = []
patience = new Promise((over) => setTimeout(over, ${PATIENCE_MS}))
addEventListener('click', ({ target }) => pressedEarly?.push(target.closest('button[type=button]')))
if (location.pathname === '/index.html') history.replaceState(history.state, '', '/' + location.search + location.hash)
if (!/[?&]ui=0/.test(location.search)) for (const href of ${JSON.stringify(TYPEFACES)}.slice(0, /^\\/\\d\\d-/.test(location.pathname) ? 2 : 3)) {
  const link = document.createElement('link')
  document.head.append(Object.assign(link, { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href }))
}
${SCRIPT_TIMEOUT}`

/**
 * At the end of a paper page: it need not wait for its script when its typefaces are there and it is what this visitor
 * will see, with no order, view or search of their own and no clock of this day in another year to be named. Then the
 * script, held back by the build, comes when the page has been drawn: on a slow network it would keep the typefaces,
 * half its size, waiting. After a second it comes all the same.
 */
const REVEAL = `(() => {
  const start = () => {
    const held = document.querySelector('script[data-modules]')
    if (!held) return
    const append = (name, given) => document.body.append(Object.assign(document.createElement(name), given))
    for (const href of held.dataset.modules.split(' ')) append('link', { rel: 'modulepreload', href })
    delete held.dataset.modules
    held.type = 'module'
    held.parentNode.insertBefore(held, held.nextSibling) // where it is, which runs it
  }
  const day = new Date(Date.now() - new Date().getTimezoneOffset() * 60000).toISOString().slice(4, 10)
  const own = ({ key, fallback }) => ![fallback, null].includes(localStorage.getItem(key))
  try {
    if (!document.querySelector('.ftf-page') || /[?&]q=/.test(location.search)) return start()
    if (document.querySelector('main a[href$="' + day + '"]')) return start()
    if (${JSON.stringify(Object.values(CHOICES))}.some(own)) return start()
  } catch { /* blocked storage keeps no choice */ }
  setTimeout(start, 1000)
  Promise.all(['1em "FTF Besley"', 'italic 1em "FTF Besley"', '1em "FTF Plate"'].map((font) => document.fonts.load(font))).then(() => {
    document.documentElement.dataset.early = ''
    const drawn = new PerformanceObserver((list) => list.getEntriesByName('first-contentful-paint').forEach(start))
    drawn.observe({ type: 'paint', buffered: true })
  }, start)
})()`

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#ffffff" />
        <script dangerouslySetInnerHTML={{ __html: REFUSAL }} />
        <script dangerouslySetInnerHTML={{ __html: EARLY }} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <Scripts />
        <script dangerouslySetInnerHTML={{ __html: REVEAL }} />
      </body>
    </html>
  )
}

export default function Root() {
  useScrollRestoration()
  usePageViews()
  useFraming()
  useEarlyPresses()
  return (
    <CatalogueProvider>
      <SkipLink />
      <Outlet />
      <InternalLinks />
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
