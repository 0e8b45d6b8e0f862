import { describe, expect, it } from 'vitest'
import { beamsAt, characterOf, flashOf, heightOf, layoutOf, levelAt, towerHalf } from './model'

describe('the light', () => {
  it('has as many beams as the hour', () => {
    for (const hour of [1, 4, 10, 12]) expect(beamsAt(hour, 36, false)).toHaveLength(hour)
  })

  it('shines each beam at the onlooker in turn, two seconds apart, from the full minute', () => {
    expect(beamsAt(3, 0, false)[0]!.past).toBe(0)
    expect(beamsAt(3, 2, false)[1]!.past).toBe(0)
    expect(beamsAt(3, 4, false)[2]!.past).toBe(0)
  })

  it('turns once a minute', () => {
    expect(beamsAt(1, 15, false)[0]!.past).toBe(90)
    expect(beamsAt(1, 45, false)[0]!.past).toBe(-90)
  })

  it.each([1, 3, 10, 12])('flashes %i times in a minute', (hour) => {
    let flashes = 0
    let before = 0
    // From half a minute on, so that no flash is cut at the full minute.
    for (let tick = 3000; tick < 9000; tick++) {
      const bright = flashOf(beamsAt(hour, (tick / 100) % 60, false)) > 0.5 ? 1 : 0
      if (bright > before) flashes++
      before = bright
    }
    expect(flashes).toBe(hour)
  })

  it('is dark between the groups', () => {
    expect(flashOf(beamsAt(10, 40, false))).toBeLessThan(1e-6)
  })

  it('lights the eleventh beam in the first second of eleven', () => {
    expect(beamsAt(11, 0.25, true).map(({ share }) => share)).toEqual([...Array(10).fill(1), 0.25])
  })

  it('puts out eleven in the first second of one', () => {
    const shares = beamsAt(1, 0.25, true).map(({ share }) => share)
    expect(shares).toEqual([1, ...Array(11).fill(0.75)])
    expect(beamsAt(1, 1, true)).toHaveLength(1)
  })

  // INT 1 (Symbols and abbreviations used on charts), P 10: group flashing "Fl(3)"; period in "s". Charts leave out "(1)"; this one counts.
  it('writes its character as a chart does', () => {
    expect(characterOf(1)).toBe('Fl(1) 60s')
    expect(characterOf(3)).toBe('Fl(3) 60s')
    expect(characterOf(12)).toBe('Fl(12) 60s')
  })
})

describe('the tide', () => {
  it('is past the rung of the minute and short of the next', () => {
    for (const minute of [0, 9, 42, 59])
      for (const seconds of [1.1, 1.3, 9.6, 30, 59.99]) {
        expect(levelAt(minute, seconds, false)).toBeGreaterThan(minute)
        expect(levelAt(minute, seconds, false)).toBeLessThan(minute + 1)
      }
  })

  it('rises to a new minute without a jump', () => {
    expect(levelAt(10, 0, false)).toBeCloseTo(levelAt(9, 59.9999, false), 2)
  })

  it('ebbs at the hour within little more than a second', () => {
    expect(levelAt(0, 0, false)).toBeCloseTo(59.55, 9)
    expect(levelAt(0, 1.1, false)).toBeLessThan(0.6)
    expect(levelAt(0, 0, true)).toBe(0.3)
  })
})

describe('the view', () => {
  it.each([
    [320, 568],
    [390, 844],
    [844, 390],
    [1280, 800],
    [1920, 1080],
    [300, 300],
  ])('has sixty rungs on the stage of %i by %i, under the gallery', (width, height) => {
    const layout = layoutOf(width, height)
    expect(heightOf(layout, 0, 0)).toBeLessThan(height - layout.border)
    expect(heightOf(layout, 59, 0)).toBeGreaterThan(layout.lamp[1] + layout.unit * 1.9)
    expect(layout.step).toBeGreaterThan(2.9)
    expect(layout.lamp[0] - towerHalf(layout, height)).toBeGreaterThan(0)
  })

  it('keeps the waterline where it is on the smallest, and moves the ladder', () => {
    const layout = layoutOf(160, 90)
    expect(heightOf(layout, 9.3, 9.3)).toBeCloseTo(59.4, 9)
    expect(heightOf(layout, 10.3, 9.3)).toBeCloseTo(49.05, 9)
  })
})
