/** Gets a Chromium for tests and pictures, where there is none. */
import { fetched } from '../../packages/studio/src/system/fetch.mjs'
import { systemChromium } from '../../packages/studio/src/system/find-program.mjs'
import { installWithApt } from './install.mjs'
import { runPnpm } from './run.mjs'

/** Where the machine has none, installs one: Debian's package when we may install it, else Playwright's own. */
export async function installChromium() {
  if (systemChromium() || (await installWithApt('chromium'))) return
  await fetched('Installing Chromium', () =>
    runPnpm(['--filter', '@found-time/site', 'exec', 'playwright', 'install', 'chromium'], { capture: true }),
  )
}
