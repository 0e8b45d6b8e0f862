/**
 * Serves a build the way a static host does: pages and hashed files, the fallback page for unknown paths,
 * and an honest 404 for a missing file.
 */
import { createReadStream, existsSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import path from 'node:path'
import compression from 'compression'
import sirv from 'sirv'
import { buildFolder, buildMode } from './build-mode.ts'
import { CACHE, FRAMING, HEADERS, SHARED } from './publish/headers.ts'

const client = path.join(import.meta.dirname, buildFolder(buildMode()), 'client')
const fallback = path.join(client, '__spa-fallback.html')
const port = Number(process.env.PORT ?? 4173)

if (!existsSync(fallback)) {
  console.error('There is no build to serve. Run `pnpm build` first.')
  process.exit(1)
}
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error(`PORT must be a whole number from 0 to 65535, not "${process.env.PORT}".`)
  process.exit(1)
}

const files = sirv(client, {
  etag: true,
  setHeaders(response, pathname) {
    const forever = pathname.startsWith('/assets/')
    response.setHeader('Cache-Control', forever ? CACHE.assets : CACHE.pages)
  },
})

const compress = compression() // as every host does

const server = createServer((request, response) => {
  // Its types are Express's, which it does not need.
  compress(request as never, response as never, () => answer(request, response))
})

function answer(request: IncomingMessage, response: ServerResponse) {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
  for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value)
  // The pages carry the rest of their policy themselves; who may frame them only a header can say.
  const framing = searchParams.get('ui') === '0' ? FRAMING.embed : FRAMING.normal
  response.setHeader('Content-Security-Policy', framing)
  if (SHARED.some((place) => pathname.startsWith(place.replace('*', '')))) {
    response.setHeader('Access-Control-Allow-Origin', '*')
  }
  files(request, response, () => {
    if (pathname.startsWith('/assets/') || path.extname(pathname) !== '') {
      response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' })
      response.end('Not found')
      return
    }
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': CACHE.pages })
    createReadStream(fallback).pipe(response)
  })
}

server.on('error', (error: NodeJS.ErrnoException) => {
  console.error(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is taken. Choose another: PORT=4174 npm start`
      : `The server stopped: ${error.message}`,
  )
  process.exit(1)
})
server.listen(port, () => {
  const address = server.address()
  const actual = typeof address === 'object' && address ? address.port : port
  console.log(`Found Time is open at http://localhost:${actual}`)
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0))
