import { Page, SiteFooter, SiteHeader } from '@found-time/ui-frame'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { BASE } from '../shared/base'
import { config } from '../shared/config'
import { NAVIGATION } from '../shared/navigation'
import { useFontsReady } from '../startup/use-fonts-ready'
import { useYear } from './hydrated'

interface PageLayoutProps {
  /** Holds the page back beyond its typefaces. */
  readonly waiting?: boolean
  /** The home page carries the name large and fades in. */
  readonly home?: boolean
  readonly children: ReactNode
}

/** A paper page: header, content, footer; a blank sheet until its typefaces are there. */
export function PageLayout({ waiting = false, home = false, children }: PageLayoutProps) {
  const fontsReady = useFontsReady()
  return (
    <>
      <FrameHeader titleLevel={home ? 1 : undefined} />
      <Page revealed={fontsReady && !waiting} instant={!home}>
        {children}
      </Page>
      <SiteFooter labName={config.labName} year={useYear()} profiles={config.profiles} />
    </>
  )
}

export function FrameHeader({ titleLevel }: { titleLevel?: 1 }) {
  const { pathname } = useLocation()
  const { labName, productName, tagline } = config
  return (
    <SiteHeader
      labName={labName}
      productName={productName}
      tagline={tagline}
      links={NAVIGATION}
      homeHref={BASE}
      currentPath={pathname}
      titleLevel={titleLevel}
    />
  )
}
