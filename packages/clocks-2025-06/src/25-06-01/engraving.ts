import { createRandom, easeInOut } from '@found-time/clock-runtime'

/** Lines as an engraver cuts them into steel for a stamp of 80 by 100: the darker it is to be, the broader they are. */

/** From one line of the sky to the next. */
const PITCH = 1.02
/** The picture: an arch on straight sides. */
export const ARCH = { middle: 40, spring: 43, radius: 29.5, foot: 66 } as const
/** Where the sky meets the sea. */
const HORIZON = 58

/** Half the breadth of the arch at a height, nothing where it is not. */
export function halfAt(y: number): number {
  const { spring, radius, foot } = ARCH
  if (y > foot || y < spring - radius) return 0
  return y < spring ? Math.sqrt(radius ** 2 - (spring - y) ** 2) : radius
}

/** The outline of the arch. */
export const ARCHED = `M${ARCH.middle - ARCH.radius} ${ARCH.foot}V${ARCH.spring}a${ARCH.radius} ${ARCH.radius} 0 0 1 ${2 * ARCH.radius} 0V${ARCH.foot}Z`

const short = (value: number) => String(Math.round(value * 100) / 100)

/** A line from left to right that swells: along its upper side there, along its lower one back. */
function swelling(points: readonly (readonly [x: number, y: number, thick: number])[]): string {
  const upper = points.map(([x, y, thick]) => `${short(x)} ${short(y - thick / 2)}`)
  const lower = points.map(([x, y, thick]) => `${short(x)} ${short(y + thick / 2)}`).reverse()
  return `M${upper.join('L')}L${lower.join('L')}Z`
}

/** From `0` at one value to `1` at another, gently. */
const smooth = (from: number, to: number, value: number) => easeInOut((value - from) / (to - from))

/**
 * Sky over sea, with clouds, bright round what flies in the middle.
 * @param picture - Each has clouds of its own.
 * @param isNight - Then it is dark all over, but for a moonlit sea.
 */
export function skyOf(picture: number, isNight: boolean): string {
  const { middle, spring, radius, foot } = ARCH
  const { between } = createRandom('clouds', picture)
  const clouds = [-1, 1].flatMap((side) => {
    const [x, y] = [middle + side * between(15, 25), between(30, 50)]
    return [-6, -2.4, 1.4, 5].map((aside, puff) => ({
      x: x + aside,
      y: y - [0, 1.5, 2.2, 0.4][puff]!,
      r: [2.6, 3.6, 3.9, 2.8][puff]!,
    }))
  })
  const inCloud = (x: number, y: number) =>
    Math.max(
      ...clouds.map((puff) =>
        y > puff.y + 1.6 ? 0 : 1 - smooth(0.86, 1.02, Math.hypot(x - puff.x, y - puff.y) / puff.r),
      ),
    )
  const lines: string[] = []
  for (let y = spring - radius + PITCH; y < foot - 0.3; y += PITCH) {
    const half = halfAt(y)
    const steps = Math.max(6, Math.round(half * 1.7))
    lines.push(
      swelling(
        Array.from({ length: steps + 1 }, (_, step) => {
          const x = middle - half + (2 * half * step) / steps
          const ends = Math.min(1, (half - Math.abs(x - middle)) / 0.7 + 0.35)
          if (y > HORIZON) {
            const deep = (y - HORIZON) / (foot - HORIZON)
            const wave = Math.sin(x * (0.95 - deep * 0.35) + y * 2.1)
            const glint = Math.exp(-(((x - middle) / 9) ** 2)) * (isNight ? 0.75 : 0.45)
            return [x, y + wave * 0.2 * deep, PITCH * (0.62 + 0.22 * wave) * (1 - glint) * ends]
          }
          const high = (HORIZON - y) / (HORIZON - spring + radius)
          const glow = Math.exp(-(((x - middle) / 19) ** 2) - ((y - 37) / 18) ** 2)
          const sky = isNight ? 0.94 - 0.3 * glow : (0.2 + 0.62 * high) * (1 - 0.86 * glow)
          return [x, y, PITCH * (sky - inCloud(x, y) * (isNight ? 0.34 : sky - 0.06)) * ends]
        }),
      ),
    )
  }
  return lines.join('')
}

/** Rays in the corners over the arch, every second one longer by what is left of it. */
export function raysOf(left: number, top: number, right: number): string {
  const { middle, spring, radius } = ARCH
  const near = radius + 2.4
  return Array.from({ length: 60 }, (_, ray) => {
    const angle = ((ray + 0.5) / 60) * Math.PI
    const [dx, dy] = [-Math.cos(angle), -Math.sin(angle)]
    const far = Math.min((dx < 0 ? left - middle : right - middle) / dx, (top - spring) / dy)
    if (far <= near + 0.6) return ''
    const [from, to] = [near, near + (far - near) * (ray % 2 ? 0.78 : 1)]
    return `M${short(middle + dx * from)} ${short(spring + dy * from)}L${short(middle + dx * to)} ${short(spring + dy * to)}`
  }).join('')
}

/** Waves that cross one another between two heights, from side to side. */
export function braidOf(from: number, to: number, y: number, high: number, strands: number): string {
  const steps = Math.round((to - from) * 1.6)
  return Array.from({ length: strands }, (_, strand) => {
    const points = Array.from({ length: steps + 1 }, (_, step) => {
      const x = from + ((to - from) * step) / steps
      const phase = (strand / strands) * 2 * Math.PI
      return `${short(x)} ${short(y + (high / 2) * Math.sin(((x - from) / 10.8) * 2 * Math.PI + phase))}`
    })
    return `M${points.join('L')}`
  }).join('')
}
