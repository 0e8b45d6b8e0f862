/** Towards the sun, of length one: along the beam, along the rods, up. */
export type Light = readonly [number, number, number]

/** Half the knife edge, half the flat ends, half the thickness, in pixels. */
export interface BeadShape {
  readonly wide: number
  readonly flat: number
  readonly half: number
}

function hash(x: number, y: number, z: number): number {
  let value = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(z, 2147483647 - 1274126177)
  value = Math.imul(value ^ (value >>> 13), 1274126177)
  return ((value ^ (value >>> 16)) >>> 0) / 4294967296
}

const smooth = (t: number) => t * t * (3 - 2 * t)
const mix = (a: number, b: number, t: number) => a + (b - a) * t

// Asked three times for each pixel of a bead: it makes no arrays and no functions.
function noise(x: number, y: number, z: number): number {
  const i = Math.floor(x)
  const j = Math.floor(y)
  const k = Math.floor(z)
  const a = smooth(x - i)
  const b = smooth(y - j)
  const near = mix(
    mix(hash(i, j, k), hash(i + 1, j, k), a),
    mix(hash(i, j + 1, k), hash(i + 1, j + 1, k), a),
    b,
  )
  const far = mix(
    mix(hash(i, j, k + 1), hash(i + 1, j, k + 1), a),
    mix(hash(i, j + 1, k + 1), hash(i + 1, j + 1, k + 1), a),
    b,
  )
  return mix(near, far, smooth(z - k))
}

// Rosewood, from its dark rings to its light ones.
const DARK = [62, 20, 15]
const PALE = [178, 84, 44]

/**
 * Turns a bead: a bicone lying on its rod, seen from above and lit by a hard sun and a blue sky.
 * @param variant - Where in the log it was cut.
 */
export function beadPixels(
  { data, width, height }: ImageData,
  shape: BeadShape,
  light: Light,
  variant: number,
) {
  const { wide, flat, half } = shape
  const slope = (wide - flat) / half
  const face = Math.hypot(1, slope)
  const [lu, lv, lw] = light
  const leanCos = Math.cos(variant * 1.9) * 0.5
  const leanSin = Math.sin(variant * 1.9) * 0.6
  const halfway = Math.hypot(lu, lv, lw + 1)
  for (let row = 0; row < height; row++) {
    const v = row + 0.5 - height / 2
    const fall = Math.abs(v)
    const radius = Math.max(flat * 0.9, wide - slope * fall)
    // The edge is not quite a knife's: two hundredths of it are round.
    const round = Math.max(-1, Math.min(1, v / Math.max(0.75, half * 0.05)))
    for (let column = 0; column < width; column++) {
      const u = column + 0.5 - width / 2
      const inside = Math.min((radius - Math.abs(u)) / face, half - fall) + 0.5
      if (inside <= 0) continue
      const x = Math.max(-1, Math.min(1, u / radius))
      const up = Math.sqrt(1 - x * x)
      const steep = slope * round
      const size = Math.sqrt(1 + steep * steep)
      const nu = x / size
      const nv = steep / size
      const nw = up / size
      const sun = Math.max(0, nu * lu + nv * lv + nw * lw)
      const facing = Math.max(0, (nu * lu + nv * lv + nw * (lw + 1)) / halfway)
      const gloss = 0.85 * facing ** 60 + 0.2 * facing ** 9
      // Rings of the log, cut across at a slant of each bead's own.
      const px = u / wide
      const py = v / wide
      const pz = (up * radius) / wide
      const across = px * leanCos + pz * leanSin + py * 0.35
      const ring =
        0.5 + 0.5 * Math.sin(across * 17 + 5 * noise(px * 2 + variant * 9, py * 2, pz * 2) + variant)
      const pore = noise(px * 9 + py * 3, py * 42 + variant * 31, pz * 9)
      const vein = noise(px * 3 + variant * 5, py * 15, pz * 3) ** 3
      const tone = Math.min(
        1,
        0.16 + 0.5 * ring * (0.5 + 0.5 * pore) + 0.28 * pore - 0.3 * vein + (variant % 3) * 0.08,
      )
      // Neighbours and the rod's hole keep the light from the flat ends.
      const open = Math.min(1, 0.55 + (0.6 * (half - fall)) / (half * 0.35))
      const sky = 0.3 + 0.22 * nw
      const lamp = (sky + 1.05 * sun) * open
      const edge = Math.exp(-((v / Math.max(0.7, half * 0.035)) ** 2)) * 0.16 * up
      const at = (row * width + column) * 4
      for (let channel = 0; channel < 3; channel++) {
        const wood = mix(DARK[channel]!, PALE[channel]!, tone)
        const skyTint = channel === 2 ? 16 * sky : 0
        data[at + channel] = wood * lamp + skyTint + 255 * (gloss * open + edge)
      }
      data[at + 3] = 255 * Math.min(1, inside)
    }
  }
}
