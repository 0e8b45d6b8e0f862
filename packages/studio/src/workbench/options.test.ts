import { expect, it } from 'vitest'
import { readOptions } from './options.ts'

const USUAL = { port: 5180, open: true }

it.each([
  [[], USUAL],
  [['2025-04'], { ...USUAL, month: '2025-04' }],
  [['25-04-12'], { ...USUAL, month: '2025-04', day: '25-04-12' }],
  [['2025-04-12'], { ...USUAL, month: '2025-04', day: '25-04-12' }],
  [['25-04', '--port', '0', '--open', 'no'], { month: '25-04', port: 0, open: false }],
])('%j is understood', (words, options) => expect(readOptions(words)).toEqual(options))

it.each([
  [['2025-04', '2025-05'], 'Name one month or one day: pnpm workbench 2025-04 or pnpm workbench 25-04-12'],
  [['--port', 'any'], '"any" is not a port. Ports go from 0, any free one, to 65535.'],
  [['--open', 'later'], '--open takes yes or no, not "later".'],
])('%j is refused', (words, message) => expect(() => readOptions(words)).toThrow(message))
