import { afterEach, describe, expect, it, vi } from 'vitest'

/** As a build is told. */
async function withBase(base: string | undefined) {
  vi.stubEnv('SITE_BASE', base)
  vi.resetModules()
  return { ...(await import('./base.ts')), ...(await import('./clock-path.ts')) }
}
afterEach(() => vi.unstubAllEnvs())

describe('a site that has its host for itself', () => {
  it.each([undefined, '', '/'])('stands at the root (SITE_BASE: %j)', async (base) => {
    const { BASE, at, below, own } = await withBase(base)
    expect(BASE).toBe('/')
    expect(at('/about')).toBe('/about')
    expect(at('/')).toBe('/')
    expect(below('/about')).toBe('about')
    expect(own('files')).toBe('files')
  })
})

describe('a site below a path', () => {
  it('has it before all its addresses', async () => {
    const { at, pageOf } = await withBase('/found-time/')
    expect(at('/')).toBe('/found-time/')
    expect(at('/contact#letter')).toBe('/found-time/contact#letter')
    expect(pageOf({ path: '25-04-13' })).toBe('/found-time/25-04-13')
  })

  it('knows what is its own, and what is its neighbours’', async () => {
    const { below, own } = await withBase('/found-time/')
    expect(below('/found-time/')).toBe('')
    expect(below('/found-time/25-04-13')).toBe('25-04-13')
    expect(below('/found-time')).toBeUndefined()
    expect(below('/found-time-2/about')).toBeUndefined()
    expect(own('files')).toBe('found-time/files')
  })

  it('has clocks there, and nowhere else', async () => {
    const { clockOf, dateOf } = await withBase('/a/b.c/')
    expect(clockOf('/a/b.c/today/')).toBe('today')
    expect(dateOf('/a/b.c/25-04-13')).toBe('25-04-13')
    for (const pathname of ['/today', '/25-04-13', '/a/b-c/today', '/a/b.c/x/today'])
      expect(clockOf(pathname)).toBeUndefined()
  })
})

it.each([
  'found-time',
  '/found-time',
  'found-time/',
  '//',
  '/a//b/',
  '/../',
  '/a/../',
  '/./',
  '/found time/',
  '/a%20b/',
  '/a?b/',
  'https://site.example/found-time/',
  'C:/Program Files/Git/found-time/',
])('refuses the base %j', async (base) => {
  await expect(withBase(base)).rejects.toThrow(`SITE_BASE: "${base}" is no path of a site`)
})
