/** Finds a Chromium for tests and pictures, or gets one. */
import { fetched } from './fetch.mjs'
import { findProgram, installWithApt } from './install.mjs'
import { runPnpm } from './run.mjs'

/**
 * The browser this machine has: CHROMIUM_PATH, or a Chromium on the PATH.
 * @returns The executable, or undefined where only Playwright may have its own.
 */
export const systemChromium = () =>
  findProgram('CHROMIUM_PATH', ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'])

/** Where the machine has none, installs one: Debian's package when we may install it, else Playwright's own. */
export async function installChromium() {
  if (systemChromium() || (await installWithApt('chromium'))) return
  await fetched('Installing Chromium', () =>
    runPnpm(['--filter', '@found-time/site', 'exec', 'playwright', 'install', 'chromium'], { capture: true }),
  )
}
