import { expect, it } from 'vitest'
import { answerAt, dotsAt, planOf, questionAt, rowLength, wordsOf, wrap } from './model'
import { VOICES } from './voices'

const said = (hour: number, minute: number, hourCycle: 12 | 24 = 24) => {
  const { before, time, after } = answerAt(hour, minute, hourCycle)
  return `${before} ${time.map(({ text }) => text).join(' ')} ${after}`.trim()
}

it('has sixty voices, and none like another', () => {
  expect(VOICES).toHaveLength(60)
  expect(new Set(VOICES.map(({ name }) => name)).size).toBe(60)
  expect(new Set(VOICES.map(({ before, after }) => before + after)).size).toBe(60)
})

it('says the time in each voice’s way', () => {
  expect(said(10, 9)).toBe('nine lives, nine minutes. nine past ten now feed me')
  expect(said(22, 9, 12)).toBe('nine lives, nine minutes. nine past ten now feed me')
  expect(said(15, 42)).toBe('the answer to it all is forty-two past fifteen bzzt')
  expect(said(14, 30, 12)).toBe('howdy. it’s half past two pardner')
  expect(said(7, 3)).toBe('it’s… hang on… seven… oh three…')
  expect(said(23, 50)).toBe('Dear all, it is now fifty past twenty-three Love, Gran')
  expect(said(0, 0)).toBe('COCK-A-DOODLE ZERO O’CLOCK')
  expect(said(0, 0, 12)).toBe('COCK-A-DOODLE TWELVE O’CLOCK')
})

it('tells the hour and the minute in all of them, and nothing else', () => {
  for (const minute of VOICES.keys()) {
    const { time } = answerAt(21, minute, 24)
    const told = time
      .filter(({ tells }) => tells)
      .map(({ text }) => text.toLowerCase().replace(/[^a-z’ -]/g, ''))
    const past = minute === 15 ? 'quarter' : minute === 30 ? 'half' : wordsOf(minute)
    const following = minute === 0 ? 'o’clock' : minute < 10 ? `oh ${past}` : past
    if (time.some(({ text }) => text === 'past')) expect(told).toEqual([past, 'twenty-one'])
    else expect(told).toEqual(['twenty-one', following])
  }
})

it('writes numbers in words', () => {
  expect(wordsOf(0)).toBe('zero')
  expect(wordsOf(13)).toBe('thirteen')
  expect(wordsOf(20)).toBe('twenty')
  expect(wordsOf(59)).toBe('fifty-nine')
})

it('asks in another way each minute, and at the same minute of the next hour', () => {
  expect(questionAt(10, 9)).not.toBe(questionAt(10, 10))
  expect(questionAt(10, 9)).not.toBe(questionAt(11, 9))
})

it('fills three dots in a minute', () => {
  expect(dotsAt(0)).toEqual([0, 0, 0])
  expect(dotsAt(20)).toEqual([1, 0, 0])
  expect(dotsAt(50)).toEqual([1, 1, 0.5])
})

it('breaks talk into lines', () => {
  expect(wrap('free hugs at', 4)).toEqual(['free', 'hugs at'])
})

it.each([
  [1280, 800],
  [1024, 1024],
  [390, 844],
  [480, 252],
  [160, 90],
])(
  'keeps every answer within its bubble and the stage, the time the largest, at %i by %i',
  (width, height) => {
    for (const minute of VOICES.keys()) {
      const { question, bubble, setting, pad, typing } = planOf(width, height, answerAt(23, minute, 24))
      expect(question.top).toBeGreaterThan(0)
      expect(bubble.top).toBeGreaterThan(question.top + question.height)
      expect(bubble.left + bubble.width).toBeLessThan(width)
      expect(typing.top).toBeGreaterThan(bubble.top + bubble.height)
      expect(typing.top + typing.height).toBeLessThan(height)
      for (const row of setting.rows) {
        expect(rowLength(row)).toBeLessThanOrEqual(bubble.width - pad[0] * 2 + 0.01)
        if (row.kind !== 'time') expect(row.size).toBeLessThan(setting.big)
      }
    }
  },
)

it('parts a long number at its hyphen on a telephone', () => {
  const { setting } = planOf(390, 844, answerAt(15, 42, 24))
  const told = setting.rows.flatMap(({ kind, parts }) =>
    kind === 'time' ? parts.map(({ text }) => text) : [],
  )
  expect(told).toEqual(['forty-', 'two', 'past', 'fifteen'])
})
