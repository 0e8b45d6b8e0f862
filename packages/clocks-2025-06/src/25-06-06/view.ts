import { clamp } from '@found-time/clock-runtime'

export type Point = readonly [number, number, number]
export type Spot = readonly [number, number]

/** A camera, as that of the picture: across, up, away; looking at the place straight ahead. */
interface View {
  readonly picture: { readonly width: number; readonly height: number }
  readonly eye: Point
  readonly target: Point
  /** Breadth of what it sees, in degrees. */
  readonly angle: number
  /** How far the two large tiles stand from the middle. */
  readonly apart: number
  /** Where the picture's height is cropped: `0` below only, `1` above only. */
  readonly anchor: number
  /** The way of the row on the table, over which a curve is laid; it grows broader with the stage. */
  readonly way: readonly Spot[]
  /** Shape of the stage for which the way is given. */
  readonly shape: number
  /** How large a tile of the row is, to a large one. */
  readonly small: number
}

const mirrored = (half: readonly Spot[]): Spot[] => [
  ...half,
  ...[...half].reverse().map(([x, z]) => [-x, z] as const),
]

export const LYING: View = {
  picture: { width: 1900, height: 880 },
  eye: [0, 5.6, -8.8],
  target: [0, 1.42, 0],
  angle: 34,
  apart: 0.78,
  anchor: 0.5,
  way: mirrored([
    [-0.84, 0.55],
    [-1.62, 1.15],
    [-2.15, 2.4],
    [-1.5, 3.45],
    [-2.5, 4.4],
    [-1.25, 5.2],
  ]),
  shape: 1.6,
  small: 0.44,
}

export const UPRIGHT: View = {
  picture: { width: 900, height: 1950 },
  eye: [0, 6.75, -9.96],
  target: [0, 2.104, 0],
  angle: 12.6,
  apart: 0.6,
  anchor: 0.835,
  way: mirrored([
    [-0.55, 0.75],
    [-0.84, 1.9],
    [-0.54, 3.2],
    [-1.1, 4.6],
    [-0.6, 6.4],
    [-1.32, 8.6],
    [-0.74, 10.6],
  ]),
  shape: 0.46,
  small: 0.6,
}

export const viewOf = (width: number, height: number): View => (width < height * 0.97 ? UPRIGHT : LYING)

const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
const dot = (a: Point, b: Point) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
const unit = (a: Point): Point => {
  const length = Math.hypot(...a)
  return [a[0] / length, a[1] / length, a[2] / length]
}

/** How slender an upright stage is: `1` for a telephone's, `0` where it is no narrower than three to five. */
const slenderOf = (width: number, height: number) =>
  viewOf(width, height) === UPRIGHT ? clamp((0.6 - width / height) / 0.14) : 0

/** Of the upright picture this much below the large tiles is bare table, and is cropped before anything else. */
const BARE = 0.09

/** How large the picture is on a stage, and where. */
export function cropOf(width: number, height: number) {
  const { picture, anchor } = viewOf(width, height)
  const scale =
    Math.max(width / picture.width, height / picture.height) * (1 + 0.07 * slenderOf(width, height))
  const high = picture.height * scale
  const cut = high - height
  const above = viewOf(width, height) === UPRIGHT ? cut - Math.min(cut, high * BARE) : cut * anchor
  return { scale, left: (width - picture.width * scale) / 2, top: -above }
}

/** Where a point of the scene is on a stage that the view's picture covers, and how long one is there. */
export function cameraOf(width: number, height: number) {
  const { picture, eye, target, angle } = viewOf(width, height)
  const { scale, left, top } = cropOf(width, height)
  const ahead = unit(minus(target, eye))
  const right: Point = [1, 0, 0]
  const up: Point = [0, ahead[2], -ahead[1]]
  const focus = ((picture.width / 2) * scale) / Math.tan((angle * Math.PI) / 360)
  const depthOf = (point: Point) => dot(minus(point, eye), ahead)
  const project = (point: Point): Spot => {
    const ray = minus(point, eye)
    const depth = dot(ray, ahead)
    return [
      left + (picture.width * scale) / 2 + (focus * dot(ray, right)) / depth,
      top + (picture.height * scale) / 2 - (focus * dot(ray, up)) / depth,
    ]
  }
  return { project, depthOf, unitAt: (point: Point) => focus / depthOf(point), eye }
}

/** What was laid out last: a stage's places are the same in each picture. */
const laid = new Map<string, ReturnType<typeof layOut>>()

export function placesOf(width: number, height: number, count: number) {
  const key = `${width} ${height} ${count}`
  const known = laid.get(key)
  if (known) return known
  if (laid.size > 3) laid.clear()
  const places = layOut(width, height, count)
  laid.set(key, places)
  return places
}

/** Places along a stage's way, as far from one another: where they are, and the way's direction. */
function layOut(width: number, height: number, count: number) {
  const { way: given, shape } = viewOf(width, height)
  const broad = Math.min(1.3, Math.max(0.5, (width / height / shape) ** (width / height < shape ? 1.4 : 1)))
  const deep = 1 + 0.34 * slenderOf(width, height)
  const way = given.map(([x, z]): Spot => [x * (1 + (broad - 1) * clamp(z - 0.75)), z > 1 ? z * deep : z])
  const fine: Spot[] = []
  for (let leg = 0; leg < way.length - 1; leg++) {
    const [a, b, c, d] = [
      way[Math.max(0, leg - 1)]!,
      way[leg]!,
      way[leg + 1]!,
      way[Math.min(way.length - 1, leg + 2)]!,
    ]
    for (let step = 0; step < 40; step++) {
      const t = step / 40
      const along = (i: 0 | 1) =>
        0.5 *
        (2 * b[i] +
          (c[i] - a[i]) * t +
          (2 * a[i] - 5 * b[i] + 4 * c[i] - d[i]) * t * t +
          (3 * b[i] - a[i] - 3 * c[i] + d[i]) * t * t * t)
      fine.push([along(0), along(1)])
    }
  }
  fine.push(way.at(-1)!)
  const lengths = [0]
  for (let i = 1; i < fine.length; i++)
    lengths.push(lengths[i - 1]! + Math.hypot(fine[i]![0] - fine[i - 1]![0], fine[i]![1] - fine[i - 1]![1]))
  const pitch = lengths.at(-1)! / (count - 1)
  let at = 0
  const places = Array.from({ length: count }, (_, index) => {
    while (at < fine.length - 2 && lengths[at + 1]! < index * pitch) at++
    const part = (index * pitch - lengths[at]!) / (lengths[at + 1]! - lengths[at]!)
    const [[x1, z1], [x2, z2]] = [fine[at]!, fine[at + 1]!]
    const long = Math.hypot(x2 - x1, z2 - z1)
    return {
      x: x1 + (x2 - x1) * part,
      z: z1 + (z2 - z1) * part,
      along: [(x2 - x1) / long, (z2 - z1) / long] as Spot,
    }
  })
  return { places, pitch }
}
