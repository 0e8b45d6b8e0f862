import { clamp, createRandom } from '@found-time/clock-runtime'
import type { Line } from './model'
import type { Bares, Sheet } from './sheet'

/** Figures 0 to 5 as a nail makes them: straight pulls only, 20 high and 12 wide. */
const FIGURES: readonly (readonly (readonly [number, number, number, number])[])[] = [
  [
    [6, 0, 1, 6],
    [1, 5, 1, 15],
    [1, 14, 6, 20],
    [6, 20, 11, 14],
    [11, 15, 11, 5],
    [11, 6, 6, 0],
  ],
  [
    [6, 0, 6, 20],
    [6, 0, 2, 5],
  ],
  [
    [1, 5, 5, 0],
    [5, 0, 11, 4],
    [11, 4, 1, 20],
    [0, 20, 12, 20],
  ],
  [
    [1, 1, 11, 1],
    [11, 1, 5, 9],
    [5, 8, 11, 13],
    [11, 13, 8, 19],
    [9, 19, 1, 20],
  ],
  [
    [8, 0, 0, 13],
    [0, 13, 12, 13],
    [8, 0, 8, 20],
  ],
  [
    [11, 0, 2, 0],
    [2, 0, 1, 9],
    [1, 8, 10, 9],
    [10, 9, 11, 15],
    [11, 15, 1, 20],
  ],
]

/** A groove's profile, from its chipped rim to its bottom, how broad and how deep of 255: a nail's, and a chisel's. */
const SCRATCHED = [
  [1.3, 34],
  [1.02, 84],
  [0.82, 132],
  [0.6, 178],
  [0.38, 218],
  [0.16, 250],
] as const
const HEWN = [
  [1.36, 62],
  [1.08, 104],
  [0.96, 176],
  [0.84, 228],
  [0.66, 246],
] as const

/** Cuts a stroke. The nail wanders, sets in hard and runs out. */
export function groove(sheet: Sheet, { from, to }: Line, width: number, seed: string, bares: Bares) {
  const { between } = createRandom('groove', seed)
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy)
  const [nx, ny] = [-dy / length, dx / length]
  const hewn = bares === 'brick'
  const steps = Math.max(
    8,
    Math.min(hewn ? 44 : 34, Math.round(length / Math.max(2.4, width * (hewn ? 0.2 : 0.4)))),
  )
  const bow = between(-0.02, 0.02) * length
  const [sets, tails] = [between(9, 16), hewn ? between(6, 10) : between(3, 6)]
  const rough = hewn ? 0.1 : 0.08
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const part = step / steps
    const body = Math.min(1, Math.sqrt(part * sets) + 0.24) * Math.min(1, ((1 - part) * tails) ** 0.55 + 0.1)
    return {
      part,
      middle: bow * Math.sin(part * Math.PI) + between(-0.05, 0.05) * width,
      left: width * 0.5 * body * between(1 - rough, 1 + rough),
      right: width * 0.5 * body * between(1 - rough, 1 + rough),
    }
  })
  const at = (part: number, off: number) => [from[0] + dx * part + nx * off, from[1] + dy * part + ny * off]
  const outline = new Array<number>(points.length * 4)
  // Deeper lies over shallower, also where two strokes cross.
  for (const [broad, deep] of hewn ? HEWN : SCRATCHED) {
    // Down one side and up the other.
    for (const [index, { part, middle, left, right }] of points.entries()) {
      const [down, up] = [index * 2, outline.length - 2 - index * 2]
      const [one, other] = [middle - left * broad, middle + right * broad]
      outline[down] = from[0] + dx * part + nx * one
      outline[down + 1] = from[1] + dy * part + ny * one
      outline[up] = from[0] + dx * part + nx * other
      outline[up + 1] = from[1] + dy * part + ny * other
    }
    sheet.fill(outline, deep, bares)
  }
  // Where the nail slipped: a thin line beside.
  const half = Math.max(0.7, width * 0.09) / 2
  const [off, begins, ends] = [
    between(0.62, 0.9) * width * (between(0, 1) < 0.5 ? -1 : 1),
    between(0, 0.4),
    between(0.55, 1),
  ]
  sheet.fill(
    [
      ...at(begins, off - half),
      ...at(begins, off + half),
      ...at(ends, off * 0.6 + half),
      ...at(ends, off * 0.6 - half),
    ],
    hewn ? 120 : 90,
    bares,
  )
}

/** A ring: the sign for none; in pieces. */
export function* ring(sheet: Sheet, x: number, y: number, radius: number, width: number, bares: Bares) {
  const turn = (part: number) => [x + Math.cos(part) * radius, y + Math.sin(part) * radius] as const
  for (let pull = 0; pull < 10; pull++) {
    const begins = -1.6 + (pull * Math.PI) / 5
    groove(sheet, { from: turn(begins), to: turn(begins + 0.78) }, width, `ring ${pull}`, bares)
    yield
  }
}

/** Number of a ten, in straight pulls; a figure at a time. */
export function* grooveNumber(sheet: Sheet, number: number, x: number, y: number, size: number) {
  const { between } = createRandom('number', number)
  let left = x
  for (const [place, figure] of [...String(number)].entries()) {
    const slip = () => between(-0.6, 0.6)
    for (const [pull, [fx, fy, tx, ty]] of (FIGURES[Number(figure)] ?? []).entries()) {
      const at = (px: number, py: number) =>
        [left + ((px + slip()) * size) / 20, y + ((py + slip()) * size) / 20] as const
      groove(sheet, { from: at(fx, fy), to: at(tx, ty) }, size * 0.15, `${number} ${place} ${pull}`, 'fresh')
    }
    left += size * 0.78
    yield
  }
}

/** Where light comes from: to the right, down and out of the wall. */
export type Light = readonly [x: number, y: number, z: number]

/** What a groove of each kind shows at its rim and at its bottom. */
const COLOURS = {
  plaster: [
    [240, 231, 208],
    [222, 206, 172],
  ],
  fresh: [
    [255, 252, 242],
    [250, 240, 214],
  ],
  brick: [
    [238, 226, 202],
    [214, 84, 52],
  ],
} as const

/** Rows or columns that are computed without a pause. */
const PIECE = 50

/** Every depth the mean of those about it, so that no step is left: rows, then columns; in pieces. */
function* smooth(depths: Float32Array, width: number, height: number, radius: number) {
  const line = new Float32Array(Math.max(width, height))
  const share = 1 / (2 * radius + 1)
  const pass = (from: number, step: number, count: number) => {
    // Most of the wall is whole.
    let begins = 0
    while (begins < count && depths[from + begins * step] === 0) begins++
    if (begins === count) return
    let ends = count - 1
    while (depths[from + ends * step] === 0) ends--
    begins = Math.max(0, begins - radius)
    ends = Math.min(count - 1, ends + radius)
    let sum = 0
    for (let index = begins; index < begins + radius && index < count; index++)
      sum += depths[from + index * step]!
    for (let index = begins; index <= ends; index++) {
      const enters = index + radius
      const leaves = index - radius - 1
      if (enters < count) sum += depths[from + enters * step]!
      if (leaves >= begins) sum -= depths[from + leaves * step]!
      line[index] = sum * share
    }
    for (let index = begins; index <= ends; index++)
      depths[from + index * step] = Math.max(0, line[index]! - 1e-4)
  }
  for (let y = 0; y < height; y++) {
    pass(y * width, 1, width)
    if (y % PIECE === 0) yield
  }
  for (let x = 0; x < width; x++) {
    pass(x, width, height)
    if (x % PIECE === 0) yield
  }
}

/** Chance for a place, `0` to `1`. */
const grain = (x: number, y: number) => {
  let hash = Math.imul(x, 374_761_393) + Math.imul(y, 668_265_263)
  hash = Math.imul(hash ^ (hash >>> 13), 1_274_126_177)
  return ((hash ^ (hash >>> 16)) >>> 0) / 4_294_967_296
}

/** How far it is from one place to the next on the way to the light, in pixels. */
const STRIDE = 1.3

/**
 * Turns depths into what is seen of them: paint chipped off along the rim, slopes that look to the light or away from
 * it, and the shadow of the rim on the bottom. In pieces.
 * @param deep - How deep 255 is, in pixels, of a minute's stroke and of an hour's.
 * @param place - Where on the wall the sheet is: its grain stays where it is.
 */
export function* carve(
  sheet: ImageData,
  [lx, ly, lz]: Light,
  deep: readonly [minute: number, hour: number],
  [left, top]: readonly [number, number],
): Generator<undefined, ImageData> {
  const { width, height, data } = sheet
  const depths = new Float32Array(width * height)
  for (let index = 0; index < depths.length; index++)
    if (data[index * 4]) depths[index] = (data[index * 4]! / 255) * deep[data[index * 4 + 1]! > 127 ? 1 : 0]
  yield* smooth(depths, width, height, Math.max(1, Math.round(deep[0] * 0.24)))
  // Places on the way to the light, from any one.
  const ahead = Array.from({ length: 13 }, (_, step) => {
    const far = (step + 1) * STRIDE
    return Math.round(ly * far) * width + Math.round(lx * far)
  })
  // A function of its own, that engines make fast: it is called often.
  const carveRow = (y: number) => {
    // Most of the wall is whole, and what is seen of a cut goes two pixels beyond it.
    let first = width
    let last = -1
    for (let row = Math.max(0, y - 2); row <= Math.min(height - 1, y + 2); row++) {
      const from = row * width
      for (let x = 0; x < first; x++) if (depths[from + x]) first = x
      for (let x = width - 1; x > last; x--) if (depths[from + x]) last = x
    }
    const end = Math.min(width - 3, last + 2)
    for (let x = Math.max(2, first - 2); x <= end; x++) {
      const index = y * width + x
      const at = index * 4
      const depth = depths[index]!
      const slopeX =
        (depths[index + 1]! - depths[index - 1]!) * 0.6 + (depths[index + 2]! - depths[index - 2]!) * 0.12
      const slopeY =
        (depths[index + width]! - depths[index - width]!) * 0.6 +
        (depths[index + 2 * width]! - depths[index - 2 * width]!) * 0.12
      if (!depth && !slopeX && !slopeY) continue
      const hour = data[at + 1]! > 127
      const part = depth / deep[hour ? 1 : 0]
      const onX = x + left
      const onY = y + top
      const coarse = grain(onX >> 1, onY >> 1) * 0.6 + grain((onX + onY) >> 3, (onY - (onX >> 1)) >> 2) * 0.4
      const fine = grain(onX, onY)
      const rough = hour ? 0.16 : 0.3
      const nx = slopeX + (fine - 0.5) * rough
      const ny = slopeY + (coarse - 0.5) * rough
      const facing = Math.max(0, (nx * lx + ny * ly + lz) / Math.sqrt(nx * nx + ny * ny + 1))
      // On paint that is whole only the bulge beside the groove is seen.
      const bared = (part - 0.14 - coarse * 0.16) / 0.1
      if (bared <= 0) {
        const bulge = facing - lz
        data[at] = data[at + 1] = data[at + 2] = bulge > 0 ? 255 : 0
        data[at + 3] = Math.min(120, Math.abs(bulge) * 150)
        continue
      }
      let lit = 0.36 + 1.04 * facing
      // The rim's shadow: whether on the way to the light something stands higher.
      let hidden = 0
      const steps = hour ? 13 : 8
      const pace = hour ? 2 : 1
      const rises = hour ? 0.62 : 0.95
      for (let step = 0; step < steps; step += pace) {
        const over = depth - (depths[index + ahead[step]!] ?? 0) - (step + 1) * STRIDE * rises
        if (over > hidden) hidden = over
      }
      lit *= 1 - (hour ? 0.56 : 0.4) * Math.min(1, hidden / (hour ? 2.4 : 0.6))
      const colours = COLOURS[hour ? 'brick' : data[at + 2]! > 127 ? 'fresh' : 'plaster']
      const rim = colours[0]
      const bottom = colours[1]
      const inward = clamp((part - (hour ? 0.5 : 0.34)) * (hour ? 5 : 2))
      lit *= (0.92 + 0.18 * coarse) * (1.08 - 0.34 * part)
      // Brick is of grains, some dark and some burnt pale.
      if (hour) lit *= 1.12 + inward * ((grain(onX >> 2, onY >> 2) - 0.5) * 0.2 + (coarse - 0.5) * 0.16)
      for (let channel = 0; channel < 3; channel++)
        data[at + channel] = (rim[channel]! + (bottom[channel]! - rim[channel]!) * inward) * lit
      data[at + 3] = 255 * Math.min(1, bared)
    }
  }
  for (let y = 2; y < height - 2; y++) {
    carveRow(y)
    if (y % PIECE === 0) yield
  }
  return sheet
}

/** The line that the nail has come down so far: a stroke that does not count yet. */
export function faint(context: CanvasRenderingContext2D, { from, to }: Line, width: number, part: number) {
  const tip = [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part] as const
  context.lineCap = 'round'
  for (const [colour, broad, aside] of [
    ['rgb(8 30 28 / 0.5)', 0.22, -0.08],
    ['rgb(232 236 222 / 0.7)', 0.14, 0.03],
  ] as const) {
    context.strokeStyle = colour
    context.lineWidth = Math.max(0.8, width * broad)
    context.beginPath()
    context.moveTo(from[0] + aside * width, from[1])
    context.lineTo(tip[0] + aside * width, tip[1])
    context.stroke()
  }
  return tip
}

/** Which way the nail is held: its head to the right and below, off all that has been counted. */
const HELD = [0.3, 0.954] as const

/** The nail, its point at work on the wall, its head lifted from it, and its shadow. */
export function nail(
  context: CanvasRenderingContext2D,
  [x, y]: readonly [number, number],
  length: number,
  [lx, ly, lz]: Light,
) {
  const shaft = (thick: number, [ux, uy]: readonly [number, number]) => {
    context.beginPath()
    for (const [along, aside] of [
      [0, 0],
      [0.15, 1],
      [0.93, 1],
      [0.95, 2.1],
      [1, 1.9],
      [1, -1.9],
      [0.95, -2.1],
      [0.93, -1],
      [0.15, -1],
    ] as const)
      context.lineTo(
        x + ux * along * length - (HELD[1] * aside * thick) / 2,
        y + uy * along * length + (HELD[0] * aside * thick) / 2,
      )
    context.closePath()
    context.fill()
  }
  const thick = length * 0.08
  const lifted = 0.24
  context.fillStyle = 'rgb(4 16 18 / 0.42)'
  shaft(thick, [HELD[0] - (lx / lz) * lifted, HELD[1] - (ly / lz) * lifted])
  const across = context.createLinearGradient(
    x + HELD[1] * thick,
    y - HELD[0] * thick,
    x - HELD[1] * thick,
    y + HELD[0] * thick,
  )
  for (const [at, colour] of [
    [0.08, '#2b2522'],
    [0.36, '#4a423d'],
    [0.56, '#8d8680'],
    [0.66, '#cfc9c0'],
    [0.78, '#6b6058'],
    [0.95, '#37302c'],
  ] as const)
    across.addColorStop(at, colour)
  context.fillStyle = across
  shaft(thick, HELD)
}
