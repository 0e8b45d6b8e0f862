// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest'

describe('where there is no DOM', () => {
  it('can be imported', async () => {
    vi.stubGlobal('customElements', undefined)
    vi.stubGlobal('HTMLElement', undefined)
    vi.resetModules()
    const { FoundTimeClock } = await import('./index')
    expect(FoundTimeClock.observedAttributes).toEqual(['src-date', 'time-zone', 'hour-cycle', 'paused', 'at'])
    vi.unstubAllGlobals()
  })
})
