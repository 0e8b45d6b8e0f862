import { expect, it } from 'vitest'
import {
  answerAt,
  dotsAt,
  fitted,
  lengthOf,
  olderAt,
  planOf,
  questionAt,
  roomOf,
  settingOf,
  wordsOf,
  wrap,
} from './model'
import { VOICES } from './voices'

const said = (hour: number, minute: number, hourCycle: 12 | 24 = 24) => {
  const { before, time, after } = answerAt(hour, minute, hourCycle)
  return `${before} ${time} ${after}`.trim()
}

it('has sixty voices, and none like another', () => {
  expect(VOICES).toHaveLength(60)
  expect(new Set(VOICES.map(({ name }) => name)).size).toBe(60)
  expect(new Set(VOICES.map(({ before, after }) => before + after)).size).toBe(60)
})

it('says the time in each voice’s way', () => {
  expect(said(10, 9)).toBe('nine lives, nine minutes. 10:09 now feed me')
  expect(said(22, 9, 12)).toBe('nine lives, nine minutes. 10:09 now feed me')
  expect(said(15, 42)).toBe('bzzt. the answer is 42. the time is 15:42')
  expect(said(14, 30, 12)).toBe('howdy. it’s half past two pardner')
  expect(said(7, 3)).toBe('it’s… hang on… it’s… 7… oh… 3')
  expect(said(23, 50)).toBe('Dear all, it is twenty-three fifty Love, Gran')
  expect(said(0, 0)).toBe('COCK-A-DOODLE 0:00 ON THE DOT')
  expect(said(0, 0, 12)).toBe('COCK-A-DOODLE 12:00 ON THE DOT')
})

it('names the hour and the minute in all of them', () => {
  for (const [minute] of VOICES.entries()) {
    const { time } = answerAt(15, minute, 24)
    expect(time).toMatch(/15|fifteen/)
    if (minute === 15 || minute === 30) expect(time).toMatch(/^(quarter|half) past /)
    else expect(time.includes(String(minute)) || time.includes(wordsOf(minute))).toBe(true)
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

it('remembers the minutes before, across midnight', () => {
  expect(olderAt(0, 1, 24, 2).map(({ answer }) => answer)).toEqual([
    'COCK-A-DOODLE 0:00 ON THE DOT',
    'hurry. they run out. I’d know. 23:59',
  ])
})

it('keeps every answer within its bubble', () => {
  expect(wrap('unbreakable', 2)).toBeUndefined()
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [300, 300],
    [160, 90],
  ] as const) {
    const plan = planOf(width, height)
    const room = roomOf(plan)
    for (let minute = 0; minute < 60; minute++) {
      const setting = settingOf(answerAt(23, minute, 24), ...room)
      const { big, time } = setting
      const { bubble } = fitted(plan, setting)
      expect(bubble.width).toBeLessThanOrEqual(plan.bubble.width + 0.01)
      expect(bubble.height).toBeLessThanOrEqual(plan.bubble.height + 0.01)
      expect(big).toBeGreaterThan(6)
      for (const line of time) expect(lengthOf(line) * big).toBeLessThanOrEqual(room[0] + 0.01)
    }
  }
})
