import { timeAt } from '@found-time/clock-runtime'
import { describe, expect, it } from 'vitest'
import { beamAt, checkDigit, codeOf, fedAt, modulesOf, pricePerHour } from './model'

/** Widths of bar and space in the order a scanner meets them, figures 0 to 9: ISO/IEC 15420, number set A. */
const WIDTHS = ['3211', '2221', '2122', '1411', '1132', '1231', '1114', '1312', '1213', '3112']
/** Odd and even parities of the left half, figures 0 to 9 of the leading place (same standard). */
const PARITIES = 'OOOOOO OOEOEE OOEEOE OOEEEO OEOOEE OEEOOE OEEEOO OEOEOE OEOEEO OEEOEO'.split(' ')

/** A scanner in little: measures runs of light and dark and looks them up. */
function readBars(modules: string): string {
  const runs = modules.match(/0+|1+/g)!.map((run) => run.length)
  const figure = (first: number) => {
    const widths = runs.slice(first, first + 4).join('')
    const odd = WIDTHS.indexOf(widths)
    return odd < 0
      ? { parity: 'E', digit: WIDTHS.indexOf([...widths].reverse().join('')) }
      : { parity: 'O', digit: odd }
  }
  const left = [3, 7, 11, 15, 19, 23].map(figure)
  const right = [32, 36, 40, 44, 48, 52].map(figure)
  const lead = PARITIES.indexOf(left.map(({ parity }) => parity).join(''))
  return [lead, ...left.map(({ digit }) => digit), ...right.map(({ digit }) => digit)].join('')
}

describe('the check digit', () => {
  it('is that of numbers printed elsewhere', () => {
    expect(checkDigit('629104150021')).toBe(3) // the example of the GS1 check digit calculator
    expect(checkDigit('400638133393')).toBe(1) // a Stabilo pen, Wikipedia, "International Article Number"
    expect(checkDigit('590123412345')).toBe(7) // the symbol drawn in the same article
    expect(checkDigit('978030640615')).toBe(7) // ISBN Users' Manual
  })
})

describe('the bars', () => {
  it('are those of 5901234123457', () => {
    // As JsBarcode's own test of EAN-13 has them.
    expect(modulesOf('5901234123457')).toBe(
      '10100010110100111011001100100110111101001110101010110011011011001000010101110010011101000100101',
    )
  })

  it('tell the first figure by the sets of the left half', () => {
    // Number sets of the leading figure 4, GS1 General Specifications, figure 5.2.1.3-1: A B A A B B.
    expect(modulesOf('4006381333931').slice(3, 45)).toBe('000110101001110101111011110100010010110011')
  })

  it('read back as the number they were drawn from', () => {
    for (const code of ['4006381333931', '5901234123457', '9780306406157', '2505187010098'])
      expect(readBars(modulesOf(code))).toBe(code)
  })

  it('refuse a wrong check digit', () => {
    expect(() => modulesOf('5901234123450')).toThrow(RangeError)
  })
})

describe('a minute', () => {
  it('is numbered by date, weekday, hour and minute', () => {
    expect(codeOf(timeAt(Date.UTC(2025, 4, 18, 10, 9, 36), 'UTC')).slice(0, 12)).toBe('250518701009')
    expect(codeOf(timeAt(Date.UTC(2025, 11, 31, 23, 59, 59), 'UTC')).slice(0, 12)).toBe('251231302359')
  })

  it('has a number that can be encoded, each of the day its own', () => {
    const midnight = Date.UTC(2025, 4, 18)
    const codes = Array.from({ length: 1440 }, (_, minute) =>
      codeOf(timeAt(midnight + minute * 60_000, 'UTC')),
    )
    for (const code of codes) expect(modulesOf(code)).toHaveLength(95)
    expect(new Set(codes).size).toBe(1440)
  })

  it('costs sixty times as much by the hour', () => {
    expect(pricePerHour(10, 9)).toBe('605.40')
    expect(pricePerHour(0, 0)).toBe('0.00')
  })
})

describe('the printer', () => {
  it('stands still until just before the stroke, and has the label out on it', () => {
    expect(fedAt(0)).toBe(0)
    expect(fedAt(59.2)).toBe(0)
    expect(fedAt(59.7)).toBeGreaterThan(0.4)
    expect(fedAt(59.999)).toBeGreaterThan(0.99)
  })
})

describe('the beam', () => {
  it('stands on every whole second', () => {
    for (const second of [0, 1, 30, 59]) expect(beamAt(second)).toBe(second)
  })

  it('is back at the top when the minute is full', () => {
    expect(beamAt(59.5)).toBeCloseTo(59, 0)
    expect(beamAt(59.9999)).toBeLessThan(0.1)
  })
})
