/** The built site as it is served, with a script in front of each page that keeps what the page says. */
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { root } from '@found-time/studio/collection/collection'
import { importMap, PACKAGES } from '../../../apps/site/e2e/built-packages.ts'
import { siteListener } from '../../../apps/site/serve/site.ts'

/** Somebody else's page, which shows a clock by the custom element. */
const ELEMENT_PAGE = '/element.html'

const elementPage = () => `<!doctype html><html lang="en"><head><title>Somebody else’s page</title>
  <link rel="icon" href="data:,"><style>found-time-clock { width: 480px; height: 300px }</style>
  <script type="importmap">${importMap}</script></head>
  <body><found-time-clock src-date="25-04-05" time-zone="UTC" at="2025-04-13T10:08:00Z"></found-time-clock>
  <script type="module">import '@found-time/clock-element'</script></body></html>`

/** Somebody else's page with a clock in a frame that may run scripts and nothing more. */
const FRAME_PAGE = '/frame.html'

const framePage = (
  origin: string,
) => `<!doctype html><html lang="en"><head><title>Somebody else’s page</title>
  <link rel="icon" href="data:,"></head>
  <body><iframe title="Clock" sandbox="allow-scripts" src="${origin}/25-04-13?ui=0" width="960" height="600"></iframe>
  <script>addEventListener('message', ({ data }) => { window.told = data })</script></body></html>`

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.svg': 'image/svg+xml',
}

export interface Served {
  /** Without a slash at the end. */
  readonly address: string
  close(): void
}

export async function serveSite(): Promise<Served> {
  const site = createServer(siteListener(path.join(root, 'apps/site/build/client')))
  const siteAddress = await listen(site)
  const listener = await readFile(path.join(import.meta.dirname, 'listen.js'))

  const server = createServer(async ({ url = '/' }, response) => {
    const { pathname } = new URL(url, siteAddress)
    const answer = (type: string, body: string | Buffer) => response.setHeader('Content-Type', type).end(body)
    if (pathname === '/listen.js') return answer('text/javascript', listener)
    if (pathname === ELEMENT_PAGE) return answer('text/html', withListener(elementPage()))
    if (pathname === FRAME_PAGE) return answer('text/html', withListener(framePage(address)))
    if (pathname.startsWith('/packages/')) {
      const file = await readFile(path.join(PACKAGES, pathname.slice('/packages/'.length))).catch(
        () => undefined,
      )
      if (!file) return response.writeHead(404).end()
      return answer(TYPES[path.extname(pathname)] ?? 'application/octet-stream', file)
    }
    const given = await fetch(siteAddress + url, { redirect: 'manual' })
    response.statusCode = given.status
    for (const [name, value] of given.headers) if (!ENCODING.has(name)) response.setHeader(name, value)
    const isPage = given.headers.get('content-type')?.startsWith('text/html')
    response.end(isPage ? atAddress(withListener(await given.text()), address) : await bodyOf(given))
  })
  const address = await listen(server)
  return {
    address,
    close: () => {
      for (const one of [server, site]) {
        one.closeAllConnections()
        one.close()
      }
    },
  }
}

/** @returns Its address on this machine, without a slash at the end. */
async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Of a body as it came; it has been unpacked since. */
const ENCODING = new Set([
  'content-encoding',
  'content-length',
  'transfer-encoding',
  'connection',
  'keep-alive',
])

const bodyOf = async (given: Response) => Buffer.from(await given.arrayBuffer())

const POLICY = /(?<=<meta http-equiv="Content-Security-Policy" content=")[^"]*/

/** The site knows the address that it was built for: here it is at that one. */
const atAddress = (html: string, address: string) =>
  html.replace(POLICY, (rules) => {
    const own = /style-src 'self' ([^; ]+)/.exec(rules)?.[1]
    return own ? rules.replaceAll(own, address) : rules
  })

const withListener = (html: string) => html.replace('<head>', '<head><script src="/listen.js"></script>')
