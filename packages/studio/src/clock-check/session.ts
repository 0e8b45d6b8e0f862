/** One clock in one page of a browser: mounting, stepping, pictures, and what was heard meanwhile. */
import { momentOf } from '@found-time/clock-runtime'
import type { CDPSession, Page } from '@playwright/test'
import { type ClockFolder, dayOf } from '../screenshots/index.ts'
import type { ModuleFacts, Setting } from './page/main.tsx'
import { type Area, crop, decode, type Picture } from './pictures.ts'
import type { Posters } from './posters.ts'
import type { Tier } from './tier.ts'

export type Placed = Omit<Setting, 'id' | 'epochMs' | 'mode' | keyof Area> & {
  /** `stage` unless told. */
  readonly id?: string
  /** A wall-clock time in the zone, as `10:08:42`, or milliseconds since 1970-01-01T00:00Z. */
  readonly at: string | number
  /** `yyyy-mm-dd`; the clock's own unless told. */
  readonly day?: string
  readonly mode?: Setting['mode']
  readonly area?: Area
}

/** Large enough for what clocks say in small. */
export const CELL = { width: 320, height: 200 }
const COLUMNS = 4
/** Stills on a page at once: one row. More cost more to mount than they save, and WebGL contexts are few. */
const CELLS = 4

export const area = (width: number, height: number, left = 0, top = 0): Area => ({ left, top, width, height })

/** Where the cells of a page are, four in a row. */
export const cellAt = (index: number): Area =>
  area(CELL.width, CELL.height, (index % COLUMNS) * CELL.width, Math.floor(index / COLUMNS) * CELL.height)

export interface Session {
  /** Of the kit's page. */
  readonly address: string
  readonly clock: ClockFolder
  readonly tier: Tier
  /** `yyyy-mm-dd`. */
  readonly day: string
  readonly page: Page
  readonly cdp: CDPSession
  /** Paths of the files in its own folder that were asked for, and whole addresses of everything else. */
  readonly requested: Set<string>
  readonly console: string[]
  /** What the page held before the clock came. */
  readonly heldAtFirst: Readonly<Record<string, number>>
  /** What another clock looks like. */
  readonly posters: Posters
  /** Figures for whoever works on the clock, a line each: they are no verdict. */
  readonly told: string[]
  tell(line: string): void
  moment(at: string, zone?: string, day?: string): number
  facts(): Promise<ModuleFacts>
  /** Where a place of a script, as it was served, stands in its source: "clock.tsx, line 12". */
  sourceOf(place: Place): Promise<string | undefined>
  /** Mounts the clock where it is not mounted yet, sets it anew where it is; resolves when it is complete. */
  mount(...placed: readonly Placed[]): Promise<void>
  /** All boxes unless told. */
  unmount(...ids: readonly string[]): Promise<void>
  /** Steps simulated time; 20 frames a second unless told. */
  run(ms: number, frameMs?: number): Promise<void>
  /** Transitions as they are a second later. */
  settle(): Promise<void>
  /** @param zoom - Pixels of the picture to a CSS pixel; `1` unless told, whatever the page's ratio is. */
  shoot(part?: Area, zoom?: number): Promise<Picture>
  /** A picture of one box after a fresh mount. */
  fresh(placed: Placed): Promise<Picture>
  /** Stills in cells, four on a page. */
  stills(placed: readonly Omit<Placed, 'area'>[]): Promise<Picture[]>
  /** Gives the page a size of its own, and a pixel ratio; otherwise it is as large as the boxes on it. */
  resize(width: number, height: number, ratio?: number): Promise<void>
  /** Lets the page be as large as its boxes again. */
  fit(): void
  close(): Promise<void>
}

/** Until boxes come. Small pages are painted much faster. */
const VIEWPORT = { width: 640, height: 400 }

export async function openPage(page: Page, address: string, size = VIEWPORT): Promise<void> {
  await page.setViewportSize(size)
  // The server makes its modules on the first visit; the machine may be busy.
  await page.goto(address, { timeout: 300_000 })
  await page.waitForFunction(() => 'kit' in window, undefined, { timeout: 300_000 })
}

/** Lines and columns count from 1. */
export interface Place {
  readonly url: string
  readonly line: number
  readonly column: number
}

export interface Given {
  readonly address: string
  readonly clock: ClockFolder
  readonly tier: Tier
  readonly posters: Posters
  readonly sourceOf: Session['sourceOf']
}

/** Opens the kit's page on a clock. */
export async function openSession(
  page: Page,
  { address, clock, tier, posters, sourceOf }: Given,
): Promise<Session> {
  await page.goto('about:blank')
  page.removeAllListeners()
  const cdp = await page.context().newCDPSession(page)
  const day = dayOf(clock)
  const requested = new Set<string>()
  const console: string[] = []
  const told: string[] = []

  const own = `/@fs${clock.folder}/`
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname.startsWith(own)) requested.add(url.pathname.slice(own.length))
    else if (url.origin !== new URL(address).origin) requested.add(request.url())
    else if (!['document', 'script'].includes(request.resourceType())) requested.add(request.url())
  })
  page.on('console', (message) => {
    const from = message.location().url
    // The development server's greeting, React's advertisement for its tools, the software renderer's own remarks.
    if (from.includes('/@vite/client') || message.text().includes('React DevTools')) return
    if (message.text().startsWith('[.WebGL')) return
    console.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => console.push(`uncaught: ${error.message}`))
  await openPage(page, address)
  const heldAtFirst = await page.evaluate(() => window.kit.fakeClock.held())

  const moment: Session['moment'] = (at, zone = 'UTC', on = day) => momentOf(at, on, zone)
  const boxes = new Map<string, Area>()
  let fitted = true
  let size = ''
  let ratio = 1
  const setSize = async (width: number, height: number, deviceScaleFactor: number) => {
    const wanted = `${width}×${height}×${deviceScaleFactor}`
    if (wanted === size) return
    size = wanted
    ratio = deviceScaleFactor
    await cdp.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor, mobile: false })
    await page.evaluate(() => window.kit.fakeClock.painted())
  }
  const fitBoxes = async () => {
    if (!fitted) return
    const far = (side: (box: Area) => number) => Math.max(1, ...[...boxes.values()].map(side))
    await setSize(
      far(({ left, width }) => left + width),
      far(({ top, height }) => top + height),
      1,
    )
  }
  const session: Session = {
    address,
    clock,
    tier,
    day,
    page,
    cdp,
    requested,
    console,
    heldAtFirst,
    posters,
    told,
    tell: (line) => void told.push(line),
    moment,
    facts: () => page.evaluate((name) => window.kit.facts(name), clock.name),
    sourceOf,
    async mount(...placed) {
      const settings = placed.map(
        ({ id = 'stage', at, day, mode = 'still', area: where = area(640, 400), ...rest }): Setting => ({
          id,
          mode,
          epochMs: typeof at === 'number' ? at : moment(at, rest.timeZone, day),
          ...where,
          ...rest,
        }),
      )
      for (const { id, left, top, width, height } of settings) boxes.set(id, { left, top, width, height })
      await fitBoxes()
      await page.evaluate(([name, given]) => window.kit.mount(name, given), [clock.name, settings] as const)
    },
    async unmount(...ids) {
      for (const id of ids.length > 0 ? ids : [...boxes.keys()]) boxes.delete(id)
      await page.evaluate((given) => window.kit.unmount(given), ids.length > 0 ? ids : undefined)
    },
    run: (ms, frameMs = 50) =>
      page.evaluate(([given, every]) => window.kit.run(given, every), [ms, frameMs] as const),
    settle: () => page.evaluate(() => window.kit.settle()),
    async shoot(part = area(640, 400), zoom = 1) {
      const { left: x, top: y, width, height } = part
      const { data } = await cdp.send('Page.captureScreenshot', {
        format: 'png',
        clip: { x, y, width, height, scale: zoom / ratio },
        optimizeForSpeed: true,
      })
      return decode(Buffer.from(data, 'base64'))
    },
    async fresh(placed) {
      await session.unmount()
      await session.mount(placed)
      await session.settle()
      return session.shoot(placed.area)
    },
    async stills(placed) {
      const pictures: Picture[] = []
      for (let start = 0; start < placed.length; start += CELLS) {
        const some = placed.slice(start, start + CELLS)
        await session.mount(...some.map((one, cell) => ({ ...one, id: `cell-${cell}`, area: cellAt(cell) })))
        const rows = Math.ceil(some.length / COLUMNS)
        const sheet = await session.shoot(area(COLUMNS * CELL.width, rows * CELL.height))
        pictures.push(...some.map((_, cell) => crop(sheet, cellAt(cell))))
      }
      return pictures
    },
    async resize(width, height, deviceScaleFactor = 1) {
      fitted = false
      await setSize(width, height, deviceScaleFactor)
    },
    fit() {
      fitted = true
    },
    close: () => cdp.detach(), // and with it the page's size, ratio and zone
  }
  return session
}
