/** Takes pictures of clocks at any time of day. The same exposure gives the same bytes. */

import { momentOf } from '@found-time/clock-runtime'
import { type Browser, chromium, type Page } from '@playwright/test'
import { systemChromium } from '../system/find-program.mjs'
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
    await page.waitForFunction(() => 'stillPage' in window)
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
      await page.evaluate((given) => window.stillPage.show(given), exposure)
      return page.screenshot({ animations: 'disabled', caret: 'hide' })
    },
    async close() {
      await browser.close()
      await server.close()
    },
  }
}
