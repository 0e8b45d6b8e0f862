/**
 * The site's files that this browser keeps, to be there without a network: the shell of each build that is still open,
 * every clock that was opened, and today's. All are in one cache: a file's name changes with what is in it, so two
 * builds never mean different things by one address, and what did not change need not be fetched again.
 */
import { localDate } from '@found-time/catalogue'
import { at, own } from '../app/shared/base.ts'
import { isRightAnswer } from './right-answer.ts'
import type { ClockLists, SiteFiles, Sizes } from './site-files.ts'

const FILES = own('files')
const RECORDS = own('records')
const LOCK = own('kept-files')
/** Where the dates of the clocks that were opened are noted once their files are there, the latest last. */
const OPENED = at('/opened-clocks.json')

/** What a page names of the shell; a dot in the base stands for any sign, which changes nothing here. */
const NAMED = new RegExp(`${at('/assets/')}[\\w.-]+\\.(?:json|js|css)`, 'g')

/** The clocks that were opened may take this much; then the one opened longest ago goes first. */
export const CEILING_BYTES = 40_000_000

/** How often, and how many milliseconds apart, is looked whether there is room again. */
const ROOM_TRIES = 20
const ROOM_TRY_MS = 50

/** A cache may hold what was asked for with other headers: a file has one content here. */
const MATCH = { ignoreVary: true } as const

export class KeptFiles {
  readonly #site: SiteFiles
  /** By month. */
  readonly #lists = new Map<string, Promise<ClockLists>>()
  /** Reading the length of all that is kept is much work: once is enough for as long as this worker lives. */
  #isMeasured = false

  constructor(site: SiteFiles) {
    this.#site = site
  }

  /** A kept file, whichever build it is of. What was kept in its place is thrown away. */
  async match(request: Request | string): Promise<Response | undefined> {
    const files = await caches.open(FILES)
    const found = await files.match(request, MATCH)
    if (!found || isRightAnswer(typeof request === 'string' ? request : request.url, found)) return found
    await files.delete(request, MATCH)
    return undefined
  }

  fallback(): Promise<Response | undefined> {
    return this.match(this.#fallbackKey)
  }

  /**
   * Fetches what this build needs and the cache has not: the shell, and this build's files of the clocks that were
   * opened, so that they stay there without a network.
   * @throws When anything of the shell, or the network, is missing: then the build before stays in charge, complete.
   */
  install(): Promise<void> {
    return this.#inTurn(async () => {
      await this.#fetchMissing(this.#site.shell)
      await this.#fetchFallback()
      await this.#fetchOpened()
    })
  }

  /**
   * Fetches what is missing: of the clocks that were opened, for one may have been opened while this build came, and of
   * the shell, should anything have gone or be of another length than it was built.
   */
  async complete(): Promise<void> {
    if (!this.#isMeasured) await this.#inTurn(() => this.#dropDamaged())
    this.#isMeasured = true
    await this.install()
  }

  /** Keeps a clock from now on. Where there is no room for it, those opened longest ago go. */
  keep(date: string): Promise<void> {
    return this.#inTurn(async () => {
      const noted = await this.#opened()
      const opened = [...noted.filter((other) => other !== date), date]
      const lists = await this.#listsOf(opened)
      while (opened.length > 1 && bytesOf(lists, opened) > CEILING_BYTES) opened.shift()
      while (!(await hadRoomFor(() => this.#keep(opened, date)))) {
        if (opened.shift() === undefined) return
        const full = await usedBytes()
        // A browser may end this worker at any moment: a clock whose files go is off the list before.
        await hadRoomFor(() => this.#note(opened.filter((other) => noted.includes(other))))
        await this.#drop(await this.#needed(opened))
        await becomesLessThan(full)
      }
    })
  }

  /** Keeps the clocks of this day and the next, as far as there is room: tomorrow there may be no network. */
  keepToday(): Promise<void> {
    return this.#inTurn(async () => {
      for (const date of this.#days()) await hadRoomFor(() => this.#fetchClock(date))
    })
  }

  /**
   * Lets go what this build does not need. Only while no page of another build is open.
   * @param isLatest - Whether no other build is being put aside, or in charge already: its files are not this one's to
   * judge.
   */
  clean(isLatest: () => boolean): Promise<void> {
    return this.#inTurn(async () => {
      if (!isLatest()) return
      await this.#drop(await this.#needed(await this.#opened()))
      const ours = [FILES, RECORDS, ...RUNTIME_CACHES]
      for (const name of await caches.keys())
        if (name.startsWith(own('')) && !ours.includes(name)) await caches.delete(name)
    })
  }

  /**
   * What is kept changes one step after the other, so that none undoes another's: also those of the worker of another
   * build, which has the same cache.
   */
  async #inTurn(step: () => Promise<void>): Promise<void> {
    await navigator.locks.request(LOCK, step)
  }

  get #fallbackKey() {
    return `${this.#site.fallback}?build=${this.#site.build}`
  }

  /** What the clocks of these days need. Their months' lists are fetched where they are not there, and stay. */
  async #listsOf(dates: readonly string[]): Promise<ClockLists> {
    const months = [...new Set(dates.map(monthOf))]
    return Object.assign({}, ...(await Promise.all(months.map((month) => this.#listOf(month)))))
  }

  #listOf(month: string): Promise<ClockLists> {
    const listed = this.#site.clockLists[month]
    if (!listed) return Promise.resolve({})
    const known = this.#lists.get(month)
    if (known) return known
    const { address, bytes } = listed
    const list = hadRoomFor(() => this.#fetchMissing({ [address]: bytes }))
      .then(async () => (await this.match(address)) ?? fetch(address)) // it says what can go where there is no room
      .then((response) => response.json())
    this.#lists.set(month, list)
    list.catch(() => this.#lists.delete(month))
    return list
  }

  /** Today's clock and tomorrow's, as `/today` chooses: the day's, else the latest. */
  #days(): string[] {
    const { dates } = this.#site
    const now = new Date()
    const tomorrow = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1)
    const days = [localDate(now), localDate(tomorrow)]
    const chosen = days.map((day) => (dates.includes(day) ? day : dates.at(-1)))
    return [...new Set(chosen)].filter((date) => date !== undefined)
  }

  /**
   * Every address this build needs offline.
   * @param opened - Dates of the clocks that are kept.
   */
  async #needed(opened: readonly string[]): Promise<Set<string>> {
    const dates = [...opened, ...this.#days()]
    const lists = await this.#listsOf(dates)
    return new Set([
      ...Object.keys(this.#site.shell),
      ...dates.map((date) => this.#site.clockLists[monthOf(date)]?.address ?? ''),
      this.#fallbackKey,
      ...dates.flatMap((date) => Object.keys(lists[date] ?? {})),
    ])
  }

  async #drop(needed: ReadonlySet<string>): Promise<void> {
    const files = await caches.open(FILES)
    for (const request of await files.keys()) {
      const { pathname, search } = new URL(request.url)
      if (!needed.has(pathname + search)) await files.delete(request)
    }
  }

  async #fetchOpened(): Promise<void> {
    for (const date of await this.#opened()) await this.#fetchClock(date)
  }

  async #fetchClock(date: string): Promise<void> {
    await this.#fetchMissing((await this.#listsOf([date]))[date] ?? {}, { complete: false })
  }

  /** @param complete - Whether a file that the server has not is an error. */
  async #fetchMissing(sizes: Sizes, { complete = true } = {}): Promise<void> {
    const files = await caches.open(FILES)
    await Promise.all(
      Object.entries(sizes).map(async ([address, bytes]) => {
        if (await this.match(address)) return
        // A wrong answer may be what the browser itself has kept.
        const response = (await fetchRight(address, bytes)) ?? (await fetchRight(address, bytes, ANEW))
        if (response) await files.put(address, response)
        else if (complete) throw new Error(`${address} did not come as it was built.`)
      }),
    )
  }

  /** Lets go what is of the right name and of another length. */
  async #dropDamaged(): Promise<void> {
    const files = await caches.open(FILES)
    const opened = await this.#opened()
    const lists = await this.#listsOf(opened)
    const sizes: Sizes = Object.assign({}, this.#site.shell, ...opened.map((date) => lists[date] ?? {}))
    for (const [address, bytes] of Object.entries(sizes)) {
      const found = await files.match(address, MATCH)
      if (found && (await found.blob()).size !== bytes) await files.delete(address, MATCH)
    }
  }

  async #fetchFallback(): Promise<void> {
    const files = await caches.open(FILES)
    if (await files.match(this.#fallbackKey, MATCH)) return
    const response = await fetch(this.#site.fallback, { cache: 'no-cache' })
    if (!response.ok) throw new Error(`${this.#site.fallback} answered ${response.status}.`)
    const page = await response.text()
    const named = page.match(NAMED) ?? []
    if (named.length === 0) throw new Error(`${this.#site.fallback} is no page of this site.`)
    // Between the two another build may have been put there: its page would not find its scripts here.
    const foreign = named.find((address) => !Object.hasOwn(this.#site.shell, address))
    if (foreign) throw new Error(`${this.#site.fallback} is of another build: it names ${foreign}.`)
    await files.put(this.#fallbackKey, asPage(page, response))
  }

  async #opened(): Promise<string[]> {
    const noted = await (await caches.open(RECORDS)).match(OPENED)
    return noted ? noted.json() : []
  }

  async #keep(opened: readonly string[], date: string): Promise<void> {
    if (opened.includes(date)) await this.#fetchClock(date)
    await this.#note(opened)
  }

  async #note(opened: readonly string[]): Promise<void> {
    await (await caches.open(RECORDS)).put(OPENED, Response.json(opened))
  }
}

/** What is kept besides, by the strategies of `worker.ts`. */
export const RUNTIME_CACHES = [own('pictures'), own('data')]

/** @param date - `yy-mm-dd`. */
const monthOf = (date: string) => date.slice(0, 5)

const bytesOf = (lists: ClockLists, dates: readonly string[]) =>
  dates.flatMap((date) => Object.values(lists[date] ?? {})).reduce((sum, bytes) => sum + bytes, 0)

/** From the server, whatever the browser has kept. */
const ANEW = { cache: 'reload' } as const

/** @returns Nothing where something else came. */
async function fetchRight(address: string, bytes: number, how?: RequestInit): Promise<Response | undefined> {
  const answer = await fetch(address, how)
  if (!isRightAnswer(address, answer)) {
    await answer.body?.cancel() // half a dozen answers that nobody reads, and a browser asks for nothing more
    return undefined
  }
  return (await answer.clone().blob()).size === bytes ? answer : undefined
}

/**
 * A page as an answer of its own. Hosts that leave `.html` out of addresses send on what asks with it, and browsers
 * refuse to open a page with an answer that was sent on.
 */
function asPage(page: string, { headers }: Response): Response {
  const kept = new Headers(headers)
  for (const name of ['Content-Encoding', 'Content-Length']) kept.delete(name)
  return new Response(page, { headers: kept })
}

const usedBytes = async () => (await navigator.storage.estimate()).usage ?? 0

/** Browsers give room back some time after a file was let go: to try at once would let go of the next for nothing. */
async function becomesLessThan(bytes: number): Promise<void> {
  for (let tries = 0; tries < ROOM_TRIES && (await usedBytes()) >= bytes; tries++) {
    await new Promise((resolve) => setTimeout(resolve, ROOM_TRY_MS))
  }
}

/** @returns False when the browser granted no more room; what came until then stays. */
async function hadRoomFor(step: () => Promise<void>): Promise<boolean> {
  try {
    await step()
  } catch (error) {
    if (error instanceof DOMException && error.name === 'QuotaExceededError') return false
    throw error
  }
  return true
}
