import { clamp, createRandom, easeInOut } from '@found-time/clock-runtime'

/** A piece of wax: where its middle is, and how large it is. */
export interface Blob {
  readonly x: number
  readonly y: number
  readonly radius: number
  /** How much higher than broad it is. */
  readonly stretch: number
}

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** How many pieces of wax are adrift; at midnight and at noon, twelve. */
export const blobsAt = (hour: number): number => hour % 12 || 12

/** How long the column takes from one mark to the next, and from the sixtieth back to nought. */
export const RISE_MS = 1600

/**
 * Where the column stands on the scale.
 * @param ms - Since the minute began; it has arrived after `RISE_MS`.
 * @example columnAt(42, 30_000) // 42
 */
export function columnAt(minute: number, ms: number): number {
  const rest = 1 - easeInOut(clamp(ms / RISE_MS))
  return minute + rest * (minute === 0 ? 60 : -1)
}

export interface Plan {
  readonly tall: boolean
  /** How far the glass is from the stage's edges: at the top, where it is widest, and at the bottom. */
  readonly glass: readonly [top: number, belly: number, bottom: number]
  /** The scale: where its marks begin, and the heights of nought and sixty. */
  readonly scale: { readonly x: number; readonly zero: number; readonly sixty: number; readonly size: number }
  /** The figures of the minute. */
  readonly figures: { readonly x: number; readonly size: number }
  /** Where the wax drifts. */
  readonly room: Box
  /** The least that two pieces are apart. */
  readonly gap: number
}

export function planOf(width: number, height: number): Plan {
  const tall = width < height * 0.85
  const unit = Math.min(width, height)
  const glass = tall
    ? ([width * 0.085, width * 0.018, width * 0.04] as const)
    : ([width * 0.125, width * 0.025, width * 0.055] as const)
  const x = width * (tall ? 0.605 : 0.675)
  const left = width * (tall ? 0.05 : 0.05)
  return {
    tall,
    glass,
    scale: {
      x,
      zero: height * 0.9,
      sixty: height * 0.085,
      size: clamp(unit * (tall ? 0.047 : 0.035), 0, 30),
    },
    figures: { x: x + unit * 0.05, size: tall ? width * 0.188 : Math.min(height * 0.235, width * 0.17) },
    room: { x: left, y: height * 0.035, width: x - left - unit * 0.025, height: height * 0.93 },
    gap: unit * 0.034,
  }
}

/** How large a part of the room the wax takes. */
const FULL = 0.56
/** How much larger the piece with the figure is than the others. */
const FIRST = 1.7

/**
 * Lets so many pieces of wax find their places in a room: they push one another away until none touches. The first, which
 * bears the figure, stays in the upper part.
 */
export function settled(count: number, plan: Plan): Blob[] {
  const { gap, glass, tall } = plan
  // Few pieces in an upright lamp are long: they settle in a room that is lower by as much, which is then drawn out.
  const stretch = tall ? 1 + clamp(7 - count, 0, 6) * 0.11 : 1
  const room = { ...plan.room, y: plan.room.y / stretch, height: plan.room.height / stretch }
  const { between } = createRandom('wax', count)
  const weights = Array.from({ length: count }, (_, index) => (index ? between(0.72, 1.22) : FIRST))
  const sum = weights.reduce((total, weight) => total + weight ** 2, 0)
  const most = Math.min(room.width, room.height) / 2
  let scale = Math.sqrt((room.width * room.height * FULL) / (Math.PI * sum))
  const blobs = weights.map((weight, index) => ({
    weight,
    x: room.x + room.width * (index ? between(0.1, 0.9) : count === 1 ? 0.5 : 0.42),
    y:
      room.y + room.height * (index ? 0.28 + (0.7 * index) / count : count === 1 ? 0.46 : tall ? 0.16 : 0.24),
  }))
  const reach = (weight: number) => Math.min(weight * scale, most * 0.94)
  for (let step = 0; step < 700; step++) {
    let worst = 0
    for (const [index, blob] of blobs.entries()) {
      for (const other of blobs.slice(index + 1)) {
        const [dx, dy] = [other.x - blob.x, other.y - blob.y]
        const far = Math.hypot(dx, dy) || 1
        const over = reach(blob.weight) + reach(other.weight) + gap - far
        if (over <= 0) continue
        worst = Math.max(worst, over)
        const share = index ? 0.5 : 0.15
        blob.x -= (dx / far) * over * share
        blob.y -= (dy / far) * over * share
        other.x += (dx / far) * over * (1 - share)
        other.y += (dy / far) * over * (1 - share)
      }
    }
    for (const [index, blob] of blobs.entries()) {
      const radius = reach(blob.weight)
      // The glass comes in towards its neck.
      const neck = 1 - clamp((blob.y - radius * 0.6) / (room.height * 0.62))
      const left = room.x + (glass[0] - glass[1]) * neck * neck * (3 - 2 * neck)
      blob.x = clamp(
        blob.x,
        Math.min(left + radius, room.x + room.width - radius),
        room.x + room.width - radius,
      )
      const low =
        index || count === 1 ? room.y + room.height : room.y + Math.max(room.height * 0.5, radius * 2)
      blob.y = clamp(blob.y, room.y + radius, low - radius)
    }
    if (step > 60 && worst > gap * 0.15) scale *= 0.996
  }
  return blobs.map(({ weight, x, y }) => ({ x, y: y * stretch, radius: reach(weight), stretch }))
}

/**
 * The outline of a piece of wax, as points round its middle: never quite round, and never twice the same. It is a little
 * higher than broad, and its waves run round it in half a minute or so.
 * @param seconds - Since midnight, with their fraction.
 */
export function outlineOf(blob: Blob, index: number, seconds: number, gap: number): [number, number][] {
  const { between } = createRandom('shape', index)
  const waves = [2, 3, 4].map((lobes) => ({
    lobes,
    deep: between(0.5, 1) * [0, 0, 0.105, 0.052, 0.02][lobes]!,
    start: between(0, 2 * Math.PI),
    // Whole turns in ten minutes, so that midnight is no break.
    speed: (Math.round(between(10, 22)) * (index % 2 ? 1 : -1) * 2 * Math.PI) / 600,
  }))
  const [sway, lift] = [between(0, 2 * Math.PI), between(0, 2 * Math.PI)]
  const x = blob.x + gap * 0.22 * Math.sin((seconds * 2 * Math.PI * 15) / 600 + sway)
  const y = blob.y + gap * 0.3 * Math.sin((seconds * 2 * Math.PI * 24) / 600 + lift)
  return Array.from({ length: 40 }, (_, at) => {
    const angle = (at / 40) * 2 * Math.PI
    const bulge = waves.reduce(
      (total, { lobes, deep, start, speed }) =>
        total + deep * Math.sin(lobes * angle + start + speed * seconds),
      1,
    )
    return [
      x + blob.radius * bulge * Math.cos(angle),
      y + blob.radius * blob.stretch * bulge * Math.sin(angle),
    ]
  })
}
