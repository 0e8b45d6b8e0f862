/** Every host's own software reads what is generated for it, and answers. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import { generateHandler } from '@cloudflare/pages-shared/asset-server/handler'
import { createMetadataObject } from '@cloudflare/pages-shared/metadata-generator/createMetadataObject'
import { parseHeaders } from '@cloudflare/pages-shared/metadata-generator/parseHeaders'
import { parseAllHeaders } from '@netlify/headers-parser'
import { getTransformedRoutes } from '@vercel/routing-utils'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemNginx } from '../../../tooling/ci/nginx.mjs'
import { at, BASE, below } from '../app/shared/base.ts'
import { headersFile, nginxConfig, vercelConfig } from './hosting.ts'

const POLICY = "default-src 'none'; script-src 'self'"
const SCRIPT = 'console.log("a clock")\n'.repeat(200)

let folder: string
let client: string

const FILES: Readonly<Record<string, string>> = {
  '/index.html': 'the register',
  '/404.html': 'leads home',
  '/about/index.html': 'about us',
  '/contact/index.html': 'write to us',
  '/today/index.html': 'today',
  '/25-04-13/index.html': 'a clock',
  '/assets/clock-12345678.js': SCRIPT,
  '/manifest.webmanifest': '{}',
  '/calendar.ics': 'BEGIN:VCALENDAR',
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hosting-'))
  client = path.join(folder, BASE === '/' ? 'client' : `site${BASE}`)
  for (const [name, text] of Object.entries(FILES)) {
    await mkdir(path.dirname(path.join(client, name)), { recursive: true })
    await writeFile(path.join(client, name), text)
  }
  await writeFile(path.join(client, '_headers'), headersFile(POLICY, ['25', '26']))
})
afterAll(() => rm(folder, { recursive: true }))

interface Answer {
  readonly status: number
  /** In small letters; what was sent more than once is a list. */
  readonly headers: Readonly<Record<string, string | readonly string[]>>
  readonly body?: Buffer
}

function gather(found: Record<string, string[]>, name: string, value: string) {
  const key = name.toLowerCase()
  found[key] = [...(found[key] ?? []), value]
}

/** An address of the site, wherever it stands. */
const here = (address: string) => at(address as `/${string}`)

const fileOf = (name: string) => FILES[`/${below(name)}`]

interface Host {
  readonly name: string
  /** Whether it can tell `?ui=0` from the rest. */
  readonly seesQuery: boolean
  /** @param address - Below the site's base. */
  get(address: string, headers?: Record<string, string>): Promise<Answer>
}

const cloudflare: Host = {
  name: 'Cloudflare',
  seesQuery: false,
  async get(address) {
    const headers = parseHeaders(await readFile(path.join(client, '_headers'), 'utf8'))
    expect(headers.invalid).toEqual([])
    let asked = new URL(here(address), 'https://site.example')
    for (;;) {
      const response = await generateHandler({
        request: new Request(asked),
        metadata: createMetadataObject({ headers }),
        logError: (error) => expect.fail(error.message),
        findAssetEntryForPath: async (name) => (fileOf(name) === undefined ? null : name),
        getAssetKey: (entry) => entry,
        negotiateContent: () => ({ encoding: null }),
        fetchAsset: async (key) => ({ body: fileOf(key) ?? '', contentType: 'text/plain' }),
      })
      const { status } = response
      if (status < 300 || status >= 400) return { status, headers: Object.fromEntries(response.headers) }
      asked = new URL(response.headers.get('location') ?? '', asked)
    }
  },
}

const netlify: Host = {
  name: 'Netlify',
  seesQuery: false,
  async get(address) {
    const { headers, errors } = await parseAllHeaders({
      headersFiles: [path.join(client, '_headers')],
      configHeaders: [],
      minimal: false,
    })
    expect(errors).toEqual([])
    const { pathname } = new URL(here(address), 'https://site.example')
    const found: Record<string, string[]> = {}
    for (const { forRegExp, values } of headers as { forRegExp: RegExp; values: Record<string, string> }[]) {
      if (!forRegExp.test(pathname)) continue
      for (const [name, value] of Object.entries(values)) gather(found, name, value)
    }
    return {
      status: 200,
      headers: Object.fromEntries(Object.entries(found).map(([name, values]) => [name, values.join(', ')])),
    }
  },
}

interface Route {
  readonly src: string
  readonly headers?: Record<string, string>
  readonly continue?: boolean
  readonly has?: Asked[]
  readonly missing?: Asked[]
}
interface Asked {
  readonly type: string
  readonly key: string
  readonly value: string
}

const vercel: Host = {
  name: 'Vercel',
  seesQuery: true,
  async get(address) {
    const { routes, error } = getTransformedRoutes(vercelConfig(POLICY) as never)
    expect(error).toBeNull()
    const { pathname, searchParams } = new URL(here(address), 'https://site.example')
    const isAsked = ({ type, key, value }: Asked) =>
      type === 'query' && searchParams.getAll(key).some((given) => new RegExp(`^${value}$`).test(given))
    const found: Record<string, string[]> = {}
    for (const { src, headers = {}, has = [], missing = [], continue: more } of (routes ?? []) as Route[]) {
      if (!more || !new RegExp(src).test(pathname)) continue
      if (!has.every(isAsked) || missing.some(isAsked)) continue
      for (const [name, value] of Object.entries(headers)) gather(found, name, value)
    }
    return {
      status: 200,
      headers: Object.fromEntries(
        Object.entries(found).map(([name, values]) => [name, values.length === 1 ? values[0]! : values]),
      ),
    }
  },
}

const nginx: Host = {
  name: 'nginx',
  seesQuery: true,
  get: (address, headers) => askNginx(here(address), headers),
}

function askNginx(address: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request({ socketPath: path.join(folder, 'nginx.sock'), path: address, headers })
    asked.on('error', reject)
    asked.on('response', async (response) => {
      const chunks: Buffer[] = []
      for await (const chunk of response) chunks.push(chunk)
      const found = Object.entries(response.headersDistinct).map(([name, values = []]) => [
        name,
        values.length === 1 ? values[0]! : values,
      ])
      resolve({
        status: response.statusCode ?? 0,
        headers: Object.fromEntries(found),
        body: Buffer.concat(chunks),
      })
    })
    asked.end()
  })
}

let running: ChildProcess | undefined

beforeAll(async () => {
  const program = systemNginx()
  const socket = path.join(folder, 'nginx.sock')
  const server = nginxConfig(POLICY).replace('server {', `server {\n  listen unix:${socket};`)
  await writeFile(
    path.join(folder, 'nginx.conf'),
    `daemon off; master_process off; worker_processes 1; pid nginx.pid; error_log stderr;
events {}
http {
  types { text/html html; application/javascript js; }
  access_log off;
  client_body_temp_path tmp; proxy_temp_path tmp; fastcgi_temp_path tmp; uwsgi_temp_path tmp; scgi_temp_path tmp;
  ${server}
}
`,
  )
  const given = ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr']
  const checked = spawnSync(program, [...given, '-t'], { encoding: 'utf8' })
  expect(checked.stderr).toContain('test is successful')
  expect(checked.stderr).not.toMatch(/\[(warn|error|emerg)\]/)
  running = spawn(program, given, { stdio: 'ignore' })
  while (
    await nginx.get('/').then(
      () => false,
      () => true,
    )
  )
    await setTimeout(20)
})

afterAll(async () => {
  if (!running) return
  running.kill()
  await once(running, 'exit')
})

/** As browsers decide it: every policy that speaks of frames must agree; where none does, X-Frame-Options counts. */
function anybodyMayFrame({ headers }: Answer): boolean {
  const rules = [headers['content-security-policy'] ?? []]
    .flat()
    .flatMap((value) => value.split(','))
    .flatMap((policy) => policy.split(';'))
    .map((rule) => rule.trim())
    .filter((rule) => rule.startsWith('frame-ancestors '))
  return rules.length > 0
    ? rules.every((rule) => rule === 'frame-ancestors *')
    : headers['x-frame-options'] === undefined
}

const hosts = [cloudflare, netlify, vercel, nginx]

describe.each(hosts)('$name', (host) => {
  it.each(['/', '/about', '/25-04-13', '/assets/clock-12345678.js'])(
    'sends %s with the usual headers, once',
    async (address) => {
      const { headers } = await host.get(address)
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin-allow-popups',
        'content-security-policy-report-only': "require-trusted-types-for 'script'",
        'content-security-policy': expect.stringContaining(POLICY),
      })
      // nginx is asked over plain HTTP here, where it has nothing to say.
      expect(headers['strict-transport-security']).toBe(
        host.name === 'nginx' ? undefined : 'max-age=31536000',
      )
    },
  )

  it('lets browsers keep hashed files for ever, and says so once', async () => {
    const { headers } = await host.get('/assets/clock-12345678.js')
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })

  it.each(['/', '/about', '/25-04-13'])('has %s asked for anew each time', async (address) => {
    const { headers } = await host.get(address)
    // Where nothing is said Netlify and Vercel say this themselves.
    expect(headers['cache-control'] ?? 'public, max-age=0, must-revalidate').toMatch(
      /^(no-cache|public, max-age=0, must-revalidate)$/,
    )
  })

  it('lets a frame without an origin have scripts and typefaces', async () => {
    const { headers } = await host.get('/assets/clock-12345678.js')
    expect(headers['access-control-allow-origin']).toBe('*')
  })

  it('says what the calendar is, and lets other sites fetch it', async () => {
    const { headers } = await host.get('/calendar.ics')
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(headers['access-control-allow-origin']).toBe('*')
  })

  it.each(['/25-04-13?ui=0', '/25-04-13?tz=UTC&ui=0', '/today?ui=0', '/today/?ui=0&paused'])(
    'lets anybody frame %s',
    async (address) => expect(anybodyMayFrame(await host.get(address))).toBe(true),
  )

  it.each(['/', '/?ui=0', '/contact?ui=0', '/about?ui=0', '/nowhere?ui=0', '/?x=/25-04-13?ui=0'])(
    'lets nobody else frame %s',
    async (address) => expect(anybodyMayFrame(await host.get(address))).toBe(false),
  )
})

describe.each(hosts.filter(({ seesQuery }) => seesQuery))('$name, which sees the query,', (host) => {
  it.each(['/25-04-13', '/25-04-13?UI=0', '/25-04-13?ui=00', '/25-04-13?xui=0', '/today?ui='])(
    'lets nobody else frame %s, which shows more than a clock',
    async (address) => expect(anybodyMayFrame(await host.get(address))).toBe(false),
  )
})

describe('Cloudflare', () => {
  it('lets nobody keep that a hashed file is missing', async () => {
    const { status, headers } = await cloudflare.get('/assets/gone.js')
    expect(status).toBe(404)
    expect(headers['cache-control'] ?? 'no-store').not.toContain('immutable')
  })
})

describe('nginx', () => {
  it.each(['/25-04-13?ui=1&ui=0', '/25-04-13?ui&ui=0', '/25-04-13?%75i=1&ui=0', '/99-99-99?ui=0'])(
    'lets nobody else frame %s',
    async (address) => expect(anybodyMayFrame(await nginx.get(address))).toBe(false),
  )

  it.each(['/nowhere', '/25.04.01', '/a/long/way', '/99-99-99'])(
    'answers 404 for %s, with the page that leads home',
    async (address) => {
      const { status, headers, body } = await nginx.get(address)
      expect(status).toBe(404)
      expect(String(body)).toBe('leads home')
      expect(headers['cache-control']).toBe('no-cache')
    },
  )

  it('answers 404 for a missing hashed file, without a page and not to be kept', async () => {
    const { status, headers, body } = await nginx.get('/assets/gone.js')
    expect(status).toBe(404)
    expect(String(body)).not.toContain('leads home')
    expect(headers['cache-control']).toBe('no-cache')
  })

  it('compresses', async () => {
    const { headers, body } = await nginx.get('/assets/clock-12345678.js', { 'Accept-Encoding': 'gzip' })
    expect(headers['content-encoding']).toBe('gzip')
    expect(headers.vary).toBe('Accept-Encoding')
    expect(String(gunzipSync(body!))).toBe(SCRIPT)
  })

  it('serves a clock’s page under its address, without a detour', async () => {
    expect(await nginx.get('/25-04-13')).toMatchObject({ status: 200, body: Buffer.from('a clock') })
  })

  it('says what the manifest is', async () => {
    const { headers } = await nginx.get('/manifest.webmanifest')
    expect(headers['content-type']).toMatch(/^application\/manifest\+json/)
  })
})

if (BASE !== '/')
  describe('nginx, with a site below a path', () => {
    it('leads from the root of the host to it', async () => {
      const { status, headers } = await askNginx('/')
      expect(status).toBe(302)
      expect(new URL(String(headers.location), 'http://localhost').pathname).toBe(BASE)
    })

    it.each(['/about', '/404.html', '/assets/clock-12345678.js'])('has nothing at %s', async (address) => {
      const { status, body } = await askNginx(address)
      expect(status).toBe(404)
      expect(String(body)).not.toContain('leads home')
    })
  })
