import { clamp, easeInOut } from '@found-time/clock-runtime'
import { SHAPES, SWARMS } from './swarm'

export type Point = readonly [x: number, y: number]

/** The sky at each hour, from midnight: one colour, that of an autumn day with little sun in it. */
export const SKIES =
  '#6f7f8b #6b7b88 #697986 #6b7a87 #77828c #93979a #b8afa3 #cfc3b0 #d3cdbd #d0d0c7 #cad1ce #c5d1d1 #c2d0d2 #c2d0d0 #c5d1cc #cbd0c3 #d2cdb7 #d6c4a3 #d1b18a #bd9f87 #a1928c #888a90 #7c848f #74808c'.split(
    ' ',
  )

const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

/** The one colour that the sky has at a minute, part of the way to the next hour's. @example skyAt(0, 0) // '#6f7f8b' */
export function skyAt(hour: number, minute: number): string {
  const to = channels(SKIES[(hour + 1) % 24]!)
  const mixed = channels(SKIES[hour]!).map((from, index) =>
    Math.round(from + ((to[index]! - from) * minute) / 60),
  )
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

/** The four figures of a time. @example figuresAt(0, 2) // [0, 0, 0, 2] */
export const figuresAt = (hour: number, minute: number): number[] =>
  [hour, minute].flatMap((number) => [Math.floor(number / 10), number % 10])

export interface Bat {
  readonly x: number
  readonly y: number
  readonly span: number
  readonly pose: number
  /** In radians, to the right. */
  readonly turn: number
}

const number = (text: string) => Number.parseInt(text, 36)

/** A figure 400 high: how broad it is, and its bats from the top down. */
export const FIGURES = SWARMS.split('\n').map((line) => {
  const [broad = '', signs = ''] = line.split(' ')
  const bats = Array.from({ length: signs.length / 6 }, (_, index): Bat => {
    const at = index * 6
    const last = number(signs[at + 5]!)
    return {
      x: (number(signs.slice(at, at + 2)) - 200) / 2,
      y: (number(signs.slice(at + 2, at + 4)) - 100) / 2,
      span: 28 + 2 * number(signs[at + 4]!),
      pose: Math.floor(last / 5),
      turn: ((last % 5) - 2) * 0.24,
    }
  })
  return { broad: Number(broad), bats }
})
export const TALL = 400

const [SPREAD = [], RAISED = []] = SHAPES.split('|').map((shape) =>
  shape.split(' ').map((point) => point.split(',').map((part) => Number(part) / 1000) as unknown as Point),
)

/** A bat whose wings are turned at the shoulder and at the wrist, in radians, upwards where positive. */
function bent(shape: readonly Point[], shoulder: number, wrist: number): Point[] {
  return shape.map(([x, y]) => {
    let [out, down] = [Math.abs(x), y]
    for (const [joint, angle] of [
      [0.3, wrist],
      [0.1, shoulder],
    ] as const)
      if (out > joint) {
        const far = out - joint
        out = joint + far * Math.cos(angle) + down * Math.sin(angle) * 0.3
        down -= far * Math.sin(angle)
      }
    return [Math.sign(x) * out, down]
  })
}

/** Seven poses of a beat of the wings. */
export const POSES: readonly (readonly Point[])[] = [
  bent(SPREAD, 0, 0),
  bent(SPREAD, 0.55, 0.1),
  bent(SPREAD, 0.75, -0.5),
  bent(SPREAD, -0.45, -0.35),
  bent(SPREAD, -0.75, -0.3),
  bent(RAISED, 0, 0),
  bent(RAISED, 0.35, -0.5),
]
/** One beat of the wings, as poses: up, over, down and back. */
const BEAT = [2, 1, 0, 3, 4, 3, 0, 1]
export const poseOf = (beat: number): number => BEAT[((Math.floor(beat) % 8) + 8) % 8]!

/** By which second of a minute every figure that changed has all its bats. */
export const FORMED = 2.6
const LONGEST_WAIT = 0.7

/**
 * A bat on its way from the figure before to the one that is wanted: how far, `0` to `1`.
 * @param wait - Its own part of the longest wait, `0` to `1`.
 */
export const wayOf = (second: number, wait: number): number =>
  easeInOut(clamp((second - wait * LONGEST_WAIT) / (FORMED - LONGEST_WAIT)))

/** Where the four figures hang: a row, or the hour's over the minute's on an upright stage. */
export function placesOf(width: number, height: number, figures: readonly number[]) {
  const wide = width > height * 0.9
  // An eight is as broad as a figure gets; all have a place of that breadth, so that no figure moves for another.
  const broad = 228 / TALL
  const [across, down] = wide ? [width * 0.9, height * 0.76] : [width * 0.84, height * 0.4]
  const gap = 0.09
  const between = 0.3
  const long = wide ? 4 * broad + 2 * gap + between : 2 * broad + gap
  const size = Math.min(across / long, down / 1.1)
  // A figure may be drawn out to be higher, by two fifths at most.
  const tall = Math.min(down, size * 1.4)
  const top = wide ? height * 0.455 - tall / 2 : height * 0.46 - tall - size * 0.06
  const left = width / 2 - (long * size) / 2
  return figures.map((figure, index) => {
    const column = wide ? index : index % 2
    const x = left + column * (broad + gap) * size + (wide && index > 1 ? (between - gap) * size : 0)
    return {
      x: x + ((broad - FIGURES[figure]!.broad / TALL) * size) / 2,
      y: top + (!wide && index > 1 ? tall + size * 0.12 : 0),
      /** How many pixels are one of a figure 400 high, across and down. */
      scale: size / TALL,
      drop: tall / TALL,
    }
  })
}
