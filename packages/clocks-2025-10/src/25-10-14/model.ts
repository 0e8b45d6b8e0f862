/**
 * Two dice as the halves of space that they are the common part of.
 *
 * The hour's is the dodecahedron, the minute's the deltoidal hexecontahedron, a solid of sixty kites: the dual of the
 * rhombicosidodecahedron (Eugène Catalan, Mémoire sur la théorie des polyèdres, 1865). Its normals are that solid's
 * corners, as given at https://en.wikipedia.org/wiki/Rhombicosidodecahedron: the even permutations of (±1, ±1, ±φ³),
 * (±φ², ±φ, ±2φ) and (±(2+φ), 0, ±φ²). From https://en.wikipedia.org/wiki/Deltoidal_hexecontahedron: 62 corners,
 * 120 edges, a dihedral angle of 154.1214°; from https://en.wikipedia.org/wiki/Regular_dodecahedron: 20, 30, 116.565°.
 */
export type Vector = readonly [number, number, number]

export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
export const sum = (a: Vector, b: Vector, times = 1): Vector => [
  a[0] + b[0] * times,
  a[1] + b[1] * times,
  a[2] + b[2] * times,
]
export const unit = (a: Vector): Vector => {
  const length = Math.sqrt(dot(a, a))
  return [a[0] / length, a[1] / length, a[2] / length]
}

const PHI = (1 + Math.sqrt(5)) / 2

/** All points that even permutations and any signs make of three numbers. */
function spread(...[a, b, c]: Vector): Vector[] {
  const signed: Vector[] = []
  for (const x of a ? [a, -a] : [0])
    for (const y of b ? [b, -b] : [0]) for (const z of c ? [c, -c] : [0]) signed.push([x, y, z])
  return signed.flatMap(([x, y, z]): Vector[] => [
    [x, y, z],
    [y, z, x],
    [z, x, y],
  ])
}

/** Where a face looks, the middle of the circle that fits into it, which way its figures stand, and its corners. */
export interface Face {
  readonly normal: Vector
  readonly seat: Vector
  readonly up: Vector
  readonly corners: readonly Vector[]
}

/** The faces of the solid whose faces touch the unit sphere at these points. */
function facesOf(normals: readonly Vector[]): Face[] {
  return normals.map((normal) => {
    const east = unit(cross(Math.abs(normal[2]) < 0.9 ? [0, 0, 1] : [1, 0, 0], normal))
    const north = cross(normal, east)
    const place = (x: number, y: number) => sum(sum(normal, east, x), north, y)
    let corners: Vector[] = [place(3, 3), place(-3, 3), place(-3, -3), place(3, -3)]
    for (const other of normals)
      if (other !== normal)
        corners = corners.flatMap((corner, index) => {
          const next = corners[(index + 1) % corners.length]!
          const here = 1 - dot(corner, other)
          const there = 1 - dot(next, other)
          const cut = sum(corner, sum(next, corner, -1), here / (here - there))
          if (here >= -1e-9) return there < -1e-9 && here > 1e-9 ? [corner, cut] : [corner]
          return there > 1e-9 ? [cut] : []
        })
    // Figures stand along the way to the corner that is farthest off: a kite's tip, any of a pentagon.
    const far = corners.reduce((best, corner) =>
      dot(corner, corner) > dot(best, best) + 1e-9 ? corner : best,
    )
    const up = unit(sum(far, normal, -1))
    // The circle that fits into it touches all sides: its middle is on the line to that corner, as all here are even.
    const room = (along: number) => {
      const point = sum(normal, up, along)
      return Math.min(
        ...corners.map((corner, index) => {
          const side = unit(sum(corners[(index + 1) % corners.length]!, corner, -1))
          return Math.abs(dot(cross(sum(point, corner, -1), side), normal))
        }),
      )
    }
    let along = 0
    for (let at = -0.1; at <= 0.1; at += 0.0005) if (room(at) > room(along) + 1e-9) along = at
    return { normal, seat: sum(normal, up, along), up, corners }
  })
}

/**
 * Numbers the faces so that opposite ones have the same sum, and neighbours are far apart.
 * @returns The faces in the order of their numbers.
 */
function numbered(faces: readonly Face[], step: number): Face[] {
  const upper = faces.filter(
    ({ normal: [x, y, z] }) => z > 1e-9 || (z > -1e-9 && (y > 1e-9 || (y > -1e-9 && x > 0))),
  )
  const order: Face[] = []
  upper.forEach((_, index) => {
    const face = upper[(index * step) % upper.length]!
    const opposite = faces.find(({ normal }) => dot(normal, face.normal) < -0.999999)!
    const [low, high] = index % 2 ? [face, opposite] : [opposite, face]
    order[index] = low
    order[faces.length - 1 - index] = high
  })
  return order
}

/** The die of the minute: its faces are `0` to `59`. */
export const SIXTY = numbered(
  facesOf(
    [...spread(1, 1, PHI ** 3), ...spread(PHI ** 2, PHI, 2 * PHI), ...spread(2 + PHI, 0, PHI ** 2)].map(unit),
  ),
  11,
)

/** The die of the hour: its faces are `1` to `12`, and twelve is at the end. */
export const TWELVE = numbered(facesOf(spread(0, 1, PHI).map(unit)), 5)

/** The face of the hour's die that is on top. */
export const hourFace = (hour: number): number => (hour + 11) % 12

/** How a die lies: the directions in it that point to the right, up the picture and towards the eye. */
export type Lie = readonly [Vector, Vector, Vector]

type Quaternion = readonly [number, number, number, number]

/** How a die lies with a face on top and its figures upright. */
export const lieOf = ({ normal, up }: Face): Lie => [cross(up, normal), up, normal]

function quaternionOf([x, y, z]: Lie): Quaternion {
  // Of four ways to reckon it the one that divides by the largest number.
  const [a, b, c] = [x[0], y[1], z[2]]
  const ways: Quaternion[] = [
    [1 + a + b + c, y[2] - z[1], z[0] - x[2], x[1] - y[0]],
    [y[2] - z[1], 1 + a - b - c, x[1] + y[0], z[0] + x[2]],
    [z[0] - x[2], x[1] + y[0], 1 - a + b - c, y[2] + z[1]],
    [x[1] - y[0], z[0] + x[2], y[2] + z[1], 1 - a - b + c],
  ]
  const best = ways.reduce((most, way, index) => (way[index]! > ways[most]![most]! ? index : most), 0)
  const way = ways[best]!
  const length = Math.hypot(...way)
  return [way[0] / length, way[1] / length, way[2] / length, way[3] / length]
}

function lieFrom([w, x, y, z]: Quaternion): Lie {
  return [
    [1 - 2 * (y * y + z * z), 2 * (x * y + w * z), 2 * (x * z - w * y)],
    [2 * (x * y - w * z), 1 - 2 * (x * x + z * z), 2 * (y * z + w * x)],
    [2 * (x * z + w * y), 2 * (y * z - w * x), 1 - 2 * (x * x + y * y)],
  ]
}

/** How long a die rolls. */
export const ROLL_MS = 1300

/** A die in the air: how it lies, and how high it is over its place, in parts of its size. */
export interface Thrown {
  readonly lie: Lie
  readonly lift: number
}

/**
 * A die on its way from one face to another: it is thrown up, turns over, and falls three times, each less high.
 * @param part - `0` to `1`.
 */
export function thrown(from: Face, to: Face, part: number): Thrown {
  if (part >= 1) return { lie: lieOf(to), lift: 0 }
  const turned = 1 - (1 - Math.min(1, part / 0.86)) ** 2.2
  const a = quaternionOf(lieOf(from))
  const b = quaternionOf(lieOf(to))
  const between = a.reduce((total, value, index) => total + value * b[index]!, 0)
  const sign = between < 0 ? -1 : 1
  const angle = Math.acos(Math.min(1, Math.abs(between)))
  const weigh = (share: number) => (angle < 1e-4 ? share : Math.sin(share * angle) / Math.sin(angle))
  const mixed = a.map((value, index) => value * weigh(1 - turned) + sign * b[index]! * weigh(turned))
  const lie = lieFrom(mixed as unknown as Quaternion)
  // One whole turn besides, about the picture's upright: over and to the right.
  const spin = 2 * Math.PI * turned
  const [cos, sin] = [Math.cos(spin), Math.sin(spin)]
  const [right, up, eye] = lie
  const hop = [
    [0, 0.5, 0.9],
    [0.5, 0.8, 0.22],
    [0.8, 1, 0.05],
  ].find(([, end]) => part < end!)!
  const air = (part - hop[0]!) / (hop[1]! - hop[0]!)
  return {
    lie: [
      sum([right[0] * cos, right[1] * cos, right[2] * cos], eye, -sin),
      up,
      sum([eye[0] * cos, eye[1] * cos, eye[2] * cos], right, sin),
    ],
    lift: 4 * hop[2]! * air * (1 - air),
  }
}

/** Both dice at a time of day; they are thrown at the full minute, the hour's at the full hour. */
export function diceAt(hour: number, minute: number, milliseconds: number) {
  const part = milliseconds / ROLL_MS
  return {
    hour: thrown(TWELVE[hourFace(hour + 23)]!, TWELVE[hourFace(hour)]!, minute === 0 ? part : 1),
    minute: thrown(SIXTY[(minute + 59) % 60]!, SIXTY[minute]!, part),
  }
}

/** Where the lamp stands that throws the shadows: it goes round once a minute, clockwise, by a step each second. */
export function sunAt(second: number): Vector {
  const angle = 2.5 - (second / 60) * 2 * Math.PI
  return unit([Math.cos(angle) * 0.75, Math.sin(angle) * 0.75, 1])
}

/** Where a die lies on the table, and how far its faces are from its middle; half the stage's shorter side is one. */
export type Place = Vector

/** The dice on a stage: beside one another, or one above the other; both as large as it takes. */
export function placesOn(width: number, height: number): { hour: Place; minute: Place } {
  const aspect = width / height
  // What is higher than a telephone has them farther apart, what is broader as well.
  const more = Math.max(0, 1 / aspect - 2.16) * 0.4
  if (aspect < 0.8) {
    const near = Math.min(1, 0.55 + (1 / aspect - 1.25) * 0.5)
    return {
      hour: [-0.2 * near, 1.19 * near + more, 0.62 * near],
      minute: [0.16 * near, -0.76 * near - more, 1.1 * near],
    }
  }
  if (aspect < 1.3) return { hour: [-0.52, 0.5, 0.37], minute: [0.3, -0.3, 0.68] }
  const wide = Math.min(1, 0.78 + (aspect - 1.3) * 0.74)
  return { hour: [-1.03 * wide, 0.1, 0.5 * wide], minute: [0.64 * wide, -0.06, 0.94 * wide] }
}
