import { describe, expect, it } from 'vitest'
import { comingPose, LYING, messageAt, pasteUp, poseOf, wordsOfNumber } from './model'

const say = (hour: number, minute: number, hourCycle: 12 | 24 = 12) => {
  const { words, part } = messageAt(hour, minute, hourCycle)
  return [...words, part].join(' ').trim()
}

describe('the words', () => {
  it('writes numbers out', () => {
    expect(wordsOfNumber(0)).toEqual(['ZERO'])
    expect(wordsOfNumber(19)).toEqual(['NINETEEN'])
    expect(wordsOfNumber(40)).toEqual(['FORTY'])
    expect(wordsOfNumber(59)).toEqual(['FIFTY', 'NINE'])
  })

  it.each([
    [0, 0, 'IT IS MIDNIGHT'],
    [0, 1, 'IT IS ONE MINUTE PAST MIDNIGHT'],
    [12, 0, 'IT IS NOON'],
    [11, 59, 'IT IS ONE MINUTE TO NOON'],
    [23, 59, 'IT IS ONE MINUTE TO MIDNIGHT'],
    [12, 31, 'IT IS TWENTY NINE TO ONE THIS AFTERNOON'],
    [16, 12, 'IT IS TWELVE PAST FOUR THIS AFTERNOON'],
    [4, 12, 'IT IS TWELVE PAST FOUR THIS MORNING'],
    [7, 0, 'IT IS SEVEN SHARP THIS MORNING'],
    [8, 15, 'IT IS QUARTER PAST EIGHT THIS MORNING'],
    [18, 30, 'IT IS HALF PAST SIX THIS EVENING'],
    [21, 45, 'IT IS QUARTER TO TEN TONIGHT'],
    [4, 40, 'IT IS TWENTY TO FIVE THIS MORNING'],
  ])('says %i:%i as %s', (hour, minute, words) => {
    expect(say(hour, minute)).toBe(words)
  })

  it('counts to twenty-four where that is wished', () => {
    expect(say(0, 0, 24)).toBe('IT IS ZERO HUNDRED')
    expect(say(9, 5, 24)).toBe('IT IS NINE OH FIVE')
    expect(say(20, 25, 24)).toBe('IT IS TWENTY TWENTY FIVE')
    expect(say(23, 59, 24)).toBe('IT IS TWENTY THREE FIFTY NINE')
  })

  it.each([12, 24] as const)('has 1440 different notes a day on the %i-hour clock', (hourCycle) => {
    const notes = new Set(
      Array.from({ length: 1440 }, (_, minute) => say(Math.floor(minute / 60), minute % 60, hourCycle)),
    )
    expect(notes.size).toBe(1440)
  })
})

describe('the note', () => {
  const message = messageAt(16, 12, 12)

  it('has a scrap for each letter and one for the part of the day', () => {
    const scraps = pasteUp(message, 1200, 700, 'seed', 972)
    expect(scraps.map(({ glyphs }) => glyphs.map(({ text }) => text).join(' '))).toEqual([
      ...'ITISTWELVEPASTFOUR',
      'THIS AFTERNOON',
    ])
  })

  it.each([
    [1200, 700],
    [360, 780],
    [300, 260],
    [150, 70],
    [3700, 1950],
  ])('reaches from edge to edge of %i by %i', (width, height) => {
    const scraps = pasteUp(message, width, height, 'seed', 972)
    const right = Math.max(...scraps.map((scrap) => scrap.x + scrap.width))
    const left = Math.min(...scraps.map((scrap) => scrap.x))
    expect(Math.abs(right - width)).toBeLessThan(width * 0.03)
    expect(Math.abs(left)).toBeLessThan(width * 0.03)
    for (const scrap of scraps) {
      expect(scrap.y).toBeGreaterThan(-height * 0.03)
      expect(scrap.y + scrap.height).toBeLessThan(height * 1.03)
    }
  })

  it('is the same for the same minute and another for the next', () => {
    expect(pasteUp(message, 800, 500, 'seed', 972)).toEqual(pasteUp(message, 800, 500, 'seed', 972))
    const faces = (minute: number) => pasteUp(message, 800, 500, 'seed', minute).map(({ face }) => face)
    expect(faces(972)).not.toEqual(faces(973))
  })
})

describe('the pasting', () => {
  it('is over after the first second', () => {
    expect(poseOf(1, 0, 0.5)).toBe(LYING)
    expect(poseOf(1.01, 0.98, -1)).toBe(LYING)
    expect(poseOf(30, 0.5, 1)).toBe(LYING)
  })

  it('shows the whole new note from the very start of its minute', () => {
    expect(poseOf(0, 0.9, 0.3).shown).toBe(true)
  })

  it('has lifted everything when the minute ends', () => {
    expect(poseOf(59.99, 0, 0.3).shown).toBe(false)
    expect(poseOf(59.99, 0.97, 0.3).shown).toBe(false)
  })

  it('brings the next note where the first moment of its minute finds it', () => {
    expect(comingPose(59.5, 0.5).shown).toBe(false)
    const coming = comingPose(60, 0.5)
    const found = poseOf(0, 0.5, 0.5)
    expect(coming.dx).toBeCloseTo(found.dx)
    expect(coming.dy).toBeCloseTo(found.dy)
    expect(coming.turnDeg).toBeCloseTo(found.turnDeg)
    expect(coming.scale).toBeCloseTo(found.scale)
  })
})
