import { expect, it } from 'vitest'
import { ballAt, FIRST, gameOf, isTilted, LAST, planOf, touch, WAYS } from './model'

it('hits sixty bumpers a minute, each on a free way from the last, and ends where the next begins', () => {
  for (const minute of [0, 9, 59]) {
    const game = gameOf('found', 10, minute)
    expect(game).toHaveLength(60)
    expect([game[0], game[1], game[59]]).toEqual([0, 1, 2])
    for (let second = 1; second < 60; second++) expect(WAYS[game[second - 1]!]).toContain(game[second])
  }
  expect(WAYS[LAST]).toContain(FIRST)
})

it('plays another game each minute', () => {
  expect(gameOf('found', 10, 9)).not.toEqual(gameOf('found', 10, 10))
})

it('touches a bumper at each full second, and is at the same place a moment before', () => {
  const plan = planOf(1280, 800)
  const game = gameOf('found', 10, 9)
  for (const second of [1, 17, 59]) {
    const [x, y] = ballAt(game, second, plan)
    const [bx, by] = plan.bumpers[game[second]!]!
    expect(Math.hypot(x - bx, y - by)).toBeCloseTo(plan.bumper + plan.ball)
    const before = ballAt(game, second - 1e-6, plan)
    expect(before[0]).toBeCloseTo(x, 1)
    expect(before[1]).toBeCloseTo(y, 1)
  }
  expect(touch(game, 60, plan)).toEqual(touch(game, 0, plan))
})

it.each([
  [1280, 800],
  [390, 844],
  [1024, 1024],
  [300, 300],
])('keeps reels and bumpers apart and on the stage at %i × %i', (width, height) => {
  const { reels, reel, glass, bumpers, bumper, ball } = planOf(width, height)
  for (const [x, y] of reels) {
    expect(x - reel[0] / 2).toBeGreaterThan(0)
    expect(x + reel[0] / 2).toBeLessThan(width)
    expect(y + reel[1] / 2).toBeLessThan(glass)
  }
  for (const [index, [x, y]] of bumpers.entries()) {
    expect(y - bumper).toBeGreaterThan(glass)
    expect(x - bumper).toBeGreaterThan(0)
    for (const [ox, oy] of bumpers.slice(index + 1))
      expect(Math.hypot(x - ox, y - oy)).toBeGreaterThan(2 * bumper + ball)
  }
})

it('tilts at midnight and not at noon', () => {
  expect(isTilted(0, 0)).toBe(true)
  expect(isTilted(12, 0)).toBe(false)
  expect(isTilted(0, 1)).toBe(false)
})

it.each([
  [1280, 800],
  [844, 390],
  [390, 844],
  [320, 568],
  [1024, 1024],
])('never lets the ball lie on a bumper, at %i × %i', (width, height) => {
  const plan = planOf(width, height)
  const least = plan.bumper + plan.ball - 0.01
  for (const minute of [0, 9, 33]) {
    const game = gameOf('found', 10, minute)
    for (let second = 0; second < 60; second += 0.05) {
      const [x, y] = ballAt(game, second, plan)
      for (const [bx, by] of plan.bumpers) expect(Math.hypot(x - bx, y - by)).toBeGreaterThan(least)
    }
  }
})
