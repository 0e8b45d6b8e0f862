import { expect, it } from 'vitest'
import { ANIMALS, KEYS, layoutOf, letterOf, openAt, tabAt } from './model'

const openOf = (of: readonly { readonly open: number }[]) => of.findIndex(({ open }) => open > 0.5)

it('opens the tab of the hour, the twelfth at midnight and noon', () => {
  expect([0, 1, 11, 12, 13, 23].map(tabAt)).toEqual([12, 1, 11, 12, 1, 11])
  expect(openOf(layoutOf(1280, 800, 15, 42).tabs)).toBe(2)
  expect(openOf(layoutOf(1280, 800, 0, 2).tabs)).toBe(11)
})

it('opens the key of the minute', () => {
  expect(openOf(layoutOf(1280, 800, 15, 42).keys)).toBe(42)
  expect(openOf(layoutOf(390, 844, 0, 2).keys)).toBe(2)
  expect(openOf(layoutOf(390, 844, 23, 59).keys)).toBe(59)
})

it('has sixty different animals in the order of unicode-emoji-json', () => {
  expect(new Set(ANIMALS).size).toBe(KEYS)
  expect([ANIMALS[0], ANIMALS[9], ANIMALS[31], ANIMALS[42], ANIMALS[59]]).toEqual([
    'dog_face',
    'horse_face',
    'bear',
    'crocodile',
    'spider',
  ])
  expect(letterOf(0)).toBe('\ue000')
  expect(letterOf(59)).toBe('\ue03b')
})

it('fills the stage, and no key covers another', () => {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [300, 300],
    [160, 90],
  ] as const)
    for (const [minute, part] of [
      [0, 0.3],
      [31, 1],
      [59, 0.6],
    ] as const) {
      const { keys, tabs } = layoutOf(width, height, 9, minute, part)
      const area = [...keys, ...tabs].reduce((sum, box) => sum + box.width * box.height, 0)
      const gap = (keys[0]!.y - tabs[0]!.height) * width
      expect((area + gap) / (width * height)).toBeCloseTo(1)
      expect(keys[59]!.x + keys[59]!.width).toBeCloseTo(width)
      expect(keys[59]!.y + keys[59]!.height).toBeCloseTo(height)
    }
})

it('gives the open key room from its column and its row', () => {
  const { keys, tabs } = layoutOf(1280, 800, 10, 31)
  expect(keys[31]!.width / keys[30]!.width).toBeCloseTo(6.2)
  expect(keys[31]!.height / keys[19]!.height).toBeCloseTo(3.7)
  expect(keys[19]!.width).toBe(keys[31]!.width)
  expect(tabs[9]!.width / tabs[0]!.width).toBeCloseTo(6.2)
})

it('closes the key before while the next one opens', () => {
  const { keys } = layoutOf(1280, 800, 10, 32, 0.25)
  expect(keys[31]!.open).toBe(0.75)
  expect(keys[32]!.open).toBe(0.25)
  const turned = layoutOf(1280, 800, 11, 0, 0.25)
  expect(turned.keys[59]!.open).toBe(0.75)
  expect(turned.tabs[9]!.open).toBe(0.75)
  expect(turned.tabs[10]!.open).toBe(0.25)
})

it('opens within half a second, and slower towards the end', () => {
  expect(openAt(0, 0)).toBe(0)
  expect(openAt(0, 210)).toBe(0.875)
  expect(openAt(0, 420)).toBe(1)
  expect(openAt(31, 0)).toBe(1)
})
