import { createRandom } from '@found-time/clock-runtime'
import { describe, expect, it } from 'vitest'
import { castAt, cutOf, digitsAt, fit, POSTERS, restAt, setForme, swells } from './model'

const order = [5, 12, 0, 23, 7, 1, 18, 3, 9, 14, 20, 2, 16, 8, 4, 11, 22, 6, 13, 19, 10, 15, 17, 21] as const

const at = (hour: number, minute: number, second = 0, millisecond = 0) => ({
  hour,
  minute,
  second,
  millisecond,
})

describe('the figures', () => {
  it('are always four, hours from 00 to 23', () => {
    expect(digitsAt(0, 0)).toEqual([0, 0, 0, 0])
    expect(digitsAt(7, 5)).toEqual([0, 7, 0, 5])
    expect(digitsAt(23, 59)).toEqual([2, 3, 5, 9])
  })

  it('set the hour in its own face and the minutes in two others', () => {
    expect(castAt(9, 0, order)).toEqual([9, 9, 5, 18])
    expect(castAt(9, 10, order)).toEqual([9, 9, 12, 6])
    expect(castAt(12, 32, order)).toEqual([12, 12, 7, 17])
  })

  it('recast the units every minute and the tens every ten minutes', () => {
    for (let minute = 0; minute < 59; minute++) {
      const now = castAt(15, minute, order)
      const next = castAt(15, minute + 1, order)
      expect(next[3]).not.toBe(now[3])
      expect(next[2] === now[2]).toBe(minute % 10 !== 9)
      expect(new Set([now[0], now[2], now[3]]).size).toBe(3)
    }
  })

  it('step over a face whose figure does not read as itself', () => {
    // Monoton's 1 is a striped T, Micro 5's 1 and 7 are one shape, Plaster's 4 is two blocks.
    expect(castAt(9, 21, order)).toEqual([9, 9, 0, 22])
    expect(castAt(9, 7, order)).toEqual([9, 9, 5, 19])
    expect(castAt(9, 54, order)).toEqual([9, 9, 1, 11])
    const monotonSecond = [5, 2, ...order.filter((face) => face !== 5 && face !== 2)]
    expect([0, 10, 20].map((minute) => castAt(9, minute, monotonSecond)[2])).toEqual([5, 12, 2])
  })

  it('are legible in every minute of the day', () => {
    // Seen on proof sheets: Monoton, Kablammo, Micro 5, Fascinate Inline, Big Shoulders Stencil, Plaster.
    const barred = ['2:1', '3:2', '3:9', '4:1', '4:7', '5:1', '8:4', '20:1', '20:4', '20:6', '20:9']
    const cast = new Set<string>()
    for (const seed of ['25-04-01', 'tuesday', '7'])
      for (let hour = 0; hour < 24; hour++) {
        const dealt = createRandom(seed, 'faces', hour).shuffle(POSTERS.map((_, face) => face))
        for (let minute = 0; minute < 60; minute++) {
          const faces = castAt(hour, minute, dealt)
          for (const [place, digit] of digitsAt(hour, minute).entries()) cast.add(`${faces[place]}:${digit}`)
          expect(faces[3]).not.toBe(faces[2])
          if (minute) expect(faces[3]).not.toBe(castAt(hour, minute - 1, dealt)[3])
        }
      }
    expect(barred.filter((pair) => cast.has(pair))).toEqual([])
    expect(cast.size).toBeGreaterThan(220)
  })

  it('know how they were cut', () => {
    expect(cutOf(0, 0)).toEqual([0.469, 0.714])
    expect(cutOf(12, 1)).toEqual([0.533, 0.75])
  })
})

describe('a figure in its box', () => {
  it('fills it exactly', () => {
    for (const [width, height] of [
      [320, 760],
      [120, 760],
      [190, 400],
      [150, 140],
      [700, 700],
    ] as const) {
      const [cutWidth, cutHeight] = cutOf(18, 3)
      const { fontSize, wide, tall, scaleX, scaleY } = fit(18, 3, width, height)
      expect(fontSize * cutWidth * (0.72 + wide * 1.68) * scaleX).toBeCloseTo(width, 6)
      expect(fontSize * cutHeight * (1 + tall * 1.8) * scaleY).toBeCloseTo(height, 6)
    }
  })

  it('is drawn by the axes alone in the usual proportions', () => {
    const { scaleX, scaleY } = fit(9, 8, 300, 750)
    expect(scaleX).toBeCloseTo(1, 6)
    expect(scaleY).toBeCloseTo(1, 6)
  })
})

describe('the line', () => {
  it('runs from margin to margin in landscape', () => {
    const { figures } = setForme(at(10, 9, 36), { width: 1280, height: 800 }, order, false)
    expect(figures[0].left).toBeCloseTo(16, 6)
    expect(figures[3].left + figures[3].width).toBeCloseTo(1264, 6)
  })

  it('stacks hours over minutes in portrait, each as wide as the sheet', () => {
    const { figures } = setForme(at(10, 9, 36), { width: 390, height: 844 }, order, false)
    expect(figures[1].left + figures[1].width).toBeCloseTo(382.2, 6)
    expect(figures[2].left).toBeCloseTo(7.8, 6)
    expect(figures[3].left + figures[3].width).toBeCloseTo(382.2, 6)
    expect(figures[2].foot).toBeGreaterThan(figures[0].foot)
  })

  it('swells under the figure the second has reached', () => {
    expect(swells(7.5)).toEqual([1, 0.5, 0, 0.5])
    expect(swells(22.5)[1]).toBe(1)
    expect(swells(52.5)[3]).toBe(1)
    expect(swells(60)).toEqual(swells(0))
  })

  it('has the new figure squeezed at the stroke of the minute and open a second later', () => {
    const box = { width: 1280, height: 800 }
    const squeezed = setForme(at(10, 9, 0, 0), box, order, true).figures[3].width
    const open = setForme(at(10, 9, 1, 0), box, order, true).figures[3].width
    expect(squeezed).toBeLessThan(open / 2)
  })

  it('hides the imprint of a squeezed figure and shows it whole again', () => {
    const box = { width: 1280, height: 800 }
    const imprints = (second: number, millisecond: number) =>
      setForme(at(10, 9, second, millisecond), box, order, true).figures.map(({ imprint }) => imprint)
    expect(imprints(0, 0)).toEqual([1, 1, 1, 0])
    expect(imprints(1, 300)).toEqual([1, 1, 1, 1])
    expect(imprints(59, 950)).toEqual([1, 1, 0, 0])
  })

  it('wants fewer pictures as a breath goes out and none once it is out, but not while a figure comes or goes', () => {
    const rests = (second: number) =>
      [0, 300, 550, 600, 950].map((millisecond) => restAt({ second, millisecond }))
    expect(rests(30)).toEqual([30, 100, 50, 400, 50])
    expect(rests(0)).toEqual([30, 30, 30, 30, 30])
    expect(restAt({ second: 59, millisecond: 700 })).toBe(30)
  })

  it('does not jump from one second to the next', () => {
    const box = { width: 1280, height: 800 }
    const before = setForme(at(10, 9, 30, 999), box, order, true).figures
    const after = setForme(at(10, 9, 31, 0), box, order, true).figures
    for (const place of [0, 1, 2, 3] as const)
      expect(Math.abs(after[place].width - before[place].width)).toBeLessThan(1)
  })
})

describe('the posters', () => {
  it('are 24, each with inks that stand out from its paper', () => {
    const luminance = (hex: string) =>
      [0.2126, 0.7152, 0.0722].reduce((sum, weight, channel) => {
        const value = Number.parseInt(hex.slice(1 + channel * 2, 3 + channel * 2), 16) / 255
        return sum + weight * (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
      }, 0)
    expect(POSTERS).toHaveLength(24)
    for (const [paper, ...inks] of POSTERS)
      for (const ink of inks) {
        const [dark, light] = [luminance(paper), luminance(ink)].sort((one, other) => one - other)
        expect((light! + 0.05) / (dark! + 0.05)).toBeGreaterThan(2.4)
      }
  })
})
