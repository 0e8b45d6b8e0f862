/**
 * Where the hands of an ordinary clock point.
 * @returns Degrees clockwise from twelve. In the mirror all of the dial is turned over, so they go the other way.
 * @example handsAt(15, 30) // { hour: 105, minute: 180 }
 */
export const handsAt = (hour: number, minute: number) => ({
  hour: (hour % 12) * 30 + minute / 2,
  minute: minute * 6,
})

/** How long the second hand takes for its step, in milliseconds; and whoever passes by, for theirs. */
export const TICK = 260
export const STEP = 460

/** The second hand, in degrees: it springs a little too far, and back. Calm, it is there at once. */
export function secondAt(second: number, millisecond: number, calm: boolean): number {
  if (calm || millisecond >= TICK) return second * 6
  const part = millisecond / TICK
  const spring = 1 - (1 - part) ** 2 * Math.cos(part * 7)
  return (second - 1 + spring) * 6
}

/**
 * Who passes the window, and where: somebody else each minute, a step each second.
 * @returns Which of eight; how far across, from `0` at the right to `1` at the left; and how high off the pavement.
 */
export function passerAt(hour: number, minute: number, second: number, millisecond: number, calm: boolean) {
  const part = calm ? 1 : Math.min(1, millisecond / STEP)
  const eased = part * part * (3 - 2 * part)
  return {
    who: (hour * 60 + minute) % 8,
    across: Math.max(0, second - 1 + eased) / 60,
    off: Math.sin(part * Math.PI),
  }
}

export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The barber's mirror on a stage: its frame, the clock and the window seen in it, and the shelf before it. */
export function roomOf(width: number, height: number) {
  const frame = Math.min(width, height) * 0.035
  const shelf = height * 0.82
  const upright = width / height < 0.8
  const inner = width - 2 * frame
  if (upright) {
    const radius = Math.min(inner * 0.44, height * 0.21)
    const gap = Math.min((inner / 2 - radius) * 0.9, height * 0.04)
    const y = frame + gap + radius
    const top = y + radius + gap
    return {
      frame,
      shelf,
      dado: height * 0.66,
      clock: { x: width / 2, y, radius },
      window: { left: frame + gap, top, width: inner - 2 * gap, height: height * 0.74 - top },
    }
  }
  const gap = Math.min(inner, height) * 0.055
  const radius = Math.min((shelf - frame - gap * 3.3) / 2, inner * (width / height < 1.25 ? 0.245 : 0.275))
  const y = Math.max(frame + gap + radius, Math.min(height * 0.4, shelf - gap * 3 - radius))
  const x = frame + gap + radius
  const left = x + radius + gap
  const top = Math.max(frame + gap, y - radius)
  return {
    frame,
    shelf,
    dado: height * 0.6,
    clock: { x, y, radius },
    window: { left, top, width: width - frame - gap - left, height: height * 0.735 - top },
  }
}
