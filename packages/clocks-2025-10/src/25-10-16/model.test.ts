import { expect, it } from 'vitest'
import { altitudeAt, lightOf, placeSaid, STATIONS, shownAt, sunAt, sunSaid, wallOf } from './model'

it('shows the camera of the hour, twelve at noon and at midnight, and a picture a minute', () => {
  expect(shownAt(0, 2)).toEqual({ camera: 12, picture: '02' })
  expect(shownAt(10, 9)).toEqual({ camera: 10, picture: '09' })
  expect(shownAt(13, 0)).toEqual({ camera: 1, picture: '00' })
  expect(shownAt(23, 59)).toEqual({ camera: 11, picture: '59' })
})

it('has the sun where Meeus has it on 13 October 1992 (Astronomical Algorithms, example 25.a)', () => {
  const { declination, ascension } = sunAt(Date.UTC(1992, 9, 13))
  expect(declination).toBeCloseTo(-7.785, 1)
  expect(ascension).toBeCloseTo(198.38, 1)
})

it('has the Earth turned as Meeus has it on 10 April 1987 (example 12.a: 13 h 10 min 46.4 s)', () => {
  expect(((sunAt(Date.UTC(1987, 3, 10)).sidereal % 360) + 360) % 360).toBeCloseTo(197.693, 2)
})

it('has the sun overhead in the south of Egypt on a midsummer noon, and below at midnight', () => {
  const syene = { north: 23.44, east: 30 }
  expect(altitudeAt(syene, Date.UTC(2025, 5, 21, 10, 2))).toBeGreaterThan(89.5)
  expect(altitudeAt(syene, Date.UTC(2025, 5, 21, 22, 2))).toBeCloseTo(-43.1, 0)
})

it('has day at the wall in China when it is night at the canyon', () => {
  const at = Date.UTC(2025, 9, 16, 4, 0)
  expect(lightOf(altitudeAt(STATIONS[11]!, at))).toBe(1)
  expect(lightOf(altitudeAt(STATIONS[0]!, at))).toBe(0.34)
})

it('says sun and place in words', () => {
  expect(sunSaid(-12.4)).toBe('sun 12° down')
  expect(sunSaid(0.2)).toBe('sun 0° up')
  expect(placeSaid(STATIONS[4]!)).toBe('13.16°S 72.55°W')
})

it('names twelve stations from west to east', () => {
  expect(STATIONS).toHaveLength(12)
  for (let index = 1; index < 12; index++)
    expect(STATIONS[index]!.east).toBeGreaterThan(STATIONS[index - 1]!.east)
})

it('covers the wall without a gap, at every hour', () => {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [300, 300],
  ] as const)
    for (let camera = 1; camera <= 12; camera++) {
      const { boxes } = wallOf(width, height, camera)
      expect(boxes.size).toBe(12)
      const area = [...boxes.values()].reduce((sum, box) => sum + box.width * box.height, 0)
      expect(area).toBe(width * height)
    }
})
