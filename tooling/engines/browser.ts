/** The three engines, driven alike. */
import { existsSync } from 'node:fs'
import { systemChromium } from '@found-time/bootstrap/chromium'
import { findProgram } from '@found-time/bootstrap/install'
import puppeteer from 'puppeteer-core'
import { openWebKit } from './webkit.ts'

export const ENGINES = ['chromium', 'firefox', 'webkit'] as const
export type Engine = (typeof ENGINES)[number]

export interface EngineBrowser {
  /** Opens an address in a window whose page has that size, in CSS pixels. */
  open(address: string, size: { readonly width: number; readonly height: number }): Promise<void>
  /**
   * Runs a function in the page, with values that can be written as JSON, and waits for what it promises.
   * @throws {Error} With what the function throws.
   */
  evaluate<Given extends unknown[], T>(run: (...given: Given) => T | Promise<T>, ...given: Given): Promise<T>
  /** @returns A PNG of what the window shows. */
  screenshot(): Promise<Buffer>
  close(): Promise<void>
}

const INSTALL = 'apt-get install --no-install-recommends firefox-esr webkit2gtk-driver xvfb'

/** @throws {Error} When the machine does not have it, with the command that installs it. */
export async function openEngine(engine: Engine): Promise<EngineBrowser> {
  if (engine === 'webkit') return openWebKit(INSTALL)
  if (engine === 'chromium') return openPuppeteer('chrome', systemChromium(), ['--no-sandbox'])
  const firefox = findProgram('FIREFOX_PATH', ['firefox-esr', 'firefox'])
  return openPuppeteer('firefox', firefox, [])
}

async function openPuppeteer(
  browser: 'chrome' | 'firefox',
  executablePath: string | undefined,
  args: string[],
): Promise<EngineBrowser> {
  if (!executablePath || !existsSync(executablePath))
    throw new Error(`There is no ${browser} on this machine. On Debian: ${INSTALL}`)
  const opened = await puppeteer.launch({ browser, executablePath, args, headless: true })
  const page = await opened.newPage()
  return {
    async open(address, size) {
      await page.setViewport({ ...size, deviceScaleFactor: 1 })
      await page.goto(address)
    },
    evaluate: (run, ...given) => page.evaluate(run as never, ...given) as never,
    screenshot: async () => Buffer.from(await page.screenshot()),
    close: () => opened.close(),
  }
}
