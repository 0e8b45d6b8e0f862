import { expect, it } from 'vitest'
import { blockOf, clothOf, inlayAt, liftedAt, reedAt, shuttleAt, weftOf } from './model'

/** The rows of one label as they stand in the cloth, the newest pick above. */
function label(block: number, now: number, cycle: 12 | 24, column = 0) {
  return Array.from({ length: 5 }, (_, row) =>
    Array.from({ length: 18 }, (_, dot) => {
      const inlay = inlayAt(4 + column * 54 + 1 + dot * 3, block - row, now, cycle)
      return inlay ? (inlay === 'hour' ? 'h' : 'm') : '.'
    })
      .join('')
      .slice(0, 17),
  )
}

it('weaves the hour and the minute of each five minutes into its five picks', () => {
  // 10:40; blocks take turns between the columns
  expect(label(640, 642, 24)).toEqual([
    'hh..hhh...m.m.mmm',
    '.h..h.h...m.m.m.m',
    '.h..h.h...mmm.m.m',
    '.h..h.h.....m.m.m',
    'hhh.hhh.....m.mmm',
  ])
  expect(label(645, 649, 24).join('')).not.toMatch(/[hm]/)
  expect(label(645, 649, 24, 1).join('')).toMatch(/h.*m/)
})

it('has no label in a block that is not complete', () => {
  expect(label(640, 639, 24).join('')).not.toMatch(/[hm]/)
  expect(label(640, 640, 24).join('')).toMatch(/m/)
})

it('goes on after midnight, and back before it', () => {
  expect(blockOf(1437)).toBe(0)
  expect(label(0, 3, 24)[0]).toBe('....hhh...mmm.mmm')
  expect(label(0, 3, 12)[0]).toBe('hh..hhh...mmm.mmm')
  expect(label(-10, 3, 24)[0]).toBe('hhh.hhh...mmm.mmm')
})

it('takes its two wefts in turns, five picks each', () => {
  const wefts = [601, 602, 603, 604, 605, 606].map(weftOf)
  expect(new Set(wefts.slice(0, 5)).size).toBe(1)
  expect(wefts[5]).not.toBe(wefts[0])
})

it('lifts a quarter of the threads for each pick, one further on for the next of a straight twill', () => {
  // 06:10 is of the sixth hour, whose draft is the first
  const lifted = (pick: number) => Array.from({ length: 12 }, (_, thread) => liftedAt(thread, pick))
  expect(lifted(370).filter(Boolean)).toHaveLength(3)
  expect(lifted(371).indexOf(true)).toBe((lifted(370).indexOf(true) + 1) % 4)
})

it('has two labels beside each other on the narrowest stage, and fills the breadth', () => {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [300, 300],
  ] as const) {
    const { columns, threads, thread } = clothOf(width, height)
    expect(columns).toBeGreaterThanOrEqual(2)
    expect(threads * thread).toBeCloseTo(width)
  }
})

it('throws the shuttle across in a minute, there and back, and beats on the full minute', () => {
  expect(shuttleAt(9, 0, 1)).toBe(0)
  expect(shuttleAt(9, 59, 1)).toBeCloseTo(58.999 / 59, 1)
  expect(shuttleAt(10, 0, 1)).toBe(1)
  expect(reedAt(0, 0)).toBe(1)
  expect(reedAt(30, 0)).toBe(0)
  expect(reedAt(59, 999)).toBeGreaterThan(0.98)
})
