import { describe, expect, it } from 'vitest'
import { daysOf, exportsOf, loaderMap } from './month.ts'

describe('a month package', () => {
  it('takes only folders named like a date, in order', () => {
    expect(daysOf(['25-04-13', 'index.ts', '25-04-02', 'shared', '25-4-1'])).toEqual(['25-04-02', '25-04-13'])
  })

  it('gets a loader map with a literal import for each day', () => {
    expect(
      loaderMap(['25-04-12', '25-04-13']),
    ).toBe(`// Generated from the day folders. Edit those, then generate it anew.
import type { ClockLoader } from '@found-time/clock-runtime'

type Day = '25-04-12' | '25-04-13'

/** Loaders for this month's clocks by date, \`yy-mm-dd\`. Nothing loads until one is called. */
export const clocks: Readonly<Record<Day, ClockLoader>> = {
  '25-04-12': () => import('./25-04-12/clock'),
  '25-04-13': () => import('./25-04-13/clock'),
}
`)
  })

  it('exports one literal line a day', () => {
    expect(exportsOf(['25-04-12'])).toEqual({
      '.': { types: './dist/index.d.ts', default: './dist/index.js' },
      './25-04-12': { types: './dist/25-04-12/clock.d.ts', default: './dist/25-04-12/clock.js' },
      './notes': { types: './dist/notes.d.ts', default: './dist/notes.js' },
      './posters/25-04-12.jpg': './posters/25-04-12.jpg',
      './package.json': './package.json',
    })
  })

  it('may be empty', () => {
    expect(loaderMap([])).toContain('type Day = never')
  })
})
