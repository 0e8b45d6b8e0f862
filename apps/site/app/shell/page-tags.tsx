import { POSTER_SIZE, pageDescription, pageTitle } from '@found-time/catalogue'
import { useLocation } from 'react-router'
import { config } from '../shared/config'
import { dateOf } from '../shared/pages'
import { posterOf } from '../shared/posters'

/** Title, description and share tags of the page that is shown. */
export function PageTags() {
  return pageTags(useLocation().pathname)
}

/** @param pathname - Such as `/25-04-01`. */
export function pageTags(pathname: string) {
  const date = dateOf(pathname)
  const title = date ? pageTitle(date, config.productName) : config.productName
  const description = date ? pageDescription(date, config.labName) : 'A new clock every day.'
  const address = config.origin + (pathname.replace(/\/$/, '') || '/')
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={config.productName} />
      <meta property="og:url" content={address} />
      <meta name="twitter:card" content={date ? 'summary_large_image' : 'summary'} />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <link rel="canonical" href={address} />
      {date ? clockTags(date) : null}
    </>
  )
}

/** Its poster, and where other sites learn how to embed it. */
const clockTags = (date: string) => (
  <>
    <meta property="og:image" content={config.origin + posterOf(date)} />
    <meta property="og:image:width" content={String(POSTER_SIZE.width)} />
    <meta property="og:image:height" content={String(POSTER_SIZE.height)} />
    <meta property="og:image:alt" content={`The clock for ${date}`} />
    <link
      rel="alternate"
      type="application/json+oembed"
      href={`${config.origin}/oembed/${date}.json`}
      title={`Clock for ${date}`}
    />
  </>
)
