import { timeAt } from '@found-time/clock-runtime'
import { describe, expect, it } from 'vitest'
import {
  bearingsAt,
  callSignsOf,
  glowAt,
  headingOf,
  hopAt,
  layoutOf,
  placeOf,
  SCALE_RANGE,
  TAG,
  tagsAt,
} from './model'
import { slotsOf, stripsOf } from './strips'

describe('bearings', () => {
  it('put the aircraft where the hands of a dial would be', () => {
    expect(bearingsAt(0, 0)).toEqual({ hour: 0, minute: 0 })
    expect(bearingsAt(10, 9)).toEqual({ hour: 304.5, minute: 54 })
    expect(bearingsAt(15, 42)).toEqual({ hour: 111, minute: 252 })
    expect(bearingsAt(23, 59)).toEqual({ hour: 359.5, minute: 354 })
    expect(bearingsAt(12, 30)).toEqual({ hour: 15, minute: 180 })
  })

  it('run clockwise from the top of the screen', () => {
    expect(placeOf(90, 1)[0]).toBeCloseTo(1)
    expect(placeOf(90, 1)[1]).toBeCloseTo(0)
    expect(placeOf(180, 0.5)[1]).toBeCloseTo(0.5)
  })

  it('are written with three figures, north as 360, as controllers say it', () => {
    expect(headingOf(0)).toBe('360')
    expect(headingOf(6)).toBe('006')
    expect(headingOf(304.5)).toBe('304')
    expect(headingOf(359.5)).toBe('359')
    expect(headingOf(360)).toBe('360')
  })
})

describe('call signs', () => {
  it('carry the hour as people write it, and the minute', () => {
    expect(callSignsOf(0, 0, 24)).toEqual(['HR00', 'MN00'])
    expect(callSignsOf(0, 0, 12)).toEqual(['HR12', 'MN00'])
    expect(callSignsOf(15, 42, 24)).toEqual(['HR15', 'MN42'])
    expect(callSignsOf(15, 42, 12)).toEqual(['HR3', 'MN42'])
  })
})

describe('the sweep', () => {
  it('lights an echo as it goes over it, and lets it fade until it is back', () => {
    expect(glowAt(252, 42)).toBe(1)
    expect(glowAt(252, 48)).toBe(0.5)
    expect(glowAt(252, 54)).toBe(0.25)
    expect(glowAt(0, 0)).toBe(1)
    expect(glowAt(6, 0)).toBeLessThan(0.002)
  })
})

describe('a new minute', () => {
  it('finds the plots a minute behind, and at rest half a second later', () => {
    expect(hopAt(0)).toBe(-1)
    expect(hopAt(0.5)).toBe(0)
    expect(hopAt(59.9)).toBe(0)
  })

  it('overshoots by less than a quarter of a minute', () => {
    const hops = Array.from({ length: 50 }, (_, index) => hopAt(index / 100))
    expect(Math.max(...hops)).toBeGreaterThan(0.1)
    expect(Math.max(...hops)).toBeLessThan(0.25)
  })
})

describe('the tags', () => {
  const all = Array.from({ length: 720 }, (_, minutes) =>
    tagsAt(bearingsAt(Math.floor(minutes / 60), minutes % 60)),
  )

  it('never lie on each other', () => {
    const clashes = all.filter(
      ([hour, minute]) =>
        Math.abs(hour[0] - minute[0]) < 2 * TAG[0] && Math.abs(hour[1] - minute[1]) < 2 * TAG[1],
    )
    expect(clashes).toEqual([])
  })

  it('stay inside the scale', () => {
    const outside = all
      .flat()
      .filter(([x, y]) => Math.hypot(Math.abs(x) + TAG[0], Math.abs(y) + TAG[1]) > SCALE_RANGE + 0.02)
    expect(outside).toEqual([])
  })

  it('never cover an echo', () => {
    const covered = all.filter((tags, minutes) => {
      const { hour, minute } = bearingsAt(Math.floor(minutes / 60), minutes % 60)
      return [placeOf(hour, 0.38), placeOf(minute, 0.655)].some((blip) =>
        tags.some((tag) => Math.abs(tag[0] - blip[0]) < TAG[0] && Math.abs(tag[1] - blip[1]) < TAG[1]),
      )
    })
    expect(covered).toEqual([])
  })
})

describe('the table', () => {
  it.each([
    [320, 568, 3],
    [390, 844, 3],
    [844, 390, 4],
    [1280, 800, 5],
    [1920, 1080, 4],
    [300, 300, 2],
    [160, 90, 2],
  ])('at %i by %i has room for the screen and %i strips', (width, height, strips) => {
    const layout = layoutOf(width, height)
    expect(layout.x - layout.radius).toBeGreaterThan(0)
    expect(layout.y - layout.radius).toBeGreaterThan(0)
    expect(layout.isTall ? layout.y + layout.radius : layout.x + layout.radius).toBeLessThan(
      layout.isTall ? layout.bay.y : layout.bay.x,
    )
    expect(slotsOf(layout).filter(({ index }) => index >= 0)).toHaveLength(strips)
  })
})

describe('the strips', () => {
  it('carry call sign and bearing, and when the next are due', () => {
    const told = stripsOf(timeAt(Date.UTC(2025, 4, 8, 15, 42, 7), 'UTC'), 24).map(({ callSign, boxes }) => [
      callSign,
      ...boxes.map((box) => box[1]),
    ])
    expect(told).toEqual([
      ['HR15', '111', '12H'],
      ['MN42', '252', '60M'],
      ['SW07', '042', '60S'],
      ['MN43', '258', '53S'],
      ['HR16', '120', '18M'],
    ])
  })

  it('expect midnight at the end of the day', () => {
    expect(
      stripsOf(timeAt(Date.UTC(2025, 4, 8, 23, 59, 58), 'UTC'), 24).map(({ callSign }) => callSign),
    ).toEqual(['HR23', 'MN59', 'SW58', 'MN00', 'HR00'])
  })

  it('expect the hour that comes where summer time begins', () => {
    const lastOfWinter = timeAt(Date.UTC(2025, 2, 30, 0, 30), 'Europe/Berlin')
    expect(stripsOf(lastOfWinter, 24).at(-1)?.callSign).toBe('HR03')
  })
})
