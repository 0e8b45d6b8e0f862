/** The dice for browsers without WebGL: the same solids from the same place, as flat cut paper. */
import { clamp, mix } from '@found-time/clock-runtime'
import type { CanvasFrame } from '@found-time/clock-runtime/canvas'
import { EYE } from './dice'
import {
  cross,
  diceAt,
  dot,
  type Face,
  type Place,
  placesOn,
  ROLL_MS,
  SIXTY,
  sum,
  sunAt,
  type Thrown,
  TWELVE,
  unit,
  type Vector,
} from './model'
import { FIGURES } from './outlines'

type Context = CanvasRenderingContext2D
type Point = readonly [number, number]
const TABLE = '#bec3b8'
const SHADOW = '#9ca297'
const DARK = [21, 42, 36] as const
const LIT = [92, 124, 112] as const
const LAMP = [218, 229, 219] as const
const INK = [12, 29, 25] as const

const mixed = (from: readonly number[], to: readonly number[], part: number) =>
  mix(from, to, clamp(part)).map(Math.round)

/** Where the eye looks: the middle of the table, a little above it. */
const AHEAD = unit(sum([0, 0, 0.7], EYE, -1))

/** Where a place is in the picture; the half of its shorter side is one, and up is less. */
function seen(place: Vector): Point {
  const way = sum(place, EYE, -1)
  const [across, back, down] = way
  const near = 6.6 / dot(way, AHEAD)
  return [across * near, (back * AHEAD[2] - down * AHEAD[1]) * near]
}

/** The points that a thread laid round all of them would touch, in order. */
function around(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1])
  const chain = (from: readonly Point[]) => {
    const kept: Point[] = []
    for (const [x, y] of from) {
      for (;;) {
        const [a, b] = kept.slice(-2)
        if (!a || !b || (b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0]) > 0) break
        kept.pop()
      }
      kept.push([x, y])
    }
    return kept.slice(0, -1)
  }
  return [...chain(sorted), ...chain(sorted.toReversed())]
}

function trace(context: Context, points: readonly Point[]) {
  context.beginPath()
  for (const [x, y] of points) context.lineTo(x, y)
  context.closePath()
}

/** Writes a number round the middle, two high; the figures are as broad as they are in the shader. */
function write(context: Context, value: number) {
  const ones = value % 10
  const broad = ones === 1 ? 114 : ones === 0 ? 184 : 160
  const tens = Math.floor(value / 10)
  const before = tens === 1 ? 114 : 160
  context.scale(1 / 200, 1 / 200)
  if (tens) {
    context.translate(-broad / 2, 0)
    context.fill(new Path2D(FIGURES[tens]))
    context.translate((before + broad) / 2, 0)
  }
  context.fill(new Path2D(FIGURES[ones]))
}

type Die = readonly [readonly Face[], Thrown, Place]

function paintDie(context: Context, [faces, { lie, lift }, [x, y, size]]: Die, sun: Vector) {
  const turned = (of: Vector): Vector => [dot(of, lie[0]), dot(of, lie[1]), dot(of, lie[2])]
  const at = (of: Vector): Vector => {
    const [across, back, up] = turned(of)
    return [x + across * size, y + back * size, (1 + lift + up) * size]
  }
  const [tall, first] = faces === TWELVE ? [0.68, 1] : [0.245, 0]
  faces.forEach(({ normal, seat, up, corners }, index) => {
    const face = turned(normal)
    const ray = unit(sum(at(seat), EYE, -1))
    const facing = -dot(face, ray)
    if (facing <= 0) return
    // A polished face shows the lamp to the eye if it lies level.
    const mirrored = dot(unit(sum(ray, face, 2 * facing)), [0, 0.2516, 0.9678])
    const lamp = (0.5 - Math.acos(Math.min(1, mirrored))) / 0.14
    const stone = mixed(DARK, LIT, 0.2 + 0.6 * Math.max(0, dot(face, sun)) + 0.12 * face[1])
    const shape = corners.map((corner) => seen(at(corner)))
    trace(context, shape)
    // Its edge is of the same colour, or the table shines through between two faces.
    context.fillStyle = context.strokeStyle = `rgb(${mixed(stone, LAMP, lamp)})`
    context.fill()
    context.stroke()
    if (facing < 0.24) return
    const [left, top] = seen(at(seat))
    const [ax, ay] = seen(at(sum(seat, cross(up, normal), tall)))
    const [bx, by] = seen(at(sum(seat, up, -tall)))
    context.save()
    context.transform(ax - left, ay - top, bx - left, by - top, left, top)
    context.fillStyle = `rgb(${mixed(lamp > 0.5 ? INK : stone, INK, 0.62)})`
    write(context, index + first)
    context.restore()
  })
}

/** Draws the table and both dice; they roll as they do in the shader. */
export function paintDice({ context, time, width, height, motion }: CanvasFrame) {
  const since = motion === 'reduced' ? ROLL_MS : time.second * 1000 + time.millisecond
  const { hour, minute } = diceAt(time.hour, time.minute, since)
  const places = placesOn(width, height)
  const sun = sunAt(time.second)
  const half = Math.min(width, height) / 2
  context.fillStyle = TABLE
  context.fillRect(0, 0, width, height)
  context.translate(width / 2, height / 2)
  context.scale(half, half)
  context.lineJoin = 'round'
  context.lineWidth = 0.8 / half
  const twelve: Die = [TWELVE, hour, places.hour]
  const sixty: Die = [SIXTY, minute, places.minute]
  context.fillStyle = SHADOW
  for (const [faces, { lie, lift }, [x, y, size]] of [twelve, sixty]) {
    const fallen = faces.flatMap(({ corners }) =>
      corners.map((corner) => {
        const slip = (1 + lift + dot(corner, lie[2])) / sun[2]
        const [across, back] = [dot(corner, lie[0]) - sun[0] * slip, dot(corner, lie[1]) - sun[1] * slip]
        return seen([x + across * size, y + back * size, 0])
      }),
    )
    trace(context, around(fallen))
    context.fill()
  }
  for (const die of [twelve, sixty]) paintDie(context, die, sun)
}
