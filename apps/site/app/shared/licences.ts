const SPDX = /^[A-Za-z0-9]+(?:[.-][A-Za-z0-9]+)+$|^(?:MIT|ISC)$/

/**
 * Where a licence can be read; nothing for one that is said in words.
 * @example licencePage('OFL-1.1') // 'https://spdx.org/licenses/OFL-1.1.html'
 */
export const licencePage = (licence: string): string | undefined =>
  SPDX.test(licence) ? `https://spdx.org/licenses/${licence}.html` : undefined
