import { expect, it } from 'vitest'
import { FACES } from './faces'
import { artOf, faceAt, figuresOf, leftToFall, planOf, slotOf } from './model'

const linesOf = (name: string, text: string) => {
  const { marks, rows } = artOf(FACES.find((face) => face.name === name)!, text)
  const lines = Array.from({ length: rows }, () => [] as string[])
  for (const { letter, column, row } of marks) lines[row]![column] = letter
  return lines.map((line) => Array.from(line, (letter) => letter ?? ' ').join(''))
}

it('sets figures as figlet does', () => {
  // As they stand in banner.flf, two columns apart.
  expect(linesOf('Banner', '12')).toEqual([
    '  #     #####',
    ' ##    #     #',
    '# #          #',
    '  #     #####',
    '  #    #',
    '  #    #',
    '#####  #######',
  ])
  expect(linesOf('Standard', '4')).toEqual([' _  _', '| || |', '| || |_', '|__   _|', '   |_|'])
})

it('has seven typefaces of the same eleven figures', () => {
  expect(FACES).toHaveLength(7)
  for (const { widths, rows } of FACES) {
    expect(widths).toHaveLength(11)
    const width = widths.reduce((sum, each) => sum + each, 0)
    for (const row of rows) expect([...row]).toHaveLength(width)
  }
})

it('shows another typeface at the same minute of the next hour, and all of them in seven minutes', () => {
  expect(faceAt(0, 0).name).toBe('Standard')
  expect(faceAt(0, 6).name).toBe('Banner')
  expect(faceAt(1, 6).name).toBe('ANSI Compact')
  expect(new Set(Array.from({ length: 7 }, (_, minute) => faceAt(7, minute).name)).size).toBe(7)
})

it('writes the hour on twelve or twenty-four', () => {
  expect(figuresOf(0, 5, 24)).toEqual(['00', '05'])
  expect(figuresOf(0, 5, 12)).toEqual(['12', '05'])
  expect(figuresOf(15, 42, 12)).toEqual(['3', '42'])
})

it('hangs whole at the full minute and has landed a second later', () => {
  for (const row of [0, 5])
    for (const chance of [0, 1]) {
      expect(leftToFall(0, row, 6, chance)).toBe(1)
      expect(leftToFall(1000, row, 6, chance)).toBe(0)
    }
})

it('fits each typeface between the margins', () => {
  for (const face of FACES)
    for (const [width, height] of [
      [1280, 800],
      [390, 844],
      [300, 300],
    ] as const) {
      const plan = planOf(width, height, face, ['20', '58'])
      for (const { art, left, top, cell, floor } of plan.stands) {
        expect(left).toBeGreaterThanOrEqual(plan.margin - 0.01)
        expect(top + art.rows * cell[1]).toBeCloseTo(floor)
      }
      expect(slotOf(59, width, height, plan).x).toBeLessThan(width - plan.margin)
    }
})
