import { expect, it } from 'vitest'
import { painted, stroke } from './brush'
import { bareAt, motifOf, planOf, sailsAt, tilesRound } from './model'
import { MOTIFS } from './motifs'

it('turns the long sail with the minutes and the short one with the hours', () => {
  expect(sailsAt(10, 9)).toEqual({ short: 304.5, long: 54 })
  expect(sailsAt(15, 42)).toEqual({ short: 111, long: 252 })
  expect(sailsAt(23, 59).short).toBeCloseTo(359.5)
})

it('has both sails at the top at midnight and at noon', () => {
  expect(sailsAt(0, 0)).toEqual({ short: 0, long: 0 })
  expect(sailsAt(12, 0)).toEqual({ short: 0, long: 0 })
})

it('turns the bare sails by a second, and on over the full minute', () => {
  expect(bareAt(30, 1)).toBe(180)
  expect(bareAt(0, 0.5)).toBe(-3)
})

it('changes one tile a minute', () => {
  const wall = (hour: number, minute: number) =>
    Array.from({ length: 12 }, (_, tile) => motifOf(tile, 12, hour, minute, 13))
  const changes = (one: number[], other: number[]) =>
    one.filter((motif, tile) => motif !== other[tile]).length
  expect(changes(wall(10, 8), wall(10, 9))).toBe(1)
  expect(changes(wall(0, 0), wall(0, 1))).toBe(1)
})

it('never has two pictures alike among twelve tiles', () => {
  for (let at = 0; at < 1440; at += 7) {
    const wall = Array.from({ length: 12 }, (_, tile) =>
      motifOf(tile, 12, Math.floor(at / 60), at % 60, MOTIFS.length),
    )
    expect(new Set(wall).size).toBe(12)
  }
})

it('paints the mill over four by four tiles, or upright over three by three', () => {
  expect(planOf(1280, 800)).toMatchObject({ size: 200, side: 800 })
  expect(planOf(390, 844)).toMatchObject({ size: 130, side: 390, left: 0 })
  expect(tilesRound(390, 844).length).toBeGreaterThan(8)
  expect(tilesRound(300, 300)).toHaveLength(0)
})

it('reads a painter’s shorthand', () => {
  expect(painted('p c 0,0 10,0 10,10')).toEqual([{ tone: 'pale', path: 'M0 0L10 0L10 10Z' }])
  expect(painted('d 2 0,0 10,0')[0]!.tone).toBe('dark')
  expect(
    stroke(
      [
        [0, 0],
        [10, 0],
      ],
      2,
    ),
  ).toMatch(/^M0 .*Z$/)
})
