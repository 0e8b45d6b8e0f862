/** WebKitGTK's MiniBrowser. */
import { type ChildProcess, spawn } from 'node:child_process'
import { globSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import getPort from 'get-port'
import { Builder, type WebDriver } from 'selenium-webdriver'
import type { EngineBrowser } from './engine-browser.ts'
import { needed, webKitDriver } from './installed-browsers.ts'
import { NAMED_KEYS } from './keyboard-keys.ts'
import { openScreen } from './screen.ts'

const TIMEOUT_MS = 20_000

/** @throws {Error} When the machine does not have it. */
export async function openWebKit(): Promise<EngineBrowser> {
  const driverProgram = webKitDriver()
  const binary = needed('MiniBrowser', globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')[0])
  const screen = await openScreen()
  let child: ChildProcess | undefined
  const stop = () => {
    child?.kill()
    screen.close()
  }
  try {
    const port = await getPort()
    const environment = {
      ...process.env,
      ...screen.variables,
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', // it does not start as root otherwise
    }
    child = spawn(driverProgram, [`--port=${port}`], { env: environment, stdio: 'ignore' })
    const server = `http://127.0.0.1:${port}`
    const endMs = performance.now() + TIMEOUT_MS
    while (!(await fetch(`${server}/status`).catch(() => undefined))) {
      if (performance.now() > endMs) throw new Error('WebKitWebDriver does not answer.')
      await sleep(100)
    }
    const driver = await new Builder()
      .usingServer(server)
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary, args: ['--automation'] },
      })
      .build()
    await driver.manage().setTimeouts({ script: 60_000 })
    return {
      async open(address, size) {
        await driver.get(address)
        await resize(driver, size)
      },
      async evaluate(run, ...given) {
        const answer: { value?: never; error?: string } = await driver.executeAsyncScript(
          `const done = arguments[arguments.length - 1]
          const given = [...arguments].slice(0, -1)
          Promise.resolve().then(() => (${run})(...given)).then(
            (value) => done({ value }),
            (error) => done({ error: String(error?.message ?? error) }),
          )`,
          ...given,
        )
        if (answer.error !== undefined) throw new Error(answer.error)
        return answer.value as never
      },
      press: (key) =>
        driver
          .actions()
          .sendKeys(NAMED_KEYS[key as keyof typeof NAMED_KEYS] ?? key)
          .perform(),
      screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
      async close() {
        await driver.quit().finally(stop)
      },
    }
  } catch (error) {
    stop()
    throw error
  }
}

/** Makes the window larger by its bars, so that the page has that size. */
async function resize(driver: WebDriver, size: { readonly width: number; readonly height: number }) {
  for (let attempt = 0; attempt < 5; attempt++) {
    const [width = 0, height = 0]: number[] = await driver.executeScript('return [innerWidth, innerHeight]')
    if (width === size.width && height === size.height) return
    const rect = await driver.manage().window().getRect()
    await driver
      .manage()
      .window()
      .setRect({
        x: 0,
        y: 0,
        width: rect.width + size.width - width,
        height: rect.height + size.height - height,
      })
    await sleep(200)
  }
  throw new Error(`WebKit's window does not take the size ${size.width}×${size.height}.`)
}
