import { expect, it } from 'vitest'
import { grainsAt, hourAt, minuteAt, type Pile, pileOf, planOf, pouredOn, tabsOf } from './model'

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
  const rows = rowsOf(pile, pile.heaped)
  rows[3]![4]! += 41
  expect(rowsOf(pile, pouredOn(pile, 41))).toEqual(settled(rows))
  rows[3]![4]! += 1
  expect(rowsOf(pile, pouredOn(pile, 42))).toEqual(settled(rows))
})

it('pours heaps that break the flat middle up', () => {
  const pile = pileOf(9, 7)
  const rows = rowsOf(pile, pile.identity)
  rows[3]![4]! += 42
  expect(rowsOf(pile, pile.heaped)).toEqual(settled(rows))
})

it('cuts at the hour and at the minute', () => {
  const plan = planOf(1280, 800, 1)
  expect([plan.columns, plan.rows, plan.double, plan.high]).toEqual([156, 97, 31, 28])
  expect([0, 31, 59].map((minute) => minuteAt(plan, minute))).toEqual([16, 81, 141])
  expect([0, 12, 3, 15, 23].map((hour) => hourAt(plan, hour))).toEqual([14, 14, 24, 24, 52])
})

it('keeps both numerals on the stage, and the hour above the minute', () => {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [300, 300],
    [160, 90],
  ] as const) {
    const plan = planOf(width, height, 1)
    const { left, top, bottom, columns, rows, cell, high } = plan
    expect(left + columns * cell).toBeGreaterThanOrEqual(width)
    expect(top).toBeLessThanOrEqual(0)
    expect(bottom).toBeLessThan(height)
    const [first, last] = [tabsOf(plan, 0, 0), tabsOf(plan, 23, 59)]
    expect(first.hour.y).toBeGreaterThanOrEqual(0)
    expect(first.minute.x).toBeGreaterThanOrEqual(0)
    expect(last.minute.x + last.minute.wide).toBeLessThanOrEqual(columns + 1)
    expect(last.hour.y + high).toBeLessThanOrEqual(rows - high)
  }
})
