/** Chromium as measures are taken with it: nothing of its own goes on behind the page. */

import { type Browser, chromium } from '@playwright/test'
import { systemChromium } from '../system/find-program.mjs'

/** @param more - Further switches. Close it. */
export const launchBrowser = (...more: readonly string[]): Promise<Browser> =>
  chromium.launch({
    executablePath: systemChromium(),
    args: ['--no-sandbox', '--disable-background-networking', ...more],
  })
