import { expect, it } from 'vitest'
import { COMETS } from './comets'
import {
  anglesAt,
  anomalyOn,
  cometOf,
  drawn,
  edgeFrom,
  farthestOf,
  HANDS,
  handAt,
  placeAt,
  placeTowards,
  planOf,
  point,
  yearsOf,
} from './model'

const far = ({ x, y }: { x: number; y: number }) => Math.hypot(x, y)
const longitude = ({ x, y }: { x: number; y: number }) => ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360

it('knows the comets’ years: Encke’s of 3.3, Giacobini–Zinner’s of 6.5 and Halley’s of 76', () => {
  expect(COMETS).toHaveLength(42)
  expect(yearsOf(cometOf('2P/Encke'))).toBeCloseTo(3.3, 1)
  expect(yearsOf(cometOf('21P/Giacobini–Zinner'))).toBeCloseTo(6.5, 1)
  expect(Math.round(yearsOf(cometOf('1P/Halley')))).toBe(76)
  expect(Math.min(...COMETS.map(yearsOf))).toBe(yearsOf(cometOf('2P/Encke')))
})

it('knows how far they go: Encke not to Jupiter, Halley beyond Neptune', () => {
  expect(farthestOf(cometOf('2P/Encke'))).toBeCloseTo(4.09, 1)
  expect(farthestOf(cometOf('1P/Halley'))).toBeCloseTo(35.3, 0)
})

it('has Encke nearest to the sun at longitude 161, Mercury’s distance from it', () => {
  const nearest = placeAt(HANDS.minute, 0)
  expect(far(nearest)).toBeCloseTo(0.336, 2)
  expect(longitude(nearest)).toBeCloseTo(161, 0)
})

it('finds where an orbit crosses a longitude, whichever way its comet goes', () => {
  for (const comet of COMETS)
    for (const at of [0, 77, 180, 299])
      expect(Math.cos(((longitude(placeTowards(comet, at)) - at) * Math.PI) / 180)).toBeCloseTo(1, 9)
})

it('brings a comet back to where it was, a year of its own later', () => {
  const halley = cometOf('1P/Halley')
  expect(anomalyOn(halley, '1986-02-08')).toBeCloseTo(0)
  // It turned back towards the sun in December 2023.
  expect(anomalyOn(halley, '2023-06-01')).toBeGreaterThan(179)
  expect(Math.abs(anomalyOn(halley, '2023-12-09') - 180)).toBeLessThan(0.2)
})

it('points as clock hands do', () => {
  expect(anglesAt(0, 2)).toEqual({ hour: 1, minute: 12 })
  expect(anglesAt(15, 42)).toEqual({ hour: 111, minute: 252 })
  expect(anglesAt(23, 59)).toEqual({ hour: 359.5, minute: 354 })
})

it('keeps head, tail and sun in one line, on the orbit, to the frame', () => {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [300, 300],
  ] as const) {
    const plan = planOf(width, height)
    for (let minute = 0; minute < 60; minute++) {
      const hand = handAt(plan, HANDS.minute, minute * 6, 1)
      const head = point(plan, hand.degrees, hand.head)
      const onOrbit = drawn(plan, placeTowards(HANDS.minute, minute * 6 + plan.top))
      expect(head.x).toBeCloseTo(onOrbit.x)
      expect(head.y).toBeCloseTo(onOrbit.y)
      // No tail is short: that of the minute is nearly half the way to the frame’s nearer side.
      expect(hand.end - hand.head).toBeGreaterThan(Math.min(plan.half.x, plan.half.y) * 0.45)
      const hour = handAt(plan, HANDS.hour, minute * 6, 0.86)
      expect(hour.end - hour.head).toBeGreaterThan(Math.min(plan.half.x, plan.half.y) * 0.24)
    }
  }
})

it('finds the frame in every direction', () => {
  expect(edgeFrom({ x: 3, y: 4 }, 0)).toBe(4)
  expect(edgeFrom({ x: 3, y: 4 }, 90)).toBe(3)
  expect(edgeFrom({ x: 3, y: 3 }, 45)).toBeCloseTo(Math.hypot(3, 3))
})
