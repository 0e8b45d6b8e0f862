/** The three engines, driven alike. */
import puppeteer, { type Browser, type KeyInput } from 'puppeteer-core'
import type { EngineBrowser } from './engine-browser.ts'
import { chromiumProgram, firefoxProgram } from './installed-browsers.ts'
import { openScreen } from './screen.ts'
import { openWebKit } from './webkit.ts'

export const ENGINES = ['chromium', 'firefox', 'webkit'] as const
export type Engine = (typeof ENGINES)[number]

/** @throws {Error} When the machine does not have it, with the command that installs it. */
export async function openEngine(engine: Engine): Promise<EngineBrowser> {
  if (engine === 'webkit') return openWebKit()
  if (engine === 'firefox') return openFirefox()
  const executablePath = chromiumProgram()
  return drive(await puppeteer.launch({ browser: 'chrome', executablePath, args: ['--no-sandbox'] }))
}

async function openFirefox(): Promise<EngineBrowser> {
  const executablePath = firefoxProgram()
  const screen = await openScreen()
  const opened = await puppeteer
    .launch({
      browser: 'firefox',
      executablePath,
      headless: false,
      defaultViewport: null,
      env: { ...process.env, ...screen.variables },
      // Without a graphics card it has no WebGL unless it is told to take what there is.
      extraPrefsFirefox: { 'webgl.force-enabled': true },
    })
    .catch((error: Error) => {
      screen.close()
      throw error
    })
  return drive(opened, () => screen.close())
}

async function drive(opened: Browser, after = () => {}): Promise<EngineBrowser> {
  const page = await opened.newPage()
  return {
    async open(address, size) {
      await page.setViewport({ ...size, deviceScaleFactor: 1 }).catch(unlessOfOrientation)
      await page.goto(address)
    },
    evaluate: (run, ...given) => page.evaluate(run as never, ...given) as never,
    press: (key) => page.keyboard.press(key as KeyInput),
    screenshot: async () => Buffer.from(await page.screenshot()),
    close: () => opened.close().finally(after),
  }
}

/** Firefox 140, which Debian 12 has, knows no orientation of screens. The size goes out beside it, and is set. */
function unlessOfOrientation(error: Error) {
  if (!error.message.includes('unknown command emulation.setScreenOrientationOverride')) throw error
}
