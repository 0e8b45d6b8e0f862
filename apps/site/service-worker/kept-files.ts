/**
 * The site's files that this browser keeps, to be there without a network: the shell of each build that is still open,
 * every clock that was opened, and today's. All are in one cache: a file's name changes with what is in it, so two
 * builds never mean different things by one address, and what did not change need not be fetched again.
 */
import { localDate } from '@found-time/catalogue'
import type { ClockLists, SiteFiles } from './site-files.ts'

const FILES = 'files'
const RECORDS = 'records'
/** Where the dates of the clocks that were opened are noted, the latest last. */
const OPENED = '/opened-clocks.json'

/** The clocks that were opened may take this much; then the one opened longest ago goes first. */
export const CEILING_BYTES = 40_000_000

/** A cache may hold what was asked for with other headers: a file has one content here. */
const MATCH = { ignoreVary: true } as const

export class KeptFiles {
  readonly #site: SiteFiles
  #lists: Promise<ClockLists> | undefined
  /** What is kept changes one step after the other, so that none undoes another's. */
  #turn: Promise<unknown> = Promise.resolve()

  constructor(site: SiteFiles) {
    this.#site = site
  }

  /** A kept file, whichever build it is of. */
  async match(request: Request | string): Promise<Response | undefined> {
    return (await caches.open(FILES)).match(request, MATCH)
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
      const { shell, clockLists } = this.#site
      await this.#fetchMissing([...shell, clockLists])
      await this.#fetchFallback()
      await this.#fetchOpened()
    })
  }

  /** Fetches what is missing of the clocks that were opened: one may have been opened while this build came. */
  complete(): Promise<void> {
    return this.#inTurn(() => this.#fetchOpened())
  }

  /** Keeps a clock from now on. Where there is no room for it, those opened longest ago go. */
  keep(date: string): Promise<void> {
    return this.#inTurn(async () => {
      const lists = await this.#clockLists()
      const opened = [...(await this.#opened()).filter((other) => other !== date), date]
      while (opened.length > 1 && bytesOf(lists, opened) > CEILING_BYTES) opened.shift()
      await this.#note(opened)
      while (!(await this.#hasRoomFor(date)) && opened.length > 0) {
        opened.shift()
        await this.#note(opened)
        await this.#drop(await this.#needed())
      }
    })
  }

  /** Keeps the clock of the day, as far as there is room, until there is another. */
  keepToday(): Promise<void> {
    return this.#inTurn(async () => {
      const today = await this.#today()
      if (today) await this.#hasRoomFor(today)
    })
  }

  /** Lets go what this build does not need. Only while no page of another build is open. */
  clean(): Promise<void> {
    return this.#inTurn(async () => {
      await this.#drop(await this.#needed())
      const ours = [FILES, RECORDS, ...RUNTIME_CACHES]
      for (const name of await caches.keys()) if (!ours.includes(name)) await caches.delete(name)
    })
  }

  #inTurn<T>(step: () => Promise<T>): Promise<T> {
    const result = this.#turn.then(step)
    this.#turn = result.catch(() => {})
    return result
  }

  get #fallbackKey() {
    return `${this.#site.fallback}?build=${this.#site.build}`
  }

  #clockLists(): Promise<ClockLists> {
    this.#lists ??= this.match(this.#site.clockLists)
      .then((kept) => kept ?? fetch(this.#site.clockLists))
      .then((response) => response.json())
    this.#lists.catch(() => {
      this.#lists = undefined
    })
    return this.#lists
  }

  /** As `/today` chooses: the day's clock, else the latest. */
  async #today(): Promise<string | undefined> {
    const dates = Object.keys(await this.#clockLists())
    const today = localDate(new Date())
    return dates.includes(today) ? today : dates.at(-1)
  }

  /** Every address this build needs offline. */
  async #needed(): Promise<Set<string>> {
    const lists = await this.#clockLists()
    const today = await this.#today()
    const dates = [...(await this.#opened()), ...(today ? [today] : [])]
    return new Set([
      ...this.#site.shell,
      this.#site.clockLists,
      this.#fallbackKey,
      ...dates.flatMap((date) => lists[date]?.files ?? []),
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
    const files = (await this.#clockLists())[date]?.files ?? []
    await this.#fetchMissing(files, { complete: false })
  }

  /** @returns False when the browser grants no more room; what came of the clock until then is kept. */
  async #hasRoomFor(date: string): Promise<boolean> {
    try {
      await this.#fetchClock(date)
    } catch (error) {
      if (isQuotaError(error)) return false
      throw error
    }
    return true
  }

  /** @param complete - Whether a file that the server has not is an error. */
  async #fetchMissing(addresses: readonly string[], { complete = true } = {}): Promise<void> {
    const files = await caches.open(FILES)
    await Promise.all(
      addresses.map(async (address) => {
        if (await files.match(address, MATCH)) return
        const response = await fetch(address)
        if (response.ok) await files.put(address, response)
        else if (complete) throw new Error(`${address} answered ${response.status}.`)
      }),
    )
  }

  async #fetchFallback(): Promise<void> {
    const files = await caches.open(FILES)
    if (await files.match(this.#fallbackKey, MATCH)) return
    const response = await fetch(this.#site.fallback, { cache: 'no-cache' })
    if (!response.ok) throw new Error(`${this.#site.fallback} answered ${response.status}.`)
    const named = (await response.clone().text()).match(/\/assets\/[\w.-]+\.(?:js|css)/g) ?? []
    // Between the two another build may have been put there: its page would not find its scripts here.
    const foreign = named.find((address) => !this.#site.shell.includes(address))
    if (foreign) throw new Error(`${this.#site.fallback} is of another build: it names ${foreign}.`)
    await files.put(this.#fallbackKey, response)
  }

  async #opened(): Promise<string[]> {
    const noted = await (await caches.open(RECORDS)).match(OPENED)
    return noted ? noted.json() : []
  }

  async #note(opened: readonly string[]): Promise<void> {
    await (await caches.open(RECORDS)).put(OPENED, Response.json(opened))
  }
}

/** What is kept besides, by the strategies of `worker.ts`. */
export const RUNTIME_CACHES = ['pictures', 'data']

const bytesOf = (lists: ClockLists, dates: readonly string[]) =>
  dates.reduce((sum, date) => sum + (lists[date]?.bytes ?? 0), 0)

const isQuotaError = (error: unknown) => error instanceof DOMException && error.name === 'QuotaExceededError'
