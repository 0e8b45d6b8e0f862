import { expect, it } from 'vitest'
import { chamberAt, windowAt } from './model'

const red = (minute: number) => windowAt(0, minute).panes.filter(Boolean).length

it('brightens the wedge where a clock’s hour hand points', () => {
  expect([0, 3, 9, 12, 15, 23].map((hour) => windowAt(hour, 0).bright)).toEqual([0, 3, 9, 0, 3, 11])
})

it('reddens a pane a minute, from the one at the top', () => {
  expect([red(0), red(9), red(42), red(59)]).toEqual([1, 10, 43, 60])
  expect(windowAt(15, 42).panes[42]).toBe(true)
  expect(windowAt(15, 42).panes[43]).toBe(false)
})

it('turns the chamber three times a minute, and on over the full one', () => {
  expect(chamberAt(20, 1)).toBe(360)
  expect(chamberAt(59, 1) + 18).toBe(1080)
  expect(chamberAt(0, 0)).toBe(-18)
})
