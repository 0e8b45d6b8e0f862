/** Both angles from straight down, in radians, and how fast they grow. */
export type State = readonly [first: number, second: number, firstSpeed: number, secondSpeed: number]

/** Gravity over the length of a rod, per second squared: the arm swings as if its rods were two and a half metres. */
export const PULL = 4

/**
 * A sine that comes out alike to the last bit everywhere: engines' own differ there, and this arm makes that another
 * picture within a minute. Taylor's series within a quarter of a turn, of which the rest is below 1e-16.
 * @param angle - In radians, a few turns at most.
 */
export function sine(angle: number): number {
  const turns = Math.round(angle / Math.PI)
  const x = angle - turns * Math.PI
  let [term, sum] = [x, x]
  for (let n = 2; n < 24; n += 2) {
    term *= (-x * x) / (n * (n + 1))
    sum += term
  }
  return turns % 2 === 0 ? sum : -sum
}

/** The same of a cosine. */
export const cosine = (angle: number): number => sine(angle + Math.PI / 2)

/**
 * What Lagrange's equations give for two equal weights on two equal weightless rods.
 * @param state - Angles and speeds.
 * @param pull - Gravity over the length of a rod.
 * @returns How angles and speeds change.
 */
export function changeOf([a, b, va, vb]: State, pull = PULL): State {
  const [sin, cos] = [sine(a - b), cosine(a - b)]
  const below = 3 - cosine(2 * (a - b))
  return [
    va,
    vb,
    (-pull * (3 * sine(a) + sine(a - 2 * b)) - 2 * sin * (vb * vb + va * va * cos)) / below,
    (2 * sin * (2 * va * va + 2 * pull * cosine(a) + vb * vb * cos)) / below,
  ]
}

const moved = (state: State, by: State, time: number): State => [
  state[0] + by[0] * time,
  state[1] + by[1] * time,
  state[2] + by[2] * time,
  state[3] + by[3] * time,
]

/** One step of Runge and Kutta's fourth order. */
export function stepped(state: State, time: number, pull = PULL): State {
  const k1 = changeOf(state, pull)
  const k2 = changeOf(moved(state, k1, time / 2), pull)
  const k3 = changeOf(moved(state, k2, time / 2), pull)
  const k4 = changeOf(moved(state, k3, time), pull)
  const mean = k1.map((_, i) => (k1[i]! + 2 * k2[i]! + 2 * k3[i]! + k4[i]!) / 6) as unknown as State
  return moved(state, mean, time)
}

/** Its energy for weights and rods of one. */
export const energyOf = ([a, b, va, vb]: State, pull = PULL): number =>
  va * va + (vb * vb) / 2 + va * vb * Math.cos(a - b) - pull * (2 * Math.cos(a) + Math.cos(b))

/** Steps of the reckoning in a second. */
export const STEPS = 100

/**
 * A swing.
 * @param from - Both angles and speeds at which it is let go.
 * @param seconds - How long.
 * @returns Both angles at each step, one after the other.
 */
export function swing(from: State, seconds: number): Float32Array {
  const angles = new Float32Array((Math.ceil(seconds * STEPS) + 2) * 2)
  let state = from
  for (let index = 0; index < angles.length; index += 2) {
    angles[index] = state[0]
    angles[index + 1] = state[1]
    state = stepped(state, 1 / STEPS)
  }
  return angles
}
