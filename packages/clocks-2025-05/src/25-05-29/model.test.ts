import { describe, expect, it } from 'vitest'
import {
  drivenAngle,
  escapementAt,
  FIRST_TOOTH,
  labelPlaces,
  layoutOf,
  MESHES,
  outlineOf,
  RADIUS,
  restFor,
  slowBeat,
  TEETH,
  titlePlace,
  turnsAfter,
} from './model'

describe('the train', () => {
  // William Derham, The Artificial Clock-maker, London 1696, page 110: "8) 96, 8) 60—48) 48—6) 72, 7) 56, 30".
  it('has the numbers of an eight-day piece', () => {
    const { great, centrePinion, centre, cannon, minute, minutePinion, hour, thirdPinion, third } = TEETH
    expect([centrePinion, great]).toEqual([8, 96])
    expect([thirdPinion, centre, cannon, minute, minutePinion, hour]).toEqual([8, 60, 48, 48, 6, 72])
    expect([TEETH.escapePinion, third, TEETH.escape]).toEqual([7, 56, 30])
  })

  it('turns the escape wheel once in sixty beats', () => {
    expect(turnsAfter(60).escape).toBe(1)
  })

  it('turns the third wheel backwards once in eight minutes', () => {
    expect(turnsAfter(480).third).toBe(-1)
  })

  it('turns the minute hand once in 3600 beats, forwards', () => {
    expect(turnsAfter(3600).centre).toBeCloseTo(1, 12)
  })

  it('turns the hour hand once in 43 200 beats, forwards', () => {
    expect(turnsAfter(43_200).hour).toBeCloseTo(1, 12)
  })

  it('turns the barrel backwards once in twelve hours: sixteen turns are eight days', () => {
    expect(turnsAfter(8 * 86_400).great).toBeCloseTo(-16, 9)
  })

  it('has every wheel where it was after a day', () => {
    for (const turns of Object.values(turnsAfter(86_400))) expect(Math.abs(turns) % 1).toBeCloseTo(0, 9)
  })

  it('shows 10:09:36', () => {
    const { hour, centre, escape: seconds } = turnsAfter(36_576)
    expect((hour % 1) * 360).toBeCloseTo(304.8, 9)
    expect((centre % 1) * 360).toBeCloseTo(57.6, 9)
    expect((seconds % 1) * 360).toBeCloseTo(216, 9)
  })
})

describe('the teeth', () => {
  it('of each pair have one pitch', () => {
    for (const [driver, , driven] of MESHES)
      expect(RADIUS[driver] / TEETH[driver]).toBeCloseTo(RADIUS[driven] / TEETH[driven], 9)
  })

  const polygonOf = (path: string) =>
    path
      .slice(1, -1)
      .split('L')
      .map((pair) => pair.split(' ').map(Number) as [number, number])
  const turned = (points: [number, number][], degrees: number, shift: number) => {
    const [cosine, sine] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
    return points.map(([x, y]) => [x * cosine - y * sine + shift, x * sine + y * cosine] as [number, number])
  }
  const holds = (polygon: [number, number][], [x, y]: [number, number]) => {
    let isInside = false
    for (let at = 0, before = polygon.length - 1; at < polygon.length; before = at++) {
      const [ax, ay] = polygon[at]!
      const [bx, by] = polygon[before]!
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isInside = !isInside
    }
    return isInside
  }

  it.each(MESHES.map(([driver, , driven]) => [driver, driven] as const))(
    'of the %s and the %s never cut into each other',
    (driver, driven) => {
      const away = RADIUS[driver] + RADIUS[driven]
      const first = polygonOf(outlineOf(driver))
      const second = polygonOf(outlineOf(driven))
      const rest = drivenAngle(0, TEETH[driver], TEETH[driven])
      for (let share = 0; share < 1; share += 0.05) {
        const a = turned(first, (share * 360) / TEETH[driver], 0)
        const b = turned(second, rest - (share * 360) / TEETH[driven], away)
        expect(b.filter((point) => point[0] < RADIUS[driver] + 3 && holds(a, point))).toEqual([])
        expect(a.filter((point) => point[0] > RADIUS[driver] - 3 && holds(b, point))).toEqual([])
      }
    },
  )
})

describe('the escapement', () => {
  it('rests dead between the beats', () => {
    for (const moment of [9.16, 9.5, 9.99]) expect(escapementAt(moment, false).beats).toBeCloseTo(9, 9)
  })

  it('lets half a tooth go at each second', () => {
    expect(escapementAt(10, false).beats).toBeCloseTo(9, 9)
    expect(escapementAt(10.022, false).beats).toBeCloseTo(9.375, 9)
    expect(escapementAt(10.044, false).beats).toBeCloseTo(9.75, 9)
    expect(escapementAt(10.084, false).beats).toBeCloseTo(10, 9)
  })

  it('swings without a jump from second to second', () => {
    for (const second of [1, 2, 59, 60])
      expect(escapementAt(second, false).swing).toBeCloseTo(escapementAt(second - 1e-9, false).swing, 5)
  })

  it('rests from 0.222 s after a beat to 0.178 s before the next', () => {
    expect([0, 100, 221, 822, 999].map(restFor)).toEqual([0, 0, 0, 0, 0])
    expect(restFor(222)).toBeCloseTo(600, 9)
    expect(restFor(500)).toBeCloseTo(322, 9)
    for (const moment of [9.222, 9.5, 9.822])
      expect(escapementAt(moment, false)).toEqual({ beats: 9, swing: -6 })
  })

  it('takes the slow wheels along with each fifth beat', () => {
    expect([0, 4.9, 5, 36_522].map(slowBeat)).toEqual([0, 0, 5, 36_520])
  })

  it('swings once there and back in two seconds', () => {
    expect(escapementAt(2.555, false).swing).toBeCloseTo(6, 9)
    expect(escapementAt(3.555, false).swing).toBeCloseTo(-6, 9)
  })

  it('has a tooth on the right pallet after even seconds and on the left after odd ones', () => {
    // Tips stand 12° apart; the pallets' faces are 2.25° before 45° to the right and to the left of the top.
    expect((42.75 - FIRST_TOOTH) % 12).toBe(0)
    expect((-47.25 - FIRST_TOOTH - 6) % 12).toBeCloseTo(0, 9)
  })
})

describe('the plate', () => {
  it.each([
    [320, 568],
    [390, 844],
    [844, 390],
    [1280, 800],
    [1920, 1080],
    [300, 300],
  ])('holds every wheel at %i by %i', (width, height) => {
    const { at, unit } = layoutOf(width, height)
    for (const [arbor, [x, y]] of Object.entries(at)) {
      const reach = RADIUS[arbor as keyof typeof at] + 1
      expect(x - reach).toBeGreaterThan(1)
      expect(y - reach).toBeGreaterThan(1)
      expect(x + reach).toBeLessThan(width / unit - 1)
      expect(y + reach).toBeLessThan(height / unit - 1)
    }
  })

  it.each([
    [390, 844],
    [844, 390],
    [1280, 800],
    [1920, 1080],
  ])('has labels where there is room, inside the border, at %i by %i', (width, height) => {
    const layout = layoutOf(width, height)
    const places = labelPlaces(layout, titlePlace(layout))
    expect(Object.keys(places).length).toBeGreaterThanOrEqual(2)
    for (const { at } of Object.values(places)) {
      expect(at[0]).toBeGreaterThan(7.5)
      expect(at[0]).toBeLessThan(width / layout.unit - 7.5)
      expect(at[1]).toBeGreaterThan(6)
      expect(at[1]).toBeLessThan(height / layout.unit - 6)
    }
  })

  it('keeps the two dials that matter whole on the smallest stage', () => {
    const { at, unit } = layoutOf(160, 90)
    expect(unit).toBeGreaterThan(1)
    for (const arbor of ['hour', 'centre'] as const) {
      expect(at[arbor][0] - 22).toBeGreaterThan(0)
      expect(at[arbor][0] + 22).toBeLessThan(160 / unit)
      expect(at[arbor][1] - 22).toBeGreaterThan(0)
      expect(at[arbor][1] + 22).toBeLessThan(90 / unit)
    }
  })
})
