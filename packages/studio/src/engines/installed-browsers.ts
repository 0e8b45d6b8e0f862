/** The programs of the system that engines are driven by. */
import { findProgram, systemChromium } from '../system/find-program.mjs'

const INSTALL = 'apt-get install --no-install-recommends chromium firefox-esr webkit2gtk-driver xvfb'

/**
 * @returns The same.
 * @throws {Error} When the machine does not have it, with the command that installs all of them.
 */
export function needed(name: string, program: string | undefined): string {
  if (program) return program
  throw new Error(`There is no ${name} on this machine. On Debian: ${INSTALL}`)
}

export const chromiumProgram = () => needed('Chromium', systemChromium())

export const firefoxProgram = () => needed('Firefox', findProgram('FIREFOX_PATH', ['firefox-esr', 'firefox']))

export const webKitDriver = () =>
  needed('WebKitWebDriver', findProgram('WEBKIT_DRIVER_PATH', ['WebKitWebDriver']))

export const screenProgram = () => needed('Xvfb', findProgram('XVFB_PATH', ['Xvfb']))
