import { describe, expect, it } from 'vitest'
import {
  distanceAt,
  hourStation,
  lineOf,
  minuteStation,
  networkOf,
  numberName,
  progressOf,
  ride,
  rollsOf,
  secondStation,
  sideOf,
  trackRound,
  untilRide,
  untilRoll,
} from './model'

const at = (hour12: number, minute: number, second = 0, millisecond = 0) => ({
  hour12,
  minute,
  second,
  millisecond,
})
const square = () =>
  trackRound(
    [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
      { x: 100, y: 100 },
      { x: 0, y: 100 },
    ],
    10,
  )

describe('a track', () => {
  it('is straights and arcs long', () => expect(square().length).toBeCloseTo(4 * 80 + 2 * Math.PI * 10))
  it('begins on its first straight and looks the way trains go', () => {
    const { x, y, angleDeg } = square().at(5)
    expect([Math.round(x), y, angleDeg]).toEqual([15, 0, 0])
  })
  it('turns half way by the middle of a corner', () => {
    const place = square().at(80 + (Math.PI * 10) / 4)
    expect(place.angleDeg).toBeCloseTo(45)
    expect(place.x).toBeCloseTo(90 + 10 * Math.SQRT1_2)
  })
  it('goes on after once round', () => expect(square().at(square().length + 5).x).toBeCloseTo(15))
  it('knows the straight a place is on, within an arc the nearer one', () => {
    const arc = (Math.PI * 10) / 2
    const middles = [5, 80 + arc * 0.4, 80 + arc * 0.6].map((distance) => square().straight(distance))
    expect(middles.map(({ x, y }) => [Math.round(x), Math.round(y)])).toEqual([
      [50, 0],
      [50, 0],
      [100, 50],
    ])
  })
  it('goes round to its first straight', () => expect(square().straight(square().length - 1).x).toBe(50))
  it('finds the nearest place on a straight', () => expect(square().nearest({ x: 40, y: -7 })).toBe(30))
})

describe('a line', () => {
  const line = () =>
    lineOf(
      square(),
      4,
      new Map([
        [0, 10],
        [2, 110],
      ]),
    )
  it('has its stations where they must be, the others evenly between', () =>
    expect(line().stations.slice(0, 3)).toEqual([10, 60, 110]))
  it('takes a train from the last station to the first without going back', () =>
    expect(distanceAt(line(), 3.999)).toBeGreaterThan(distanceAt(line(), 3.5)))
  it('needs a place for station 0', () => expect(() => lineOf(square(), 4, new Map())).toThrow(RangeError))
})

describe('the trains', () => {
  it('stand at their stations on whole seconds', () =>
    expect(progressOf(at(10, 9, 36))).toEqual({ hours: 10.16, minutes: 9, seconds: 36 }))
  it('creep between the hours', () => expect(progressOf(at(12, 30)).hours).toBe(0.5))
  it('leave the minute only in its last three seconds', () => {
    expect(progressOf(at(3, 27, 57)).minutes).toBe(27)
    expect(progressOf(at(3, 27, 58, 500)).minutes).toBeGreaterThan(27.5)
    expect(progressOf(at(3, 27, 59, 999)).minutes).toBeCloseTo(28, 5)
  })
  it('wait a third of a second at each second', () => {
    expect(progressOf(at(3, 27, 12, 360)).seconds).toBe(12)
    expect(progressOf(at(3, 27, 12, 999)).seconds).toBeCloseTo(13, 4)
  })
  it('are left alone until the next one rides', () => {
    expect(untilRide(at(3, 27, 12, 100))).toBe(460)
    expect(untilRide(at(3, 27, 12, 560))).toBeUndefined()
    expect(untilRide(at(3, 27, 57))).toBeUndefined()
  })
  it('ride from standstill to standstill', () =>
    expect([ride(-1), ride(0), ride(1), ride(2)]).toEqual([0, 0, 1, 1]))
})

describe('the boards', () => {
  it('stand on whole seconds and for most of each', () => {
    expect(rollsOf(at(11, 59, 59))).toEqual({ hours: 0, minutes: 0, seconds: 0 })
    expect(rollsOf(at(11, 59, 59, 780))).toEqual({ hours: 0, minutes: 0, seconds: 0 })
  })
  it('are left alone until they roll', () => {
    expect(untilRoll(at(3, 27, 12, 100), 'seconds')).toBe(680)
    expect(untilRoll(at(3, 27, 12, 780), 'seconds')).toBeUndefined()
    expect(untilRoll(at(3, 27, 12, 780), 'minutes')).toBe(47_000)
    expect(untilRoll(at(3, 27, 59, 780), 'minutes')).toBeUndefined()
  })
  it('roll together at the end of the hour, half way 110 ms before the beat', () =>
    expect(rollsOf(at(11, 59, 59, 890))).toEqual({ hours: 0.5, minutes: 0.5, seconds: 0.5 }))
  it('leave the hours alone at the end of another minute', () =>
    expect(rollsOf(at(3, 27, 59, 890))).toEqual({ hours: 0, minutes: 0.5, seconds: 0.5 }))
  it('have come to the next name on the beat', () =>
    expect(rollsOf(at(3, 27, 12, 999)).seconds).toBeCloseTo(1, 3))
})

describe('the names', () => {
  it.each([
    [7, 'Seven'],
    [13, 'Thirteen'],
    [20, 'Twenty'],
    [23, 'Twenty-Three'],
    [40, 'Forty'],
    [59, 'Fifty-Nine'],
  ])('%i is %s', (value, name) => expect(numberName(value)).toBe(name))
  it('read as a sentence on the hour', () =>
    expect([hourStation(10), minuteStation(0), secondStation(0)]).toEqual(['Ten', 'O’Clock', 'Sharp']))
  it('go round', () =>
    expect([hourStation(13), minuteStation(60), secondStation(60)]).toEqual(['One', 'O’Clock', 'Sharp']))
})

describe('the network', () => {
  it.each([
    [1280, 800],
    [390, 844],
    [300, 300],
    [160, 90],
    [3840, 2160],
  ])('at %i × %i has 12, 60 and 60 stations, all on the stage, in order round the line', (width, height) => {
    const network = networkOf(width, height)
    const lines = [network.hours, network.minutes, network.seconds]
    expect(lines.map(({ stations }) => stations.length)).toEqual([12, 60, 60])
    for (const { track, stations } of lines) {
      expect(stations.every((here, index) => index === 0 || here > stations[index - 1]!)).toBe(true)
      expect(stations.at(-1)! - stations[0]!).toBeLessThan(track.length)
      for (const { x, y } of stations.map((distance) => track.at(distance))) {
        expect(Math.min(x, y, width - x, height - y)).toBeGreaterThan(network.gauge)
      }
    }
  })
  it('lets the hours and the seconds share two stations', () =>
    expect(networkOf(1280, 800).crossings.map(({ hour, second }) => [hour, second])).toEqual([
      [2, 0],
      [6, 40],
    ]))
  it('runs side by side at its platforms', () => {
    const { platforms, spacing } = networkOf(1280, 800)
    expect(platforms).toHaveLength(4)
    for (const { from, to } of platforms) {
      expect(Math.hypot(from.x - to.x, from.y - to.y)).toBeCloseTo(spacing, 1)
    }
  })
  it('stands its seconds below its hours where the stage is tall', () => {
    const { boards } = networkOf(390, 844)
    expect(boards.hours.y).toBeLessThan(boards.minutes.y)
    expect(boards.minutes.y).toBeLessThan(boards.seconds.y)
  })
  it.each([
    [1280, 800],
    [390, 844],
    [300, 300],
  ])('at %i × %i keeps to one side of a line along a straight', (width, height) => {
    const network = networkOf(width, height)
    const { seconds } = network
    const sides = new Map<string, Set<number>>()
    for (const distance of seconds.stations) {
      const { x, y } = seconds.track.straight(distance)
      const straight = `${Math.round(x)} ${Math.round(y)}`
      sides.set(straight, (sides.get(straight) ?? new Set()).add(sideOf(network, seconds, distance)))
    }
    expect([...sides.values()].map((found) => found.size)).toEqual([1, 1, 1, 1, 1, 1, 1, 1])
  })
  it('turns the ticks outwards along the top of the seconds, up to the bend', () => {
    const network = networkOf(1280, 800)
    expect(
      [1, 5, 7].map((station) => sideOf(network, network.seconds, network.seconds.stations[station]!)),
    ).toEqual([1, 1, 1])
  })
})
