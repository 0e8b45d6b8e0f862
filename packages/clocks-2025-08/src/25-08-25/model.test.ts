import { expect, it } from 'vitest'
import { bitsOf, CHOSEN, checkOf, codeOf, codewordsOf, formatOf, SIDE } from './code'
import { figuresIn, HIGH, likeness, planOf, textOf, WIDE } from './model'
import { toneAt } from './tones'

it('writes the standard’s example AC-42 in the alphanumeric mode', () => {
  expect(bitsOf('AC-42')).toBe('00100000001010011100111011100111001000010')
})

it('mends the standard’s example 01234567 of version 1-M', () => {
  const data = [16, 32, 12, 86, 97, 128, 236, 17, 236, 17, 236, 17, 236, 17, 236, 17]
  expect(checkOf(data, 10)).toEqual([165, 36, 212, 193, 237, 54, 199, 135, 44, 85])
})

it('says level M and mask 101 as the standard’s example does', () => {
  expect(formatOf(0, 5)).toBe('100000011001110')
})

const LIGHT = Array.from({ length: SIDE }, () => Array<boolean>(SIDE).fill(false))
const DARK = LIGHT.map((row) => row.map(() => true))

it('fills 108 codewords with data and 26 with the check', () => {
  expect(codewordsOf('10:09:36', LIGHT)).toHaveLength(134)
  expect(codewordsOf('12:42:07PM', LIGHT)).toHaveLength(134)
})

it('has three finders, lines of timing and the module that is always dark', () => {
  const code = codeOf('10:09:36', LIGHT)
  const line = (row: number, from: number, to: number) =>
    code[row]!.slice(from, to)
      .map((dark) => (dark ? '#' : '.'))
      .join('')
  expect(line(0, 0, 8)).toBe('#######.')
  expect(line(2, 30, 37)).toBe('#.###.#')
  expect(line(32, 0, 7)).toBe('#.###.#')
  expect(line(6, 7, 14)).toBe('.#.#.#.')
  expect(line(29, 28, 33)).toBe('#...#')
  expect(code[29]![8]).toBe(true)
})

it('leaves three quarters of the modules to the picture, whatever the text is', () => {
  expect(CHOSEN).toHaveLength(784)
  for (const text of ['10:09:36', '12:42:07PM']) {
    const [light, dark] = [codeOf(text, LIGHT), codeOf(text, DARK)]
    expect(CHOSEN.some(([row, column]) => light[row]![column])).toBe(false)
    expect(CHOSEN.every(([row, column]) => dark[row]![column])).toBe(true)
  }
})

it('changes from second to second only what is not the picture’s', () => {
  const [now, next] = [codeOf('10:09:36', DARK), codeOf('10:09:37', DARK)]
  expect(CHOSEN.every(([row, column]) => now[row]![column] === next[row]![column])).toBe(true)
  expect(now).not.toEqual(next)
})

it('makes half of the picture’s modules dark, and those the darker ones', () => {
  const wanted = likeness((_, column) => column)
  const dark = CHOSEN.filter(([row, column]) => wanted[row]![column])
  expect(Math.abs(dark.length - 392)).toBeLessThan(12)
  const onTheLeft = ([, column]: readonly [number, number]) => column < 18
  expect(dark.filter(onTheLeft).length / CHOSEN.filter(onTheLeft).length).toBeGreaterThan(0.75)
})

it('says the time in at most ten characters, in either cycle', () => {
  expect(textOf({ hour: 15, minute: 42, second: 7 }, 24)).toBe('15:42:07')
  expect(textOf({ hour: 15, minute: 42, second: 7 }, 12)).toBe('3:42:07 PM')
  expect(textOf({ hour: 0, minute: 0, second: 0 }, 12)).toBe('12:00:00AM')
  expect(textOf({ hour: 0, minute: 0, second: 0 }, 24)).toBe('00:00:00')
})

it('writes figures of three strokes by five into a box', () => {
  const box = { column: 0, row: 0, width: 24, height: 17 }
  const line = (text: string, row: number) =>
    figuresIn(text, box)
      [row]!.map((dark) => (dark ? '#' : '.'))
      .join('')
  expect(line('15', 0)).toBe('#######......###########')
  expect(line('15', 16)).toBe('###########..###########')
  // A single figure stands in the middle.
  expect(line('3', 0)).toBe('......###########.......')
})

const STAGES = [
  [1280, 800],
  [390, 844],
  [1024, 1024],
  [300, 300],
  [320, 568],
  [844, 390],
  [768, 1024],
  [480, 252],
  [160, 90],
] as const

it.each(STAGES)('lays nothing over anything at %i × %i', (stageWidth, stageHeight) => {
  const { columns, rows, code, hour, minute } = planOf(stageWidth, stageHeight)
  const boxes = [code, hour, minute]
  for (const [index, box] of boxes.entries()) {
    expect(Math.min(box.column, box.row)).toBeGreaterThanOrEqual(2)
    expect(columns - box.column - box.width).toBeGreaterThanOrEqual(2)
    expect(rows - box.row - box.height).toBeGreaterThanOrEqual(2)
    for (const other of boxes.slice(index + 1)) {
      const beside = Math.max(other.column - box.column - box.width, box.column - other.column - other.width)
      const below = Math.max(other.row - box.row - box.height, box.row - other.row - other.height)
      expect(Math.max(beside, below)).toBeGreaterThanOrEqual(index ? 3 : 4)
    }
  }
})

it.each(STAGES)('is all picture at %i × %i', (stageWidth, stageHeight) => {
  const { columns, rows, grain, from } = planOf(stageWidth, stageHeight)
  expect(Math.min(from[0], from[1]) - grain).toBeGreaterThanOrEqual(-1e-9)
  expect(from[0] + (columns + 1) * grain).toBeLessThanOrEqual(WIDE + 1e-9)
  expect(from[1] + (rows + 1) * grain).toBeLessThanOrEqual(HIGH + 1e-9)
})

it('knows the tones of the face, places and between them', () => {
  // A quarter of the greys that the small picture had in its corners.
  expect(toneAt(67, 18)).toBe(47)
  expect(toneAt(69, 18)).toBe(47)
  expect(toneAt(68, 18)).toBe((47 + 47) / 2)
  expect(toneAt(-9, -9)).toBe(47)
  expect(toneAt(165, 116)).toBe(1)
  const tones = CHOSEN.map(([row, column]) => toneAt(68 + row * 2.6, 19 + column * 2.6))
  expect(Math.max(...tones)).toBeLessThanOrEqual(63)
  expect(Math.min(...tones)).toBeGreaterThanOrEqual(0)
})
