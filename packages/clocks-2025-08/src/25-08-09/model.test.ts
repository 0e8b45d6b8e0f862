import { expect, it } from 'vitest'
import {
  buttonAt,
  buttonsOf,
  choiceAt,
  fallOf,
  fitText,
  HOUSES,
  houseAt,
  layoutOf,
  leadOf,
  lengthOf,
  linesOf,
  placeOf,
  wordOf,
} from './model'
import { TEXTS } from './texts'

it('says every number in words', () => {
  expect([0, 9, 12, 15, 20, 40, 59].map(wordOf)).toEqual([
    'zero',
    'nine',
    'twelve',
    'fifteen',
    'twenty',
    'forty',
    'fifty-nine',
  ])
  expect(new Set(Array.from({ length: 60 }, (_, index) => wordOf(index))).size).toBe(60)
})

it('has something to say each minute, and never in a figure', () => {
  expect(new Set(TEXTS).size).toBe(60)
  for (const text of TEXTS) expect(text).toMatch(/^[A-Za-z ,.:?-]{20,62}$/)
})

it('breaks a sentence where its lines are of like lengths', () => {
  expect(lengthOf('ten', 'mono')).toBeCloseTo(1.836)
  expect(linesOf('This is not a pop-up. It is a commitment.', 'mono', 18)).toEqual([
    'This is not a pop-up. It is a',
    'commitment.',
  ])
  expect(fitText('This is not a pop-up. It is a commitment.', 'mono', 900, 112, 50).lines).toEqual([
    'This is not a pop-up.',
    'It is a commitment.',
  ])
})

it('has nine sites, of which another comes each minute', () => {
  expect(HOUSES).toHaveLength(9)
  expect(houseAt(10, 9).name).toBe('SPORT AND CRUMBS')
  expect(houseAt(10, 10).name).toBe('Oh hello, friend')
})

it('sets each number on one line within its button, large', () => {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [160, 90],
  ] as const) {
    const layout = layoutOf(width, height)
    for (const house of HOUSES)
      for (const word of ['ten', 'fifteen', 'twenty-three', 'fifty-seven']) {
        const { inset, column, sizes } = buttonsOf(house, [word, word], layout)
        const length = lengthOf(word, house.face) * sizes[0]!
        expect(inset * 2 + column + length).toBeLessThanOrEqual(layout.button.width + 0.01)
        expect(sizes[0]).toBeGreaterThan(layout.button.width * 0.1)
      }
  }
})

it('leaves room for an f that hangs below its line, and reaches back', () => {
  expect(fallOf('fifteen', 'fashion')).toBe(0.27)
  expect(leadOf('four', 'fashion')).toBe(0.2)
  expect([fallOf('four', 'sport'), leadOf('four', 'sport'), leadOf('ten', 'fashion')]).toEqual([0.04, 0, 0])
})

it('has both buttons within the banner', () => {
  const layout = layoutOf(1280, 800)
  const { y } = buttonAt(1, layout)
  expect(y + layout.button.height).toBeCloseTo(layout.card.top + layout.card.height - layout.pad)
})

it('lets the older banners recede from the newest to the far end', () => {
  const layout = layoutOf(1280, 800)
  expect(placeOf(0, layout)).toEqual({ x: layout.card.left, y: layout.card.top, scale: 1 })
  expect(placeOf(1, layout).scale).toBe(0.94)
  expect(placeOf(1, layout).x).toBeCloseTo(252.6)
  expect(placeOf(59, layout).scale).toBeCloseTo(0.026)
})

it('gives in before the minute is over', () => {
  expect([0, 1, 2, 57, 58, 59].map(choiceAt)).toEqual([0, 1, 0, 1, 0, 0])
})
