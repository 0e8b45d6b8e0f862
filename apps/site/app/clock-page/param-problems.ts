/** What is said of a part of the address that was not understood. */

const EXPECTED: Readonly<Partial<Record<string, string>>> = {
  at: 'it is a time like 10:08 or a moment like 2025-04-13T10:08:42Z',
  tz: 'zones look like Asia/Tokyo',
  hour: 'it is 12 or 24',
  fps: 'it is a whole number from 1 to 60',
  paused: 'it stands alone, or is 0',
  ui: 'it is 0, or left out',
  bg: 'it is transparent',
  hidden: 'it is run',
  ambient: 'it stands alone, or is shuffle or kept',
}

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
