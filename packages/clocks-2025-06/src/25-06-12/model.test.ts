import { expect, it } from 'vitest'
import { chartOf, figuresOf, hourText, LINE, marksOf, minuteText, PANELS, type Shape, worked } from './model'

const SHAPES: readonly Shape[] = ['wide', 'square', 'tall']

/** The figures of a chart between two rows, in stitches of either thread. */
const between = (shape: Shape, hour: number, minute: number, top: number, bottom: number) =>
  chartOf(shape, hour, minute, 24).filter(
    ({ x, y }) => y >= top && y < bottom && x > 8 && x < PANELS[shape].columns - 9,
  ).length

it('writes hours in either cycle', () => {
  expect([hourText(0, 24), hourText(15, 24), hourText(0, 12), hourText(15, 12)]).toEqual([
    '00',
    '15',
    '12',
    '3',
  ])
  expect([minuteText(2), minuteText(42)]).toEqual(['02', '42'])
})

it('stitches the hour above the minute where the cloth is tall', () => {
  expect(between('tall', 15, 42, 40, 86)).toBe(figuresOf('15', false).cells.length)
  expect(between('tall', 15, 42, 89, 135)).toBe(figuresOf('42', false).cells.length)
  expect(between('tall', 0, 2, 40, 86)).toBe(figuresOf('00', false).cells.length)
})

it('makes all figures equally tall, and a nought alike from all sides', () => {
  for (const [large, tall] of [
    [true, 54],
    [false, 46],
  ] as const)
    for (const sign of '0123456789') {
      const rows = figuresOf(sign, large).cells.map(([, y]) => y)
      expect([Math.min(...rows), Math.max(...rows)]).toEqual([0, tall - 1])
    }
  const { cells, width, tall } = figuresOf('0', true)
  const names = new Set(cells.map(([x, y]) => `${x} ${y}`))
  for (const [x, y] of cells) {
    expect(names.has(`${width - 1 - x} ${y}`)).toBe(true)
    expect(names.has(`${x} ${tall - 1 - y}`)).toBe(true)
  }
})

it('marks each letter seven stitches tall', () => {
  for (const sign of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ') {
    const rows = marksOf(sign).cells.map(([, y]) => y)
    expect([Math.min(...rows), Math.max(...rows)]).toEqual([0, 6])
  }
})

it('never works a stitch twice, nor beside the cloth, nor on the line of seconds', () => {
  for (const shape of SHAPES)
    for (const [hour, minute] of [
      [0, 0],
      [14, 48],
      [20, 8],
      [23, 59],
    ] as const) {
      const { columns, rows } = PANELS[shape]
      const chart = chartOf(shape, hour, minute, 24)
      const names = new Set(chart.map(({ x, y }) => `${x} ${y}`))
      expect(names.size).toBe(chart.length)
      for (const { x, y } of chart) expect(x >= 0 && x < columns && y >= 0 && y < rows).toBe(true)
      const { x, y, step } = LINE[shape]
      for (let at = 0; at < 60; at++) expect(names.has(`${x + at * step} ${y}`)).toBe(false)
    }
})

it('works a stitch a second', () => {
  expect([worked(0), worked(10), worked(59)]).toEqual([1, 11, 60])
})
