import { describe, expect, it } from 'vitest'
import { arrowDegrees, buttonGlow, carAt, chainAt, doorsOpen, fallen, floors, postOf } from './model'

describe('the floors', () => {
  it('are twelve, then one to eleven, on a 12-hour clock', () => {
    expect(floors(0, 12).join(' ')).toBe('12 1 2 3 4 5 6 7 8 9 10 11')
    expect(floors(15, 12).join(' ')).toBe('12 1 2 3 4 5 6 7 8 9 10 11')
  })

  it('go from 0 before noon and from 12 after it on a 24-hour clock', () => {
    expect(floors(11, 24).join(' ')).toBe('0 1 2 3 4 5 6 7 8 9 10 11')
    expect(floors(12, 24).join(' ')).toBe('12 13 14 15 16 17 18 19 20 21 22 23')
  })
})

describe('the arrow', () => {
  it('rests on the floor of the hour, seven and a half degrees in and fifteen apart', () => {
    expect(arrowDegrees(0, 0, 0)).toBe(7.5)
    expect(arrowDegrees(10, 9, 36)).toBe(157.5)
    expect(arrowDegrees(15, 42, 7)).toBe(52.5)
    expect(arrowDegrees(23, 30, 0)).toBe(172.5)
  })

  it('still points to the hour when the last second begins, and to the next on the stroke', () => {
    expect(arrowDegrees(10, 59, 59)).toBe(157.5)
    expect(arrowDegrees(11, 59, 59)).toBe(172.5)
    expect(arrowDegrees(11, 59, 59.9999)).toBeCloseTo(7.5, 0)
    expect(arrowDegrees(12, 0, 0)).toBe(7.5)
  })

  it('is at rest again soon after the hour', () => {
    expect(Math.abs(arrowDegrees(12, 0, 3) - 7.5)).toBeLessThan(0.01)
  })
})

describe('the doors', () => {
  it('are shut on the stroke, open from the second second, shut in the last two', () => {
    expect(doorsOpen(0)).toBe(0)
    expect(doorsOpen(2)).toBeGreaterThan(0.99)
    expect(doorsOpen(30)).toBe(1)
    expect(doorsOpen(56)).toBe(1)
    expect(doorsOpen(58)).toBeLessThan(0.01)
    expect(doorsOpen(59.99)).toBeLessThan(0.01)
  })

  it('stay within the frame', () => {
    for (let second = 0; second < 60; second += 0.05) {
      expect(doorsOpen(second)).toBeGreaterThanOrEqual(0)
      expect(doorsOpen(second)).toBeLessThanOrEqual(1)
    }
  })
})

describe('the car', () => {
  it('waits until the last second and has brought the next when the minute strikes', () => {
    expect(carAt(59)).toEqual({ gone: 0, bob: 0 })
    expect(carAt(59.9999).gone).toBeCloseTo(1, 5)
    expect(carAt(0)).toEqual({ gone: 0, bob: 0 })
  })
})

describe('the seconds', () => {
  it('are links of the chain, each level with the pointer as it begins', () => {
    expect(chainAt(0)).toBe(0)
    expect(chainAt(36)).toBe(36)
    expect(chainAt(36.999)).toBeCloseTo(37, 1)
  })

  it('light the button', () => {
    expect(buttonGlow(7)).toBe(1)
    expect(buttonGlow(7.9)).toBeLessThan(0.35)
  })
})

describe('the post', () => {
  it('is five letters a minute, the same for the same minute', () => {
    const letters = postOf('seed', 10, 9)
    expect(letters).toHaveLength(5)
    expect(postOf('seed', 10, 9)).toEqual(letters)
    expect(postOf('seed', 10, 10)).not.toEqual(letters)
    letters.forEach(({ at }, stretch) => {
      expect(Math.floor(at / 12)).toBe(stretch)
    })
  })

  it('falls faster and faster, and is in the box within a second', () => {
    expect(fallen(0)).toBe(0)
    expect(fallen(0.4)).toBeCloseTo(0.388, 3)
    expect(fallen(0.8)).toBeGreaterThan(1)
  })
})
