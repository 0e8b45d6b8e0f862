import { describe, expect, it } from 'vitest'
import { outlines, TOOLS } from './icons'
import {
  accounting,
  cellName,
  columnSum,
  dayMean,
  daySum,
  distance,
  formulaOf,
  heading,
  layoutOf,
  moved,
  pageStart,
  secondsSince,
  spring,
  topRow,
  uncalculated,
} from './model'

describe('a cell', () => {
  it('counts the seconds since its minute began', () => expect(secondsSince(38_196, 10, 36)).toBe(36))
  it('owes the seconds until it begins', () => expect(secondsSince(38_196, 11, 0)).toBe(-1404))
  it('is named column before row', () => expect(cellName(9, 5, 24)).toBe('09:05'))
  it('is named in two halves of the day for those who read them', () => {
    expect([0, 9, 12, 23].map((hour) => cellName(hour, 5, 12))).toEqual([
      '12:05 am',
      '9:05 am',
      '12:05 pm',
      '11:05 pm',
    ])
  })
})

describe('a heading', () => {
  it('counts columns from 00', () => expect([0, 23].map((hour) => heading(hour, 24))).toEqual(['00', '23']))
  it('says which noon', () => expect([0, 12].map((hour) => heading(hour, 12))).toEqual(['12 am', '12 pm']))
})

describe('amounts', () => {
  it('keep thousands apart', () => expect(accounting(62_250_240)).toBe('62,250,240'))
  it('stand in parentheses when owed', () => expect(accounting(-3588)).toBe('(3,588)'))
  it('need no comma below a thousand', () => expect(accounting(0)).toBe('0'))
})

describe('totals', () => {
  const cells = (seconds: number, hours: readonly number[]) =>
    hours.flatMap((hour) => Array.from({ length: 60 }, (_, minute) => seconds - hour * 3600 - minute * 60))
  const add = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)
  const everyHour = Array.from({ length: 24 }, (_, hour) => hour)
  it('add up a column', () => {
    expect(columnSum(38_196, 10)).toBe(25_560)
    expect(add(cells(38_196, [10]))).toBe(25_560)
  })
  it('add up the day', () => {
    expect(daySum(38_196)).toBe(-7_162_560)
    expect(add(cells(38_196, everyHour))).toBe(-7_162_560)
  })
  it('come out even half a minute before noon', () => {
    expect(daySum(11 * 3600 + 59 * 60 + 30)).toBe(0)
    expect(dayMean(11 * 3600 + 59 * 60 + 30)).toBe(0)
  })
  it('have the mean that belongs to the sum', () => expect(dayMean(38_196) * 1440).toBe(-7_162_560))
})

describe('a page', () => {
  it('begins at the sheet’s first line', () => expect(pageStart(0, 11, 60)).toBe(0))
  it('ends with the sheet’s last line', () => expect(pageStart(59, 11, 60)).toBe(49))
  it('turns before the selected line is its last', () => {
    expect([9, 10].map((line) => pageStart(line, 11, 60))).toEqual([0, 9])
  })
  it('always holds the selected line', () => {
    for (const visible of [1, 2, 3, 11, 26])
      for (let line = 0; line < 60; line++) {
        const start = pageStart(line, visible, 60)
        expect(line >= start && line < start + visible).toBe(true)
      }
  })
  it('stays whole for a sheet that fits', () => expect(pageStart(23, 24, 24)).toBe(0))
})

describe('scrolling', () => {
  it('waits until the end of the minute', () => expect(topRow(9, 59.5, 11)).toBe(0))
  it('goes row by row', () => {
    expect([59.6, 59.75, 59.9].map((second) => topRow(9, second, 11))).toEqual([2, 5, 7])
  })
  it('is there on the minute', () => expect(topRow(10, 0, 11)).toBe(9))
  it('keeps the last rows until the hour', () => expect(topRow(59, 59.99, 11)).toBe(49))
  it('never loses the selected row', () => {
    for (const visible of [2, 3, 8, 11, 26])
      for (let minute = 0; minute < 60; minute++)
        for (const second of [0, 59.7, 59.999]) {
          const top = topRow(minute, second, visible)
          expect(minute >= top && minute < top + visible).toBe(true)
        }
  })
})

describe('recalculation', () => {
  it('has not begun on the second', () => expect(uncalculated(0, 27)).toBeGreaterThan(27))
  it('closes in on the selected cell', () => {
    expect([0.4, 0.7, 0.94, 0.999].map((fraction) => uncalculated(fraction, 27))).toEqual([25, 12, 2, 0])
  })
  it('goes two rows in the time of a column', () => expect(distance(-3, 2)).toBe(8))
  it('of a large sheet still begins within the second', () => {
    expect(uncalculated(0.25, 108)).toBeGreaterThan(108)
    expect(uncalculated(0.35, 108)).toBeLessThan(108)
  })
})

describe('the selection', () => {
  it('waits for the last fifth of the minute', () => expect(moved(59.8)).toBe(0))
  it('arrives at speed', () => expect(moved(59.9)).toBeCloseTo(0.25, 9))
  it('springs out after it has arrived, not before', () => {
    expect([0, 0.1, 0.2, 59.9].map((second) => spring(second))).toEqual([0, 3, 0, 0])
  })
})

describe('a formula', () => {
  it('takes the cell’s own time from now', () => expect(formulaOf(22, 5)).toBe('=NOW()-TIME(22,5,0)'))
})

describe('pictures', () => {
  it('are outlined run by run', () => {
    expect(outlines('down')).toEqual({ '#': 'M2 4h8v1h-8zM3 5h6v1h-6zM4 6h4v1h-4zM5 7h2v1h-2z' })
  })
  it('are twelve pixels wide', () => {
    for (const picture of TOOLS.flat())
      for (const path of Object.values(outlines(picture)))
        for (const [, x, length] of path.matchAll(/M(\d+) \d+h(\d+)/g))
          expect(Number(x) + Number(length)).toBeLessThanOrEqual(12)
  })
})

describe('a layout', () => {
  const sizes = [
    [320, 568],
    [390, 844],
    [844, 390],
    [1280, 800],
    [1920, 1080],
    [3840, 2160],
    [300, 300],
    [160, 90],
  ] as const
  it('is as large as the stage', () => {
    for (const [width, height] of sizes)
      for (const hourCycle of [12, 24] as const) {
        const layout = layoutOf(width, height, hourCycle)
        const across =
          2 * layout.frame + layout.scroll + layout.headWidth + layout.columns * layout.columnWidth
        const down =
          2 * layout.frame +
          layout.title +
          layout.menu +
          layout.tools +
          layout.bar +
          layout.headHeight +
          layout.rows * layout.rowHeight +
          layout.totals +
          layout.scroll +
          layout.status
        expect([across * layout.pixel, down * layout.pixel]).toEqual([width, height])
      }
  })
  it('doubles its pixels for a desk', () => expect(layoutOf(1280, 800, 24).pixel).toBe(2))
  it('drops all but the name box and a few cells for a thumbnail', () => {
    const { columns, rows, title, menu, status, totals } = layoutOf(160, 90, 24)
    expect({ columns, rows, title, menu, status, totals }).toEqual({
      columns: 2,
      rows: 2,
      title: 0,
      menu: 0,
      status: 0,
      totals: 0,
    })
  })
})
