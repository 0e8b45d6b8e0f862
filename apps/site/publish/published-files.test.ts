/** What programs read of the clocks: feeds, sitemap, JSON, pictures. */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { publishApi } from './api.ts'
import { publishFeeds } from './feeds.ts'
import { publishIcons } from './icons.ts'
import { publishPosters } from './posters.ts'
import { BOARD, ORANGE } from './test-clocks.ts'

let client: string
const text = (name: string) => readFile(path.join(client, name), 'utf8')
const json = async (name: string) => JSON.parse(await text(name))

beforeAll(async () => {
  vi.useFakeTimers({ now: new Date('2025-04-13T12:00:00Z'), toFake: ['Date'] })
  client = await mkdtemp(path.join(tmpdir(), 'published-'))
  const posterFile = path.join(client, 'orange.jpg')
  await sharp({ create: { width: 1200, height: 630, channels: 3, background: 'orange' } })
    .jpeg()
    .toFile(posterFile)
  const clocks = [ORANGE, BOARD].map((clock) => ({ ...clock, posterFile }))
  await publishApi(client, clocks)
  await publishFeeds(client, clocks)
  await publishPosters(client, clocks)
  await publishIcons(client)
})
afterAll(async () => {
  vi.useRealTimers()
  await rm(client, { recursive: true })
})

describe('the JSON', () => {
  it('lists the clocks', async () => {
    expect(await json('api/v1/catalogue.json')).toMatchObject({
      version: 1,
      built: '2025-04-13T12:00:00.000Z',
      clocks: [
        { date: '25-04-13', title: 'Orange', number: 13, url: 'https://found-time.example/25-04-13' },
        { date: '25-04-14', title: 'Fish & <Chips>', number: 14 },
      ],
    })
  })

  it('says of a clock what its page says', async () => {
    expect(await json('api/v1/clocks/25-04-13.json')).toMatchObject({
      version: 1,
      reading: 'Look at Orange.',
      package: '@found-time/clocks-2025-04',
      credits: [{ title: 'An orange' }, { title: 'A knife', notice: '© A. Painter' }],
    })
  })

  it('says which clock is that of the day it was built on', async () => {
    expect(await json('api/v1/today.json')).toMatchObject({ title: 'Orange' })
  })

  it('has what was found, each word of it once, to be searched', async () => {
    expect(await json('api/v1/facets.json')).toEqual({ '25-04-13': ['counting', 'picture'], '25-04-14': [] })
    expect(await json('api/v1/search.json')).toEqual({
      '25-04-13': 'An orange · A. Painter · oranges 1.0.0 (npm) · A knife · knives 2.1.0 (npm)',
      '25-04-14': '',
    })
  })

  it('tells pages that embed a clock how large its picture is', async () => {
    expect(await json('oembed/25-04-13.json')).toMatchObject({
      type: 'rich',
      thumbnail_url: 'https://found-time.example/posters/25-04-13.jpg',
      thumbnail_width: 1200,
      thumbnail_height: 630,
    })
  })
})

describe('the feeds', () => {
  it('have the newest clock first, and say its title as text', async () => {
    const { items } = await json('feed.json')
    expect(items.map(({ title }: { title: string }) => title)).toEqual(['#14 Fish & <Chips>', '#13 Orange'])
    expect(items[0].content_html).toContain('<p>Look at Fish &amp; &lt;Chips>.</p>')
    expect(await text('feed.xml')).toContain('<![CDATA[#14 Fish & <Chips>]]>')
  })

  it('go with a sitemap of every page, which robots are told of', async () => {
    const places = [
      ...(await text('sitemap.xml')).matchAll(/<loc>https:\/\/found-time\.example(.*?)<\/loc>/g),
    ]
    expect(places.map(([, place]) => place)).toEqual([
      '/',
      '/manifesto',
      '/about',
      '/contact',
      '/today',
      '/running',
      '/25-04-13',
      '/25-04-14',
    ])
    expect(await text('robots.txt')).toContain('Sitemap: https://found-time.example/sitemap.xml')
  })
})

describe('the pictures', () => {
  const sizeOf = async (name: string) => {
    const { width, height, format } = await sharp(path.join(client, name)).metadata()
    return `${format} ${width}×${height}`
  }

  it('are each clock’s poster, and a small one for lists', async () => {
    expect(await sizeOf('posters/25-04-13.jpg')).toBe('jpeg 1200×630')
    expect(await sizeOf('posters/25-04-14.webp')).toBe('webp 480×252')
  })

  it('are the icons that the manifest names, as large as it says', async () => {
    const { icons, start_url } = await json('manifest.webmanifest')
    expect(start_url).toBe('/today')
    for (const { src, sizes } of icons) expect(await sizeOf(src)).toBe(`png ${sizes.replace('x', '×')}`)
    expect(await sizeOf('icons/apple-touch-icon.png')).toBe('png 180×180')
  })
})
