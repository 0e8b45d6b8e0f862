import { expect, it } from 'vitest'
import { grainsAt, hourCell, LONG, minuteCell, type Pile, pileOf, planOf, pouredOn } from './model'

const rowsOf = (pile: Pile, grains: Int32Array) =>
  Array.from({ length: pile.height }, (_, y) =>
    Array.from({ length: pile.width }, (_, x) => grainsAt(pile, grains, x, y)),
  )

/** Topples cell by cell, with no folding: slow, and as the rule says. */
function settled(rows: readonly number[][]) {
  const pile = rows.map((row) => [...row])
  for (let moved = true; moved; ) {
    moved = false
    for (const [y, row] of pile.entries())
      for (const [x, grains] of row.entries()) {
        if (grains < 4) continue
        moved = true
        row[x]! -= 4
        for (const [nearX, nearY] of [
          [x - 1, y],
          [x + 1, y],
          [x, y - 1],
          [x, y + 1],
        ] as const)
          if (pile[nearY]?.[nearX] !== undefined) pile[nearY][nearX]! += 1
      }
  }
  return pile
}

it('has the identities that are known', () => {
  const known = (size: number) =>
    rowsOf(pileOf(size, size), pileOf(size, size).identity).map((row) => row.join(''))
  expect(known(2)).toEqual(['22', '22'])
  expect(known(3)).toEqual(['212', '101', '212'])
  expect(known(4)).toEqual(['2332', '3223', '3223', '2332'])
})

it('changes no full pile that it is poured on, itself neither', () => {
  for (const [width, height] of [
    [17, 12],
    [1, 9],
    [24, 5],
  ] as const) {
    const pile = pileOf(width, height)
    const identity = rowsOf(pile, pile.identity)
    const three = identity.map((row) => row.map(() => 3))
    expect(settled(identity.map((row) => row.map((grains) => grains + 3)))).toEqual(three)
    expect(settled(identity.map((row) => row.map((grains) => grains * 2)))).toEqual(identity)
  }
})

it('lets the grains of a minute fall on the middle', () => {
  const pile = pileOf(9, 7)
  const rows = rowsOf(pile, pile.identity)
  rows[3]![4]! += 41
  expect(rowsOf(pile, pouredOn(pile, 41))).toEqual(settled(rows))
})

it('cuts between two cells of a minute, and an hour in its twelfth', () => {
  expect([0, 31, 59].map(minuteCell)).toEqual([1, 63, 119])
  expect(minuteCell(59)).toBeLessThan(LONG - 1)
  expect([0, 12, 3, 15, 23].map((hour) => hourCell(hour, 72))).toEqual([3, 3, 21, 21, 69])
})

it('has room for the field and both scales', () => {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [300, 300],
    [160, 90],
  ] as const) {
    const { left, top, columns, rows, cell, upright, bottom } = planOf(width, height, 1)
    expect(upright ? rows : columns).toBe(LONG)
    expect(Math.min(columns, rows)).toBeGreaterThan(24)
    expect(left + columns * cell).toBeLessThan(width)
    expect(top).toBeGreaterThan(0)
    expect(bottom).toBeLessThan(height)
  }
})
