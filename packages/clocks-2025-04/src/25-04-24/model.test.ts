import { timeAt } from '@found-time/clock-runtime'
import { describe, expect, it } from 'vitest'
import {
  dragged,
  facetAt,
  lampsAt,
  needleAt,
  notched,
  panelOf,
  positionsAt,
  untilTurning,
  wheelsOf,
} from './model'

const at = (clock: string, millisecond = 0) => timeAt(Date.parse(`2025-04-24T${clock}Z`) + millisecond, 'UTC')
const rounded = (positions: readonly number[]) =>
  positions.map((position) => Math.round(position * 1000) / 1000)
/** What the six wheels show when they are at rest. */
const figures = (clock: string, hourCycle: 12 | 24) =>
  positionsAt(at(clock), hourCycle).map((position, place) => position % wheelsOf(hourCycle)[place]!.figures)

describe('the counter at rest', () => {
  it.each([
    ['00:00:00', 24, [0, 0, 0, 0, 0, 0]],
    ['10:09:36', 24, [1, 0, 0, 9, 3, 6]],
    ['23:59:59', 24, [2, 3, 5, 9, 5, 9]],
    ['00:00:00', 12, [1, 2, 0, 0, 0, 0]],
    ['15:42:07', 12, [0, 3, 4, 2, 0, 7]],
  ] as const)('at %s on a %i-hour clock shows %j', (clock, hourCycle, shown) =>
    expect(figures(clock, hourCycle)).toEqual(shown),
  )

  it('shows every second of a day as it is written', () => {
    const wrong: string[] = []
    for (let second = 0; second < 86_400; second++) {
      const clock = new Date(second * 1000).toISOString().slice(11, 19)
      if (figures(clock, 24).join('') !== clock.replaceAll(':', '')) wrong.push(clock)
    }
    expect(wrong).toEqual([])
  })
})

describe('the carry', () => {
  it('moves only the last wheel from 6 to 7', () =>
    expect(rounded(positionsAt(at('15:42:06', 825), 24))).toEqual([1, 5, 4, 2, 0, 6.5]))

  it('drags the tens along from 9 to 0, a little late', () => {
    const [, , , minuteUnits, tens, units] = positionsAt(at('15:42:09', 825), 24)
    expect(units).toBeCloseTo(9.5)
    expect(tens).toBeGreaterThan(0.4)
    expect(tens).toBeLessThan(0.5)
    expect(minuteUnits).toBe(2)
  })

  it('drags the minute along from 59 to 60', () => {
    const [, hourUnits, minuteTens, minuteUnits] = positionsAt(at('15:42:59', 850), 24)
    expect(minuteUnits).toBeGreaterThan(2.4)
    expect([hourUnits, minuteTens]).toEqual([5, 4])
  })

  it.each([
    ['09:59:59', 24, [1, 10]],
    ['19:59:59', 24, [2, 10]],
    ['23:59:59', 24, [3, 10]],
    ['11:59:59', 12, [1, 2]],
    ['12:59:59', 12, [2, 11]],
    ['09:59:59', 12, [1, 10]],
  ] as const)('brings the hours of %s on a %i-hour clock to %j', (clock, hourCycle, hours) => {
    const [tens, units] = positionsAt(at(clock, 999), hourCycle)
    expect(tens).toBeCloseTo(hours[0], 1)
    expect(units).toBeCloseTo(hours[1], 1)
  })

  it('comes out on the same figures as the next second', () => {
    for (const clock of ['00:00:09', '00:59:59', '11:59:59', '12:59:59', '23:59:59'])
      for (const hourCycle of [12, 24] as const) {
        const before = positionsAt(at(clock, 999), hourCycle)
        const after = positionsAt(at(clock, 1000), hourCycle)
        for (const [place, { figures }] of wheelsOf(hourCycle).entries()) {
          const apart = (((before[place]! - after[place]!) % figures) + figures) % figures
          expect(Math.min(apart, figures - apart)).toBeLessThan(0.05)
        }
      }
  })

  it('leaves out the hour that summer time leaves out', () => {
    const time = timeAt(Date.parse('2025-03-30T00:59:59.999Z'), 'Europe/Berlin')
    expect(time.hour).toBe(1)
    expect(positionsAt(time, 24)[1]).toBeCloseTo(3, 1)
  })

  it('keeps the hour that comes twice', () => {
    const time = timeAt(Date.parse('2025-10-26T00:59:59.999Z'), 'Europe/Berlin')
    expect(positionsAt(time, 24).slice(0, 2)).toEqual([0, 2])
  })
})

describe('the rest', () => {
  it.each([
    [5, '15:42:06', 650],
    [4, '15:42:06', 3000],
    [4, '15:42:09', undefined],
    [3, '15:42:06', 53_000],
    [3, '15:42:59', undefined],
    [2, '15:42:59', 1000],
    [2, '15:49:58', 1000],
    [2, '15:49:59', undefined],
    [1, '15:49:59', 1000],
    [1, '15:59:59', undefined],
  ])('of wheel %i at %s lasts %s ms', (place, clock, ms) => expect(untilTurning(place, at(clock))).toBe(ms))

  it('is as long as no wheel but the last moves', () => {
    for (const clock of ['15:42:09', '15:49:59', '15:59:59'])
      for (const place of [0, 1, 2, 3, 4]) {
        const [before, after] = [at(clock), at(clock, 999)]
        if (positionsAt(before, 24)[place] !== positionsAt(after, 24)[place])
          expect(untilTurning(place, before)).toBeUndefined()
      }
  })
})

describe('the gearing', () => {
  it('never turns back', () => {
    let before = -1
    for (let part = 0; part <= 1; part += 0.01) {
      expect(notched(part)).toBeGreaterThanOrEqual(before)
      before = notched(part)
    }
  })
  it('stands on a figure for most of a second, and comes to the next on the second', () => {
    expect([notched(0), notched(0.65), notched(1)]).toEqual([0, 0, 1])
    expect(notched(0.825)).toBeCloseTo(0.5, 6)
  })
  it('has play', () => expect([dragged(0.05), dragged(1)]).toEqual([0, 1]))
})

describe('a drum', () => {
  it('shows the figure that counts upright, and its neighbours bent away', () => {
    expect(facetAt(0)).toEqual({ down: 0, tall: 1 })
    expect(facetAt(1).down).toBeCloseTo(0.9045, 4)
    expect(facetAt(1).tall).toBeCloseTo(0.809, 4)
    expect(facetAt(-1).down).toBeCloseTo(-0.9045, 4)
  })
  it('has facets that meet', () => {
    const [front, next] = [facetAt(0.3), facetAt(1.3)]
    expect(front.down + front.tall / 2).toBeCloseTo(next.down - next.tall / 2, 9)
  })
})

describe('the dial', () => {
  it('is lit from eight to six', () =>
    expect([5, 6, 19, 20, 0].map(lampsAt)).toEqual([true, false, false, true, true]))
})

describe('the needle', () => {
  it('stands on the second, and on nought when a minute begins', () => {
    expect(needleAt({ second: 36, millisecond: 0 })).toBe(36)
    expect(needleAt({ second: 59, millisecond: 600 })).toBe(59)
    expect(needleAt({ second: 59, millisecond: 1000 })).toBe(0)
  })
})

describe('the panel', () => {
  it.each([
    [1280, 800],
    [844, 390],
    [1024, 1024],
    [300, 300],
    [390, 844],
    [160, 90],
  ])('of %i by %i has its windows inside the face and apart from one another', (width, height) => {
    const { face, windows, frame, scale } = panelOf(width, height)
    for (const [index, { x, y, w, h }] of windows.entries()) {
      expect(x - frame).toBeGreaterThan(face.x)
      expect(x + w + frame).toBeLessThan(face.x + face.w)
      expect(y - frame).toBeGreaterThan(scale.y)
      expect(y + h + frame).toBeLessThan(face.y + face.h)
      for (const other of windows.slice(index + 1))
        expect(
          x + w + frame < other.x - frame ||
            other.x + other.w + frame < x - frame ||
            y + h + frame < other.y - frame,
        ).toBe(true)
    }
  })
})
