import { describe, expect, it } from 'vitest'
import { runsOf } from './figures'
import { FIGURES, figureAt, lampAt, lineOf, messageOf, planOf, sendingAt, swellOf, wordsOf } from './model'

describe('the code', () => {
  // The table of Recommendation ITU-R M.1677-1, 1.1.2.
  it('is the international one', () => {
    expect(FIGURES[1]).toBe('.----')
    expect(FIGURES[5]).toBe('.....')
    expect(FIGURES[9]).toBe('----.')
    expect(FIGURES[0]).toBe('-----')
    expect(FIGURES.every((figure) => figure.length === 5)).toBe(true)
  })

  it('sends hour and minute as two words', () => {
    expect(wordsOf(10, 9, 24)).toEqual(['10', '09'])
    expect(wordsOf(0, 0, 24)).toEqual(['00', '00'])
    expect(wordsOf(0, 5, 12)).toEqual(['12', '05'])
    expect(wordsOf(15, 42, 12)).toEqual(['03', '42'])
  })
})

describe('a message', () => {
  it('has its spaces', () => {
    const { marks, long, figures } = messageOf(['15', '5'])
    // 1 is 17 dots long and 5 is 9: dot, dash, dash, dash, dash with four spaces; five dots with four.
    expect(figures).toEqual([17, 9, 9])
    expect(marks.slice(0, 5).map(({ at }) => at)).toEqual([0, 2, 6, 10, 14])
    expect(marks[5]!.at).toBe(20)
    expect(marks[10]!.at).toBe(36)
    expect(long).toBe(45)
  })

  it('is sent as often as it goes into a minute', () => {
    const message = messageOf(['55', '55'])
    expect(message.long).toBe(49)
    expect(sendingAt(message, 0)).toEqual({ begun: 1, lit: true, next: 250 })
    expect(sendingAt(message, 250)).toEqual({ begun: 1, lit: false, next: 250 })
    expect(sendingAt(message, 12_250)).toEqual({ begun: 20, lit: false, next: 1750 })
    expect(sendingAt(message, 14_000)).toEqual({ begun: 1, lit: true, next: 250 })
    // Four times 56 dots are 56 seconds: the rest is silence.
    expect(sendingAt(message, 57_000)).toEqual({ begun: 20, lit: false, next: 3000 })
  })

  it('fits into a minute at its longest', () => {
    expect(messageOf(['00', '00']).long).toBe(89)
    expect(sendingAt(messageOf(['00', '00']), 24_000).begun).toBe(1)
    expect(sendingAt(messageOf(['00', '00']), 48_000).begun).toBe(20)
  })
})

const STAGES = [
  [1280, 800],
  [1920, 1080],
  [390, 844],
  [320, 568],
  [300, 300],
  [700, 500],
  [844, 390],
  [160, 90],
] as const

describe('the river', () => {
  it('has five lamps over every figure, hours before minutes or above them', () => {
    for (const [width, height] of STAGES) {
      const plan = planOf(width, height)
      for (const figure of [0, 1, 2, 3]) expect(lampAt(plan, figure, 2)).toBeCloseTo(figureAt(plan, figure))
      expect(lampAt(plan, 0, 0) + lampAt(plan, 3, 4)).toBeCloseTo(width)
    }
    expect(lineOf(planOf(390, 844), 1)).toBeLessThan(lineOf(planOf(390, 844), 2))
    expect(lampAt(planOf(1280, 800), 1, 4)).toBeLessThan(lampAt(planOf(1280, 800), 2, 0))
  })

  it('keeps a margin, and its figures clear of its dashes and of the next lamps', () => {
    for (const [width, height] of STAGES) {
      const plan = planOf(width, height)
      expect(lampAt(plan, 0, 0) - plan.pitch * 0.45).toBeGreaterThan(width * 0.005)
      expect(plan.dash).toBeLessThan(plan.below)
      expect(plan.lamps[0]).toBeGreaterThan(plan.water)
      const foot = plan.below + plan.figure
      expect(plan.lamps[1] + foot).toBeLessThan(height * 0.985)
      if (plan.upright) expect(plan.lamps[0] + foot).toBeLessThan(plan.lamps[1] - plan.dash * 0.2)
    }
  })

  it('is under the whole stage', () => {
    for (const [width, height] of STAGES) {
      const { picture } = planOf(width, height)
      expect(picture.top).toBeLessThanOrEqual(0)
      expect(picture.left).toBeLessThanOrEqual(0)
      expect(picture.left + picture.width).toBeGreaterThanOrEqual(width - 0.01)
      expect(picture.top + picture.height).toBeGreaterThanOrEqual(height - 0.01)
    }
  })

  it('finds where a figure is, row by row', () => {
    const stem = runsOf('1').filter(({ y }) => y > 0.5)
    expect(stem).toHaveLength(60)
    // The stem of the typeface's one: from 4 to 148 thousandths of an em, of which 700 are a figure's height.
    for (const { from, to } of stem) expect(to - from).toBeCloseTo(144 / 700, 1)
    const rowsOf = (figure: string, row: number) =>
      runsOf(figure).filter((run) => run.y === (row + 0.5) / 120)
    expect(rowsOf('0', 60)).toHaveLength(2)
    expect(rowsOf('8', 30)).toHaveLength(2)
    expect(rowsOf('8', 6)).toHaveLength(1)
    expect(rowsOf('7', 96)).toHaveLength(1)
    for (let figure = 0; figure < 10; figure++)
      for (const { y, from, to } of runsOf(String(figure))) {
        expect(y > 0 && y < 1 && from < to).toBe(true)
        expect(Math.max(-from, to)).toBeLessThan(0.5)
      }
  })

  it('moves a figure’s light aside, and never so far that it is another', () => {
    const runs = Array.from({ length: 100 }, (_, row) => ({ y: (row + 0.5) / 100, from: -0.1, to: 0.1 }))
    const glints = swellOf('1', runs)
    expect(glints.length).toBeGreaterThan(15)
    expect(glints.length).toBeLessThan(40)
    for (const { x, y, thick } of glints) {
      expect(Math.abs(x)).toBeLessThan(0.07)
      expect(y).toBeLessThan(1)
      expect(thick).toBeLessThan(0.03)
    }
  })
})
