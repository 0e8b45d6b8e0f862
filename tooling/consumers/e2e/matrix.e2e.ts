/** One clock works in every kind of project: it shows the time given, its files and no other day's come, the console is silent. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type ConsoleMessage, expect, type Page, type Response, test } from '@playwright/test'
import { filesIn, hashOf, Outsider } from '../outsider.ts'
import { projects } from '../projects.ts'

const DATE = '25-04-13'
/** How many it shows. */
const PICTURES = 3
const results = path.resolve(import.meta.dirname, '../build/results')

interface File {
  readonly name: string
  readonly hash: string
}

/** Fails when anything on the page complains, cannot be fetched or belongs to another day. */
async function expectClock(
  page: Page,
  address: string,
  artwork: readonly File[],
  allowed: (message: ConsoleMessage) => boolean = () => false,
) {
  const complaints: string[] = []
  const days = new Set<string>()
  const pictures = new Set<string>()
  const looks: Promise<void>[] = []
  page.on('console', (message) => {
    if (!allowed(message)) complaints.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('requestfailed', (request) => complaints.push(`failed: ${request.url()}`))
  const look = async (response: Response) => {
    if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`)
    if (!['image', 'font'].includes(response.request().resourceType())) return
    const hash = hashOf(await response.body())
    const file = artwork.find((known) => known.hash === hash)
    if (!file) return
    days.add(path.dirname(file.name))
    if (response.request().resourceType() === 'image') pictures.add(response.url())
  }
  page.on('response', (response) => looks.push(look(response)))
  await page.goto(address)
  await expect(page.locator('[data-found-time=stage][data-ready]')).toBeVisible()
  await expect(page.locator('time[data-found-time]')).toHaveAttribute('datetime', '10:08')
  const faces = () =>
    page.evaluate(() =>
      [...document.fonts]
        .map(({ family, status }) => ({ family: family.replaceAll('"', ''), status }))
        .filter(({ family }) => family.startsWith('ft-')),
    )
  await expect.poll(faces).toEqual([{ family: 'ft-25-04-13 Shrikhand', status: 'loaded' }])
  await expect.poll(() => pictures.size, 'pictures that were shown').toBe(PICTURES)
  // A clock is ready with its last file: what its page asks for was asked for by then.
  await Promise.all(looks)
  expect(days, 'days whose files were fetched').toEqual(new Set([DATE]))
  const widths = await page.evaluate(
    (addresses) =>
      Promise.all(
        addresses.map(async (address) => {
          const picture = new Image()
          picture.src = address
          await picture.decode()
          return picture.naturalWidth
        }),
      ),
    [...pictures],
  )
  expect(widths.length, 'pictures that were shown').toBe(PICTURES)
  expect(Math.min(...widths), 'width of the smallest').toBeGreaterThan(0)
  expect(complaints).toEqual([])
}

/** What dev servers say of themselves is theirs to say. */
const saidByTools = (message: ConsoleMessage) => ['log', 'info', 'debug'].includes(message.type())

for (const [
  order,
  { example, title, tool, tag, output, page: place = '', build, start, dev, devHost, everyDay },
] of projects.entries()) {
  test(`${title}: one clock, with its own files and no other day’s`, { tag: tag ?? [] }, async ({ page }) => {
    const outsider = await Outsider.install(example)
    try {
      const month = path.join(outsider.folder, 'node_modules/@found-time/clocks-2025-04/dist')
      const artwork = (await filesIn(month)).filter(({ name }) => /\.(webp|png|jpg|svg|woff2)$/.test(name))
      let size = {}
      if (build) {
        await outsider.run(build[0]!, ...build.slice(1))
        const emitted = await filesIn(path.join(outsider.folder, output))
        if (!everyDay) expect(daysIn(emitted, artwork), 'days that were emitted').toEqual(new Set([DATE]))
        size = { emitted: emitted.length, bytes: emitted.reduce((sum, { bytes }) => sum + bytes, 0) }
      }
      const address = start ? await outsider.start(start) : await outsider.serve(output)
      await expectClock(page, address + place, artwork)
      if (dev) {
        const fresh = await page.context().newPage()
        await expectClock(fresh, (await outsider.start(dev, devHost)) + place, artwork, saidByTools)
      }
      await report(outsider, { order, title, tool, ...size })
    } finally {
      await outsider.leave()
    }
  })
}

/** The days whose files or scripts are among what a build emitted. */
function daysIn(emitted: Awaited<ReturnType<typeof filesIn>>, artwork: readonly File[]): Set<string> {
  const hashes = new Set(emitted.map(({ hash }) => hash))
  const files = artwork.filter(({ hash }) => hashes.has(hash)).map(({ name }) => path.dirname(name))
  const scripts = emitted
    .filter(({ name }) => name.endsWith('.js'))
    .flatMap(({ content }) => content.toString().match(/(?<=ft-)\d\d-\d\d-\d\d(?=-)/g) ?? [])
  return new Set([...files, ...scripts])
}

/** For the table that `consumers.ts` writes. */
async function report(
  outsider: Outsider,
  row: { order: number; title: string; tool: string },
): Promise<void> {
  const file = path.join(outsider.folder, 'node_modules', row.tool, 'package.json')
  const { version } = JSON.parse(await readFile(file, 'utf8'))
  await mkdir(results, { recursive: true })
  await writeFile(path.join(results, `${row.order}.json`), JSON.stringify({ ...row, version }))
}
