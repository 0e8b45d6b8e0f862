import { describe, expect, it } from 'vitest'
import {
  boxOf,
  copiedAt,
  copying,
  figureIn,
  HOUR,
  isAnew,
  layoutOf,
  MINUTE,
  timeOf,
  widthOf,
  wipedAt,
  wordsOf,
  writtenAt,
  writtenBy,
  writtenWord,
} from './model'

describe('the sentence', () => {
  it('says how many minutes it is past which hour', () => {
    expect(wordsOf(10, 8).join(' ')).toBe("I will not be 8 minutes late for ten o'clock.")
    expect(wordsOf(15, 42).join(' ')).toBe("I will not be 42 minutes late for three o'clock.")
    expect(wordsOf(0, 0).join(' ')).toBe("I will not be 0 minutes late for twelve o'clock.")
    expect(wordsOf(23, 59)[HOUR]).toBe('eleven')
  })
  it('knows that one minute is not minutes', () => {
    expect(wordsOf(6, 1).slice(MINUTE, MINUTE + 2)).toEqual(['1', 'minute'])
    expect(wordsOf(6, 2).slice(MINUTE, MINUTE + 2)).toEqual(['2', 'minutes'])
  })
})

describe('what is written anew', () => {
  const anew = (minute: number) => wordsOf(11, minute).flatMap((word, at) => (isAnew(at, minute) ? word : []))
  it('is the figure each minute, and the end of the sentence on the hour', () => {
    expect(anew(30)).toEqual(['30'])
    expect(anew(1)).toEqual(['1', 'minute'])
    expect(anew(2)).toEqual(['2', 'minutes'])
    expect(anew(0)).toEqual(['0', 'for', 'eleven', "o'clock."])
  })
  it('comes in the last second of a minute, once the felt has gone over it', () => {
    expect(wipedAt(58, 800)).toBe(0)
    expect(wipedAt(59, 230)).toBe(1)
    expect(writtenAt(wordsOf(10, 9), 9, 59, 200)[MINUTE]).toBe(0)
    expect(writtenAt(wordsOf(10, 9), 9, 59, 980)[MINUTE]).toBe(1)
    expect(writtenAt(wordsOf(10, 9), 9, 59, 200)[HOUR]).toBe(1)
  })
  it('is written one word after another', () => {
    const parts = writtenAt(wordsOf(11, 0), 0, 59, 600)
    expect(parts[MINUTE]).toBe(1)
    expect(parts[HOUR]).toBeGreaterThan(0)
    expect(parts[HOUR]).toBeLessThan(1)
    expect(parts[HOUR + 1]).toBe(0)
  })
})

describe('the copy', () => {
  const words = wordsOf(10, 8).map((text) => writtenWord(text, 'seed', 'copy'))
  it('is begun on the stroke and whole before the last second', () => {
    expect(copiedAt(0, 0)).toBe(0)
    expect(copiedAt(29, 500)).toBeCloseTo(0.5, 1)
    expect(copiedAt(58, 620)).toBe(1)
    expect(copiedAt(59, 900)).toBe(1)
  })
  it('goes on word by word', () => {
    expect(copying(words, 0)).toEqual({ word: 0, moment: 0 })
    expect(copying(words, 1).word).toBe(9)
    expect(copying(words, 0.5).word).toBeGreaterThan(3)
    expect(copying(words, 0.5).word).toBeLessThan(7)
  })
})

describe('the hand', () => {
  it('writes the same word the same way only once', () => {
    expect(writtenWord('late', 'seed', '10 9')).toEqual(writtenWord('late', 'seed', '10 9'))
    expect(writtenWord('late', 'seed', '10 9')).not.toEqual(writtenWord('late', 'seed', '10 10'))
  })
  it('presses on the way down and hardly on the way up', () => {
    const [stroke] = writtenWord('l', 'seed', 'any')
    const downwards = stroke!.y.map((y, at) => at > 0 && y > stroke!.y[at - 1]! + 0.02)
    const hardest = (down: boolean) => Math.max(...stroke!.press.filter((_, at) => downwards[at] === down))
    expect(hardest(true)).toBeGreaterThan(0.8)
    expect(stroke!.press[2]).toBeLessThan(0.2)
  })
  it('writes stroke by stroke until it is done', () => {
    const word = writtenWord('late', 'seed', 'any')
    expect(writtenBy(word, 0)).toEqual([])
    expect(writtenBy(word, timeOf(word) / 2).length).toBeLessThan(word.length)
    expect(writtenBy(word, timeOf(word))).toEqual(word)
  })
})

describe('the sentence fills the slate', () => {
  const sizes = [
    [1280, 800],
    [390, 844],
    [300, 300],
    [160, 90],
    [320, 568],
    [844, 390],
    [2560, 600],
  ] as const
  it('in lines that are as large as can be', () => {
    const linesOf = (width: number, height: number) =>
      new Set(layoutOf(width, height, 10, 8).words.map(({ y }) => y)).size
    expect([linesOf(1280, 800), linesOf(390, 844), linesOf(2560, 300)]).toEqual([3, 7, 1])
  })
  it('within its edges at every hour', () => {
    for (const [width, height] of sizes)
      for (let hour = 0; hour < 12; hour++) {
        const texts = wordsOf(hour, 38)
        const { words, copy } = layoutOf(width, height, hour, 38)
        for (const [word, place] of words.entries()) {
          const begins = word === MINUTE ? figureIn(place, texts[word]!) : place
          expect(begins.x).toBeGreaterThan(0)
          expect(begins.x + widthOf(texts[word]!) * begins.size).toBeLessThan(width)
          expect(place.y).toBeGreaterThan(place.size * 0.7)
          expect(copy[word]!.y).toBeLessThan(height - copy[word]!.size * 0.3)
        }
      }
  })
  it('with its copy below it', () => {
    for (const [width, height] of sizes) {
      const { words, copy } = layoutOf(width, height, 10, 8)
      expect(copy[0]!.y - copy[0]!.size * 0.4).toBeGreaterThan(words[9]!.y)
      expect(copy[0]!.size).toBeLessThan(words[0]!.size)
    }
  })
  it('and room for a word keeps within the stage', () => {
    const { words } = layoutOf(1280, 800, 10, 8)
    const { left, top, width, height } = boxOf([words[0]!], ['I'], 1280, 800)
    expect(left).toBeGreaterThanOrEqual(0)
    expect(top).toBeGreaterThanOrEqual(0)
    expect(left + width).toBeLessThanOrEqual(1280)
    expect(height).toBeLessThan(400)
  })
})
