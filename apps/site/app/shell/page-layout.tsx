import { Page, SiteFooter, SiteHeader } from '@found-time/ui-frame'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { config } from '../shared/config'
import { PAGES } from '../shared/pages'
import { useFontsReady } from '../startup/use-fonts-ready'
import { useYear } from './hydrated'

const LINKS = PAGES.map(({ label, path }) => ({ label, href: path }))

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
      <SiteFooter
        labName={config.labName}
        year={useYear()}
        profiles={[
          { label: 'Pictures', href: config.profiles.pictures },
          { label: 'Short posts', href: config.profiles.posts },
        ]}
      />
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
      links={LINKS}
      currentPath={pathname}
      titleLevel={titleLevel}
    />
  )
}
