import type { Point } from './figures'

type Solid = readonly [x: number, y: number, z: number]

/** Right, up and forwards, in metres or nearly so: a biplane of two bays with an open cockpit and fixed wheels. */
const ring = (z: number, radius: number, tall = radius, y = 0): Solid[] =>
  Array.from({ length: 14 }, (_, at): Solid => {
    const angle = (at / 14) * 2 * Math.PI
    return [Math.cos(angle) * radius, y + Math.sin(angle) * tall, z]
  })

/** A flat board with round tips. */
const board = (half: number, from: number, to: number, y: number, rise: number): Solid[] => {
  const [middle, deep] = [(from + to) / 2, (to - from) / 2]
  const tip = Array.from({ length: 9 }, (_, at) => ((at - 4) / 8) * Math.PI)
  const side = (sign: number) =>
    tip.map(
      (angle): Solid => [
        sign * (half - deep * 0.8 + Math.cos(angle) * deep * 0.8),
        y + rise,
        middle + Math.sin(angle) * deep,
      ],
    )
  return [...side(1), ...side(-1)].flatMap(([x, high, z]): Solid[] => [
    [x, high + 0.05, z],
    [x, high - 0.05, z],
  ])
}

const BODY = [
  ring(2, 0.34),
  ring(1.8, 0.52),
  ring(0.7, 0.55, 0.6),
  ring(-0.9, 0.46, 0.6, 0.04),
  ring(-3.9, 0.07, 0.2, 0.12),
]

/** Each is convex: what it hides is the hull of its corners. */
const SOLIDS: readonly (readonly Solid[])[] = [
  ...BODY.slice(1).map((end, at) => [...BODY[at]!, ...end]),
  board(4.7, 0, 1.3, 1.45, 0),
  board(4.2, -0.45, 0.85, -0.4, 0),
  board(1.6, -4, -3.1, 0.2, 0),
  [
    [0.04, 0.1, -4.2],
    [0.04, 0.85, -4.3],
    [0.04, 1.2, -4],
    [-0.04, 1.1, -3.7],
    [-0.04, 0.1, -3.1],
  ],
  ring(-0.6, 0.2, 0.2, 0.82),
  ...[-0.9, 0.9].map((x) =>
    Array.from({ length: 24 }, (_, at): Solid => {
      const angle = (at / 12) * 2 * Math.PI
      return [x + (at < 12 ? 0.07 : -0.07), -1.35 + Math.sin(angle) * 0.42, 0.8 + Math.cos(angle) * 0.42]
    }),
  ),
]

const STRUTS: readonly (readonly [Solid, Solid])[] = [
  ...[-1, 1].flatMap((side): [Solid, Solid][] => [
    [
      [side * 3.5, -0.4, 0.6],
      [side * 3.7, 1.45, 1.1],
    ],
    [
      [side * 3.5, -0.4, -0.2],
      [side * 3.7, 1.45, 0.3],
    ],
    [
      [side * 0.4, 0.4, 0.9],
      [side * 0.6, 1.45, 1.1],
    ],
    [
      [side * 0.4, 0.4, 0.1],
      [side * 0.6, 1.45, 0.3],
    ],
    [
      [side * 0.3, -0.45, 1.1],
      [side * 0.9, -1.35, 0.8],
    ],
    [
      [side * 0.3, -0.45, 0.1],
      [side * 0.9, -1.35, 0.8],
    ],
  ]),
  [
    [-0.9, -1.35, 0.8],
    [0.9, -1.35, 0.8],
  ],
]

const WIRES: readonly (readonly [Solid, Solid])[] = [-1, 1].flatMap((side): [Solid, Solid][] => [
  [
    [side * 0.5, -0.4, 0.3],
    [side * 3.7, 1.45, 0.7],
  ],
  [
    [side * 0.6, 1.45, 0.7],
    [side * 3.5, -0.4, 0.3],
  ],
])

/** The corners that are outside, in order. */
export function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1])
  const half = (list: readonly Point[]) => {
    const out: Point[] = []
    for (const point of list) {
      for (;;) {
        const [a, b] = [out.at(-2), out.at(-1)]
        if (!a || !b || (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]) > 0) break
        out.pop()
      }
      out.push(point)
    }
    return out.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.reverse())]
}

export interface Attitude {
  /** About the line of flight, in turns; `0` upright. */
  readonly roll: number
  /** Nose up, and nose towards us from across, in radians. */
  readonly pitch: number
  readonly yaw: number
}

/** How far away the eye is, in metres. */
const FAR = 17

/**
 * Where a point of the aeroplane is seen, in metres about its middle, y downwards.
 * @example seen([0, 0, 2], { roll: 0, pitch: 0, yaw: 0 }) // to the right: [2, 0]
 */
export function seen([x, y, z]: Solid, { roll, pitch, yaw }: Attitude): Point {
  const [sr, cr] = [Math.sin(roll * 2 * Math.PI), Math.cos(roll * 2 * Math.PI)]
  const [x1, y1] = [x * cr + y * sr, y * cr - x * sr]
  const [y2, z2] = [y1 * Math.cos(pitch) + z * Math.sin(pitch), z * Math.cos(pitch) - y1 * Math.sin(pitch)]
  const [across, near] = [z2 * Math.cos(yaw) + x1 * Math.sin(yaw), z2 * Math.sin(yaw) - x1 * Math.cos(yaw)]
  const scale = FAR / (FAR - near)
  return [across * scale, -y2 * scale]
}

/** The aeroplane as a silhouette about the origin, one metre being so many pixels. */
export function paintBiplane(
  context: CanvasRenderingContext2D,
  attitude: Attitude,
  metre: number,
  colour: string,
  haze: string,
) {
  const at = (point: Solid): Point => {
    const [x, y] = seen(point, attitude)
    return [x * metre, y * metre]
  }
  const area = (points: readonly Point[]) => {
    context.beginPath()
    for (const [x, y] of points) context.lineTo(x, y)
    context.closePath()
    context.fill()
  }
  const lines = (list: typeof WIRES, width: number) => {
    context.lineWidth = width
    context.beginPath()
    for (const [from, to] of list) {
      context.moveTo(...at(from))
      context.lineTo(...at(to))
    }
    context.stroke()
  }
  context.fillStyle = haze
  area(hull(ring(2.15, 1.3).map(at)))
  context.fillStyle = colour
  context.strokeStyle = colour
  for (const solid of SOLIDS) area(hull(solid.map(at)))
  lines(STRUTS, Math.max(0.8, metre * 0.13))
  lines(WIRES, Math.max(0.5, metre * 0.04))
}
