import { describe, expect, it } from 'vitest'
import { layoutOf } from './layout'
import {
  arms,
  CIRCLES,
  circlesOf,
  figureOf,
  hourText,
  largest,
  liftedAt,
  lineOf,
  PEN_DOWN,
  penAt,
  pulledAt,
  retuned,
  strokeOf,
} from './model'

describe('the discrete Fourier transform', () => {
  const circle = Array.from({ length: 16 }, (_, index): [number, number] => {
    const angle = (2 * Math.PI * 3 * index) / 16 + 0.5
    return [2 + 5 * Math.cos(angle), -1 + 5 * Math.sin(angle)]
  })

  it('of a circle is one circle', () => {
    const found = circlesOf(circle, 7).filter(({ radius }) => radius > 1e-9)
    expect(found.map(({ turns }) => turns)).toEqual([0, 3])
    expect(found[0]!.radius).toBeCloseTo(Math.sqrt(5), 9)
    expect(found[1]!.radius).toBeCloseTo(5, 9)
    expect(found[1]!.phase).toBeCloseTo(0.5, 9)
  })

  it('of an impulse is flat, and of a square of four points has turns 1 alone', () => {
    // Oppenheim and Schafer, "Discrete-Time Signal Processing", table of transforms.
    const impulse = circlesOf(
      [
        [4, 0],
        [0, 0],
        [0, 0],
        [0, 0],
        [0, 0],
      ],
      2,
    )
    expect(impulse.map(({ radius }) => Number(radius.toFixed(6)))).toEqual([0.8, 0.8, 0.8, 0.8, 0.8])
    const square = circlesOf(
      [
        [1, 0],
        [0, 1],
        [-1, 0],
        [0, -1],
      ],
      1,
    )
    expect(square.map(({ radius }) => Number(radius.toFixed(6)))).toEqual([0, 0, 1])
  })

  it('keeps the energy, as Parseval has it', () => {
    const points = [
      [3, 1],
      [4, 1],
      [5, -9],
      [2, 6],
      [-5, 3],
      [5, 8],
      [9, -7],
    ] as [number, number][]
    // 9+1 + 16+1 + 25+81 + 4+36 + 25+9 + 25+64 + 81+49
    const energy = circlesOf(points, 3).reduce((sum, { radius }) => sum + radius ** 2, 0)
    expect(energy * 7).toBeCloseTo(426, 9)
  })

  it('gives the points back', () => {
    const points = [
      [3, 1],
      [4, 1],
      [5, -9],
      [2, 6],
      [-5, 3],
    ] as [number, number][]
    const circles = largest(circlesOf(points, 2), 4)
    for (const [index, [x, y]] of points.entries()) {
      expect(penAt(circles, index / 5)[0]).toBeCloseTo(x, 9)
      expect(penAt(circles, index / 5)[1]).toBeCloseTo(y, 9)
    }
  })
})

describe('the figures', () => {
  it('are those of Hershey, a quarter higher', () => {
    expect(figureOf('1')).toEqual([
      [0, 5],
      [2, 3.75],
      [5, 0],
      [5, 26.25],
    ])
    expect(figureOf('7')).toEqual([
      [0, 0],
      [14, 0],
      [4, 26.25],
    ])
  })

  it('are drawn by forty-eight circles within half a unit, all sixty of them', () => {
    for (let minute = 0; minute < 60; minute++) {
      const text = String(minute).padStart(2, '0')
      const { points } = lineOf(text)
      const { circles } = strokeOf(text)
      expect(circles).toHaveLength(CIRCLES + 1)
      const off = points.map(([x, y], index) => {
        const [penX, penY] = penAt(circles, index / points.length)
        return Math.hypot(penX - x, penY - y)
      })
      expect(Math.max(...off)).toBeLessThan(0.5)
    }
  })

  it('begin with the first point of the first and end with the last of the second', () => {
    const { points, link } = lineOf('17')
    const at = (second: number) => points[Math.round((second / 60) * points.length)]!
    // 5 units of the 1, 5.5 between, 14 of the 7, about their middle.
    expect(at(PEN_DOWN[0])[0]).toBeCloseTo(-12.25, 1)
    expect(at(PEN_DOWN[1])[0]).toBeCloseTo(2.25, 1)
    expect(at(PEN_DOWN[1])[1]).toBeCloseTo(13.125, 1)
    expect(link[0]).toBeGreaterThan(20)
    expect(link[1]).toBeLessThan(36)
  })

  it('of an hour follow the cycle', () => {
    expect([0, 9, 12, 23].map((hour) => hourText(hour, 24))).toEqual(['00', '09', '12', '23'])
    expect([0, 9, 12, 23].map((hour) => hourText(hour, 12))).toEqual(['12', '9', '12', '11'])
  })
})

describe('the train', () => {
  it('ends where the pen is', () => {
    const { circles } = strokeOf('42')
    expect(arms(circles, 0.3).at(-1)).toEqual(penAt(circles, 0.3))
  })

  it('is carried over from one minute to the next without a jump of the pen', () => {
    const [before, after] = [strokeOf('09').circles, strokeOf('10').circles]
    const close = (one: readonly number[], other: readonly number[]) => {
      expect(one[0]).toBeCloseTo(other[0]!, 6)
      expect(one[1]).toBeCloseTo(other[1]!, 6)
    }
    close(penAt(retuned(before, after, 0), 0), penAt(before, 1))
    close(penAt(retuned(before, after, 1), 0.2), penAt(after, 0.2))
  })
})

describe('within a minute', () => {
  it('the sheet is drawn off with the pen up', () => {
    expect([pulledAt(0), pulledAt(0.7), pulledAt(59)]).toEqual([0, 1, 1])
    expect([liftedAt(0), liftedAt(0.7), liftedAt(1), liftedAt(30), liftedAt(57)]).toEqual([1, 1, 0, 0, 1])
  })
})

describe('the layout', () => {
  it('sets the hour above the minute on tall sheets', () => {
    expect(layoutOf(390, 844).isTall).toBe(true)
    expect(layoutOf(1280, 800).isTall).toBe(false)
  })
})
