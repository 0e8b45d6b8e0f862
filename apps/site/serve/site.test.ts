import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { siteListener } from './site.ts'

const LONG = 'console.log("a clock")\n'.repeat(500)

let client: string
const server = createServer((request, response) => siteListener(client)(request, response))
const port = () => (server.address() as AddressInfo).port

beforeAll(async () => {
  client = await mkdtemp(path.join(tmpdir(), 'site-'))
  for (const folder of ['assets', 'about', '25-04-13', '.well-hidden']) await mkdir(path.join(client, folder))
  const files = {
    'index.html': 'the register',
    'about/index.html': 'about us',
    '25-04-13/index.html': 'a clock',
    '404.html': 'leads home',
    'feed.json': '{}',
    'assets/clock-12345678.js': LONG,
    '.well-hidden/secret': 'secret',
  }
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(client, name), text)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})

afterAll(async () => {
  server.close()
  await rm(client, { recursive: true })
})

/** Sends a request as it is written, which no client would. */
async function ask(firstLine: string, ...headers: string[]) {
  const socket = connect(port(), '127.0.0.1')
  socket.write(
    [`${firstLine} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers, '', ''].join('\r\n'),
  )
  const chunks: Buffer[] = []
  for await (const chunk of socket) chunks.push(chunk)
  const [head = '', body = ''] = Buffer.concat(chunks).toString('latin1').split('\r\n\r\n')
  const [statusLine = '', ...lines] = head.split('\r\n')
  return {
    status: Number(statusLine.split(' ')[1]),
    header: (name: string) =>
      lines.find((line) => line.toLowerCase().startsWith(`${name}:`))?.slice(name.length + 2),
    body,
  }
}

describe('a request that no browser sends', () => {
  it.each([
    ['GET //', 400],
    ['GET //[', 400],
    ['GET http://[', 400],
    ['GET //host:99999/', 400],
    ['GET /\\host/', 400],
    ['GET *', 400],
    ['GET ftp://localhost/about', 400],
    ['GET /%', 400],
    ['GET /%00', 400],
    ['GET /..%2f..%2fetc/passwd', 404],
    ['GET /../../etc/passwd', 404],
    ['GET /about//', 404],
    ['GET /.well-hidden/secret', 404],
    ['GET http://localhost/about', 200],
  ])('%s is answered with %i, and so is the next one', async (firstLine, status) => {
    expect((await ask(firstLine)).status).toBe(status)
    expect((await ask('GET /about')).body).toBe('about us')
  })

  it('for a name longer than any file’s is a 404', async () => {
    expect((await ask(`GET /${'long'.repeat(1000)}`)).status).toBe(404)
  })

  it.each(['bytes=5-2', 'bytes=99999-', 'bytes=-0'])(
    'for the part %s that no file has is a 416',
    async (range) => {
      const answer = await ask('GET /assets/clock-12345678.js', `Range: ${range}`)
      expect(answer.status).toBe(416)
      expect(answer.header('content-range')).toBe(`bytes */${LONG.length}`)
      expect(answer.header('cache-control')).toBe('no-store')
    },
  )

  it.each(['POST', 'DELETE', 'PUT', 'OPTIONS'])('%s is told what is allowed', async (method) => {
    const answer = await ask(`${method} /about`)
    expect(answer.status).toBe(405)
    expect(answer.header('allow')).toBe('GET, HEAD')
  })
})

describe('a file that goes away', () => {
  it('is missing from then on, and the server goes on', async () => {
    const file = path.join(client, 'assets/gone-12345678.js')
    await writeFile(file, LONG)
    expect((await ask('GET /assets/gone-12345678.js')).status).toBe(200)
    await rm(file)
    expect((await ask('GET /assets/gone-12345678.js')).status).toBe(404)
  })

  it('with the whole build leaves an answer', async () => {
    const whole = client
    client = path.join(whole, 'between-two-builds')
    try {
      expect(await ask('GET /about')).toMatchObject({
        status: 404,
        body: expect.stringContaining('Not found'),
      })
    } finally {
      client = whole
    }
  })
})

describe('a page', () => {
  it.each(['/about', '/about/', '/about?from=here'])('is there under %s', async (address) => {
    const answer = await ask(`GET ${address}`)
    expect(answer).toMatchObject({ status: 200, body: 'about us' })
    expect(answer.header('cache-control')).toBe('no-cache')
  })

  it('has no body for HEAD', async () => {
    const answer = await ask('HEAD /about')
    expect(answer).toMatchObject({ status: 200, body: '' })
    expect(answer.header('content-length')).toBe('8')
  })

  it.each(['/nowhere', '/a/long/way', '/25.04.01', '/INDEX.HTML', '/about.html', '/assets'])(
    'that does not exist, %s, is a 404 that leads home',
    async (address) => {
      const answer = await ask(`GET ${address}`)
      expect(answer).toMatchObject({ status: 404, body: expect.stringContaining('leads home') })
      expect(answer.header('content-type')).toBe('text/html; charset=utf-8')
      expect(answer.header('cache-control')).toBe('no-store')
    },
  )

  it.each([
    ['/25-04-13?ui=0', 'frame-ancestors *'],
    ['/25-04-13/?tz=UTC&ui=0', 'frame-ancestors *'],
    ['/25-04-13', "frame-ancestors 'self'"],
    ['/25-04-13?UI=0', "frame-ancestors 'self'"],
    ['/25-04-13?ui=1&ui=0', "frame-ancestors 'self'"],
    ['/25-04-13?ui=00', "frame-ancestors 'self'"],
    ['/about?ui=0', "frame-ancestors 'self'"],
    ['/?ui=0', "frame-ancestors 'self'"],
    ['/99-99-99?ui=0', "frame-ancestors 'self'"],
  ])('%s has the framing rule %s', async (address, rule) => {
    expect((await ask(`GET ${address}`)).header('content-security-policy')).toBe(rule)
  })
})

describe('a hashed file', () => {
  it('is kept for ever, by any site, and compressed', async () => {
    const answer = await ask('GET /assets/clock-12345678.js', 'Accept-Encoding: gzip')
    expect(answer.status).toBe(200)
    expect(answer.header('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(answer.header('access-control-allow-origin')).toBe('*')
    expect(answer.header('content-encoding')).toBe('gzip')
  })

  it('is not compressed in parts', async () => {
    const answer = await ask('GET /assets/clock-12345678.js', 'Accept-Encoding: gzip', 'Range: bytes=0-4999')
    expect(answer.status).toBe(206)
    expect(answer.header('content-encoding')).toBeUndefined()
    expect(answer.header('content-range')).toBe(`bytes 0-4999/${LONG.length}`)
    expect(answer.body).toBe(LONG.slice(0, 5000))
  })

  it('that is missing is a bare 404 that nobody keeps', async () => {
    const answer = await ask('GET /assets/clock-gone.js')
    expect(answer).toMatchObject({ status: 404, body: expect.stringContaining('Not found') })
    expect(answer.header('content-type')).toBe('text/plain; charset=utf-8')
    expect(answer.header('cache-control')).toBe('no-store')
  })
})
