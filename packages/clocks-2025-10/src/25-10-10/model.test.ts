import { expect, it } from 'vitest'
import { advanceOf } from './metrics'
import { chapterAt, LINES, lineAt, MEASURE, planOf, readAt } from './model'

it('has twelve chapters of sixty lines, the first of which is the title', () => {
  expect(LINES).toHaveLength(12)
  for (const chapter of LINES) {
    expect(chapter).toHaveLength(60)
    expect(chapter[0]).toBe('Ecclesiastes')
    for (const line of chapter) expect(advanceOf(line)).toBeLessThanOrEqual(MEASURE)
  }
})

it('begins each chapter as the Authorized Version does', () => {
  expect(LINES[2]![1]).toMatch(/^To every thing there is a season/)
  expect(LINES[10]![1]).toMatch(/^Cast thy bread upon the/)
  expect(LINES[11]![1]).toMatch(/^Remember now thy Creator/)
  expect(LINES[0]!.join(' ')).toContain('The sun also ariseth, and the sun goeth down')
})

it('reads the twelfth chapter at midnight and at noon, and the third at three', () => {
  expect([0, 12, 3, 15, 23].map(chapterAt)).toEqual([12, 12, 3, 3, 11])
})

it('goes from the end of one chapter to the next', () => {
  expect(lineAt(3, -1)).toEqual({ number: 59, text: LINES[1]![59] })
  expect(lineAt(1, -1)).toEqual({ number: 59, text: LINES[11]![59] })
  expect(lineAt(12, 60)).toEqual({ number: 0, text: 'Ecclesiastes' })
})

it('hangs the hour and the minute large beside the line', () => {
  const { chapter, minute, lines } = planOf(15, 42, 1280, 800)
  expect(chapter.text).toBe('3')
  expect(minute.text).toBe('42')
  expect(minute.y).toBe(lines.find(({ from }) => from === 0)!.y)
  expect(lines.find(({ from }) => from === 0)!.text).toBe(LINES[2]![42])
})

it('keeps every line on its page', () => {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [300, 300],
    [160, 90],
  ] as const) {
    const { lines, chapter, minute } = planOf(12, 58, width, height)
    expect(lines.length).toBeGreaterThan(5)
    for (const { text, x, y, size } of [...lines, chapter, minute]) {
      expect(x).toBeGreaterThan(-size * 0.03)
      expect(x + advanceOf(text) * size).toBeLessThan(width)
      expect(y - size * 0.74).toBeGreaterThan(-1)
      expect(y).toBeLessThan(height)
    }
  }
})

it('has read half of the line at half a minute', () => {
  expect(readAt(29)).toBe(0.5)
})
