import { expect, it } from 'vitest'
import { colourOf, endsOf, markAt, placeAt, writtenBeside } from './model'

it('is in a corner exactly on each hour', () => {
  expect(placeAt(10, 0)).toEqual({ long: 0, across: 0 })
  expect(placeAt(11, 0)).toEqual({ long: 1, across: 0 })
  expect(placeAt(0, 0)).toEqual({ long: 0, across: 0 })
})

it('goes on where the last hour left it', () => {
  for (const hour of [0, 1, 10, 23]) {
    const end = placeAt(hour, 3599.9999)
    const start = placeAt((hour + 1) % 24, 0)
    expect(end.long).toBeCloseTo(start.long, 5)
    expect(end.across).toBeCloseTo(start.across, 4)
  }
})

it('meets a wall on each minute, this side and that in turn', () => {
  expect([0, 1, 2, 3].map((minute) => placeAt(10, minute * 60).across)).toEqual([0, 1, 0, 1])
  expect(placeAt(10, 8 * 60 + 30).across).toBe(0.5)
})

it('has rulers that run its way', () => {
  expect(markAt(10, 15)).toBe(0.25)
  expect(markAt(11, 15)).toBe(0.75)
})

it('goes from this hour to the next', () => {
  expect(endsOf(10, 24)).toEqual([10, 11])
  expect(endsOf(11, 24)).toEqual([12, 11])
  expect(endsOf(23, 24)).toEqual([0, 23])
  expect(endsOf(12, 12)).toEqual([12, 1])
})

it('makes room for the minute’s figure', () => {
  expect(writtenBeside(8)).toEqual([15, 20, 25, 30, 35, 40, 45, 50, 55])
  expect(colourOf(0)).toBe('white')
  expect(colourOf(21)).toBe('gold')
})
