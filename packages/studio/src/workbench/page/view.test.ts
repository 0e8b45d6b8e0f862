import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { changeView, readView, sourceOf, writeView } from './view'

const CLOCKS = ['25-04-12', '25-04-13']
const view = readView('', CLOCKS)

describe('a view', () => {
  it('starts at the first clock, on its day', () => {
    expect(view).toMatchObject({ clock: '25-04-12', show: 'large', zone: 'UTC', rate: 1, paused: false })
    expect(view.epochMs).toBe(Date.UTC(2025, 3, 12, 10, 9, 36))
  })

  it('of another clock starts on the day of that one', () =>
    expect(readView('clock=25-04-13', CLOCKS)).toMatchObject({
      clock: '25-04-13',
      epochMs: Date.UTC(2025, 3, 13, 10, 9, 36),
    }))

  it('comes back from its own address', () => {
    const changed = changeView(view, {
      clock: '25-04-13',
      show: 'onion',
      epochMs: Date.UTC(2025, 9, 26, 0, 30, 1, 250),
      paused: true,
      rate: 600,
      zone: 'Europe/Berlin',
      hours: 12,
      motion: 'reduced',
      seed: 'a & b',
      size: 1,
      ratio: 3,
      fps: 30,
      zoom: 'true',
      frame: 'device',
      later: 3600,
      blend: 'half',
    })
    const address = writeView(changed, changed.epochMs)
    expect(address).toContain('zone=Europe/Berlin')
    expect({ ...readView(address, CLOCKS), realMs: 0 }).toEqual({ ...changed, realMs: 0 })
  })

  it('says only what is unusual', () => {
    expect(writeView(view, view.epochMs)).toBe('clock=25-04-12&at=2025-04-12T10:09:36Z')
  })

  it.each([
    'clock=25-04-31',
    'zone=Europe/Atlantis',
    'at=noon',
    'size=1x1',
    'ratio=9',
    'fps=59',
    'frame=oak',
    'rate=2',
    'later=-4',
    'show=tell',
    'hours=10',
  ])('passes over %s', (address) => {
    expect({ ...readView(address, CLOCKS), realMs: 0 }).toEqual({ ...view, realMs: 0 })
  })
})

describe('a changed view', () => {
  const NOW = Date.UTC(2025, 3, 12, 8)
  const running = { ...view, epochMs: 0, realMs: NOW - 10_000, rate: 60 as const }

  beforeAll(() => {
    vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  })
  afterAll(() => {
    vi.useRealTimers()
  })

  it('pauses at the moment shown', () => {
    expect(changeView(running, { paused: true }).epochMs).toBe(600_000)
  })

  it('goes on from where it was at another rate', () => {
    expect(sourceOf(changeView(running, { rate: 1 })).now()).toBe(600_000)
  })

  it('of a clock on its own day turns to another on that one’s, at the same time of day', () => {
    const morning = {
      ...view,
      zone: 'Asia/Tokyo',
      epochMs: Date.UTC(2025, 3, 11, 22, 5, 7, 250),
      paused: true,
    }
    expect(changeView(morning, { clock: '25-04-13' }).epochMs).toBe(Date.UTC(2025, 3, 12, 22, 5, 7, 250))
  })

  it('of a clock on another day stays on it', () => {
    const elsewhen = { ...view, epochMs: Date.UTC(2025, 9, 26, 0, 30), paused: true }
    expect(changeView(elsewhen, { clock: '25-04-13' }).epochMs).toBe(Date.UTC(2025, 9, 26, 0, 30))
  })

  it('keeps its source when only the look changes', () => {
    expect(changeView(running, { size: 0 })).toMatchObject({ epochMs: 0, realMs: running.realMs })
  })
})
