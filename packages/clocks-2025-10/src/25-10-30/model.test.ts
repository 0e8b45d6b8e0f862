import { expect, it } from 'vitest'
import { ASIDES, answerAt, asideAt, boardAt, calledAt, lettersOf, placeOf, stopsAt } from './model'

const said = (hour: number, minute: number) => {
  const { hour: word, minutes, sky } = answerAt(hour, minute)
  return `${sky}: ${word} ${minutes.join(' ')}`
}

it('spells the hour and the minutes under the moon or the sun', () => {
  expect(said(0, 0)).toBe('moon: TWELVE O’CLOCK')
  expect(said(0, 2)).toBe('moon: TWELVE O TWO')
  expect(said(10, 9)).toBe('moon: TEN O NINE')
  expect(said(12, 13)).toBe('sun: TWELVE THIRTEEN')
  expect(said(15, 42)).toBe('sun: THREE FORTY TWO')
  expect(said(23, 50)).toBe('sun: ELEVEN FIFTY')
})

it('calls the sky, the letters of the time and those of an aside, without spaces', () => {
  expect(stopsAt(10, 59).join(' ')).toBe('moon T E N F I F T Y N I N E G O O D B Y E')
  expect(lettersOf('O’CLOCK')).toHaveLength(6)
})

it('has said everything before the minute is over', () => {
  for (let at = 0; at < 1440; at++)
    expect(stopsAt(Math.floor(at / 60), at % 60).length).toBeLessThanOrEqual(30)
  expect(calledAt(0, 12)).toBe(0)
  expect(calledAt(1, 12)).toBe(1)
  expect(calledAt(59, 30)).toBe(30)
})

it('says goodbye in the last minute of an hour, and before that something else each minute', () => {
  expect(asideAt(23, 59)).toBe('GOOD BYE')
  expect(asideAt(10, 9)).not.toBe(asideAt(10, 10))
  expect(new Set(ASIDES).size).toBe(23)
})

it('has every letter once, and keeps all of them on the board', () => {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [300, 300],
    [844, 390],
    [160, 90],
  ] as const)
    for (let at = 0; at < 1440; at += 31) {
      const board = boardAt(Math.floor(at / 60), at % 60, width, height)
      expect(board.arcs.map(({ letter }) => letter).join('')).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
      for (const { x, y, size } of [...board.arcs, ...board.answer, ...board.foot]) {
        expect(x - size * 0.2).toBeGreaterThan(0)
        expect(x + size * 0.2).toBeLessThan(width)
        expect(y).toBeLessThan(height)
        expect(y - size * 0.747).toBeGreaterThan(0)
      }
      const lowest = placeOf('T', board).y
      expect(Math.min(...board.answer.map(({ y, size }) => y - size * 0.747))).toBeGreaterThan(lowest)
    }
})

it('has room for the whole planchette over every letter, the sun and the moon', () => {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
  ] as const) {
    const board = boardAt(8, 25, width, height)
    for (const stop of ['sun', 'moon', ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']) {
      const { x, y } = placeOf(stop, board)
      expect(x).toBeGreaterThan(board.window * 1.3)
      expect(x).toBeLessThan(width - board.window * 1.3)
      expect(y).toBeGreaterThan(board.window * 1.74)
    }
  }
})

it('keeps the window of the planchette clear of the letters beside the one that is called', () => {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
  ] as const) {
    const { arcs, window } = boardAt(8, 25, width, height)
    for (const [index, { x, y, letter, size }] of arcs.entries()) {
      const next = arcs[index + 1]
      if (!next || 'EFLMS'.includes(letter)) continue
      expect(Math.hypot(next.x - x, next.y - y)).toBeGreaterThan(window * 1.22 + size * 0.2)
    }
  }
})
