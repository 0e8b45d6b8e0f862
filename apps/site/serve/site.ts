/** Answers for the files of a build as a static host does: strict, and never brought down by what it is asked. */
import { createReadStream } from 'node:fs'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import path from 'node:path'
import compression from 'compression'
import send from 'send'
import { BASE, below } from '../app/shared/base.ts'
import { isEmbed } from '../app/shared/embed.ts'
import { CACHE, FRAMING, HEADERS, SHARED } from '../publish/headers.ts'

/** Kept by nobody: what is missing now may be there after the next deploy. */
const UNKEPT = 'no-store'

/** @param client - The folder with the pages and `assets`, which the site's base leads to. */
export function siteListener(client: string): RequestListener {
  const compress = compression({
    // A part of a file is counted in the bytes of the file.
    filter: (request, response) => response.statusCode !== 206 && compression.filter(request, response),
  })
  return (request, response) => {
    // Its types are Express's, which it does not need.
    compress(request as never, response as never, () => answer(client, request, response))
  }
}

function answer(client: string, request: IncomingMessage, response: ServerResponse) {
  for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value)
  // The pages carry the rest of their policy themselves; who may frame them only a header can say.
  response.setHeader('Content-Security-Policy', FRAMING.normal)
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD')
    return refuse(response, 405, 'Only GET and HEAD')
  }
  const address = addressOf(request)
  if (!address) return refuse(response, 400, 'Not an address')
  const within = below(address.pathname)
  if (within === undefined) return outside(address.pathname, response)
  const place = `/${within}`
  if (SHARED.some((shared) => place.startsWith(shared.replace('*', '')))) {
    response.setHeader('Access-Control-Allow-Origin', '*')
  }
  const missing = () =>
    place.startsWith('/assets/') ? refuse(response, 404, 'Not found') : notFound(client, response)
  if (place.includes('//')) return missing()

  const deliver = (file: string, folder: () => void) =>
    send(request, file, { root: client, cacheControl: false })
      .on('headers', (_, found: string) => {
        const asset = path.relative(client, found).startsWith(`assets${path.sep}`)
        response.setHeader('Cache-Control', asset ? CACHE.assets : CACHE.pages)
        if (isEmbed(address)) response.setHeader('Content-Security-Policy', FRAMING.embed)
      })
      .on('directory', folder)
      .on('error', (error: Failure) => {
        if (error.status === 404 || error.status === 403) return missing()
        for (const [name, value] of Object.entries(error.headers ?? {})) response.setHeader(name, value)
        if (error.status >= 500) console.error(`${address.pathname}: ${error.message}`)
        refuse(response, error.status, error.expose ? error.message : 'Not now')
      })
      .pipe(response)
  deliver(place, () => deliver(`${place}/index.html`, missing))
}

interface Failure extends Error {
  readonly status: number
  readonly headers?: Record<string, string>
  /** Whether its message is for whoever asked. */
  readonly expose: boolean
}

/** Where a request leads, or nothing where it says no address of ours: `//`, `http://[`, `*`. */
function addressOf({ url = '' }: IncomingMessage): URL | undefined {
  const text = url.startsWith('/') ? `http://site${url}` : url // a proxy's request names the host too
  const address = URL.canParse(text) ? new URL(text) : undefined
  // A path that begins with two slashes is another host to whoever reads it as a link.
  return address && /^https?:$/.test(address.protocol) && !address.pathname.startsWith('//')
    ? address
    : undefined
}

/** What is not the site's: its host leads to it, and says no more. */
function outside(pathname: string, response: ServerResponse) {
  if (pathname !== '/' && `${pathname}/` !== BASE) return refuse(response, 404, 'Not found')
  response.writeHead(302, { Location: BASE, 'Cache-Control': UNKEPT }).end()
}

/** The page that leads home. */
function notFound(client: string, response: ServerResponse) {
  createReadStream(path.join(client, '404.html'))
    .on('error', () => refuse(response, 404, 'Not found'))
    .once('open', () => {
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': UNKEPT })
    })
    .pipe(response)
}

function refuse(response: ServerResponse, status: number, why: string) {
  if (response.headersSent) return response.destroy()
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': UNKEPT })
  response.end(`${why}\n`)
}
