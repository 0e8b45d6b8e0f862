import { stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { POSTER_SIZE } from '@found-time/catalogue'
import { Feed } from 'feed'
import { SitemapStream, streamToPromise } from 'sitemap'
import { at, BASE } from '../app/shared/base.ts'
import { pageOf } from '../app/shared/clock-path.ts'
import { config } from '../app/shared/config.ts'
import { FEED } from '../app/shared/feeds.ts'
import { PAGES } from '../app/shared/pages.ts'
import type { ClockMetadata } from './clock-metadata.ts'
import { fileAt } from './file-at.ts'
import { siteAddress } from './site-address.ts'

/** How many of the newest a feed holds. */
const FEED_LENGTH = 30

/** @param further - Addresses of pages that are for the sitemap too. */
export async function publishFeeds(
  client: string,
  clocks: readonly ClockMetadata[],
  further: readonly string[] = [],
): Promise<void> {
  const newest = clocks.toSorted((a, b) => b.published.getTime() - a.published.getTime())
  const feed = new Feed({
    id: config.origin + BASE,
    title: config.productName,
    description: config.tagline,
    link: config.origin + BASE,
    language: 'en',
    copyright: `${config.labName}; what was found keeps its own licence`,
    updated: newest[0]?.published,
    feedLinks: { rss: config.origin + FEED.rss, json: config.origin + FEED.json },
    author: { name: config.labName, link: siteAddress },
  })
  for (const { title, clockNumber, url, reading, poster, posterFile, published } of newest.slice(
    0,
    FEED_LENGTH,
  )) {
    const escaped = reading.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
    feed.addItem({
      title: `#${clockNumber} ${title}`,
      id: url,
      link: url,
      description: reading,
      content: `<p><a href="${url}"><img src="${poster}" width="${POSTER_SIZE.width}" height="${POSTER_SIZE.height}" alt=""></a></p><p>${escaped}</p>`,
      image: { url: poster, type: 'image/jpeg', length: (await stat(posterFile)).size },
      date: published,
    })
  }
  await writeFile(fileAt(client, FEED.rss), feed.rss2())
  await writeFile(fileAt(client, FEED.json), feed.json1())

  const sitemap = new SitemapStream({ hostname: config.origin })
  for (const url of [...PAGES.map(({ path }) => path), ...further]) sitemap.write({ url })
  for (const clock of clocks)
    sitemap.write({ url: pageOf(clock), img: [{ url: clock.poster, title: clock.title }] })
  sitemap.end()
  await writeFile(path.join(client, 'sitemap.xml'), await streamToPromise(sitemap))
  await writeFile(
    path.join(client, 'robots.txt'),
    `User-agent: *\nAllow: /\nSitemap: ${config.origin + at('/sitemap.xml')}\n`,
  )
}
