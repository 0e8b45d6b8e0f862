import { expect, it } from 'vitest'
import { chartOf, figuresOf, HOUR, hourText, minuteText, PANELS, type Shape, stitchAt } from './model'

const row = (shape: Shape, hour: number, minute: number, at: number) =>
  chartOf(shape, hour, minute, 24)
    .slice(at * PANELS[shape].columns, (at + 1) * PANELS[shape].columns)
    .map((thread) => ({ ground: '.', motif: '#', figure: 'o', colon: ':' })[thread])
    .join('')

it('has a stitch for each second of the hour in every shape', () => {
  expect(HOUR).toBe(3600)
  for (const { columns, rows } of Object.values(PANELS)) expect(columns * rows).toBe(3600)
  expect([stitchAt(0, 0), stitchAt(15, 42), stitchAt(59, 59)]).toEqual([0, 942, 3599])
})

it('repeats a motif of twenty stitches along the edge', () => {
  for (const at of [1, 43]) {
    const edge = row('wide', 4, 0, at)
    expect(edge.slice(0, 20)).toContain('#')
    expect(edge).toBe(edge.slice(0, 20).repeat(4))
  }
  // The flower of midnight, halved: how its longest petals end.
  expect(row('wide', 0, 0, 8).slice(0, 20)).toBe('......##...##.......')
})

it('takes its figures from the chart of the typeface, all equally tall', () => {
  for (const sign of '0123456789') {
    const { stitches, width } = figuresOf(sign)
    expect(Math.min(...stitches.map(([, y]) => y))).toBe(0)
    expect(Math.max(...stitches.map(([, y]) => y))).toBe(22)
    expect(Math.min(...stitches.map(([x]) => x))).toBe(0)
    expect(Math.max(...stitches.map(([x]) => x))).toBe(width - 1)
  }
})

it('sets hour and minute in the middle of the panel', () => {
  // The head of a nought is six stitches wide.
  expect(row('tall', 0, 0, 15)).toBe('...........oooooo........oooooo.........')
  for (let hour = 0; hour < 24; hour++)
    for (const shape of ['wide', 'square', 'tall'] as const) {
      const chart = chartOf(shape, hour, 44, 24)
      const figures = [...chart.keys()].filter((at) => chart[at] === 'figure')
      const { length } = figuresOf(hourText(hour, 24)).stitches
      expect(figures.length).toBe(length + figuresOf('44').stitches.length)
    }
})

it('writes hours in either cycle', () => {
  const hours = [hourText(0, 24), hourText(15, 24), hourText(0, 12), hourText(15, 12)]
  expect(hours).toEqual(['00', '15', '12', '3'])
  expect(minuteText(9)).toBe('09')
})
