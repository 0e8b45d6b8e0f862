/** What is said of a part of the address that was not understood. */

import { CLOCK_PARAM_EXPECTED } from '@found-time/clock-runtime/params/expected'

const EXPECTED: Readonly<Partial<Record<string, string>>> = CLOCK_PARAM_EXPECTED

/**
 * @param asked - As it was asked: `tz=Mars/Base`.
 * @example problemInWords('AT=10:08') // 'AT=10:08 is not understood: at is written small.'
 */
export function problemInWords(asked: string): string {
  const name = asked.split('=', 1)[0]!
  const small = name.toLowerCase()
  const why = Object.hasOwn(EXPECTED, name)
    ? EXPECTED[name]
    : Object.hasOwn(EXPECTED, small)
      ? `${small} is written small`
      : 'nothing here is called so'
  return `${asked} is not understood: ${why}.`
}
