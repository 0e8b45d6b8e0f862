import { describe, expect, it } from 'vitest'
import {
  bayer,
  bubblesAt,
  bubbleX,
  figures,
  largeScale,
  layoutOf,
  leadOf,
  nextPearls,
  riseOf,
  showsColour,
  superellipse,
  turnOf,
} from './model'

const at = (hour12: number, minute: number, second = 0, millisecond = 0) => ({
  hour12,
  minute,
  second,
  millisecond,
})
const inColour = (moment: ReturnType<typeof at>) =>
  Array.from({ length: 60 }, (_, fish) => fish).filter((fish) => showsColour(turnOf(fish, moment)))
const upInTheLight = (moment: ReturnType<typeof at>) =>
  Array.from({ length: 12 }, (_, fish) => riseOf(fish, moment, 0.4)).filter((rise) => rise === 1).length

describe('the wheel', () => {
  it('has turned only the first on the hour', () => expect(inColour(at(12, 0))).toEqual([0]))
  it('has turned ten fish at nine minutes past, the last of them larger', () => {
    expect(inColour(at(10, 9))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect([8, 9, 10].map((fish) => leadOf(fish, at(10, 9)))).toEqual([0, 1, 0])
  })
  it('has turned all in the last minute', () => expect(inColour(at(11, 59))).toHaveLength(60))
  it('has the next fish there on the stroke', () => {
    expect(turnOf(10, at(10, 9, 59))).toBe(0)
    expect(turnOf(10, at(10, 9, 59, 999))).toBeCloseTo(1, 3)
    expect(leadOf(10, at(10, 9, 59, 999))).toBeCloseTo(1, 3)
    expect(leadOf(0, at(10, 59, 59, 999))).toBeCloseTo(1, 3)
  })
  it('is back in its places when the hour strikes', () => {
    expect(turnOf(0, at(11, 59, 59, 999))).toBe(1)
    expect(turnOf(1, at(11, 59, 59, 999))).toBe(2)
    expect(turnOf(59, at(11, 59, 59, 999))).toBeCloseTo(2, 2)
    expect(turnOf(1, at(12, 0))).toBe(0)
  })
})

describe('the large fish', () => {
  it.each([
    [1, 1],
    [10, 10],
    [12, 12],
  ])('at %i o’clock has %i in the light', (hour12, up) => expect(upInTheLight(at(hour12, 0))).toBe(up))
  it('waits under the surface while the hour is not over', () =>
    expect(riseOf(10, at(10, 59, 57), 0.4)).toBe(0.4))
  it('breaks the surface in the last second', () => {
    expect(riseOf(10, at(10, 59, 59, 100), 0.4)).toBe(0.4)
    expect(riseOf(10, at(10, 59, 59, 999), 0.4)).toBeCloseTo(1, 4)
  })
  it('dives, all but the first, when one follows twelve', () => {
    expect(upInTheLight(at(12, 59, 59))).toBe(12)
    expect(upInTheLight(at(12, 59, 59, 999))).toBe(1)
    expect(riseOf(11, at(12, 59, 59, 999), 0.4)).toBe(0)
  })
})

describe('the bubbles', () => {
  it('leave one a second, the newest from the bed', () =>
    expect(bubblesAt(at(10, 9, 2))).toMatchObject([
      { from: 2, height: 0 },
      { from: 1 },
      { from: 0 },
      { from: 59 },
      { from: 58 },
    ]))
})

it('has the next minute’s pearls ready when it begins, and none at the last whole second', () => {
  expect(nextPearls(at(10, 9, 59))).toBe(0)
  expect(nextPearls(at(10, 9, 59, 999))).toBeGreaterThan(0.95)
})

describe('the layout', () => {
  it.each([
    [1280, 800, 6],
    [390, 844, 3],
    [300, 300, 4],
  ])('at %i × %i sets the large fish in rows of %i', (width, height, columns) => {
    const { shallow } = layoutOf(width, height)
    expect(shallow.filter(({ y }) => y === shallow[0]!.y)).toHaveLength(columns)
  })
  it.each([
    [160, 90],
    [320, 568],
    [3840, 2160],
  ])('at %i × %i keeps the wheel and its numbers on the stage', (width, height) => {
    const { berths, pitch, pixel, numbered } = layoutOf(width, height)
    for (const { x, y, numeralX, numeralY } of berths) {
      expect(Math.min(x, y, width - x, height - y)).toBeGreaterThan(pitch / 2)
      if (numbered) {
        expect(Math.min(numeralX, width - numeralX)).toBeGreaterThanOrEqual(9 * pixel)
        expect(Math.min(numeralY, height - numeralY)).toBeGreaterThanOrEqual(6 * pixel)
      }
    }
  })
  it.each([
    [1280, 800, 2],
    [844, 390, 1],
  ])('at %i × %i leaves the numbers at the sides clear of fish and edge', (width, height, pixel) => {
    const { berths, pitch } = layoutOf(width, height)
    const { x, numeralX } = berths[45]!
    expect(numeralX - 9 * pixel).toBeGreaterThan(4 * pixel)
    expect(x - pitch * 0.5 - (numeralX + 9 * pixel)).toBeGreaterThan(2 * pixel)
  })
  it.each([
    [1280, 800, 2],
    [844, 390, 1],
    [300, 300, 1],
  ])('at %i × %i numbers the hours, as large as the minutes', (width, height, pixel) =>
    expect(layoutOf(width, height)).toMatchObject({
      captionPixel: pixel,
      captionDrop: expect.any(Number),
    }),
  )
  it('has the fish of a column side by side where the deep is flat, and larger than two rows would be', () => {
    const layout = layoutOf(844, 390)
    expect(layout.deep[0]!.x).toBeLessThan(layout.shallow[0]!.x)
    expect(layout.deep[6]!.x).toBeGreaterThan(layout.shallow[0]!.x)
    expect(largeScale(layout, { width: 118, height: 81 }, 0) * 118).toBeGreaterThan(45)
    const tall = layoutOf(1280, 800)
    expect(tall.deep[6]!.x).toBe(tall.shallow[0]!.x)
  })
  it('has bubbles rise between the columns, so that they cross no number', () => {
    const layout = layoutOf(1280, 800)
    const { pool, cellWidth, bedY, surfaceY } = layout
    const letGo = pool.left + cellWidth * 0.7
    expect(bubbleX(letGo, bedY, layout)).toBe(letGo)
    expect(bubbleX(letGo, surfaceY, layout)).toBeCloseTo(pool.left + cellWidth)
    expect(bubbleX(letGo, pool.top, layout)).toBeCloseTo(pool.left + cellWidth)
  })
  it('has quarter past at the far right, swimming straight down', () => {
    const { berths } = layoutOf(1280, 800)
    expect(berths[15]!.y).toBeCloseTo(400, 0)
    expect(berths[15]!.headingDeg).toBeCloseTo(90, 0)
    expect(berths[0]!.headingDeg).toBeCloseTo(0, 0)
  })
  it('shows fish larger in the light than in the deep', () => {
    const layout = layoutOf(1280, 800)
    const fish = { width: 118, height: 81 }
    expect(largeScale(layout, fish, 1)).toBeGreaterThan(largeScale(layout, fish, 0))
  })
})

it('spaces a circle’s worth of points evenly', () => {
  const { points, pitch } = superellipse(100, 100, 4)
  expect(points.map(({ x, y }) => [Math.round(x) || 0, Math.round(y) || 0])).toEqual([
    [0, -100],
    [100, 0],
    [0, 100],
    [-100, 0],
  ])
  expect(pitch).toBeGreaterThan(157) // a quarter of the circle with the same axes is 157 long
})

it('dithers as Bayer’s matrix of 1973 does, whose first row begins 0, 32, 8, 40', () =>
  expect([0, 1, 2, 3].map((x) => Math.floor(bayer(x, 0) * 64))).toEqual([0, 32, 8, 40]))

it('draws figures as runs of pixels, centred', () => {
  // the top row of a 1 is two pixels wide
  expect(figures(1)).toMatch(/^M-?\d+ -6h2v1h-2z/)
  expect(figures(1).match(/z/g)).toHaveLength(12)
  expect(figures(11).match(/z/g)).toHaveLength(24)
})
