/**
 * Where the hands of an ordinary clock point.
 * @returns Degrees clockwise from twelve. In the mirror all of the dial is turned over, so they go the other way.
 * @example handsAt(15, 30) // { hour: 105, minute: 180 }
 */
export const handsAt = (hour: number, minute: number) => ({
  hour: (hour % 12) * 30 + minute / 2,
  minute: minute * 6,
})

/** How long the second hand takes for its step, in milliseconds. */
export const TICK = 260

/** The second hand, in degrees: it springs a little too far, and back. Calm, it is there at once. */
export function secondAt(second: number, millisecond: number, calm: boolean): number {
  if (calm || millisecond >= TICK) return second * 6
  const part = millisecond / TICK
  const spring = 1 - (1 - part) ** 2 * Math.cos(part * 7)
  return (second - 1 + spring) * 6
}

/** How many clocks are in the corridor of two mirrors. */
export const DEPTH = 6

/** How often the light of a clock has been turned over: from the wall into the one mirror, and by both each time after. */
export const turnsOf = (depth: number): number => depth * 2 + 1

export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export interface Depth {
  readonly clock: { readonly x: number; readonly y: number; readonly radius: number }
  /** The mirror that hangs beside the clock, in which the next one is. */
  readonly mirror: Box
  /** How much smaller all is than at the front. */
  readonly scale: number
}

/**
 * The corridor on a stage: a clock as large as fits, beside it or on a high stage below it a mirror, and all of it again in
 * there, each time nearer to one point on the edge.
 */
export function corridorOf(width: number, height: number): readonly Depth[] {
  const upright = width / height < 0.9
  const [long, short] = upright ? [height, width] : [width, height]
  const radius = Math.min(short * 0.462, long * 0.31)
  const gap = short * 0.035
  const from = upright ? Math.max(short / 2, radius + gap) : radius + gap
  const edge = from + radius + gap
  const border = short * 0.016
  // Where all lines meet: on the far edge, and not quite in the middle, as no two mirrors hang quite alike.
  const [end, side] = [long * (upright ? 1.005 : 1.09), short * (upright ? 0.58 : 0.45)]
  // The clock in the mirror stands as far from its frame as the first one from the stage's edge.
  const shrink = Math.min(0.56, (end - edge - border) / (end - (from - radius - gap * 0.8)))
  const across = upright ? [short * 0.055, short * 0.945] : [short * 0.12, short * 0.82]
  return Array.from({ length: DEPTH }, (_, depth) => {
    const scale = shrink ** depth
    const along = (place: number) => end + (place - end) * scale
    const over = (place: number) => side + (place - side) * scale
    const [a, b] = [along(edge), long * 1.1]
    const [c, d] = [over(across[0]!), over(across[1]!)]
    const [x, y] = [along(from), over(short / 2)]
    return {
      scale,
      clock: upright ? { x: y, y: x, radius: radius * scale } : { x, y, radius: radius * scale },
      mirror: upright
        ? { left: c, top: a, width: d - c, height: b - a }
        : { left: a, top: c, width: b - a, height: d - c },
    }
  })
}
