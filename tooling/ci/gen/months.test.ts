import { describe, expect, it } from 'vitest'
import { monthsModule, withMonths } from './months.ts'

describe('the site’s months', () => {
  it('are keyed by the first two parts of a date and leave other packages out', () => {
    const source = monthsModule(['clocks-2025-04', 'catalogue'])
    expect(source).toContain("'25-04': () => import('@found-time/clocks-2025-04'),")
    expect(source).not.toContain('catalogue')
  })
})

describe('the site’s manifest', () => {
  it('depends on each month package, in order, and on those that are gone no more', () => {
    const manifest = {
      name: 'site',
      dependencies: {
        react: '19',
        '@found-time/clocks-2024-01': 'workspace:*',
        '@found-time/catalogue': 'workspace:*',
      },
    }
    expect(withMonths(manifest, ['clocks-2025-05', 'clocks-2025-04'], 'workspace:*')).toEqual({
      name: 'site',
      dependencies: {
        '@found-time/catalogue': 'workspace:*',
        '@found-time/clocks-2025-04': 'workspace:*',
        '@found-time/clocks-2025-05': 'workspace:*',
        react: '19',
      },
    })
  })
})
