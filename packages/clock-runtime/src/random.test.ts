import { describe, expect, it } from 'vitest'
import { createRandom } from './random'

describe('seeded chance', () => {
  it('never changes for a seed', () => {
    const random = createRandom('found-time', 'bubbles', 10, 42)
    expect([random(), random(), random()]).toEqual([
      0.548_462_585_546_076_3, 0.985_565_699_869_766_8, 0.965_767_029_207_199_8,
    ])
    expect(random.integer(1, 6)).toBe(6)
    expect(random.shuffle(['a', 'b', 'c', 'd', 'e']).join('')).toBe('ebdca')
  })

  it('differs with each part of the seed and their order', () => {
    const first = [createRandom('a', 1), createRandom('a', 2), createRandom(1, 'a'), createRandom('b', 1)]
    expect(new Set(first.map((random) => random())).size).toBe(4)
    expect(createRandom('ab', 'c')()).not.toBe(createRandom('a', 'bc')())
  })

  it('falls evenly from 0 up to 1', () => {
    const random = createRandom('even')
    const tenths = new Array<number>(10).fill(0)
    for (let draw = 0; draw < 10_000; draw++) tenths[Math.floor(random() * 10)]!++
    expect(tenths).toHaveLength(10)
    for (const hits of tenths) {
      expect(hits).toBeGreaterThan(850)
      expect(hits).toBeLessThan(1150)
    }
  })

  it('gives whole numbers with both ends', () => {
    const random = createRandom('dice')
    const thrown = new Set(Array.from({ length: 200 }, () => random.integer(1, 6)))
    expect([...thrown].sort()).toEqual([1, 2, 3, 4, 5, 6])
  })

  it('stays between two numbers', () => {
    const random = createRandom('between')
    const drawn = Array.from({ length: 1000 }, () => random.between(-2, 3))
    expect(Math.min(...drawn)).toBeGreaterThanOrEqual(-2)
    expect(Math.max(...drawn)).toBeLessThan(3)
    expect(Math.min(...drawn)).toBeLessThan(-1.9)
    expect(Math.max(...drawn)).toBeGreaterThan(2.9)
  })

  it('picks every member of a list in time', () => {
    const random = createRandom('pick')
    const picked = new Set(Array.from({ length: 100 }, () => random.pick(['a', 'b', 'c'])))
    expect([...picked].sort()).toEqual(['a', 'b', 'c'])
  })

  it('cannot pick from an empty list', () => {
    expect(() => createRandom('none').pick([])).toThrow(new RangeError('random.pick: the list is empty'))
  })

  it('shuffles a copy and keeps its members', () => {
    const list = Object.freeze([1, 2, 3, 4, 5, 6, 7, 8, 9])
    const shuffled = createRandom('deck').shuffle(list)
    expect(shuffled).not.toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect([...shuffled].sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  })
})
