import { describe, expect, it } from 'vitest'
import {
  carve,
  hourNumber,
  keyOf,
  shadowOf,
  silhouetteOf,
  slideAt,
  slidesOf,
  supportsOf,
  tileAt,
} from './model'

const draw = (silhouette: readonly (readonly boolean[])[]) =>
  silhouette.toReversed().map((row) => row.map((cell) => (cell ? '#' : '.')).join(''))

describe('the silhouettes', () => {
  it('sets two figures beside each other', () => {
    expect(draw(silhouetteOf(42, 'row'))).toEqual([
      '##.##..###.',
      '##.##.#####',
      '##.##.##.##',
      '##.##....##',
      '#####...###',
      '#####..###.',
      '...##.###..',
      '...##.#####',
      '...##.#####',
    ])
  })

  it('or the tens above the units', () => {
    const rows = draw(silhouetteOf(7, 'tower'))
    expect(rows).toHaveLength(19)
    expect(rows[0]).toBe('.###.')
    expect(rows[9]).toBe('.....')
    expect(rows[18]).toBe('.##..')
  })

  it('has something in every row of every figure', () => {
    for (let number = 0; number < 60; number++)
      expect(silhouetteOf(number, 'row').every((row) => row.includes(true))).toBe(true)
  })
})

describe('the rods', () => {
  it('meet both figures they are between, whatever these are', () => {
    for (let number = 0; number < 60; number++) {
      expect(supportsOf(silhouetteOf(number, 'row'), 'row')).not.toContain(undefined)
      expect(supportsOf(silhouetteOf(number, 'tower'), 'tower')).not.toContain(undefined)
    }
    expect(supportsOf(silhouetteOf(42, 'row'), 'row')).toEqual([3, 8])
    expect(supportsOf(silhouetteOf(24, 'tower'), 'tower')).toEqual([3, 1])
  })
})

describe('the carving', () => {
  it.each(['row', 'tower'] as const)('throws exactly its two numbers on the walls (%s)', (form) => {
    for (const hour of [0, 4, 11, 12, 23]) {
      for (let minute = 0; minute < 60; minute++) {
        const left = silhouetteOf(hour, form)
        const right = silhouetteOf(minute, form)
        const cubes = carve(left, right)
        const last = left[0]!.length - 1
        const onLeft = shadowOf(cubes, 'left')
        const onRight = shadowOf(cubes, 'right')
        for (const [z, row] of left.entries())
          for (const [place, cell] of row.entries()) expect(onLeft.has(`${last - place} ${z}`)).toBe(cell)
        for (const [z, row] of right.entries())
          for (const [place, cell] of row.entries()) expect(onRight.has(`${place} ${z}`)).toBe(cell)
      }
    }
  })

  it('is another one every minute of the day', () => {
    const carvings = new Set<string>()
    for (let hour = 0; hour < 24; hour++)
      for (let minute = 0; minute < 60; minute++)
        carvings.add(JSON.stringify(carve(silhouetteOf(hour, 'row'), silhouetteOf(minute, 'row'))))
    expect(carvings.size).toBe(1440)
  })
})

describe('the hours', () => {
  it('are counted as is wished', () => {
    expect([0, 1, 12, 13, 23].map((hour) => hourNumber(hour, 12))).toEqual([12, 1, 12, 1, 11])
    expect([0, 1, 12, 13, 23].map((hour) => hourNumber(hour, 24))).toEqual([0, 1, 12, 13, 23])
  })
})

describe('the motion', () => {
  it.each([
    [9, 41, 9, 42],
    [9, 59, 10, 0],
    [23, 59, 0, 0],
  ])(
    'slides all of %i:%i into all of %i:%i, each cube inside its layer',
    (hour, minute, nextHour, nextMinute) => {
      for (const form of ['row', 'tower'] as const) {
        const now = carve(silhouetteOf(hour, form), silhouetteOf(minute, form))
        const next = carve(silhouetteOf(nextHour, form), silhouetteOf(nextMinute, form))
        const slides = slidesOf(now, next)
        const keys = (cubes: readonly Parameters<typeof keyOf>[0][]) => new Set(cubes.map(keyOf))
        expect(keys(slides.map(({ from }) => from))).toEqual(keys(now))
        expect(keys(slides.map(({ to }) => to))).toEqual(keys(next))
        for (const { from, to } of slides) expect(from.z).toBe(to.z)
      }
    },
  )

  it('leaves the cubes alone that stay', () => {
    const cube = { x: 1, y: 2, z: 0 }
    const other = { x: 4, y: 2, z: 0 }
    expect(slidesOf([cube, other], [cube, { x: 3, y: 2, z: 0 }])).toEqual([
      { from: cube, to: cube },
      { from: other, to: { x: 3, y: 2, z: 0 } },
    ])
  })

  it('begins with the last second, at the foot, and is done when the minute is', () => {
    expect([0, 0.5, 1].map((height) => slideAt(59, height))).toEqual([0, 0, 0])
    expect([0, 0.5, 1].map((height) => slideAt(59.5, height))).toEqual([1, 0.5, 0])
    expect([0, 0.5, 1].map((height) => slideAt(60, height))).toEqual([1, 1, 1])
  })
})

describe('the tiles', () => {
  it('come out with their second and stay out', () => {
    expect(tileAt(7, 6.99)).toBe(0)
    expect(tileAt(7, 7.06)).toBeGreaterThan(0.5)
    expect(tileAt(7, 8.9)).toBeCloseTo(0.2, 3)
    expect(tileAt(7, 59.4)).toBeCloseTo(0.2, 9)
  })

  it('are all in when the minute ends, but the first, which begins the next', () => {
    for (let index = 1; index < 60; index++) expect(tileAt(index, 59.9999)).toBe(0)
    expect(tileAt(0, 59.9999)).toBeCloseTo(0.2, 9)
    expect(tileAt(0, 0)).toBeCloseTo(0.2, 9)
  })
})
