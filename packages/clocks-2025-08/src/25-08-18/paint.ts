import { createRandom, shownHour, twoDigits } from '@found-time/clock-runtime'
import type { CanvasFrame } from '@found-time/clock-runtime/canvas'
import {
  alongDart,
  type Box,
  type Dart,
  LONG,
  laidOn,
  MAT,
  NUMBERS,
  nearness,
  numberAt,
  onWall,
  type Plan,
  type Point,
  type Point3,
  RING,
  rolesAt,
  type Stuck,
  seen,
  strokeOf,
  type View,
  WALL,
} from './model'

type Context = CanvasRenderingContext2D

const [INK, SISAL, COAL, RED, GREEN, CHALK] = [
  '#0d0f16',
  '#e6d6ae',
  '#1d1f26',
  '#cf2333',
  '#0a7a4b',
  '#ffffff',
]

/** Of the darts' flights and of what they hit: hour, tens, ones. And each in the shade. */
const COLOURS = ['#ffd60a', '#ff7ac0', '#3fe0ff'] as const
const SHADED = ['#eaa800', '#e0519f', '#14b4e0'] as const

const TURN = Math.PI * 2

const polar = (radius: number, angle: number, z = 0): Point3 => [
  Math.sin(angle) * radius,
  -Math.cos(angle) * radius,
  z,
]

function trace(context: Context, view: View, places: readonly Point3[]) {
  for (const [index, place] of places.entries()) {
    const [x, y] = seen(view, place)
    if (index) context.lineTo(x, y)
    else context.moveTo(x, y)
  }
}

function shape(context: Context, view: View, places: readonly Point3[], colour: string | CanvasGradient) {
  context.fillStyle = colour
  context.beginPath()
  trace(context, view, places)
  context.fill()
}

const circle = (radius: number, z = 0, [x, y]: Point = [0, 0]): Point3[] =>
  Array.from({ length: 97 }, (_, index) => {
    const [cx, cy] = polar(radius, (index / 96) * TURN)
    return [x + cx, y + cy, z]
  })

/** A piece of a sector, from one radius to another and from one angle to another, in sectors from the top. */
function wedge([from, to]: readonly [number, number], begin: number, end: number): Point3[] {
  const arc = Array.from({ length: 7 }, (_, index) => ((begin + ((end - begin) * index) / 6) / 20) * TURN)
  return [...arc.map((angle) => polar(to, angle)), ...arc.reverse().map((angle) => polar(from, angle))]
}

/** Tongue-and-groove boards, lit by the lamp over the dartboard. */
function paintWall({ context, width, height }: CanvasFrame, { view }: Plan) {
  context.fillStyle = '#0b6a58'
  context.fillRect(0, 0, width, height)
  const corners = [
    onWall(view, [0, 0]),
    onWall(view, [width, 0]),
    onWall(view, [0, height]),
    onWall(view, [width, height]),
  ]
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  const [left, right, top, low] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  for (let plank = Math.floor(left / 74); plank * 74 < right; plank++) {
    const x = plank * 74 + 12
    if (plank % 2)
      shape(
        context,
        view,
        [
          [x, top, WALL],
          [x + 74, top, WALL],
          [x + 74, low, WALL],
          [x, low, WALL],
        ],
        'rgb(0 30 30 / 10%)',
      )
    for (const [aside, wide, colour] of [
      [0, 3.4, '#053f38'],
      [3.4, 2.2, '#2b9b82'],
    ] as const)
      shape(
        context,
        view,
        [
          [x + aside, top, WALL],
          [x + aside + wide, top, WALL],
          [x + aside + wide, low, WALL],
          [x + aside, low, WALL],
        ],
        colour,
      )
  }
  const [x, y] = seen(view, [-40, -150, WALL])
  const reach = Math.max(width, height) * 0.85
  const light = context.createRadialGradient(x, y, reach * 0.2, x, y, reach)
  light.addColorStop(0, 'rgb(190 255 210 / 16%)')
  light.addColorStop(0.5, 'rgb(0 20 30 / 4%)')
  light.addColorStop(1, 'rgb(0 12 24 / 52%)')
  context.fillStyle = light
  context.fillRect(0, 0, width, height)
}

/** Fibres, and the holes of those who always aim at the treble twenty. */
function paintSisal(context: Context, view: View) {
  const random = createRandom('sisal')
  for (const [colour, count] of [
    ['rgb(255 240 200 / 16%)', 2600],
    ['rgb(0 0 0 / 17%)', 2600],
  ] as const) {
    context.fillStyle = colour
    context.beginPath()
    const size = Math.max(0.7, view.scale * 0.9)
    for (let fibre = 0; fibre < count; fibre++) {
      const [x, y] = seen(view, polar(Math.sqrt(random()) * RING.double[0], random() * TURN))
      context.rect(x, y, size, size)
    }
    context.fill()
  }
  context.fillStyle = 'rgb(0 0 0 / 62%)'
  for (let hole = 0; hole < 120; hole++) {
    const aim = random.pick([0, 0, 0, 0, 11, 11, 2, 9, -1])
    const spread = () => (random() + random() + random() - 1.5) * 34
    const [x, y] = aim < 0 ? [0, 0] : polar(103, (aim / 20) * TURN)
    shape(context, view, circle(0.9, 0, [x + spread(), y + spread()]), 'rgb(0 0 0 / 55%)')
  }
}

/** A wire and its shadow: along these places, a little before the board. */
function wire(context: Context, view: View, places: readonly Point3[]) {
  for (const [shift, high, colour, wide] of [
    [1.1, 0, 'rgb(0 0 0 / 50%)', 1.7],
    [0, 1.4, '#dfe6ef', 1.15],
  ] as const) {
    context.strokeStyle = colour
    context.lineWidth = Math.max(0.6, wide * view.scale)
    context.beginPath()
    trace(
      context,
      view,
      places.map(([x, y]) => [x + shift, y + shift, high]),
    )
    context.stroke()
  }
}

/** A number painted on a plane, drawn out a little against the foreshortening, as writing on a road is. */
function paintNumber(
  context: Context,
  view: View,
  at: Point3,
  { text, size, colour }: { text: string; size: number; colour: string },
) {
  const [right, down] = laidOn(view, at)
  const long = view.cos ** -0.55
  context.save()
  context.transform(...right, ...down, ...seen(view, at))
  context.scale(view.towards[0] ? long : 1, view.towards[1] ? long : 1)
  context.scale(size / 100, size / 100)
  context.fillStyle = colour
  context.fillText(text, 0, 35)
  context.restore()
}

/** A beer mat pinned to the wall by a dart that missed; its nought is round the dart's point. */
function paintMat(context: Context, view: View, at: Point, role: number, family: string) {
  const [x, y, z] = onWall(view, at)
  shape(context, view, circle(MAT, z, [x + 4, y + 5]), 'rgb(0 14 20 / 42%)')
  shape(context, view, circle(MAT, z, [x, y + 1.6]), SHADED[role]!)
  shape(context, view, circle(MAT, z + 1, [x, y]), COLOURS[role]!)
  context.strokeStyle = INK
  context.lineWidth = view.scale * 1.6
  context.beginPath()
  trace(context, view, circle(MAT - 4, z + 1, [x, y]))
  context.stroke()
  context.font = `700 100px "${family}"`
  paintNumber(context, view, [x, y, z + 1], { text: '0', size: 88, colour: INK })
}

/** The wall and the board, and in colour what was hit: a bed from the bull to its number, or the mat of a miss. */
export function paintBoard(frame: CanvasFrame, plan: Plan, darts: readonly Dart[], family: string) {
  const { context } = frame
  const { view } = plan
  paintWall(frame, plan)
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  shape(context, view, circle(RING.foam + 4, WALL, [16, 26]), 'rgb(0 14 20 / 45%)')
  for (let z = WALL; z < 0; z += 3) shape(context, view, circle(RING.foam, z), '#1c2130')
  shape(context, view, circle(RING.foam), '#343c50')
  shape(context, view, circle(RING.foam - 3), '#262c3c')
  shape(context, view, circle(RING.edge), '#07080c')
  shape(context, view, circle(RING.edge - 2), INK)
  for (const index of NUMBERS.keys()) {
    const [bed, ring] = index % 2 ? [SISAL, GREEN] : [COAL, RED]
    for (const [radii, colour] of [
      [[RING.outer, RING.double[0]], bed],
      [RING.treble, ring],
      [RING.double, ring],
    ] as const)
      shape(context, view, wedge(radii, index - 0.5, index + 0.5), colour)
  }
  for (const [index, number] of NUMBERS.entries()) {
    const roles = rolesAt(darts, number)
    for (const [place, role] of roles.entries()) {
      const [begin, end] = [index - 0.5 + place / roles.length, index - 0.5 + (place + 1) / roles.length]
      shape(context, view, wedge([RING.outer, RING.foam], begin, end), COLOURS[role]!)
      for (const radii of [RING.treble, RING.double])
        shape(context, view, wedge(radii, begin, end), SHADED[role]!)
    }
  }
  shape(context, view, circle(RING.outer), GREEN)
  shape(context, view, circle(RING.bull), RED)
  paintSisal(context, view)
  context.lineCap = 'round'
  for (const index of NUMBERS.keys()) {
    const angle = ((index + 0.5) / 20) * TURN
    wire(context, view, [polar(RING.outer, angle), polar(RING.double[1], angle)])
  }
  for (const radius of [RING.bull, RING.outer, ...RING.treble, ...RING.double])
    wire(context, view, circle(radius))
  context.font = `700 100px "${family}"`
  for (const [index, number] of NUMBERS.entries()) {
    const hit = darts.some(({ score }) => score === number)
    paintNumber(
      context,
      view,
      hit ? numberAt(number) : polar(RING.numbers, (index / 20) * TURN),
      hit
        ? { text: String(number), size: 70, colour: INK }
        : { text: String(number), size: 38, colour: '#aab4c6' },
    )
  }
  for (const { role, score } of darts)
    if (score === 0) paintMat(context, view, plan.noughts[role]!, role, family)
}

/** What was thrown, called in chalk on the wall: small, for who cannot add. */
export function paintCalls(
  { context, time, hourCycle }: CanvasFrame,
  { calls: [x, y, w, h] }: Plan,
  family: string,
) {
  const size = Math.min(h, w / 2.75)
  const step = size * 0.6
  const hour = String(shownHour(time.hour, hourCycle))
  const said = hour + twoDigits(time.minute)
  context.font = `700 ${size}px "${family}"`
  for (const [index, figure] of [...said].entries()) {
    const fromRight = said.length - index
    const role = fromRight === 1 ? 2 : fromRight === 2 ? 1 : 0
    context.fillStyle = COLOURS[role]
    context.fillText(figure, x + w - step * (fromRight - 0.5 + (role ? 0 : 0.4)), y + h * 0.5 + size * 0.35)
  }
}

/** A stretch of the dart: from, to, its halves' breadths there, and its colours from the lit side to the shade. */
const BODY = [
  [0, 30, 0.5, 1.7, '#ffffff', '#7d8aa0'],
  [28, 40, 2.6, 4.6, '#fff1b8', '#8a5a10'],
  [40, 68, 4.6, 4.4, '#ffdf7a', '#8a5a10'],
  [68, 76, 4.4, 2.6, '#fff1b8', '#8a5a10'],
  [76, 122, 2.6, 2, '#4a5468', '#0d0f16'],
] as const

/** A fin of the flight: how far along the dart and how far out its corners are. */
const FIN = [
  [84, 2],
  [96, 20],
  [118, 21],
  [LONG, 13],
  [118, 1],
] as const

const cross = ([ax, ay, az]: Point3, [bx, by, bz]: Point3): Point3 => [
  ay * bz - az * by,
  az * bx - ax * bz,
  ax * by - ay * bx,
]

/** The four fins round a dart, the farthest first. */
function finsOf(view: View, stuck: Pick<Stuck, 'tip' | 'way'>): Point3[][] {
  const { way } = stuck
  const aside = cross(way, [0.36, 0.93, 0])
  const long = Math.hypot(...aside)
  const one = aside.map((value) => value / long) as unknown as Point3
  const other = cross(way, one)
  const fins = [0, 1, 2, 3].map((quarter) => {
    const [c, s] = [Math.cos((quarter + 0.5) * (TURN / 4)), Math.sin((quarter + 0.5) * (TURN / 4))]
    return FIN.map(([along, out]): Point3 => {
      const [x, y, z] = alongDart(stuck, along)
      return [
        x + (one[0] * c + other[0] * s) * out,
        y + (one[1] * c + other[1] * s) * out,
        z + (one[2] * c + other[2] * s) * out,
      ]
    })
  })
  return fins.sort((a, b) => nearness(view, a[2]!) - nearness(view, b[2]!))
}

/** The outline of a stretch of the dart, as it is seen. */
function stretch(view: View, from: Point3, to: Point3, before: number, after: number): Point[] {
  const [a, b] = [seen(view, from), seen(view, to)]
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const long = Math.hypot(dx, dy) || 1
  const [nx, ny] = [(-dy / long) * view.scale, (dx / long) * view.scale]
  return [
    [a[0] + nx * before, a[1] + ny * before],
    [b[0] + nx * after, b[1] + ny * after],
    [b[0] - nx * after, b[1] - ny * after],
    [a[0] - nx * before, a[1] - ny * before],
  ]
}

/** Adds a closed outline, always the same way round, so that two that overlap do not cut each other out. */
function outline(context: Context, points: readonly Point[]) {
  const area = points.reduce((sum, [x, y], index) => {
    const [nx, ny] = points[(index + 1) % points.length]!
    return sum + x * ny - nx * y
  }, 0)
  for (const [index, point] of (area < 0 ? [...points].reverse() : points).entries())
    if (index) context.lineTo(...point)
    else context.moveTo(...point)
  context.closePath()
}

/** The lamp is above on the left: where the shadow of a place falls. */
function shadowOf([x, y, z]: Point3, ground: number): Point3 {
  const high = z - ground
  return [x + high * 0.62, y + high * 0.5, ground]
}

/** The shadow of a dart, from its point. */
export function paintShadow(context: Context, view: View, stuck: Pick<Stuck, 'tip' | 'way'>, ground: number) {
  const fall = (along: number) => shadowOf(alongDart(stuck, along), ground)
  context.fillStyle = 'rgb(4 6 26 / 46%)'
  context.beginPath()
  for (const [from, to, before, after] of BODY)
    outline(context, stretch(view, fall(from), fall(to), before, after))
  for (const fin of finsOf(view, stuck))
    outline(
      context,
      fin.map((place) => seen(view, shadowOf(place, ground))),
    )
  context.fill()
}

/** A dart, from its point in the board to the flight. */
export function paintDart(
  context: Context,
  view: View,
  stuck: Pick<Stuck, 'tip' | 'way'> & { role: number },
) {
  const line = Math.max(0.7, view.scale * 1.1)
  context.lineJoin = 'round'
  context.strokeStyle = INK
  for (const [from, to, before, after, lit, shade] of BODY) {
    const points = stretch(view, alongDart(stuck, from), alongDart(stuck, to), before, after)
    const [a, , , d] = points as [Point, Point, Point, Point]
    const [first, last] = a[0] + a[1] < d[0] + d[1] ? [a, d] : [d, a]
    const [m, n] = [before < 1 ? points[1]! : first, before < 1 ? points[2]! : last]
    const gradient = context.createLinearGradient(...m, ...n)
    gradient.addColorStop(0, lit)
    gradient.addColorStop(0.35, lit)
    gradient.addColorStop(1, shade)
    context.fillStyle = gradient
    context.beginPath()
    outline(context, points)
    context.lineWidth = line * 2
    context.stroke()
    context.fill()
  }
  context.lineWidth = line
  for (const along of [46, 51, 56, 61]) {
    const [a, , , d] = stretch(view, alongDart(stuck, along), alongDart(stuck, along + 1), 4.4, 4.4)
    context.beginPath()
    context.moveTo(...a!)
    context.lineTo(...d!)
    context.stroke()
  }
  for (const fin of finsOf(view, stuck)) {
    const points = fin.map((place) => seen(view, place))
    const [, , tail, , root] = points as [Point, Point, Point, Point, Point]
    context.beginPath()
    outline(context, points)
    context.lineWidth = line * 2
    context.stroke()
    context.fillStyle = tail[0] + tail[1] < root[0] + root[1] ? COLOURS[stuck.role]! : SHADED[stuck.role]!
    context.fill()
  }
}

/** The seconds in fives, the newest stroke as far as the chalk has come. */
export function paintTally(context: Context, box: Box, second: number, drawn: number) {
  context.lineCap = 'round'
  context.strokeStyle = CHALK
  context.lineWidth = Math.max(1, box[3] * 0.045)
  context.beginPath()
  for (let index = 0; index < second; index++) {
    const [[ax, ay], [bx, by]] = strokeOf(index, box)
    const part = index === second - 1 ? drawn : 1
    context.moveTo(ax, ay)
    context.lineTo(ax + (bx - ax) * part, ay + (by - ay) * part)
  }
  context.stroke()
}
