import { describe, expect, it } from 'vitest'
import {
  colourOf,
  edgeAngle,
  evenPhase,
  layoutFor,
  redPhase,
  sheetsAt,
  slippedPhase,
  slipWidth,
  swing,
} from './model'

const at = (hour: number, minute: number, second: number) => hour * 3600 + minute * 60 + second
const { lines } = layoutFor(800)

/** Where, in whole degrees, a screen over another shows the middle of its colour. */
function fringeOf(colourAt: (angle: number) => number): number {
  const colours = Array.from({ length: 360 }, (_, angle) => colourAt(angle))
  const strong = Math.max(...colours) - 0.02
  let [x, y] = [0, 0]
  for (const [angle, colour] of colours.entries()) {
    if (colour < strong) continue
    x += Math.cos((angle * Math.PI) / 180)
    y += Math.sin((angle * Math.PI) / 180)
  }
  return (Math.round((Math.atan2(y, x) * 180) / Math.PI) + 360) % 360
}

describe('two line screens', () => {
  it('show one fringe for one line more, as Oster and Nishijima count them', () => {
    // Fringes are as many as the difference of the lines: 60 and 61, which meet at the top and are apart below.
    expect(colourOf(redPhase(0, 60), evenPhase(0, 60, 0))).toBe(0)
    expect(colourOf(redPhase(90, 60), evenPhase(90, 60, 0))).toBeCloseTo(0.5)
    expect(colourOf(redPhase(180, 60), evenPhase(180, 60, 0))).toBe(1)
    expect(colourOf(redPhase(270, 60), evenPhase(270, 60, 0))).toBeCloseTo(0.5)
  })

  it('magnify: a sixty-first of a turn carries the fringe once round, a quarter of it a quarter round', () => {
    const fringe = (turned: number) =>
      fringeOf((angle) => colourOf(redPhase(angle, 60), evenPhase(angle, 60, turned)))
    expect(fringe(0)).toBe(180)
    expect(fringe(360 / 61 / 4)).toBe(270)
    expect(fringe(360 / 61)).toBe(180)
  })
})

describe('the sheets', () => {
  const fringes = (secondsOfDay: number) => {
    const { fieldBlue, minuteRed, minuteBlue, hourRed, hourBlue } = sheetsAt(secondsOfDay, lines, true)
    return [
      fringeOf((angle) =>
        colourOf(redPhase(angle - hourRed, lines.hour), slippedPhase(angle, lines.hour, hourBlue, 60)),
      ),
      fringeOf((angle) =>
        colourOf(
          redPhase(angle - minuteRed, lines.minute),
          slippedPhase(angle, lines.minute, minuteBlue, 40),
        ),
      ),
      fringeOf((angle) => colourOf(redPhase(angle, lines.field), evenPhase(angle, lines.field, fieldBlue))),
    ]
  }

  it('make hands that point as those of a clock do', () => {
    expect(fringes(at(10, 10, 36))).toEqual([305, 60, 216])
    expect(fringes(at(15, 42, 7))).toEqual([111, 252, 42])
    expect(fringes(at(0, 0, 0))).toEqual([0, 0, 0])
    expect(fringes(at(23, 58, 58))).toEqual([359, 348, 348])
  })

  it('are at rest between the strokes', () => {
    const { second, minute, hour } = sheetsAt(at(10, 9, 36) + 0.9, lines, false)
    expect([second, minute, hour]).toEqual([216, 54, 304.5])
    expect(sheetsAt(at(10, 9, 36) + 0.9, lines, false)).toEqual(sheetsAt(at(10, 9, 36), lines, true))
  })

  it('come to a new day, hour and minute from the last one, without turning back', () => {
    expect(sheetsAt(at(0, 0, 0), lines, false).minute).toBe(354)
    expect(sheetsAt(at(0, 0, 0), lines, false).hour).toBe(359.5)
    expect(sheetsAt(at(12, 0, 0) + 0.45, lines, false).minute).toBeCloseTo(357)
    expect(sheetsAt(at(9, 10, 0) + 0.45, lines, false).minute).toBeCloseTo(57)
    expect(sheetsAt(86_399.9, lines, false).minute).toBe(354)
  })

  it('turn the field by less than a line and a half of a degree in a minute', () => {
    const turned = Array.from({ length: 60 }, (_, second) => sheetsAt(second, lines, true).fieldBlue)
    expect(Math.max(...turned)).toBeLessThan(1.5)
    expect(new Set(turned.map((angle) => angle.toFixed(4))).size).toBe(60)
  })
})

describe('a hand', () => {
  it('is where the blue lines go from one red line to the next', () => {
    expect(edgeAngle(-45, 180, 7.5)).toBeCloseTo(-90, 3)
    expect(edgeAngle(46, 180, 7.5)).toBeCloseTo(90, 3)
    expect(edgeAngle(0.5, 180, 7.5)).toBeCloseTo(0, 3)
  })

  it('narrows to its tip', () => {
    expect(slipWidth(42.5, [42.5, 77.5], [42, 7.5])).toBeCloseTo(42)
    expect(slipWidth(77.5, [42.5, 77.5], [42, 7.5])).toBeCloseTo(7.5)
    expect(slipWidth(60, [42.5, 77.5], [42, 7.5])).toBeCloseTo(19.72, 2)
  })
})

describe('a swing', () => {
  it('passes its mark and comes to rest on it', () => {
    expect(swing(0)).toBe(0)
    expect(swing(1)).toBe(1)
    expect(Math.max(...[0.2, 0.3, 0.4, 0.5].map(swing))).toBeGreaterThan(1.02)
  })
})
