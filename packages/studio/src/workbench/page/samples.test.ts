import { describe, expect, it } from 'vitest'
import { createSamples, type Sample } from './samples'

const IDLE: Sample = { ms: 0, frames: 1, pixels: 0, cssFrames: 0, changes: 0 }
const DRAWN: Sample = { ms: 4, frames: 1, pixels: 1000, cssFrames: 0, changes: 2 }

function after(...added: readonly [Sample, number][]) {
  const samples = createSamples()
  for (const [sample, count] of added) for (let index = 0; index < count; index++) samples.add(sample)
  return samples
}

describe('the frames of a running clock', () => {
  it('tell nothing before two seconds after the first one', () => {
    expect(after([DRAWN, 179]).work()).toBeUndefined()
    expect(after([DRAWN, 180]).work()).toMatchObject({ seconds: 2, pixels: 120_000, changes: 240 })
  })

  it('begin anew: what the first second took does not count', () => {
    expect(after([DRAWN, 60], [IDLE, 120]).work()).toEqual({ seconds: 2, gaps: [], pixels: 0, changes: 0 })
  })

  it('are the last four seconds of them', () => {
    expect(after([DRAWN, 300], [IDLE, 240]).work()).toEqual({ seconds: 4, gaps: [], pixels: 0, changes: 0 })
  })

  it('are told by how long nothing was painted before', () => {
    const second: [Sample, number][] = [
      [IDLE, 59],
      [DRAWN, 1],
    ]
    expect(after([IDLE, 60], ...second, ...second).work()).toEqual({
      seconds: 2,
      gaps: [60, 60],
      pixels: 2000,
      changes: 4,
    })
  })

  it('count for as many as the browser left out', () => {
    expect(after([{ ...DRAWN, frames: 60 }, 3]).work()).toMatchObject({ seconds: 2, gaps: [60, 60] })
  })

  it('of a transition are counted though no script runs', () => {
    const begun = { ...IDLE, pixels: 900, cssFrames: 3 }
    expect(after([IDLE, 60], [begun, 1], [IDLE, 119]).work()).toMatchObject({ gaps: [1, 1, 1, 1] })
  })

  it('cost what all but one of twenty of them cost', () => {
    expect(after([IDLE, 60], [IDLE, 113], [DRAWN, 7]).p95()).toBe(4)
    expect(after([IDLE, 60], [IDLE, 115], [DRAWN, 5]).p95()).toBe(0)
  })
})
