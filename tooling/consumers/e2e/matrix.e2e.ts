/** One clock in every kind of project: it shows the time given, its files come, the console is silent. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type ConsoleMessage, expect, type Page, test } from '@playwright/test'
import { filesIn, hashOf, Outsider } from '../outsider.ts'

const DATE = '25-04-13'
const results = path.resolve(import.meta.dirname, '../build/results')

interface Project {
  readonly example: string
  /** For the table: what is built with. */
  readonly title: string
  /** The package whose version the table names. */
  readonly tool: string
  /** `@slow` ones run in `pnpm consumers`, the others in `npm test` too. */
  readonly tag?: '@slow'
  /** Where the build lands; what is served when there is nothing to start. */
  readonly output: string
  readonly build?: readonly string[]
  /** Serves what was built, where a static server is not enough. */
  readonly start?: (port: number) => readonly string[]
  readonly dev?: (port: number) => readonly string[]
  /** The element may show any day: all are emitted, and fetched when asked for. */
  readonly everyDay?: true
  /** Where the dev server wants to be met. */
  readonly devHost?: string
}

const bin = (name: string) => path.join('node_modules', '.bin', name)
const viteDev = (port: number) => [bin('vite'), '--port', `${port}`, '--strictPort', '--host', '127.0.0.1']

const projects: Project[] = [
  {
    example: 'vite',
    title: 'Vite',
    tool: 'vite',
    output: 'dist',
    build: ['npm', 'run', 'build'],
    dev: viteDev,
  },
  {
    example: 'react-18',
    title: 'Vite, React 18',
    tool: 'react',
    tag: '@slow',
    output: 'dist',
    build: ['npm', 'run', 'build'],
    dev: viteDev,
  },
  {
    example: 'webpack',
    title: 'webpack',
    tool: 'webpack',
    tag: '@slow',
    output: 'dist',
    build: ['npm', 'run', 'build'],
    dev: (port) => [
      'npx',
      'webpack',
      'serve',
      '--mode',
      'development',
      '--port',
      `${port}`,
      '--host',
      '127.0.0.1',
    ],
  },
  {
    example: 'esbuild',
    title: 'esbuild',
    tool: 'esbuild',
    output: 'dist',
    build: ['npm', 'run', 'build'],
    dev: () => ['node', 'build.js', '--serve'],
  },
  {
    example: 'next',
    title: 'Next, app router',
    tool: 'next',
    tag: '@slow',
    output: '.next/static',
    build: ['npm', 'run', 'build'],
    start: (port) => [bin('next'), 'start', '--port', `${port}`],
    dev: (port) => [bin('next'), 'dev', '--port', `${port}`],
    devHost: 'localhost',
  },
  {
    example: 'element-vite',
    title: 'Vite, custom element, no React',
    tool: 'vite',
    tag: '@slow',
    output: 'dist',
    build: ['npm', 'run', 'build'],
    dev: viteDev,
    everyDay: true,
  },
  { example: 'plain-html', title: 'no bundler, import map', tool: '@found-time/clock-element', output: '.' },
]

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
  page.on('console', (message) => {
    if (!allowed(message)) complaints.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('requestfailed', (request) => complaints.push(`failed: ${request.url()}`))
  page.on('response', async (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`)
    if (!['image', 'font'].includes(response.request().resourceType())) return
    const hash = hashOf(await response.body())
    const file = artwork.find((known) => known.hash === hash)
    if (file) days.add(path.dirname(file.name))
  })
  await page.goto(address)
  await expect(page.locator('[data-found-time=stage][data-ready]')).toBeVisible({ timeout: 60_000 })
  await expect(page.locator('time[data-found-time]')).toHaveAttribute('datetime', '10:08')
  await page.waitForLoadState('networkidle')
  const faces = await page.evaluate(() =>
    [...document.fonts]
      .map(({ family, status }) => ({ family: family.replaceAll('"', ''), status }))
      .filter(({ family }) => family.startsWith('ft-')),
  )
  expect(faces).toEqual([{ family: 'ft-25-04-13 Shrikhand', status: 'loaded' }])
  expect(days, 'days whose files were fetched').toEqual(new Set([DATE]))
  expect(complaints).toEqual([])
}

/** What dev servers say of themselves is theirs to say. */
const saidByTools = (message: ConsoleMessage) => ['log', 'info', 'debug'].includes(message.type())

for (const [
  order,
  { example, title, tool, tag, output, build, start, dev, devHost, everyDay },
] of projects.entries()) {
  const details = { tag: tag ?? [], annotation: { type: 'example', description: example } } // for fetch-ahead.ts
  test(`${title}: one clock, with its own files and no other day’s`, details, async ({ page }) => {
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
      await expectClock(page, start ? await outsider.start(start) : await outsider.serve(output), artwork)
      if (dev) {
        const fresh = await page.context().newPage()
        await expectClock(fresh, await outsider.start(dev, devHost), artwork, saidByTools)
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
