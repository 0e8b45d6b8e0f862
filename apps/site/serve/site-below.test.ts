/** Our own server, with a site below a path. */
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'

let client: string
let server: Server

beforeAll(async () => {
  vi.stubEnv('SITE_BASE', '/found-time/')
  const { siteListener } = await import('./site.ts')
  client = await mkdtemp(path.join(tmpdir(), 'site-'))
  for (const folder of ['assets', 'about', '25-04-13']) await mkdir(path.join(client, folder))
  for (const name of ['index.html', 'about/index.html', '25-04-13/index.html', '404.html', 'assets/a.js'])
    await writeFile(path.join(client, name), name)
  server = createServer(siteListener(client)).listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(async () => {
  vi.unstubAllEnvs()
  server.close()
  await rm(client, { recursive: true })
})

const ask = (address: string) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${address}`, { redirect: 'manual' })

it.each(['/', '/found-time'])('leads from %s to it', async (address) => {
  const { status, headers } = await ask(address)
  expect([status, headers.get('location')]).toEqual([302, '/found-time/'])
})

it.each(['/about', '/assets/a.js', '/found-times/', '/404.html'])('has nothing at %s', async (address) => {
  const response = await ask(address)
  expect(response.status).toBe(404)
  expect(await response.text()).toBe('Not found\n')
})

it.each([
  ['/found-time/', 'index.html'],
  ['/found-time/about', 'about/index.html'],
  ['/found-time/about/', 'about/index.html'],
])('answers %s', async (address, text) => {
  const response = await ask(address)
  expect(response.status).toBe(200)
  expect(await response.text()).toBe(text)
})

it('lets browsers keep hashed files for ever, and other sites fetch them', async () => {
  const { headers } = await ask('/found-time/assets/a.js')
  expect(headers.get('cache-control')).toContain('immutable')
  expect(headers.get('access-control-allow-origin')).toBe('*')
})

it('lets others frame a clock alone, and nothing else', async () => {
  const policyOf = async (address: string) => (await ask(address)).headers.get('content-security-policy')
  expect(await policyOf('/found-time/25-04-13?ui=0')).toBe('frame-ancestors *')
  expect(await policyOf('/found-time/25-04-13')).toBe("frame-ancestors 'self'")
  expect(await policyOf('/found-time/about?ui=0')).toBe("frame-ancestors 'self'")
})

it('has a page for what is not there, and none for a missing file', async () => {
  expect(await (await ask('/found-time/nowhere')).text()).toBe('404.html')
  expect(await (await ask('/found-time/assets/gone.js')).text()).toBe('Not found\n')
})
