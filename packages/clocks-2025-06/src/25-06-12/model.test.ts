import { expect, it } from 'vitest'
import { doneAt, figuresOf, hourText, SIDE, threadAt } from './model'

const row = (hour: number, at: number) =>
  Array.from(
    { length: SIDE },
    (_, column) => ({ ground: '.', motif: '#', letter: 'o' })[threadAt(hour, column, at)],
  ).join('')

it('has a stitch for each second and a row for each minute', () => {
  expect(SIDE).toBe(60)
  expect(doneAt(0, 0)).toEqual({ rows: 0, stitches: 0 })
  expect(doneAt(59, 59)).toEqual({ rows: 59, stitches: 59 })
})

it('repeats a motif of twenty stitches three times', () => {
  for (const at of [0, 7, 45]) {
    expect(row(4, at).slice(0, 20)).toBe(row(4, at).slice(20, 40))
    expect(row(4, at).slice(0, 20)).toBe(row(4, at).slice(40))
  }
  expect(row(3, 4).slice(0, 20)).toContain('####')
})

it('works the alphabet in the middle band, A first', () => {
  // Tiny5: the head of an A is two stitches wide, its feet are two apart.
  expect(row(0, 21).slice(0, 7)).toBe('...oo..')
  expect(row(0, 25).slice(0, 7)).toBe('..o..o.')
  expect(row(0, 20)).toBe('.'.repeat(60))
})

it('takes its figures from the chart of the typeface', () => {
  const one = figuresOf('1')
  expect(one.width).toBe(8)
  expect(one.stitches).toContainEqual([3, 17])
  expect(figuresOf('09').width).toBe(27)
})

it('writes hours in either cycle', () => {
  expect([hourText(0, 24), hourText(15, 24), hourText(0, 12), hourText(15, 12)]).toEqual([
    '00',
    '15',
    '12',
    '3',
  ])
})
