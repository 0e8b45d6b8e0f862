import { describe, expect, it } from 'vitest'
import {
  begun,
  hoppedAt,
  hoursOnTally,
  LINE,
  layoutOf,
  MARKS,
  numberMarks,
  pathData,
  placeOf,
  pupilLine,
  ringedAt,
  SECONDS_A_MARK,
  scrolledAt,
  tally,
  wipedAt,
  wipedTo,
  writtenAt,
} from './model'

const STAGES = [
  [1280, 800],
  [1920, 1080],
  [3840, 2160],
  [844, 390],
  [390, 844],
  [320, 568],
  [300, 300],
  [160, 90],
] as const

describe('the line', () => {
  it('has fifteen marks of four seconds', () => {
    expect(LINE).toBe('I will not be late.')
    expect(MARKS).toBe(15)
    expect(SECONDS_A_MARK).toBe(4)
  })

  it('is written in one hand but never twice alike', () => {
    expect(pupilLine('seed', 10, 3)).toEqual(pupilLine('seed', 10, 3))
    expect(pupilLine('seed', 10, 3)).not.toEqual(pupilLine('seed', 10, 4))
    expect(pupilLine('seed', 10, 3)).not.toEqual(pupilLine('seed', 11, 3))
  })

  it('stays within its column for every minute of a day', () => {
    const points = Array.from({ length: 24 * 60 }, (_, minute) =>
      pupilLine('25-04-11', Math.floor(minute / 60), minute % 60).flat(2),
    ).flat()
    const across = points.map(({ x }) => x).sort((a, b) => a - b)
    const down = points.map(({ y }) => y).sort((a, b) => a - b)
    expect(across[0]).toBeGreaterThan(1.68)
    expect(across.at(-1)).toBeLessThan(8.95)
    expect(down[0]).toBeGreaterThan(-0.95)
    expect(down.at(-1)).toBeLessThan(0.25)
  })

  it('is numbered clear of its text', () => {
    for (let number = 1; number < 60; number++)
      for (const { x } of numberMarks(number).flat(2)) {
        expect(x).toBeGreaterThan(-0.1)
        expect(x).toBeLessThan(1.68)
      }
  })
})

describe('the writing', () => {
  it('begins with nothing', () => expect(writtenAt(0).marks.every((share) => share === 0)).toBe(true))

  it('has two letters and half a third after ten seconds', () =>
    expect(writtenAt(10).marks.slice(0, 4)).toEqual([1, 1, 0.5, 0]))

  it('has all fourteen letters after fifty-six, and no full stop', () =>
    expect(writtenAt(56).marks).toEqual([...Array(14).fill(1), 0]))

  it('is stopped and numbered on the stroke', () => {
    expect(writtenAt(57).marks.at(-1)).toBe(1)
    expect(writtenAt(57).number).toBe(0)
    expect(writtenAt(59.999).number).toBe(1)
  })

  it('does not go back', () => {
    let before = 0
    for (let tick = 0; tick < 600; tick++) {
      const { marks, number } = writtenAt(tick / 10)
      const now = marks.reduce((sum, share) => sum + share, number)
      expect(now).toBeGreaterThanOrEqual(before)
      before = now
    }
  })

  it('hops from letter to letter before it writes', () => {
    expect(hoppedAt(8, 2)).toBe(0)
    expect(hoppedAt(8.2, 2)).toBe(1)
    expect(writtenAt(8.1).marks[2]).toBe(0)
  })

  it('rings the number within the first second', () => {
    expect(ringedAt(0)).toBeLessThan(0.1)
    expect(ringedAt(1)).toBe(1)
  })
})

describe('a mark that is begun', () => {
  const cross = [
    [
      { x: 0, y: 0 },
      { x: 2, y: 0 },
    ],
    [
      { x: 2, y: 0 },
      { x: 2, y: 2 },
    ],
  ]
  it('is half there half way', () =>
    expect(begun(cross, 0.25)).toEqual({ strokes: [[cross[0]![0], { x: 1, y: 0 }]], tip: { x: 1, y: 0 } }))
  it('is whole in the end', () => expect(begun(cross, 1)).toEqual({ strokes: cross, tip: { x: 2, y: 2 } }))
  it('becomes a rounded path', () =>
    expect(pathData(cross, 10, 20, 5)).toBe('M10.0 20.0L20.0 20.0M20.0 20.0L20.0 30.0'))
})

describe('the tally', () => {
  it.each([
    [0, 24, 0],
    [15, 24, 15],
    [23, 24, 23],
    [0, 12, 12],
    [12, 12, 12],
    [15, 12, 3],
  ] as const)('at %i o’clock on a %i-hour clock has %i marks', (hour, cycle, marks) =>
    expect(hoursOnTally(hour, cycle)).toBe(marks),
  )

  it('keeps the strokes it has when one is added', () =>
    expect(tally(8, 'seed')).toEqual(tally(9, 'seed').slice(0, 8)))

  it('lays every fifth across the four before it', () => {
    const gate = tally(5, 'seed').map(([stroke]) => [stroke![0]!.x, stroke!.at(-1)!.x] as const)
    for (const [from, to] of gate.slice(0, 4)) {
      expect(gate[4]![0]).toBeLessThan(Math.min(from, to))
      expect(gate[4]![1]).toBeGreaterThan(Math.max(from, to))
    }
  })
})

describe('the wiping', () => {
  it.each([0, 30, 58])('leaves minute %i alone', (minute) => expect(wipedAt(minute, 59, 3).column).toBe(-1))
  it('takes the last column last', () => {
    expect(wipedAt(59, 57.5, 3).column).toBe(0)
    expect(wipedAt(59, 59.5, 3)).toMatchObject({ column: 2, down: true })
  })
  it('is over when the hour strikes', () =>
    expect(wipedAt(59, 59.95, 3)).toMatchObject({ column: 2, share: 1 }))
})

describe('the edge of the wiping', () => {
  const layout = layoutOf(1280, 800)
  it('goes down over all lines', () => {
    expect(wipedTo(layout, 0, true)).toBeLessThan(layout.top)
    expect(wipedTo(layout, 1, true)).toBeGreaterThan(placeOf(layout, 59).y)
  })
  it('goes up again from where it came to', () =>
    expect(wipedTo(layout, 0, false)).toBe(wipedTo(layout, 1, true)))
})

describe('the board', () => {
  it.each([
    [1280, 800, 3, 20],
    [844, 390, 4, 15],
    [390, 844, 2, 30],
  ])('at %i × %i has %i columns of %i lines', (width, height, columns, rows) =>
    expect(layoutOf(width, height)).toMatchObject({ columns, rows, scrolls: false }),
  )

  it.each([
    [320, 568],
    [300, 300],
    [160, 90],
  ])('at %i × %i moves up and shows the last lines', (width, height) => {
    const layout = layoutOf(width, height)
    expect(layout.scrolls).toBe(true)
    expect(layout.rows).toBeGreaterThanOrEqual(2)
    expect(scrolledAt(layout, 0, 30)).toBe(0)
    expect(scrolledAt(layout, 59, 30)).toBe(60 - layout.rows)
  })

  it.each(STAGES)('at %i × %i keeps all it shows on the slate', (width, height) => {
    const layout = layoutOf(width, height)
    for (let line = 0; line < 60; line++) {
      const { x, y } = placeOf(layout, line)
      expect(x + 8.95 * layout.em).toBeLessThan(width - layout.frame + 1)
      expect(y - scrolledAt(layout, line, 30) * layout.pitch).toBeLessThan(height - layout.ledge)
    }
    const { tally: gates } = layout
    expect(gates.x + 4 * gates.stepX + 1.2 * gates.wide * gates.height).toBeLessThan(width - layout.frame + 1)
    expect(gates.baseline + 4 * gates.stepY).toBeLessThan(height - layout.ledge)
  })
})
