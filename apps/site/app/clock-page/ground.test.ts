import { notes as april } from '@found-time/clocks-2025-04/notes'
import { notes as may } from '@found-time/clocks-2025-05/notes'
import { describe, expect, it } from 'vitest'
import { groundMissed } from './ground'

const clock = { reading: 'The hand is the hour.', credits: [] }
const MISSED = 'This clock has no ground that could be left out.'

describe('a clock that is asked for without its ground', () => {
  it('says so when it has none that could be left out', () => {
    expect(groundMissed({ transparent: true }, clock)).toBe(MISSED)
  })

  it('says nothing when it works without', () => {
    expect(groundMissed({ transparent: true }, { ...clock, transparent: true })).toBeUndefined()
  })

  it('says nothing before it is there', () => {
    expect(groundMissed({ transparent: true }, undefined)).toBeUndefined()
  })

  it('says nothing when it is not asked to', () => {
    expect(groundMissed({ transparent: false }, clock)).toBeUndefined()
  })
})

it('at least 25 of the clocks of April and May work without their ground', () => {
  const clocks = [...Object.values(april), ...Object.values(may)]
  expect(clocks).toHaveLength(61)
  expect(clocks.filter(({ transparent }) => transparent).length).toBeGreaterThanOrEqual(25)
})
