import { expect, it } from 'vitest'
import { ARMS, FACES, handOf } from './acting'
import {
  balloonIn,
  burstOf,
  castOf,
  dotsOf,
  figureIn,
  fitted,
  lettersOf,
  linesOf,
  minutesWord,
  panelsOf,
  punchIn,
  scriptAt,
  soundAt,
} from './model'
import { CAST, SCRIPTS } from './script'

it('tells each of the sixteen strips before one comes again, and another one an hour later', () => {
  const told = new Set(Array.from({ length: 16 }, (_, minute) => scriptAt(9, minute)))
  expect(told.size).toBe(16)
  expect(scriptAt(10, 30)).not.toBe(scriptAt(11, 30))
  expect(scriptAt(0, 0).first).toBe('cat')
})

it('gives each of the cast one strip to open, with somebody else in it', () => {
  expect(new Set(SCRIPTS.map(({ first }) => first))).toEqual(new Set(CAST))
  for (const { first, second } of SCRIPTS) expect(first).not.toBe(second)
})

it('uses no letters that were not kept', () => {
  for (const { opening, going, punch } of SCRIPTS)
    expect([opening, going, ...punch].join('')).toMatch(/^[0-9A-Z!',.?:… ]+$/)
})

it('knows one minute from many', () => {
  expect(minutesWord(1)).toBe('MINUTE')
  expect(minutesWord(0)).toBe('MINUTES')
})

it('ticks, tocks, and goes off on the minute', () => {
  expect([0, 1, 2, 59].map(soundAt)).toEqual(['BOOM!', 'TICK', 'TOCK', 'TICK'])
})

it('fills the stage with four panels, two and two or one below the other', () => {
  const desk = panelsOf(1280, 800)
  expect(desk).toHaveLength(4)
  // A fiftieth of the shorter side is left on each side.
  expect(desk[3]!.left + desk[3]!.width).toBeCloseTo(1264, 6)
  expect(desk[3]!.top + desk[3]!.height).toBeCloseTo(784, 6)
  expect(desk[2]!.left).toBe(16)
  const phone = panelsOf(390, 844)
  expect(new Set(phone.map(({ left }) => left)).size).toBe(1)
  expect(phone[3]!.top + phone[3]!.height).toBe(836)
})

it('keeps every balloon in its panel, and its words at the size of the page', () => {
  for (const box of [
    { width: 660, height: 376 },
    { width: 520, height: 480 },
    { width: 374, height: 200 },
  ])
    for (const { opening, punch } of SCRIPTS) {
      const letters = lettersOf(box)
      const cast = castOf(box, true)
      const set = figureIn(cast.room, letters, opening, '20', "O'CLOCK")
      const { balloon } = balloonIn(cast, set, true)
      expect(balloon.left).toBeGreaterThan(0)
      expect(balloon.left + balloon.width).toBeLessThan(box.width)
      expect(balloon.top + balloon.height).toBeLessThan(box.height)
      expect(set.size).toBeGreaterThan(letters * 3)
      const near = castOf(box, false, true)
      const joke = punchIn(near.room, letters, punch)
      expect(joke.size).toBeGreaterThan(letters * 0.8)
      expect(balloonIn(near, joke, false).balloon.left).toBeGreaterThan(0)
    }
})

it('breaks a long opening', () => {
  expect(linesOf('EVERYBODY UP! IT IS', 13)).toEqual(['EVERYBODY UP!', 'IT IS'])
  expect(linesOf('AND', 13)).toEqual(['AND'])
})

it('makes letters as large as their line allows', () => {
  expect(fitted('TWELVE', 0.5, 300, 200)).toBe(100)
  expect(fitted('1', 0.5, 300, 200)).toBe(200)
})

it('draws dots only where there is ink, and as many spikes as asked for', () => {
  expect(dotsOf(170, 170).startsWith('M')).toBe(true)
  expect(burstOf({ left: 0, top: 0, width: 10, height: 10 }, 15).split(/[ML]/)).toHaveLength(31)
})

it('has a face for each mood and hands at the ends of arms', () => {
  expect(handOf(ARMS.points[1])).toEqual([90, 52])
  for (const { mood, pose } of SCRIPTS) expect([FACES[mood], ARMS[pose]]).not.toContain(undefined)
})
