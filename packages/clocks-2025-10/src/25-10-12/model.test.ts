import { expect, it } from 'vitest'
import { advanceOf } from './metrics'
import { altsAt, loadedAt, planOf, wordOf } from './model'
import { HOURS, MINUTES } from './texts'

it('has an alternative text for each hour and each minute, with no other number in it', () => {
  expect(HOURS).toHaveLength(24)
  expect(MINUTES).toHaveLength(60)
  expect(new Set([...HOURS, ...MINUTES]).size).toBe(84)
  for (const text of [...HOURS, ...MINUTES]) {
    expect(text).toMatch(/\.$/)
    expect(text).not.toMatch(/\d|\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/)
  }
})

it('begins the texts with the hour and the minute in words', () => {
  expect(altsAt(10, 9, 24)).toMatchObject({
    hour: ['Ten', 'men in hard hats round a hole, all pointing.'],
    minute: ['Nine', 'planets, by a child who likes Pluto.'],
  })
  expect(altsAt(15, 42, 24).hour[0]).toBe('Fifteen')
  expect(altsAt(15, 42, 12).hour[0]).toBe('Three')
  expect(altsAt(0, 2, 24)).toMatchObject({ hour: ['Zero', HOURS[0]], minute: ['Two', MINUTES[2]] })
  expect(altsAt(0, 2, 12).hour[0]).toBe('Twelve')
  expect(altsAt(23, 59, 24)).toMatchObject({
    hour: ['Twenty-three', HOURS[23]],
    minute: ['Fifty-nine', MINUTES[59]],
  })
})

it('writes numbers as a description does', () => {
  expect([0, 13, 20, 31, 48].map(wordOf)).toEqual(['Zero', 'Thirteen', 'Twenty', 'Thirty-one', 'Forty-eight'])
})

it('counts what is true: twenty-seven bones in a hand, forty-six chromosomes, twenty-one pips', () => {
  expect(MINUTES[27]).toContain('bones of a hand')
  expect(MINUTES[46]).toContain('chromosomes')
  expect(MINUTES[21]).toContain('pips')
})

it('loads a line a second', () => {
  expect(loadedAt(0)).toBe(0)
  expect(loadedAt(30)).toBe(0.5)
})

it('keeps every line on the stage', () => {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [300, 300],
    [160, 90],
  ] as const)
    for (let at = 0; at < 1440; at += 23)
      for (const { text, x, y, size } of planOf(Math.floor(at / 60), at % 60, 24, width, height).lines) {
        expect(x + advanceOf(text) * size).toBeLessThan(width)
        expect(y).toBeLessThan(height)
      }
})
