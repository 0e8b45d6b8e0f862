import { clamp, easeInOut } from '@found-time/clock-runtime'
import { COASTS, PORTS, type Vector, vectorOf } from './land'
import { type Aloft, alongCircle, gateAt, HEIGHT, type Seen, type View } from './model'
import type { Plan } from './plan'
import { airliner, CAPS, CREAM, NAVY, RED, say } from './poster'

type Context = CanvasRenderingContext2D

const SEA = '#63b9ae'
const SHALLOW = '#4fa69d'
const SAND = '#f4d592'
const GRID = 'rgb(251 240 217 / 0.34)'

interface Chain {
  readonly points: Seen[]
  readonly start: number
  readonly end: number
}

/** Where the way between two points crosses the limb. */
function crossing(a: Seen, b: Seen): Seen {
  const share = a[2] / (a[2] - b[2])
  const x = a[0] + (b[0] - a[0]) * share
  const y = a[1] + (b[1] - a[1]) * share
  const length = Math.hypot(x, y) || 1
  return [x / length, y / length, 0]
}

const TURN = 2 * Math.PI

/**
 * The land in sight, in radii of the globe. What goes behind the limb is closed along it: land lies on the right of
 * its coast, so from where a coast goes under, the limb is followed clockwise to where the next one comes up.
 */
export function landPath(view: View): Path2D {
  const path = new Path2D()
  const chains: Chain[] = []
  for (const coast of COASTS) {
    const seen = coast.map(view)
    const count = seen.length
    const first = seen.findIndex((point, index) => point[2] >= 0 && seen[(index + count - 1) % count]![2] < 0)
    if (first < 0) {
      if (seen[0]![2] < 0) continue
      for (const [index, [x, y]] of seen.entries()) index ? path.lineTo(x, y) : path.moveTo(x, y)
      path.closePath()
      continue
    }
    let points: Seen[] = []
    for (let step = 0; step < count; step++) {
      const point = seen[(first + step) % count]!
      if (point[2] < 0) continue
      const before = seen[(first + step + count - 1) % count]!
      if (before[2] < 0) points = [crossing(before, point)]
      points.push(point)
      const after = seen[(first + step + 1) % count]!
      if (after[2] >= 0) continue
      points.push(crossing(point, after))
      const from = points[0]!
      const to = points.at(-1)!
      chains.push({ points, start: Math.atan2(from[1], from[0]), end: Math.atan2(to[1], to[0]) })
    }
  }
  const left = new Set(chains)
  for (const chain of chains) {
    if (!left.has(chain)) continue
    let current = chain
    path.moveTo(chain.points[0]![0], chain.points[0]![1])
    while (left.delete(current)) {
      for (const [x, y] of current.points) path.lineTo(x, y)
      const { end } = current
      const onward = (other: Chain) => (other.start - end + 2 * TURN) % TURN
      let next = chain
      for (const other of chains) if (onward(other) < onward(next)) next = other
      path.arc(0, 0, 1, end, end + onward(next))
      current = next
    }
    path.closePath()
  }
  return path
}

const GRATICULE: readonly (readonly Vector[])[] = [
  ...Array.from({ length: 12 }, (_, index) =>
    Array.from({ length: 15 }, (_, step) => vectorOf(step * 12 - 84, index * 30)),
  ),
  ...[-60, -30, 0, 30, 60].map((latitude) =>
    Array.from({ length: 41 }, (_, step) => vectorOf(latitude, step * 9)),
  ),
]

export function drawGlobe(context: Context, plan: Plan, view: View) {
  const { x, y, globe } = plan
  context.save()
  context.translate(x, y)
  context.scale(globe, globe)
  context.beginPath()
  context.arc(0, 0, 1, 0, 7)
  context.fillStyle = SEA
  context.fill()
  context.clip()
  context.lineWidth = Math.max(0.005, 0.6 / globe)
  context.strokeStyle = GRID
  context.beginPath()
  for (const line of GRATICULE) {
    let drawn = false
    for (const point of line) {
      const [across, down, near] = view(point)
      if (near > 0) drawn ? context.lineTo(across, down) : context.moveTo(across, down)
      drawn = near > 0
    }
  }
  context.stroke()
  const land = landPath(view)
  context.save()
  context.translate(0.014, 0.02)
  context.fillStyle = SHALLOW
  context.fill(land, 'evenodd')
  context.restore()
  context.fillStyle = SAND
  context.fill(land, 'evenodd')
  // Night side of the poster painter: one flat crescent.
  context.fillStyle = 'rgb(24 74 84 / 0.15)'
  context.beginPath()
  context.arc(0, 0, 1.01, 0, 7)
  context.arc(-0.13, -0.15, 1.03, 0, 7, true)
  context.fill('evenodd')
  context.fillStyle = NAVY
  const dot = Math.max(0.011, 0.9 / globe)
  context.beginPath()
  for (const { at } of PORTS) {
    const [across, down, near] = view(at)
    if (near < 0.05) continue
    context.moveTo(across + dot, down)
    context.arc(across, down, dot, 0, 7)
  }
  context.fill()
  context.restore()
}

/** A point between four, as Bézier's curve goes, and the way it heads. */
function curve(points: readonly Spot[], share: number) {
  const [a, b, c, d] = points as [number, number][]
  const rest = 1 - share
  const at = (axis: 0 | 1) =>
    rest ** 3 * a![axis] +
    3 * rest * rest * share * b![axis] +
    3 * rest * share * share * c![axis] +
    share ** 3 * d![axis]
  const heading = (axis: 0 | 1) =>
    rest * rest * (b![axis] - a![axis]) +
    2 * rest * share * (c![axis] - b![axis]) +
    share * share * (d![axis] - c![axis])
  return { x: at(0), y: at(1), turn: Math.atan2(heading(0), -heading(1)) }
}

/** Trail behind an airliner, in radians of its circle. */
const TRAIL = 0.34

/** How near to us the middle of the globe is where flights come into sight, and where they are as large as they get. */
const APPEARS = 0.34
const PLAIN = 0.56

/** How large a flight is drawn, `0` to `1`: along the limb, where all would tangle, only what lands or leaves is. */
function presence({ flight: { landing, departure }, here }: Sighting): number {
  const cruising = clamp((here[2] - APPEARS) / (PLAIN - APPEARS))
  return Math.max(cruising, Math.min(1, landing * 5), Math.min(1, (1 - departure) * 3))
}

export interface Sighting {
  readonly flight: Aloft
  /** Drawn before the globe is, so that it stands out only beyond the limb. */
  readonly isBehind: boolean
  readonly here: Seen
  /** Where it will be a moment later. */
  readonly ahead: Seen
  readonly next: boolean
}

export function sightingsOf(flights: readonly Aloft[], view: View): Sighting[] {
  return flights.map((flight, index) => {
    const here = view(alongCircle(flight.circle, flight.angle))
    const ahead = view(alongCircle(flight.circle, flight.angle + 0.02))
    const isBehind = here[2] < 0 && !(flight.landing > 0.4 || flight.departure < 0.7)
    return { flight, isBehind, here, ahead, next: index === 0 }
  })
}

type Spot = readonly [number, number]

/** Out over the ring and in from beyond it; or from the gate straight in and round. */
function routeOf({ flight: { gate, landing }, here, ahead }: Sighting, ring: number, height: number): Spot[] {
  const [across, down] = gateAt(gate)
  const way = Math.hypot(ahead[0] - here[0], ahead[1] - here[1]) || 1
  const from = (along: number): Spot => [
    here[0] * height + ((ahead[0] - here[0]) / way) * along * ring,
    here[1] * height + ((ahead[1] - here[1]) / way) * along * ring,
  ]
  const out = (radius: number): Spot => [across * radius * ring, down * radius * ring]
  if (landing > 0) return [from(0), from(0.5), out(1.5), out(0.912)]
  return [out(0.79), out(0.5), from(-0.5), from(0)]
}

/** Airliners and the lines they leave. */
export function drawFlights(
  context: Context,
  plan: Plan,
  sightings: readonly Sighting[],
  view: View,
  still: boolean,
) {
  const { x, y, ring, globe, bare } = plan
  const height = globe * HEIGHT
  context.save()
  context.translate(x, y)
  context.lineCap = 'round'
  context.lineJoin = 'round'
  context.strokeStyle = RED
  const size = Math.max(ring * 0.04, bare ? 1.6 : 3)
  for (const sighting of sightings) {
    const { flight, here, ahead, next } = sighting
    const { circle, angle, departure, landing } = flight
    const present = presence(sighting)
    if (present < 0.05) continue
    let place = {
      x: here[0] * height,
      y: here[1] * height,
      turn: Math.atan2(ahead[0] - here[0], here[1] - ahead[1]),
    }
    context.lineWidth = Math.max(bare ? 0.6 : 1, ring * (next ? 0.017 : 0.0105)) * present
    context.beginPath()
    if (!still && (landing > 0 || departure < 1)) {
      const route = routeOf(sighting, ring, height)
      const share = landing > 0 ? 1 - (1 - landing) ** 2 : easeInOut(departure)
      place = curve(route, share)
      for (let step = 0; step <= 6; step++) {
        const point = curve(route, Math.max(0, share - (step / 6) * 0.3))
        context.lineTo(point.x, point.y)
      }
    } else {
      context.lineTo(place.x, place.y)
      const length = next ? TRAIL * 2 : TRAIL
      for (let step = 1; step <= 6; step++) {
        const [across, down, near] = view(alongCircle(circle, angle - (step / 6) * length))
        if (near < APPEARS * 0.8) break
        context.lineTo(across * height, down * height)
      }
    }
    context.stroke()
    context.save()
    context.translate(place.x, place.y)
    context.rotate(place.turn)
    const scale = size * (next ? 1.35 : 1) * present
    context.scale(scale, scale * 1.2)
    context.fillStyle = next ? RED : NAVY
    context.fill(airliner())
    context.restore()
  }
  context.restore()
}

/** The flag at the last gate taken, with its number; it comes down with a knock. */
export function drawFlag(context: Context, plan: Plan, minute: number, seconds: number) {
  const { x, y, ring, bare } = plan
  if (bare) return
  const [across, down] = gateAt(minute)
  const knock = 1 + 0.3 * Math.exp(-seconds * 6) * Math.cos(seconds * 16)
  context.save()
  context.translate(x + across * ring * 1.075, y + down * ring * 1.075)
  context.scale(knock, knock)
  const size = ring * 0.082
  context.save()
  context.rotate((minute / 60) * TURN)
  context.fillStyle = RED
  context.beginPath()
  context.arc(0, 0, size, 2.6, 0.54, false)
  context.lineTo(0, size * 1.55)
  context.closePath()
  context.fill()
  context.restore()
  context.fillStyle = CREAM
  say(context, String(minute), 0, 0, CAPS, size * 1.16)
  context.restore()
}
