import { expect, it } from 'vitest'
import { FIGURES, figureAt, LEAST_ROWS } from './figures'
import { clueOf, columnOf, deduced, hourText, isMinute, pictureAt, planOf, progressAt, solve } from './model'

const drawn = (line: readonly boolean[]) => line.map((black) => (black ? '#' : '.')).join('')

it('draws 10:09 as four figures and a colon, forty-two squares wide', () => {
  const picture = pictureAt('10', 9, 'beside', 26)
  expect(picture).toHaveLength(26)
  expect(drawn(picture[0]!)).toBe('....###.....#####........#####.....#####..')
  expect(drawn(picture[12]!)).toBe('....###...###...###....###...###...###.###')
  expect(drawn(picture[25]!)).toBe('.########...#####........#####.....####...')
})

it('draws the hour above the minute where the stage is upright', () => {
  const picture = pictureAt('23', 59, 'above', 21)
  expect(picture).toHaveLength(44)
  expect(drawn(picture[0]!)).toBe('..#####......#####..')
  expect(drawn(picture[21]!)).toBe('....................')
  expect(drawn(picture[23]!)).toBe('########.....#####..')
})

it('writes midnight as 00, and as 12 in a day of twelve hours', () => {
  expect(hourText(0, 24)).toBe('00')
  expect(hourText(7, 24)).toBe('07')
  expect(hourText(0, 12)).toBe('12')
  expect(hourText(19, 12)).toBe(' 7')
})

it('counts the runs of a line, as the clue of a nonogram does', () => {
  expect(clueOf([true, true, false, true])).toEqual([2, 1])
  expect(clueOf([false, false])).toEqual([])
  const picture = pictureAt('10', 9, 'beside', 26)
  expect(picture.map(clueOf)[25]).toEqual([8, 5, 5, 4])
  expect(clueOf(columnOf(picture, 4))).toEqual([26])
})

it('deduces the middle of a long run, as solvers do', () => {
  expect(deduced([undefined, undefined, undefined, undefined, undefined], [4])).toEqual([
    undefined,
    true,
    true,
    true,
    undefined,
  ])
  expect(deduced([true, undefined, undefined, undefined], [1, 1])).toEqual([
    true,
    false,
    undefined,
    undefined,
  ])
})

it('leaves one solution for every minute, that follows from the clues alone', () => {
  for (const [setting, rows] of [
    ['beside', 26],
    ['above', 22],
  ] as const) {
    const late = isMinute(setting, rows)
    for (let minute = 0; minute < 60; minute++) {
      const picture = pictureAt(hourText(minute % 24, 24), minute, setting, rows)
      expect(solve(picture, (row, column) => !late(row, column)).whole, `${setting} ${minute}`).toBe(true)
    }
  }
})

it('makes every figure as tall as is asked, and no two alike', () => {
  for (const rows of [LEAST_ROWS, 22, 26, 31]) {
    const all = FIGURES.map((_, figure) => figureAt(figure, rows))
    for (const figure of all) {
      expect(figure).toHaveLength(rows)
      for (const row of figure) expect(row).toMatch(/^[#.]{9}$/)
    }
    expect(new Set(all.map(String)).size).toBe(10)
  }
})

it('has inked the picture after twenty seconds, and dotted what is empty at the end', () => {
  expect(progressAt(9, 200, 400)).toEqual({ inked: 100, dotted: 0 })
  expect(progressAt(19, 200, 400)).toEqual({ inked: 200, dotted: 0 })
  expect(progressAt(39, 200, 400)).toEqual({ inked: 200, dotted: 200 })
  expect(progressAt(59, 200, 400)).toEqual({ inked: 200, dotted: 400 })
})

it('stands upright and lying, within the stage', () => {
  expect(planOf(1280, 800).setting).toBe('beside')
  expect(planOf(390, 844).setting).toBe('above')
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [844, 390],
    [300, 300],
    [160, 90],
    [3840, 2160],
  ] as const) {
    const { x, y, square, columns, lines } = planOf(width, height)
    expect(x).toBeGreaterThan(0)
    expect(y).toBeGreaterThan(0)
    expect(x + columns * square).toBeLessThanOrEqual(width)
    expect(y + lines * square).toBeLessThanOrEqual(height)
  }
})
