import { describe, expect, it } from 'vitest'
import { makersIn, sourceIn } from './credits'

describe('the makers', () => {
  it('are named in a row', () =>
    expect(makersIn({ makers: ['Dave Bailey', 'Thomas Jockin'] })).toBe('Dave Bailey, Thomas Jockin'))

  it('are told as the credit tells them, where names say too little', () => {
    const attribution = 'Owen Earl, after the Clarendon of Robert Besley'
    expect(makersIn({ makers: ['Owen Earl'], attribution })).toBe(attribution)
    expect(makersIn({ makers: [], attribution: 'traditional' })).toBe('traditional')
  })

  it('are unknown where nobody is named', () => expect(makersIn({ makers: [] })).toBe('unknown'))
})

it.each([
  [{ registry: 'npm', package: '@fontsource/besley', version: '5.3.0' }, '@fontsource/besley 5.3.0 (npm)'],
  [
    { registry: 'GitHub', package: 'textcreationpartnership/A35722' },
    'textcreationpartnership/A35722 (GitHub)',
  ],
  [
    { registry: 'Debian', package: 'palapeli-data', version: '4:22.12.3', within: 'cincinnati-bridge.jpg' },
    'palapeli-data 4:22.12.3 (Debian), cincinnati-bridge.jpg',
  ],
  [{ url: 'https://museum.example/towels', within: 'plate 4' }, 'museum.example/towels, plate 4'],
  [{ words: 'made for this clock' }, 'made for this clock'],
] as const)('a source %j is told as “%s”', (source, words) => expect(sourceIn(source)).toBe(words))
