import { clamp, easeInOut } from '@found-time/clock-runtime'

/** Lengths are in studs: x along the rows, z from row to row towards the back, y up. */
export interface Place {
  readonly x: number
  readonly z: number
}

/** Where a brick sits, on the plate or on others. */
export interface Spot extends Place {
  readonly y: number
}

/** The middles of the places, in the order in which bricks are laid, what they take up, and the trees around. */
export interface Plan {
  readonly minutes: readonly Spot[]
  readonly hours: readonly Spot[]
  readonly trees: readonly Place[]
  readonly width: number
  readonly depth: number
}

/** A brick is so high: 9.6 millimetres to 8 of stud. */
export const COURSE = 1.2

/** Bricks in a floor of the house, so many to its front and as many behind them; and how many floors it has. */
export const TEN = 10
export const FRONT = 5
const FLOORS = 6

/** Floor by floor, and each from the back to the front, so that the newest brick is never behind another one of its own. */
const houseAt = (left: number, back: number): readonly Spot[] =>
  Array.from({ length: FLOORS * TEN }, (_, brick) => ({
    x: left + (brick % FRONT) * 2 + 1,
    y: Math.floor(brick / TEN) * COURSE,
    z: back - (brick % TEN < FRONT ? 1 : 3),
  }))

/** Twelve in two stacks beside one another, the left one first. */
const hoursAt = (left: number, back: number): readonly Spot[] =>
  Array.from({ length: 12 }, (_, brick) => ({
    x: left + Math.floor(brick / FLOORS) * 2 + 1,
    y: (brick % FLOORS) * COURSE,
    z: back - 1,
  }))

const planOf = (minutes: readonly Spot[], hours: readonly Spot[], trees: readonly Place[]): Plan => ({
  minutes,
  hours,
  trees,
  width: Math.max(...[...minutes, ...hours].map(({ x }) => x)) + 1,
  depth: 1 - Math.min(...[...minutes, ...hours].map(({ z }) => z)),
})

/** The hours to the left of the house. */
export const WIDE = planOf(houseAt(5.8, 0), hoursAt(0, -2), [
  { x: 4.7, z: 4.2 },
  { x: 11.4, z: 5.4 },
  { x: -1, z: 2.6 },
  { x: 17.4, z: 3.4 },
  { x: 1.6, z: -13 },
  { x: 13.4, z: -16 },
])
/** The hours before the house, where they hide nothing of it. */
export const TALL = planOf(houseAt(0, 0), hoursAt(1.2, -14.6), [
  { x: 2.6, z: 6.4 },
  { x: 8.4, z: 5 },
  { x: 8.6, z: -13 },
  { x: 5.2, z: 10.4 },
  { x: 1.7, z: -21.4 },
  { x: 7.6, z: -20.6 },
])

export const planFor = (width: number, height: number): Plan => (width > height * 0.8 ? WIDE : TALL)

/** Bricks of the hour: twelve at noon and at midnight. */
export const hoursOf = (hour: number) => hour % 12 || 12

/** Camera: straight before the plate, from above. */
const HEIGHT = (38 * Math.PI) / 180

/** How high a stud's length upright is seen, and the front of a brick. */
export const HIGH = Math.cos(HEIGHT)
export const FACE = COURSE * HIGH

/** What the front of a house's brick has: in the middle of the ground floor a door, windows over it and to both sides. */
export function frontOf(brick: number): 'door' | 'window' | undefined {
  const column = (brick % TEN) - FRONT
  if (column < 0 || column % 2 === 1) return
  return brick < TEN && column === 2 ? 'door' : 'window'
}

/** Lights are on from seven in the evening till seven. */
export const isDark = (hour: number) => hour < 7 || hour >= 19

/** Where a point is seen, in studs from where the corner of the plan is, downwards. */
export function seenAt(x: number, y: number, z: number): { readonly x: number; readonly y: number } {
  return { x, y: -(y * Math.cos(HEIGHT) + z * Math.sin(HEIGHT)) }
}

/** Seconds a step of the loose brick takes. */
export const STEP = 0.3
/** Seconds in which a brick is pressed home. */
export const PRESS = 0.26

/** When, in the last second, the loose brick leaves off waiting and is brought over its place. */
export const LEAVE = 59.62

/**
 * How far the loose brick still is from where it waits, `1` to `0`: it comes down a step at each stroke.
 * @param seconds - Of the minute, with the fraction.
 */
export function awayAt(seconds: number): number {
  const whole = Math.floor(seconds)
  return 1 - (whole - 1 + easeInOut(clamp((seconds - whole) / STEP))) / 59
}

/** Where it waits: beside the house, a little before its place and under it, askew in the air, so that nobody counts it. */
export const WAITS = { x: 1.25, y: -0.15, z: -0.5 } as const

/** How much of that is still to go, `1` until the last moment. */
export const waitsAt = (seconds: number): number => 1 - easeInOut(clamp((seconds - LEAVE) / (60 - LEAVE)))

/** By how much a shadow moves for each stud that its brick is lifted: the light comes from the left and from before it. */
export const SLANT = { x: 36 / 60, z: 24 / 60 } as const

/** How high the brick just laid still is, in studs: it falls, and springs back once. */
export function pressAt(seconds: number): number {
  const part = seconds / PRESS
  if (part >= 1) return 0
  return part < 0.55 ? 0.7 * (1 - (part / 0.55) ** 2) : 0.12 * Math.sin(((part - 0.55) / 0.45) * Math.PI)
}
