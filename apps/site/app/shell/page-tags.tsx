import { POSTER_SIZE, pageDescription, pageTitle } from '@found-time/catalogue'
import { useLocation } from 'react-router'
import { at, BASE, below } from '../shared/base'
import { clockOf, dateOf } from '../shared/clock-path'
import { config } from '../shared/config'
import { PaperColour } from '../shared/paper-colour'
import { posterOf, SHARE_PICTURE } from '../shared/posters'
import { openedPathname } from './opened-page'

/** Title, description and share tags of the page that is shown. */
export function PageTags() {
  return pageTags(useLocation().pathname)
}

/** @param pathname - Such as `/25-04-01`. */
export function pageTags(pathname: string) {
  const date = dateOf(pathname)
  const title = date ? pageTitle(date, config.productName) : config.productName
  const description = openedDescription(pathname, pageDescription(date, config.labName))
  const address = config.origin + (below(pathname) ? pathname.replace(/\/$/, '') : BASE)
  return (
    <>
      {clockOf(pathname) ? <meta name="theme-color" content="#000000" /> : <PaperColour />}
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={config.productName} />
      <meta property="og:url" content={address} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <link rel="canonical" href={address} />
      <meta property="og:image" content={config.origin + (date ? posterOf(date) : SHARE_PICTURE)} />
      <meta property="og:image:width" content={String(POSTER_SIZE.width)} />
      <meta property="og:image:height" content={String(POSTER_SIZE.height)} />
      <meta property="og:image:alt" content={date ? `The clock for ${date}` : 'Twelve of the clocks'} />
      {date ? oembedTag(date) : null}
    </>
  )
}

/** Where other sites learn how to embed it. */
const oembedTag = (date: string) => (
  <link
    rel="alternate"
    type="application/json+oembed"
    href={config.origin + at(`/oembed/${date}.json`)}
    title={`Clock for ${date}`}
  />
)

/**
 * The page that was opened says how its clock is read, which the build writes into its tags (`publish/pages.ts`): React
 * finds there what it looks for only if it is told the same.
 */
const openedPageDescription =
  globalThis.document?.querySelector<HTMLMetaElement>('meta[name=description]')?.content

const openedDescription = (pathname: string, description: string) =>
  pathname === openedPathname && openedPageDescription?.startsWith(description)
    ? openedPageDescription
    : description
