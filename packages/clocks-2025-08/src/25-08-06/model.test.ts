import { expect, it } from 'vitest'
import {
  block,
  breaksOf,
  foldersAt,
  hourName,
  lengthOf,
  messageAt,
  planOf,
  runsOf,
  shortened,
  stretchFor,
  timeInWords,
  wordsOf,
} from './model'

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

it('has the whole time in each message of the day, and no other number', () => {
  const numbers = /\b(one|two|three|four|five|six|seven|eight|nine|ten|\w+teen|twenty|thirty|forty|fifty)\b/i
  const wrong: string[] = []
  for (let minute = 0; minute < 1440; minute += 7) {
    const { before, told, after, subject } = messageAt(Math.floor(minute / 60), minute % 60, 24)
    const time = timeInWords(Math.floor(minute / 60), minute % 60, 24)
    if (!told.join(' ').toLowerCase().startsWith(time) || numbers.test(`${before} ${after}`))
      wrong.push(subject)
  }
  expect(wrong).toEqual([])
})

it('parts a subject into what is said before, the time and what is said after', () => {
  const { before, told, after } = messageAt(15, 42, 24)
  expect([before, told, after]).toEqual([
    'It is',
    ['forty-two', 'minutes', 'past', 'fifteen'],
    'and have you eaten?',
  ])
})

it('sets numbers black and all else light', () => {
  expect(runsOf(['past', 'fifteen!'])).toEqual([
    { text: 'past', light: true },
    { text: ' ', light: true },
    { text: 'fifteen!', light: false },
  ])
})

it('knows how long a text is at each width of the typeface', () => {
  expect(lengthOf('ten', 50)).toBeCloseTo(0.973)
  expect(lengthOf('ten', 100)).toBeCloseTo(1.97)
  expect(lengthOf('ten', 150)).toBeCloseTo(2.964)
})

it('stretches a line until it fills its measure, as far as that goes', () => {
  expect(stretchFor(['fifteen'], 160, 900)).toBeCloseTo(140.6, 0)
  expect(stretchFor(['ten'], 100, 900)).toBe(150)
  expect(stretchFor(['twenty-three'], 300, 900)).toBe(50)
})

it('breaks words into lines in every way', () => {
  expect(breaksOf(['ten', 'o’clock'])).toEqual([[['ten'], ['o’clock']], [['ten', 'o’clock']]])
  expect(breaksOf(['one', 'minute', 'past', 'ten'])).toHaveLength(8)
})

it('sets the time within its place and large, at any minute', () => {
  for (const [width, height] of [
    [920, 360],
    [340, 380],
    [130, 30],
  ] as const)
    for (let minute = 0; minute < 1440; minute += 173) {
      const { told } = messageAt(Math.floor(minute / 60), minute % 60, 24)
      const { lines, tall } = block(told, width, height)
      expect(lines.flatMap(({ words }) => words)).toEqual(told)
      expect(tall).toBeLessThanOrEqual(height)
      for (const { words, size, stretch } of lines)
        expect(stretchFor(words, size, width)).toBeCloseTo(stretch, 3)
    }
})

it('shows the day’s folders, or those about the hour where there is less room', () => {
  expect(foldersAt(15, 30)).toHaveLength(24)
  expect(foldersAt(15, 3)).toEqual([14, 15, 16])
  expect(foldersAt(0, 3)).toEqual([0, 1, 2])
  expect(foldersAt(23, 3)).toEqual([21, 22, 23])
})

it('has folders at the side where there is room, and above elsewhere', () => {
  expect(planOf(1280, 800).pane).toEqual({ left: 237, top: 0, width: 1043, height: 576 })
  expect(planOf(390, 844).pane.left).toBe(0)
})

it('leaves out what does not go into a line', () => {
  expect(shortened('Soup at nine minutes past ten', 100, 100)).toBe('Soup at nine minutes past ten')
  expect(shortened('Soup at nine minutes past ten', 100, 9)).toBe('Soup at nine...')
})
