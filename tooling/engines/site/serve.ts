/** The built site as it is served, with a script in front of each page that keeps what the page says. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { request as ask, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { root } from '@found-time/screenshots/clocks'

/** Somebody else's page, which shows a clock by the custom element. */
const ELEMENT_PAGE = '/element.html'

const IMPORTS = {
  react: 'clock-element/dist/browser/react.js',
  'react/jsx-runtime': 'clock-element/dist/browser/react-jsx-runtime.js',
  'react-dom/client': 'clock-element/dist/browser/react-dom-client.js',
  '@found-time/clock-element': 'clock-element/dist/index.js',
  '@found-time/clock-runtime': 'clock-runtime/dist/index.js',
  '@found-time/clock-runtime/canvas': 'clock-runtime/dist/canvas.js',
  '@found-time/clock-runtime/shader': 'clock-runtime/dist/shader.js',
  '@found-time/clocks-2025-04': 'clocks-2025-04/dist/index.js',
  '@found-time/clocks-2025-05': 'clocks-2025-05/dist/index.js',
}

const elementPage = () => `<!doctype html><html lang="en"><head><title>Somebody else’s page</title>
  <link rel="icon" href="data:,"><style>found-time-clock { width: 480px; height: 300px }</style>
  <script type="importmap">${JSON.stringify({
    imports: Object.fromEntries(Object.entries(IMPORTS).map(([name, file]) => [name, `/packages/${file}`])),
  })}</script></head>
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
}

export interface Served {
  /** Without a slash at the end. */
  readonly address: string
  close(): void
}

/** @throws {Error} When the site's server does not start: the site has to be built. */
export async function serveSite(): Promise<Served> {
  const folder = path.join(root, 'apps/site')
  const site = spawn(process.execPath, ['server.ts'], { cwd: folder, env: { ...process.env, PORT: '0' } })
  const [line] = (await once(site.stdout, 'data')) as [Buffer]
  const origin = /http:\/\/\S+/.exec(String(line))?.[0]
  if (!origin) throw new Error(`The site's server did not start: ${line}`)
  const listener = await readFile(path.join(import.meta.dirname, 'listen.js'))

  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', origin)
    const answer = (type: string, body: string | Buffer) => response.setHeader('Content-Type', type).end(body)
    if (pathname === '/listen.js') return answer('text/javascript', listener)
    if (pathname === ELEMENT_PAGE) return answer('text/html', withListener(elementPage()))
    if (pathname === FRAME_PAGE) return answer('text/html', withListener(framePage(address())))
    if (pathname.startsWith('/packages/')) {
      const file = await readFile(path.join(root, pathname)).catch(() => undefined)
      if (!file) return response.writeHead(404).end()
      return answer(TYPES[path.extname(pathname)] ?? 'application/octet-stream', file)
    }
    const { 'accept-encoding': _, ...headers } = request.headers
    const passed = ask(`${origin}${request.url}`, { method: request.method, headers }, (given) => {
      if (!given.headers['content-type']?.startsWith('text/html')) {
        response.writeHead(given.statusCode ?? 500, given.headers)
        return given.pipe(response)
      }
      const { 'content-length': __, ...others } = given.headers
      const parts: Buffer[] = []
      given.on('data', (part: Buffer) => parts.push(part))
      given.on('end', () => {
        response.writeHead(given.statusCode ?? 500, others)
        response.end(atItsAddress(withListener(Buffer.concat(parts).toString())))
      })
    })
    passed.on('error', () => response.destroy())
    request.pipe(passed)
  })
  // The site knows the address that it was built for: here it is at that one.
  const policy = /(?<=<meta http-equiv="Content-Security-Policy" content=")[^"]*/
  const atItsAddress = (html: string) =>
    html.replace(policy, (rules) => {
      const own = /style-src 'self' ([^;]+)/.exec(rules)?.[1]
      return own ? rules.replaceAll(own, address()) : rules
    })
  const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    address: address(),
    close: () => {
      server.closeAllConnections()
      server.close()
      site.kill()
    },
  }
}

const withListener = (html: string) => html.replace('<head>', '<head><script src="/listen.js"></script>')
