/** What is published for programs, before judges from elsewhere. No network is needed. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { Ajv, type AnySchema } from 'ajv'
import addFormats from 'ajv-formats'
import { parseRssFeed } from 'feedsmith'
import { validateXML } from 'xmllint-wasm'
import { CLOCKS, expect, test } from './support'

const require = createRequire(import.meta.url)
const published = CLOCKS.length
const newest = CLOCKS.toReversed().slice(0, 30)
const address = (date: string) => `https://found-time.example/${date}`

/** A file as the site was built with it. */
const built = (file: string) => readFile(new URL(`../build/client/${file}`, import.meta.url), 'utf8')

function complaints(schema: AnySchema, document: unknown) {
  const ajv = new Ajv({ allErrors: true })
  addFormats.default(ajv)
  const validate = ajv.compile(schema)
  validate(document)
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}

test('the JSON feed is one, says its schema, and has the newest thirty', async ({ request }) => {
  const feed = await (await request.get('/feed.json')).json()
  expect(complaints(require('jsonfeed-schema/v1'), feed)).toEqual([])
  expect(feed.items.map(({ url }: { url: string }) => url)).toEqual(newest.map(([date]) => address(date)))
  delete feed.items[0].id
  expect(complaints(require('jsonfeed-schema/v1'), feed)).toEqual([
    "/items/0 must have required property 'id'",
  ])
})

test('the RSS feed is XML and read whole by a reader that keeps to RSS 2.0', async ({ request }) => {
  const text = await (await request.get('/feed.xml')).text()
  const wellFormed = await validateXML({
    xml: { fileName: 'feed.xml', contents: text },
    normalization: 'format',
  })
  expect(wellFormed.errors).toEqual([])
  const feed = parseRssFeed(text)
  expect(feed).toMatchObject({
    title: 'Found Time',
    link: 'https://found-time.example/',
    description: 'a new clock every day, made from internet stuff',
    language: 'en',
    atom: {
      links: [{ href: 'https://found-time.example/feed.xml', rel: 'self', type: 'application/rss+xml' }],
    },
  })
  expect(feed.items?.map(({ link, guid }) => [link, guid?.value])).toEqual(
    newest.map(([date]) => [address(date), address(date)]),
  )
  for (const { title, description, pubDate, enclosures, content } of feed.items ?? []) {
    expect(title).toMatch(/^#\d+ ./)
    expect(description).toMatch(/\.$/)
    expect(new Date(pubDate ?? '').toUTCString()).toBe(pubDate)
    expect(enclosures).toEqual([
      { url: expect.stringMatching(/\.jpg$/), type: 'image/jpeg', length: expect.any(Number) },
    ])
    expect(content?.encoded).toMatch(/^<p><a href="https:/)
  }
})

test('the sitemap keeps to the schema of sitemaps.org and names every page', async ({ request }) => {
  const schema = await readFile(
    require.resolve('sitemap/package.json').replace('package.json', 'schema/sitemap.xsd'),
    'utf8',
  )
  // It demands the schemas of its extensions too, which are on the network: pictures go unjudged.
  const lax = schema.replaceAll('processContents="strict"', 'processContents="lax"')
  const judge = (contents: string) => validateXML({ xml: { fileName: 'sitemap.xml', contents }, schema: lax })
  const text = await (await request.get('/sitemap.xml')).text()
  expect((await judge(text)).errors).toEqual([])
  const made = /<loc>https:\/\/found-time\.example\/made-from/g
  expect(text.match(/<loc>/g)).toHaveLength(6 + published + (text.match(made)?.length ?? 0))
  expect((await judge(text.replaceAll('<loc>', '<place>').replaceAll('</loc>', '</place>'))).valid).toBe(
    false,
  )
})

test('the manifest is one that Chromium installs from without a complaint', async ({ page }) => {
  await page.goto('/')
  const devtools = await page.context().newCDPSession(page)
  const { url, errors } = await devtools.send('Page.getAppManifest')
  expect(url).toMatch(/\/manifest\.webmanifest$/)
  expect(errors).toEqual([])
  // Every test opens a private window, where nothing is installed: that alone is in the way.
  await expect
    .poll(async () =>
      (await devtools.send('Page.getInstallabilityErrors')).installabilityErrors.map(
        ({ errorId }) => errorId,
      ),
    )
    .toEqual(['in-incognito'])
})

/** https://oembed.com, 2.3.4: what every answer may have, and what one of type `rich` must. */
const OEMBED = {
  type: 'object',
  required: ['version', 'type', 'html', 'width', 'height'],
  dependencies: {
    thumbnail_url: ['thumbnail_width', 'thumbnail_height'],
    thumbnail_width: ['thumbnail_url'],
    thumbnail_height: ['thumbnail_url'],
  },
  additionalProperties: false,
  properties: {
    version: { const: '1.0' },
    type: { const: 'rich' },
    html: { type: 'string', pattern: '^<iframe [^<>]*></iframe>$' },
    width: { type: 'integer', minimum: 1 },
    height: { type: 'integer', minimum: 1 },
    title: { type: 'string' },
    author_name: { type: 'string' },
    author_url: { type: 'string', format: 'uri' },
    provider_name: { type: 'string' },
    provider_url: { type: 'string', format: 'uri' },
    cache_age: { type: 'integer', minimum: 0 },
    thumbnail_url: { type: 'string', format: 'uri' },
    thumbnail_width: { type: 'integer', minimum: 1 },
    thumbnail_height: { type: 'integer', minimum: 1 },
  },
}

test('every oEmbed answer keeps to oEmbed 1.0', async () => {
  for (const [date] of CLOCKS) {
    const answer = JSON.parse(await built(`oembed/${date}.json`))
    expect(complaints(OEMBED, answer), date).toEqual([])
  }
})

test('every clock’s page has its title, and its linked data says every licence by an address or a name', async () => {
  for (const [date] of CLOCKS) {
    const html = await built(`${date}/index.html`)
    expect(html).toContain(`<title>Clock for ${date} | Found Time</title>`)
    const [, text = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? []
    const { license, isBasedOn } = JSON.parse(text)
    for (const said of [license, ...isBasedOn.map((found: { license: unknown }) => found.license)]) {
      const { '@type': type, name = '' } = said
      if (typeof said === 'string') expect(said, date).toMatch(/^https:\/\/\S+$/)
      else expect([type, name], date).toEqual(['CreativeWork', expect.stringMatching(/\S/)])
    }
  }
})
