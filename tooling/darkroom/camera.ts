/** Takes pictures of clocks at any time of day. The same exposure gives the same bytes. */
import { systemChromium } from '@found-time/bootstrap/chromium'
import { timeAt } from '@found-time/clock-runtime'
import { type Browser, chromium, type Page } from '@playwright/test'
import type { ClockFolder } from './clocks.ts'
import type { Exposure } from './page/main.tsx'
import { serveClocks } from './server.ts'

export interface Still {
  readonly clock: string
  /** Wall-clock time in the zone: `10:08:42`, `10:08`, `10:08:42.250`. */
  readonly at: string
  /** Milliseconds after that, fractions dropped. */
  readonly laterMs?: number
  /** `yyyy-mm-dd`; the clock's own date unless told. */
  readonly day?: string
  /** IANA zone; `UTC` unless told. */
  readonly zone?: string
  /** CSS pixels. */
  readonly width: number
  readonly height: number
  /** Device pixels to a CSS pixel; `1` unless told. */
  readonly ratio?: number
  readonly hourCycle?: 12 | 24
  readonly motion?: 'full' | 'reduced'
}

const WALL_TIME = /^([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(?:\.(\d{1,3}))?)?$/

/**
 * When a zone's clocks show a time on a day. In the hour that daylight saving repeats, the first of the two.
 * @throws {RangeError} When the time or the day is malformed, or the zone skips that time that day.
 * @example momentOf('10:08:42', '2025-04-12', 'Asia/Kolkata') // 1744432722000
 */
export function momentOf(at: string, day: string, zone: string): number {
  const parts = WALL_TIME.exec(at)
  if (!parts) throw new RangeError(`"${at}" is not a time. Times look like 10:08, 10:08:42 or 10:08:42.250.`)
  const midnight = Date.parse(`${day}T00:00:00Z`)
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(midnight)) {
    throw new RangeError(`"${day}" is not a day. Days look like 2025-04-12.`)
  }
  const [hours = 0, minutes = 0, seconds = 0] = parts.slice(1, 4).map((part) => Number(part ?? 0))
  const wallMs =
    midnight + (hours * 3600 + minutes * 60 + seconds) * 1000 + Number((parts[4] ?? '').padEnd(3, '0'))
  // Offsets in use lie between −12 and +14 hours; both sides of a change are tried, the earlier moment first.
  const offsets = [-24, 24].map((hours) => {
    const near = wallMs + hours * 3_600_000
    return wallAt(near, zone) - near
  })
  const moments = offsets.map((offset) => wallMs - offset).sort((a, b) => a - b)
  const found = moments.find((moment) => wallAt(moment, zone) === wallMs)
  if (found === undefined) throw new RangeError(`${zone} skips ${at} on ${day}.`)
  return found
}

function wallAt(epochMs: number, zone: string): number {
  const { year, month, day, hour, minute, second, millisecond } = timeAt(epochMs, zone)
  return Date.UTC(year, month - 1, day, hour, minute, second, millisecond)
}

export interface Camera {
  /** @returns A PNG. */
  take(still: Still): Promise<Buffer>
  close(): Promise<void>
}

export function launchChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: systemChromium(),
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--force-color-profile=srgb',
      '--font-render-hinting=none',
    ],
  })
}

/** Opens a browser on the given clocks. Close it. */
export async function openCamera(folders: readonly ClockFolder[]): Promise<Camera> {
  const { server, address } = await serveClocks(folders)
  const browser = await launchChromium()
  const pages = new Map<number, Promise<Page>>()

  const open = async (ratio: number) => {
    const page = await browser.newPage({ deviceScaleFactor: ratio })
    await page.goto(address)
    await page.waitForFunction(() => 'darkroom' in window)
    return page
  }
  return {
    async take({
      clock,
      at,
      laterMs = 0,
      day = `20${clock}`,
      zone = 'UTC',
      width,
      height,
      ratio = 1,
      hourCycle = 24,
      motion = 'full',
    }) {
      const epochMs = momentOf(at, day, zone) + Math.floor(laterMs)
      const opening = pages.get(ratio) ?? open(ratio)
      pages.set(ratio, opening)
      const page = await opening
      await page.setViewportSize({ width, height })
      const exposure: Exposure = { clock, epochMs, timeZone: zone, hourCycle, motion, seed: clock }
      await page.evaluate((given) => window.darkroom.show(given), exposure)
      return page.screenshot({ animations: 'disabled', caret: 'hide' })
    },
    async close() {
      await browser.close()
      await server.close()
    },
  }
}
