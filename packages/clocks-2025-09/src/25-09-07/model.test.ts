import { expect, it } from 'vitest'
import { stripOf } from './colours'
import { chipAt, isLight, numberOf, planOf, runsPath, wetAt } from './model'

it('numbers a chip by the hour and the minute', () => {
  expect(numberOf(0, 2)).toBe('0-02')
  expect(numberOf(10, 9)).toBe('10-09')
  expect(numberOf(23, 59)).toBe('23-59')
})

it('wets a chip a minute, five to a strip', () => {
  expect(wetAt(0)).toEqual({ strip: 0, chip: 0 })
  expect(wetAt(42)).toEqual({ strip: 8, chip: 2 })
  expect(wetAt(59)).toEqual({ strip: 11, chip: 4 })
})

it('has seven hundred and twenty names, none of them twice, each with its colour in the list', () => {
  const colours = Array.from({ length: 144 }, (_, index) =>
    stripOf(Math.floor(index / 12), index % 12),
  ).flat()
  expect(colours).toHaveLength(720)
  expect(new Set(colours.map(({ name }) => name)).size).toBe(720)
  for (const { hex } of colours) expect(hex).toMatch(/^#[0-9a-f]{6}$/)
  // As color-name-list 14.29.0 has them.
  const found = (name: string) => colours.find((colour) => colour.name === name)?.hex
  expect([found('Tree Hugger'), found('Old Whiskey'), found('Mosque')]).toEqual([
    '#79774a',
    '#ddaa55',
    '#005f5b',
  ])
})

it('has the same family in the morning and in the evening', () => {
  expect(stripOf(22, 1)).toEqual(stripOf(10, 1))
  expect(stripOf(9, 1)).not.toEqual(stripOf(10, 1))
})

it('goes from light to dark on every strip', () => {
  const light = (hex: string) =>
    [1, 3, 5].reduce(
      (sum, at, index) => sum + Number.parseInt(hex.slice(at, at + 2), 16) * [0.3, 0.59, 0.11][index]!,
      0,
    )
  for (let hour = 0; hour < 12; hour++)
    for (let strip = 0; strip < 12; strip++) {
      const [first, , , , last] = stripOf(hour, strip)
      expect(light(first!.hex)).toBeGreaterThan(light(last!.hex) + 60)
    }
})

it('writes black on light colours and white on dark ones', () => {
  expect(isLight('#ffffff')).toBe(true)
  expect(isLight('#005f5b')).toBe(false)
})

it('fits five chips on the strip, whichever is wet', () => {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [300, 300],
  ] as const) {
    const plan = planOf(width, height)
    for (let wet = 0; wet < 5; wet++) {
      const { y, high } = chipAt(plan, 4, wet)
      expect(y + high).toBeCloseTo(plan.top + plan.long - plan.margin)
      expect(chipAt(plan, wet, wet).high).toBeGreaterThan(chipAt(plan, (wet + 1) % 5, wet).high * 1.6)
    }
  }
})

it('lets the paint run further all the time, and never beyond what it may', () => {
  const lowest = (part: number) =>
    Math.max(
      ...[...runsPath(0, 500, 100, 200, part, 7).matchAll(/A\S+ \S+ 0 0 0 \S+ (\S+?)V/g)].map((found) =>
        Number(found[1]),
      ),
    )
  const marks = [0, 0.25, 0.5, 0.75, 1].map(lowest)
  for (const [index, mark] of marks.entries()) if (index) expect(mark).toBeGreaterThan(marks[index - 1]!)
  expect(marks.at(-1)).toBeLessThan(320)
})
