import { describe, expect, it } from 'vitest'
import { borderPlace, figuresOf, inFigure, pavementOf, tileAt } from './model'

const drawn = (figure: number, width = 6, height = 14) =>
  Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => (inFigure(figure, x, y, width, height) ? '#' : '.')).join(''),
  )

describe('the pavement', () => {
  it.each([
    [1280, 800, 38, 24, false],
    [1920, 1080, 40, 22, false],
    [844, 390, 42, 20, false],
    [160, 90, 40, 22, false],
    [390, 844, 20, 42, true],
    [300, 300, 31, 31, true],
    [2000, 100, 46, 16, false],
  ])('of %i×%i has %i columns and %i rows', (width, height, columns, rows, stacked) => {
    expect(pavementOf(width, height)).toMatchObject({ columns, rows, stacked })
  })

  it.each([
    [1280, 800],
    [1920, 1080],
    [844, 390],
    [390, 844],
    [320, 568],
    [300, 300],
    [2000, 100],
    [100, 2000],
    [500, 400],
    [400, 500],
  ])('of %i×%i keeps its figures off the border and apart', (width, height) => {
    const { columns, rows, figures } = pavementOf(width, height)
    for (const [left, top, wide, high] of figures) {
      expect(left).toBeGreaterThanOrEqual(2)
      expect(top).toBeGreaterThanOrEqual(2)
      expect(left + wide).toBeLessThanOrEqual(columns - 2)
      expect(top + high).toBeLessThanOrEqual(rows - 2)
    }
    expect(figures[1]![0] - (figures[0]![0] + figures[0]![2])).toBeGreaterThanOrEqual(2)
  })
})

describe('a figure', () => {
  it('has its strokes two tiles wide', () => {
    expect(drawn(5, 6, 10)).toEqual([
      '######',
      '######',
      '##....',
      '##....',
      '######',
      '######',
      '....##',
      '....##',
      '######',
      '######',
    ])
  })

  it('is none of the others', () => {
    expect(new Set([0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((figure) => drawn(figure).join())).size).toBe(10)
  })
})

describe('the border', () => {
  const pavement = pavementOf(1280, 800)
  it('begins at the top, goes clockwise and has two tiles for each second', () => {
    const places = Array.from({ length: 38 * 24 }, (_, index) =>
      borderPlace(pavement, index % 38, Math.floor(index / 38)),
    ).filter((place) => place >= 0)
    expect(places.sort((a, b) => a - b)).toEqual(Array.from({ length: 120 }, (_, place) => place))
    expect(borderPlace(pavement, 19, 0)).toBe(0)
    expect(borderPlace(pavement, 37, 1)).toBe(19)
    expect(borderPlace(pavement, 18, 0)).toBe(119)
    expect(borderPlace(pavement, 5, 5)).toBe(-1)
  })

  it('comes before anything else a tile could be', () => {
    expect(tileAt(pavement, 0, 0).kind).toBe('border')
    expect(tileAt(pavement, 3, 2).kind).toBe('maze')
  })
})

it.each([
  [0, 5, 24, [0, 0, 0, 5]],
  [0, 5, 12, [1, 2, 0, 5]],
  [13, 40, 12, [0, 1, 4, 0]],
  [12, 0, 12, [1, 2, 0, 0]],
  [23, 59, 24, [2, 3, 5, 9]],
] as const)('%i:%i of %i hours is %j', (hour, minute, cycle, figures) => {
  expect(figuresOf(hour, minute, cycle)).toEqual(figures)
})
