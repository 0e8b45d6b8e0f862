import { POSTER_SIZE, pageDescription, pageTitle } from '@found-time/catalogue'
import type { MetaDescriptor } from 'react-router'
import { config } from '../shared/config'
import { dateOf } from '../shared/pages'
import { posterOf } from '../shared/posters'

/** Title, description and share tags of a page. */
export function pageTags(pathname: string): MetaDescriptor[] {
  const date = dateOf(pathname)
  const title = date ? pageTitle(date, config.productName) : config.productName
  const description = date ? pageDescription(date, config.labName) : 'A new clock every day.'
  const address = config.origin + (pathname.replace(/\/$/, '') || '/')
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: config.productName },
    { property: 'og:url', content: address },
    { name: 'twitter:card', content: date ? 'summary_large_image' : 'summary' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    ...(date ? clockTags(date) : []),
  ]
}

/** Its poster, and where other sites learn how to embed it. */
function clockTags(date: string): MetaDescriptor[] {
  return [
    { property: 'og:image', content: config.origin + posterOf(date) },
    { property: 'og:image:width', content: String(POSTER_SIZE.width) },
    { property: 'og:image:height', content: String(POSTER_SIZE.height) },
    { property: 'og:image:alt', content: `The clock for ${date}` },
    {
      tagName: 'link',
      rel: 'alternate',
      type: 'application/json+oembed',
      href: `${config.origin}/oembed/${date}.json`,
      title: `Clock for ${date}`,
    },
  ]
}
