import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { KeptFiles } from './kept-files.ts'
import { APP_SHELL } from './site-files.ts'

const ADDRESS = 'http://localhost'
const OPENED = '/opened-clocks.json'
/** All clocks, oldest first; the last is today's. Each has two files of a thousand bytes, one of them its own name. */
const DATES = ['25-04-01', '25-04-02', '25-04-03', '25-05-01', '25-05-02']
const filesOf = (date: string) => [`/assets/${date}.js`, `/assets/${date}.webp`]
const sizesOf = (date: string) => Object.fromEntries(filesOf(date).map((address) => [address, 1000]))
const MONTHS = ['25-04', '25-05']
const listOf = (month: string) => `/assets/clock-files-${month}.json`

/** What the server has. */
let served: Map<string, string>
/** What browsers would say of all caches together. */
let quotaBytes: number
let stored: Map<string, Map<string, string>>
/** Called before anything is let go. */
let beforeDeletion: (address: string) => void
let beforeAnswer: (address: string) => Promise<void>
/** Answers in place of the server, where it does. */
let intercepted: (address: string, cache: RequestCache | undefined) => Response | undefined

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  json: 'application/json',
  html: 'text/html; charset=utf-8',
  webp: 'image/webp',
}
const typed = (address: string) => ({
  'Content-Type': TYPES[address.split('.').at(-1) ?? ''] ?? 'text/plain',
})

const pathOf = (asked: Request | string) =>
  new URL(typeof asked === 'string' ? asked : asked.url, ADDRESS).pathname
const used = () =>
  [...stored.values()].flatMap((cache) => [...cache.values()]).reduce((sum, { length }) => sum + length, 0)

function openCache(name: string) {
  const cache = stored.get(name) ?? new Map<string, string>()
  stored.set(name, cache)
  return {
    async match(asked: Request | string) {
      const text = cache.get(pathOf(asked))
      return text === undefined ? undefined : new Response(text, { headers: typed(pathOf(asked)) })
    },
    async put(asked: Request | string, response: Response) {
      const text = await response.text()
      const more = text.length - (cache.get(pathOf(asked))?.length ?? 0)
      if (used() + more > quotaBytes) throw new DOMException('No room', 'QuotaExceededError')
      cache.set(pathOf(asked), text)
    },
    async keys() {
      return [...cache.keys()].map((path) => new Request(ADDRESS + path))
    },
    async delete(asked: Request | string) {
      beforeDeletion(pathOf(asked))
      return cache.delete(pathOf(asked))
    },
  }
}

const noted = (): string[] => JSON.parse(stored.get('records')?.get(OPENED) ?? '[]')
const isThere = (address: string) => stored.get('files')?.has(address) ?? false
/** Of the clocks that are noted, the files that are not there. */
const missing = () => noted().flatMap((date) => filesOf(date).filter((file) => !isThere(file)))

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2025-12-24T12:00:00') })
  served = new Map(DATES.flatMap(filesOf).map((address) => [address, 'x'.repeat(1000)]))
  for (const month of MONTHS) {
    const clocks = DATES.filter((date) => date.startsWith(month))
    const list = Object.fromEntries(clocks.map((date) => [date, sizesOf(date)]))
    served.set(listOf(month), JSON.stringify(list))
  }
  quotaBytes = 1_000_000
  stored = new Map()
  beforeDeletion = () => {}
  beforeAnswer = async () => {}
  intercepted = () => undefined
  vi.stubGlobal('caches', {
    open: async (name: string) => openCache(name),
    keys: async () => [...stored.keys()],
  })
  let turn: Promise<unknown> = Promise.resolve()
  const locks = {
    /** As all workers of a site have it in common. */
    request(_: string, step: () => Promise<void>) {
      const result = turn.then(step)
      turn = result.catch(() => {})
      return result
    },
  }
  vi.stubGlobal('navigator', { locks, storage: { estimate: async () => ({ usage: used() }) } })
  vi.stubGlobal('location', new URL(ADDRESS))
  vi.stubGlobal('fetch', async (asked: string, how?: RequestInit) => {
    await beforeAnswer(asked)
    const other = intercepted(asked, how?.cache)
    if (other) return other
    const text = served.get(asked)
    return new Response(text, { status: text === undefined ? 404 : 200, headers: typed(asked) })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const keptFiles = (build = 'one', shell: readonly string[] = []) =>
  new KeptFiles({
    build,
    shell: Object.fromEntries(shell.map((address) => [address, served.get(address)?.length ?? 0])),
    fallback: APP_SHELL,
    dates: DATES,
    clockLists: Object.fromEntries(
      MONTHS.map((month) => {
        const address = listOf(month)
        return [month, { address, bytes: served.get(address)?.length ?? 0 }]
      }),
    ),
  })

describe('a clock that was opened', () => {
  it('is noted when all its files are there, and not before', async () => {
    const notedMeanwhile: string[][] = []
    beforeAnswer = async () => void notedMeanwhile.push(noted())
    const kept = keptFiles()
    await kept.keep('25-04-01')
    await kept.keep('25-04-02')
    expect(notedMeanwhile).toEqual([[], [], [], ['25-04-01'], ['25-04-01']]) // a list, and two files of each
    expect(noted()).toEqual(['25-04-01', '25-04-02'])
    expect(missing()).toEqual([])
  })

  it('is not noted when there is no network to bring its files; one that was stays noted', async () => {
    const kept = keptFiles()
    await kept.keep('25-04-01')
    await kept.keep('25-04-02')
    beforeAnswer = async () => Promise.reject(new TypeError('Failed to fetch'))
    await expect(kept.keep('25-04-03')).rejects.toThrow('Failed to fetch')
    await kept.keep('25-04-01')
    expect(noted()).toEqual(['25-04-02', '25-04-01'])
  })
})

describe('where there is no more room', () => {
  it('those opened first go, as many as need be, each off the list before its files', async () => {
    const namedAndGone: string[] = []
    beforeDeletion = (address) => {
      if (noted().some((date) => filesOf(date).includes(address))) namedAndGone.push(address)
    }
    const kept = keptFiles()
    quotaBytes = 2 * 2000 + 1000
    for (const date of DATES.slice(0, 4)) {
      const done = kept.keep(date)
      await vi.runAllTimersAsync()
      await done
      expect(missing()).toEqual([])
    }
    expect(noted()).toEqual(['25-04-03', '25-05-01'])
    expect(isThere('/assets/25-04-02.js')).toBe(false)
    expect(namedAndGone).toEqual([])
  })

  it('a clock is kept whose month’s list finds none', async () => {
    const kept = keptFiles()
    await kept.keep('25-04-01')
    await kept.keep('25-04-02')
    quotaBytes = used() + 10
    const done = kept.keep('25-05-01')
    await vi.runAllTimersAsync()
    await done
    expect(noted()).toEqual(['25-04-02', '25-05-01'])
    expect(missing()).toEqual([])
  })

  it('nothing is noted where not even one clock finds any', async () => {
    const kept = keptFiles()
    quotaBytes = 1900
    const done = kept.keep('25-04-01')
    await vi.runAllTimersAsync()
    await done
    expect(noted()).toEqual([])
  })
})

describe('two builds, one of which takes over from the other,', () => {
  const SHELLS = {
    one: ['/assets/root-1.js', '/assets/home-1.js'],
    two: ['/assets/root-2.js', '/assets/home-2.js'],
  }
  const yes = () => true

  /** The server has the files of a build, and no other's. */
  function deploy(build: 'one' | 'two') {
    for (const address of Object.values(SHELLS).flat()) served.delete(address)
    for (const address of SHELLS[build]) served.set(address, build)
    served.set(APP_SHELL, SHELLS[build].map((address) => `<script src="${address}">`).join())
  }
  const isWhole = (build: 'one' | 'two') => SHELLS[build].every(isThere)

  it('have both their files while the old one cleans and the new one comes', async () => {
    deploy('one')
    const old = keptFiles('one', SHELLS.one)
    await old.install()
    deploy('two')
    const next = keptFiles('two', SHELLS.two)
    // The new worker is not there yet when the old one looks, and has begun when it cleans.
    await Promise.all([old.clean(yes), next.install()])
    expect([isWhole('one'), isWhole('two')]).toEqual([true, true])
  })

  it('the old one lets nothing go once the new one is on its way', async () => {
    deploy('one')
    const old = keptFiles('one', SHELLS.one)
    await old.install()
    deploy('two')
    await keptFiles('two', SHELLS.two).install()
    await old.clean(() => false)
    expect(isWhole('two')).toBe(true)
  })

  it('the new one lets the files of the old one go, and gets back what has gone of its own', async () => {
    deploy('two')
    const next = keptFiles('two', SHELLS.two)
    await next.install()
    stored.get('files')?.set('/assets/root-1.js', 'one')
    await next.clean(yes)
    expect(isThere('/assets/root-1.js')).toBe(false)
    stored.get('files')?.delete('/assets/home-2.js')
    await next.complete()
    expect(isWhole('two')).toBe(true)
  })
})

describe('what is not what was asked for', () => {
  const SHELL = ['/assets/root-1.js', '/assets/home-1.js']
  const login = () => new Response('<h1>Log in</h1>', { headers: { 'Content-Type': 'text/html' } })
  const redirected = (text: string, type: string) => {
    const answer = new Response(text, { headers: { 'Content-Type': type } })
    return Object.defineProperties(answer, { redirected: { value: true } })
  }
  const isScript = (address: string) => address.endsWith('.js')

  beforeEach(() => {
    for (const address of SHELL) served.set(address, 'the script')
    served.set(APP_SHELL, `<script src="${SHELL[0]}">`)
  })

  it.each([
    ['a page in place of a script', login],
    ['a script that something else sent on to', () => redirected('the script', 'text/javascript')],
    ['half of a script', () => new Response('the s', { headers: { 'Content-Type': 'text/javascript' } })],
  ])('is not kept: %s', async (_, answer) => {
    intercepted = (address) => (isScript(address) ? answer() : undefined)
    const kept = keptFiles('one', SHELL)
    await expect(kept.install()).rejects.toThrow(/^\/assets\/\w+-1\.js did not come as it was built\.$/)
    expect(SHELL.filter(isThere)).toEqual([])
    intercepted = () => undefined
    await kept.install()
    expect(SHELL.filter(isThere)).toEqual(SHELL)
  })

  it('is asked for past what the browser has kept', async () => {
    intercepted = (address, cache) => (isScript(address) && cache !== 'reload' ? login() : undefined)
    await keptFiles('one', SHELL).install()
    expect(SHELL.map((address) => stored.get('files')?.get(address))).toEqual(['the script', 'the script'])
  })

  it('goes once it is noticed: another length, or a page from before that was taken for a page of this site', async () => {
    const kept = keptFiles('one', SHELL)
    await kept.install()
    await kept.keep('25-04-01')
    stored.get('files')?.set(SHELL[1] ?? '', 'half')
    stored.get('files')?.set('/assets/25-04-01.js', '')
    await kept.complete()
    expect(stored.get('files')?.get(SHELL[1] ?? '')).toBe('the script')
    expect(stored.get('files')?.get('/assets/25-04-01.js')).toHaveLength(1000)
  })

  it('is no page to open any address with, whoever sent it', async () => {
    intercepted = (address) => (address === APP_SHELL ? login() : undefined)
    await expect(keptFiles('one', SHELL).install()).rejects.toThrow(
      '/app-shell.html is no page of this site.',
    )
  })

  it('a page that came under a shorter address is kept as an answer of its own', async () => {
    intercepted = (address) =>
      address === APP_SHELL ? redirected(`<script src="${SHELL[0]}">`, 'text/html') : undefined
    const kept = keptFiles('one', SHELL)
    await kept.install()
    expect((await kept.fallback())?.redirected).toBe(false)
  })
})
