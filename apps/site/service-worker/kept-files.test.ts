import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { KeptFiles } from './kept-files.ts'

const ADDRESS = 'http://localhost'
const OPENED = '/opened-clocks.json'
/** All clocks, oldest first; the last is today's. Each has two files of a thousand bytes, one of them its own name. */
const DATES = ['25-04-01', '25-04-02', '25-04-03', '25-05-01', '25-05-02']
const filesOf = (date: string) => [`/assets/${date}.js`, `/assets/${date}.webp`]
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
      return text === undefined ? undefined : new Response(text)
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
    const list = Object.fromEntries(clocks.map((date) => [date, { files: filesOf(date), bytes: 2000 }]))
    served.set(listOf(month), JSON.stringify(list))
  }
  quotaBytes = 1_000_000
  stored = new Map()
  beforeDeletion = () => {}
  beforeAnswer = async () => {}
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
  vi.stubGlobal('fetch', async (asked: string) => {
    await beforeAnswer(asked)
    const text = served.get(asked)
    return new Response(text, { status: text === undefined ? 404 : 200 })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const keptFiles = (build = 'one', shell: readonly string[] = []) =>
  new KeptFiles({
    build,
    shell: [...shell],
    fallback: '/__spa-fallback.html',
    dates: DATES,
    clockLists: Object.fromEntries(MONTHS.map((month) => [month, listOf(month)])),
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
    served.set('/__spa-fallback.html', SHELLS[build].map((address) => `<script src="${address}">`).join())
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
