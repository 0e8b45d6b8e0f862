import { expect, it } from 'vitest'
import {
  frameOf,
  handsAt,
  isCrossed,
  isWithin,
  nailsOf,
  outlineOf,
  pinsAt,
  pointAt,
  reachOf,
  stretchedAt,
  threadsAt,
  turnsAt,
} from './model'

const frame = frameOf(1280, 800)

function allThreadsAt(hour: number, minute: number) {
  const pieces = threadsAt(hour, minute, frame)
  for (;;) {
    const { done, value } = pieces.next()
    if (done) return value
  }
}

it('turns the hour hand with the minutes', () => {
  expect(turnsAt(0, 0)).toEqual({ hour: 0, minute: 0 })
  expect(turnsAt(15, 0)).toEqual({ hour: 0.25, minute: 0 })
  expect(turnsAt(10, 30)).toEqual({ hour: 10.5 / 12, minute: 0.5 })
  expect(turnsAt(23, 45)).toEqual({ hour: 11.75 / 12, minute: 0.75 })
})

it('has a nail where a hand at each minute points', () => {
  const nails = nailsOf(frame)
  expect(nails).toHaveLength(60)
  expect(nails[0]!.x).toBeCloseTo(640)
  expect(nails[0]!.y).toBeCloseTo(84)
  expect(nails[15]!.x).toBeCloseTo(1196)
  expect(nails[15]!.y).toBeCloseTo(400)
  expect(nails[30]!.y).toBeCloseTo(716)
})

it('makes the hour hand shorter and broader than the minute hand, wherever they point', () => {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [300, 300],
  ] as const)
    for (let minute = 0; minute < 60; minute++) {
      const plan = frameOf(width, height)
      const hands = handsAt(4, minute, plan)
      expect(hands.hour.long).toBeLessThan(hands.minute.long * 0.8)
      expect(hands.hour.tip).toBeGreaterThan(hands.minute.tip * 2)
      expect(hands.minute.long).toBeLessThan(reachOf(plan, hands.minute.turn))
    }
})

it('leaves both hands free at any time', () => {
  for (const [hour, minute] of [
    [0, 2],
    [10, 9],
    [15, 42],
  ] as const) {
    const { threads, shapes } = allThreadsAt(hour, minute)
    expect(threads.length).toBeGreaterThan(600)
    const hands = handsAt(hour, minute, frame)
    for (const { turn, long } of [hands.hour, hands.minute]) {
      const within = pointAt(frame, turn, long * 0.7)
      expect(shapes.some((shape) => isWithin(shape, within))).toBe(true)
      for (const { from, to } of threads) {
        const length = Math.hypot(to.x - from.x, to.y - from.y)
        const aside = ((to.x - from.x) * (within.y - from.y) - (to.y - from.y) * (within.x - from.x)) / length
        const along = ((within.x - from.x) * (to.x - from.x) + (within.y - from.y) * (to.y - from.y)) / length
        if (along > 0 && along < length) expect(Math.abs(aside)).toBeGreaterThan(2)
      }
    }
  }
})

it('sees when a line runs through a shape', () => {
  const hand = outlineOf(handsAt(12, 0, frame).minute, frame)
  expect(isCrossed(hand, { x: 300, y: 300 }, { x: 900, y: 300 })).toBe(true)
  expect(isCrossed(hand, { x: 300, y: 600 }, { x: 900, y: 600 })).toBe(false)
})

it('stretches the thread of the second from its nail', () => {
  const { pins, shapes } = pinsAt(10, 9, frame)
  expect(stretchedAt(30, pins, shapes, frame)[0]).toEqual(nailsOf(frame)[30])
  expect(stretchedAt(60, pins, shapes, frame)).toEqual(stretchedAt(0, pins, shapes, frame))
})
