import { expect, it } from 'vitest'
import { A_SECOND, fillingOf, hourName, levelOf, minuteName, planOf } from './model'
import { RELEASES } from './releases'

it('has the published minutes of a day', () => {
  expect(RELEASES).toHaveLength(24)
  expect(RELEASES.every((row) => row.length === 60)).toBe(true)
  // Minutes without a version, counted in the registry's own list.
  expect(RELEASES.join('').match(/0/g)).toHaveLength(280)
  // 16.5.0-canary.38 came out at 09:22 UTC; the fullest minute is 21:36, with eleven.
  expect([levelOf(9, 22), levelOf(21, 36), levelOf(10, 9)]).toEqual([3, 4, 1])
})

it.each([
  [1280, 800],
  [390, 844],
  [844, 390],
  [1024, 1024],
  [320, 320],
])('fills the stage of %i × %i, now largest', (width, height) => {
  for (const [hour, minute] of [
    [0, 0],
    [15, 42],
    [23, 59],
  ] as const) {
    const { across, hours, minutes } = planOf(width, height, hour, minute)
    const [last, end] = [minutes.at(-1)!, hours.at(-1)!]
    const margin = Math.min(width, height) * 0.025
    expect(last.at + last.size).toBeCloseTo((across ? width : height) - margin)
    expect(end.at + end.size).toBeCloseTo((across ? height : width) - margin)
    expect(minutes[minute]!.size).toBeGreaterThan(4 * minutes[minute ? 0 : 1]!.size)
    expect(hours[hour]!.size).toBeGreaterThan(4 * hours[hour ? 0 : 1]!.size)
  }
})

it('fills each place once', () => {
  expect(A_SECOND * 60).toBe(225)
  expect(new Set(fillingOf('found')).size).toBe(225)
  expect(fillingOf('found')[0]).toBeGreaterThan(150)
})

it('names the lines', () => {
  expect([hourName(0, 24), hourName(0, 12), hourName(15, 12), minuteName(9)]).toEqual(['0', '12', '3', ':09'])
})
