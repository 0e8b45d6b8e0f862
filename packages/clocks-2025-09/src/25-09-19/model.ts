import { clamp } from '@found-time/clock-runtime'
import { COMETS, type Comet } from './comets'

const RADIANS = Math.PI / 180

/** A place in the plane of the ecliptic, in astronomical units from the sun; `x` towards the equinox. */
export interface Place {
  readonly x: number
  readonly y: number
}

export const cometOf = (name: string): Comet => COMETS.find(([known]) => known === name)!

/** Twice the distance to the middle of the orbit, less the nearest: how far from the sun a comet goes. */
export const farthestOf = ([, q, e]: Comet): number => (q * (1 + e)) / (1 - e)

/** Kepler’s third law, in Julian years. */
export const yearsOf = ([, q, e]: Comet): number => (q / (1 - e)) ** 1.5

/** Where a comet is on its orbit, so many degrees after it was nearest to the sun, seen square to the ecliptic. */
export function placeAt([, q, e, i, w, node]: Comet, anomaly: number): Place {
  const distance = (q * (1 + e)) / (1 + e * Math.cos(anomaly * RADIANS))
  const u = (w + anomaly) * RADIANS
  const n = node * RADIANS
  const [along, up] = [Math.cos(u), Math.sin(u) * Math.cos(i * RADIANS)]
  return {
    x: distance * (Math.cos(n) * along - Math.sin(n) * up),
    y: distance * (Math.sin(n) * along + Math.cos(n) * up),
  }
}

/** Where an orbit crosses a longitude of the ecliptic. */
export function placeTowards(comet: Comet, longitude: number): Place {
  const [, , , i, w, node] = comet
  const beyond = (longitude - node) * RADIANS
  const u = Math.atan2(Math.sin(beyond) / Math.cos(i * RADIANS), Math.cos(beyond)) / RADIANS
  return placeAt(comet, u - w)
}

/** How many degrees past its nearest point a comet is on a day, by two bodies’ arithmetic from the last time it was there. */
export function anomalyOn(comet: Comet, day: string): number {
  const [, , e, , , , nearest] = comet
  const years = (Date.parse(day) - Date.parse(nearest)) / (365.25 * 86_400_000)
  const turns = years / yearsOf(comet)
  const mean = (turns - Math.floor(turns)) * 2 * Math.PI
  // Bisected: it never fails, and is done forty times a day.
  let [low, high] = [0, 2 * Math.PI]
  for (let step = 0; step < 40; step++) {
    const middle = (low + high) / 2
    if (middle - e * Math.sin(middle) < mean) low = middle
    else high = middle
  }
  return (
    (2 * Math.atan2(Math.sqrt(1 + e) * Math.sin(low / 2), Math.sqrt(1 - e) * Math.cos(low / 2))) / RADIANS
  )
}

/** The comets that tell the time. Their orbits lie lengthwise, so that no tail is ever short. */
export const HANDS = {
  hour: cometOf('21P/Giacobini–Zinner'),
  minute: cometOf('2P/Encke'),
  second: cometOf('45P/Honda–Mrkos–Pajdušáková'),
} as const

/** Degrees from the top, clockwise: the hour with its minutes, the minute by itself. */
export const anglesAt = (hour: number, minute: number) => ({
  hour: (hour % 12) * 30 + minute / 2,
  minute: minute * 6,
})

export interface Plan {
  readonly width: number
  readonly height: number
  readonly centre: { readonly x: number; readonly y: number }
  /** Half of the chart inside its frame. */
  readonly half: { readonly x: number; readonly y: number }
  /** How broad the graduated line is, and the room for the numbers around it. */
  readonly neat: number
  readonly band: number
  /** Pixels for an astronomical unit. */
  readonly unit: number
  /** Which longitude is at the top. The ecliptic is seen from its south, where comets go as clock hands do. */
  readonly top: number
  readonly stroke: number
}

/** The sun in the middle of whatever the stage is; its edge is the dial. */
export function planOf(width: number, height: number): Plan {
  const short = Math.min(width, height)
  const band = Math.max(short * 0.082, Math.min(40, short * 0.14))
  const neat = Math.max(4, short * 0.012)
  const half = { x: width / 2 - band - neat, y: height / 2 - band - neat }
  return {
    width,
    height,
    centre: { x: width / 2, y: height / 2 },
    half,
    neat,
    band,
    // On a square the orbits are drawn smaller, so that there is room for tails on every side.
    unit: Math.min(half.x, half.y) * (0.1 + 0.032 * clamp((Math.max(width, height) / short - 1) / 0.4)),
    // The far ends of Encke’s orbit, at longitude 341, and of Giacobini–Zinner’s, at 188, lie where there is room.
    top: height > width ? 20 : 263,
    stroke: Math.max(0.75, short / 900),
  }
}

/** On the stage. */
export const drawn = ({ centre, unit, top }: Plan, { x, y }: Place) => {
  const turn = Math.atan2(y, x) - top * RADIANS
  const far = Math.hypot(x, y) * unit
  return { x: centre.x + Math.sin(turn) * far, y: centre.y - Math.cos(turn) * far }
}

/** How far a rectangle’s edge is from its middle, in a direction clockwise from the top. */
export function edgeFrom({ x, y }: { x: number; y: number }, degrees: number): number {
  const [across, up] = [Math.abs(Math.sin(degrees * RADIANS)), Math.abs(Math.cos(degrees * RADIANS))]
  return Math.min(across > 1e-9 ? x / across : Infinity, up > 1e-9 ? y / up : Infinity)
}

/** A point so far from the sun in a direction clockwise from the top. */
export const point = ({ centre }: Pick<Plan, 'centre'>, degrees: number, far: number) => ({
  x: centre.x + Math.sin(degrees * RADIANS) * far,
  y: centre.y - Math.cos(degrees * RADIANS) * far,
})

/** A comet that tells the time: the head on its orbit, from the sun, and where its tail ends. */
export function handAt(plan: Plan, comet: Comet, degrees: number, reach: number) {
  const { x, y } = placeTowards(comet, degrees + plan.top)
  return { degrees, head: Math.hypot(x, y) * plan.unit, end: edgeFrom(plan.half, degrees) * reach }
}
