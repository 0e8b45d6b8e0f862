import { expect, it } from 'vitest'
import { fit, hourName, LEADING, lengthOf, messageAt, planOf, timeInWords, wordsOf } from './model'

it('counts in words', () => {
  expect(wordsOf(9)).toBe('nine')
  expect(wordsOf(13)).toBe('thirteen')
  expect(wordsOf(40)).toBe('forty')
  expect(wordsOf(42)).toBe('forty-two')
})

it('tells the time in both cycles', () => {
  expect(timeInWords(10, 9, 24)).toBe('nine minutes past ten')
  expect(timeInWords(15, 42, 24)).toBe('forty-two minutes past fifteen')
  expect(timeInWords(15, 42, 12)).toBe('forty-two minutes past three')
  expect(timeInWords(0, 0, 24)).toBe('midnight')
  expect(timeInWords(0, 1, 12)).toBe('one minute past twelve')
  expect(timeInWords(23, 0, 24)).toBe('twenty-three o’clock')
  expect(hourName(12, 24)).toBe('noon')
})

it('has the whole time in each message of the day, marked, and no other number', () => {
  const numbers = /\b(one|two|three|four|five|six|seven|eight|nine|ten|\w+teen|twenty|thirty|forty|fifty)\b/i
  const wrong: string[] = []
  for (let minute = 0; minute < 1440; minute += 7) {
    const { words, subject } = messageAt(Math.floor(minute / 60), minute % 60, 24)
    const told = words.filter((word) => word.told).map((word) => word.text)
    const rest = words.filter((word) => !word.told).map((word) => word.text)
    const time = timeInWords(Math.floor(minute / 60), minute % 60, 24)
    if (!told.join(' ').toLowerCase().includes(time) || numbers.test(rest.join(' '))) wrong.push(subject)
  }
  expect(wrong).toEqual([])
})

it('sets the subject within its place and large', () => {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [320, 320],
    [160, 90],
  ] as const)
    for (let minute = 17; minute < 1440; minute += 151) {
      const { subject } = planOf(width, height)
      const { words } = messageAt(Math.floor(minute / 60), minute % 60, 24)
      const { size, lines } = fit(words, subject.width, subject.height)
      expect(size * lines.length * LEADING).toBeLessThanOrEqual(subject.height + 0.01)
      const longest = Math.max(...lines.map((line) => lengthOf(line.map(({ text }) => text).join(' '))))
      expect(longest * size).toBeLessThanOrEqual(subject.width)
      if (width > 300) expect(size).toBeGreaterThan(Math.min(width, height) * 0.07)
    }
})
