/** Across and down. */
export type Point = readonly [x: number, y: number]

/** `x` and `y` in turn. */
export type Outline = Float64Array

const TURN = Math.PI * 2
const clamp = (value: number) => Math.min(1, Math.max(0, value))

/** A round drop of ink as it lies on the bath. */
export function stone(x: number, y: number, radius: number, corners: number): Outline {
  return Float64Array.from({ length: corners * 2 }, (_, at) => {
    const angle = (Math.floor(at / 2) / corners) * TURN
    return at % 2 ? y + radius * Math.sin(angle) : x + radius * Math.cos(angle)
  })
}

/**
 * A drop falls on the bath and pushes what lies there aside; areas stay what they are.
 * Formula: Lu, Jaffer, Jin, Zhao and Mao, "Mathematical Marbling", IEEE Computer Graphics and Applications 32 (2012),
 * equation 1: `p' = c + (p - c) sqrt(1 + r² / |p - c|²)`.
 */
export function push(outline: Outline, x: number, y: number, radius: number): void {
  for (let at = 0; at < outline.length; at += 2) {
    const [offX, offY] = [outline[at]! - x, outline[at + 1]! - y]
    const grown = Math.sqrt(1 + radius ** 2 / Math.max(1e-9, offX * offX + offY * offY))
    outline[at] = x + offX * grown
    outline[at + 1] = y + offY * grown
  }
}

/**
 * Draws a comb through the bath: a shear along the teeth, less the farther from the next tooth.
 * Formula: the same paper's tine lines, `u = α λ / (d + λ)`, with `d` to the nearest tooth.
 * @param angle - Where the comb moves, in radians, clockwise from the right.
 * @param spacing - Between its teeth.
 * @param reach - How far ink at a tooth is taken.
 * @param sharpness - At this distance it is taken half as far.
 */
export function comb(
  outline: Outline,
  angle: number,
  spacing: number,
  reach: number,
  sharpness: number,
): void {
  const [alongX, alongY] = [Math.cos(angle), Math.sin(angle)]
  for (let at = 0; at < outline.length; at += 2) {
    const across = (outline[at + 1]! * alongX - outline[at]! * alongY) / spacing
    const distance = Math.abs(across - Math.round(across)) * spacing
    const taken = (reach * sharpness) / (distance + sharpness)
    outline[at]! += alongX * taken
    outline[at + 1]! += alongY * taken
  }
}

/** Ink in so many sixtieths of a flower, from the rim inwards. */
export type Bands = readonly (readonly [drops: number, colour: string])[]

/** How a flower is drawn out of rings of ink. */
export interface Flower {
  readonly bands: Bands
  /** Strokes of the needle from the heart outwards, each between two inwards. */
  readonly strokes: number
  readonly outwards: number
  readonly inwards: number
  /** In radians, at the heart. */
  readonly twist: number
}

/** Distance from a stroke, in radians, at which ink follows the needle half as far. */
const NEEDLE = 0.11
const MEAN = (NEEDLE / Math.PI) * Math.log(1 + Math.PI / NEEDLE)

/**
 * Where the needle takes a point of a ring. `r² + f(θ)` with a mean `f` of nothing, and a turn that depends on `r`
 * alone, both keep areas, as the tine lines and vortices of "Mathematical Marbling" do.
 * @param ring - Radius of the ring, `0` to `1`.
 * @param drawn - How much of the strokes has been made, `0` to `1`.
 */
export function drawnOut(flower: Flower, ring: number, angle: number, drawn: number): Point {
  const { strokes, outwards, inwards, twist } = flower
  let square = ring * ring
  for (let stroke = 0; stroke < strokes * 2; stroke++) {
    const made = clamp((drawn * strokes * 2 - stroke) * 0.8)
    if (!made) break
    const off = Math.abs(((((angle - strokeAngle(flower, stroke)) % TURN) + TURN * 1.5) % TURN) - Math.PI)
    square += made * (stroke < strokes ? outwards : -inwards) * (NEEDLE / (off + NEEDLE) - MEAN)
  }
  const far = Math.sqrt(Math.max(0.002, square))
  const turned = angle + (twist * drawn * 0.35) / (far + 0.35)
  return [far * Math.cos(turned), far * Math.sin(turned)]
}

/** First all strokes outwards, then those inwards between them. */
export const strokeAngle = ({ strokes }: Flower, stroke: number) =>
  ((stroke % strokes) + (stroke < strokes ? 0 : 0.5)) * (TURN / strokes) - Math.PI / 2

/**
 * The rings of so many drops that fell one after the other on the same spot, each pushing those before it outwards.
 * @param drops - `0` to `60`; the last may still be spreading.
 * @returns Radii, the full flower's being `1`, from the rim inwards.
 */
export function ringsOf(bands: Bands, drops: number): { radius: number; colour: string }[] {
  let under = 0
  const rings: { radius: number; colour: string }[] = []
  for (const [count, colour] of bands) {
    if (drops > under) rings.push({ radius: Math.sqrt((drops - under) / 60), colour })
    under += count
  }
  return rings
}

/** How many flowers are open. */
export interface Count {
  /** `1` to `12`. */
  readonly hours: number
  /** `0` to `5`. */
  readonly tens: number
  /** `0` to `9`. */
  readonly units: number
}

export const countOf = ({ hour12, minute }: { hour12: number; minute: number }): Count => ({
  hours: hour12,
  tens: Math.floor(minute / 10),
  units: minute % 10,
})

/** The share of a drop that has spread so long after it fell; it goes a little too far and draws back. */
export const spreadAt = (seconds: number) => 1 - Math.exp(-9 * seconds) * Math.cos(11 * seconds)

/** How much of the strokes has been made, at a second of the minute: all of them on the minute. */
export const drawnAt = (second: number) => clamp((second - 58.9) / 1.05)

/** The drops of a flower that is not made second by second but in the last two of the minute. */
export const hurriedAt = (second: number) => {
  const share = clamp((second - 57.4) / 1.4)
  return 60 * share * share * (3 - 2 * share)
}

/**
 * Where the sheet of paper is: `1` off the bath at one side, `0` on it, `-1` off at the other.
 * @param second - Of the minute.
 */
export function sheetAt(second: number): number {
  const on = clamp((second - 56.6) / 1.1)
  const off = clamp((second - 58.6) / 1.35)
  return (1 - on) ** 3 - off ** 3
}

/** A tray of bath: left, top, width, height. */
export type Tray = readonly [left: number, top: number, width: number, height: number]

export interface Layout {
  readonly hours: Tray
  readonly minutes: Tray
  /** Twelve places for hours, five for tens, ten for units: where, and how large. */
  readonly places: Readonly<Record<keyof Count, readonly Point[]>>
  readonly radius: Readonly<Record<keyof Count, number>>
  readonly rim: number
}

/** A grid in a tray; `lines` beside each other, `each` along one. */
function grid([left, top, width, height]: Tray, columns: number, rows: number) {
  const room = Math.min(width / columns, height / rows)
  // The outer places keep from the rim what they keep from each other.
  const [padX, padY] = [(width / columns - room) * 0.3, (height / rows - room) * 0.3]
  const at = (column: number, row: number): Point => [
    left + padX + ((column + 0.5) * (width - 2 * padX)) / columns,
    top + padY + ((row + 0.5) * (height - 2 * padY)) / rows,
  ]
  return { room, at }
}

/** How a stage is filled, in CSS pixels. */
export function layoutAt(width: number, height: number): Layout {
  const short = Math.min(width, height)
  const rim = short < 200 ? 2 : Math.max(5, short * 0.014)
  const edge = short < 200 ? 3 : Math.max(8, short * 0.028)
  const beside = width > height * 0.95
  const share = beside ? 0.525 : 0.53
  const [inner, deep] = [width - 2 * edge, height - 2 * edge]
  const hours: Tray = beside
    ? [edge, edge, inner * share - edge / 2, deep]
    : [edge, edge, inner, deep * share - edge / 2]
  const minutes: Tray = beside
    ? [edge + hours[2] + edge, edge, inner - hours[2] - edge, deep]
    : [edge, edge + hours[3] + edge, inner, deep - hours[3] - edge]
  const inside = ([left, top, wide, high]: Tray): Tray => [
    left + rim * 2,
    top + rim * 2,
    wide - rim * 4,
    high - rim * 4,
  ]
  const hourGrids = [
    [3, 4],
    [4, 3],
    [6, 2],
  ].map(([columns, rows]) => ({ columns: columns!, ...grid(inside(hours), columns!, rows!) }))
  const best = hourGrids.sort((one, other) => other.room - one.room)[0]!
  const upright = minutes[2] < minutes[3] * 1.1
  // A wider step sets the tens apart from the units.
  const minuteGrid = upright ? grid(inside(minutes), 3.25, 5) : grid(inside(minutes), 5, 3.25)
  const minuteAt = (line: number, along: number) => {
    const apart = line ? line + 0.25 : 0
    return upright ? minuteGrid.at(apart, along) : minuteGrid.at(along, apart)
  }
  return {
    hours,
    minutes,
    places: {
      hours: Array.from({ length: 12 }, (_, place) =>
        best.at(place % best.columns, Math.floor(place / best.columns)),
      ),
      tens: Array.from({ length: 5 }, (_, place) => minuteAt(0, place)),
      units: Array.from({ length: 10 }, (_, place) => minuteAt(1 + Math.floor(place / 5), place % 5)),
    },
    radius: { hours: best.room * 0.44, tens: minuteGrid.room * 0.45, units: minuteGrid.room * 0.41 },
    rim,
  }
}
